// Counts guaranteed tail calls.

#include "verify/judge/refine/structure/TailCalls.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"

using namespace palindrome;
using namespace llvm;

bool refine::isGuaranteedTailCall(const CallBase &call) {
  if (call.isMustTailCall())
    return true;
  switch (call.getCallingConv()) {
  case CallingConv::GHC:
  case CallingConv::HiPE:
  case CallingConv::Tail:
  case CallingConv::SwiftTail:
    return call.isTailCall();
  default:
    return false;
  }
}

namespace {
struct CallCounts {
  unsigned guaranteed = 0, others = 0;
};
} // namespace

/// The calls of `function`, by the type of the callee and the convention.
static DenseMap<std::pair<const Type *, unsigned>, CallCounts>
countCalls(const Function &function) {
  DenseMap<std::pair<const Type *, unsigned>, CallCounts> counts;
  for (const Instruction &inst : instructions(function)) {
    auto *call = dyn_cast<CallBase>(&inst);
    if (!call)
      continue;
    CallCounts &here =
        counts[{call->getFunctionType(), call->getCallingConv()}];
    ++(refine::isGuaranteedTailCall(*call) ? here.guaranteed : here.others);
  }
  return counts;
}

bool refine::losesTailCalls(const Function &source, const Function &target) {
  auto hasSome = [](const Instruction &inst) {
    auto *call = dyn_cast<CallBase>(&inst);
    return call && isGuaranteedTailCall(*call);
  };
  if (none_of(instructions(source), hasSome))
    return false;
  auto ofTarget = countCalls(target);
  return any_of(countCalls(source), [&](const auto &entry) {
    CallCounts there = ofTarget.lookup(entry.first);
    return there.guaranteed < entry.second.guaranteed &&
           there.others > entry.second.others;
  });
}
