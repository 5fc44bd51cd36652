// The differ's driver: print both modules; if they print differently, pair what
// belongs together, compare every part, and check the verdict against the text.

#include "palindrome/Differ.h"
#include "verify/diff/Comparison.h"
#include "verify/diff/Text.h"

using namespace llvm;
using namespace palindrome;
using namespace palindrome::diff;

/// Compares the graphs; every difference goes to the comparison's report.
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
  // Last, so that a node is named by what uses it rather than by a list of all.
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
  bool found = report.any();
  // The walk may have missed something: then the printed text still tells.
  if (!found || (!report.anyInGraph() && !sameWords(textA, textB)))
    report.add("unclassified", {nullptr, false, "printed text"},
               [&](Difference &difference) {
                 std::tie(difference.a, difference.b) =
                     firstDifferentLines(textA, textB, /*words=*/found);
               });
  Likeness likeness =
      report.anyInGraph() ? Likeness::Different : Likeness::Isomorphic;
  DiffResult result = report.take();
  result.likeness = likeness;
  return result;
}
