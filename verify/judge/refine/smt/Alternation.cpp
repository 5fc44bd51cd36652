// Counterexample-guided quantifier instantiation. With x for the free variables
// and a copy b' of `between` for each instance f' of `first`, the formula is
//
//   given(x) && body(x, f', b', l') && body(x, f', b', l'') && ...
//
// It is weaker than the question, so its being unsatisfiable is an answer. A
// model of it is one of the question if
//
//   exists first, last. !body(x, first, b, last)
//
// is unsatisfiable for the model's x and b; otherwise the values found for
// `first` and `last` become terms of the next instance.

#include "verify/judge/refine/smt/Alternation.h"
#include "verify/judge/refine/witness/Countdown.h"

using namespace palindrome::smt;
using llvm::APInt;
using llvm::ArrayRef;
using palindrome::refine::Countdown;

namespace {
class Search {
public:
  Search(const Alternation &question, double seconds)
      : question(question), formula(question.given), time(seconds) {
    for (Expr variable : (question.given && question.body).variables())
      if (!isQuantified(variable))
        free.push_back(variable);
  }

  Answer run();

private:
  /// Terms for `first`, the copies of `between` that depend on them, and the
  /// terms for `last` that were instantiated with both.
  struct Instance {
    std::vector<Expr> first, between;
    std::vector<std::vector<Expr>> last;
  };

  bool isQuantified(Expr variable) const {
    for (const auto *list :
         {&question.first, &question.between, &question.last})
      for (Expr other : *list)
        if (other.isSame(variable))
          return true;
    return false;
  }
  /// Adds the instance to the formula. Returns whether it is new.
  bool addInstance(std::vector<Expr> first, std::vector<Expr> last);
  void require(const Instance &instance, ArrayRef<Expr> last);
  /// Values of `first` and `last` for which `model` does not satisfy the body.
  Answer findCounterexample(const Model &model) const;
  /// A term whose value in `model` is that of `universal` in `counterexample`.
  Expr generalize(Expr universal, Expr guess, const Model &counterexample,
                  const Model &model) const;

  const Alternation &question;
  std::vector<Expr> free;
  std::vector<Instance> instances;
  Expr formula;
  unsigned names = 0;
  /// An answer without a result, and why.
  Answer unknown(Answer answer) const;

  /// The rounds in which a universal variable with many values became a mere
  /// value of them: there are as many instances to come.
  unsigned roundsByValue = 0;
  Countdown time;
};
} // namespace

static bool isSame(ArrayRef<Expr> a, ArrayRef<Expr> b) {
  for (unsigned i = 0; i < a.size(); ++i)
    if (!a[i].isSame(b[i]))
      return false;
  return true;
}

void Search::require(const Instance &instance, ArrayRef<Expr> last) {
  std::vector<Expr> from(question.first), to(instance.first);
  llvm::append_range(from, question.between);
  llvm::append_range(to, instance.between);
  llvm::append_range(from, question.last);
  for (Expr term : last)
    to.push_back(term.substitute(question.between, instance.between));
  formula &= question.body.substitute(from, to);
}

bool Search::addInstance(std::vector<Expr> first, std::vector<Expr> last) {
  for (Instance &instance : instances) {
    if (!isSame(instance.first, first))
      continue;
    for (const std::vector<Expr> &other : instance.last)
      if (isSame(other, last))
        return false;
    require(instance, last);
    instance.last.push_back(std::move(last));
    return true;
  }
  Instance instance;
  instance.first = std::move(first);
  // The first instance uses the variables of `between` themselves: theirs are
  // the values that `findCounterexample` takes from a model.
  for (Expr variable : question.between)
    instance.between.push_back(
        instances.empty() ? variable
                          : Expr::variable(variable.width(),
                                           "copy" + std::to_string(names++)));
  require(instance, last);
  instance.last.push_back(std::move(last));
  instances.push_back(std::move(instance));
  return true;
}

/// Whether a universal variable has too many values to instantiate each.
static bool isWide(Expr universal) { return universal.width() > 5; }

Expr Search::generalize(Expr universal, Expr guess, const Model &counterexample,
                        const Model &model) const {
  APInt value = counterexample.eval(universal);
  if (!isWide(universal))
    return Expr::bits(value);
  // A term that depends on the free variables excludes more models than the
  // value alone.
  if (model.eval(guess) == value)
    return guess;
  for (Expr candidate : free)
    if (!candidate.isBoolean() && candidate.width() == value.getBitWidth() &&
        model.eval(candidate) == value)
      return candidate;
  return Expr::bits(value);
}

Answer Search::findCounterexample(const Model &model) const {
  std::vector<Expr> fixed(free), from, to;
  llvm::append_range(fixed, question.between);
  auto guess = [&](ArrayRef<Expr> universals, ArrayRef<Expr> guesses) {
    for (auto [universal, term] : llvm::zip_equal(universals, guesses))
      if (isWide(universal)) {
        from.push_back(universal);
        to.push_back(term);
      }
  };
  // A counterexample in which the wide variables are the guessed terms
  // generalizes better, so that is tried first.
  guess(question.first, question.firstGuess);
  guess(question.last, question.lastGuess);
  if (!from.empty()) {
    Expr isGuessed = Expr::boolean(true);
    for (auto [universal, term] : llvm::zip_equal(from, to))
      isGuessed &= universal == term;
    Answer answer =
        check(model.partial(isGuessed && !question.body, fixed), time.left());
    if (answer.kind == Answer::Sat)
      return answer;
  }
  return check(model.partial(!question.body, fixed), time.left());
}

// Once the search tries one value after another, more time means more values,
// and hardly ever an answer.
Answer Search::unknown(Answer answer) const {
  constexpr unsigned fewRounds = 8;
  if (answer.limit == Answer::Time && roundsByValue > fewRounds)
    answer.limit = Answer::Instances;
  return answer;
}

Answer Search::run() {
  constexpr unsigned mostInstances = 200;
  addInstance(question.firstGuess, question.lastGuess);
  for (unsigned round = 0; round < mostInstances; ++round) {
    Answer answer = check(formula, time.left());
    if (answer.kind != Answer::Sat)
      return unknown(answer);
    Answer counterexample = findCounterexample(answer.model);
    if (counterexample.kind == Answer::Unsat)
      return answer;
    if (counterexample.kind == Answer::Unknown)
      return unknown(counterexample);
    bool isByValue = false;
    auto terms = [&](ArrayRef<Expr> universals, ArrayRef<Expr> guesses) {
      std::vector<Expr> result;
      for (auto [universal, guess] : llvm::zip_equal(universals, guesses)) {
        result.push_back(
            generalize(universal, guess, counterexample.model, answer.model));
        isByValue |= isWide(universal) && result.back().constant() &&
                     !result.back().isSame(guess);
      }
      return result;
    };
    std::vector<Expr> first = terms(question.first, question.firstGuess);
    roundsByValue += isByValue;
    if (!addInstance(first, terms(question.last, question.lastGuess)))
      break;
    // The guess for `last` may depend on the copies of `between`, which the
    // values of a counterexample do not.
    if (!question.between.empty())
      addInstance(first, question.lastGuess);
  }
  Answer answer;
  answer.limit = Answer::Instances;
  return answer;
}

Answer palindrome::smt::check(const Alternation &question, double seconds) {
  return Search(question, seconds).run();
}
