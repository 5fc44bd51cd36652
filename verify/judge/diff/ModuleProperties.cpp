// Compares the properties of the modules: their strings, data layouts, the
// order of their symbols, comdats and named metadata.

#include "verify/judge/diff/Comparison.h"

using namespace llvm;

namespace palindrome::diff {

/// Reports the first symbol whose order among the common symbols differs in B.
template <typename List>
static void compareOrder(Comparison &comparison, const List &a, const List &b) {
  DenseMap<const Value *, unsigned> position;
  for (const auto &value : b)
    position[&value] = position.size();
  const Value *last = nullptr, *lastInA = nullptr;
  for (const auto &value : a) {
    const Value *counterpart = comparison.values.inB(&value);
    if (!counterpart || !position.count(counterpart))
      continue;
    if (last && position[last] > position[counterpart]) {
      comparison.report.add(
          "order:symbols", {&value, false, ""}, [&](Difference &difference) {
            std::string previous = comparison.report.value(lastInA, Side::A);
            difference.a = "after " + previous;
            difference.b = "before " + previous;
          });
      return;
    }
    last = counterpart;
    lastInA = &value;
  }
}

/// `layout` with an explicit alignment of i1. DataLayout stores only the widths
/// that its string names. Two layouts with the same meaning compare different
/// if one names i1 and the other leaves it to i8.
static DataLayout spelledOut(const DataLayout &layout, LLVMContext &context) {
  Type *bit = Type::getInt1Ty(context);
  std::string text = layout.getStringRepresentation();
  text += (text.empty() ? "i1:" : "-i1:") +
          std::to_string(layout.getABITypeAlign(bit).value() * 8) + ":" +
          std::to_string(layout.getPrefTypeAlign(bit).value() * 8);
  Expected<DataLayout> parsed = DataLayout::parse(text);
  if (parsed)
    return std::move(*parsed);
  consumeError(parsed.takeError());
  return layout;
}

/// Whether the data layouts are equal for every type.
static bool sameLayout(const Module &a, const Module &b) {
  return a.getDataLayout() == b.getDataLayout() ||
         spelledOut(a.getDataLayout(), a.getContext()) ==
             spelledOut(b.getDataLayout(), b.getContext());
}

static void compareStrings(Comparison &comparison) {
  const Module &a = comparison.a, &b = comparison.b;
  Report &report = comparison.report;
  auto compare = [&](StringRef className, StringRef left, StringRef right) {
    if (left != right)
      report.add(className, {nullptr, false, className.str()}, left, right);
  };
  compare("source-filename", a.getSourceFileName(), b.getSourceFileName());
  compare(sameLayout(a, b) ? "data-layout:spelling" : "data-layout",
          a.getDataLayoutStr(), b.getDataLayoutStr());
  compare("target-triple", a.getTargetTriple().str(),
          b.getTargetTriple().str());
  compare("module-asm", a.getModuleInlineAsm(), b.getModuleInlineAsm());
}

static StringRef selection(const Comdat &comdat) {
  switch (comdat.getSelectionKind()) {
  case Comdat::Any:
    return "any";
  case Comdat::ExactMatch:
    return "exactmatch";
  case Comdat::Largest:
    return "largest";
  case Comdat::NoDeduplicate:
    return "nodeduplicate";
  case Comdat::SameSize:
    return "samesize";
  }
  return "?";
}

/// Compares the selection kinds of comdats. LLVM does not print a comdat
/// without members; membership is compared as a property of each symbol.
static void compareComdats(Comparison &comparison) {
  DenseMap<const Comdat *, const Comdat *> done;
  for (const GlobalObject &object : comparison.a.global_objects()) {
    auto *other =
        dyn_cast_or_null<GlobalObject>(comparison.values.inB(&object));
    const Comdat *a = object.getComdat();
    const Comdat *b = other ? other->getComdat() : nullptr;
    if (!a || !b || a->getName() != b->getName() || !done.insert({a, b}).second)
      continue;
    if (a->getSelectionKind() != b->getSelectionKind())
      comparison.report.add("comdat",
                            {nullptr, false, "$" + a->getName().str()},
                            selection(*a), selection(*b));
  }
}

void compareModuleProperties(Comparison &comparison) {
  const Module &a = comparison.a, &b = comparison.b;
  compareStrings(comparison);
  compareOrder(comparison, a.globals(), b.globals());
  compareOrder(comparison, a.aliases(), b.aliases());
  compareOrder(comparison, a.ifuncs(), b.ifuncs());
  compareOrder(comparison, a.functions(), b.functions());
  compareComdats(comparison);
}

void compareNamedMetadata(Comparison &comparison) {
  const Module &a = comparison.a, &b = comparison.b;
  auto operandsOf = [](const NamedMDNode *named) {
    SmallVector<const Metadata *> operands;
    if (named)
      for (const MDNode *operand : named->operands())
        operands.push_back(operand);
    return operands;
  };
  auto countOf = [](const NamedMDNode &named) {
    unsigned count = named.getNumOperands();
    return Twine(count).str() + (count == 1 ? " operand" : " operands");
  };
  auto place = [](const NamedMDNode &named) {
    return ValuePlace{nullptr, false, "!" + named.getName().str()};
  };
  std::vector<StringRef> orderA, orderB;
  for (const NamedMDNode &left : a.named_metadata()) {
    const NamedMDNode *right = b.getNamedMetadata(left.getName());
    if (right)
      orderA.push_back(left.getName());
    else
      comparison.report.add("named-metadata", place(left), countOf(left), "");
    if (right)
      comparison.metadata.compareLists(operandsOf(&left), operandsOf(right),
                                       "named-metadata", place(left));
  }
  for (const NamedMDNode &right : b.named_metadata()) {
    if (a.getNamedMetadata(right.getName()))
      orderB.push_back(right.getName());
    else
      comparison.report.add("named-metadata", place(right), "", countOf(right));
  }
  auto moved = std::mismatch(orderA.begin(), orderA.end(), orderB.begin());
  if (moved.first != orderA.end())
    comparison.report.add("order:named-metadata",
                          {nullptr, false, "!" + moved.first->str()},
                          "!" + *moved.first, "!" + *moved.second);
}

} // namespace palindrome::diff
