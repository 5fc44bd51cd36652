// The carried metadata table, read. An entry may be an attribute of the
// dialect's own, or an array of one and of the fields that it does not say, by
// their places; its parts get entries of their own, so that each node is made
// in one way.

#include "export/MetadataTable.h"
#include "translate/Carrier.h"

using namespace palindrome;
using namespace mlir::LLVM;
using llvm::dyn_cast;
using llvm::isa;

/// Whether `attribute` stands for a node.
static bool isModelled(mlir::Attribute attribute) {
  return isa<DINodeAttr, DIGlobalVariableExpressionAttr, mlir::LocationAttr>(
      attribute);
}

/// The attribute that an entry says its node by, and the rest; null for none.
static std::pair<mlir::Attribute, mlir::DenseI64ArrayAttr>
modelledPart(mlir::Attribute code) {
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
  codes.assign(table.begin(), table.end());
  entries.resize(codes.size());
  placed.resize(codes.size());
  order.reserve(codes.size());
  for (auto [number, code] : llvm::enumerate(table))
    if (mlir::Attribute attribute = modelledPart(code).first)
      numbers.try_emplace(attribute, number);
  for (size_t number = 0; number < table.size(); ++number)
    place(number);
}

void MetadataTable::place(int32_t number) {
  if (placed[number])
    return;
  placed[number] = true;
  auto [attribute, rest] = modelledPart(codes[number]);
  if (attribute) {
    expand(number, attribute);
    addRest(number, rest);
  } else {
    entries[number] = MetadataEntry::read(codes[number]);
  }
  order.push_back(number);
}

/// Reads what `attribute` says, after its parts. One that refers to itself is
/// left to the check, which finds that it is no entry.
void MetadataTable::expand(int32_t number, mlir::Attribute attribute) {
  if (auto recursive = dyn_cast<DIRecursiveTypeAttrInterface>(attribute);
      recursive && recursive.getRecId())
    return;
  DebugInfoFields said;
  if (!said.read(attribute, *this))
    return;
  entries[number] = said.entry();
  entries[number]->fields = keep<int64_t>(said.fields);
}

/// Puts the fields that an attribute does not say among those that it does.
void MetadataTable::addRest(int32_t number, mlir::DenseI64ArrayAttr rest) {
  if (!entries[number] || !rest)
    return;
  MetadataEntry &entry = *entries[number];
  llvm::MutableArrayRef<int64_t> fields = keep(entry.fields);
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
  entry.fields = fields;
  if (!fits)
    report.drop(carrier::metadata + "[" + std::to_string(number) + "]",
                "some of its fields have no place in a " + entry.kind);
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
  if (auto expression = dyn_cast<DIExpressionAttr>(attribute)) {
    MetadataEntry entry;
    entry.kind = "DIExpression";
    llvm::SmallVector<uint64_t> elements = expressionElements(expression);
    entry.fields = keep<int64_t>(
        llvm::SmallVector<int64_t>(elements.begin(), elements.end()));
    entries[result] = entry;
  } else if (auto annotation = dyn_cast<DIAnnotationAttr>(attribute)) {
    return numbers[attribute] = tuple(
               {string(annotation.getName()), string(annotation.getValue())});
  } else {
    expand(result, attribute);
  }
  order.push_back(result);
  return result;
}

int32_t MetadataTable::string(mlir::StringAttr text) {
  auto [it, isNew] = numbers.try_emplace(text, codes.size());
  return isNew ? add(text) : it->second;
}

int32_t MetadataTable::number(uint64_t value) {
  mlir::Builder builder(codes.front().getContext());
  mlir::Attribute code = builder.getI64IntegerAttr(static_cast<int64_t>(value));
  auto [it, isNew] = numbers.try_emplace(code, codes.size());
  return isNew ? add(code) : it->second;
}

int32_t MetadataTable::tuple(llvm::ArrayRef<int32_t> parts) {
  MetadataEntry entry;
  entry.kind = "tuple";
  entry.operands = keep(parts);
  int32_t result = add({});
  entries[result] = entry;
  order.push_back(result);
  return result;
}
