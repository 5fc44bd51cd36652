// One of the two functions: what encoders ask of it and add to it.

#include "verify/judge/refine/encode/state/Side.h"

using namespace palindrome::encode;
using namespace llvm;

Side::Side(Problem &problem, const llvm::Function &function, const Side *source,
           Encoder encodeExpression)
    : problem(problem), function(function), source(source), isTarget(source),
      choices(problem, here, isTarget),
      objects(problem, function, here, choices,
              source ? &source->objects : nullptr),
      memory(problem, here, choices, objects),
      values(problem, here, choices,
             [this, encodeExpression](const Instruction &inst) {
               return encodeExpression(*this, inst);
             }),
      provenance(here, values) {}

Lanes Side::use(const llvm::Value *value) {
  Lanes result;
  for (auto [number, lane] : enumerate(get(value)))
    result.push_back(choices.use(lane, number));
  return result;
}

Expr Side::useDefinite(const Lane &lane) {
  Lane value = choices.sample(lane);
  if (choices.isSettled(lane).isTrue()) {
    choices.use(lane); // Replay draws a value.
    return value.value;
  }
  if (Variation varies = lane.variation(); varies.isKnown()) {
    // The sample stands for all values: where they differ, it is UB.
    addUB(value.poison || varies.condition);
  } else {
    // There is one value only if a use that chooses anew sees the sample.
    Lane used = choices.use(lane);
    addUB(used.poison || used.value != value.value);
  }
  if (!isTarget)
    choices.settle(lane);
  return value.value;
}

void Side::checkAccess(Expr pointer, Expr size, Align align, bool isWrite) {
  addUB(!objects.isAccessible(pointer, size, align, isWrite));
  if (isInTailCall)
    addUB(!size.isZero() && objects.isAlloca(Blocks::blockOf(pointer)));
}

void Side::unwind(Expr condition, Exception exception) {
  if (thrown)
    exception = {condition.select(exception.isOfCall, thrown->isOfCall),
                 condition.select(exception.call, thrown->call),
                 select(condition, exception.pointer, thrown->pointer)};
  thrown = std::move(exception);
  unwinds |= condition;
}

Expr Side::countEvents() const {
  constexpr unsigned width = 8;
  Expr count = Expr::bits(width, 0);
  for (const UnknownCall &call : calls)
    if (call.isEvent) {
      Expr happens =
          here.isPassed(call.place) ? Expr::boolean(true) : call.executed;
      count = count + (happens && !call.isRepeat)
                          .select(Expr::bits(width, 1), Expr::bits(width, 0));
    }
  return count;
}
