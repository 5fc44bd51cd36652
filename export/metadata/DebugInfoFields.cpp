// Reads #llvm.di_* attributes and locations as the fields of the nodes that
// they represent, by the table that the importer uses too
// (translate/DebugInfoForms.def):
//
//   #llvm.di_file<"a.c" in "/src">    becomes    DIFile
//                                                [0, 1, 0, -1, -1]
//
// where 0 and 1 are the numbers of the strings "a.c" and "/src".

#include "export/metadata/DebugInfoFields.h"
#include "translate/CarriedCodes.h"
#include "translate/Carrier.h"
#include "translate/DebugInfoForms.h"
#include "translate/MetadataNodes.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/IR/DebugInfoMetadata.h"

using namespace palindrome;
using namespace palindrome::exporter;
using namespace mlir::LLVM;

llvm::SmallVector<uint64_t>
palindrome::exporter::expressionElements(DIExpressionAttr expression) {
  llvm::SmallVector<uint64_t> elements;
  for (DIExpressionElemAttr operation : expression.getOperations()) {
    elements.push_back(operation.getOpcode());
    llvm::append_range(elements, operation.getArguments());
  }
  return elements;
}

namespace {
/// Appends the fields of one node; one method for each kind of field in
/// DebugInfoForms.def.
struct Collector {
  DebugInfoParts &parts;
  const llvm::StringRef &className;
  llvm::SmallVectorImpl<int64_t> &fields;

  int32_t child(mlir::Attribute attribute) {
    if (auto annotation = llvm::dyn_cast_or_null<DIAnnotationAttr>(attribute)) {
      int32_t name = parts.string(annotation.getName());
      return parts.tuple({name, parts.string(annotation.getValue())});
    }
    // #llvm.di_null_type represents the null, for void, in a list of types.
    return attribute && !llvm::isa<DINullTypeAttr>(attribute)
               ? parts.node(attribute)
               : -1;
  }
  void ref(mlir::Attribute attribute) { fields.push_back(child(attribute)); }
  void string(mlir::StringAttr text) {
    fields.push_back(text && !text.empty() ? parts.string(text) : -1);
  }
  void bits(uint64_t value) { fields.push_back(parts.number(value)); }
  /// A bound. A DIGenericSubrange has numbers as expressions.
  void bound(mlir::Attribute attribute, bool isGeneric) {
    auto number = llvm::dyn_cast_or_null<mlir::IntegerAttr>(attribute);
    if (!number)
      return ref(attribute);
    if (!isGeneric)
      return bits(static_cast<uint64_t>(number.getInt()));
    auto constant = DIExpressionElemAttr::get(
        number.getContext(), llvm::dwarf::DW_OP_consts,
        {static_cast<uint64_t>(number.getInt())});
    ref(DIExpressionAttr::get(number.getContext(), {constant}));
  }
  template <typename Type>
  void list(llvm::ArrayRef<Type> attributes, bool isNullIfEmpty) {
    if (attributes.empty() && isNullIfEmpty)
      return fields.push_back(-1);
    llvm::SmallVector<int32_t> numbers;
    for (Type attribute : attributes) {
      if (!attribute)
        parts.reportNull(className);
      numbers.push_back(child(attribute));
    }
    fields.push_back(parts.tuple(numbers));
  }
  template <typename Value> void integer(Value value) {
    fields.push_back(static_cast<int64_t>(value));
  }
  void optional(std::optional<unsigned> value) {
    integer(value.has_value());
    integer(value.value_or(0));
  }
  void language(unsigned name) {
    integer(false);
    integer(name);
    integer(0);
  }
  void absentPtrAuthData() { optional(std::nullopt); }
  void absentChecksum() {
    integer(0);
    ref({});
  }
};
} // namespace

std::optional<LocationRest>
palindrome::exporter::readRest(mlir::FusedLoc location) {
  auto carried =
      llvm::dyn_cast_or_null<mlir::DictionaryAttr>(location.getMetadata());
  auto code = carried ? llvm::dyn_cast_or_null<mlir::DenseI64ArrayAttr>(
                            carried.get(carrier::location))
                      : mlir::DenseI64ArrayAttr();
  if (!code || location.getLocations().size() != 1)
    return std::nullopt;
  llvm::ArrayRef<int64_t> values = code;
  auto at = [&](size_t place) -> uint64_t {
    return place < values.size() ? values[place] : 0;
  };
  uint64_t group = at(location_code::AtomGroup);
  uint64_t rank = at(location_code::AtomRank);
  if (values.empty() || !llvm::isUInt<61>(group) || !llvm::isUInt<3>(rank))
    return std::nullopt;
  return LocationRest{values[location_code::Identity] >= 0, group,
                      static_cast<uint8_t>(rank),
                      at(location_code::IsImplicitCode) != 0};
}

