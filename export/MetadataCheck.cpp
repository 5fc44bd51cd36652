// Checks of the carried metadata table. LLVM's classes read their operands by
// unchecked casts, and follow chains of scopes without looking for cycles, so
// that a node with an operand of another class must not be made at all.

#include "export/MetadataCheck.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "translate/Carrier.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/IR/DebugInfoMetadata.h"

using namespace palindrome;
using llvm::dyn_cast;
using llvm::isa;

std::optional<MetadataEntry> MetadataEntry::read(mlir::Attribute attribute) {
  MetadataEntry entry;
  if (auto tuple = dyn_cast<mlir::DenseI32ArrayAttr>(attribute)) {
    entry.kind = "tuple";
    entry.references = tuple;
    return entry;
  }
  if (auto expression = dyn_cast<mlir::DenseI64ArrayAttr>(attribute)) {
    entry.kind = "DIExpression";
    entry.integers = expression;
    return entry;
  }
  auto array = dyn_cast<mlir::ArrayAttr>(attribute);
  if (!array || array.size() < 3)
    return std::nullopt;
  auto kind = dyn_cast<mlir::StringAttr>(array[0]);
  auto integers = dyn_cast<mlir::DenseI64ArrayAttr>(array[1]);
  auto references = dyn_cast<mlir::DenseI32ArrayAttr>(array[2]);
  if (!kind || !integers || !references)
    return std::nullopt;
  entry.kind = kind;
  entry.integers = integers;
  entry.references = references;
  entry.distinct = array.size() > 3;
  return entry;
}

namespace {
/// What an entry is; one bit each.
enum Class : uint64_t {
#define NODE(CLASS, FIELDS) CLASS##Number,
#include "translate/MetadataFields.def"
  tupleNumber,
  genericNumber,
  expressionNumber,
  assignIDNumber,
  stringNumber,
  integerNumber,
  otherValueNumber,
  numClasses
};
static_assert(numClasses <= 64);

constexpr uint64_t bit(unsigned number) { return uint64_t(1) << number; }

// Groups of classes, for MetadataShapes.def.
constexpr uint64_t Any = ~uint64_t(0);
constexpr uint64_t Node =
    bit(stringNumber) - 1; // The classes of nodes come first.
constexpr uint64_t String = bit(stringNumber);
constexpr uint64_t Tuple = bit(tupleNumber);
constexpr uint64_t Expression = bit(expressionNumber);
constexpr uint64_t File = bit(DIFileNumber);
constexpr uint64_t Location = bit(DILocationNumber);
constexpr uint64_t Subprogram = bit(DISubprogramNumber);
constexpr uint64_t Subroutine = bit(DISubroutineTypeNumber);
constexpr uint64_t Unit = bit(DICompileUnitNumber);
constexpr uint64_t GlobalVariable = bit(DIGlobalVariableNumber);
constexpr uint64_t Blocks =
    bit(DILexicalBlockNumber) | bit(DILexicalBlockFileNumber);
constexpr uint64_t LocalScope = Subprogram | Blocks;
constexpr uint64_t Type = bit(DIBasicTypeNumber) | bit(DIFixedPointTypeNumber) |
                          bit(DIStringTypeNumber) | bit(DIDerivedTypeNumber) |
                          bit(DICompositeTypeNumber) |
                          bit(DISubroutineTypeNumber) |
                          bit(DISubrangeTypeNumber);
constexpr uint64_t Scope = LocalScope | Type | File | Unit |
                           bit(DINamespaceNumber) | bit(DIModuleNumber) |
                           bit(DICommonBlockNumber);
constexpr uint64_t Derived = bit(DIDerivedTypeNumber);
/// A size or a bound.
constexpr uint64_t Bound = bit(integerNumber) | bit(DILocalVariableNumber) |
                           GlobalVariable | Expression |
                           bit(DIDerivedTypeNumber);

struct Reference {
  uint64_t groups;
  bool required;
};

/// The form of one class's entries.
struct Shape {
  unsigned number = 0;
  /// Each reference, strings included, in order.
  llvm::SmallVector<Reference, 0> references;
  /// How many integers: exactly, or with those of wide integers at least.
  unsigned integers = 0;
  bool isWide = false;
};
} // namespace

