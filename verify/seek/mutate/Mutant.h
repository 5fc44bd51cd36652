// A mutant: a seed and the steps that were applied to it. The steps that made
// no change, or made the module invalid, leave no trace.

#ifndef PALINDROME_VERIFY_SEEK_MUTATE_MUTANT_H
#define PALINDROME_VERIFY_SEEK_MUTATE_MUTANT_H

#include "verify/seek/mutate/Mutation.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/MemoryBuffer.h"
#include <functional>
#include <memory>

namespace palindrome::mutate {

/// The contents of the module at a path, text or bitcode, as a reference that
/// stays valid as long as the mutant; std::nullopt if it cannot be read.
using DonorLoader =
    std::function<std::optional<llvm::MemoryBufferRef>(llvm::StringRef path)>;

/// What became of a step.
enum class StepResult {
  Applied,    ///< The module is changed, and LLVM's verifier accepts it.
  NoPlace,    ///< There was no place for it: the module is unchanged.
  Rejected,   ///< The result did not verify: the module is as before.
  Crashed,    ///< The mutation or LLVM's verifier crashed: the same.
  UnknownRow, ///< There is no row of that name: the module is unchanged.
  NoDonor,    ///< The donor cannot be read: the module is unchanged.
};

/// A module in a context of its own, made of a seed by steps.
///
/// LLVM has no way to undo a change. If the verifier rejects a step, the seed
/// is read again and the accepted steps are replayed on it. So the module
/// always is what a new mutant with the same seed and `steps()` has: also the
/// names of types and the numbers of metadata kinds, which depend on what the
/// context has seen before.
class Mutant {
public:
  /// `seed` (text or bitcode) and `donors` stay valid as long as the mutant.
  Mutant(llvm::MemoryBufferRef seed, DonorLoader donors);
  ~Mutant();
  Mutant(Mutant &&) = default;

  /// Whether the seed could be read and verified. If not, no other member but
  /// `error` may be called.
  explicit operator bool() const { return module != nullptr; }
  /// Why the seed could not be read.
  llvm::StringRef error() const { return message; }

  StepResult apply(const Step &step);

  /// The mutant. It may be changed only if no further step is applied.
  llvm::Module &operator*() { return *module; }
  const llvm::Module &operator*() const { return *module; }
  llvm::Module *operator->() { return module.get(); }
  /// Hands the mutant over; its context lives as long as this object. No other
  /// member but `steps` may be called then.
  std::unique_ptr<llvm::Module> take() { return std::move(module); }
  /// The steps that were applied, in order.
  llvm::ArrayRef<Step> steps() const { return applied; }

private:
  /// Makes the module the seed, in a new context.
  void readSeed();
  /// Makes the module what `applied` makes of the seed.
  void restore();
  /// Applies a step without verifying.
  StepResult change(const Step &step);
  StepResult graft(const Mutation &row, const Step &step, Chooser &choose);

  llvm::MemoryBufferRef seed;
  DonorLoader donors;
  std::string message;
  std::vector<Step> applied;
  // The module is destroyed before its context.
  std::unique_ptr<llvm::LLVMContext> context;
  std::unique_ptr<llvm::Module> module;
};

/// The mutation of the text of a module: its text, changed, and read in
/// `context`, which is new. Null if the mutation does not apply.
std::unique_ptr<llvm::Module> rewriteModule(const Mutation &mutation,
                                            const llvm::Module &module,
                                            llvm::LLVMContext &context,
                                            Chooser &choose);

} // namespace palindrome::mutate

#endif // PALINDROME_VERIFY_SEEK_MUTATE_MUTANT_H
