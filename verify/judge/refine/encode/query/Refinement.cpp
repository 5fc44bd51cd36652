// The refinement query (docs/semantics.md, "Refinement").
//
// Let i be the inputs: the arguments, the initial memory and the behavior of
// unknown functions. Let s and t be the nondeterministic choices of source and
// target. The target refines the source if
//
//   for all i, t there is an s so that  UB_source(i, s)  or
//       not UB_target(i, t) and outcome_target(i, t) refines outcome_source(i,
//       s)
//
// The solver is asked for a counterexample, a model of the negation:
//
//   exists i, t. forall s. axioms(s) implies not matches(i, s, t)
//
// An undef in the outcome is a set of values: all that the target may make of
// it must be allowed by the source once its other choices are made. So the
// choices that settle these undefs (t2, s2) come last:
//
//   exists i, t1. forall s1. exists t2. forall s2. ...
//
// Without choices of the source this has no quantifier that matters. Else it is
// first tried to prove refinement with a guess for s in terms of t, which
// leaves a quantifier-free formula (`guessChoices`, `solveForChoices`).

#include "verify/judge/refine/encode/query/Outcome.h"
#include "verify/judge/refine/encode/query/Question.h"
#include "verify/judge/refine/encode/query/WitnessMaker.h"
#include "verify/judge/refine/encode/walk/Walk.h"
#include "verify/judge/refine/smt/Alternation.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"

using namespace palindrome;
using namespace palindrome::encode;
using namespace palindrome::refine;
using namespace llvm;

smt::SolverParts palindrome::encode::solverParts(const RefineOptions &options) {
  return {options.uses(ProverPart::NormalForms),
          options.uses(ProverPart::Folding)};
}

Reason palindrome::encode::reasonOf(const Answer &answer) {
  switch (answer.limit) {
  case Answer::Time:
    return {ReasonKind::Time};
  case Answer::Memory:
    return {ReasonKind::Memory};
  case Answer::Instances:
    return {ReasonKind::GaveUp, "quantifiers"};
  case Answer::Other:
    break;
  }
  return {ReasonKind::GaveUp, answer.words};
}

Proof Question::unknown(Reason reason) const {
  Proof proof;
  proof.reason = std::move(reason);
  proof.hasLoops = source.hasLoops || target.hasLoops;
  proof.complete = !proof.hasLoops;
  return proof;
}

/// Whether `function` has pointers that are not made directly of integers.
static bool hasOtherPointers(const llvm::Function &function) {
  return any_of(instructions(function), [](const Instruction &inst) {
    return inst.getType()->isPtrOrPtrVectorTy() &&
           !isa<IntToPtrInst, PHINode, SelectInst, FreezeInst>(inst);
  });
}

Expr Question::defineInputs(Expr expr) const {
  SmallVector<Expr> flags;
  auto add = [&](Expr flag) {
    if (flag.isVariable())
      flags.push_back(flag);
  };
  add(problem.memory.mayBeUndef);
  for (const auto &argument : problem.arguments)
    for (const InputLane &lane : argument)
      add(lane.isUndef);
  SmallVector<Expr> none(flags.size(), Expr::boolean(false));
  return expr.substitute(flags, none).simplify();
}

Expr Question::asDrawn(Expr expr) const {
  SmallVector<Expr> copies, drawn;
  for (const ChoiceVariable &choice : target.choices.all()) {
    // A choice that is not of an undef itself is drawn once, with the undef
    // that it is a copy of.
    const ChoiceVariable *first = &choice;
    while (first->copyOf &&
           (target.choices[*first->copyOf].copyOf ||
            target.choices[*first->copyOf].kind != ChoiceKind::Undef))
      first = &target.choices[*first->copyOf];
    if (first == &choice)
      continue;
    copies.push_back(choice.variable);
    drawn.push_back(first->variable);
  }
  return expr.substitute(copies, drawn);
}

