// Intrinsics (LangRef, 'Intrinsic Functions'), by kind.
//
// A new one gets a row in the table of its kind, in Integers.cpp, Floats.cpp,
// Approximations.cpp, Pointers.cpp, Masked.cpp, Constrained.cpp, VarArgs.cpp,
// Vectors.cpp or X86.cpp, or a case in Intrinsics.cpp if it accesses memory or
// is a hint.
//
// Twin of the intrinsics in encode/operations/ and encode/floats/. They share
// no code on purpose: each checks the other.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_INTRINSICS_INTRINSICS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_INTRINSICS_INTRINSICS_H

#include "verify/judge/refine/interpret/state/Machine.h"
#include "llvm/IR/IntrinsicInst.h"

namespace palindrome::interpret {

/// Executes a call of an intrinsic; returns its result.
Lanes intrinsic(Machine &machine, const llvm::IntrinsicInst &call);

/// Computes the result of an intrinsic from its arguments.
using IntrinsicHandler = Lanes (*)(Machine &, const llvm::IntrinsicInst &,
                                   llvm::ArrayRef<Lanes>);

// The handler of an intrinsic, or null if it is not of the kind.
IntrinsicHandler integerIntrinsic(llvm::Intrinsic::ID id);
IntrinsicHandler floatIntrinsic(llvm::Intrinsic::ID id);
IntrinsicHandler approximateIntrinsic(llvm::Intrinsic::ID id);
IntrinsicHandler pointerIntrinsic(llvm::Intrinsic::ID id);
IntrinsicHandler maskedIntrinsic(llvm::Intrinsic::ID id);
IntrinsicHandler constrainedIntrinsic(llvm::Intrinsic::ID id);
IntrinsicHandler varArgIntrinsic(llvm::Intrinsic::ID id);
IntrinsicHandler vectorIntrinsic(llvm::Intrinsic::ID id);
IntrinsicHandler x86Intrinsic(llvm::Intrinsic::ID id);

/// The result of function `name` of C's <math.h>, of whatever width its floats
/// have, by the host's function of double (Options::approximates); nothing if
/// the function or its type has none.
std::optional<Lanes> approximateFunction(Machine &machine, llvm::StringRef name,
                                         const llvm::CallBase &call,
                                         llvm::ArrayRef<Lanes> in);

/// llvm.assume and its operand bundles.
void assume(Machine &machine, const llvm::IntrinsicInst &call);

/// memcpy and memmove, as intrinsics and as library functions. Overlapping
/// memory is immediate UB unless `mayOverlap`.
void copyMemory(Machine &machine, const Lane &to, const Lane &from,
                const Lane &size, bool mayOverlap);
/// memset, likewise. `value` has 8 bits.
void fillMemory(Machine &machine, const Lane &to, const Lane &value,
                const Lane &size);

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_INTRINSICS_INTRINSICS_H
