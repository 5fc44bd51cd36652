// Which parameters a pointer is based on (LangRef, pointer aliasing rules), as
// far as registers show it.

#include "verify/refine/encode/state/Side.h"
#include "llvm/Analysis/CaptureTracking.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace palindrome::encode;
using namespace llvm;

void Side::watch(const Argument &argument) {
  if (is_contained(watched, &argument))
    return;
  watched.push_back(&argument);
  watchedLeak |= capturesAnything(PointerMayBeCaptured(
      &argument, /*ReturnCaptures=*/false, CaptureComponents::Provenance));
}

std::optional<Expr> Side::basedOn(const llvm::Value *value) {
  origins.resize(graph.nodes.size());
  return originAt(value, node);
}

/// The operand that an instruction's result is based on, if it is just that.
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

std::optional<Expr> Side::originOf(const Instruction &inst, unsigned at) {
  if (const llvm::Value *operand = sameOrigin(inst))
    return originAt(operand, at);
  if (auto *select = dyn_cast<SelectInst>(&inst)) {
    std::optional<Expr> a = originAt(select->getTrueValue(), at),
                        b = originAt(select->getFalseValue(), at);
    if (a && b && a->isSame(*b))
      return a;
    Lanes condition = lookup(select->getCondition(), at);
    // Which one it is of two, undef does not say.
    if (condition.size() != 1 || !condition.front().undefs.empty())
      return std::nullopt;
    return either(condition.front().value.toBoolean(), a, b);
  }
  // Memory and callees know only what was given to them.
  if (watchedLeak)
    return std::nullopt;
  return Expr::bits(watched.size(), 0);
}

std::optional<Expr> Side::originAt(const llvm::Value *value, unsigned at) {
  if (auto *argument = dyn_cast<Argument>(value))
    for (auto [number, candidate] : enumerate(watched))
      if (candidate == argument)
        return Expr::bits(watched.size(), uint64_t(1) << number);
  auto *inst = dyn_cast<Instruction>(value);
  if (!inst)
    return Expr::bits(watched.size(), 0);
  if (auto it = origins[at].find(value); it != origins[at].end())
    return it->second;
  bool isHere = inst->getParent() == graph.nodes[at].block;
  auto *phi = dyn_cast<PHINode>(inst);
  std::optional<Expr> result;
  if (isHere && !phi) {
    result = originOf(*inst, at);
  } else {
    bool isFirst = true;
    for (auto [from, edge] : reverse(graph.nodes[at].predecessors)) {
      const llvm::Value *incoming =
          isHere ? phi->getIncomingValueForBlock(graph.nodes[from].block)
                 : value;
      std::optional<Expr> origin = originAt(incoming, from);
      result = isFirst ? origin : either(edges[from][edge], origin, result);
      isFirst = false;
    }
  }
  origins[at].try_emplace(value, result);
  return result;
}
