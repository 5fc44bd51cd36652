// The walk over the paths of a function.

#include "verify/judge/refine/encode/walk/Walk.h"
#include "verify/judge/refine/encode/attributes/Attributes.h"
#include "verify/judge/refine/encode/attributes/Promises.h"
#include "verify/judge/refine/encode/calls/ObservedAccesses.h"
#include "verify/judge/refine/encode/floats/Floats.h"
#include "verify/judge/refine/encode/library/Library.h"
#include "verify/judge/refine/encode/operations/Invariance.h"
#include "verify/judge/refine/encode/walk/Dispatch.h"
#include "verify/judge/refine/encode/walk/Invokes.h"
#include "llvm/IR/Constants.h"

using namespace palindrome::encode;
using namespace llvm;

namespace {
class Walk {
public:
  explicit Walk(Side &side)
      : side(side), problem(side.problem), here(side.here), invokes(side) {}
  void run(unsigned bound);

private:
  void setInputs();
  void storeConstants();
  void runNode(unsigned number);
  Lanes valueOf(const Instruction &inst);
  void runTerminator(const Instruction &inst);
  void runCallBr(const CallBrInst &inst);

  Side &side;
  Problem &problem;
  Position &here;
  Invokes invokes;
};
} // namespace

void palindrome::encode::walk(Side &side, unsigned bound) {
  Walk(side).run(bound);
}

void Walk::run(unsigned bound) {
  std::string why;
  std::optional<PathGraph> paths = unroll(side.function, bound, why);
  if (!paths)
    return side.setUnsupported(why);
  side.hasLoops = paths->hasLoops;
  here.start(std::move(*paths));
  setInputs();
  encodeParameters(side, [](const CallBase &call) {
    return findLibraryEncoder(call) != nullptr;
  });
  checkOrderings(side);
  storeConstants();
  unsigned count = here.paths().nodes.size();
  for (unsigned number = 0; number < count && problem.isSupported(); ++number)
    runNode(number);
  checkInvariance(side);
  checkPromisedEnd(side);
}

/// Sets the arguments to the inputs that source and target share. Each use of
/// an undef argument chooses.
void Walk::setInputs() {
  for (auto [argument, inputs] :
       zip_equal(side.function.args(), problem.arguments)) {
    Lanes value;
    for (const InputLane &input : inputs) {
      Lane lane{input.value, input.poison, {}};
      if (!input.isUndef.isFalse()) {
        Lane any = side.choices.undef(input.width, input.isPointer);
        ChoiceVariable &choice = side.choices[any.undefs.front()];
        choice.isInput = true;
        choice.isUndef = input.isUndef;
        lane.value = input.isUndef.select(any.value, input.value);
        lane.undefs = any.undefs;
        lane.varies = {input.isUndef, true};
      }
      value.push_back(std::move(lane));
    }
    side.values.setArgument(argument, std::move(value));
  }
}

/// Writes the initializers of constants to memory. The contents of a constant
/// whose type cannot be in memory are left open.
void Walk::storeConstants() {
  for (auto [number, global] : enumerate(problem.blocks.globals())) {
    auto *variable = dyn_cast_or_null<GlobalVariable>(global);
    if (!variable || !variable->isConstant() ||
        !variable->hasDefinitiveInitializer())
      continue;
    Type *type = variable->getValueType();
    if (SmallVector<MemoryPiece> pieces;
        listPieces(type, problem.layout, pieces))
      side.memory.store(type, side.values.constant(variable->getInitializer()),
                        problem.blocks.makePointer(number));
  }
}

void Walk::runNode(unsigned number) {
  here.enter(number);
  for (const Instruction &inst : *here.paths().nodes[number].block) {
    here.current = &inst;
    if (inst.isTerminator()) {
      runTerminator(inst);
    } else {
      Lanes value = valueOf(inst);
      if (!inst.getType()->isVoidTy())
        side.values.set(inst, std::move(value));
    }
    if (!problem.isSupported())
      return;
  }
}

