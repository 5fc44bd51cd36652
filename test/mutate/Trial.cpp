// Applies mutations and judges the differ's results.

#include "test/mutate/Trial.h"
#include "palindrome/Differ.h"
#include "verify/seek/mutate/Mutant.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace palindrome::mutate {

template <typename Visit>
static void forEachExpected(const Mutation &mutation, Visit visit) {
  StringRef rest = mutation.expected;
  while (!rest.empty()) {
    auto [name, next] = rest.split('|');
    visit(name);
    rest = next;
  }
}

bool isExpected(const Mutation &mutation, StringRef className) {
  bool expected = false;
  forEachExpected(mutation, [&](StringRef name) {
    bool open = name.consume_back("*");
    expected |= open ? className.starts_with(name) : className == name;
  });
  return expected;
}

bool isSpelling(const Mutation &mutation) {
  bool spelling = true;
  forEachExpected(mutation, [&](StringRef name) {
    const DifferenceClass *row = findDifferenceClass(name);
    spelling &= row && row->spelling;
  });
  return spelling;
}

/// The text of `module` from the second line on; the first names the module.
static std::string textOf(const Module &module) {
  std::string text;
  raw_string_ostream out(text);
  module.print(out, nullptr);
  return text.substr(text.find('\n') + 1);
}

/// Compares `original` and `mutated`, and judges the result.
static Trial judge(const Mutation &mutation, const Module &original,
                   const Module &mutated) {
  Trial trial;
  forEachExpected(mutation, [&](StringRef name) {
    if (trial.className.empty())
      trial.className = name;
  });
  if (textOf(original) == textOf(mutated)) {
    trial.outcome = Outcome::Unprinted;
    return trial;
  }
  DiffResult result = diffModules(original, mutated);
  raw_string_ostream out(trial.report);
  printDiff(out, result, differenceClasses(), /*color=*/false);
  bool spelling = isSpelling(mutation);
  trial.outcome = Outcome::Missed;
  if (result.likeness == Likeness::Identical || result.counts.empty() ||
      (!spelling && result.likeness != Likeness::Different))
    return trial;
  trial.outcome = Outcome::Unnamed;
  for (const auto &[className, count] : result.counts)
    if (isExpected(mutation, className)) {
      trial.className = className;
      trial.outcome = spelling && result.likeness == Likeness::Different
                          ? Outcome::Overjudged
                          : Outcome::Named;
      break;
    }
  return trial;
}

Trial tryMutation(const Mutation &mutation, const Module &original,
                  Module &mutated, uint64_t seed) {
  Chooser choose(seed);
  if (mutation.apply)
    return mutation.apply(mutated, choose) ? judge(mutation, original, mutated)
                                           : Trial();
  LLVMContext context;
  std::unique_ptr<Module> read =
      rewriteModule(mutation, mutated, context, choose);
  return read ? judge(mutation, original, *read) : Trial();
}

} // namespace palindrome::mutate
