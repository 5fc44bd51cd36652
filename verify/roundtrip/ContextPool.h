// Contexts of MLIR for one round trip after another. Making a context, loading
// the dialects and freeing all of it takes longer than the translation of a
// small module.

#ifndef PALINDROME_VERIFY_ROUNDTRIP_CONTEXTPOOL_H
#define PALINDROME_VERIFY_ROUNDTRIP_CONTEXTPOOL_H

#include "mlir/IR/MLIRContext.h"
#include "llvm/ADT/SmallVector.h"
#include <memory>

namespace llvm {
class Module;
} // namespace llvm

namespace palindrome {

class Engine;

/// For one thread at a time. The engine and the registry must outlive it.
class ContextPool {
public:
  ContextPool(const Engine &engine, const mlir::DialectRegistry &registry)
      : engine(engine), registry(registry) {}

  /// A context that does not lock, with the dialects of the engine loaded: one
  /// that was given back, or a new one.
  std::unique_ptr<mlir::MLIRContext> take();

  /// Takes a context of which no module is left, for another module. It is
  /// freed instead if other dialects were loaded into it, or if the pool's
  /// contexts have served for long: what a context makes, it keeps.
  void giveBack(std::unique_ptr<mlir::MLIRContext> context);

  /// Whether a context may be given back after a round trip of `module`, whose
  /// text has `size` bytes. A context has one identified struct of a name, so
  /// that a later module with a struct of that name would be translated in
  /// another way. Of large modules nobody asks: a new context costs little
  /// beside them, and they would leave much behind.
  static bool leavesNoTrace(const llvm::Module &module, size_t size);

private:
  const Engine &engine;
  const mlir::DialectRegistry &registry;
  llvm::SmallVector<std::unique_ptr<mlir::MLIRContext>, 2> contexts;
  /// The number of dialects in a new context.
  size_t numDialects = 0;
  unsigned numGivenBack = 0;
};

} // namespace palindrome

#endif // PALINDROME_VERIFY_ROUNDTRIP_CONTEXTPOOL_H
