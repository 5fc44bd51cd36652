// Functions, basic blocks, phis and terminators (LangRef, 'Terminator
// Instructions').

#include "verify/judge/refine/interpret/attributes/Attributes.h"
#include "verify/judge/refine/interpret/attributes/FunctionAttributes.h"
#include "verify/judge/refine/interpret/calls/Calls.h"
#include "verify/judge/refine/interpret/operations/Floats.h"
#include "verify/judge/refine/interpret/operations/MemoryInstructions.h"
#include "verify/judge/refine/interpret/operations/Operations.h"
#include "verify/judge/refine/interpret/operations/VarArgs.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace palindrome::interpret {

Lanes Machine::call(const Function &function, std::vector<Lanes> arguments) {
  Lanes none(countLanes(function.getReturnType()));
  if (frames.size() == mostCallDepth) {
    stop(Outcome::Limit, "calls");
    return none;
  }
  if (function.isDeclaration()) {
    unsupported("a function without a body");
    return none;
  }
  const Instruction *caller = current;
  if (observer)
    observer->onFunctionEntered(caller);
  frames.push_back(std::make_unique<Frame>());
  frames.back()->function = &function;
  for (const Argument &argument : function.args()) {
    Lanes &lanes = arguments[argument.getArgNo()];
    if (Type *type = argument.getParamByValType()) {
      lanes = {copyByVal(type, argument.getParamAlign(), lanes[0])};
      if (frames.size() == 1 && lanes[0].isPointer())
        copies[argument.getArgNo()] = lanes[0].object;
    }
    applyAttributes(
        *this, lanes, argument.getType(),
        function.getAttributes().getParamAttrs(argument.getArgNo()));
    if (observer)
      observer->onArgument(argument, lanes);
    frames.back()->registers[&argument] = Register{std::move(lanes), 0};
  }
  Lanes result = runBody(function);
  for (unsigned object : frames.back()->stack)
    if (!memory[object].isFreed())
      free(object);
  frames.pop_back();
  if (observer)
    observer->onFunctionLeft();
  current = caller;
  return stopped() ? none : result;
}

bool Machine::countStep() {
  if (++steps > maxSteps || work > maxWork)
    stop(Outcome::Limit, "steps");
  return !stopped();
}

/// Executes the body of a function; returns its result.
Lanes Machine::runBody(const Function &function) {
  const BasicBlock *from = nullptr, *block = &function.getEntryBlock();
  while (block && !stopped()) {
    watch(*block, from);
    if (stopped())
      break;
    enter(*block, from);
    from = block;
    for (const Instruction &instruction : *from) {
      if (stopped())
        break;
      if (isa<PHINode>(instruction))
        continue;
      current = &instruction;
      if (!countStep())
        break;
      if (auto *back = dyn_cast<ReturnInst>(&instruction)) {
        Lanes result;
        if (back->getReturnValue())
          result = operand(back->getReturnValue());
        isReturning = true;
        if (frames.size() == 1)
          applyNoAliasResult(*this, function, result);
        applyAttributes(*this, result, function.getReturnType(),
                        function.getAttributes().getRetAttrs());
        isReturning = false;
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

/// The result of an instruction that is neither a phi nor a terminator other
/// than invoke.
Lanes Machine::evaluate(const Instruction &instruction) {
  SmallVector<Type *> types;
  Lanes none(countLanes(instruction.getType()));
  work += none.size();
  if (!laneTypes(instruction.getType(), types)) {
    unsupported("a value of such a type");
    return none;
  }
  if (auto *call = dyn_cast<CallBase>(&instruction))
    return callSite(*this, *call);
  if (Operation *operation = operationOf(instruction.getOpcode())) {
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
  case Instruction::VAArg:
    return takeArgument(*this, cast<VAArgInst>(instruction));
  case Instruction::Fence:
  case Instruction::AtomicRMW:
  case Instruction::AtomicCmpXchg:
    return atomicInstruction(*this, instruction);
  default:
    unsupported(instruction.getOpcodeName());
    return none;
  }
}

/// The value of an operand for one more use. What does not depend on undef, or
/// on more than the operands of its instruction, is as `before`.
Lanes Machine::evaluateAgain(const Value *value, const Lanes &before) {
  auto *instruction = dyn_cast<Instruction>(value);
  auto *call = dyn_cast_or_null<IntrinsicInst>(instruction);
  bool isPure = instruction && (operationOf(instruction->getOpcode()) ||
                                (call && call->doesNotAccessMemory()));
  auto isFromUndef = [](const Lane &lane) { return lane.fromUndef; };
  if (!isPure || none_of(before, isFromUndef))
    return before;
  if (!countStep())
    return before;
  hasRedrawn = true;
  const Instruction *user = current;
  current = instruction;
  Lanes again = evaluate(*instruction);
  current = user;
  return again;
}

/// Executes the phis of a basic block, all at once: each operand is read before
/// any result is written.
void Machine::enter(const BasicBlock &block, const BasicBlock *from) {
  if (observer)
    observer->onBlockEntered(block);
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
      lane = applyFlags(*this, cast<Operator>(phi), type, lane, nullptr);
    values.push_back({&phi, std::move(lanes)});
  }
  for (auto &[phi, lanes] : values)
    define(*phi, std::move(lanes));
}

/// Whether a condition is well defined. It is immediate UB if not.
bool Machine::isWellDefined(const Lane &lane, const char *what) {
  noteWellDefinedUse(lane);
  if (lane.isPoison())
    onImmediateUB(Twine(what) + " on poison");
  else if (lane.kind == Lane::Undef)
    onImmediateUB(Twine(what) + " on undef");
  else if (isSource() && lane.fromUndef)
    onPossibleUB(Twine(what) + " on what may be undef");
  return !stopped();
}

/// Executes a terminator other than ret; returns the successor, or null if the
/// execution has ended.
const BasicBlock *Machine::terminate(const Instruction &terminator) {
  if (auto *branch = dyn_cast<BranchInst>(&terminator)) {
    if (branch->isUnconditional())
      return branch->getSuccessor(0);
    Lane lane = operand(branch->getCondition())[0];
    if (!isWellDefined(lane, "branch"))
      return nullptr;
    bool isTrue =
        lane.isBits() ? lane.bits.isOne() : ask(ChoiceKind::Freeze, 1).isOne();
    return branch->getSuccessor(isTrue ? 0 : 1);
  }
  if (auto *choice = dyn_cast<SwitchInst>(&terminator))
    return switchTo(*choice);
  if (isa<UnreachableInst>(terminator)) {
    onImmediateUB("unreachable is reached");
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
  if (!isWellDefined(lane, "switch"))
    return nullptr;
  if (lane.isBits()) {
    for (const auto &entry : instruction.cases())
      if (entry.getCaseValue()->getValue() == lane.bits)
        return entry.getCaseSuccessor();
    return instruction.getDefaultDest();
  }
  // A frozen value of the source may be that of any successor.
  unsigned width = Log2_32_Ceil(instruction.getNumSuccessors());
  APInt choice = ask(ChoiceKind::Freeze, std::min(width, mostChoiceBits));
  return instruction.getSuccessor(choice.urem(instruction.getNumSuccessors()));
}

} // namespace palindrome::interpret
