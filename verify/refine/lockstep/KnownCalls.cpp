// Calls of library functions that do nothing but return a number which is
// known without them. The target need not make them:
//
//   %n = call i64 @strlen(ptr @word)      ; is 4 for "word"
//   %d = call i32 @isdigit(i32 %c)        ; is not 0 if %c - 48 is below 10

#include "verify/refine/lockstep/Prover.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/InstIterator.h"

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
bool Prover::mayBeCalledByTarget(const CallInst &call) {
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

/// The result of a call of the source; null if it is not known.
///
/// Which number says that a character is in a range is the implementation's
/// choice: it is 1, where the target makes no call that might return another
/// one.
const Term *Prover::resultOf(Walk &walk, const CallInst &call) {
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
  const Term *distance =
      pool.operation(call, type, Instruction::Sub, /*flags=*/0,
                     {evaluate(walk, argument, true), number(range->first)});
  return pool.operation(
      call, call.getType(), Instruction::ZExt, /*flags=*/0,
      {compare(CmpInst::ICMP_ULT, distance, number(range->size))});
}

/// Passes the call at which the source has arrived, if its result is known.
/// False if it is at none.
bool Prover::passKnownCall(Walk &walk) {
  auto *call = dyn_cast_or_null<CallInst>(walk.source.at);
  if (!call || !resultOf(walk, *call))
    return false;
  learnAccesses(walk, *call);
  walk.source.at = call->getNextNode();
  return true;
}
