// The attributes of paired operations: what A says and B does not, the reverse,
// and what both say otherwise. Where B has also gained carried attributes, what
// it lost is called carried.

#include "verify/mlir/Comparison.h"
#include "verify/mlir/FunctionAttributes.h"
#include "verify/mlir/NormalForm.h"
#include "llvm/ADT/APSInt.h"

using namespace mlir;
using namespace mlir::LLVM;

namespace palindrome::mlirdiff {
namespace {

/// Something that the operations do not say alike.
struct Change {
  enum class Family { Attribute, Discardable, Parameter };
  Family family;
  std::string name;
  std::string detail; ///< Of which parameter or result.
  std::string a, b;   ///< The spellings; empty where the side lacks it.
  bool isType = false;
};

class AttributeComparer {
public:
  AttributeComparer(Comparison &comparison, Operation &a, Operation &b,
                    const Context &context)
      : comparison(comparison), a(a), b(b), context(context) {}

  void run() {
    compareOwn();
    compareFunctionAttributes();
    compareComdats();
    compareParameters("arg_attrs", " argument ");
    compareParameters("res_attrs", " result ");
    compareLocations();
    report();
  }

private:
  void compareOwn();
  void compareEntry(StringAttr name, Attribute ofA, Attribute ofB);
  void compareCarried(StringRef name, Attribute ofA, Attribute ofB,
                      const std::string &detail);
  void compareFunctionAttributes();
  void compareComdats();
  bool sameValue(Attribute ofA, Attribute ofB);
  void compareParameters(StringRef list, StringRef what);
  void compareLocations();
  bool isImplied(StringRef name, Attribute value);
  bool needsLocation();
  void report();

  void add(Change::Family family, StringRef name, Attribute ofA, Attribute ofB,
           std::string detail = "") {
    changes.push_back(
        {family, name.str(), std::move(detail), spell(ofA), spell(ofB),
         isa_and_nonnull<TypeAttr>(ofA) && isa_and_nonnull<TypeAttr>(ofB)});
  }

