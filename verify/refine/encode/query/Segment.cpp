// Whether one segment refines another.
//
// The formula is that of Refinement.cpp. A counterexample is of no use as such:
// no execution need reach the state in which it begins. It shows which values
// do not correspond.

#include "verify/refine/encode/query/Segment.h"
#include "verify/refine/encode/attributes/Promises.h"
#include "verify/refine/encode/query/Question.h"
#include "verify/refine/encode/query/WitnessMaker.h"

using namespace palindrome;
using namespace palindrome::encode;
using namespace palindrome::refine;

SegmentProof Question::askSegments() {
  SegmentProof proof;
  auto unknown = [&](Reason reason) {
    proof.kind = SegmentProof::Unknown;
    proof.reason = std::move(reason);
    return proof;
  };
  if (!encode())
    return unknown(*problem.doubts.unsupported());
  // The loop is cut, so that a segment has none.
  if (!source.isPastBound.isFalse() || !target.isPastBound.isFalse())
    return unknown({ReasonKind::Bound});
  doubtNumbersAsPointers();
  if (const auto &doubt = problem.doubts.ofProofs())
    return unknown(*doubt);

  Guess inOrder = guessChoices(/*bySight=*/false);
  auto fails = [&](const Model &model, const Guess &guess) {
    auto holds = [&](Expr expr) {
      return model.isTrue(expr.substitute(guess.from, guess.to));
    };
    proof.kind = SegmentProof::Fails;
    for (const CutPart &part : outcomes.cutParts) {
      if (!holds(part.arrives))
        continue;
      proof.cut = part.cut;
      if (holds(part.refines))
        continue;
      if (part.argument)
        proof.values.push_back(*part.argument);
      else
        proof.memoryFails = true;
    }
    proof.witness = makeWitness(problem, target, model);
    return proof;
  };

  Guess bySight = guessChoices(/*bySight=*/true);
  Answer answer = check(given && isBadFor(inOrder, matches),
                        inOrder.from.empty() ? clock.left() : clock.left() / 3);
  if (answer.kind == Answer::Unknown && inOrder.from.empty())
    return unknown(reasonOf(answer));
  std::optional<Answer> first;
  if (answer.kind == Answer::Sat)
    first = answer;
  if (answer.kind != Answer::Unsat && !bySight.isSame(inOrder))
    answer = check(given && isBadFor(bySight, matches), clock.left() / 2);
  if (answer.kind != Answer::Unsat)
    if (Guess solved = solveForChoices(/*freezesAlone=*/true);
        !solved.isSame(inOrder) && !solved.isSame(bySight))
      answer = check(given && isBadFor(solved, matches), clock.left() / 4);
  // Without choices of the source, the guess was the question.
  if (answer.kind != Answer::Unsat && first && inOrder.from.empty() &&
      inOrder.assumed.isTrue())
    return fails(first->model, inOrder);
  if (answer.kind != Answer::Unsat) {
    answer = solve(given, isBad, clock.left());
    if (answer.kind == Answer::Unknown)
      return first ? fails(first->model, inOrder) : unknown(reasonOf(answer));
    if (answer.kind == Answer::Sat)
      return fails(answer.model, inOrder);
  }
  if (!hasInput())
    return unknown({ReasonKind::Unsupported, "more memory than there is"});
  proof.kind = SegmentProof::Holds;
  return proof;
}

std::optional<std::string>
palindrome::refine::findUnkeptPromise(const llvm::Function &target) {
  Terms terms;
  RefineOptions options;
  Question question(target, target, options);
  return findUnkept(question.target);
}

SegmentProof palindrome::refine::proveSegment(const llvm::Function &source,
                                              const llvm::Function &target,
                                              const RefineOptions &options,
                                              bool isFirst,
                                              const CutObligations &compared) {
  RefineOptions mine = options;
  mine.sourceUnroll = mine.targetUnroll = 1;
  if (!isFirst)
    mine.undefInputs = mine.poisonInputs = true;
  Terms terms(solverParts(mine));
  return Question(source, target, mine, &compared, /*hasSets=*/!isFirst)
      .askSegments();
}