Answer Question::solve(Expr conditions, Expr bad, double seconds) {
  auto occurring = [&](ArrayRef<ChoiceVariable> choices) {
    return bad.occurring(variables(choices));
  };
  auto early = occurring(source.choices.all().take_front(earlySource));
  auto late = occurring(source.choices.all().drop_front(earlySource));
  auto lateTarget = occurring(target.choices.all().drop_front(earlyTarget));
  Countdown limit(seconds);

  smt::Alternation question{conditions, bad, early, lateTarget, late, {}, {}};
  if (early.empty() || lateTarget.empty()) {
    llvm::append_range(question.first, late);
    question.between.clear();
    question.last.clear();
  }
  Guess guess = guessChoices(/*bySight=*/false);
  auto guessed = [&](ArrayRef<Expr> variables) {
    std::vector<Expr> result;
    for (Expr variable : variables) {
      Expr term = variable.substitute(guess.from, guess.to);
      result.push_back(term.isSame(variable) ? Expr::bits(term.width(), 0)
                                             : term);
    }
    return result;
  };
  question.firstGuess = guessed(question.first);
  question.lastGuess = guessed(question.last);
  Answer answer = check(question, seconds);
  if (answer.kind != Answer::Unknown || answer.limit != Answer::Instances)
    return answer;
  Expr formula = Expr::forAll(late, bad);
  if (!early.empty())
    formula = Expr::forAll(early, Expr::exists(lateTarget, formula));
  // The instances have shown that time is not what is missing.
  Answer last = check(conditions && formula, limit.left());
  if (last.kind == Answer::Unknown && last.limit == Answer::Time)
    last.limit = Answer::Instances;
  return last;
}

bool Question::isComplete(const Side &side) {
  if (side.isPastBound.isFalse())
    return true;
  Answer answer = check(inputs() && side.choices.axioms() && side.isPastBound &&
                            !side.hasUB,
                        clock.left());
  return answer.kind == Answer::Unsat;
}

void Question::listSimpleInput(SmallVectorImpl<Expr> &terms,
                               SmallVectorImpl<Expr> &values) const {
  auto set = [&](Expr term, Expr value) {
    terms.push_back(term);
    values.push_back(value);
  };
  auto setZero = [&](Expr term) {
    if (term.isVariable())
      set(term, term.isBoolean() ? Expr::boolean(false)
                                 : Expr::bits(term.width(), 0));
  };
  uint64_t next = problem.blocks.listSimpleLayout(terms, values);
  for (const auto &argument : problem.arguments)
    for (const InputLane &lane : argument)
      for (Expr part : {lane.value, lane.isUndef, lane.poison})
        setZero(part);
  setZero(problem.memory.mayBeUndef);
  for (const Side *side : {&source, &target}) {
    for (const LocalBlock &local : side->objects.localBlocks()) {
      // One that is given is computed from the input.
      if (!local.address.isSet() || !local.address.isVariable())
        continue;
      auto size = local.size.constant();
      next = alignTo(next, std::max<uint64_t>(local.alignment, 16));
      set(local.address, Expr::bits(offsetBits, next));
      next += size ? size->getLimitedValue(uint64_t(1) << 32) + 1 : 1;
    }
    for (const ChoiceVariable &choice : side->choices.all())
      if (choice.kind != ChoiceKind::Address)
        setZero(choice.variable);
  }
}

bool Question::hasInput() {
  Expr formula = inputs() && source.choices.axioms() && target.choices.axioms();
  SmallVector<Expr> terms, values;
  listSimpleInput(terms, values);
  if (formula.substitute(terms, values).simplify().isTrue())
    return true;
  return check(formula, clock.left()).kind != Answer::Unsat;
}

bool Question::canBothFinish() {
  return check(inputs() && source.choices.axioms() && target.choices.axioms() &&
                   source.returns && target.returns && !source.isPastBound &&
                   !target.isPastBound,
               clock.left())
             .kind == Answer::Sat;
}

bool Question::encode() {
  if (problem.isSupported())
    walk(source, problem.options.sourceUnroll);
  // A pointer that is made of an integer may point to an object, but is encoded
  // as one without provenance, which is less than the source may do.
  if (problem.hasIntToPtr && hasOtherPointers(target.function))
    problem.mark(Under, "inttoptr");
  // What follows a part may use such a pointer.
  if (problem.hasIntToPtr && problem.areParts)
    problem.mark(Under, "inttoptr");
  if (problem.isSupported())
    walk(target, problem.options.targetUnroll);
  if (!problem.isSupported())
    return false;

  earlySource = source.choices.size();
  earlyTarget = target.choices.size();
  room = roomIsSame(source, target);
  outcomes = compareOutcomes(source, target);
  matches = room && outcomes.refines();
  problem.markMixedSpaces();
  isBad = source.choices.axioms().implies(!source.isPastBound && !matches);
  // Undefined behavior of the target counts if it comes before the bound.
  given = inputs() && target.choices.axioms() &&
          (!target.isPastBound || target.hasUB);
  return problem.isSupported();
}

