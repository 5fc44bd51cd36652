//   %a = alloca i32
//   store i32 %x, ptr %a
//   br i1 %c, label %then, label %end
// then:
//   store i32 %y, ptr %a
//   br label %end
// end:                                becomes  end:
//   %r = load i32, ptr %a                        %r = phi i32 [ %x, %entry ],
//   ret i32 %r                                                [ %y, %then ]
//                                                ret i32 %r
//
// Phis are placed where definitions meet (Cytron et al., 1991), and only where
// a load can see them.

#include "verify/judge/refine/shape/Promote.h"
#include "verify/judge/refine/shape/Aggregates.h"
#include "verify/judge/refine/shape/Copies.h"
#include "verify/judge/refine/shape/Locals.h"
#include "llvm/Analysis/IteratedDominanceFrontier.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Transforms/Utils/BasicBlockUtils.h"

using namespace palindrome::refine;
using namespace llvm;

namespace {
/// Makes values of the parts of locals.
class Promotion {
public:
  Promotion(Function &function, ArrayRef<Local> locals)
      : dominators(function), locals(locals) {}

  void run();

private:
  /// What an instruction does to parts of a local: `first` is the number of a
  /// part, and a marker affects as many as the local has.
  struct Effect {
    unsigned first, count;
  };

  void addParts();
  void placePhis(unsigned number);
  SmallPtrSet<BasicBlock *, 32>
  liveIn(const LocalPart &part,
         const SmallPtrSetImpl<BasicBlock *> &defining) const;
  void rename(BasicBlock &block, MutableArrayRef<Value *> values);
  void replace(LoadInst &load, Value *value);

  /// Whether the instruction gives the part another value.
  static bool defines(const Instruction &inst) { return !isa<LoadInst>(inst); }

  DominatorTree dominators;
  ArrayRef<Local> locals;
  SmallVector<const LocalPart *> parts;
  /// What defines each part: stores, markers and the alloca.
  SmallVector<SmallVector<Instruction *>> definitions;
  DenseMap<const Instruction *, Effect> effects;
  DenseMap<const PHINode *, unsigned> phis; ///< With the number of the part.
  SmallVector<Instruction *> replaced;
};
} // namespace

void Promotion::addParts() {
  for (const Local &local : locals) {
    auto first = static_cast<unsigned>(parts.size()),
         count = static_cast<unsigned>(local.parts.size());
    effects[local.alloca] = {first, count};
    for (IntrinsicInst *marker : local.markers)
      effects[marker] = {first, count};
    for (const LocalPart &part : local.parts) {
      auto &defining = definitions.emplace_back();
      defining.push_back(local.alloca);
      append_range(defining, local.markers);
      for (Instruction *access : part.accesses) {
        effects[access] = {static_cast<unsigned>(parts.size()), 1};
        if (defines(*access))
          defining.push_back(access);
      }
      parts.push_back(&part);
    }
  }
}

/// The blocks at whose beginning a later load can see the part's value.
SmallPtrSet<BasicBlock *, 32>
Promotion::liveIn(const LocalPart &part,
                  const SmallPtrSetImpl<BasicBlock *> &defining) const {
  SmallPtrSet<BasicBlock *, 32> live;
  SmallVector<BasicBlock *> work;
  auto number = effects.lookup(part.accesses.front()).first;
  auto isOfPart = [&](const Instruction &inst) {
    auto found = effects.find(&inst);
    return found != effects.end() && found->second.first <= number &&
           number < found->second.first + found->second.count;
  };
  for (Instruction *access : part.accesses) {
    BasicBlock *block = access->getParent();
    if (defines(*access) || live.contains(block))
      continue;
    bool isFirst = !defining.contains(block) ||
                   none_of(make_range(block->begin(), access->getIterator()),
                           [&](const Instruction &before) {
                             return isOfPart(before) && defines(before);
                           });
    if (isFirst && live.insert(block).second)
      work.push_back(block);
  }
  while (!work.empty())
    for (BasicBlock *before : predecessors(work.pop_back_val()))
      if (!defining.contains(before) && live.insert(before).second)
        work.push_back(before);
  return live;
}

void Promotion::placePhis(unsigned number) {
  const LocalPart &part = *parts[number];
  SmallPtrSet<BasicBlock *, 32> defining;
  for (Instruction *inst : definitions[number])
    defining.insert(inst->getParent());
  auto live = liveIn(part, defining);
  ForwardIDFCalculator frontier(dominators);
  frontier.setDefiningBlocks(defining);
  frontier.setLiveInBlocks(live);
  SmallVector<BasicBlock *> meeting;
  frontier.calculate(meeting);
  for (BasicBlock *block : meeting) {
    auto *phi =
        PHINode::Create(part.type, pred_size(block), "", block->begin());
    phis[phi] = number;
  }
}

