// Pairs the global values of two modules by name, unnamed ones by contents and
// then by order, and the arguments of paired functions by position.

#include "verify/judge/diff/Comparison.h"
#include "verify/judge/diff/Hash.h"
#include <map>

using namespace llvm;

namespace palindrome::diff {

/// The difference class for a symbol without a counterpart.
static StringRef missingClass(const GlobalValue &value) {
  if (isa<Function>(value))
    return "function:missing";
  if (isa<GlobalAlias>(value))
    return "alias:missing";
  if (isa<GlobalIFunc>(value))
    return "ifunc:missing";
  return "global:missing";
}

/// A key by which unnamed global values are paired: a hash of kind, type and
/// initializer, or of the size of the body.
static uint64_t likeness(const GlobalValue &value) {
  uint64_t hash = mix(value.getValueID(), value.getValueType()->getTypeID());
  if (auto *function = dyn_cast<Function>(&value)) {
    hash = mix(hash, function->arg_size());
    for (const BasicBlock &block : *function)
      hash = mix(hash, block.size());
    return hash;
  }
  for (const Use &operand : value.operands())
    hash = mix(hash, constantHash(operand, 3));
  return hash;
}

/// The unnamed global values of a module that have no counterpart yet: by key,
/// and in order for each key.
template <typename Key, typename Paired>
static std::map<uint64_t, std::vector<const GlobalValue *>>
unnamed(const Module &module, Key key, Paired paired) {
  std::map<uint64_t, std::vector<const GlobalValue *>> byKey;
  for (const GlobalValue &value : module.global_values())
    if (!value.hasName() && !paired(&value))
      byKey[key(value)].push_back(&value);
  return byKey;
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

/// Pairs unnamed global values with equal keys in their order.
template <typename Key>
static void pairUnnamed(Comparison &comparison, Key key) {
  const Correspondence &values = comparison.values;
  auto left = unnamed(comparison.a, key,
                      [&](const GlobalValue *a) { return values.inB(a); });
  auto right = unnamed(comparison.b, key,
                       [&](const GlobalValue *b) { return values.inA(b); });
  for (auto &[same, listA] : left) {
    std::vector<const GlobalValue *> &listB = right[same];
    for (size_t i = 0, n = std::min(listA.size(), listB.size()); i != n; ++i)
      pair(comparison, *listA[i], *listB[i]);
  }
}

void pairGlobals(Comparison &comparison) {
  for (const GlobalValue &a : comparison.a.global_values())
    if (a.hasName())
      if (const GlobalValue *b = comparison.b.getNamedValue(a.getName()))
        pair(comparison, a, *b);
  pairUnnamed(comparison, likeness);
  pairUnnamed(comparison, [](const GlobalValue &value) -> uint64_t {
    return value.getValueID();
  });
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
