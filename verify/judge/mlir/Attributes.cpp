// Compares the attributes of two paired operations. An attribute that B has
// lost is reported as carried (`mlir-modelled-became-carried`) if B has also
// gained carried attributes.

#include "verify/judge/mlir/Comparison.h"
#include "verify/judge/mlir/FunctionAttributes.h"
#include "verify/judge/mlir/NormalForm.h"
#include "llvm/ADT/APSInt.h"
#include "llvm/IR/Intrinsics.h"

using namespace mlir;
using namespace mlir::LLVM;

namespace palindrome::mlirdiff {
namespace {

/// An attribute that differs.
struct Change {
  enum class Family { Attribute, Discardable, Parameter };
  Family family;
  std::string name;
  std::string detail; ///< The parameter or result that has it.
  std::string a, b;   ///< The spellings; empty for an absent attribute.
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
  /// The carried attributes that only B has, except spellings: name and detail.
  SmallVector<std::pair<std::string, std::string>> gained;
};

} // namespace

/// The names in `a` or `b`, in alphabetical order.
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
    if (!isSpelling(name) && !(name == namedMetadata && hasOnlyDebugInfo(b)))
      gained.push_back({name.str(), detail});
    return;
  }
  if (comparison.equality(ofA, ofB))
    return;
  comparison.report.add((ofB ? "mlir-carried-changed:" : "mlir-carried-lost:") +
                            name,
                        {&a, detail}, spell(ofA), spell(ofB));
}

/// Whether a global value is dso_local without the attribute, by its linkage or
/// visibility.
static bool isLocalByNature(Operation &op) {
  std::string linkage = spell(op.getAttr("linkage"));
  if (StringRef(linkage).contains("internal") ||
      StringRef(linkage).contains("private"))
    return true;
  Attribute visibility = op.getAttr("visibility_");
  return visibility && !isDefault("visibility_", visibility) &&
         !StringRef(linkage).contains("extern_weak");
}

/// Whether the absence of the attribute `name` means the same as `value` for
/// this operation.
bool AttributeComparer::isImplied(StringRef name, Attribute value) {
  if (isDefault(name, value))
    return true;
  if (name == "dso_local")
    return isLocalByNature(a);
  if (name == "alignment")
    if (auto number = dyn_cast<IntegerAttr>(value))
      if (auto natural = comparison.alignment.ofAccess(a))
        return number.getValue() == *natural;
  // The other operation represents the intrinsic of that name.
  if (name == "intrin")
    return a.getName() != b.getName();
  // An instruction has one TBAA tag in LLVM IR; of several none is exported.
  if (name == "tbaa") {
    auto tags = dyn_cast<ArrayAttr>(value);
    return tags && tags.size() > 1;
  }
  // A data layout given by entries becomes a string in LLVM IR.
  return name == LLVMDialect::getDataLayoutAttrName() &&
         (a.hasAttr(name) ? b : a).hasAttr("dlti.dl_spec");
}

/// Whether both attributes, the names in llvm.call_intrinsic, are of one
/// intrinsic. The suffix for its overload follows from the types.
static bool isSameIntrinsic(StringRef name, Attribute ofA, Attribute ofB) {
  auto a = dyn_cast_or_null<StringAttr>(ofA),
       b = dyn_cast_or_null<StringAttr>(ofB);
  if (name != "intrin" || !a || !b)
    return false;
  llvm::Intrinsic::ID id = llvm::Intrinsic::lookupIntrinsicID(a.getValue());
  return id != llvm::Intrinsic::not_intrinsic &&
         id == llvm::Intrinsic::lookupIntrinsicID(b.getValue());
}

void AttributeComparer::compareEntry(StringAttr name, Attribute ofA,
                                     Attribute ofB) {
  if (isa<LLVMFuncOp>(a) && isFunctionAttribute(name))
    return;
  Attribute valueA = ofA && isDefault(name, ofA) ? Attribute() : ofA;
  Attribute valueB = ofB && isDefault(name, ofB) ? Attribute() : ofB;
  if ((!valueA && !valueB) || comparison.equality(ofA, ofB) ||
      isSameIntrinsic(name, ofA, ofB) ||
      ((!valueA || !valueB) && isImplied(name, valueA ? valueA : valueB)))
    return;
  bool isInherent = !a.getDiscardableAttr(name) && !b.getDiscardableAttr(name);
  // Nothing in LLVM IR represents a discardable attribute of another dialect.
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
  // The symbol of the op around the selectors has no counterpart in LLVM IR.
  auto selector = [](Operation &op) -> Attribute {
    auto comdat = op.getAttrOfType<SymbolRefAttr>("comdat");
    return comdat ? comdat.getLeafReference() : StringAttr();
  };
  Attribute ofA = selector(a), ofB = selector(b);
  if (ofA != ofB)
    add(Change::Family::Attribute, "comdat", ofA, ofB);
}

/// Whether two attributes of a parameter are equal. LLVM IR preserves the value
/// of an integer attribute, but not its type.
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

/// Whether LLVM IR must have a location here. LLVM's verifier requires one for
/// a call that may be inlined in a function with a subprogram.
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
    // A carried location is reported as a location above, or is one that LLVM
    // IR must have.
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
