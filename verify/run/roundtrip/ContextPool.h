// Contexts of MLIR for one round trip after another. Making a context, loading
// the dialects and freeing all of it takes longer than the translation of a
// small module.

#ifndef PALINDROME_VERIFY_RUN_ROUNDTRIP_CONTEXTPOOL_H
#define PALINDROME_VERIFY_RUN_ROUNDTRIP_CONTEXTPOOL_H

#include "mlir/IR/MLIRContext.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringSet.h"
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace llvm {
class Module;
} // namespace llvm

namespace palindrome {
class Engine;
} // namespace palindrome

namespace palindrome::roundtrip {

/// For one thread at a time. The engine and the registry must outlive it.
class ContextPool {
public:
  ContextPool(const Engine &engine, const mlir::DialectRegistry &registry)
      : engine(engine), registry(registry) {}

  /// The names of the identified structs of a module. A context has one
  /// struct of a name, so that a later module with a struct of that name would
  /// be translated in another way.
  using StructNames = std::vector<std::string>;

  /// A context that does not lock, with the dialects of the engine loaded: one
  /// that was given back and has no struct of these names, or a new one.
  /// Without `names`, it has no structs.
  std::unique_ptr<mlir::MLIRContext>
  take(const std::optional<StructNames> &names = std::nullopt);

  /// Takes a context of which no module is left, for another module; `names`
  /// are those it was taken for. It is freed instead if other dialects were
  /// loaded into it, or if the pool's contexts have served for long: what a
  /// context makes, it keeps.
  void giveBack(std::unique_ptr<mlir::MLIRContext> context,
                llvm::ArrayRef<std::string> names = {});

  /// The names of the structs of `module`, whose text has `size` bytes, if a
  /// context may be given back after its round trip: not if a struct has no
  /// name, since the import gives it one. Of large modules nobody asks: a new
  /// context costs little beside them, and they would leave much behind.
  static std::optional<StructNames> namesIn(const llvm::Module &module,
                                            size_t size);

private:
  const Engine &engine;
  const mlir::DialectRegistry &registry;
  struct Kept {
    std::unique_ptr<mlir::MLIRContext> context;
    llvm::StringSet<> names; ///< Of the structs that it may have.
  };
  llvm::SmallVector<Kept, 2> kept;
  /// The names of the structs in the contexts that are taken.
  llvm::DenseMap<mlir::MLIRContext *, llvm::StringSet<>> taken;
  /// The number of dialects in a new context.
  size_t numDialects = 0;
  unsigned numGivenBack = 0;
};

} // namespace palindrome::roundtrip

#endif // PALINDROME_VERIFY_RUN_ROUNDTRIP_CONTEXTPOOL_H
