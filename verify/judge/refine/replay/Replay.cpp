// Runs the target on a witness, and the source in every way that it may run.

#include "verify/judge/refine/interpret/execution/Interpreter.h"
#include "verify/judge/refine/interpret/refinement/OutcomeRefinement.h"
#include "verify/judge/refine/replay/Attempt.h"
#include "verify/judge/refine/replay/Inputs.h"
#include "verify/judge/refine/replay/Variations.h"
#include "llvm/IR/Module.h"
#include <random>

using namespace llvm;
using namespace palindrome::interpret;

namespace palindrome::replay {
namespace {

using refine::Choice;
using refine::ChoiceKind;
using refine::Leaf;

/// Values for choices that are too wide to be enumerated: 0, all bits set, and
/// a few small numbers. A choice that matches is most often one of them.
constexpr int64_t likelyChoices[] = {0, -1, 1, 2, 3};
/// An undef of so many bits takes all values when it is varied.
constexpr unsigned narrowUndef = 6;
/// The most runs of the target in which an undef is varied.
constexpr unsigned variedRuns = 256;

Reason unsupportedReason(const char *side, const Outcome &outcome) {
  if (outcome.kind == Outcome::Limit)
    return {ReasonKind::Unsupported,
            (Twine(side) + " does not end within the limit of steps").str()};
  return {ReasonKind::Unsupported, outcome.why};
}

/// Of a run of so many steps that `observer`, which may be null, watches.
Options optionsOf(unsigned steps, Observer *observer) {
  Options options;
  options.maxSteps = steps;
  options.observer = observer;
  return options;
}

/// The runs of the source, one for each sequence of its choices.
class Runs {
public:
  Runs(const Function &source, const Witness &witness, Environment &environment,
       unsigned enumeratedBits, unsigned steps)
      : source(source), witness(witness), environment(environment),
        enumeratedBits(enumeratedBits), steps(steps),
        initial(memoryOf(witness.blocks)) {}

  Outcome run(Trace *trace) {
    Options options = optionsOf(steps, trace);
    options.enumeratedBits = enumeratedBits;
    Interpreter interpreter(Role::Source, *source.getParent(), initial, oracle,
                            environment, options);
    interpreter.initialize();
    Outcome outcome = interpreter.run(source, witness.arguments);
    hasMadeChoice |= interpreter.hasMadeChoice();
    overApproximates = interpreter.overApproximates();
    return outcome;
  }
  /// Whether there is another run.
  bool next() { return oracle.next(); }

