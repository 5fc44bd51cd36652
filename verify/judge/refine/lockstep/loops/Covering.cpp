// Coverings as graphs, and as functions: a value that has several copies is, at
// a use, the one that was computed last.

#include "verify/judge/refine/lockstep/loops/Covering.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/DepthFirstIterator.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/SSAUpdater.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

//===-- Graphs ------------------------------------------------------------===//

Covering::Covering(const Function &function, bool keepsExits)
    : ofFunction(&function), keepsExits(keepsExits) {
  SmallPtrSet<const BasicBlock *, 16> reached;
  for (const BasicBlock *block : depth_first(&function))
    reached.insert(block);
  DenseMap<const BasicBlock *, unsigned> numbers;
  for (const BasicBlock &block : function)
    if (reached.contains(&block)) {
      numbers[&block] = all.size();
      all.push_back({&block, {}});
    }
  for (Copy &copy : all)
    for (const BasicBlock *next : successors(copy.origin))
      copy.successors.push_back(numbers.lookup(next));
}

unsigned Covering::size() const {
  size_t size = 0;
  for (const Copy &copy : all)
    size += copy.origin->size();
  return size;
}

/// Adds a copy of each of `region` that leads where that one leads; returns the
/// numbers of the copies by those of the originals.
DenseMap<unsigned, unsigned> Covering::copy(ArrayRef<unsigned> region) {
  DenseMap<unsigned, unsigned> copies;
  for (unsigned number : region) {
    copies[number] = all.size();
    Copy again = all[number];
    const auto *inside = find_if(again.successors, [&](unsigned next) {
      return is_contained(region, next);
    });
    if (!keepsExits && inside != again.successors.end())
      for (unsigned &next : again.successors)
        if (!is_contained(region, next))
          next = *inside;
    all.push_back(std::move(again));
  }
  return copies;
}

/// Copies `region`, a part of `loop`, for the edges by which the loop is
/// entered. What leads to `head` from the new copies is as it was.
void Covering::copyForEntry(ArrayRef<unsigned> loop, unsigned head,
                            ArrayRef<unsigned> region) {
  SmallDenseSet<unsigned> isInside(loop.begin(), loop.end());
  const unsigned before = all.size();
  DenseMap<unsigned, unsigned> copies = copy(region);
  for (unsigned number = 0; number != all.size(); ++number)
    for (unsigned &next : all[number].successors)
      if (number >= before ? next != head && copies.contains(next)
                           : !isInside.contains(number) && next == head)
        next = copies.lookup(next);
}

void Covering::peel(ArrayRef<unsigned> loop, unsigned head) {
  copyForEntry(loop, head, loop);
}

void Covering::rotate(ArrayRef<unsigned> loop, unsigned head) {
  copyForEntry(loop, head, head);
}

void Covering::unroll(ArrayRef<unsigned> loop, unsigned head, unsigned count) {
  SmallVector<DenseMap<unsigned, unsigned>> rounds(1);
  for (unsigned number : loop)
    rounds[0][number] = number;
  for (unsigned round = 1; round != count; ++round)
    rounds.push_back(copy(loop));
  for (unsigned round = 0; round != count; ++round)
    for (unsigned number : loop)
      for (unsigned &next : all[rounds[round].lookup(number)].successors)
        if (next == head)
          next = rounds[(round + 1) % count].lookup(head);
        else if (rounds[0].contains(next))
          next = rounds[round].lookup(next);
}

//===-- Functions ---------------------------------------------------------===//

namespace {
/// Writes the blocks of a covering.
class Writer {
public:
  Writer(const Covering &covering, Function &made,
         ArrayRef<BasicBlock *> blocks)
      : covering(covering), made(made), blocks(blocks) {}

  void write();

private:
  void copyBlock(unsigned number);
  void connect(unsigned number);
  void setOperand(Use &use, unsigned number, const Value *original);

  const Covering &covering;
  Function &made;
  ArrayRef<BasicBlock *> blocks;
  /// The copies that lead to each one, once for each edge.
  std::vector<SmallVector<unsigned, 2>> predecessors;
  /// The copies of each instruction, with the numbers of their blocks.
  DenseMap<const Instruction *,
           SmallVector<std::pair<unsigned, Instruction *>, 1>>
      values;
  /// The uses of values that are computed in one of several other blocks.
  MapVector<const Instruction *, SmallVector<Use *>> open;
};
} // namespace

