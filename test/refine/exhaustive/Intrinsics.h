// The integer intrinsics that the generator uses, by signature.

#ifndef PALINDROME_TEST_REFINE_EXHAUSTIVE_INTRINSICS_H
#define PALINDROME_TEST_REFINE_EXHAUSTIVE_INTRINSICS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/IR/Intrinsics.h"

namespace palindrome::exhaustive {

/// (iN, iN) -> iN
inline constexpr llvm::Intrinsic::ID binaryIntrinsics[] = {
    llvm::Intrinsic::smax,     llvm::Intrinsic::smin,
    llvm::Intrinsic::umax,     llvm::Intrinsic::umin,
    llvm::Intrinsic::uadd_sat, llvm::Intrinsic::usub_sat,
    llvm::Intrinsic::sadd_sat, llvm::Intrinsic::ssub_sat,
    llvm::Intrinsic::ushl_sat, llvm::Intrinsic::sshl_sat,
};
/// (iN) -> iN
inline constexpr llvm::Intrinsic::ID unaryIntrinsics[] = {
    llvm::Intrinsic::ctpop, llvm::Intrinsic::bitreverse};
/// (iN, i1 immediate) -> iN
inline constexpr llvm::Intrinsic::ID flaggedIntrinsics[] = {
    llvm::Intrinsic::abs, llvm::Intrinsic::ctlz, llvm::Intrinsic::cttz};
/// (iN, iN, iN) -> iN
inline constexpr llvm::Intrinsic::ID funnelIntrinsics[] = {
    llvm::Intrinsic::fshl, llvm::Intrinsic::fshr};
/// (iN, iN) -> {iN, i1}
inline constexpr llvm::Intrinsic::ID overflowIntrinsics[] = {
    llvm::Intrinsic::uadd_with_overflow, llvm::Intrinsic::usub_with_overflow,
    llvm::Intrinsic::umul_with_overflow, llvm::Intrinsic::sadd_with_overflow,
    llvm::Intrinsic::ssub_with_overflow, llvm::Intrinsic::smul_with_overflow};
/// (iN, iN) -> iM
inline constexpr llvm::Intrinsic::ID comparingIntrinsics[] = {
    llvm::Intrinsic::ucmp, llvm::Intrinsic::scmp};

/// All of the above.
inline constexpr llvm::ArrayRef<llvm::Intrinsic::ID> intrinsicForms[] = {
    binaryIntrinsics, unaryIntrinsics,    flaggedIntrinsics,
    funnelIntrinsics, overflowIntrinsics, comparingIntrinsics};

} // namespace palindrome::exhaustive

#endif // PALINDROME_TEST_REFINE_EXHAUSTIVE_INTRINSICS_H
