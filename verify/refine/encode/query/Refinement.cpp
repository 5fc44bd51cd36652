// The question for the solver (docs/semantics.md, what refinement means):
//
//   is there an input, and choices of B, so that for all choices of A
//   A's behaviour is defined, and B's is not, or A's outcome does not allow it?
//
// What B's undefs in the outcome are is chosen last but for A's: undef is the
// set of what it may be, and A must allow all of it after its own choices.

#include "verify/refine/encode/query/Outcome.h"
#include "verify/refine/encode/query/Question.h"
#include "verify/refine/encode/query/WitnessMaker.h"
#include "verify/refine/encode/walk/Walk.h"
#include "verify/refine/smt/Alternation.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"

using namespace palindrome;
using namespace palindrome::encode;
using namespace palindrome::refine;
using namespace llvm;

Reason palindrome::encode::reasonOf(const Answer &answer) {
  switch (answer.limit) {
  case Answer::Time:
    return {ReasonKind::Time};
  case Answer::Memory:
    return {ReasonKind::Memory};
  case Answer::Instances:
    return {ReasonKind::Unsupported, "solver: quantifiers"};
  case Answer::Other:
    break;
  }
  return {ReasonKind::Unsupported, "solver: " + answer.words};
}

Proof Question::unknown(Reason reason) const {
  Proof proof;
  proof.reason = std::move(reason);
  proof.hasLoops = a.hasLoops || b.hasLoops;
  proof.complete = !proof.hasLoops;
  return proof;
}

/// Whether there are pointers that were no integers at once before.
static bool hasOtherPointers(const llvm::Function &function) {
  return any_of(instructions(function), [](const Instruction &inst) {
    return inst.getType()->isPtrOrPtrVectorTy() &&
           !isa<IntToPtrInst, PHINode, SelectInst, FreezeInst>(inst);
  });
}

static SmallVector<Expr> variables(ArrayRef<ChoiceVariable> choices) {
  SmallVector<Expr> result;
  for (const ChoiceVariable &choice : choices)
    result.push_back(choice.variable);
  return result;
}

Question::Guess Question::guessChoices(bool bySight) const {
  // Undefs of arguments by what they are copies of, others in order of kinds;
  // what is chosen anew at later uses apart from what is chosen first, since
  // vectors make all first choices before the others.
  using Key = std::tuple<unsigned, ChoiceKind, unsigned, bool>;
  auto keyOf = [](const Side &side, const ChoiceVariable &choice) {
    const ChoiceVariable &origin = side.choices[choice.origin];
    bool isAnew = choice.copyOf && choice.kind != ChoiceKind::Undef;
    return Key(origin.isInput ? choice.origin : ~0u, choice.kind,
               choice.variable.width(), isAnew);
  };
  std::map<Key, SmallVector<Expr>> early, late;
  for (auto [i, choice] : enumerate(b.choices.all()))
    (i < earlyB ? early : late)[keyOf(b, choice)].push_back(choice.variable);

  Guess guess;
  std::map<Key, size_t> used;
  for (auto [i, choice] : enumerate(a.choices.all())) {
    if (i == earlyA)
      used.clear();
    Key key = keyOf(a, choice);
    // What A chooses early must not foresee what B does late.
    const SmallVector<Expr> *guesses = nullptr;
    if (auto it = late.find(key); i >= earlyA && it != late.end())
      guesses = &it->second;
    else if (auto it = early.find(key); it != early.end())
      guesses = &it->second;
    if (!guesses && choice.kind == ChoiceKind::Address) {
      // Any will do.
      guess.assumed &= choice.axiom;
      continue;
    }
    guess.proven &= choice.axiom;
    guess.from.push_back(choice.variable);
    if (bySight && choice.seenAs.isSet()) {
      guess.to.push_back(choice.seenAs);
      continue;
    }
    guess.to.push_back(
        guesses ? (*guesses)[std::min(used[key]++, guesses->size() - 1)]
                : Expr::bits(choice.variable.width(), 0));
  }
  return guess;
}

Expr Question::isBadFor(const Guess &guess, Expr matches) const {
  Expr isBad =
      guess.assumed && guess.proven.implies(!a.isPastBound && !matches);
  return isBad.substitute(guess.from, guess.to);
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
  for (const ChoiceVariable &choice : b.choices.all()) {
    // What is not undef itself is drawn once.
    const ChoiceVariable *first = &choice;
    while (first->copyOf &&
           (b.choices[*first->copyOf].copyOf ||
            b.choices[*first->copyOf].kind != ChoiceKind::Undef))
      first = &b.choices[*first->copyOf];
    if (first == &choice)
      continue;
    copies.push_back(choice.variable);
    drawn.push_back(first->variable);
  }
  return expr.substitute(copies, drawn);
}

