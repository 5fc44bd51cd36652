// Reads the carried metadata table. An attribute of the dialect is expanded to
// the fields of its node, and its parts get entries behind the table:
//
//   0: [#llvm.di_file<"a.c" in "">, array<i64: 2, 1, 3, 1>]
//   1: "0011..."
//
// becomes
//
//   0: DIFile [2, -1, 1, 1, -1]
//   1: "0011..."
//   2: "a.c"

#include "export/metadata/MetadataTable.h"
#include "translate/Carrier.h"

using namespace palindrome;
using namespace palindrome::exporter;
using namespace mlir::LLVM;
using llvm::dyn_cast;
using llvm::isa;

/// Whether `attribute` represents a node.
static bool isModelled(mlir::Attribute attribute) {
  return isa<DINodeAttr, DIGlobalVariableExpressionAttr, mlir::LocationAttr>(
      attribute);
}

MetadataTable::Modelled MetadataTable::modelledPart(mlir::Attribute code) {
  if (isModelled(code))
    return {code, {}};
  auto array = dyn_cast<mlir::ArrayAttr>(code);
  if (!array || array.size() != 2 || !isModelled(array[0]))
    return {};
  auto rest = dyn_cast<mlir::DenseI64ArrayAttr>(array[1]);
  if (!rest)
    return {};
  return {array[0], rest};
}

void MetadataTable::read(mlir::ArrayAttr table) {
  size_t numModelled = 0;
  modelled.reserve(table.size());
  for (mlir::Attribute code : table) {
    modelled.push_back(modelledPart(code));
    numModelled += bool(modelled.back().attribute);
  }
  // Most attributes have one or two parts that get entries, such as a name.
  size_t expected = table.size() + 2 * numModelled;
  codes.reserve(expected);
  entries.reserve(expected);
  placed.reserve(expected);
  order.reserve(expected);
  numbers.reserve(2 * numModelled);

  codes.assign(table.begin(), table.end());
  entries.resize(codes.size());
  placed.resize(codes.size());
  for (auto [number, code] : llvm::enumerate(modelled))
    if (code.attribute) {
      numbers.try_emplace(code.attribute, number);
      hasLocations |= llvm::isa<mlir::LocationAttr>(code.attribute);
    }
  for (size_t number = 0; number < table.size(); ++number)
    place(number);
}

void MetadataTable::place(int32_t number) {
  if (placed[number])
    return;
  placed[number] = true;
  if (modelled[number].attribute)
    expand(number, modelled[number]);
  else
    entries[number] = MetadataEntry::read(codes[number]);
  order.push_back(number);
}

/// Expands the attribute of `code`, after its parts, to the fields of entry
/// `number`. An attribute that refers to itself is not expanded: the check
/// drops its entry.
void MetadataTable::expand(int32_t number, const Modelled &code) {
  if (auto recursive = dyn_cast<DIRecursiveTypeAttrInterface>(code.attribute);
      recursive && recursive.getRecId())
    return;
  DebugInfoFields said;
  if (!said.read(code.attribute, *this))
    return;
  entries[number] = said.entry();
  llvm::MutableArrayRef<int64_t> fields = keep<int64_t>(said.fields);
  entries[number]->fields = fields;
  if (code.rest)
    addRest(number, fields, code.rest);
}

/// Replaces those of `fields`, of an expanded attribute, that `rest` has by
/// place and value.
void MetadataTable::addRest(int32_t number,
                            llvm::MutableArrayRef<int64_t> fields,
                            mlir::DenseI64ArrayAttr rest) {
  MetadataEntry &entry = *entries[number];
  llvm::ArrayRef<int64_t> pairs = rest;
  bool fits = pairs.size() % 2 == 0;
  for (; pairs.size() >= 2; pairs = pairs.drop_front(2)) {
    if (pairs[0] == -1)
      entry.distinct = pairs[1] != 0;
    else if (static_cast<uint64_t>(pairs[0]) < fields.size())
      fields[pairs[0]] = pairs[1];
    else
      fits = false;
  }
  if (!fits)
    report.drop(carrier::metadata + "[" + std::to_string(number) + "]",
                "some of its fields have no place in a " + entry.kind());
}

int32_t MetadataTable::add(mlir::Attribute code) {
  codes.push_back(code);
  entries.emplace_back();
  placed.push_back(true);
  return codes.size() - 1;
}

int32_t MetadataTable::node(mlir::Attribute attribute) {
  auto [it, isNew] = numbers.try_emplace(attribute, codes.size());
  int32_t result = it->second;
  if (!isNew) {
    place(result);
    return result;
  }
  add(attribute);
  hasLocations |= llvm::isa<mlir::LocationAttr>(attribute);
  if (auto expression = dyn_cast<DIExpressionAttr>(attribute)) {
    MetadataEntry entry;
    entry.number = ExpressionNumber;
    llvm::SmallVector<uint64_t> elements = expressionElements(expression);
    entry.fields = keep<int64_t>(
        llvm::SmallVector<int64_t>(elements.begin(), elements.end()));
    entries[result] = entry;
  } else if (auto annotation = dyn_cast<DIAnnotationAttr>(attribute)) {
    return numbers[attribute] = tuple(
               {string(annotation.getName()), string(annotation.getValue())});
  } else {
    expand(result, {attribute, {}});
  }
  order.push_back(result);
  return result;
}

int32_t MetadataTable::string(mlir::StringAttr text) {
  auto [it, isNew] = numbers.try_emplace(text, codes.size());
  return isNew ? add(text) : it->second;
}

int32_t MetadataTable::number(uint64_t value) {
  auto [it, isNew] = numberEntries.try_emplace(value, codes.size());
  return isNew ? add(mlir::Builder(codes.front().getContext())
                         .getI64IntegerAttr(static_cast<int64_t>(value)))
               : it->second;
}

int32_t MetadataTable::tuple(llvm::ArrayRef<int32_t> parts) {
  MetadataEntry entry;
  entry.number = TupleNumber;
  entry.operands = keep(parts);
  int32_t result = add({});
  entries[result] = entry;
  order.push_back(result);
  return result;
}
