// What an op does: the tables of all dialects as one.

#include "verify/judge/dialects/machine/Rules.h"

using namespace palindrome;
using namespace palindrome::dialects;

static constexpr llvm::ArrayRef<Rule> (*tables[])() = {
    affineRules,
    arithConversionRules,
    arithFloatRules,
    arithRules,
    bufferizationRules,
    builtinRules,
    cfRules,
    complexRules,
    funcRules,
    indexRules,
    linalgAggregateRules,
    linalgRules,
    linalgWinogradRules,
    mathRules,
    memrefDMARules,
    memrefRules,
    memrefViewRules,
    ptrRules,
    scfRules,
    tensorRules,
    tensorSliceRules,
    ubRules,
    vectorMaskRules,
    vectorMemoryRules,
    vectorPrintRules,
    vectorReductionRules,
    vectorShapeRules,
    vectorTransferRules,
};

const RuleTable &dialects::allRules() {
  static const RuleTable rules = [] {
    RuleTable byName;
    for (auto table : tables)
      for (const Rule &rule : table())
        byName[rule.op] = &rule;
    return byName;
  }();
  return rules;
}
