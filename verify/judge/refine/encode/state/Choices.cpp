// The choices of one function.

#include "verify/judge/refine/encode/state/Choices.h"

using namespace palindrome::encode;
using namespace llvm;

unsigned Choices::choose(unsigned width, ChoiceKind kind) {
  unsigned number = variables.size();
  // The names take part in Z3's order of variables, and so in its search: with
  // longer ones, some proofs are no longer found.
  Expr variable =
      Expr::variable(width, problem.name(isTarget ? "b.choice" : "a.choice"));
  variables.push_back({variable, kind, here.current, here.domain, number});
  occurrences.add(variable);
  return number;
}

Expr Choices::axioms() const {
  Expr all = Expr::boolean(true);
  for (const ChoiceVariable &choice : variables)
    all &= choice.axiom;
  return all;
}

void Choices::observe(const Observation &observation) {
  Expr ofSource = observation.ofSource.value,
       ofTarget = observation.ofTarget.value;
  bool isOneSort =
      ofSource.isBoolean() == ofTarget.isBoolean() &&
      (ofSource.isBoolean() || ofSource.width() == ofTarget.width());
  if (isOneSort && !ofSource.isSame(ofTarget))
    observed.push_back(observation);
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

Shape Choices::shapeOf(const Lane &lane) const {
  SmallVector<Expr> undefs, names;
  std::map<std::string, unsigned> uses;
  for (unsigned number : lane.undefs) {
    const ChoiceVariable &undef = variables[number];
    // By what is undef. Each undef has a name of its own.
    std::string name =
        variables[undef.origin].isInput
            ? "argument." + std::to_string(undef.origin)
            : "where." + std::to_string(undef.isUndef.identity());
    name += "." + std::to_string(uses[name]++);
    undefs.push_back(undef.variable);
    names.push_back(Expr::variable(undef.variable.width(), name));
  }
  return {lane.value.substitute(undefs, names),
          lane.poison.substitute(undefs, names)};
}

Expr Choices::isSettled(const Lane &lane) const {
  if (lane.undefs.empty() || !problem.options.uses(ProverPart::Settled))
    return Expr::boolean(false);
  Expr settled = problem.settled.contains(shapeOf(lane));
  bool isHere = settled.isTrue() || here.domain.isSame(settled) ||
                !here.domain.given(settled).isSame(here.domain);
  return isHere ? Expr::boolean(true) : settled;
}

void Choices::settle(const Lane &lane) {
  if (lane.undefs.empty())
    return;
  Shape shape = shapeOf(lane);
  // What the source chooses has no name that the target can know.
  if (!occurrences.isIn(here.domain) && !occurrences.isIn(shape.value) &&
      !occurrences.isIn(shape.poison))
    problem.settled.add(shape, here.domain);
}

void Choices::addDraw(const Lane &lane, unsigned number, const Lane &used) {
  Expr isDrawn = Expr::boolean(false);
  for (unsigned undef : lane.undefs)
    if (!variables[undef].copyOf)
      isDrawn |= lane.varies.isKnown()
                     ? variables[undef].isUndef && lane.varies.condition
                     : variables[undef].isUndef;
  if (!isDrawn.isFalse() && here.current)
    drawn.push_back(
        {here.current, here.node(), number, here.domain, isDrawn, used.value});
}

Lane Choices::use(const Lane &lane, unsigned number) {
  if (lane.undefs.empty())
    return lane;
  Expr settled = isSettled(lane);
  if (settled.isTrue()) {
    Lane value = sample(lane);
    value.poison = Expr::boolean(false);
    addDraw(lane, number, value);
    return value;
  }
  SmallVector<Expr> from, to;
  Undefs fresh;
  for (unsigned undef : lane.undefs) {
    unsigned copy = choose(chosen(undef).width(), ChoiceKind::Undef);
    variables[copy].origin = variables[undef].origin;
    variables[copy].copyOf = undef;
    variables[copy].isUndef = variables[undef].isUndef;
    if (!variables[undef].copyOf && lane.varies.isKnown())
      variables[copy].isUndef &= lane.varies.condition;
    if (!settled.isFalse())
      variables[copy].isUndef &= !settled;
    from.push_back(chosen(undef));
    to.push_back(chosen(copy));
    fresh.push_back(copy);
  }
  Lane used{lane.value.substitute(from, to), lane.poison.substitute(from, to),
            std::move(fresh), lane.varies};
  if (!settled.isFalse()) {
    used.value = settled.select(sample(lane).value, used.value);
    used.poison &= !settled;
    if (used.varies.isKnown())
      used.varies.condition &= !settled;
  }
  addDraw(lane, number, used);
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
