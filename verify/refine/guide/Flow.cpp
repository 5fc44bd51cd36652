// Follows an execution and notes what its values were computed from.

#include "verify/refine/guide/Flow.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace palindrome::guide {

unsigned Flow::add(Node node) {
  nodes.push_back(std::move(node));
  return nodes.size() - 1;
}

unsigned Flow::nodeIn(Frame &frame, const Value &value) {
  auto [entry, isNew] = frame.values.try_emplace(&value, 0);
  if (isNew) {
    Node node;
    node.value = &value;
    entry->second = add(std::move(node));
  }
  return entry->second;
}

unsigned Flow::lastNodeOf(const Value &value, const Function &function) {
  for (const std::unique_ptr<Frame> &frame : reverse(all))
    if (frame->function == &function)
      return nodeIn(*frame, value);
  Node node;
  node.value = &value;
  return add(std::move(node));
}

void Flow::onFunctionEntered(const Function &function,
                             const Instruction *call) {
  auto frame = std::make_unique<Frame>();
  frame->function = &function;
  for (const Argument &argument : function.args()) {
    Node node;
    node.value = &argument;
    if (frames.empty()) {
      node.place.kind = Place::Argument;
      node.place.number = argument.getArgNo();
    } else if (auto *site = dyn_cast_or_null<CallBase>(call);
               site && argument.getArgNo() < site->arg_size() &&
               !argument.hasByValAttr()) {
      node.isCopy = true;
      node.from = {nodeOf(*site->getArgOperand(argument.getArgNo()))};
      node.lanes = nodes[node.from[0]].lanes;
    }
    frame->values[&argument] = add(std::move(node));
  }
  frames.push_back(frame.get());
  all.push_back(std::move(frame));
}

void Flow::onFunctionLeft() {
  const BasicBlock *last = frames.back()->block;
  auto *back = last ? dyn_cast<ReturnInst>(last->getTerminator()) : nullptr;
  returned.reset();
  if (back && back->getReturnValue())
    returned = nodeOf(*back->getReturnValue());
  frames.pop_back();
}

void Flow::onBlockEntered(const BasicBlock &block) {
  Frame &frame = *frames.back();
  frame.before = std::exchange(frame.block, &block);
  accesses.clear();
  if (!frame.before || frames.size() != 1)
    return;
  Decision decision;
  const Instruction *terminator = frame.before->getTerminator();
  if (auto *branch = dyn_cast<BranchInst>(terminator);
      branch && branch->isConditional())
    decision.condition = nodeOf(*branch->getCondition());
  else if (auto *choice = dyn_cast<SwitchInst>(terminator))
    decision.condition = nodeOf(*choice->getCondition());
  else
    return;
  decision.block = frame.before;
  decision.taken = &block;
  decision.execution = frame.entered[frame.before]++;
  made.push_back(decision);
}

void Flow::onAccess(const Lane &pointer, uint64_t size) {
  if (std::exchange(isNewInstruction, false))
    accesses.clear();
  accesses.push_back({pointer, size});
}

void Flow::onUnknownCall(const CallBase &call,
                         function_ref<bool(unsigned)> mayWrite) {
  if (frames.size() == 1)
    reached.insert(&call);
  Havoc havoc;
  havoc.place = {&call, called[&call]++};
  havoc.time = ++time;
  for (unsigned object = 1; object < initialObjects; ++object)
    if (mayWrite(object))
      havoc.objects.push_back(object);
  for (const auto &[object, maker] : objects)
    if (mayWrite(object))
      havoc.objects.push_back(object);
  unknown = havoc.place;
  havocs.push_back(std::move(havoc));
}

void Flow::onCalleeWrite(unsigned object, uint64_t offset) {
  writers.erase({object, offset});
}

const Flow::Havoc *Flow::lastHavocOf(unsigned object) const {
  for (const Havoc &havoc : reverse(havocs))
    if (is_contained(havoc.objects, object))
      return &havoc;
  return nullptr;
}

/// Where bytes begin that no instruction has written.
Place Flow::placeOf(unsigned object, uint64_t offset, uint64_t size) {
  Place place;
  place.offset = offset;
  place.size = size;
  const Havoc *havoc = lastHavocOf(object);
  if (auto maker = objects.find(object); maker != objects.end()) {
    if (!havoc)
      return {};
    place.kind = Place::Written;
    place.call = havoc->place;
    std::tie(place.madeBy, place.number) = maker->second;
    return place;
  }
  if (object == 0 || object >= initialObjects)
    return {};
  place.number = object;
  // What was read or written before must not change for that reader, or be
  // lost.
  auto [first, isNew] = firstReads.try_emplace({object, offset}, time);
  bool isKnownBefore = havoc && ((!isNew && first->second < havoc->time) ||
                                 writers.count({object, offset}));
  place.kind = isKnownBefore ? Place::Written : Place::Memory;
  if (isKnownBefore)
    place.call = havoc->place;
  return place;
}

