// Intrinsics, by kind. Each finder gives null for what it does not know.

#ifndef PALINDROME_VERIFY_REFINE_INTERPRET_INTRINSICS_H
#define PALINDROME_VERIFY_REFINE_INTERPRET_INTRINSICS_H

#include "verify/refine/interpret/Machine.h"
#include "llvm/IR/IntrinsicInst.h"

namespace palindrome::refine {

using IntrinsicHandler = Lanes (*)(Machine &, const llvm::IntrinsicInst &,
                                   llvm::ArrayRef<Lanes>);

IntrinsicHandler integerIntrinsic(llvm::Intrinsic::ID id);
IntrinsicHandler floatIntrinsic(llvm::Intrinsic::ID id);
IntrinsicHandler x86Intrinsic(llvm::Intrinsic::ID id);

/// memcpy and such, of bytes; also of the library functions of those names.
void copyMemory(Machine &machine, const Lane &to, const Lane &from,
                const Lane &size, bool mayOverlap);
void fillMemory(Machine &machine, const Lane &to, const Lane &value,
                const Lane &size);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_REFINE_INTERPRET_INTRINSICS_H