Answer Question::solve(Expr given, Expr isBad, double seconds) {
  auto occurring = [&](ArrayRef<ChoiceVariable> choices) {
    return isBad.occurring(variables(choices));
  };
  auto early = occurring(a.choices.all().take_front(earlyA));
  auto late = occurring(a.choices.all().drop_front(earlyA));
  auto lateB = occurring(b.choices.all().drop_front(earlyB));
  Clock clock(seconds);

  smt::Alternation question{given, isBad, early, lateB, late, {}, {}};
  if (early.empty() || lateB.empty()) {
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
  Expr formula = Expr::forAll(late, isBad);
  if (!early.empty())
    formula = Expr::forAll(early, Expr::exists(lateB, formula));
  return check(given && formula, clock.left());
}

bool Question::isComplete(const Side &side) {
  if (side.isPastBound.isFalse())
    return true;
  Answer answer = check(inputs() && side.choices.axioms() && side.isPastBound &&
                            !side.hasUB,
                        clock.left());
  return answer.kind == Answer::Unsat;
}

bool Question::hasInput() {
  return check(inputs() && a.choices.axioms() && b.choices.axioms(),
               clock.left())
             .kind != Answer::Unsat;
}

bool Question::canBothFinish() {
  return check(inputs() && a.choices.axioms() && b.choices.axioms() &&
                   a.returns && b.returns && !a.isPastBound && !b.isPastBound,
               clock.left())
             .kind == Answer::Sat;
}

bool Question::encode() {
  if (problem.isSupported())
    walk(a, problem.options.sourceUnroll);
  // A pointer made of an integer may lead to an object, others with the same
  // address do not.
  if (problem.hasIntToPtr && hasOtherPointers(b.function))
    problem.mark(Under, "inttoptr");
  if (problem.isSupported())
    walk(b, problem.options.targetUnroll);
  if (!problem.isSupported())
    return false;

  earlyA = a.choices.size();
  earlyB = b.choices.size();
  matches = roomIsSame(a, b) && (a.hasUB || (!b.hasUB && outcomeRefines(a, b)));
  isBad = a.choices.axioms().implies(!a.isPastBound && !matches);
  // What is undefined is so before it gets to the bound.
  given = inputs() && b.choices.axioms() && (!b.isPastBound || b.hasUB);
  return problem.isSupported();
}

Proof Question::ask() {
  if (!encode())
    return unknown(*problem.doubts.unsupported());
  bool hasChoices = !isBad.occurring(variables(a.choices.all())).empty();

  Proof proof;
  proof.hasLoops = a.hasLoops || b.hasLoops;
  auto failsWith = [&](Witness witness) {
    if (const auto &doubt = problem.doubts.ofCounterexamples()) {
      proof = unknown(*doubt);
      proof.candidate = std::move(witness);
      return proof;
    }
    proof.kind = Proof::Fails;
    proof.witness = std::move(witness);
    return proof;
  };
  auto fails = [&](Expr given, Expr isBad, const Answer &answer) {
    // One that replay can follow, and people.
    constexpr double secondsForBetter = 1;
    Expr drawn = asDrawn(given), isBadDrawn = asDrawn(isBad);
    Expr small = problem.blocks.areSmall();
    for (auto [better, isBadThere] :
         {std::pair(drawn && small, isBadDrawn), std::pair(drawn, isBadDrawn),
          std::pair(given && small, isBad)}) {
      Answer found =
          solve(better, isBadThere, std::min(secondsForBetter, clock.left()));
      if (found.kind == Answer::Sat)
        return failsWith(makeWitness(problem, b, found.model));
    }
    return failsWith(makeWitness(problem, b, answer.model));
  };
  // Choices that follow B's are one way for A to choose: if that is enough,
  // there is no need for quantifiers.
  bool holds = false;
  auto holdsFor = [&](const Guess &guess, double seconds) {
    return check(given && isBadFor(guess, matches), seconds).kind ==
           Answer::Unsat;
  };
  if (hasChoices) {
    Guess inOrder = guessChoices(/*bySight=*/false);
    Guess bySight = guessChoices(/*bySight=*/true);
    bool isSame = llvm::equal(inOrder.to, bySight.to,
                              [](Expr a, Expr b) { return a.isSame(b); });
    holds = holdsFor(inOrder, clock.left() / 6) ||
            (!isSame && holdsFor(bySight, clock.left() / 3));
  }
  // Without undef in the inputs, most of A's choices are gone.
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
  if (const auto &doubt = problem.doubts.ofProofs())
    return unknown(*doubt);
  if (!hasInput())
    return unknown({ReasonKind::Unsupported, "more memory than there is"});
  proof.complete = isComplete(a) && isComplete(b);
  if (!proof.complete && !canBothFinish())
    return unknown({ReasonKind::Bound});
  proof.kind = Proof::Holds;
  return proof;
}

Proof palindrome::refine::proveRefinement(const llvm::Function &a,
                                          const llvm::Function &b,
                                          const RefineOptions &options) {
  Terms terms;
  return Question(a, b, options).ask();
}