  bool hasMadeChoice = false;    ///< In any run.
  bool overApproximates = false; ///< Of the last run.

private:
  const Function &source;
  const Witness &witness;
  Environment &environment;
  unsigned enumeratedBits, steps;
  Memory initial;
  EnumeratingOracle oracle;
};

/// A run of the target, which the source is to match.
struct TargetRun {
  const Function &source, &target;
  const Witness &witness;
  Environment &environment;
  Limits limits;
  Outcome outcome;
  Trace trace;
  bool usesDiffer = false; ///< Whether uses of one register may differ.
  Agreement agreement = Agreement::None; ///< What the last match() showed.
};

Ending endingOf(const Outcome &outcome) {
  Ending ending;
  ending.kind = outcome.kind == Outcome::Returns    ? Ending::Returns
                : outcome.kind == Outcome::Unwinds  ? Ending::Unwinds
                : outcome.kind == Outcome::NoReturn ? Ending::Stops
                                                    : Ending::Undefined;
  for (const Lane &lane : outcome.result) {
    Leaf leaf;
    leaf.kind = lane.isPoison()              ? Leaf::Poison
                : lane.kind == Lane::Undef   ? Leaf::Undef
                : lane.kind == Lane::Pointer ? Leaf::Pointer
                                             : Leaf::Bits;
    leaf.bits = lane.bits;
    leaf.block = lane.object;
    ending.result.push_back(std::move(leaf));
  }
  return ending;
}

/// Runs the source with every choice. The first attempt enumerates choices of
/// up to 8 bits in an operation, which is exact. If there are too many of them,
/// the second enumerates none, and over-approximates. `isOpen` is set if a run
/// matches that may only do so because it over-approximates.
std::optional<Refutation> match(TargetRun &run, Reason &why, bool &isOpen) {
  isOpen = false;
  run.agreement = Agreement::None;
  for (unsigned enumeratedBits : {mostEnumeratedBits, 0u}) {
    Runs runs(run.source, run.witness, run.environment, enumeratedBits,
              run.limits.steps);
    Trace trace;
    std::optional<Outcome> first;
    OutcomeDifference difference;
    uint64_t count = 0;
    bool tooMany = false;
    do {
      tooMany = count == run.limits.runs;
      if (tooMany)
        break;
      Outcome outcome = runs.run(count++ == 0 ? &trace : nullptr);
      if (!outcome.isVerdict()) {
        why = unsupportedReason("the source", outcome);
        return std::nullopt;
      }
      OutcomeDifference another;
      Match match = outcomeRefines(run.outcome, outcome, another);
      if (match != Match::No) {
        isOpen = match == Match::Yes && runs.overApproximates;
        if (outcome.kind == Outcome::ImmediateUB)
          run.agreement = Agreement::Undefined;
        else if (match == Match::Yes && !isOpen)
          run.agreement = Agreement::Exact;
        why = {ReasonKind::NotReproduced,
               isOpen ? "too many choices"
               : outcome.kind == Outcome::ImmediateUB
                   ? "a run of the source has undefined behavior: " +
                         outcome.why
                   : "a run of the source matches"};
        return std::nullopt;
      }
      if (!first) {
        first = std::move(outcome);
        difference = std::move(another);
      }
    } while (runs.next());
    if (tooMany) {
      why = {ReasonKind::NotReproduced, "too many choices"};
      isOpen = enumeratedBits == 0;
      continue;
    }
    Refutation found;
    found.kind = runs.hasMadeChoice ? Replay::Enumerated : Replay::Concrete;
    found.difference = difference;
    found.witness = run.witness;
    if (run.outcome.kind == Outcome::ImmediateUB)
      found.undefinedAt = run.outcome.at;
    if (run.limits.describes)
      found.shown =
          describe({run.source, run.target, run.witness, *first, run.outcome,
                    trace, run.trace, difference, count, run.usesDiffer});
    return found;
  }
  return std::nullopt;
}

/// The open case, if the source has too many choices. Nothing if the source
/// matches when all its choices are one of likelyChoices. The source runs in
/// the role of a target here: each run is a single execution of it.
std::optional<OpenCase> openCase(const TargetRun &run, Reason &why) {
  OpenCase open;
  // The solver knows no execution without an end.
  if (run.outcome.kind == Outcome::Diverges)
    return std::nullopt;
  open.shown.kind = Replay::Solver;
  Outcome wanted = run.outcome;
  for (Lane &lane : wanted.result)
    lane.varies = false;
  const WitnessOracle::Choices none;
  bool isShown = false;
  for (int64_t choice : likelyChoices) {
    WitnessOracle oracle(none, choice);
    Environment environment = run.environment;
    Trace trace;
    Interpreter interpreter(Role::Target, *run.source.getParent(),
                            memoryOf(run.witness.blocks), oracle, environment,
                            optionsOf(run.limits.steps, &trace));
    interpreter.initialize();
    Outcome outcome = interpreter.run(run.source, run.witness.arguments);
    if (!outcome.isVerdict())
      continue;
    // Other values that undef may have are those of other runs.
    for (Lane &lane : outcome.result)
      lane.fromUndef = false;
    for (MemoryObject &object : outcome.memory)
      for (auto &[offset, byte] : object.bytes)
        byte.undefStore = 0;
    OutcomeDifference difference;
    if (outcomeRefines(wanted, outcome, difference) != Match::No) {
      why = {ReasonKind::NotReproduced, "a run of the source matches"};
      return std::nullopt;
    }
    if (!isShown) {
      if (run.limits.describes)
        open.shown.shown =
            describe({run.source, run.target, run.witness, outcome, run.outcome,
                      trace, run.trace, difference, 0, run.usesDiffer});
      open.shown.difference = std::move(difference);
      open.shown.witness = run.witness;
      isShown = true;
    }
  }
  if (!isShown)
    return std::nullopt;
  open.witness = run.witness;
  open.ending = endingOf(run.outcome);
  return open;
}

/// The choices but for those of undef.
WitnessOracle::Choices withoutUndef(WitnessOracle::Choices choices) {
  for (auto &[at, list] : choices)
    llvm::erase_if(list, [](const Choice &choice) {
      return choice.kind == ChoiceKind::Undef;
    });
  return choices;
}

/// Runs the target once more from `start`, with other choices.
Outcome runAgain(const TargetRun &run, const Memory &start, Oracle &oracle,
                 Trace &trace) {
  Environment environment(run.witness);
  Interpreter interpreter(Role::Target, *run.target.getParent(), start, oracle,
                          environment, optionsOf(run.limits.steps, &trace));
  return interpreter.run(run.target, run.witness.arguments);
}

/// Makes the target's outcome undefined behavior if it uses undef where a
/// well-defined value is required:
///
///   %x = add i8 undef, 1      ; any value
///   %c = icmp eq i8 %x, 0
///   br i1 %c, ...             ; undefined behavior, though one run of the
///                             ; target has a well-defined condition here
///
/// It does if two executions that differ in their choices for undef alone have
/// different values at the same use.
void findUndefUses(TargetRun &run, const Memory &start,
                   const WitnessOracle::Choices &made) {
  const WitnessOracle::Choices fixed = withoutUndef(made);
  for (uint64_t fallback : {uint64_t(0), ~uint64_t(0), uint64_t(1)}) {
    WitnessOracle oracle(fixed, fallback);
    Trace trace;
    (void)runAgain(run, start, oracle, trace);
    for (auto [mine, other] : zip(run.trace.uses, trace.uses)) {
      if (mine.at != other.at || mine.steps != other.steps ||
          !isSameBefore(run.trace.steps, trace.steps, mine.steps))
        break;
      if (mine.lane == other.lane)
        continue;
      Outcome undefined;
      undefined.kind = Outcome::ImmediateUB;
      undefined.why = "a use of undef where it must be well defined";
      undefined.at = mine.at;
      run.outcome = std::move(undefined);
      return;
    }
  }
}

/// Values for an undef to take in turn: all of few bits, else likely ones.
SmallVector<APInt> valuesOf(unsigned width) {
  SmallVector<APInt> values;
  if (width <= narrowUndef)
    for (uint64_t value = 0; value != uint64_t(1) << width; ++value)
      values.emplace_back(width, value);
  else
    for (int64_t value : likelyChoices)
      values.push_back(APInt(64, value, true).sextOrTrunc(width));
  return values;
}

/// Marks the lanes of the target's result that vary, and returns whether there
/// is one: another value of one undef makes them another value, and changes
/// nothing else but what is computed from undef.
///
///   %f = freeze i8 %x              %r = or i8 %x, 1
///   %r = or i8 %f, 1               ret i8 %r    ; for undef, all odd numbers
///   ret i8 %r    ; one odd number
bool findVariations(TargetRun &run, const Memory &start,
                    const WitnessOracle::Choices &made) {
  auto isSet = [](const Lane &lane) { return lane.fromUndef && lane.isBits(); };
  if (run.outcome.kind != Outcome::Returns || !run.outcome.events.empty() ||
      none_of(run.outcome.result, isSet))
    return false;
  bool isFound = false;
  unsigned runs = 0;
  auto tryChoices = [&](const WitnessOracle::Choices &choices) {
    WitnessOracle oracle(choices);
    Trace trace;
    Outcome other = runAgain(run, start, oracle, trace);
    if (other.kind != Outcome::Returns ||
        trace.steps.size() != run.trace.steps.size() ||
        !isSameBefore(run.trace.steps, trace.steps, trace.steps.size()))
      return;
    for (auto [mine, theirs] : zip(run.outcome.result, other.result))
      if (isSet(mine) && isSet(theirs) && mine.bits != theirs.bits)
        isFound = mine.varies = true;
  };
  for (const auto &[at, list] : made)
    for (auto [i, choice] : enumerate(list)) {
      if (choice.kind != ChoiceKind::Undef)
        continue;
      for (APInt &value : valuesOf(choice.bits.getBitWidth()))
        if (value != choice.bits && ++runs <= variedRuns) {
          WitnessOracle::Choices choices = made;
          choices[at][i].bits = value;
          tryChoices(choices);
        }
    }
  return isFound;
}

/// Whether both sides start with memory that matches, as the initializers of
/// each module's constants have it.
bool haveSameStart(const TargetRun &run, const Memory &start, Reason &why) {
  EnumeratingOracle none;
  Interpreter interpreter(Role::Source, *run.source.getParent(),
                          memoryOf(run.witness.blocks), none, run.environment);
  interpreter.initialize();
  Outcome sourceStart, targetStart;
  sourceStart.memory = interpreter.memory();
  targetStart.memory = start;
  OutcomeDifference difference;
  if (outcomeRefines(targetStart, sourceStart, difference) == Match::Yes)
    return true;
  why = {ReasonKind::Unsupported, "a global's initializers differ"};
  return false;
}

/// As match(), where the target returns undef: the source must allow every
/// value in its place. A few are tried.
std::optional<Refutation> matchUndefResult(TargetRun &run) {
  SmallVector<Type *> types;
  laneTypes(run.target.getReturnType(), types);
  const DataLayout &layout = run.target.getDataLayout();
  const Lanes result = run.outcome.result;
  auto isUndef = [](const Lane &lane) { return lane.kind == Lane::Undef; };
  if (none_of(result, isUndef))
    return std::nullopt;
  for (int64_t value : likelyChoices) {
    for (auto [lane, from, type] : zip(run.outcome.result, result, types))
      if (isUndef(from))
        lane = laneOf(
            type, APInt(64, value, true).sextOrTrunc(laneWidth(type, layout)));
    Reason why;
    bool isOpen = false;
    if (auto found = match(run, why, isOpen))
      return found;
  }
  return std::nullopt;
}

/// Whether the outcome contains undef other than in memory.
bool hasUndef(const Outcome &outcome) {
  auto isUndef = [](const Lane &lane) { return lane.kind == Lane::Undef; };
  return any_of(outcome.result, isUndef) ||
         any_of(outcome.events, [&](const Event &event) {
           return any_of(event.lanes, isUndef);
         });
}

/// Runs the target, and the source in every way. With `drawsUndef`, the values
/// that the target computes from undef are drawn: each is one of those that
/// undef stands for, and the source must allow it.
std::optional<Refutation>
attemptOnce(const Function &source, const Function &target,
            const Witness &witness, Limits limits, bool drawsUndef,
            bool &mayDraw, Reason &why, std::optional<OpenCase> *open,
            Agreement &agreement) {
  Environment environment(witness);
  WitnessOracle oracle(witness.choices);
  TargetRun run{source, target, witness, environment, limits, {}, {}};
  Options options = optionsOf(limits.steps, &run.trace);
  options.drawsUndef = drawsUndef;
  Interpreter interpreter(Role::Target, *target.getParent(),
                          memoryOf(witness.blocks), oracle, environment,
                          options);
  interpreter.initialize();
  Memory start = interpreter.memory();
  run.outcome = interpreter.run(target, witness.arguments);
  environment.fix();
  if (!run.outcome.isVerdict()) {
    why = unsupportedReason("the target", run.outcome);
    return std::nullopt;
  }
  if (!haveSameStart(run, start, why))
    return std::nullopt;
  mayDraw = !drawsUndef && hasUndef(run.outcome);
  if (!run.trace.uses.empty() && !drawsUndef)
    findUndefUses(run, start, oracle.made());
  bool isOpen = false;
  auto found = match(run, why, isOpen);
  if (!found && findVariations(run, start, oracle.made()))
    found = match(run, why, isOpen);
  agreement = run.agreement;
  if (!found && open && isOpen)
    *open = openCase(run, why);
  return found ? found : matchUndefResult(run);
}

/// As attemptOnce, on witnesses that differ from one that shows nothing in what
/// the encoder does not determine.
std::optional<Refutation> attemptVariations(const Function &source,
                                            const Function &target,
                                            const Witness &witness,
                                            Limits limits) {
  for (const Witness &other : variationsOf(target, witness, limits)) {
    bool mayDraw = false;
    Agreement agreement = Agreement::None;
    Reason why;
    if (auto found =
            attemptOnce(source, target, other, limits, /*drawsUndef=*/false,
                        mayDraw, why, /*open=*/nullptr, agreement))
      return found;
  }
  return std::nullopt;
}

/// Whether two outcomes end alike, with the same result.
bool isSameEnd(const Outcome &x, const Outcome &y) {
  return x.kind == y.kind && x.result.size() == y.result.size() &&
         all_of(zip(x.result, y.result), [](auto both) {
           return std::get<0>(both) == std::get<1>(both);
         });
}

/// Draws the values of undef at random, half of the wide ones from the likely
/// values. Other choices are those of a witness.
class DrawingOracle : public interpret::Oracle {
public:
  DrawingOracle(const WitnessOracle::Choices &fixed, unsigned seed)
      : fixed(fixed), random(seed) {}

