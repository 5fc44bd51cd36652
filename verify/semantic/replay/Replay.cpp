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

/// Whether both modules' constants agree, so that the caller's memory is one.
bool sameStart(const Outcome &a, const Outcome &b, std::string &why) {
  if (outcomeRefines(b, a, why) == Match::Yes)
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
  Environment environment(witness.effects);
  WitnessOracle oracle(witness.choices);
  std::vector<Step> stepsB;
  Machine machineB(Role::B, *b.getParent(), memoryOf(witness.blocks), oracle,
                   environment);
  machineB.trace = &stepsB;
  machineB.mostSteps = limits.steps;
  Outcome startA, startB, outcomeB;
  machineB.initialize();
  startB.memory = machineB.memory;
  outcomeB = machineB.run(b, witness.arguments);
  if (!outcomeB.isVerdict()) {
    why = notAVerdict("B", outcomeB);
    return std::nullopt;
  }
  {
    EnumeratingOracle none;
    Machine machineA(Role::A, *a.getParent(), memoryOf(witness.blocks), none,
                     environment);
    machineA.initialize();
    startA.memory = machineA.memory;
    if (!sameStart(startA, startB, why))
      return std::nullopt;
  }
  // First what is drawn is enumerated, which is exact; if that is too much, it
  // is shown as more than it is.
  for (unsigned drawBits : {8u, 0u}) {
    Runs runs(a, witness, environment, drawBits, limits.steps);
    std::vector<Step> stepsA;
    std::optional<Outcome> first;
    std::string reason;
    bool tooMany = false;
    uint64_t count = 0;
    do {
      if (count++ == limits.runs) {
        tooMany = true;
        break;
      }
      Outcome outcome = runs.run(first ? nullptr : &stepsA);
      if (!outcome.isVerdict()) {
        why = notAVerdict("A", outcome);
        return std::nullopt;
      }
      std::string difference;
      if (outcomeRefines(outcomeB, outcome, difference) != Match::No) {
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
    found.text = partingText(
        {a, b, witness, *first, outcomeB, stepsA, stepsB, reason, count});
    return found;
  }
  return std::nullopt;
}

std::optional<Counterexample> replay(const Function &a, const Function &b,
                                     const Witness &witness, std::string &why) {
  Witness complete = witness;
  if (!addGlobals(a, b, complete, why))
    return std::nullopt;
  return attempt(a, b, complete, {}, why);
}

} // namespace palindrome::semantic
