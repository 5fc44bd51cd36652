// What all callers of a local function agree on, and nobody else can tell.
//
//   define internal fastcc i32 @f(i32 noundef range(i32 1, 3) %x)
//
// A pass that sees the whole module finds that nothing but calls refers to @f,
// so that these may have any convention, and that they pass 1 or 2.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_PROMISES_CALLERAGREEMENT_H
#define PALINDROME_VERIFY_JUDGE_REFINE_PROMISES_CALLERAGREEMENT_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Attributes.h"
#include "llvm/IR/CallingConv.h"

namespace llvm {
class CallBase;
class Function;
class Module;
} // namespace llvm

namespace palindrome::refine {

/// Gives local functions of `source` what those of the same name in `target`
/// have: another convention, if nothing but calls of theirs refers to either,
/// and promises of parameters that all calls in `source` keep. The program that
/// the module is part of does the same with these. Both modules have to be
/// whole: all that refers to their local functions is in them.
class CallerAgreement {
public:
  CallerAgreement(llvm::Module &source, const llvm::Module &target);

  /// Takes back what was changed.
  void undo();

private:
  void adoptConventions(llvm::Module &source, const llvm::Module &target);
  void adoptPromises(llvm::Module &source, const llvm::Module &target);

  llvm::SmallVector<std::pair<llvm::Function *, llvm::CallingConv::ID>>
      conventions;
  llvm::SmallVector<std::pair<llvm::Function *, llvm::AttributeList>>
      attributes;
};

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_JUDGE_REFINE_PROMISES_CALLERAGREEMENT_H
