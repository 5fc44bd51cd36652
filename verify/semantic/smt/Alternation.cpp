// Questions with alternating quantifiers.

#include "verify/semantic/smt/Alternation.h"
#include <chrono>

using namespace palindrome::encode;
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
    for (const auto *list : {&question.first, &question.between, &question.last})
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
  std::vector<Expr> generalised(ArrayRef<Expr> universals, const Model &values,
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

/// What the universals are in `values`: variables that have the same value in
/// the model that they refute, if there are such, as that may do for others.
std::vector<Expr> Search::generalised(ArrayRef<Expr> universals,
                                      const Model &values,
                                      const Model &of) const {
  std::vector<Expr> result;
  for (Expr universal : universals) {
    llvm::APInt value = values.eval(universal);
    Expr term = Expr::bits(value);
    if (value.getBitWidth() > 4)
      for (Expr candidate : free)
        if (!candidate.isBoolean() &&
            candidate.width() == value.getBitWidth() &&
            of.eval(candidate) == value) {
          term = candidate;
          break;
        }
    result.push_back(term);
  }
  return result;
}

Answer Search::run() {
  constexpr unsigned maxInstances = 200;
  addInstance(question.firstGuess, question.lastGuess);
  for (unsigned round = 0; round < maxInstances; ++round) {
    Answer answer = check(formula, left());
    if (answer.kind != Answer::Sat)
      return answer;
    // Is there an instance that the model does not do for?
    std::vector<Expr> fixed(free);
    llvm::append_range(fixed, question.between);
    Expr rest = answer.model.partial(!question.body, fixed);
    Answer refuted = check(rest, left());
    if (refuted.kind == Answer::Unsat)
      return answer;
    if (refuted.kind == Answer::Unknown)
      return refuted;
    std::vector<Expr> first =
        generalised(question.first, refuted.model, answer.model);
    if (!addInstance(first,
                     generalised(question.last, refuted.model, answer.model)))
      break;
    // What follows `between` may do for all of them.
    if (!question.between.empty())
      addInstance(first, question.lastGuess);
  }
  Answer answer;
  answer.reason = "quantifiers";
  return answer;
}

Answer palindrome::encode::check(const Alternation &question, double seconds) {
  return Search(question, seconds).run();
}