  APInt ask(ChoiceKind kind, unsigned width, const Instruction *at) override {
    if (kind != ChoiceKind::Undef)
      return fixed.ask(kind, width, at);
    ++draws;
    uint64_t bits = random();
    if (width > narrowUndef && random() % 2 == 0)
      return APInt(64, likelyChoices[bits % std::size(likelyChoices)], true)
          .sextOrTrunc(width);
    return APInt(64, bits).sextOrTrunc(width);
  }

  unsigned draws = 0; ///< The values drawn so far.

private:
  WitnessOracle fixed;
  std::mt19937_64 random;
};

/// Runs the target so that uses of one register differ. Returns whether several
/// values of undef were drawn, so that some may.
bool runRedrawn(TargetRun &run, const WitnessOracle::Choices &fixed,
                unsigned seed) {
  DrawingOracle oracle(fixed, seed);
  Options options = optionsOf(run.limits.steps, &run.trace);
  options.redrawsUndef = true;
  Interpreter interpreter(Role::Target, *run.target.getParent(),
                          memoryOf(run.witness.blocks), oracle, run.environment,
                          options);
  interpreter.initialize();
  run.outcome = interpreter.run(run.target, run.witness.arguments);
  run.environment.fix();
  return interpreter.hasRedrawn() || oracle.draws > 1;
}

unsigned rankOf(const Outcome &outcome) {
  if (outcome.kind == Outcome::ImmediateUB)
    return 0;
  return any_of(outcome.result,
                [](const Lane &lane) { return lane.isPoison(); })
             ? 1
             : 2;
}

/// As attemptOnce, where each use of a register that the target computes from
/// undef observes another value. A few sequences of values are tried.
///
///   %y = and i8 undef, 1
///   %r = sub i8 %y, %y      ; -1, 0 or 1
std::optional<Refutation> attemptRedrawn(const Function &source,
                                         const Function &target,
                                         const Witness &witness, Limits limits,
                                         Reason &why,
                                         std::optional<OpenCase> *open) {
  const WitnessOracle::Choices fixed = withoutUndef(witness.choices);
  struct Seen {
    unsigned seed;
    Outcome outcome;
  };
  std::vector<Seen> seen;
  for (unsigned seed = 0; seed != limits.redraws; ++seed) {
    Environment environment(witness);
    TargetRun run{source, target, witness, environment, limits, {}, {}};
    // Otherwise the run is the one on the witness, up to its choices.
    if (!runRedrawn(run, fixed, seed))
      break;
    bool isNew = none_of(seen, [&](const Seen &other) {
      return isSameEnd(run.outcome, other.outcome);
    });
    if (run.outcome.isVerdict() && isNew)
      seen.push_back({seed, std::move(run.outcome)});
  }
  // The source is the least likely to match undefined behavior, then poison.
  llvm::sort(seen, [](const Seen &x, const Seen &y) {
    return std::pair(rankOf(x.outcome), x.seed) <
           std::pair(rankOf(y.outcome), y.seed);
  });
  for (const Seen &one : seen) {
    Environment environment(witness);
    TargetRun run{source, target, witness, environment, limits, {}, {}};
    run.usesDiffer = runRedrawn(run, fixed, one.seed);
    bool isOpen = false;
    if (auto found = match(run, why, isOpen))
      return found;
    if (open && isOpen && (*open = openCase(run, why))) {
      (*open)->ending.usesDiffer = true;
      return std::nullopt;
    }
  }
  return std::nullopt;
}

} // namespace

std::optional<Refutation> attempt(const Function &source,
                                  const Function &target,
                                  const Witness &witness, Limits limits,
                                  Reason &why, std::optional<OpenCase> *open,
                                  Agreement *agreement) {
  Agreement first = Agreement::None, second = Agreement::None;
  if (agreement)
    *agreement = first;
  if (source.getDataLayout() != target.getDataLayout()) {
    why = {ReasonKind::Unsupported, "two data layouts"};
    return std::nullopt;
  }
  if (!keepsLoneConstants(witness)) {
    why = {ReasonKind::NotReproduced, "an input that no program has"};
    return std::nullopt;
  }
  bool mayDraw = false;
  auto found = attemptOnce(source, target, witness, limits,
                           /*drawsUndef=*/false, mayDraw, why, open, first);
  if (Reason again; !found && mayDraw && !(open && *open)) {
    found = attemptOnce(source, target, witness, limits, /*drawsUndef=*/true,
                        mayDraw, again, open, second);
    first = std::min(first, second);
  }
  if (Reason again; !found && why.kind == ReasonKind::NotReproduced &&
                    !(open && *open) && limits.redraws != 0)
    found = attemptRedrawn(source, target, witness, limits, again, open);
  if (agreement && !found)
    *agreement = first;
  return found;
}

std::optional<Refutation> confirm(const Function &source,
                                  const Function &target,
                                  const Witness &witness, Reason &why,
                                  std::optional<OpenCase> *open) {
  Witness complete = witness;
  if (!addGlobals(source, target, complete, why))
    return std::nullopt;
  auto found = attempt(source, target, complete, {}, why, open);
  if (Reason again;
      !found && why.kind == ReasonKind::NotReproduced && !(open && *open))
    found = attemptVariations(source, target, complete, {});
  return found;
}

} // namespace palindrome::replay
