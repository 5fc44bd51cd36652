// Which alloca of the source a target's alloca probably is: passes remove some,
// and keep the order of the others. A wrong guess costs a proof, and proves
// nothing.

#include "verify/judge/refine/lockstep/memory/Allocas.h"
#include "verify/judge/refine/structure/Alignment.h"
#include "verify/judge/refine/structure/Structure.h"
#include "llvm/ADT/STLExtras.h"

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

DenseMap<const Value *, const Value *>
palindrome::refine::lockstep::pairAllocas(const Function &source,
                                          const Function &target) {
  DenseMap<const Value *, const Value *> pairs;
  SmallVector<Uses> ours = entryAllocas(source), theirs = entryAllocas(target);
  if (ours.size() * theirs.size() > mostPairs)
    return pairs;
  for (auto [mine, its] :
       alignSequences(ours.size(), theirs.size(), [&](size_t i, size_t j) {
         return likeness(ours[i], theirs[j]);
       }))
    pairs[theirs[its].object] = ours[mine].object;
  return pairs;
}
