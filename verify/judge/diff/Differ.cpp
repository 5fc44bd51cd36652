// The entry point of the LLVM differ. It prints both modules; if the texts
// differ, it pairs what corresponds, compares every pair, and checks the
// verdict against the texts.

#include "palindrome/Differ.h"
#include "verify/judge/diff/Comparison.h"
#include "verify/judge/diff/Text.h"

using namespace llvm;
using namespace palindrome;
using namespace palindrome::diff;

/// Compares the modules as graphs and adds every difference to the report.
static void compareGraphs(Comparison &comparison) {
  pairGlobals(comparison);
  std::vector<Pairing> pairings;
  for (const Function &a : comparison.a) {
    auto *b = dyn_cast_or_null<Function>(comparison.values.inB(&a));
    if (b && !a.empty() && !b->empty())
      pairings.push_back(pairFunctions(a, *b, comparison.values));
  }
  compareModuleProperties(comparison);
  compareGlobals(comparison);
  for (const Pairing &pairing : pairings)
    compareBodies(comparison, pairing);
  // Last: a node is reported where it is met first, and a user of it is a more
  // useful place than a list of all nodes.
  compareNamedMetadata(comparison);
}

DiffResult palindrome::diffModules(const Module &a, const Module &b,
                                   const DiffOptions &options) {
  std::string textA = printed(a), textB = printed(b);
  if (textA == textB)
    return {};
  Comparison comparison(a, b, options);
  compareGraphs(comparison);
  Report &report = comparison.report;
  bool found = report.likeness() != Likeness::Identical;
  // The texts may differ in something that the comparison of graphs missed.
  textA = withoutAddresses(textA);
  textB = withoutAddresses(textB);
  if ((!found && textA != textB) ||
      (report.likeness() == Likeness::Isomorphic && !sameWords(textA, textB)))
    report.add("unclassified", {nullptr, false, "printed text"},
               [&](Difference &difference) {
                 std::tie(difference.a, difference.b) =
                     firstDifferentLines(textA, textB, /*words=*/found);
               });
  return report.take();
}