static const llvm::StringMap<Shape> &shapes() {
  static const llvm::StringMap<Shape> all = [] {
    llvm::StringMap<Shape> map;
    // The fields that MetadataFields.def names, with what MetadataShapes.def
    // says of its REF fields.
    llvm::StringMap<std::vector<Reference>> rules;
#define MAY(groups) Reference{groups, false},
#define MUST(groups) Reference{groups, true},
#define SHAPE(CLASS, FIELDS) rules[#CLASS] = {FIELDS};
#include "export/MetadataShapes.def"
    auto next = [](std::vector<Reference> &rest) {
      Reference first = rest.front();
      rest.erase(rest.begin());
      return first;
    };
#define REF(getter) shape.references.push_back(next(rest));
#define STRING(getter) shape.references.push_back({String, false});
#define INT(type, getter) ++shape.integers;
#define OPTIONAL(type, getter) shape.integers += 2;
#define WIDE(getter)                                                           \
  shape.integers += 2;                                                         \
  shape.isWide = true;
#define SPECIAL(name, getter) special##name(shape);
#define NODE(CLASS, FIELDS)                                                    \
  {                                                                            \
    Shape &shape = map[#CLASS];                                                \
    [[maybe_unused]] auto &rest = rules[#CLASS];                               \
    shape.number = CLASS##Number;                                              \
    FIELDS                                                                     \
  }
    auto specialPtrAuthData = [](Shape &shape) { shape.integers += 2; };
    auto specialChecksum = [](Shape &shape) {
      ++shape.integers;
      shape.references.push_back({String, false});
    };
    auto specialSourceLanguage = [](Shape &shape) { shape.integers += 3; };
#include "translate/MetadataFields.def"
    map["tuple"].number = tupleNumber;
    map["GenericDINode"].number = genericNumber;
    map["GenericDINode"].integers = 1;
    map["DIExpression"].number = expressionNumber;
    map["DIAssignID"].number = assignIDNumber;
    return map;
  }();
  return all;
}

namespace {
class Checker {
public:
  Checker(llvm::ArrayRef<mlir::Attribute> table,
          llvm::ArrayRef<std::optional<MetadataEntry>> entries,
          llvm::function_ref<bool(size_t)> isValue, const DropReporter &report)
      : table(table), entries(entries), isValue(isValue), report(report),
        found(table.size(), nullptr), classes(table.size(), 0) {
    result.dropped.resize(table.size());
    result.reachesNull.resize(table.size());
  }

  MetadataCheck run();

private:
  void classify(size_t number);
  void check(size_t number);
  void checkChains();
  void spread();
  void drop(size_t number, const llvm::Twine &why);
  bool isEntry(int32_t number) const {
    return number >= 0 && static_cast<size_t>(number) < entries.size();
  }
  int32_t link(size_t number) const;

  llvm::ArrayRef<mlir::Attribute> table;
  llvm::ArrayRef<std::optional<MetadataEntry>> entries;
  llvm::function_ref<bool(size_t)> isValue;
  const DropReporter &report;
  llvm::SmallVector<const Shape *, 0> found;
  llvm::SmallVector<uint64_t, 0> classes;
  llvm::SmallVector<size_t> work;
  MetadataCheck result;
};
} // namespace

void Checker::drop(size_t number, const llvm::Twine &why) {
  if (result.dropped[number])
    return;
  result.dropped.set(number);
  classes[number] = 0;
  work.push_back(number);
  report.drop(carrier::metadata + "[" + std::to_string(number) + "]", why);
}

/// Finds what an entry is.
void Checker::classify(size_t number) {
  if (const auto &entry = entries[number]) {
    auto it = shapes().find(entry->kind);
    if (it == shapes().end())
      return drop(number, "there is no metadata class '" + entry->kind + "'");
    found[number] = &it->second;
    classes[number] = bit(it->second.number);
    return;
  }
  if (isa<mlir::StringAttr>(table[number])) {
    classes[number] = String;
    return;
  }
  auto array = dyn_cast<mlir::ArrayAttr>(table[number]);
  if (!array || array.size() != 2 || !isValue(number))
    return drop(number, "it is the code of no metadata");
  classes[number] =
      bit(isa<mlir::IntegerAttr>(array[1]) ? integerNumber : otherValueNumber);
}

/// Whether the integers of an entry are those of its class. Enumerations that
/// LLVM prints by name must be in their range.
static bool hasValidIntegers(const MetadataEntry &entry, const Shape &shape) {
  llvm::ArrayRef<int64_t> integers = entry.integers;
  auto wordsOf = [](int64_t width) {
    return width < 1 || width > llvm::IntegerType::MAX_INT_BITS
               ? size_t(0)
               : size_t(llvm::APInt::getNumWords(width));
  };
  switch (shape.number) {
  case tupleNumber:
  case assignIDNumber:
    return integers.empty();
  case expressionNumber:
    return entry.references.empty();
  case genericNumber:
    return integers.size() == 1 && integers[0] >= 0 && integers[0] < 0x10000;
  case DIEnumeratorNumber:
    return integers.size() >= 3 && wordsOf(integers[0]) != 0 &&
           integers.size() == 2 + wordsOf(integers[0]);
  case DIFixedPointTypeNumber: {
    // Tag, alignment, encoding, flags, kind, factor, two wide integers.
    if (integers.size() < 8 || integers[4] < 0 ||
        integers[4] > llvm::DIFixedPointType::LastFixedPointKind)
      return false;
    llvm::ArrayRef<int64_t> rest = integers.drop_front(6);
    for (int i = 0; i < 2; ++i) {
      size_t words = rest.empty() ? 0 : wordsOf(rest[0]);
      if (words == 0 || rest.size() < 1 + words)
        return false;
      rest = rest.drop_front(1 + words);
    }
    return rest.empty();
  }
  default:
    break;
  }
  if (integers.size() != shape.integers)
    return false;
  if (shape.number == DIFileNumber)
    return integers[0] >= 0 && integers[0] <= llvm::DIFile::CSK_Last;
  if (shape.number == DICompileUnitNumber)
    // Language (three), optimized, runtime, emission, DWO, inlining,
    // profiling, name table, ranges.
    return integers[5] >= 0 &&
           integers[5] <= llvm::DICompileUnit::LastEmissionKind &&
           integers[9] >= 0 &&
           integers[9] <=
               static_cast<int64_t>(llvm::DICompileUnit::DebugNameTableKind::
                                        LastDebugNameTableKind);
  return true;
}

void Checker::check(size_t number) {
  const Shape *shape = found[number];
  if (!shape || result.dropped[number])
    return;
  const MetadataEntry &entry = *entries[number];
  if (!hasValidIntegers(entry, *shape))
    return drop(number, "its integers are not those of a " + entry.kind);

  bool isList = shape->number == tupleNumber || shape->number == genericNumber;
  if (!isList && shape->number != expressionNumber &&
      entry.references.size() != shape->references.size())
    return drop(number, "its operands are not those of a " + entry.kind);
  if (shape->number == genericNumber && entry.references.empty())
    return drop(number, "it has no header");
  for (auto [i, reference] : llvm::enumerate(entry.references)) {
    Reference wanted = isList ? Reference{Any, false} : shape->references[i];
    if (reference == -1 && !wanted.required) {
      if (isList)
        result.reachesNull.set(number);
      continue;
    }
    if (isEntry(reference) && result.dropped[reference] && !wanted.required &&
        !isList)
      continue; // Null, then.
    if (!isEntry(reference) || !(classes[reference] & wanted.groups))
      return drop(number, "its operand " + llvm::Twine(i) + " is " +
                              (isEntry(reference) && result.dropped[reference]
                                   ? "dropped"
                                   : "no node that may stand there"));
  }
}

/// The next entry in a chain that LLVM follows to its end; -1 when there is
/// none.
int32_t Checker::link(size_t number) const {
  const Shape *shape = found[number];
  if (!shape || result.dropped[number])
    return -1;
  auto at = [&](unsigned place, uint64_t groups) {
    int32_t next = entries[number]->references[place];
    return isEntry(next) && (classes[next] & groups) ? next : -1;
  };
  switch (shape->number) {
  case DILexicalBlockNumber:
  case DILexicalBlockFileNumber:
    return at(0, Blocks);
  case DILocationNumber:
    return at(1, Location);
  case DIDerivedTypeNumber:
    return at(3, bit(DIDerivedTypeNumber));
  default:
    return -1;
  }
}

/// Drops the chains of scopes, inlined locations and derived types that never
/// end.
void Checker::checkChains() {
  enum : uint8_t { fresh, onPath, ends };
  llvm::SmallVector<uint8_t, 0> state(table.size(), fresh);
  llvm::SmallVector<size_t> path;
  for (size_t start = 0; start < table.size(); ++start) {
    int32_t at = start;
    while (at >= 0 && state[at] == fresh) {
      state[at] = onPath;
      path.push_back(at);
      at = link(at);
    }
    if (at >= 0 && state[at] == onPath)
      drop(at, "it is its own scope or base");
    for (size_t number : path)
      state[number] = ends;
    path.clear();
  }
}

/// Drops what needs a node that is dropped.
void Checker::spread() {
  if (work.empty())
    return;
  llvm::SmallVector<llvm::SmallVector<int32_t, 2>, 0> users(table.size());
  for (auto [number, entry] : llvm::enumerate(entries))
    if (entry && found[number])
      for (int32_t reference : entry->references)
        if (isEntry(reference))
          users[reference].push_back(number);
  while (!work.empty())
    for (int32_t user : users[work.pop_back_val()])
      check(user);
}

MetadataCheck Checker::run() {
  for (size_t i = 0; i < table.size(); ++i)
    classify(i);
  for (size_t i = 0; i < table.size(); ++i)
    check(i);
  checkChains();
  spread();
  // Operands come first but in cycles.
  for (size_t i = 0; i < table.size(); ++i)
    if (classes[i] & Tuple)
      for (int32_t reference : entries[i]->references)
        if (isEntry(reference) && result.reachesNull[reference])
          result.reachesNull.set(i);
  return std::move(result);
}

MetadataCheck
palindrome::checkMetadata(llvm::ArrayRef<mlir::Attribute> table,
                          llvm::ArrayRef<std::optional<MetadataEntry>> entries,
                          llvm::function_ref<bool(size_t)> isValue,
                          const DropReporter &report) {
  return Checker(table, entries, isValue, report).run();
}
