// A guess for the source's choices that makes what is observed of the source
// equal to what is observed of the target:
//
//   source: (freeze x) + 1      target: freeze (x + 1)
//
// With s and t for what the two choose where x is poison, the results are s + 1
// and t, and the guess is s = t - 1. As any guess, it can only prove.

#include "verify/judge/refine/encode/query/Question.h"
#include "verify/judge/refine/smt/Inversion.h"

using namespace palindrome;
using namespace palindrome::encode;
using namespace palindrome::refine;
using namespace llvm;

namespace {
/// What is to become equal.
struct Equation {
  Expr ofSource, ofTarget;
};
} // namespace

/// What the observations state, the early ones first, with bytes that follow
/// each other in one: stores of a number are compared byte by byte, and
/// together they determine it. In early ones, undefs are zero.
static std::vector<Equation> equations(const Side &source, const Side &target) {
  constexpr unsigned byte = 8, most = 1024;
  std::vector<Equation> result, late;
  bool isOpen = false; // Whether the last one of the result may grow.
  for (const Observation &seen : source.choices.observations()) {
    if (seen.isLate) {
      late.push_back({seen.ofSource.value, seen.ofTarget.value});
      continue;
    }
    Equation next = {source.choices.sample(seen.ofSource).value,
                     target.choices.sample(seen.ofTarget).value};
    bool isByte = !next.ofSource.isBoolean() && next.ofSource.width() == byte;
    if (isByte && isOpen && result.back().ofSource.width() < most) {
      result.back().ofSource = next.ofSource.concat(result.back().ofSource);
      result.back().ofTarget = next.ofTarget.concat(result.back().ofTarget);
      continue;
    }
    isOpen = isByte;
    result.push_back(next);
  }
  append_range(result, late);
  return result;
}

Question::Guess Question::solveForChoices(bool freezesAlone) const {
  Guess guess = guessChoices(/*bySight=*/!freezesAlone);
  SmallVector<Expr> late =
      variables(target.choices.all().drop_front(earlyTarget));
  SmallVector<Expr> earlyOfSource =
      variables(source.choices.all().take_front(earlySource));
  DenseSet<Expr> early(earlyOfSource.begin(), earlyOfSource.end());
  DenseMap<Expr, const ChoiceVariable *> sought;
  for (const ChoiceVariable &choice : source.choices.all())
    if (freezesAlone ? choice.kind == ChoiceKind::Freeze
                     : choice.kind != ChoiceKind::Address)
      sought[choice.variable] = &choice;
  // Those that an equation was solved for.
  DenseSet<Expr> solved;
  for (const Equation &seen : equations(source, target)) {
    for (auto [number, choice] : enumerate(guess.from)) {
      if (!sought.contains(choice) || seen.ofSource.occurring({choice}).empty())
        continue;
      // All other choices are as guessed so far.
      SmallVector<Expr> from(guess.from), to(guess.to);
      from.erase(from.begin() + number);
      to.erase(to.begin() + number);
      Expr term = seen.ofSource.substitute(from, to);
      Expr current = guess.to[number];
      Expr found = smt::solveFor(choice, term, seen.ofTarget, current);
      // What fits already remains: another observation may depend on it.
      if (solved.contains(choice))
        found = (term.substitute({choice}, {current}) == seen.ofTarget)
                    .select(current, found);
      // The source makes its early choices before the target makes its late
      // ones.
      if (found.isSame(current) ||
          (early.contains(choice) && !found.occurring(late).empty()))
        continue;
      if (solved.insert(choice).second)
        guess.cases.push_back(sought[choice]->guard);
      guess.to[number] = found;
    }
  }
  return guess;
}
