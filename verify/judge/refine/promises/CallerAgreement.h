// What all callers of a local function agree on, and nobody else can tell; and
// what its callers know of its result.
//
//   source:                                target:
//   define internal i32 @f(i32 %x) {       define internal i32 @f(i32 %x) {
//     call void @g(i32 %x)                   call void @g(i32 7)
//     ret i32 1                              ret i32 poison
//   }                                      }
//   %r = call i32 @f(i32 7)                call i32 @f(i32 7)
//   ret i32 %r                             ret i32 1
//
// A pass that sees the whole module finds that nothing but calls refers to @f,
// so that these may have any convention, that they pass 7, and get 1.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_PROMISES_CALLERAGREEMENT_H
#define PALINDROME_VERIFY_JUDGE_REFINE_PROMISES_CALLERAGREEMENT_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Attributes.h"
#include "llvm/IR/CallingConv.h"

namespace llvm {
class CallBase;
class Function;
class Module;
class Use;
class Value;
} // namespace llvm

namespace palindrome::refine {

/// Gives functions of `source` what those of the same name in `target` have, as
/// far as that changes nothing of what the program does that the module is part
/// of:
///
/// * a call becomes one of a function with the same body if the target calls
///   that one;
/// * a local function gets another convention, if nothing but calls of that
///   convention refers to it in either module;
/// * a local function loses `sret` if it and all its calls lack that in the
///   target;
/// * promises of a local function's parameters that all its calls keep, and
///   those that bodies keep which no other may replace;
/// * the constant that all calls pass, in place of a parameter that the target
///   does not use;
/// * the constant that the function returns in place of its calls' results, if
///   no call in the target uses these and the function returns poison there.
///   It returns poison in the source then, too.
///
/// Both modules have to be whole: all that refers to their local functions is
/// in them.
class CallerAgreement {
public:
  CallerAgreement(llvm::Module &source, const llvm::Module &target);

  /// Takes back what was changed.
  void undo();

private:
  void mergeFunctions(llvm::Module &source, const llvm::Module &target);
  void adoptConventions(llvm::Module &source, const llvm::Module &target);
  void dropStructReturns(llvm::Module &source, const llvm::Module &target);
  void adoptPromises(llvm::Module &source, const llvm::Module &target);
  void replaceKnown(llvm::Module &source, const llvm::Module &target);
  void replaceParameters(llvm::Function &function, const llvm::Function &other);
  void dropResult(llvm::Function &function, const llvm::Function &other);
  void replaceUses(llvm::Value &value, llvm::Value &by);

  llvm::SmallVector<std::pair<llvm::Function *, llvm::CallingConv::ID>>
      conventions;
  llvm::SmallVector<std::pair<llvm::Function *, llvm::AttributeList>>
      attributes;
  llvm::SmallVector<std::pair<llvm::CallBase *, llvm::AttributeList>> ofCalls;
  /// Uses that are others now, and what they were of.
  llvm::SmallVector<std::pair<llvm::Use *, llvm::Value *>> replaced;
};

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_JUDGE_REFINE_PROMISES_CALLERAGREEMENT_H
