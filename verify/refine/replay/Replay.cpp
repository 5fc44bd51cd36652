// Runs B as a witness says, and A in all the ways that it can go.

#include "verify/refine/interpret/refinement/OutcomeRefinement.h"
#include "verify/refine/replay/Attempt.h"
#include "verify/refine/replay/Inputs.h"
#include "llvm/IR/Module.h"

using namespace llvm;
using namespace palindrome::interpret;

namespace palindrome::replay {
namespace {

using refine::Choice;
using refine::ChoiceKind;
using refine::Leaf;

Reason notAVerdict(const char *side, const Outcome &outcome) {
  if (outcome.kind == Outcome::Limit)
    return {ReasonKind::Unsupported,
            (Twine(side) + " does not end within the limit of steps").str()};
  return {ReasonKind::Unsupported, outcome.why};
}

/// The runs of A, each with its choices.
class Runs {
public:
  Runs(const Function &a, const Witness &witness, Environment &environment,
       unsigned drawBits, unsigned steps)
      : a(a), witness(witness), environment(environment), drawBits(drawBits),
        steps(steps), initial(memoryOf(witness.blocks)) {}

  Outcome run(std::vector<Step> *trace) {
    Machine machine(Role::A, *a.getParent(), initial, oracle, environment);
    machine.drawBits = drawBits;
    machine.trace = trace;
    machine.mostSteps = steps;
    machine.initialize();
    Outcome outcome = machine.run(a, witness.arguments);
    chose |= machine.hasChosen;
    isWide = machine.isWide;
    return outcome;
  }
  bool next() { return oracle.next(); }

