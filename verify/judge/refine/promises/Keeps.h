// Promises that the body of a function keeps whatever it is called with, so
// that its attributes add nothing to what it does (LangRef, "Function
// Attributes", "Parameter Attributes").
//
//   define i32 @f(ptr %p) {        ; is `nounwind`, `nofree`, `memory(argmem:
//     %x = load i8, ptr %p         ; read)`; %p is `readonly` and
//     %y = zext i8 %x to i32       ; `captures(none)`; the result is in
//     ret i32 %y                   ; `range(i32 0, 256)`
//   }
//
// A function that is called is taken at its word: whether its body keeps what
// it promises is a question about that function. So the first event of an
// execution that broke a promise would be in a body that was looked at. That a
// function returns is no such event, so that it must not call itself.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_PROMISES_KEEPS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_PROMISES_KEEPS_H

#include "verify/judge/refine/structure/AttributeRoles.h"
#include "llvm/IR/Function.h"
#include "llvm/Support/ModRef.h"

namespace palindrome::refine {

/// Whether the body of `function` keeps the promise `attribute` at this place;
/// `parameter` is the number of the parameter, if it is at one.
bool keeps(const llvm::Function &function, AttributePlace place,
           unsigned parameter, llvm::Attribute attribute);

// What it consists of, for Keeps.cpp alone.

/// What the body may do to memory that others can see (MemoryUse.cpp).
llvm::MemoryEffects effectsOfBody(const llvm::Function &function);

/// What the body does with a pointer (PointerUse.cpp).
struct PointerUse {
  llvm::CaptureInfo captured = llvm::CaptureInfo::none();
  bool reads = false, writes = false;
  /// It may be used in any way, by those who got to know it.
  bool isUnknown = false;
};
PointerUse useOf(const llvm::Argument &pointer);

/// Whether the body writes what the promise `initializes` names
/// (Initializes.cpp).
bool initializes(const llvm::Argument &pointer, llvm::Attribute attribute);

/// Whether all values that the body returns keep a promise about the result
/// (ReturnedValues.cpp).
bool resultKeeps(const llvm::Function &function, llvm::Attribute attribute);

/// Whether a pointer is poison or not null, where null is no object
/// (ReturnedValues.cpp).
bool isNeverNull(const llvm::Value *value);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_JUDGE_REFINE_PROMISES_KEEPS_H
