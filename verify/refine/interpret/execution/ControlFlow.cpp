// Functions, blocks and branches.

#include "verify/refine/interpret/attributes/Attributes.h"
#include "verify/refine/interpret/calls/Calls.h"
#include "verify/refine/interpret/operations/Floats.h"
#include "verify/refine/interpret/operations/MemoryInstructions.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace palindrome::interpret {
namespace {
constexpr size_t kDeepest = 40;
} // namespace

Lanes Machine::call(const Function &function, std::vector<Lanes> arguments) {
  Lanes none(countLanes(function.getReturnType()));
  if (frames.size() == kDeepest) {
    stop(Outcome::Limit, "calls are too deep");
    return none;
  }
  if (function.isDeclaration()) {
    unsupported("a function without a body");
    return none;
  }
  const Instruction *caller = current;
  frames.push_back(std::make_unique<Frame>());
  frames.back()->function = &function;
  for (const Argument &argument : function.args()) {
    Lanes &lanes = arguments[argument.getArgNo()];
    if (Type *type = argument.getParamByValType())
      lanes = {copyOfCaller(type, argument.getParamAlign(), lanes[0])};
    applyAttributes(
        *this, lanes, argument.getType(),
        function.getAttributes().getParamAttrs(argument.getArgNo()));
    frames.back()->registers[&argument] = Register{std::move(lanes), 0};
  }
  Lanes result = runBody(function);
  for (unsigned block : frames.back()->stack)
    release(block);
  frames.pop_back();
  current = caller;
  return stopped() ? none : result;
}

Lane Machine::copyOfCaller(Type *type, MaybeAlign align, const Lane &pointer) {
  uint64_t size = layout.getTypeAllocSize(type).getFixedValue();
  uint64_t alignment = align.value_or(layout.getABITypeAlign(type)).value();
  Bytes bytes;
  if (size != 0) {
    // It is the caller that reads.
    bool wasRead = pointer.isPointer() && memory[pointer.block].read;
    MemoryBlock *block = access(pointer, size, 1, Access::Read);
    if (!block)
      return Lane::poison();
    block->read = wasRead;
    bytes = readBytes(*block, pointer.bits.getZExtValue(), size);
  }
  unsigned copy = allocate(MemoryBlock::Stack, size, alignment);
  frames.back()->stack.push_back(copy);
  writeBytes(memory[copy], 0, bytes);
  return Lane::pointer(copy, APInt(pointer.bits.getBitWidth(), 0));
}

Lanes Machine::runBody(const Function &function) {
  const BasicBlock *from = nullptr, *block = &function.getEntryBlock();
  while (block && !stopped()) {
    enter(*block, from);
    from = block;
    for (const Instruction &instruction : *from) {
      if (stopped())
        break;
      if (isa<PHINode>(instruction))
        continue;
      current = &instruction;
      if (++steps > mostSteps) {
        stop(Outcome::Limit, "");
        break;
      }
      if (auto *back = dyn_cast<ReturnInst>(&instruction)) {
        Lanes result;
        if (back->getReturnValue())
          result = operand(back->getReturnValue());
        applyAttributes(*this, result, function.getReturnType(),
                        function.getAttributes().getRetAttrs());
        return result;
      }
      if (instruction.isTerminator())
        block = terminate(instruction);
      else
        define(instruction, evaluate(instruction));
    }
  }
  return {};
}

Lanes Machine::evaluate(const Instruction &instruction) {
  SmallVector<Type *> types;
  Lanes none(countLanes(instruction.getType()));
  if (!laneTypes(instruction.getType(), types)) {
    unsupported("a value of such a type");
    return none;
  }
  if (auto *call = dyn_cast<CallBase>(&instruction))
    return callSite(*this, *call);
  if (Operation operation = operationOf(instruction.getOpcode())) {
    SmallVector<Lanes, 4> operands;
    for (const Use &use : instruction.operands())
      operands.push_back(operand(use));
    return stopped() ? none
                     : operation(*this, cast<Operator>(instruction), operands);
  }
  switch (instruction.getOpcode()) {
  case Instruction::Load:
    return loadInstruction(*this, cast<LoadInst>(instruction));
  case Instruction::Store:
    return storeInstruction(*this, cast<StoreInst>(instruction));
  case Instruction::Alloca:
    return allocaResult(cast<AllocaInst>(instruction));
  case Instruction::Fence:
  case Instruction::AtomicRMW:
  case Instruction::AtomicCmpXchg:
    return atomicInstruction(*this, instruction);
  default:
    unsupported(instruction.getOpcodeName());
    return none;
  }
}

void Machine::enter(const BasicBlock &block, const BasicBlock *from) {
  SmallVector<std::pair<const PHINode *, Lanes>, 4> values;
  for (const PHINode &phi : block.phis()) {
    current = &phi;
    SmallVector<Type *> types;
    if (!laneTypes(phi.getType(), types)) {
      unsupported("a value of such a type");
      return;
    }
    Lanes lanes = operand(phi.getIncomingValueForBlock(from));
    if (stopped())
      return;
    for (auto [lane, type] : zip(lanes, types))
      lane = fastResult(*this, cast<Operator>(phi), type, lane, nullptr);
    values.push_back({&phi, std::move(lanes)});
  }
  for (auto &[phi, lanes] : values)
    define(*phi, std::move(lanes));
}

bool Machine::mayDecide(const Lane &lane, const char *what) {
  noteDemand(lane);
  if (lane.isPoison())
    undefined(Twine(what) + " on poison");
  else if (lane.kind == Lane::Undef)
    undefined(Twine(what) + " on undef");
  else if (isA() && lane.loose)
    perhapsUndefined(Twine(what) + " on what may be undef");
  return !stopped();
}

const BasicBlock *Machine::terminate(const Instruction &terminator) {
  if (auto *branch = dyn_cast<BranchInst>(&terminator)) {
    if (branch->isUnconditional())
      return branch->getSuccessor(0);
    Lane lane = operand(branch->getCondition())[0];
    if (!mayDecide(lane, "branch"))
      return nullptr;
    bool isTrue =
        lane.isBits() ? lane.bits.isOne() : ask(ChoiceKind::Freeze, 1).isOne();
    return branch->getSuccessor(isTrue ? 0 : 1);
  }
  if (auto *choice = dyn_cast<SwitchInst>(&terminator))
    return switchTo(*choice);
  if (isa<UnreachableInst>(terminator)) {
    undefined("unreachable is reached");
    return nullptr;
  }
  if (auto *invoke = dyn_cast<InvokeInst>(&terminator)) {
    define(*invoke, evaluate(*invoke));
    if (stopped() && ending->kind == Outcome::Unwinds)
      unsupported("a landing pad that is reached");
    return invoke->getNormalDest();
  }
  unsupported(terminator.getOpcodeName());
  return nullptr;
}

const BasicBlock *Machine::switchTo(const SwitchInst &instruction) {
  Lane lane = operand(instruction.getCondition())[0];
  if (!mayDecide(lane, "switch"))
    return nullptr;
  if (lane.isBits()) {
    for (const auto &entry : instruction.cases())
      if (entry.getCaseValue()->getValue() == lane.bits)
        return entry.getCaseSuccessor();
    return instruction.getDefaultDest();
  }
  // What is fixed but not known may lead to any of them.
  unsigned width = Log2_32_Ceil(instruction.getNumSuccessors());
  APInt choice = ask(ChoiceKind::Freeze, std::min(width, 16u));
  return instruction.getSuccessor(choice.urem(instruction.getNumSuccessors()));
}

} // namespace palindrome::interpret