std::optional<WrittenLocation>
palindrome::exporter::readWritten(mlir::LocationAttr location) {
  WrittenLocation result{};
  auto fused = llvm::dyn_cast<mlir::FusedLoc>(location);
  if (fused)
    if (std::optional<LocationRest> carried = readRest(fused)) {
      result.rest = *carried;
      location = fused.getLocations().front();
      fused = llvm::dyn_cast<mlir::FusedLoc>(location);
    }
  if (auto site = llvm::dyn_cast<mlir::CallSiteLoc>(location)) {
    result.caller = site.getCaller();
    fused = llvm::dyn_cast<mlir::FusedLoc>(site.getCallee());
  }
  if (!fused || fused.getLocations().size() != 1)
    return std::nullopt;
  auto place =
      llvm::dyn_cast<mlir::FileLineColLoc>(fused.getLocations().front());
  result.scope = llvm::dyn_cast_or_null<DILocalScopeAttr>(fused.getMetadata());
  if (!place || !result.scope)
    return std::nullopt;
  result.line = place.getLine();
  result.column = place.getColumn();
  return result;
}

bool DebugInfoFields::readLocation(mlir::LocationAttr location,
                                   DebugInfoParts &parts) {
  std::optional<WrittenLocation> written = readWritten(location);
  if (!written)
    return false;
  const LocationRest &rest = written->rest;
  distinct = rest.isDistinct;
  number = DILocationNumber;
  className = "DILocation";
  fields.assign(DILocationField::NumPlaces, 0);
  // The calls that an op was inlined through are numbered before its scope.
  fields[DILocationField::InlinedAt] =
      written->caller ? parts.node(written->caller) : -1;
  fields[DILocationField::Line] = written->line;
  fields[DILocationField::Column] = written->column;
  fields[DILocationField::Scope] = parts.node(written->scope);
  fields[DILocationField::IsImplicitCode] = rest.isImplicitCode;
  fields[DILocationField::AtomGroup] = static_cast<int64_t>(rest.atomGroup);
  fields[DILocationField::AtomRank] = rest.atomRank;
  return true;
}

bool DebugInfoFields::read(mlir::Attribute attribute, DebugInfoParts &parts) {
  fields.clear();
  if (auto location = llvm::dyn_cast<mlir::LocationAttr>(attribute))
    return readLocation(location, parts);
  Collector collector{parts, className, fields};
  return llvm::TypeSwitch<mlir::Attribute, bool>(attribute)
#define CHILD(type, name, getter, accessor) collector.ref(form.accessor());
#define NEED_CHILD(type, name, getter, accessor) collector.ref(form.accessor());
#define STRING(name, getter, accessor) collector.string(form.accessor());
#define NEED_STRING(name, getter, accessor) collector.string(form.accessor());
#define BITS(name, getter, accessor) collector.bits(form.accessor());
#define EXPRESSION(name, getter, accessor) collector.ref(form.accessor());
#define NEED_EXPRESSION(name, getter, accessor)                                \
  collector.ref(form.accessor() ? form.accessor()                              \
                                : DIExpressionAttr::get(form.getContext()));
#define BOUND(name, getter, accessor) collector.bound(form.accessor(), false);
#define GENERIC_BOUND(name, getter, accessor)                                  \
  collector.bound(form.accessor(), true);
#define NEED_GENERIC_BOUND(name, getter, accessor)                             \
  collector.bound(form.accessor(), true);
#define LIST(type, name, getter, accessor)                                     \
  collector.list(form.accessor(), true);
#define LOSABLE_STRING(name, getter, accessor)                                 \
  collector.string(form.accessor());
#define EXPORT_LIST(name, getter, accessor)                                    \
  collector.list(form.accessor(), true);
#define TYPES(name, getter, accessor) collector.list(form.accessor(), false);
#define INT(type, name, getter, accessor) collector.integer(form.accessor());
#define NAMED(name, getter, accessor, toText, fromText)                        \
  collector.integer(form.accessor());
#define FLAGS(type, name, getter, accessor) collector.integer(form.accessor());
#define OPTIONAL(name, getter, accessor) collector.optional(form.accessor());
#define LANGUAGE(name, getter, accessor) collector.language(form.accessor());
#define NO_REF(getter) collector.ref({});
#define NO_BITS(getter) collector.bits(0);
#define NO_INT(getter, standard) collector.integer(standard);
#define NO_OPTIONAL(getter) collector.optional(std::nullopt);
#define NO_SPECIAL(name, getter) collector.absent##name();
// FIELDS are statements. NOLINTBEGIN(bugprone-macro-parentheses)
#define FORM(CLASS, DISTINCT, FIELDS, ...)                                     \
  .Case([&](CLASS##Attr form) {                                                \
    [[maybe_unused]] CLASS##Attr attribute = form;                             \
    number = CLASS##Number;                                                    \
    className = #CLASS;                                                        \
    distinct = DISTINCT;                                                       \
    FIELDS return true;                                                        \
  })
// NOLINTEND(bugprone-macro-parentheses)
#include "translate/DebugInfoForms.def"
      .Default([](mlir::Attribute) { return false; });
}
