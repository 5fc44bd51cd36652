// Exceptions (LangRef, invoke, landingpad, resume). What a personality makes of
// an exception is a function of it and of the clauses.

#include "verify/refine/encode/operations/Encoders.h"
#include "verify/refine/encode/state/Side.h"

using namespace palindrome::encode;
using namespace llvm;

void Side::unwind(Expr condition, Exception exception) {
  if (thrown)
    exception = {condition.select(exception.isOfCall, thrown->isOfCall),
                 condition.select(exception.call, thrown->call),
                 select(condition, exception.pointer, thrown->pointer)};
  thrown = std::move(exception);
  unwinds |= condition;
}

/// A name for the personality and the clauses, the same on both sides.
static std::string nameOf(const LandingPadInst &pad) {
  std::string name;
  raw_string_ostream os(name);
  pad.getFunction()->getPersonalityFn()->printAsOperand(os,
                                                        /*PrintType=*/false);
  for (unsigned i = 0; i < pad.getNumClauses(); ++i) {
    os << (pad.isCatch(i) ? " catch " : " filter ");
    pad.getClause(i)->printAsOperand(os);
  }
  return name;
}

void Side::runInvoke(const InvokeInst &inst) {
  auto *pad =
      dyn_cast<LandingPadInst>(&*inst.getUnwindDest()->getFirstNonPHIIt());
  if (!pad)
    return setUnsupported("an invoke without a landingpad");
  Expr otherwise = std::exchange(unwinds, Expr::boolean(false));
  std::optional<Exception> others = std::exchange(thrown, std::nullopt);
  Lanes value = encode(*this, inst);
  if (!inst.getType()->isVoidTy())
    values[node].try_emplace(&inst, std::move(value));
  Expr unwindsHere = std::exchange(unwinds, otherwise);
  std::optional<Exception> exception = std::exchange(thrown, others);
  if (!exception && !unwindsHere.isFalse())
    return setUnsupported("an invoke of such a function");
  Expr isCaught = Expr::boolean(false);
  if (exception) {
    // A cleanup, or a clause that takes all, is entered by all.
    bool takesAll = pad->isCleanup();
    for (unsigned i = 0; i < pad->getNumClauses(); ++i)
      takesAll |=
          pad->isCatch(i) && isa<ConstantPointerNull>(pad->getClause(i));
    isCaught = unwindsHere;
    if (!takesAll) {
      isCaught &= problem.environment.lands(exception->call, nameOf(*pad));
      unwind(unwindsHere && !isCaught, *exception);
    }
    caught.try_emplace(node, *exception);
  }
  edges[node].push_back(domain);
  edges[node].push_back(isCaught);
}

Lanes Side::landingPad(const LandingPadInst &inst) {
  SmallVector<LaneType> types;
  if (!listLanes(inst.getType(), problem.layout, types) || types.size() != 2 ||
      !types[0].type->isPointerTy() || !types[1].type->isIntegerTy()) {
    setUnsupported("a landingpad of this type");
    return poison(inst.getType());
  }
  problem.mark(Over, "what a personality does");
  Lane pointer, call;
  bool isFirst = true;
  for (auto [from, edge] : graph.nodes[node].predecessors) {
    auto it = caught.find(from);
    if (it == caught.end())
      continue; // It never unwinds.
    Lane number{it->second.call};
    pointer = isFirst ? it->second.pointer
                      : select(edges[from][edge], it->second.pointer, pointer);
    call = isFirst ? number : select(edges[from][edge], number, call);
    isFirst = false;
  }
  if (isFirst)
    return poison(inst.getType());
  return {pointer,
          Lane{problem.environment.selector(call.value, nameOf(inst),
                                            problem.widthOf(types[1].type))}};
}
