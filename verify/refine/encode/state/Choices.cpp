// The choices of one function.

#include "verify/refine/encode/state/Choices.h"

using namespace palindrome::encode;
using namespace llvm;

unsigned Choices::choose(unsigned width, ChoiceKind kind) {
  unsigned number = variables.size();
  // The names take part in Z3's order of variables, and so in its search: with
  // longer ones, some proofs are no longer found.
  Expr variable =
      Expr::variable(width, problem.name(isTarget ? "b.choice" : "a.choice"));
  variables.push_back({variable, kind, here.current, here.domain, number});
  return number;
}

Expr Choices::axioms() const {
  Expr all = Expr::boolean(true);
  for (const ChoiceVariable &choice : variables)
    all &= choice.axiom;
  return all;
}

Lane Choices::undef(unsigned width, bool isPointer) {
  unsigned number = choose(width, ChoiceKind::Undef);
  Expr value = chosen(number);
  if (isPointer)
    value =
        problem.blocks.isInitial(Blocks::blockOf(value))
            .select(problem.blocks.wrapPointer(value), problem.blocks.null());
  return {value, Expr::boolean(false), {number}, {Expr::boolean(true), true}};
}

Lanes Choices::undef(Type *type) {
  SmallVector<LaneType> lanes;
  Lanes value;
  if (!listLanes(type, problem.layout, lanes))
    problem.setUnsupported("a value of this type");
  for (LaneType lane : lanes)
    value.push_back(
        undef(problem.widthOf(lane.type), lane.type->isPointerTy()));
  return value;
}

Lane Choices::use(const Lane &lane, unsigned number) {
  if (lane.undefs.empty())
    return lane;
  SmallVector<Expr> from, to;
  Undefs fresh;
  Expr isDrawn = Expr::boolean(false);
  Expr shape;
  if (problem.memory.hasSets) {
    SmallVector<Expr> undefs, names;
    for (unsigned undef : lane.undefs) {
      const ChoiceVariable &origin = variables[variables[undef].origin];
      undefs.push_back(chosen(undef));
      names.push_back(Expr::variable(
          undefs.back().width(),
          origin.isInput ? "shape." + std::to_string(variables[undef].origin)
                         : "shape"));
    }
    shape = lane.value.substitute(undefs, names);
  }
  for (unsigned undef : lane.undefs) {
    unsigned copy = choose(chosen(undef).width(), ChoiceKind::Undef);
    variables[copy].origin = variables[undef].origin;
    variables[copy].copyOf = undef;
    variables[copy].shape = shape;
    variables[copy].isUndef = variables[undef].isUndef;
    if (!variables[undef].copyOf) {
      if (lane.varies.isKnown())
        variables[copy].isUndef &= lane.varies.condition;
      isDrawn |= variables[copy].isUndef;
    }
    from.push_back(chosen(undef));
    to.push_back(chosen(copy));
    fresh.push_back(copy);
  }
  Lane used{lane.value.substitute(from, to), lane.poison.substitute(from, to),
            std::move(fresh), lane.varies};
  if (!isDrawn.isFalse() && here.current)
    drawn.push_back(
        {here.current, here.node(), number, here.domain, isDrawn, used.value});
  return used;
}

Lane Choices::sample(const Lane &lane) const {
  SmallVector<Expr> from, to;
  for (unsigned number : lane.undefs) {
    from.push_back(chosen(number));
    to.push_back(Expr::bits(chosen(number).width(), 0));
  }
  return {lane.value.substitute(from, to), lane.poison.substitute(from, to)};
}
