// Reads the carried metadata table, whose entries have the forms of
// docs/carried.md ("Metadata"). import/metadata/Metadata.cpp and
// export/metadata/MetadataTable.cpp know the same forms; the judge shares no
// code with them on purpose, so that a mistake in one is not repeated in the
// other.

#include "verify/judge/mlir/CarriedNodes.h"
#include "mlir/Dialect/LLVMIR/LLVMAttrs.h"
#include "verify/judge/mlir/NormalForm.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/IR/DebugInfoMetadata.h"

using namespace mlir;
using namespace mlir::LLVM;

namespace palindrome::mlirdiff {
namespace {

/// Collects the parameters of an attribute.
struct FieldCollector {
  MLIRContext *context;
  SmallVector<DebugInfoField> fields;

  void add(int64_t place, Attribute value) {
    auto text = dyn_cast_or_null<StringAttr>(value);
    fields.push_back(
        {place, text && text.empty() ? Attribute() : value, false});
  }
  template <typename Element> void add(int64_t place, ArrayRef<Element> list) {
    SmallVector<Attribute> elements(list.begin(), list.end());
    fields.push_back(
        {place, list.empty() ? Attribute() : ArrayAttr::get(context, elements),
         false});
  }
  template <typename Number>
  std::enable_if_t<std::is_integral_v<Number> || std::is_enum_v<Number>>
  add(int64_t place, Number number) {
    auto value = static_cast<int64_t>(number);
    fields.push_back(
        {place, value ? Builder(context).getI64IntegerAttr(value) : Attribute(),
         true});
  }
  /// A number that may be absent, in which case it differs from 0.
  template <typename Number>
  void add(int64_t place, std::optional<Number> number) {
    fields.push_back(
        {place, number ? Builder(context).getIndexAttr(*number) : Attribute(),
         true});
  }
};

} // namespace

SmallVector<DebugInfoField> fieldsOf(Attribute attribute) {
  FieldCollector collector{attribute.getContext(), {}};
  llvm::TypeSwitch<Attribute>(attribute)
// Fields are statements. NOLINTBEGIN(bugprone-macro-parentheses)
#define FIELD(PLACE, GETTER) collector.add(PLACE, own.GETTER());
#define SIZE(PLACE, GETTER)                                                    \
  FIELD(PLACE, GETTER) collector.fields.back().isNumber = false;
#define FIELDS(CLASS, ...) .Case([&](CLASS##Attr own) { __VA_ARGS__ })
// NOLINTEND(bugprone-macro-parentheses)
#include "verify/judge/mlir/NodePlaces.def"
      .Default([](Attribute) {});
  return std::move(collector.fields);
}

bool hasFields(Attribute attribute) {
  return llvm::TypeSwitch<Attribute, bool>(attribute)
#define FIELD(PLACE, GETTER)
#define SIZE(PLACE, GETTER)
#define FIELDS(CLASS, ...) .Case([](CLASS##Attr) { return true; })
#include "verify/judge/mlir/NodePlaces.def"
      .Default([](Attribute) { return false; });
}

/// The class of the node that `attribute` represents, such as "DIFile".
static StringRef className(Attribute attribute) {
  return llvm::TypeSwitch<Attribute, StringRef>(attribute)
#define FIELD(PLACE, GETTER)
#define SIZE(PLACE, GETTER)
#define FIELDS(CLASS, ...) .Case([](CLASS##Attr) { return #CLASS; })
#include "verify/judge/mlir/NodePlaces.def"
      .Default([](Attribute) { return ""; });
}

/// Whether `attribute` holds all fields of a node: `["DIFile", array<i64:
/// ...>]`, with `unit` at the end for a distinct node.
static bool isCarriedNode(Attribute attribute) {
  auto parts = dyn_cast<ArrayAttr>(attribute);
  return parts && parts.size() >= 2 && isa<StringAttr>(parts[0]) &&
         isa<DenseI64ArrayAttr>(parts[1]);
}

bool isCarriedNodeOf(Attribute node, Attribute attribute) {
  return isCarriedNode(node) && hasFields(attribute) &&
         cast<StringAttr>(cast<ArrayAttr>(node)[0]) == className(attribute);
}

CarriedNodes::CarriedNodes(ModuleOp module)
    : table(module->getAttrOfType<ArrayAttr>(metadataTable)) {
  for (Attribute entry : table ? table.getValue() : ArrayRef<Attribute>()) {
    // An entry `[#llvm.di_..., array<i64: place, value, ...>]` completes an
    // attribute.
    auto parts = dyn_cast<ArrayAttr>(entry);
    if (parts && parts.size() == 2 && hasFields(parts[0]))
      if (auto rest = dyn_cast<DenseI64ArrayAttr>(parts[1]))
        rests.try_emplace(parts[0], rest);
  }
  readAliasDomains(module);
}

void CarriedNodes::readAliasDomains(ModuleOp module) {
  auto lists = module->getAttrOfType<ArrayAttr>(aliasDomains);
  if (!lists)
    return;
  for (Attribute entry : lists) {
    auto list = dyn_cast<ArrayAttr>(entry);
    if (!list)
      continue;
    Attribute first;
    for (Attribute member : list) {
      auto scope = dyn_cast<AliasScopeAttr>(member);
      Attribute domain = scope ? Attribute(scope.getDomain()) : member;
      if (!first)
        first = domain;
      domains.try_emplace(domain, first);
    }
  }
}

Attribute CarriedNodes::domainOf(Attribute attribute) const {
  Attribute domain = domains.lookup(attribute);
  return domain ? domain : attribute;
}

std::optional<Attribute> CarriedNodes::completion(Attribute attribute,
                                                  int64_t place) const {
  DenseI64ArrayAttr rest = rests.lookup(attribute);
  for (int64_t i = 0; rest && i + 1 < rest.size(); i += 2)
    if (rest[i] == place)
      return node(rest[i + 1]);
  return std::nullopt;
}

Attribute CarriedNodes::fieldOfNode(Attribute carried,
                                    const DebugInfoField &like) const {
  auto fields = cast<DenseI64ArrayAttr>(cast<ArrayAttr>(carried)[1]);
  if (like.place >= fields.size())
    return UnitAttr::get(carried.getContext());
  int64_t value = fields[like.place];
  if (!like.isNumber)
    return node(value);
  return value ? Builder(carried.getContext()).getI64IntegerAttr(value)
               : Attribute();
}

static DIExpressionAttr expression(MLIRContext *context,
                                   DenseI64ArrayAttr elements) {
  SmallVector<uint64_t> words(elements.asArrayRef());
  SmallVector<DIExpressionElemAttr> operations;
  for (size_t i = 0; i < words.size();) {
    llvm::DIExpression::ExprOperand operation(&words[i]);
    size_t size = operation.getSize();
    if (i + size > words.size())
      return {};
    operations.push_back(DIExpressionElemAttr::get(
        context, operation.getOp(),
        ArrayRef<uint64_t>(words).slice(i + 1, size - 1)));
    i += size;
  }
  return DIExpressionAttr::get(context, operations);
}

Attribute CarriedNodes::node(int64_t place) const {
  if (place == -1)
    return {};
  MLIRContext *context = table.getContext();
  auto unknown = UnitAttr::get(context);
  if (place < 0 || place >= static_cast<int64_t>(table.size()))
    return unknown;
  Attribute entry = table[place];
  if (auto tuple = dyn_cast<DenseI32ArrayAttr>(entry)) {
    SmallVector<Attribute> elements;
    for (int32_t element : tuple.asArrayRef()) {
      // Tuples within tuples do not occur in debug info, and may form cycles.
      bool isTuple = element >= 0 &&
                     element < static_cast<int64_t>(table.size()) &&
                     isa<DenseI32ArrayAttr>(table[element]);
      Attribute part = isTuple ? unknown : node(element);
      elements.push_back(part ? part : DINullTypeAttr::get(context));
    }
    return elements.empty() ? Attribute() : ArrayAttr::get(context, elements);
  }
  if (auto elements = dyn_cast<DenseI64ArrayAttr>(entry)) {
    DIExpressionAttr result = expression(context, elements);
    return result ? Attribute(result) : unknown;
  }
  auto parts = dyn_cast<ArrayAttr>(entry);
  if (!parts)
    return entry;
  if (isCarriedNode(parts))
    return parts;
  // An entry such as `["value", 8 : i64]` is a constant.
  if (auto number =
          parts.size() == 2 ? dyn_cast<IntegerAttr>(parts[1]) : IntegerAttr())
    return number.getValue().isZero() ? Attribute() : number;
  return !parts.empty() && hasFields(parts[0]) ? parts[0] : unknown;
}

} // namespace palindrome::mlirdiff
