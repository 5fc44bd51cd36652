// Calls of library functions and constrained intrinsics that do nothing but
// return a number which is known without them. The target need not make them:
//
//   %n = call i64 @strlen(ptr @word)      ; is 4 for "word"
//   %d = call i32 @isdigit(i32 %c)        ; is not 0 if %c - 48 is below 10
//   %s = call float @llvm.experimental.constrained.fadd.f32(float %x,
//     float -0.0, metadata !"round.tonearest", metadata !"fpexcept.ignore")
//                                         ; is %x

#include "verify/judge/refine/lockstep/values/KnownCalls.h"
#include "verify/judge/refine/lockstep/terms/LooseTerms.h"
#include "verify/judge/refine/lockstep/values/WalkValues.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/PatternMatch.h"

using namespace palindrome::refine;
using namespace palindrome::refine::lockstep;
using namespace llvm;

namespace {
/// A function that says whether a character is in a range. C17, 7.4.1, and for
/// `isascii` POSIX: it returns zero, or some other number if it is.
struct Range {
  LibFunc function;
  uint64_t first, size;
};
} // namespace

static constexpr Range ranges[] = {
    {LibFunc_isascii, 0, 128},
    {LibFunc_isdigit, '0', 10},
};

/// Whether the target may somewhere call the function that `call` calls: by its
/// name, or through a pointer.
bool KnownCalls::mayBeCalledByTarget(const CallInst &call) {
  const Function *callee = call.getCalledFunction();
  auto [known, isNew] = calledByTarget.try_emplace(callee, false);
  if (isNew)
    known->second =
        any_of(instructions(target.function), [&](const Instruction &inst) {
          auto *other = dyn_cast<CallBase>(&inst);
          if (!other || other->getFunctionType() != call.getFunctionType())
            return false;
          const Function *theirs = other->getCalledFunction();
          return !theirs || theirs->getName() == callee->getName();
        });
  return known->second;
}

/// The operand that a sum or difference with a zero returns, or a NaN of which
/// this is one (LangRef, 'Behavior of Floating-Point NaN values'); null if the
/// result may be another number, or if somebody may look at the exception that
/// it raises. A zero of the other sign is another number, but for `nsz`, and it
/// is what two zeros add up to where that is rounded down (IEEE 754, 6.3).
static const Value *operandKept(const ConstrainedFPIntrinsic &sum) {
  using namespace PatternMatch;
  const bool isSum =
      sum.getIntrinsicID() == Intrinsic::experimental_constrained_fadd;
  if ((!isSum &&
       sum.getIntrinsicID() != Intrinsic::experimental_constrained_fsub) ||
      sum.getExceptionBehavior() != fp::ebIgnore ||
      sum.getFunction()->getDenormalMode(
          sum.getType()->getScalarType()->getFltSemantics()) !=
          DenormalMode::getIEEE())
    return nullptr;
  const std::optional<RoundingMode> rounding = sum.getRoundingMode();
  const bool isExact = rounding && *rounding != RoundingMode::Dynamic &&
                       *rounding != RoundingMode::TowardNegative;
  auto isNeutral = [&](const Value *zero) {
    return sum.hasNoSignedZeros()
               ? match(zero, m_AnyZeroFP())
               : isExact && (isSum ? match(zero, m_NegZeroFP())
                                   : match(zero, m_PosZeroFP()));
  };
  const Value *left = sum.getArgOperand(0), *right = sum.getArgOperand(1);
  if (isNeutral(right))
    return left;
  return isSum && isNeutral(left) ? right : nullptr;
}

const Term *KnownCalls::resultOf(Walk &walk, const CallInst &call) {
  if (auto *sum = dyn_cast<ConstrainedFPIntrinsic>(&call)) {
    const Value *kept = operandKept(*sum);
    return kept ? values.evaluate(walk, kept, true) : nullptr;
  }
  if (isa<IntrinsicInst>(call) || call.arg_size() != 1 ||
      !call.getType()->isIntegerTy())
    return nullptr;
  std::optional<LibFunc> function = palindrome::encode::libraryFunctionOf(call);
  const Value *argument = call.getArgOperand(0);
  if (function == LibFunc_strlen && isa<Constant>(argument)) {
    uint64_t size = GetStringLength(argument);
    return size == 0
               ? nullptr
               : pool.constant(ConstantInt::get(call.getType(), size - 1));
  }
  const auto *range = find_if(
      ranges, [&](const Range &one) { return function == one.function; });
  if (range == std::end(ranges) || mayBeCalledByTarget(call))
    return nullptr;
  Type *type = argument->getType();
  auto number = [&](uint64_t value) {
    return pool.constant(ConstantInt::get(type, value));
  };
  const Term *distance = pool.operation(
      call, type, Instruction::Sub, /*flags=*/0,
      {values.evaluate(walk, argument, true), number(range->first)});
  return pool.operation(
      call, call.getType(), Instruction::ZExt, /*flags=*/0,
      {terms.compare(CmpInst::ICMP_ULT, distance, number(range->size))});
}
