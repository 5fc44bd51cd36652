// The modules whose lowering is judged after something was changed.

#ifndef PALINDROME_TEST_MUTATE_LOWERING_FIXTURES_H
#define PALINDROME_TEST_MUTATE_LOWERING_FIXTURES_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include "verify/judge/dialects/machine/Rules.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/Module.h"
#include <set>

namespace palindrome::mutate {

struct Fixture {
  std::string name; ///< FILE:LINE
  mlir::OwningOpRef<mlir::ModuleOp> module;
  std::string lowered; ///< Its LLVM IR, as text.
  /// The functions of which the judge says that the lowering is right, and
  /// those of which it says that it is not.
  std::set<std::string> tested, different;
  llvm::StringSet<> judgedOps; ///< That the judge carries out.
  double judgeSeconds = 0;
  /// If it is a program, what it prints and returns when it is interpreted.
  std::optional<std::string> output;
  llvm::StringSet<> programOps; ///< That the program carries out.
  double programSeconds = 0;
};

/// Modules with the same context.
class Fixtures {
  mlir::MLIRContext context;

public:
  Fixtures();

  /// Adds the modules of `file`, which lines with `// -----` or `#--- NAME`
  /// divide, as far as they have functions and lower to LLVM IR; judges them
  /// and runs programs.
  void add(const std::string &file);

  std::vector<Fixture> list;
};

/// Lowers `module`, which it changes, to LLVM IR that verifies; null if that
/// fails. Errors are not reported.
std::unique_ptr<llvm::Module> lower(mlir::ModuleOp module,
                                    llvm::LLVMContext &context);

std::string textOf(const llvm::Module &module);

/// Whether the judge, by `rules`, calls `lowered` wrong where it did not call
/// the lowering of `fixture` wrong.
bool isJudgedDifferent(const Fixture &fixture, llvm::Module &lowered,
                       const dialects::RuleTable *rules = nullptr);

/// What the program of `fixture` prints and returns, by `rules`.
std::string runProgram(const Fixture &fixture,
                       const dialects::RuleTable *rules);

} // namespace palindrome::mutate

#endif // PALINDROME_TEST_MUTATE_LOWERING_FIXTURES_H