Lanes Walk::valueOf(const Instruction &inst) {
  if (auto *phi = dyn_cast<PHINode>(&inst))
    return applyMathFlags(side, inst, side.values.phi(*phi));
  if (auto *pad = dyn_cast<LandingPadInst>(&inst))
    return invokes.landingPad(*pad);
  return encode(side, inst);
}

/// Inline assembly that may jump: which label it jumps to is as unknown as its
/// result, and the same in source and target.
void Walk::runCallBr(const CallBrInst &inst) {
  Lanes value = encode(side, inst);
  if (!problem.isSupported())
    return;
  if (!inst.getType()->isVoidTy())
    side.values.set(inst, std::move(value));
  constexpr unsigned width = 8;
  Expr where =
      problem.environment.selector(side.calls.back().id, "label", width);
  auto &out = here.edgesOut();
  out.resize(inst.getNumSuccessors());
  Expr isDefault = here.domain;
  for (unsigned i = 1; i < inst.getNumSuccessors(); ++i) {
    Expr hits = where == Expr::bits(width, i);
    out[i] = here.domain && hits;
    isDefault &= !hits;
  }
  out[0] = isDefault;
}

void Walk::runTerminator(const Instruction &inst) {
  auto &out = here.edgesOut();
  switch (inst.getOpcode()) {
  case Instruction::Ret: {
    auto &ret = cast<ReturnInst>(inst);
    if (const llvm::Value *operand = ret.getReturnValue()) {
      checkReturned(side, operand);
      Lanes value = checkPromisedReturn(side, operand,
                                        encodeReturn(side, side.get(operand)));
      for (const Lane &lane : value)
        if (lane.value.width() == side.problem.blocks.pointerBits() &&
            operand->getType()->isPtrOrPtrVectorTy())
          side.objects.escape(lane);
      side.returned = side.returned.empty()
                          ? value
                          : select(here.domain, value, side.returned);
    }
    side.returns |= here.domain;
    return;
  }
  case Instruction::Br: {
    auto &br = cast<BranchInst>(inst);
    if (br.isUnconditional()) {
      out.push_back(here.domain);
    } else {
      Expr condition =
          side.useDefinite(side.get(br.getCondition()).front()).toBoolean();
      out.push_back(here.domain && condition);
      out.push_back(here.domain && !condition);
    }
    break;
  }
  case Instruction::Switch: {
    auto &sw = cast<SwitchInst>(inst);
    Expr condition = side.useDefinite(side.get(sw.getCondition()).front());
    Expr isDefault = here.domain;
    out.resize(sw.getNumSuccessors());
    for (auto &successor : sw.cases()) {
      Expr hits = condition == Expr::bits(successor.getCaseValue()->getValue());
      out[successor.getSuccessorIndex()] = here.domain && hits;
      isDefault &= !hits;
    }
    out[0] = isDefault;
    break;
  }
  case Instruction::Invoke:
    invokes.run(cast<InvokeInst>(inst));
    break;
  case Instruction::CallBr:
    if (cast<CallBrInst>(inst).getNumSuccessors() > 255)
      return side.setUnsupported("a callbr of so many labels");
    runCallBr(cast<CallBrInst>(inst));
    break;
  case Instruction::Resume: {
    const llvm::Value *operand = inst.getOperand(0);
    Lanes value = side.get(operand);
    auto *type = dyn_cast<StructType>(operand->getType());
    if (!type || !type->getElementType(0)->isPointerTy())
      return side.setUnsupported("resume of such a value");
    side.objects.escape(value.front());
    side.unwind(here.domain,
                {Expr::boolean(false), Expr::bits(callBits, 0), value.front()});
    return;
  }
  case Instruction::Unreachable:
    side.addUB(Expr::boolean(true));
    return;
  default:
    side.setUnsupported(inst.getOpcodeName());
    return;
  }
  if (!problem.isSupported())
    return;
  for (auto [edge, successor] :
       enumerate(here.paths().nodes[here.node()].successors))
    if (successor == BlockCopy::pastBound)
      side.isPastBound |= out[edge];
    else if (successor == BlockCopy::endless)
      side.addUB(out[edge]);
}