/// What is no part of an execution.
static bool isLeftOut(const Instruction &inst) {
  return inst.isDebugOrPseudoInst();
}

void Writer::copyBlock(unsigned number) {
  for (const Instruction &inst : *covering.copies()[number].origin) {
    if (isLeftOut(inst))
      continue;
    Instruction *copy = nullptr;
    if (auto *phi = dyn_cast<PHINode>(&inst)) {
      copy = PHINode::Create(phi->getType(), 0);
      copy->copyMetadata(*phi);
      copy->copyIRFlags(phi);
    } else {
      copy = inst.clone();
    }
    copy->setDebugLoc(DebugLoc());
    copy->setMetadata(LLVMContext::MD_DIAssignID, nullptr);
    copy->insertInto(blocks[number], blocks[number]->end());
    values[&inst].push_back({number, copy});
  }
}

/// Sets an operand in the copy with a number, or of a phi at the end of it: to
/// the copy of `original` that was computed last.
void Writer::setOperand(Use &use, unsigned number, const Value *original) {
  if (auto *argument = dyn_cast<Argument>(original))
    return use.set(made.getArg(argument->getArgNo()));
  auto *inst = dyn_cast<Instruction>(original);
  if (!inst)
    return use.set(const_cast<Value *>(original));
  ArrayRef<std::pair<unsigned, Instruction *>> copies = values[inst];
  for (auto [other, copy] : copies)
    if (copies.size() == 1 || other == number)
      return use.set(copy);
  open[inst].push_back(&use);
}

/// Sets the operands of the instructions in the copy with a number.
void Writer::connect(unsigned number) {
  const Covering::Copy &copy = covering.copies()[number];
  BasicBlock::iterator next = blocks[number]->begin();
  for (const Instruction &inst : *copy.origin) {
    if (isLeftOut(inst))
      continue;
    Instruction &made = *next++;
    if (auto *phi = dyn_cast<PHINode>(&inst)) {
      auto &mine = cast<PHINode>(made);
      for (unsigned from : predecessors[number])
        mine.addIncoming(PoisonValue::get(phi->getType()), blocks[from]);
      for (auto [i, from] : enumerate(predecessors[number]))
        setOperand(
            mine.getOperandUse(i), from,
            phi->getIncomingValueForBlock(covering.copies()[from].origin));
      continue;
    }
    for (unsigned i = 0; i != inst.getNumOperands(); ++i)
      setOperand(made.getOperandUse(i), number, inst.getOperand(i));
    if (inst.isTerminator())
      for (auto [i, to] : enumerate(copy.successors))
        made.setSuccessor(i, blocks[to]);
  }
}

void Writer::write() {
  predecessors.resize(blocks.size());
  for (auto [number, copy] : enumerate(covering.copies()))
    for (unsigned next : copy.successors)
      predecessors[next].push_back(number);
  for (unsigned number = 0; number != blocks.size(); ++number)
    copyBlock(number);
  for (unsigned number = 0; number != blocks.size(); ++number)
    connect(number);
  for (auto &[inst, uses] : open) {
    SSAUpdater updater;
    updater.Initialize(inst->getType(), inst->getName());
    for (auto [number, copy] : values[inst])
      updater.AddAvailableValue(blocks[number], copy);
    for (Use *use : uses)
      updater.RewriteUse(*use);
  }
}

CoveringFunction::CoveringFunction(const Covering &covering)
    : made(Function::Create(
          covering.function().getFunctionType(), GlobalValue::ExternalLinkage,
          covering.function().getAddressSpace(), "palindrome.covering",
          const_cast<Module *>(covering.function().getParent()))) {
  made->copyAttributesFrom(&covering.function());
  for (const Covering::Copy &copy : covering.copies()) {
    auto *block =
        BasicBlock::Create(made->getContext(), copy.origin->getName(), made);
    numbers[block] = blocksMade.size();
    originOf[block] = copy.origin;
    blocksMade.push_back(block);
  }
  Writer(covering, *made, blocksMade).write();
}