void Question::doubtNumbersAsPointers() {
  Expr loads = source.memory.loadsNumbersAsPointers();
  if (!loads.isFalse() &&
      check(inputs() && source.choices.axioms() && loads, clock.left()).kind !=
          Answer::Unsat)
    problem.mark(Under, "an integer's bytes loaded as a pointer");
}

Expr Question::hasOtherArguments(const Witness &witness) const {
  Expr isOther = Expr::boolean(false);
  for (auto [leaves, lanes] : zip(witness.arguments, problem.arguments))
    for (auto [leaf, lane] : zip(leaves, lanes)) {
      Expr isDefined = !lane.poison && !lane.isUndef;
      if (leaf.kind == Leaf::Poison)
        isOther |= !lane.poison;
      else if (leaf.kind == Leaf::Undef)
        isOther |= lane.poison || !lane.isUndef;
      else if (leaf.kind == Leaf::Bits)
        isOther |= !isDefined || lane.value != Expr::bits(leaf.bits);
      else
        isOther |= !isDefined ||
                   lane.value !=
                       problem.blocks.makePointer(
                           Expr::bits(problem.blocks.blockBits(), leaf.block),
                           Expr::bits(leaf.bits.sextOrTrunc(offsetBits)));
    }
  return isOther;
}

void Question::exclude(const Exclusions &exclusions) {
  for (const Witness &witness : exclusions.inputs)
    given &= hasOtherArguments(witness);
  matches = room && outcomes.refines(exclusions.parts);
  isBad = source.choices.axioms().implies(!source.isPastBound && !matches);
}

std::vector<OutcomePart> Question::failingIn(const Model &model) const {
  Guess guess = guessChoices(/*bySight=*/false);
  std::vector<OutcomePart> failing;
  for (OutcomePart part :
       {OutcomePart::UndefinedBehavior, OutcomePart::Result,
        OutcomePart::Memory, OutcomePart::Exception, OutcomePart::Calls,
        OutcomePart::Objects, OutcomePart::End})
    if (model.isTrue(outcomes.refines(part).substitute(guess.from, guess.to)))
      failing.push_back(part);
  return failing;
}

std::optional<Reason>
palindrome::encode::doubtOfParts(ArrayRef<OutcomePart> ignored) {
  auto approximated = [](const char *what) {
    return Reason{ReasonKind::Approximated, what};
  };
  if (is_contained(ignored, OutcomePart::Calls))
    return approximated("which calls of unknown functions are the same");
  if (is_contained(ignored, OutcomePart::Objects))
    return approximated("which blocks of the two sides are the same");
  return std::nullopt;
}

/// Whether a heap object of one side has no counterpart on the other, though
/// both have some.
static bool hasLoneHeapObject(const Side &source, const Side &target) {
  auto indices = [](const Side &side) {
    DenseSet<unsigned> result;
    for (auto [index, local] : enumerate(side.objects.localBlocks()))
      if (local.isPresent() && local.isHeap)
        result.insert(index);
    return result;
  };
  DenseSet<unsigned> ofSource = indices(source), ofTarget = indices(target);
  return !ofSource.empty() && !ofTarget.empty() && ofSource != ofTarget;
}

// If one guess for the source's choices matches all of the target's, no
// quantifiers are needed.
bool Question::holdsByGuess() const {
  std::vector<Guess> tried;
  auto works = [&](Guess guess, double share) {
    if (any_of(tried, [&](const Guess &other) { return guess.isSame(other); }))
      return false;
    tried.push_back(std::move(guess));
    return holdsFor(tried.back(), clock.left() * share);
  };
  if (works(guessChoices(/*bySight=*/false), 1.0 / 6) ||
      works(guessChoices(/*bySight=*/true), 1.0 / 3))
    return true;
  // Undefs alone are nearly always used alike on both sides: the time is better
  // spent on a counterexample.
  bool hasFreeze =
      any_of(source.choices.all(), [](const ChoiceVariable &choice) {
        return choice.kind == ChoiceKind::Freeze;
      });
  return hasFreeze && (works(solveForChoices(/*freezesAlone=*/true), 1.0 / 6) ||
                       works(solveForChoices(/*freezesAlone=*/false), 1.0 / 6));
}

