// Finds calls that are marked `tail` and may pass an alloca of their function.

#include "verify/judge/refine/replay/Suspects.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace palindrome::replay {
namespace {

/// Whether a call passes a pointer to an alloca of its function.
enum class Passing { Not, Perhaps, Surely };

Passing passes(const Value &pointer) {
  SmallVector<const Value *> objects;
  getUnderlyingObjects(&pointer, objects);
  Passing found = Passing::Not;
  for (const Value *object : objects)
    if (isa<AllocaInst>(object))
      found = Passing::Surely;
    else if (isa<Instruction>(object) && found == Passing::Not)
      found = Passing::Perhaps;
  return found;
}

Passing passes(const CallBase &call) {
  Passing found = Passing::Not;
  for (const Use &argument : call.args())
    if (argument->getType()->isPointerTy() &&
        !call.isPassPointeeByValueArgument(call.getArgOperandNo(&argument)) &&
        !call.doesNotAccessMemory(call.getArgOperandNo(&argument)))
      found = std::max(found, passes(*argument));
  return found;
}

/// The name of the callee; empty if the call is indirect.
StringRef calleeOf(const CallBase &call) {
  const Function *callee = call.getCalledFunction();
  return callee ? callee->getName() : "";
}

bool isCandidate(const Instruction &instruction) {
  auto *call = dyn_cast<CallInst>(&instruction);
  return call && call->isTailCall() && !call->doesNotAccessMemory();
}

bool hasAlloca(const Function &function) {
  return any_of(instructions(function), [](const Instruction &instruction) {
    return isa<AllocaInst>(instruction);
  });
}

} // namespace

SmallVector<const CallBase *> findSuspects(const Function &source,
                                           const Function &target) {
  SmallVector<const CallBase *> found;
  if (!hasAlloca(target))
    return found;
  StringMap<unsigned> ofSource, ofTarget;
  if (hasAlloca(source))
    for (const Instruction &instruction : instructions(source))
      if (isCandidate(instruction) &&
          passes(cast<CallBase>(instruction)) != Passing::Not)
        ++ofSource[calleeOf(cast<CallBase>(instruction))];
  SmallVector<std::pair<Passing, const CallBase *>> candidates;
  for (const Instruction &instruction : instructions(target)) {
    if (!isCandidate(instruction))
      continue;
    auto &call = cast<CallBase>(instruction);
    if (Passing passing = passes(call); passing != Passing::Not) {
      ++ofTarget[calleeOf(call)];
      candidates.push_back({passing, &call});
    }
  }
  for (Passing wanted : {Passing::Surely, Passing::Perhaps})
    for (auto [passing, call] : candidates)
      if (StringRef callee = calleeOf(*call);
          passing == wanted && ofTarget[callee] > ofSource.lookup(callee))
        found.push_back(call);
  return found;
}

} // namespace palindrome::replay