void Flow::load(const Instruction &instruction, Node &node) {
  if (accesses.empty() || !accesses.back().pointer.isPointer())
    return;
  const Access &access = accesses.back();
  unsigned object = access.pointer.object;
  uint64_t offset = access.pointer.bits.getZExtValue();
  auto writer = writers.find({object, offset});
  if (writer == writers.end()) {
    node.place = placeOf(object, offset, access.size);
    return;
  }
  const Writer &by = writer->second;
  if (by.isInitial) {
    node.place = placeOf(by.object, by.offset, access.size);
  } else if (by.index == 0 && by.size == access.size &&
             nodes[by.node].value->getType() == instruction.getType()) {
    node.isCopy = true;
    node.from = {by.node};
    if (const Havoc *havoc = lastHavocOf(object);
        havoc && havoc->time > by.time)
      node.place = placeOf(object, offset, access.size);
  }
}

void Flow::store(const Instruction &instruction) {
  if (accesses.empty() || !accesses.back().pointer.isPointer())
    return;
  const Access &access = accesses.back();
  unsigned value = nodeOf(*instruction.getOperand(0));
  uint64_t offset = access.pointer.bits.getZExtValue();
  // More than a value of one lane has is not followed.
  for (uint64_t i = 0; i != std::min<uint64_t>(access.size, 64); ++i)
    writers[{access.pointer.object, offset + i}] = {value, i, access.size,
                                                    time};
}

/// memcpy and memmove copy what is known about each byte.
void Flow::copyMemory(const Instruction &instruction) {
  if (accesses.size() != 2 || !accesses[0].pointer.isPointer() ||
      !accesses[1].pointer.isPointer() || accesses[0].size > 4096)
    return;
  // A transfer checks its destination and its source in either order.
  auto *transfer = cast<MemTransferInst>(&instruction);
  const Lanes &lanes = nodes[nodeOf(*transfer->getRawDest())].lanes;
  bool isFirstDest = lanes.size() == 1 && lanes[0] == accesses[0].pointer;
  const Lane &to = accesses[isFirstDest ? 0 : 1].pointer,
             &from = accesses[isFirstDest ? 1 : 0].pointer;
  std::vector<Writer> copied;
  for (uint64_t i = 0; i != accesses[0].size; ++i) {
    uint64_t offset = from.bits.getZExtValue() + i;
    auto known = writers.find({from.object, offset});
    copied.push_back(known != writers.end()
                         ? known->second
                         : Writer{0, 0, 0, time, true, from.object, offset});
  }
  for (auto [i, writer] : enumerate(copied))
    writers[{to.object, to.bits.getZExtValue() + i}] = writer;
}

/// Notes an object that the instruction has allocated.
void Flow::noteObject(const Instruction &instruction, ArrayRef<Lane> result) {
  if (result.size() != 1 || !result[0].isPointer() ||
      result[0].object < initialObjects || objects.count(result[0].object) ||
      !(isa<AllocaInst>(instruction) || isa<CallBase>(instruction)))
    return;
  objects[result[0].object] = {&instruction, allocated[&instruction]++};
}

void Flow::onInstructionExecuted(const Instruction &instruction,
                                 ArrayRef<Lane> result) {
  if (isNewInstruction)
    accesses.clear();
  isNewInstruction = true;
  if (frames.size() == 1)
    reached.insert(&instruction);
  Node node;
  node.value = &instruction;
  node.lanes = Lanes(result);
  if (auto *phi = dyn_cast<PHINode>(&instruction)) {
    node.isCopy = true;
    node.from = {nodeOf(*phi->getIncomingValueForBlock(frames.back()->before))};
  } else if (isa<LoadInst>(instruction)) {
    load(instruction, node);
  } else if (isa<StoreInst>(instruction)) {
    store(instruction);
  } else if (isa<MemTransferInst>(instruction)) {
    copyMemory(instruction);
  } else if (unknown && unknown->call == &instruction) {
    node.place.kind = Place::Result;
    node.place.call = *unknown;
  } else if (isa<CallBase>(instruction) && returned) {
    node.isCopy = true;
    node.from = {*returned};
  } else {
    for (const Use &operand : instruction.operands())
      node.from.push_back(nodeOf(*operand));
  }
  unknown.reset();
  returned.reset();
  noteObject(instruction, result);
  frames.back()->values[&instruction] = add(std::move(node));
}

} // namespace palindrome::guide