std::optional<Reason> Question::findDoubt() {
  doubtNumbersAsPointers();
  if (std::optional<Reason> doubt = problem.doubts.ofProofs())
    return doubt;
  if (!hasInput())
    return Reason{ReasonKind::Unsupported, "more memory than there is"};
  return std::nullopt;
}

bool Question::holds() {
  if (!encode() || !source.isPastBound.isFalse() ||
      !target.isPastBound.isFalse())
    return false;
  return (holdsByGuess() ||
          solve(given, isBad, clock.left()).kind == Answer::Unsat) &&
         !findDoubt();
}

Proof Question::ask(const Exclusions &exclusions) {
  if (!encode())
    return unknown(*problem.doubts.unsupported());
  if (!exclusions.empty())
    exclude(exclusions);
  bool hasChoices = !isBad.occurring(variables(source.choices.all())).empty();

  Proof proof;
  proof.hasLoops = source.hasLoops || target.hasLoops;
  auto failsWith = [&](const Model &model) {
    Witness witness = makeWitness(problem, target, model);
    if (const auto &doubt = problem.doubts.ofCounterexamples()) {
      proof = unknown(*doubt);
      proof.candidate = std::move(witness);
      return proof;
    }
    proof.kind = Proof::Fails;
    proof.witness = std::move(witness);
    proof.failing = failingIn(model);
    return proof;
  };
  auto fails = [&](Expr conditions, Expr bad, const Answer &answer) {
    // First looks for a counterexample that replay can follow and people can
    // read: undefs are drawn once, objects are small.
    constexpr double secondsForBetter = 1;
    Expr drawn = asDrawn(conditions), badDrawn = asDrawn(bad);
    Expr small = problem.blocks.areSmall();
    for (auto [better, isBadThere] :
         {std::pair(drawn && small, badDrawn), std::pair(drawn, badDrawn),
          std::pair(conditions && small, bad)}) {
      Answer found =
          solve(better, isBadThere, std::min(secondsForBetter, clock.left()));
      if (found.kind == Answer::Sat)
        return failsWith(found.model);
    }
    return failsWith(answer.model);
  };
  bool holds = hasChoices && exclusions.empty() && holdsByGuess();
  // Without undef in the inputs, the source has few choices left.
  if (hasChoices && !holds) {
    Expr defined = defineInputs(given), isBadThen = defineInputs(isBad);
    Answer answer = solve(defined, isBadThen, clock.left() / 3);
    if (answer.kind == Answer::Sat)
      return fails(defined, isBadThen, answer);
  }
  if (!holds) {
    Answer answer = solve(given, isBad, clock.left());
    if (answer.kind == Answer::Unknown)
      return unknown(reasonOf(answer));
    if (answer.kind == Answer::Sat)
      return fails(given, isBad, answer);
  }
  if (!exclusions.empty()) {
    std::optional<Reason> doubt = doubtOfParts(exclusions.parts);
    if (!doubt && hasLoneHeapObject(source, target))
      doubt = doubtOfParts(OutcomePart::Objects);
    return unknown(doubt.value_or(
        Reason{ReasonKind::NotReproduced, "all counterexamples are alike"}));
  }
  if (std::optional<Reason> doubt = findDoubt())
    return unknown(*doubt);
  proof.complete = isComplete(source) && isComplete(target);
  if (!proof.complete && !canBothFinish())
    return unknown({ReasonKind::Bound});
  proof.kind = Proof::Holds;
  return proof;
}

Proof palindrome::encode::proveRefinement(const llvm::Function &source,
                                          const llvm::Function &target,
                                          const RefineOptions &options,
                                          const Exclusions &exclusions) {
  ExprArena terms(solverParts(options));
  return Question(source, target, options).ask(exclusions);
}

PartProver::PartProver() = default;
PartProver::~PartProver() = default;

bool PartProver::proves(const llvm::Function &source,
                        const llvm::Function &target,
                        const RefineOptions &options) {
  // Terms live as long as the solver.
  constexpr unsigned mostQuestions = 64;
  if (!terms || ++asked == mostQuestions) {
    terms.reset();
    terms = std::make_unique<ExprArena>(solverParts(options));
    asked = 0;
  }
  return Question(source, target, options, /*areParts=*/true).holds();
}
