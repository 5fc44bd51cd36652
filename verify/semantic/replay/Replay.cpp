// Runs B as a witness says, and A in all the ways that it can go.

#include "verify/semantic/interpret/Refine.h"
#include "verify/semantic/replay/Attempt.h"
#include "verify/semantic/replay/Inputs.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace palindrome::semantic {
namespace {

std::string notAVerdict(const char *side, const Outcome &outcome) {
  if (outcome.kind == Outcome::Limit)
    return (Twine("unsupported: ") + side +
            " does not end within the limit of steps")
        .str();
  return "unsupported: " + outcome.why;
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
    return outcome;
  }
  bool next() { return oracle.next(); }

  bool chose = false;

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

/// Runs A in all its ways. First what is drawn is enumerated, which is exact;
/// if that is too much, it is shown as more than it is.
std::optional<Counterexample> match(const Executed &b, std::string &why) {
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
      if (outcomeRefines(b.outcome, outcome, difference) != Match::No) {
        why = outcome.kind == Outcome::Undefined
                  ? "a run of A has undefined behavior: " + outcome.why
                  : "a run of A matches";
        return std::nullopt;
      }
      if (!first) {
        first = std::move(outcome);
        reason = difference;
      }
    } while (runs.next());
    if (tooMany) {
      why = "too many choices";
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

/// Whether A and B start with the same memory: constants are as each module
/// says.
bool sameStart(const Executed &b, const Memory &startB, std::string &why) {
  EnumeratingOracle none;
  Machine machine(Role::A, *b.a.getParent(), memoryOf(b.witness.blocks), none,
                  b.environment);
  machine.initialize();
  Outcome startOfA, startOfB;
  startOfA.memory = machine.memory;
  startOfB.memory = startB;
  if (outcomeRefines(startOfB, startOfA, why) == Match::Yes)
    return true;
  why = "unsupported: a global's initializers differ";
  return false;
}

} // namespace

std::optional<Counterexample> attempt(const Function &a, const Function &b,
                                      const Witness &witness, Limits limits,
                                      std::string &why) {
  if (a.getDataLayout() != b.getDataLayout()) {
    why = "unsupported: two data layouts";
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
  if (!executed.outcome.isVerdict()) {
    why = notAVerdict("B", executed.outcome);
    return std::nullopt;
  }
  if (!sameStart(executed, start, why))
    return std::nullopt;
  auto found = match(executed, why);
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
    if ((found = match(executed, why)))
      break;
  }
  return found;
}

std::optional<Counterexample> replay(const Function &a, const Function &b,
                                     const Witness &witness, std::string &why) {
  Witness complete = witness;
  if (!addGlobals(a, b, complete, why))
    return std::nullopt;
  return attempt(a, b, complete, {}, why);
}

} // namespace palindrome::semantic
