// Intrinsics, by kind. Each finder gives null for what it does not know.

#ifndef PALINDROME_VERIFY_REFINE_INTERPRET_INTRINSICS_INTRINSICS_H
#define PALINDROME_VERIFY_REFINE_INTERPRET_INTRINSICS_INTRINSICS_H

#include "verify/refine/interpret/state/Machine.h"
#include "llvm/IR/IntrinsicInst.h"

namespace palindrome::interpret {

/// Executes a call of an intrinsic; returns its result.
Lanes intrinsic(Machine &machine, const llvm::IntrinsicInst &call);

using IntrinsicHandler = Lanes (*)(Machine &, const llvm::IntrinsicInst &,
                                   llvm::ArrayRef<Lanes>);

IntrinsicHandler integerIntrinsic(llvm::Intrinsic::ID id);
IntrinsicHandler floatIntrinsic(llvm::Intrinsic::ID id);
IntrinsicHandler x86Intrinsic(llvm::Intrinsic::ID id);

/// llvm.assume.
void assume(Machine &machine, const llvm::IntrinsicInst &call);

/// memcpy and such, of bytes; also of the library functions of those names.
void copyMemory(Machine &machine, const Lane &to, const Lane &from,
                const Lane &size, bool mayOverlap);
void fillMemory(Machine &machine, const Lane &to, const Lane &value,
                const Lane &size);

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_REFINE_INTERPRET_INTRINSICS_INTRINSICS_H
