// Encodes llvm.invariant.start and llvm.invariant.end (LangRef, 'Memory Use
// Markers'). A scope has a number, which is the result of its start:
//
//   %s = llvm.invariant.start(4, %p)   becomes   scope 1: 4 bytes at %p
//   call void @f()                     UB if it writes one of these bytes
//   llvm.invariant.end(%s, 4, %p)      becomes   end of the scope s

#include "verify/judge/refine/encode/operations/Invariance.h"
#include "verify/judge/refine/encode/operations/Encoders.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace palindrome::encode;
using namespace llvm;

/// The most bytes of a scope.
static constexpr unsigned mostBytes = 64;

/// The number of a scope as a value: an address without provenance.
static Expr tokenOf(const Side &side, size_t index) {
  return side.problem.blocks.makePointer(0, index + 1);
}

static Lanes encodeInvariantStart(Side &side, const Instruction &inst) {
  auto &call = cast<CallBase>(inst);
  const APInt &size = cast<ConstantInt>(call.getArgOperand(0))->getValue();
  Lane pointer = side.get(call.getArgOperand(1)).front();
  Variation varies = pointer.variation();
  auto isEnd = [](const User *user) {
    auto *end = dyn_cast<IntrinsicInst>(user);
    return end && end->getIntrinsicID() == Intrinsic::invariant_end;
  };
  if (size.ugt(mostBytes) || !varies.isKnown() ||
      !all_of(inst.users(), isEnd)) {
    side.setUnsupported("such a scope of llvm.invariant.start");
    return side.problem.poison(inst.getType());
  }
  // Without an address, there is nothing to be constant.
  side.invariants.push_back(
      {side.here.domain && !pointer.poison && !varies.condition,
       side.choices.sample(pointer).value,
       unsigned(size.getLimitedValue(mostBytes)),
       side.memory.writes().size(),
       {}});
  return {Lane{tokenOf(side, side.invariants.size() - 1)}};
}

static Lanes encodeInvariantEnd(Side &side, const Instruction &inst) {
  Expr token = side.get(inst.getOperand(0)).front().value;
  for (auto [index, scope] : enumerate(side.invariants)) {
    Expr isIt = side.here.domain && token == tokenOf(side, index);
    if (!isIt.isFalse())
      scope.ends.emplace_back(isIt, side.memory.writes().size());
  }
  return {};
}

/// Whether `write` writes a byte of the scope.
static Expr writes(const Write &write, const InvariantScope &scope) {
  Expr block = Blocks::blockOf(scope.pointer),
       start = Blocks::offsetOf(scope.pointer), result = Expr::boolean(false);
  if (write.covers) {
    for (unsigned i = 0; i < scope.size; ++i) {
      Expr offset = start + Expr::bits(offsetBits, uint64_t(i));
      result |= write.covers(block, offset);
      // A counterexample has what a callee writes there.
      (void)write.byteAt(block, offset);
    }
    return result;
  }
  for (unsigned i = 0; i < write.bytes.size(); ++i) {
    Expr offset = write.offset + Expr::bits(offsetBits, uint64_t(i));
    result |= (offset - start).ult(Expr::bits(offsetBits, scope.size));
  }
  return write.block == block && result;
}

void palindrome::encode::checkInvariance(Side &side) {
  for (const InvariantScope &scope : side.invariants)
    for (auto [number, write] : enumerate(side.memory.writes())) {
      if (number < scope.since || !write.isStore)
        continue;
      Expr isInside = scope.guard && write.guard;
      for (auto [guard, at] : scope.ends)
        if (at <= number)
          isInside &= !guard;
      if (isInside.isFalse())
        continue;
      side.here.domain = isInside;
      side.addUB(writes(write, scope));
    }
}

ArrayRef<IntrinsicEncoder> palindrome::encode::invarianceIntrinsics() {
  static constexpr IntrinsicEncoder encoders[] = {
      {Intrinsic::invariant_start, encodeInvariantStart, Exact},
      {Intrinsic::invariant_end, encodeInvariantEnd, Exact},
  };
  return encoders;
}
