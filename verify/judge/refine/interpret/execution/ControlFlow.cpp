// Functions, basic blocks, phis and terminators (LangRef, 'Terminator
// Instructions').

#include "verify/judge/refine/interpret/attributes/Attributes.h"
#include "verify/judge/refine/interpret/calls/Calls.h"
#include "verify/judge/refine/interpret/execution/Interpreter.h"
#include "verify/judge/refine/interpret/operations/Allocas.h"
#include "verify/judge/refine/interpret/operations/Floats.h"
#include "verify/judge/refine/interpret/operations/MemoryInstructions.h"
#include "verify/judge/refine/interpret/operations/Operations.h"
#include "verify/judge/refine/interpret/operations/VarArgs.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace palindrome::interpret {

Lanes Interpreter::call(const Function &function,
                        std::vector<Lanes> arguments) {
  Lanes none(countLanes(function.getReturnType()));
  if (machine.frames.depth() == mostCallDepth) {
    machine.course.stop(Outcome::Limit, "calls");
    return none;
  }
  if (function.isDeclaration()) {
    machine.course.unsupported("a function without a body");
    return none;
  }
  const Instruction *caller = machine.course.at();
  Observer *observer = machine.setting.options.observer;
  if (observer)
    observer->onFunctionEntered(caller);
  machine.frames.enter(function);
  for (const Argument &argument : function.args()) {
    Lanes &lanes = arguments[argument.getArgNo()];
    if (Type *type = argument.getParamByValType()) {
      lanes = {copyByVal(machine, type, argument.getParamAlign(), lanes[0])};
      if (machine.frames.depth() == 1 && lanes[0].isPointer())
        machine.frames.addRootCopy(argument.getArgNo(), lanes[0].object);
    }
    applyAttributes(
        machine, lanes, argument.getType(),
        function.getAttributes().getParamAttrs(argument.getArgNo()));
    if (observer)
      observer->onArgument(argument, lanes);
    machine.frames.registers()[&argument] = Register{std::move(lanes), 0};
  }
  Lanes result = runBody(function);
  machine.frames.leave();
  if (observer)
    observer->onFunctionLeft();
  machine.course.goTo(caller);
  return machine.course.stopped() ? none : result;
}

/// Executes the body of a function; returns its result.
Lanes Interpreter::runBody(const Function &function) {
  const BasicBlock *from = nullptr, *block = &function.getEntryBlock();
  while (block && !machine.course.stopped()) {
    divergence.watch(*block, from);
    if (machine.course.stopped())
      break;
    enter(*block, from);
    from = block;
    for (const Instruction &instruction : *from) {
      if (machine.course.stopped())
        break;
      if (isa<PHINode>(instruction))
        continue;
      machine.course.goTo(&instruction);
      if (!machine.course.countStep())
        break;
      if (auto *back = dyn_cast<ReturnInst>(&instruction))
        return returned(*back);
      if (instruction.isTerminator())
        block = terminate(instruction);
      else
        define(instruction, evaluate(instruction));
    }
  }
  return {};
}

/// The result of a function that returns, after its attributes.
Lanes Interpreter::returned(const ReturnInst &instruction) {
  const Function &function = *instruction.getFunction();
  Lanes result;
  if (instruction.getReturnValue())
    result = machine.values.operand(instruction.getReturnValue());
  machine.frames.setReturning(true);
  if (machine.frames.depth() == 1)
    applyNoAliasResult(machine, function, result);
  applyAttributes(machine, result, function.getReturnType(),
                  function.getAttributes().getRetAttrs());
  machine.frames.setReturning(false);
  return result;
}

/// The result of an instruction that is neither a phi nor a terminator other
/// than invoke.
Lanes Interpreter::evaluate(const Instruction &instruction) {
  SmallVector<Type *> types;
  Lanes none(countLanes(instruction.getType()));
  machine.course.addWork(none.size());
  if (!laneTypes(instruction.getType(), types)) {
    machine.course.unsupported("a value of such a type");
    return none;
  }
  if (auto *call = dyn_cast<CallBase>(&instruction))
    return callSite(machine, *call);
  if (Operation *operation = operationOf(instruction.getOpcode())) {
    SmallVector<Lanes, 4> operands;
    for (const Use &use : instruction.operands())
      operands.push_back(machine.values.operand(use));
    return machine.course.stopped()
               ? none
               : operation(machine, cast<Operator>(instruction), operands);
  }
  switch (instruction.getOpcode()) {
  case Instruction::Load:
    return loadInstruction(machine, cast<LoadInst>(instruction));
  case Instruction::Store:
    return storeInstruction(machine, cast<StoreInst>(instruction));
  case Instruction::Alloca:
    return allocaInstruction(machine, cast<AllocaInst>(instruction));
  case Instruction::VAArg:
    return takeArgument(machine, cast<VAArgInst>(instruction));
  case Instruction::Fence:
  case Instruction::AtomicRMW:
  case Instruction::AtomicCmpXchg:
    return atomicInstruction(machine, instruction);
  default:
    machine.course.unsupported(instruction.getOpcodeName());
    return none;
  }
}

