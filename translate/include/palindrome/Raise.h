// Raising: ops of the `llvm` dialect become ops of `func`, `arith`, `cf` and
// their kind where these say exactly the same. The lowering takes them back.

#ifndef PALINDROME_RAISE_H
#define PALINDROME_RAISE_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/DialectInterface.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Support/LLVM.h"
#include <map>
#include <set>
#include <string>
#include <vector>

namespace palindrome {

/// The dialects that are part of Palindrome to which `raiseModule` raises, in
/// the order of the help.
llvm::ArrayRef<llvm::StringRef> raisedDialects();

/// Those of them with ops that say exactly the same, so that the lowering makes
/// the same again. Structured control flow is another program text.
llvm::ArrayRef<llvm::StringRef> exactDialects();

/// Registers the dialects of `raisedDialects`.
void registerRaising(mlir::DialectRegistry &registry);

/// A dialect to whose ops others of `llvm` are raised implements this
/// interface, which is added to the dialect when it is loaded
/// (mlir::DialectRegistry::addExtension). docs/extending.md has an example.
class RaiseInterface : public mlir::DialectInterface::Base<RaiseInterface> {
public:
  explicit RaiseInterface(mlir::Dialect *dialect) : Base(dialect) {}

  /// Replaces `op`, an op of `llvm` in a function, by ops that say exactly the
  /// same, by `rewriter`, which inserts before it. Returns failure without any
  /// change where there are none.
  virtual mlir::LogicalResult raiseOperation(mlir::RewriterBase &rewriter,
                                             mlir::Operation *op) const = 0;
};

struct RaiseOptions {
  /// The dialects to which ops are raised: some of `raisedDialects`, and others
  /// that have a RaiseInterface. These come first.
  std::vector<std::string> dialects;
  /// Whether the module is marked with the version of the carried entries
  /// (`llvmx.version`), by which the lowering knows that it is to take back ops
  /// as they were.
  bool marksModule = true;
  /// Functions that stay with all that is in them, by their symbols, each with
  /// the reason. They live as long as the statistics.
  std::map<std::string, std::string> kept = {};
  /// Functions whose loops become an scf.while, though an scf.for would say the
  /// same, by their symbols.
  std::set<std::string> uncounted = {};
};

/// An op that stays in `llvm`.
struct StayingOp {
  mlir::Location location;
  llvm::StringRef op;     ///< "llvm.load". It lives as long as the context.
  std::string function;   ///< The symbol of the function that it is, or is in.
  llvm::StringRef reason; ///< In the words of a message: "it is variadic".
};

struct RaiseStats {
  /// The ops that were raised, by dialect.
  std::map<std::string, uint64_t> raised;
  /// The others, in the order of the module.
  std::vector<StayingOp> staying;
};

/// Raises the ops of `module`, which verifies, to `options.dialects`. What
/// these cannot say exactly stays. Counts in `stats`. Returns failure after
/// reporting an error: if a dialect is not known, or has no such interface.
mlir::LogicalResult raiseModule(mlir::ModuleOp module,
                                const RaiseOptions &options, RaiseStats &stats);

} // namespace palindrome

#endif // PALINDROME_RAISE_H
