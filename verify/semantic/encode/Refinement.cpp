// The question for the solver (docs/semantics.md, what refinement means):
//
//   is there an input, and choices of B, so that for all choices of A
//   A's behaviour is defined, and B's is not, or A's outcome does not allow it?
//
// What B's undefs in the outcome are is chosen last but for A's: undef is the
// set of what it may be, and A must allow all of it after its own choices.

#include "verify/semantic/encode/Encode.h"
#include "verify/semantic/encode/Outcome.h"
#include "verify/semantic/encode/WitnessMaker.h"
#include "verify/semantic/smt/Alternation.h"
#include <chrono>

using namespace palindrome;
using namespace palindrome::encode;
using namespace palindrome::semantic;
using namespace llvm;

namespace {
/// The time left.
class Clock {
public:
  explicit Clock(double seconds)
      : end(std::chrono::steady_clock::now() +
            std::chrono::duration_cast<std::chrono::steady_clock::duration>(
                std::chrono::duration<double>(seconds))) {}
  double left() const {
    return std::chrono::duration<double>(end - std::chrono::steady_clock::now())
        .count();
  }

private:
  std::chrono::steady_clock::time_point end;
};

class Question {
public:
  Question(const llvm::Function &a, const llvm::Function &b,
           const SemanticOptions &options)
      : pair(a, b, options), a(pair, a, /*isB=*/false, options.unrollA),
        b(pair, b, /*isB=*/true, options.unrollB),
        clock(options.timeoutSeconds > 0 ? options.timeoutSeconds : 1e6) {}

  Proof ask();

private:
  Expr inputs() const {
    return pair.looksAtAddresses ? pair.axioms && pair.blocks.axioms() &&
                                       pair.blocks.addressAxioms()
                                 : pair.axioms && pair.blocks.axioms();
  }
  /// A's choices as terms of B's: those of the same origin are the same.
  void guessChoices(SmallVectorImpl<Expr> &from, SmallVectorImpl<Expr> &to);
  /// Whether some input and choices of B are bad for all choices of A, early
  /// and late.
  Answer solve(Expr given, Expr isBad, std::vector<Expr> early,
               std::vector<Expr> lateB, std::vector<Expr> late);
  bool isComplete(const Side &side);
  /// Whether some input lets both return within the bound.
  bool canBothFinish();
  Proof unknown(std::string reason) const;

  Pair pair;
  Side a, b;
  Clock clock;
  size_t earlyA = 0, earlyB = 0;
};
} // namespace

Proof Question::unknown(std::string reason) const {
  Proof proof;
  proof.reason = std::move(reason);
  proof.hasLoops = a.hasLoops || b.hasLoops;
  proof.complete = !proof.hasLoops;
  return proof;
}

static SmallVector<Expr> variables(ArrayRef<ChoiceVariable> choices) {
  SmallVector<Expr> result;
  for (const ChoiceVariable &choice : choices)
    result.push_back(choice.variable);
  return result;
}

void Question::guessChoices(SmallVectorImpl<Expr> &from,
                            SmallVectorImpl<Expr> &to) {
  // Undefs of arguments by what they are copies of, others in order of kinds.
  using Key = std::tuple<unsigned, ChoiceKind, unsigned>;
  auto keyOf = [](const Side &side, const ChoiceVariable &choice) {
    const ChoiceVariable &origin = side.choices[choice.origin];
    return Key(origin.at ? ~0u : choice.origin, choice.kind,
               choice.variable.width());
  };
  // What A chooses early must not foresee what B does late, and late it follows
  // what B does late where it can.
  auto guess = [&](ArrayRef<ChoiceVariable> ofA, ArrayRef<ChoiceVariable> ofB,
                   ArrayRef<ChoiceVariable> elseOfB) {
    std::map<Key, SmallVector<Expr>> known;
    std::map<Key, unsigned> used;
    for (const ChoiceVariable &choice : ofB)
      known[keyOf(b, choice)].push_back(choice.variable);
    std::map<Key, SmallVector<Expr>> others;
    for (const ChoiceVariable &choice : elseOfB)
      others[keyOf(b, choice)].push_back(choice.variable);
    for (auto &[key, variables] : others)
      known.try_emplace(key, std::move(variables));
    for (const ChoiceVariable &choice : ofA) {
      Key key = keyOf(a, choice);
      from.push_back(choice.variable);
      if (auto it = known.find(key); it != known.end())
        to.push_back(
            it->second[std::min<size_t>(used[key]++, it->second.size() - 1)]);
      else
        to.push_back(Expr::bits(choice.variable.width(), 0));
    }
  };
  guess(ArrayRef(a.choices).take_front(earlyA),
        ArrayRef(b.choices).take_front(earlyB), {});
  guess(ArrayRef(a.choices).drop_front(earlyA),
        ArrayRef(b.choices).drop_front(earlyB),
        ArrayRef(b.choices).take_front(earlyB));
}