  Comparison &comparison;
  Operation &a, &b;
  const Context &context;
  SmallVector<Change> changes;
  /// Carried attributes that say something and are in B alone.
  SmallVector<std::pair<std::string, std::string>> gained;
};

} // namespace

/// The names of either dictionary, each once, in order.
static SmallVector<StringAttr> namesOf(DictionaryAttr a, DictionaryAttr b) {
  SmallVector<StringAttr> names;
  for (DictionaryAttr side : {a, b})
    for (NamedAttribute entry : side)
      names.push_back(entry.getName());
  llvm::sort(names, [](StringAttr x, StringAttr y) {
    return x.getValue() < y.getValue();
  });
  names.erase(llvm::unique(names), names.end());
  return names;
}

void AttributeComparer::compareOwn() {
  DictionaryAttr ofA = attributesOf(a), ofB = attributesOf(b);
  for (StringAttr name : namesOf(ofA, ofB)) {
    Attribute valueA = ofA.get(name), valueB = ofB.get(name);
    if (name.getValue().starts_with(carriedPrefix))
      compareCarried(name, valueA, valueB, "");
    else if (!isIgnored(name))
      compareEntry(name, valueA, valueB);
  }
}

void AttributeComparer::compareCarried(StringRef name, Attribute ofA,
                                       Attribute ofB,
                                       const std::string &detail) {
  if (!ofA) {
    if (!isSpelling(name) && !(name == namedMetadata && saysOnlyDebugInfo(b)))
      gained.push_back({name.str(), detail});
    return;
  }
  if (comparison.equality(ofA, ofB))
    return;
  comparison.report.add((ofB ? "mlir-carried-changed:" : "mlir-carried-lost:") +
                            name,
                        {&a, detail}, spell(ofA), spell(ofB));
}

/// Whether a global value that says no dso_local has it all the same.
static bool isLocalByNature(Operation &op) {
  std::string linkage = spell(op.getAttr("linkage"));
  if (StringRef(linkage).contains("internal") ||
      StringRef(linkage).contains("private"))
    return true;
  Attribute visibility = op.getAttr("visibility_");
  return visibility && !isDefault("visibility_", visibility) &&
         !StringRef(linkage).contains("extern_weak");
}

/// Whether the operation means `value` by an attribute that it does not spell.
bool AttributeComparer::isImplied(StringRef name, Attribute value) {
  if (isDefault(name, value))
    return true;
  if (name == "dso_local")
    return isLocalByNature(a);
  if (name == "alignment")
    if (auto number = dyn_cast<IntegerAttr>(value))
      if (auto natural = comparison.alignment.ofAccess(a))
        return number.getValue() == *natural;
  // The name of the intrinsic that the other operation is.
  if (name == "intrin")
    return a.getName() != b.getName();
  // LLVM IR has room for one tag: of several it says none.
  if (name == "tbaa") {
    auto tags = dyn_cast<ArrayAttr>(value);
    return tags && tags.size() > 1;
  }
  // A data layout given entry by entry has a string in LLVM IR.
  return name == LLVMDialect::getDataLayoutAttrName() &&
         (a.hasAttr(name) ? b : a).hasAttr("dlti.dl_spec");
}

void AttributeComparer::compareEntry(StringAttr name, Attribute ofA,
                                     Attribute ofB) {
  if (isa<LLVMFuncOp>(a) && isFunctionAttribute(name))
    return;
  if (comparison.equality(ofA, ofB) ||
      ((!ofA || !ofB) && isImplied(name, ofA ? ofA : ofB)))
    return;
  bool isInherent = !a.getDiscardableAttr(name) && !b.getDiscardableAttr(name);
  // LLVM IR has no place for what dialects attach that are none of its own.
  if (!isInherent && !ofB && !name.getValue().starts_with("llvm."))
    return;
  add(isInherent ? Change::Family::Attribute : Change::Family::Discardable,
      name, ofA, ofB);
}

void AttributeComparer::compareFunctionAttributes() {
  FunctionAttributes ofA, ofB;
  if (!isa<LLVMFuncOp>(a) || !isa<LLVMFuncOp>(b))
    return;
  collectFunctionAttributes(a, ofA);
  collectFunctionAttributes(b, ofB);
  for (const auto &[name, entry] : ofA) {
    auto found = ofB.find(name);
    if (found == ofB.end() || found->second.value != entry.value)
      changes.push_back(
          {Change::Family::Attribute, entry.name, "", name + "=" + entry.value,
           found == ofB.end() ? "" : name + "=" + found->second.value});
  }
  for (const auto &[name, entry] : ofB)
    if (!ofA.count(name))
      changes.push_back({Change::Family::Attribute, entry.name, "", "",
                         name + "=" + entry.value});
}

void AttributeComparer::compareComdats() {
  // The op that holds the selectors is MLIR's own.
  auto selector = [](Operation &op) -> Attribute {
    auto comdat = op.getAttrOfType<SymbolRefAttr>("comdat");
    return comdat ? comdat.getLeafReference() : StringAttr();
  };
  Attribute ofA = selector(a), ofB = selector(b);
  if (ofA != ofB)
    add(Change::Family::Attribute, "comdat", ofA, ofB);
}

/// Whether a parameter's attributes say the same: of integers, LLVM IR has the
/// number and not the type.
bool AttributeComparer::sameValue(Attribute ofA, Attribute ofB) {
  auto x = dyn_cast_or_null<IntegerAttr>(ofA),
       y = dyn_cast_or_null<IntegerAttr>(ofB);
  if (x && y)
    return llvm::APSInt::isSameValue(llvm::APSInt(x.getValue(), false),
                                     llvm::APSInt(y.getValue(), false));
  return comparison.equality(ofA, ofB);
}

void AttributeComparer::compareParameters(StringRef list, StringRef what) {
  auto ofA = a.getAttrOfType<ArrayAttr>(list);
  auto ofB = b.getAttrOfType<ArrayAttr>(list);
  size_t count = std::max(ofA ? ofA.size() : 0, ofB ? ofB.size() : 0);
  for (size_t i = 0; i < count; ++i) {
    auto entries = [&](ArrayAttr all) {
      auto own = all && i < all.size() ? dyn_cast<DictionaryAttr>(all[i])
                                       : DictionaryAttr();
      return own ? parameterAttributesOf(own)
                 : DictionaryAttr::get(a.getContext());
    };
    DictionaryAttr entriesA = entries(ofA), entriesB = entries(ofB);
    std::string detail = (what + llvm::Twine(i)).str();
    for (StringAttr name : namesOf(entriesA, entriesB)) {
      Attribute valueA = entriesA.get(name), valueB = entriesB.get(name);
      if (name.getValue().starts_with(carriedPrefix))
        compareCarried(name, valueA, valueB, detail);
      else if (!sameValue(valueA, valueB) &&
               (valueB || name.getValue().starts_with("llvm.")))
        add(Change::Family::Parameter, name, valueA, valueB, detail);
    }
  }
}

/// Whether LLVM IR must have a location here: a call in a function with a
/// subprogram may be inlined.
bool AttributeComparer::needsLocation() {
  return context.scopeA && isa<CallOp, InvokeOp>(a);
}

void AttributeComparer::compareLocations() {
  if (!context.hasLocation)
    return;
  auto ofA = resolve(a.getLoc(), context.scopeA);
  auto ofB = resolve(b.getLoc(), context.scopeB);
  if (equal(ofA.get(), ofB.get(), comparison.equality))
    return;
  if (!ofA && needsLocation() && ofB->line == 0 &&
      comparison.equality(context.scopeA, ofB->scope))
    return;
  bool carried = !ofB && (!gained.empty() || context.carriedElsewhere);
  comparison.report.add(carried ? "mlir-modelled-became-carried:location"
                                : "mlir-location",
                        {&a, ""}, spell(ofA.get()), spell(ofB.get()));
}

void AttributeComparer::report() {
  bool lost = false;
  for (const Change &change : changes) {
    std::string name;
    bool isLost = !change.a.empty() && change.b.empty();
    lost |= isLost;
    if (isLost && (!gained.empty() || context.carriedElsewhere))
      name = "mlir-modelled-became-carried:" + change.name;
    else if (change.isType)
      name = "mlir-type";
    else if (change.family == Change::Family::Parameter)
      name = "mlir-parameter-attribute:" + change.name;
    else if (change.family == Change::Family::Discardable)
      name = "mlir-discardable-attribute:" + change.name;
    else
      name = (isLost             ? "mlir-attribute-lost:"
              : change.a.empty() ? "mlir-attribute-added:"
                                 : "mlir-attribute-changed:") +
             change.name;
    comparison.report.add(name, {&a, change.detail + " " + change.name},
                          change.a, change.b);
  }
  if (lost || context.carriedElsewhere)
    return;
  for (const auto &[name, detail] : gained) {
    // A location that B carries is told above, or had to be made.
    if (context.hasLocation && name == "llvmx.md.dbg" &&
        (needsLocation() || resolve(a.getLoc(), context.scopeA)))
      continue;
    comparison.report.add("mlir-carried-added:" + name, {&a, detail}, "",
                          spell(b.getAttr(name)));
  }
}

void compareAttributes(Comparison &comparison, Operation &a, Operation &b,
                       const Context &context) {
  AttributeComparer(comparison, a, b, context).run();
}

} // namespace palindrome::mlirdiff