std::optional<Lanes> Interpreter::compute(const ConstantExpr &expression,
                                          ArrayRef<Lanes> in) {
  Operation *operation = operationOf(expression.getOpcode());
  if (!operation || machine.course.stopped())
    return std::nullopt;
  return operation(machine, cast<Operator>(expression), in);
}

Lanes Interpreter::computeAgain(const Value *value, const Lanes &before) {
  auto *instruction = dyn_cast<Instruction>(value);
  auto *call = dyn_cast_or_null<IntrinsicInst>(instruction);
  bool isPure = instruction && (operationOf(instruction->getOpcode()) ||
                                (call && call->doesNotAccessMemory()));
  auto isFromUndef = [](const Lane &lane) { return lane.fromUndef; };
  if (!isPure || none_of(before, isFromUndef))
    return before;
  if (!machine.course.countStep())
    return before;
  redrawn = true;
  const Instruction *user = machine.course.at();
  machine.course.goTo(instruction);
  Lanes again = evaluate(*instruction);
  machine.course.goTo(user);
  return again;
}

/// Executes the phis of a basic block, all at once: each operand is read before
/// any result is written.
void Interpreter::enter(const BasicBlock &block, const BasicBlock *from) {
  if (Observer *observer = machine.setting.options.observer)
    observer->onBlockEntered(block);
  SmallVector<std::pair<const PHINode *, Lanes>, 4> values;
  for (const PHINode &phi : block.phis()) {
    machine.course.goTo(&phi);
    SmallVector<Type *> types;
    if (!laneTypes(phi.getType(), types)) {
      machine.course.unsupported("a value of such a type");
      return;
    }
    Lanes lanes = machine.values.operand(phi.getIncomingValueForBlock(from));
    if (machine.course.stopped())
      return;
    for (auto [lane, type] : zip(lanes, types))
      lane = applyFlags(machine, cast<Operator>(phi), type, lane, nullptr);
    values.push_back({&phi, std::move(lanes)});
  }
  for (auto &[phi, lanes] : values)
    define(*phi, std::move(lanes));
}

/// Sets the register of an instruction.
void Interpreter::define(const Instruction &instruction, Lanes lanes) {
  if (Observer *observer = machine.setting.options.observer)
    observer->onInstructionExecuted(instruction, lanes);
  if (!instruction.getType()->isVoidTy())
    machine.frames.registers()[&instruction] = Register{std::move(lanes), 0};
}

/// Whether a condition is well defined. It is immediate UB if not.
bool Interpreter::isWellDefined(const Lane &lane, const char *what) {
  machine.choices.noteWellDefinedUse(lane);
  if (lane.isPoison())
    machine.course.onImmediateUB(Twine(what) + " on poison");
  else if (lane.kind == Lane::Undef)
    machine.course.onImmediateUB(Twine(what) + " on undef");
  else if (machine.setting.isSource() && lane.fromUndef)
    machine.course.onPossibleUB(Twine(what) + " on what may be undef");
  return !machine.course.stopped();
}

/// Executes a terminator other than ret; returns the successor, or null if the
/// execution has ended.
const BasicBlock *Interpreter::terminate(const Instruction &terminator) {
  if (auto *branch = dyn_cast<BranchInst>(&terminator)) {
    if (branch->isUnconditional())
      return branch->getSuccessor(0);
    Lane lane = machine.values.operand(branch->getCondition())[0];
    if (!isWellDefined(lane, "branch"))
      return nullptr;
    bool isTrue = lane.isBits()
                      ? lane.bits.isOne()
                      : machine.choices.ask(ChoiceKind::Freeze, 1).isOne();
    return branch->getSuccessor(isTrue ? 0 : 1);
  }
  if (auto *choice = dyn_cast<SwitchInst>(&terminator))
    return switchTo(*choice);
  if (isa<UnreachableInst>(terminator)) {
    machine.course.onImmediateUB("unreachable is reached");
    return nullptr;
  }
  if (auto *invoke = dyn_cast<InvokeInst>(&terminator)) {
    define(*invoke, evaluate(*invoke));
    if (machine.course.stopped() &&
        machine.course.end()->kind == Outcome::Unwinds)
      machine.course.unsupported("a landing pad that is reached");
    return invoke->getNormalDest();
  }
  machine.course.unsupported(terminator.getOpcodeName());
  return nullptr;
}

const BasicBlock *Interpreter::switchTo(const SwitchInst &instruction) {
  Lane lane = machine.values.operand(instruction.getCondition())[0];
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
  APInt choice =
      machine.choices.ask(ChoiceKind::Freeze, std::min(width, mostChoiceBits));
  return instruction.getSuccessor(choice.urem(instruction.getNumSuccessors()));
}

} // namespace palindrome::interpret
