// A mutant of MLIR: a seed and the steps that were applied to it.

#ifndef PALINDROME_VERIFY_SEEK_MUTATE_MLIR_MLIRMUTANT_H
#define PALINDROME_VERIFY_SEEK_MUTATE_MLIR_MLIRMUTANT_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include "verify/seek/mutate/Mutant.h"
#include "verify/seek/mutate/mlir/Mutation.h"

namespace palindrome::mutate {

/// A module in a context of its own, made of a seed by steps. As for
/// `Mutant`, a step that MLIR's verifier rejects, or that crashes, leaves no
/// trace: the seed is read again, and the accepted steps are replayed.
class MLIRMutant {
public:
  using NewContext = std::function<std::unique_ptr<mlir::MLIRContext>()>;

  /// `seed` (text or bytecode) and `donors` stay valid as long as the mutant.
  /// `newContext` makes a context, without threads, that has the dialects.
  MLIRMutant(llvm::MemoryBufferRef seed, DonorLoader donors,
             NewContext newContext);
  ~MLIRMutant();
  MLIRMutant(MLIRMutant &&) = default;

  /// Whether the seed could be read and verified. If not, no other member but
  /// `error` may be called.
  explicit operator bool() const { return bool(module); }
  /// Why the seed could not be read.
  llvm::StringRef error() const { return message; }

  StepResult apply(const Step &step);

  /// The mutant. It may be changed only if no further step is applied.
  mlir::ModuleOp operator*() const { return *module; }
  /// The mutant as text, in the generic form, with locations.
  std::string text() const;
  /// The steps that were applied, in order.
  llvm::ArrayRef<Step> steps() const { return applied; }

private:
  /// Makes the module the seed, in a new context.
  void readSeed();
  /// Makes the module what `applied` makes of the seed.
  void restore();
  /// Applies a step without verifying.
  StepResult change(const Step &step);
  StepResult changeOnly(const Step &step);

  llvm::MemoryBufferRef seed;
  DonorLoader donors;
  NewContext newContext;
  std::string message;
  std::vector<Step> applied;
  // The module is destroyed before its context.
  std::unique_ptr<mlir::MLIRContext> context;
  mlir::OwningOpRef<mlir::ModuleOp> module;
};

} // namespace palindrome::mutate

#endif // PALINDROME_VERIFY_SEEK_MUTATE_MLIR_MLIRMUTANT_H