  bool chose = false;
  bool isWide = false; ///< Of the last run.

private:
  const Function &a;
  const Witness &witness;
  Environment &environment;
  unsigned drawBits, steps;
  Memory initial;
  EnumeratingOracle oracle;
};

/// An execution of B, which A is to match.
struct Executed {
  const Function &a, &b;
  const Witness &witness;
  Environment &environment;
  Limits limits;
  Outcome outcome;
  std::vector<Step> steps;
};

Ending endingOf(const Outcome &outcome) {
  Ending ending;
  ending.kind = outcome.kind == Outcome::Returns   ? Ending::Returns
                : outcome.kind == Outcome::Unwinds ? Ending::Unwinds
                : outcome.kind == Outcome::Stuck   ? Ending::Stops
                                                   : Ending::Undefined;
  for (const Lane &lane : outcome.result) {
    Leaf leaf;
    leaf.kind = lane.isPoison()              ? Leaf::Poison
                : lane.kind == Lane::Undef   ? Leaf::Undef
                : lane.kind == Lane::Pointer ? Leaf::Pointer
                                             : Leaf::Bits;
    leaf.bits = lane.bits;
    leaf.block = lane.block;
    ending.result.push_back(std::move(leaf));
  }
  return ending;
}

/// Runs A in all its ways. First what is drawn is enumerated, which is exact;
/// if that is too much, it is shown as more than it is. `isOpen` says whether
/// such a run is all that matches.
std::optional<Counterexample> match(const Executed &b, Reason &why,
                                    bool &isOpen) {
  isOpen = false;
  for (unsigned drawBits : {8u, 0u}) {
    Runs runs(b.a, b.witness, b.environment, drawBits, b.limits.steps);
    std::vector<Step> stepsA;
    std::optional<Outcome> first;
    std::string reason;
    uint64_t count = 0;
    bool tooMany = false;
    do {
      tooMany = count == b.limits.runs;
      if (tooMany)
        break;
      Outcome outcome = runs.run(count++ == 0 ? &stepsA : nullptr);
      if (!outcome.isVerdict()) {
        why = notAVerdict("A", outcome);
        return std::nullopt;
      }
      std::string difference;
      Match match = outcomeRefines(b.outcome, outcome, difference);
      if (match != Match::No) {
        isOpen = match == Match::Yes && runs.isWide;
        why = {ReasonKind::NotReproduced,
               isOpen ? "too many choices"
               : outcome.kind == Outcome::Undefined
                   ? "a run of A has undefined behavior: " + outcome.why
                   : "a run of A matches"};
        return std::nullopt;
      }
      if (!first) {
        first = std::move(outcome);
        reason = difference;
      }
    } while (runs.next());
    if (tooMany) {
      why = {ReasonKind::NotReproduced, "too many choices"};
      isOpen = drawBits == 0;
      continue;
    }
    Counterexample found;
    found.kind = runs.chose ? Replay::Enumerated : Replay::Concrete;
    found.reason = reason;
    found.text = partingText({b.a, b.b, b.witness, *first, b.outcome, stepsA,
                              b.steps, reason, count});
    return found;
  }
  return std::nullopt;
}

/// The case of B's execution where A has too many choices, unless one of a few
/// runs of A, each as it is, matches.
std::optional<OpenCase> openCase(const Executed &b, Reason &why) {
  OpenCase open;
  open.shown.kind = Replay::Solver;
  const WitnessOracle::Choices none;
  for (uint64_t fallback : {0, -1, 1, 2, 3}) {
    WitnessOracle oracle(none, fallback);
    Environment environment = b.environment;
    Machine machine(Role::B, *b.a.getParent(), memoryOf(b.witness.blocks),
                    oracle, environment);
    std::vector<Step> steps;
    machine.trace = &steps;
    machine.mostSteps = b.limits.steps;
    machine.initialize();
    Outcome outcome = machine.run(b.a, b.witness.arguments);
    if (!outcome.isVerdict())
      continue;
    // It is this run that is looked at, and no other draws.
    for (Lane &lane : outcome.result)
      lane.loose = false;
    for (MemoryBlock &block : outcome.memory)
      for (auto &[offset, byte] : block.bytes)
        byte.loose = 0;
    std::string reason;
    if (outcomeRefines(b.outcome, outcome, reason) != Match::No) {
      why = {ReasonKind::NotReproduced, "a run of A matches"};
      return std::nullopt;
    }
    if (open.shown.reason.empty()) {
      open.shown.text = partingText(
          {b.a, b.b, b.witness, outcome, b.outcome, steps, b.steps, reason, 0});
      open.shown.reason = std::move(reason);
    }
  }
  if (open.shown.reason.empty())
    return std::nullopt;
  open.witness = b.witness;
  open.ending = endingOf(b.outcome);
  return open;
}

bool isSameBefore(ArrayRef<Step> xs, ArrayRef<Step> ys, size_t count) {
  if (xs.size() < count || ys.size() < count)
    return false;
  for (auto [x, y] : zip(xs.take_front(count), ys.take_front(count))) {
    if (x.at != y.at || x.lanes.size() != y.lanes.size())
      return false;
    for (auto [left, right] : zip(x.lanes, y.lanes))
      if (!(left.loose && right.loose) &&
          (left.loose != right.loose || !(left == right)))
        return false;
  }
  return true;
}

/// Whether B uses what is undef where it must be well defined: where it has two
/// values there in two executions that differ in nothing but what undef is.
/// That is then its outcome.
void findUndefUses(Executed &b, const Memory &start,
                   const WitnessOracle::Choices &made,
                   ArrayRef<Machine::Demand> demands) {
  WitnessOracle::Choices fixed = made;
  for (auto &[at, choices] : fixed)
    llvm::erase_if(choices, [](const Choice &choice) {
      return choice.kind == ChoiceKind::Undef;
    });
  for (uint64_t fallback : {uint64_t(0), ~uint64_t(0), uint64_t(1)}) {
    WitnessOracle oracle(fixed, fallback);
    Environment environment(b.witness.effects, b.witness.blocks.size());
    Machine machine(Role::B, *b.b.getParent(), start, oracle, environment);
    std::vector<Step> steps;
    machine.trace = &steps;
    machine.mostSteps = b.limits.steps;
    (void)machine.run(b.b, b.witness.arguments);
    for (auto [mine, other] : zip(demands, machine.demands)) {
      if (mine.at != other.at || mine.steps != other.steps ||
          !isSameBefore(b.steps, steps, mine.steps))
        break;
      if (mine.lane == other.lane)
        continue;
      Outcome undefined;
      undefined.kind = Outcome::Undefined;
      undefined.why = "a use of undef where it must be well defined";
      undefined.at = mine.at;
      b.outcome = std::move(undefined);
      return;
    }
  }
}

/// Whether A and B start with the same memory: constants are as each module
/// says.
bool sameStart(const Executed &b, const Memory &startB, Reason &why) {
  EnumeratingOracle none;
  Machine machine(Role::A, *b.a.getParent(), memoryOf(b.witness.blocks), none,
                  b.environment);
  machine.initialize();
  Outcome startOfA, startOfB;
  startOfA.memory = machine.memory;
  startOfB.memory = startB;
  std::string difference;
  if (outcomeRefines(startOfB, startOfA, difference) == Match::Yes)
    return true;
  why = {ReasonKind::Unsupported, "a global's initializers differ"};
  return false;
}

} // namespace

std::optional<Counterexample> attempt(const Function &a, const Function &b,
                                      const Witness &witness, Limits limits,
                                      Reason &why,
                                      std::optional<OpenCase> *open) {
  if (a.getDataLayout() != b.getDataLayout()) {
    why = {ReasonKind::Unsupported, "two data layouts"};
    return std::nullopt;
  }
  Environment environment(witness.effects, witness.blocks.size());
  WitnessOracle oracle(witness.choices);
  Executed executed{a, b, witness, environment, limits, {}, {}};
  Machine machine(Role::B, *b.getParent(), memoryOf(witness.blocks), oracle,
                  environment);
  machine.trace = &executed.steps;
  machine.mostSteps = limits.steps;
  machine.initialize();
  Memory start = machine.memory;
  executed.outcome = machine.run(b, witness.arguments);
  environment.fix();
  if (!executed.outcome.isVerdict()) {
    why = notAVerdict("B", executed.outcome);
    return std::nullopt;
  }
  if (!sameStart(executed, start, why))
    return std::nullopt;
  if (!machine.demands.empty())
    findUndefUses(executed, start, oracle.made(), machine.demands);
  bool isOpen = false;
  auto found = match(executed, why, isOpen);
  if (open && isOpen)
    *open = openCase(executed, why);
  // Where B's result is undef, it may be any value, which A may lack.
  SmallVector<Type *> types;
  laneTypes(b.getReturnType(), types);
  const Lanes result = executed.outcome.result;
  auto isUndef = [](const Lane &lane) { return lane.kind == Lane::Undef; };
  if (found || none_of(result, isUndef))
    return found;
  for (int64_t value : {0, -1, 1, 2, 3}) {
    for (auto [lane, from, type] : zip(executed.outcome.result, result, types))
      if (isUndef(from))
        lane =
            laneOf(type, APInt(64, value, true)
                             .sextOrTrunc(laneWidth(type, b.getDataLayout())));
    Reason whyNot;
    if ((found = match(executed, whyNot, isOpen)))
      break;
  }
  return found;
}

std::optional<Counterexample> confirm(const Function &a, const Function &b,
                                      const Witness &witness, Reason &why,
                                      std::optional<OpenCase> *open) {
  Witness complete = witness;
  if (!addGlobals(a, b, complete, why))
    return std::nullopt;
  return attempt(a, b, complete, {}, why, open);
}

} // namespace palindrome::replay
