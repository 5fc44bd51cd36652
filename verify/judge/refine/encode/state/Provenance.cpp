// Which parameters a pointer is based on.

#include "verify/judge/refine/encode/state/Provenance.h"
#include "llvm/Analysis/CaptureTracking.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace palindrome::encode;
using namespace llvm;

void Provenance::watch(const Argument &argument) {
  if (is_contained(arguments, &argument))
    return;
  arguments.push_back(&argument);
  mayBeCaptured |= capturesAnything(PointerMayBeCaptured(
      &argument, /*ReturnCaptures=*/false, CaptureComponents::Provenance));
}

std::optional<Expr> Provenance::basedOn(const llvm::Value *value) {
  origins.resize(here.paths().nodes.size());
  return originAt(value, here.node());
}

/// The one operand that the result of `inst` is based on; null if there is no
/// such operand.
static const llvm::Value *sameOrigin(const Instruction &inst) {
  switch (inst.getOpcode()) {
  case Instruction::GetElementPtr:
  case Instruction::BitCast:
  case Instruction::AddrSpaceCast:
  case Instruction::Freeze:
    return inst.getOperand(0);
  case Instruction::Call:
    break;
  default:
    return nullptr;
  }
  auto &call = cast<CallBase>(inst);
  switch (call.getIntrinsicID()) {
  case Intrinsic::ptrmask:
  case Intrinsic::launder_invariant_group:
  case Intrinsic::strip_invariant_group:
    return call.getArgOperand(0);
  default:
    return call.getReturnedArgOperand();
  }
}

static std::optional<Expr> either(Expr condition, std::optional<Expr> a,
                                  std::optional<Expr> b) {
  if (!a || !b)
    return std::nullopt;
  return a->isSame(*b) ? a : condition.select(*a, *b);
}

std::optional<Expr> Provenance::originOf(const Instruction &inst, unsigned at) {
  if (const llvm::Value *operand = sameOrigin(inst))
    return originAt(operand, at);
  if (auto *select = dyn_cast<SelectInst>(&inst)) {
    std::optional<Expr> a = originAt(select->getTrueValue(), at),
                        b = originAt(select->getFalseValue(), at);
    if (a && b && a->isSame(*b))
      return a;
    Lanes condition = values.getAt(select->getCondition(), at);
    // With an undef condition, it may be based on either.
    if (condition.size() != 1 || !condition.front().undefs.empty())
      return std::nullopt;
    return either(condition.front().value.toBoolean(), a, b);
  }
  // Memory and callees return only pointers that were passed to them.
  if (mayBeCaptured)
    return std::nullopt;
  return Expr::bits(arguments.size(), 0);
}

std::optional<Expr> Provenance::originAt(const llvm::Value *value,
                                         unsigned at) {
  if (auto *argument = dyn_cast<Argument>(value))
    for (auto [number, candidate] : enumerate(arguments))
      if (candidate == argument)
        return Expr::bits(arguments.size(), uint64_t(1) << number);
  auto *inst = dyn_cast<Instruction>(value);
  if (!inst)
    return Expr::bits(arguments.size(), 0);
  if (auto it = origins[at].find(value); it != origins[at].end())
    return it->second;
  bool isHere = inst->getParent() == here.paths().nodes[at].block;
  auto *phi = dyn_cast<PHINode>(inst);
  std::optional<Expr> result;
  if (isHere && !phi) {
    result = originOf(*inst, at);
  } else {
    bool isFirst = true;
    for (auto [from, edge] : reverse(here.paths().nodes[at].predecessors)) {
      const llvm::Value *incoming =
          isHere ? phi->getIncomingValueForBlock(here.paths().nodes[from].block)
                 : value;
      std::optional<Expr> origin = originAt(incoming, from);
      result = isFirst ? origin : either(here.edge(from, edge), origin, result);
      isFirst = false;
    }
  }
  origins[at].try_emplace(value, result);
  return result;
}
