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
#include "verify/semantic/smt/Solver.h"
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
      : pair(a, b, options), a(pair, a, /*other=*/nullptr, options.unrollA),
        b(pair, b, &this->a, options.unrollB),
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
  // What A chooses early must not foresee what B does late.
  auto guess = [&](ArrayRef<ChoiceVariable> ofA, ArrayRef<ChoiceVariable> ofB) {
    std::map<Key, SmallVector<Expr>> known;
    std::map<Key, unsigned> used;
    for (const ChoiceVariable &choice : ofB)
      known[keyOf(b, choice)].push_back(choice.variable);
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
        ArrayRef(b.choices).take_front(earlyB));
  guess(ArrayRef(a.choices).drop_front(earlyA), b.choices);
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

  // Choices that follow B's are one way for A to choose: if that is enough,
  // there is no need for quantifiers.
  bool holds = false;
  if (!early.empty() || !late.empty()) {
    SmallVector<Expr> from, to;
    guessChoices(from, to);
    holds = check(given && isBad.substitute(from, to), clock.left() / 3).kind ==
            Answer::Unsat;
  }

  Proof proof;
  proof.hasLoops = a.hasLoops || b.hasLoops;
  if (!holds) {
    Expr question = Expr::forAll(late, isBad);
    if (!early.empty())
      question = Expr::forAll(early, Expr::exists(lateB, question));
    Answer answer = check(given && question, clock.left());
    if (answer.kind == Answer::Unknown)
      return unknown(answer.reason);
    if (answer.kind == Answer::Sat && !pair.approximated.empty())
      return unknown("approximated: " + pair.approximated);
    if (answer.kind == Answer::Sat) {
      proof.kind = Proof::Fails;
      proof.witness = makeWitness(pair, b, answer.model);
      return proof;
    }
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