/// Replaces a load by the value that the part has. What its metadata promise
/// together is kept: a value that is neither undef nor poison, and not null.
void Promotion::replace(LoadInst &load, Value *value) {
  if (load.hasMetadata(LLVMContext::MD_nonnull) &&
      load.hasMetadata(LLVMContext::MD_noundef)) {
    IRBuilder<> builder(&load);
    builder.CreateAssumption(builder.CreateIsNotNull(value));
  }
  load.replaceAllUsesWith(value);
}

/// Goes through a block with the value of each part at its beginning, and
/// leaves the values at its end.
void Promotion::rename(BasicBlock &block, MutableArrayRef<Value *> values) {
  for (Instruction &inst : block) {
    if (auto *phi = dyn_cast<PHINode>(&inst)) {
      if (auto found = phis.find(phi); found != phis.end())
        values[found->second] = phi;
      continue;
    }
    auto found = effects.find(&inst);
    if (found == effects.end())
      continue;
    auto [first, count] = found->second;
    replaced.push_back(&inst);
    if (auto *load = dyn_cast<LoadInst>(&inst)) {
      replace(*load, values[first]);
      continue;
    }
    if (auto *store = dyn_cast<StoreInst>(&inst)) {
      values[first] = store->getValueOperand();
      continue;
    }
    // Outside of its lifetime, a local is poison, and undef where it begins
    // (LangRef, "Object Lifetime"). Without markers it lives from its `alloca`
    // on.
    auto *marker = dyn_cast<IntrinsicInst>(&inst);
    bool hasMarkers = marker || any_of(inst.users(), [](const User *user) {
                        auto *used = dyn_cast<IntrinsicInst>(user);
                        return used && used->isLifetimeStartOrEnd();
                      });
    bool lives = marker ? marker->getIntrinsicID() == Intrinsic::lifetime_start
                        : !hasMarkers;
    for (unsigned part = first; part != first + count; ++part)
      values[part] = lives ? UndefValue::get(parts[part]->type)
                           : PoisonValue::get(parts[part]->type);
  }
  for (BasicBlock *next : successors(&block))
    for (PHINode &phi : next->phis())
      if (auto found = phis.find(&phi); found != phis.end())
        phi.addIncoming(values[found->second], &block);
}

void Promotion::run() {
  addParts();
  for (unsigned number = 0; number != parts.size(); ++number)
    placePhis(number);
  struct Step {
    DomTreeNode *node;
    SmallVector<Value *> values;
  };
  SmallVector<Value *> none;
  for (const LocalPart *part : parts)
    none.push_back(PoisonValue::get(part->type));
  std::vector<Step> steps;
  steps.push_back({dominators.getRootNode(), std::move(none)});
  while (!steps.empty()) {
    Step step = std::move(steps.back());
    steps.pop_back();
    rename(*step.node->getBlock(), step.values);
    for (DomTreeNode *child : step.node->children())
      steps.push_back({child, step.values});
  }
  for (Instruction *inst : reverse(replaced))
    if (!isa<AllocaInst>(inst))
      inst->eraseFromParent();
  for (const Local &local : locals) {
    for (Instruction *address : reverse(local.addresses))
      address->eraseFromParent();
    local.alloca->eraseFromParent();
  }
}

bool palindrome::refine::hasPromotableLocals(const Function &function,
                                             bool splits) {
  // The function is not changed.
  return any_of(findLocals(const_cast<Function &>(function)),
                [&](const Local &local) { return splits || !local.isMixed(); });
}

void palindrome::refine::promoteLocals(Function &function, bool splits) {
  EliminateUnreachableBlocks(function);
  SmallVector<Local> locals = findLocals(function);
  if (splits && any_of(locals, [](auto &local) { return local.isMixed(); })) {
    splitCopies(locals);
    for (const Local &local : locals)
      for (Instruction *access : local.aggregates)
        splitAggregate(*access);
    locals = findLocals(function);
  }
  erase_if(locals, [](const Local &local) { return local.isMixed(); });
  Promotion(function, locals).run();
}

void palindrome::refine::promoteExactly(Function &function,
                                        ArrayRef<AllocaInst *> allocas) {
  SmallVector<Local> locals = findLocals(function);
  erase_if(locals, [&](const Local &local) {
    return !is_contained(allocas, local.alloca) || !isExactlyItsValues(local);
  });
  Promotion(function, locals).run();
}
