// Which alloca of the source a target's alloca probably is: passes remove some,
// and keep the order of the others. A wrong guess costs a proof, and proves
// nothing.

#include "verify/judge/refine/lockstep/Prover.h"
#include "verify/judge/refine/structure/Alignment.h"
#include "verify/judge/refine/structure/Structure.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace palindrome::refine;
using namespace palindrome::refine::lockstep;
using namespace llvm;

/// The most pairs of allocas that are compared, and the most uses of one.
static constexpr size_t mostPairs = 40000, mostUses = 64;

namespace {
/// What instructions use an alloca, sorted: their opcodes, and the names of the
/// functions that they call.
struct Uses {
  explicit Uses(const AllocaInst &object) : object(&object) {
    add(object);
    llvm::sort(uses);
  }

  void add(const Value &address) {
    for (const User *user : address.users()) {
      if (uses.size() == mostUses)
        return;
      const auto *inst = dyn_cast<Instruction>(user);
      if (isa_and_nonnull<GetElementPtrInst>(inst)) {
        add(*inst);
        continue;
      }
      auto *call = dyn_cast_or_null<CallBase>(inst);
      const Function *callee = call ? call->getCalledFunction() : nullptr;
      uses.emplace_back(inst && !call ? inst->getOpcode() : 0,
                        callee ? callee->getName() : "");
    }
  }

  const AllocaInst *object;
  SmallVector<std::pair<unsigned, StringRef>> uses;
};
} // namespace

/// How alike two allocas are; 0 if they cannot be the same.
static unsigned likeness(const Uses &one, const Uses &other) {
  if (!sameType(one.object->getAllocatedType(),
                other.object->getAllocatedType()) ||
      one.object->getAlign() > other.object->getAlign())
    return 0;
  SmallVector<std::pair<unsigned, StringRef>> common;
  std::set_intersection(one.uses.begin(), one.uses.end(), other.uses.begin(),
                        other.uses.end(), std::back_inserter(common));
  bool sameName =
      one.object->hasName() && one.object->getName() == other.object->getName();
  size_t all = one.uses.size() + other.uses.size();
  return 1 + (sameName ? 20 : 0) +
         static_cast<unsigned>(20 * common.size() / (all + 1));
}

static SmallVector<Uses> entryAllocas(const Function &function) {
  SmallVector<Uses> result;
  for (const Instruction &inst : function.getEntryBlock())
    if (auto *object = dyn_cast<AllocaInst>(&inst))
      result.emplace_back(*object);
  return result;
}

/// Aligns the sequences of allocas so that the pairs are the most alike.
void Prover::pairAllocas() {
  SmallVector<Uses> ours = entryAllocas(source.function),
                    theirs = entryAllocas(target.function);
  if (ours.size() * theirs.size() > mostPairs)
    return;
  for (auto [mine, its] :
       alignSequences(ours.size(), theirs.size(), [&](size_t i, size_t j) {
         return likeness(ours[i], theirs[j]);
       }))
    allocas[theirs[its].object] = ours[mine].object;
}
