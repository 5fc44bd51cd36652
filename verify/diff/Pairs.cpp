// Pairs the global values of two modules: by name, those without one by their
// order among their kind; and the arguments of paired functions by position.

#include "verify/diff/Comparison.h"

using namespace llvm;

namespace palindrome::diff {

/// The class of a symbol that one side lacks.
static StringRef missingClass(const GlobalValue &value) {
  if (isa<Function>(value))
    return "function:missing";
  if (isa<GlobalAlias>(value))
    return "alias:missing";
  if (isa<GlobalIFunc>(value))
    return "ifunc:missing";
  return "global:missing";
}

/// The unnamed global values of a module, by kind, in order.
static DenseMap<unsigned, std::vector<const GlobalValue *>>
unnamed(const Module &module) {
  DenseMap<unsigned, std::vector<const GlobalValue *>> byKind;
  for (const GlobalValue &value : module.global_values())
    if (!value.hasName())
      byKind[value.getValueID()].push_back(&value);
  return byKind;
}

static void pair(Comparison &comparison, const GlobalValue &a,
                 const GlobalValue &b) {
  comparison.values.add(&a, &b);
  auto *left = dyn_cast<Function>(&a);
  auto *right = dyn_cast<Function>(&b);
  if (left && right)
    for (unsigned i = 0, n = std::min(left->arg_size(), right->arg_size());
         i != n; ++i)
      comparison.values.add(left->getArg(i), right->getArg(i));
}

void pairGlobals(Comparison &comparison) {
  for (const GlobalValue &a : comparison.a.global_values())
    if (a.hasName())
      if (const GlobalValue *b = comparison.b.getNamedValue(a.getName()))
        pair(comparison, a, *b);
  auto unnamedA = unnamed(comparison.a), unnamedB = unnamed(comparison.b);
  for (auto &[kind, left] : unnamedA) {
    std::vector<const GlobalValue *> &right = unnamedB[kind];
    for (size_t i = 0, n = std::min(left.size(), right.size()); i != n; ++i)
      pair(comparison, *left[i], *right[i]);
  }
  Report &report = comparison.report;
  for (const GlobalValue &a : comparison.a.global_values())
    if (!comparison.values.inB(&a))
      report.add(missingClass(a), {&a, false, ""}, [&](Difference &difference) {
        difference.a = report.value(&a, Side::A);
      });
  for (const GlobalValue &b : comparison.b.global_values())
    if (!comparison.values.inA(&b))
      report.add(missingClass(b), {&b, true, ""}, [&](Difference &difference) {
        difference.b = report.value(&b, Side::B);
      });
}

} // namespace palindrome::diff
