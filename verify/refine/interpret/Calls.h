// Calls: of intrinsics, of library functions, of what is defined, and unknown.

#ifndef PALINDROME_VERIFY_REFINE_INTERPRET_CALLS_H
#define PALINDROME_VERIFY_REFINE_INTERPRET_CALLS_H

#include "verify/refine/interpret/Machine.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/IntrinsicInst.h"

namespace palindrome::refine {

/// What a call instruction does; its result.
Lanes callSite(Machine &machine, const llvm::CallBase &call);

/// The arguments of a call, each used once.
std::vector<Lanes> callArguments(Machine &machine, const llvm::CallBase &call);

/// Intrinsics.cpp.
Lanes intrinsic(Machine &machine, const llvm::IntrinsicInst &call);

bool isLibraryFunction(const Machine &machine, const llvm::Function &function);

/// Library.cpp: whether the callee is a library function, and what it does
/// then.
bool libraryCall(Machine &machine, const llvm::CallBase &call,
                 const llvm::Function &callee, std::vector<Lanes> &arguments,
                 Lanes &result);

/// LibraryNumbers.cpp: what a function of a single integer gives; nothing if it
/// is none of those.
std::optional<Lane> numberFunction(Machine &machine, const llvm::CallBase &call,
                                   llvm::LibFunc function,
                                   llvm::ArrayRef<Lanes> arguments);
/// A number of that sign, as the implementation likes; any but zero for 0.
Lane anyOfSign(Machine &machine, unsigned width, int sign);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_REFINE_INTERPRET_CALLS_H