bool Question::isComplete(const Side &side) {
  if (side.isPastBound.isFalse())
    return true;
  Answer answer =
      check(inputs() && side.choiceAxioms && side.isPastBound && !side.hasUB,
            clock.left());
  return answer.kind == Answer::Unsat;
}

bool Question::canBothFinish() {
  return check(inputs() && a.choiceAxioms && b.choiceAxioms && a.returns &&
                   b.returns && !a.isPastBound && !b.isPastBound,
               clock.left())
             .kind == Answer::Sat;
}

Answer Question::solve(Expr given, Expr isBad, std::vector<Expr> early,
                       std::vector<Expr> lateB, std::vector<Expr> late) {
  // Choices that follow B's are one way for A to choose, which is often enough.
  SmallVector<Expr> from, to;
  guessChoices(from, to);
  auto guessed = [&](ArrayRef<Expr> variables) {
    std::vector<Expr> result;
    for (Expr variable : variables)
      result.push_back(variable.substitute(from, to));
    return result;
  };
  Alternation question{given, isBad, early, lateB, late, {}, {}};
  if (early.empty() || lateB.empty()) {
    llvm::append_range(question.first, late);
    question.between.clear();
    question.last.clear();
  }
  question.firstGuess = guessed(question.first);
  question.lastGuess = guessed(question.last);
  Answer answer = check(question, clock.left());
  if (answer.kind != Answer::Unknown || answer.reason != "quantifiers")
    return answer;
  Expr formula = Expr::forAll(late, isBad);
  if (!early.empty())
    formula = Expr::forAll(early, Expr::exists(lateB, formula));
  return check(given && formula, clock.left());
}

Proof Question::ask() {
  if (pair.unsupported.empty())
    a.run();
  if (pair.unsupported.empty())
    b.run();
  if (!pair.unsupported.empty())
    return unknown("unsupported: " + pair.unsupported);

  earlyA = a.choices.size();
  earlyB = b.choices.size();
  Expr matches = a.hasUB || (!b.hasUB && outcomeRefines(a, b));
  if (!pair.unsupported.empty())
    return unknown("unsupported: " + pair.unsupported);
  Expr isBad = a.choiceAxioms.implies(!a.isPastBound && !matches);

  auto occurring = [&](ArrayRef<ChoiceVariable> choices) {
    return isBad.occurring(variables(choices));
  };
  std::vector<Expr> early = occurring(ArrayRef(a.choices).take_front(earlyA));
  std::vector<Expr> late = occurring(ArrayRef(a.choices).drop_front(earlyA));
  std::vector<Expr> lateB = occurring(ArrayRef(b.choices).drop_front(earlyB));
  Expr given = inputs() && b.choiceAxioms && !b.isPastBound;

  Answer answer = solve(given, isBad, early, lateB, late);
  if (answer.kind == Answer::Unknown)
    return unknown(answer.reason);
  if (answer.kind == Answer::Sat && !pair.approximated.empty())
    return unknown("approximated: " + pair.approximated);

  Proof proof;
  proof.hasLoops = a.hasLoops || b.hasLoops;
  if (answer.kind == Answer::Sat) {
    proof.kind = Proof::Fails;
    proof.witness = makeWitness(pair, b, answer.model);
    return proof;
  }
  proof.complete = isComplete(a) && isComplete(b);
  if (!proof.complete && !canBothFinish())
    return unknown("bound");
  proof.kind = Proof::Holds;
  return proof;
}

Proof palindrome::semantic::proveRefinement(const llvm::Function &a,
                                            const llvm::Function &b,
                                            const SemanticOptions &options) {
  Terms terms;
  return Question(a, b, options).ask();
}
