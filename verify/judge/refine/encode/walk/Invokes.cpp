// Exceptions: invokes and landing pads.
//
// What a personality function makes of an exception is not known. Whether it
// enters a landing pad, and which selector it passes, are uninterpreted
// functions of the call that threw and of the pad's clauses, the same for
// source and target.

#include "verify/judge/refine/encode/walk/Invokes.h"
#include "verify/judge/refine/encode/walk/Dispatch.h"
#include "verify/judge/refine/structure/LandingPads.h"

using namespace palindrome::encode;
using namespace llvm;

/// A name for the personality function and the clauses of a landing pad, equal
/// for equal ones of source and target.
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

void Invokes::run(const InvokeInst &inst) {
  auto *pad =
      dyn_cast<LandingPadInst>(&*inst.getUnwindDest()->getFirstNonPHIIt());
  if (!pad)
    return side.setUnsupported("an invoke without a landingpad");
  Expr otherwise = std::exchange(side.unwinds, Expr::boolean(false));
  std::optional<Exception> others = std::exchange(side.thrown, std::nullopt);
  Lanes value = encode(side, inst);
  if (!inst.getType()->isVoidTy())
    side.values.set(inst, std::move(value));
  Expr unwindsHere = std::exchange(side.unwinds, otherwise);
  std::optional<Exception> exception = std::exchange(side.thrown, others);
  if (!exception && !unwindsHere.isFalse())
    return side.setUnsupported("an invoke of such a function");
  Expr isCaught = Expr::boolean(false);
  if (exception) {
    isCaught = unwindsHere;
    if (!pad->isCleanup() && !palindrome::refine::catchesAll(*pad)) {
      isCaught &= side.problem.environment.lands(exception->call, nameOf(*pad));
      side.unwind(unwindsHere && !isCaught, *exception);
    }
    caught.try_emplace(side.here.node(), *exception);
  }
  side.here.edgesOut().push_back(side.here.domain);
  side.here.edgesOut().push_back(isCaught);
}

Lanes Invokes::landingPad(const LandingPadInst &inst) {
  SmallVector<LaneType> types;
  if (!listLanes(inst.getType(), side.problem.layout, types) ||
      types.size() != 2 || !types[0].type->isPointerTy() ||
      !types[1].type->isIntegerTy()) {
    side.setUnsupported("a landingpad of this type");
    return side.problem.poison(inst.getType());
  }
  side.problem.mark(Over, "what a personality does");
  Lane pointer, call;
  bool isFirst = true;
  for (auto [from, edge] :
       side.here.paths().nodes[side.here.node()].predecessors) {
    auto it = caught.find(from);
    if (it == caught.end())
      continue; // That invoke never unwinds.
    Lane number{it->second.call};
    pointer = isFirst ? it->second.pointer
                      : select(side.here.edge(from, edge), it->second.pointer,
                               pointer);
    call = isFirst ? number : select(side.here.edge(from, edge), number, call);
    isFirst = false;
  }
  if (isFirst)
    return side.problem.poison(inst.getType());
  return {pointer,
          Lane{side.problem.environment.selector(
              call.value, nameOf(inst), side.problem.widthOf(types[1].type))}};
}
