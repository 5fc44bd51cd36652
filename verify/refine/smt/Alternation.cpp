// Questions with alternating quantifiers.

#include "verify/refine/smt/Alternation.h"
#include <chrono>

using namespace palindrome::smt;
using llvm::APInt;
using llvm::ArrayRef;

namespace {
using Time = std::chrono::steady_clock::time_point;

class Search {
public:
  Search(const Alternation &question, double seconds)
      : question(question), formula(question.given),
        end(std::chrono::steady_clock::now() +
            std::chrono::duration_cast<std::chrono::steady_clock::duration>(
                std::chrono::duration<double>(seconds))) {
    for (Expr variable : (question.given && question.body).variables())
      if (!isQuantified(variable))
        free.push_back(variable);
  }

  Answer run();

private:
  /// An instance of `first`, with its own `between`.
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
  double left() const {
    return std::chrono::duration<double>(end - std::chrono::steady_clock::now())
        .count();
  }
  bool addInstance(std::vector<Expr> first, std::vector<Expr> last);
  void require(const Instance &instance, ArrayRef<Expr> last);
  /// Values of the universals that `model` does not do for.
  Answer refute(const Model &model) const;
  /// A term for the universal that has its value in `values`, to refute `of`.
  Expr term(Expr universal, Expr guess, const Model &values,
            const Model &of) const;

  const Alternation &question;
  std::vector<Expr> free;
  std::vector<Instance> instances;
  Expr formula;
  unsigned names = 0;
  Time end;
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

/// Whether the instance is new.
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
  // The last of its copies are the variables themselves, whose values a model
  // is asked for.
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

/// Whether a universal has too many values to try each.
static bool isWide(Expr universal) { return universal.width() > 5; }

Expr Search::term(Expr universal, Expr guess, const Model &values,
                  const Model &of) const {
  APInt value = values.eval(universal);
  if (!isWide(universal))
    return Expr::bits(value);
  // A variable that has the same value may do for other models, too.
  if (of.eval(guess) == value)
    return guess;
  for (Expr candidate : free)
    if (!candidate.isBoolean() && candidate.width() == value.getBitWidth() &&
        of.eval(candidate) == value)
      return candidate;
  return Expr::bits(value);
}

Answer Search::refute(const Model &model) const {
  std::vector<Expr> fixed(free), from, to;
  llvm::append_range(fixed, question.between);
  auto guess = [&](ArrayRef<Expr> universals, ArrayRef<Expr> guesses) {
    for (auto [universal, term] : llvm::zip_equal(universals, guesses))
      if (isWide(universal)) {
        from.push_back(universal);
        to.push_back(term);
      }
  };
  // First with what was guessed, as far as that goes, which is more telling.
  guess(question.first, question.firstGuess);
  guess(question.last, question.lastGuess);
  if (!from.empty()) {
    Expr isGuessed = Expr::boolean(true);
    for (auto [universal, term] : llvm::zip_equal(from, to))
      isGuessed &= universal == term;
    Answer answer =
        check(model.partial(isGuessed && !question.body, fixed), left());
    if (answer.kind == Answer::Sat)
      return answer;
  }
  return check(model.partial(!question.body, fixed), left());
}

Answer Search::run() {
  constexpr unsigned maxInstances = 200;
  addInstance(question.firstGuess, question.lastGuess);
  for (unsigned round = 0; round < maxInstances; ++round) {
    Answer answer = check(formula, left());
    if (answer.kind != Answer::Sat)
      return answer;
    // Is there an instance that the model does not do for?
    Answer refuted = refute(answer.model);
    if (refuted.kind == Answer::Unsat)
      return answer;
    if (refuted.kind == Answer::Unknown)
      return refuted;
    auto terms = [&](ArrayRef<Expr> universals, ArrayRef<Expr> guesses) {
      std::vector<Expr> result;
      for (auto [universal, guess] : llvm::zip_equal(universals, guesses))
        result.push_back(term(universal, guess, refuted.model, answer.model));
      return result;
    };
    std::vector<Expr> first = terms(question.first, question.firstGuess);
    if (!addInstance(first, terms(question.last, question.lastGuess)))
      break;
    // What follows `between` may do for all of them.
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
