// Applies mutations and judges what the differ says of them.

#include "test/mutate/Mutator.h"
#include "palindrome/Differ.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace palindrome::mutate {

std::vector<Mutation> allMutations() {
  std::vector<Mutation> all;
  for (ArrayRef<Mutation> table :
       {globalMutations(), instructionMutations(), controlFlowMutations(),
        attributeMutations(), metadataMutations()})
    all.insert(all.end(), table.begin(), table.end());
  return all;
}

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

/// What LLVM prints, from the second line on: the first names the module.
static std::string textOf(const Module &module) {
  std::string text;
  raw_string_ostream out(text);
  module.print(out, nullptr);
  return text.substr(text.find('\n') + 1);
}

Outcome tryMutation(const Mutation &mutation, const Module &original,
                    Module &mutated, uint64_t seed, std::string *report) {
  Chooser choose(seed);
  if (!mutation.apply(mutated, choose))
    return Outcome::NotApplicable;
  if (textOf(original) == textOf(mutated))
    return Outcome::Unprinted;
  DiffResult result = diffModules(original, mutated);
  if (report) {
    raw_string_ostream out(*report);
    printDiff(out, result, /*color=*/false);
  }
  if (result.likeness == Likeness::Identical || result.counts.empty())
    return Outcome::Missed;
  bool spelling = isSpelling(mutation);
  if (!spelling && result.likeness != Likeness::Different)
    return Outcome::Missed;
  bool named = false;
  for (const auto &[className, count] : result.counts)
    named |= isExpected(mutation, className);
  if (!named)
    return Outcome::Unnamed;
  return spelling && result.likeness == Likeness::Different
             ? Outcome::Overjudged
             : Outcome::Named;
}

} // namespace palindrome::mutate
