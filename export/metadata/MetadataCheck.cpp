// Checks the carried metadata table, which passes or people may have damaged.
// LLVM's classes read their operands by unchecked casts. So a node with an
// operand of a wrong class must not be made at all:
//
//   0: "name"
//   1: ["DILexicalBlock", array<i64: 0, -1, 1, 1>]    the scope is a string:
//                                                     entry 1 is dropped
//   2: ["DILocation", array<i64: 1, 1, 1, -1, ...>]   and so is its user
//
// An optional operand whose entry is dropped becomes null instead.

#include "export/metadata/MetadataCheck.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "translate/Carrier.h"
#include "translate/MetadataNodes.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/Support/MathExtras.h"

using namespace palindrome;
using namespace palindrome::exporter;
using llvm::dyn_cast;
using llvm::isa;

std::optional<MetadataEntry> MetadataEntry::read(mlir::Attribute attribute) {
  MetadataEntry entry;
  if (auto tuple = dyn_cast<mlir::DenseI32ArrayAttr>(attribute)) {
    entry.number = TupleNumber;
    entry.operands = tuple;
    return entry;
  }
  if (auto expression = dyn_cast<mlir::DenseI64ArrayAttr>(attribute)) {
    entry.number = ExpressionNumber;
    entry.fields = expression;
    return entry;
  }
  auto array = dyn_cast<mlir::ArrayAttr>(attribute);
  if (!array || array.size() < 2 || array.size() > 3)
    return std::nullopt;
  auto kind = dyn_cast<mlir::StringAttr>(array[0]);
  auto fields = dyn_cast<mlir::DenseI64ArrayAttr>(array[1]);
  if (!kind || !fields)
    return std::nullopt;
  entry.name = kind;
  entry.fields = fields;
  entry.distinct = array.size() > 2;
  return entry;
}

llvm::StringRef MetadataEntry::kind() const {
  static constexpr llvm::StringLiteral names[] = {
#define NODE(CLASS, FIELDS) #CLASS,
#include "translate/MetadataNodes.def"
      "tuple", "GenericDINode", "DIExpression", "DIAssignID"};
  return name ? name.getValue() : llvm::StringRef(names[number]);
}

namespace {
static_assert(NumMetadataClasses <= 64);

constexpr uint64_t bit(unsigned number) { return uint64_t(1) << number; }

// The groups of translate/MetadataNodes.def, named as classes are.
// NOLINTBEGIN(readability-identifier-naming)
constexpr uint64_t Any = ~uint64_t(0);
constexpr uint64_t Node =
    bit(StringNumber) - 1; // The classes of nodes come first.
constexpr uint64_t String = bit(StringNumber);
constexpr uint64_t Tuple = bit(TupleNumber);
constexpr uint64_t Expression = bit(ExpressionNumber);
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
constexpr uint64_t Bound = bit(IntegerNumber) | bit(DILocalVariableNumber) |
                           GlobalVariable | Expression |
                           bit(DIDerivedTypeNumber);
// NOLINTEND(readability-identifier-naming)

/// What an operand may be.
struct Reference {
  uint64_t groups;
  bool required;      ///< Whether it may not be null.
  unsigned place = 0; ///< Among the fields, if no wide field precedes it.
};

/// The form of a field; a wide integer is its width followed by its words.
enum class Field : uint8_t { Integer, Wide, Reference };

/// An operand of a tuple or GenericDINode: an entry with a dropped one is
/// dropped.
constexpr Reference listed{Any, false, ~0U};
/// The first operand of a GenericDINode.
constexpr Reference header{String, false, ~0U};

/// The form of one class's entries.
struct Shape {
  MetadataClass number = NumMetadataClasses;
  /// The fields, in order.
  llvm::SmallVector<Field, 0> layout;
  /// The operands among the fields, strings included, in order.
  llvm::SmallVector<Reference, 0> references;
  /// Whether every entry has as many fields.
  bool isFixed = true;

  void addIntegers(unsigned count) { layout.append(count, Field::Integer); }
  void addWide() {
    layout.push_back(Field::Wide);
    isFixed = false;
  }
  void addReference(Reference reference) {
    reference.place = layout.size();
    layout.push_back(Field::Reference);
    references.push_back(reference);
  }
};
} // namespace

/// The forms of all classes, by the names that entries have for them.
static const llvm::StringMap<Shape> &shapes() {
  static const llvm::StringMap<Shape> all = [] {
    llvm::StringMap<Shape> map;
#define REF(NAME, GROUP, GETTER) shape.addReference({GROUP, false});
#define NEEDED_REF(NAME, GROUP, GETTER) shape.addReference({GROUP, true});
#define STRING(NAME, GETTER) shape.addReference({String, false});
#define INT(NAME, TYPE, GETTER) shape.addIntegers(1);
#define OPTIONAL(NAME, TYPE, GETTER) shape.addIntegers(2);
#define WIDE(NAME, GETTER) shape.addWide();
#define POINTER_AUTH(NAME, GETTER) shape.addIntegers(2);
#define CHECKSUM(NAME, GETTER)                                                 \
  shape.addIntegers(1);                                                        \
  shape.addReference({String, false});
#define LANGUAGE(NAME, GETTER) shape.addIntegers(3);
#define NODE(CLASS, FIELDS)                                                    \
  {                                                                            \
    Shape &shape = map[#CLASS];                                                \
    shape.number = CLASS##Number;                                              \
    FIELDS                                                                     \
  }
#include "translate/MetadataNodes.def"
    map["tuple"].number = TupleNumber;
    map["GenericDINode"].number = GenericNumber;
    map["DIExpression"].number = ExpressionNumber;
    map["DIAssignID"].number = AssignIDNumber;
    for (llvm::StringRef kind : {"tuple", "GenericDINode", "DIExpression"})
      map[kind].isFixed = false;
    return map;
  }();
  return all;
}

namespace {
class Checker {
public:
  Checker(llvm::ArrayRef<mlir::Attribute> table,
          llvm::MutableArrayRef<std::optional<MetadataEntry>> entries,
          MadeMetadata made, const DropReporter &report)
      : table(table), entries(entries), made(made), report(report),
        found(table.size(), nullptr), classes(table.size(), 0) {
    result.dropped.resize(table.size());
    result.reachesNull.resize(table.size());
    dangling.resize(table.size());
  }

  MetadataCheck run();

private:
  const Shape *shapeOf(const MetadataEntry &entry);
  void classify(size_t number);
  bool split(const MetadataEntry &entry, const Shape &shape);
  void check(size_t number);
  bool checkOperand(size_t number, size_t place, int32_t reference,
                    const Reference &wanted);
  void checkChains();
  void spread();
  void drop(size_t number, const llvm::Twine &why);
  bool isEntry(int32_t number) const {
    return number >= 0 && static_cast<size_t>(number) < entries.size();
  }
  int32_t link(size_t number) const;
  bool lacksUnit(llvm::ArrayRef<int64_t> subprogram) const;

  llvm::ArrayRef<mlir::Attribute> table;
  llvm::MutableArrayRef<std::optional<MetadataEntry>> entries;
  MadeMetadata made;
  const DropReporter &report;
  llvm::DenseMap<mlir::StringAttr, const Shape *> shapeOfKind;
  std::array<const Shape *, NumMetadataClasses> shapeOfNumber{};
  llvm::SmallVector<const Shape *, 0> found;
  llvm::SmallVector<uint64_t, 0> classes;
  llvm::SmallVector<size_t> work;
  /// The references of the entry that was split last.
  llvm::SmallVector<int32_t, 32> references;
  /// Constants that refer to a symbol that does not exist.
  llvm::BitVector dangling;
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

/// The form of an entry's class, looked up once for each kind; null if there is
/// no such class.
const Shape *Checker::shapeOf(const MetadataEntry &entry) {
  if (entry.number != NumMetadataClasses)
    return shapeOfNumber[entry.number]
               ? shapeOfNumber[entry.number]
               : shapeOfNumber[entry.number] =
                     &shapes().find(entry.kind())->second;
  auto [it, isNew] = shapeOfKind.try_emplace(entry.name, nullptr);
  if (isNew) {
    auto shape = shapes().find(entry.kind());
    it->second = shape == shapes().end() ? nullptr : &shape->second;
  }
  return it->second;
}

/// Whether `code` contains a symbol reference.
static bool namesSymbol(mlir::Attribute code) {
  return code
      .walk([](mlir::SymbolRefAttr) { return mlir::WalkResult::interrupt(); })
      .wasInterrupted();
}

/// The class of metadata that was made of an entry before the check.
static MetadataClass classOf(const llvm::Metadata *metadata) {
  switch (metadata->getMetadataID()) {
  case llvm::Metadata::MDStringKind:
    return StringNumber;
  case llvm::Metadata::ConstantAsMetadataKind:
    return isa<llvm::ConstantInt>(
               llvm::cast<llvm::ConstantAsMetadata>(metadata)->getValue())
               ? IntegerNumber
               : OtherValueNumber;
  case llvm::Metadata::MDTupleKind:
    return TupleNumber;
  case llvm::Metadata::DIExpressionKind:
    return ExpressionNumber;
#define NODE(CLASS, FIELDS)                                                    \
  case llvm::Metadata::CLASS##Kind:                                            \
    return CLASS##Number;
#include "translate/MetadataNodes.def"
  default:
    llvm_unreachable("no entry is such metadata");
  }
}

/// Finds the class and the form of an entry; drops an entry that has none.
void Checker::classify(size_t number) {
  if (auto &entry = entries[number]) {
    const Shape *shape = shapeOf(*entry);
    if (!shape)
      return drop(number, "there is no metadata class '" + entry->kind() + "'");
    found[number] = shape;
    entry->number = shape->number;
    classes[number] = bit(shape->number);
    return;
  }
  if (const llvm::Metadata *metadata = made(number)) {
    classes[number] = bit(classOf(metadata));
    return;
  }
  if (auto array = dyn_cast<mlir::ArrayAttr>(table[number]);
      array && namesSymbol(array)) {
    dangling.set(number);
    return drop(number, "it names a symbol that is not there");
  }
  drop(number, "it is the code of no metadata");
}

/// A field as a reference. The result is no number of an entry, nor -1 for
/// null, if `field` is not.
static int32_t asReference(int64_t field) {
  return llvm::isInt<32>(field) ? static_cast<int32_t>(field) : -2;
}

/// Collects the references of an entry in order. Returns false if the number of
/// fields is not that of the class.
bool Checker::split(const MetadataEntry &entry, const Shape &shape) {
  references.clear();
  llvm::ArrayRef<int64_t> rest = entry.fields;
  switch (shape.number) {
  case TupleNumber:
    references.append(entry.operands.begin(), entry.operands.end());
    break;
  case GenericNumber:
    if (rest.size() < 2)
      return false;
    rest = rest.drop_front();
    break;
  case ExpressionNumber:
    return true; // All integers are valid.
  default:
    for (Field field : shape.layout) {
      if (rest.empty())
        return false;
      int64_t value = rest.front();
      rest = rest.drop_front();
      if (field == Field::Reference) {
        references.push_back(asReference(value));
        continue;
      }
      if (field == Field::Integer)
        continue;
      if (value < 1 || value > llvm::IntegerType::MAX_INT_BITS ||
          rest.size() < llvm::APInt::getNumWords(value))
        return false;
      rest = rest.drop_front(llvm::APInt::getNumWords(value));
    }
    return rest.empty();
  }
  for (int64_t field : rest)
    references.push_back(asReference(field));
  return true;
}

/// Whether the enumerations among the fields have values that LLVM has names
/// for: it prints them without a check.
static bool hasValidIntegers(llvm::ArrayRef<int64_t> fields,
                             const Shape &shape) {
  auto inRange = [&](unsigned place, int64_t last) {
    return fields[place] >= 0 && fields[place] <= last;
  };
  switch (shape.number) {
  case GenericNumber:
    return inRange(/*place of the tag=*/0, 0xffff);
  case DIFixedPointTypeNumber:
    return inRange(DIFixedPointTypeField::Kind,
                   llvm::DIFixedPointType::LastFixedPointKind);
  case DIFileNumber:
    return inRange(DIFileField::ChecksumKind, llvm::DIFile::CSK_Last);
  case DICompileUnitNumber:
    return inRange(DICompileUnitField::EmissionKind,
                   llvm::DICompileUnit::LastEmissionKind) &&
           inRange(
               DICompileUnitField::NameTableKind,
               static_cast<int64_t>(llvm::DICompileUnit::DebugNameTableKind::
                                        LastDebugNameTableKind));
  default:
    return true;
  }
}

/// Whether `reference`, the operand number `place` of entry `number`, is one
/// that is `wanted`; drops the entry if not.
inline bool Checker::checkOperand(size_t number, size_t place,
                                  int32_t reference, const Reference &wanted) {
  if (isEntry(reference) && (classes[reference] & wanted.groups))
    return true;
  if (reference == -1 && !wanted.required)
    return true;
  bool isDropped = isEntry(reference) && result.dropped[reference];
  if (isDropped && !wanted.required && wanted.place != listed.place)
    return true; // It becomes null.
  drop(number, "its operand " + llvm::Twine(place) + " is " +
                   (isDropped ? "dropped" : "no node that may stand there"));
  return false;
}

/// Whether `subprogram`, the fields of a DISubprogram, is a definition without
/// a compile unit, which LLVM's verifier rejects.
bool Checker::lacksUnit(llvm::ArrayRef<int64_t> subprogram) const {
  int32_t unit = asReference(subprogram[DISubprogramField::Unit]);
  return (subprogram[DISubprogramField::SubprogramFlags] &
          llvm::DISubprogram::SPFlagDefinition) != 0 &&
         !(isEntry(unit) && (classes[unit] & Unit));
}

void Checker::check(size_t number) {
  const Shape *shape = found[number];
  if (!shape || result.dropped[number])
    return;
  const MetadataEntry &entry = *entries[number];
  bool isComplete = shape->isFixed ? entry.fields.size() == shape->layout.size()
                                   : split(entry, *shape);
  if (!isComplete || !hasValidIntegers(entry.fields, *shape))
    return drop(number, "its fields are not those of a " + entry.kind());

  if (shape->isFixed) {
    for (auto [i, wanted] : llvm::enumerate(shape->references))
      if (!checkOperand(number, i, asReference(entry.fields[wanted.place]),
                        wanted))
        return;
    if (shape->number == DISubprogramNumber && lacksUnit(entry.fields))
      drop(number, "a definition must have a compile unit");
    return;
  }
  bool isGeneric = shape->number == GenericNumber;
  bool isList = shape->number == TupleNumber || isGeneric;
  auto wanted = [&](size_t place) {
    if (!isList)
      return shape->references[place];
    return isGeneric && place == 0 ? header : listed;
  };
  for (auto [i, reference] : llvm::enumerate(references)) {
    // LLVM, too, replaces a value that is erased by null.
    if (isList &&
        (reference == -1 || (isEntry(reference) && dangling[reference])))
      result.reachesNull.set(number);
    else if (!checkOperand(number, i, reference, wanted(i)))
      return;
  }
}

/// The next entry after `number` in a chain that LLVM may follow to its end:
/// the scopes of blocks, the call sites of inlined locations, the base types of
/// derived types. -1 at the end.
int32_t Checker::link(size_t number) const {
  const Shape *shape = found[number];
  if (!shape || result.dropped[number])
    return -1;
  auto at = [&](unsigned place, uint64_t groups) {
    int32_t next = asReference(entries[number]->fields[place]);
    return isEntry(next) && (classes[next] & groups) ? next : -1;
  };
  switch (shape->number) {
  case DILexicalBlockNumber:
    return at(DILexicalBlockField::Scope, Blocks);
  case DILexicalBlockFileNumber:
    return at(DILexicalBlockFileField::Scope, Blocks);
  case DILocationNumber:
    return at(DILocationField::InlinedAt, Location);
  case DIDerivedTypeNumber:
    return at(DIDerivedTypeField::BaseType, Derived);
  default:
    return -1;
  }
}

/// Looks for chains that never end. Their entries stay: LLVM follows few of
/// them, and whoever makes it do so asks first.
void Checker::checkChains() {
  enum : uint8_t { Fresh, OnPath, Known };
  llvm::SmallVector<uint8_t, 0> state(table.size(), Fresh);
  llvm::SmallVector<size_t> path;
  constexpr uint64_t links = Blocks | Location | Derived;
  for (size_t start = 0; start < table.size(); ++start) {
    if (!(classes[start] & links))
      continue;
    int32_t at = start;
    while (at >= 0 && state[at] == Fresh) {
      state[at] = OnPath;
      path.push_back(at);
      at = link(at);
    }
    if (at >= 0 && state[at] == OnPath)
      (classes[start] & Derived ? result.hasEndlessTypes
                                : result.hasEndlessScopes) = true;
    for (size_t number : path)
      state[number] = Known;
    path.clear();
  }
}

/// Drops the users that need a dropped entry, and their users in turn.
void Checker::spread() {
  if (work.empty())
    return;
  llvm::SmallVector<llvm::SmallVector<int32_t, 2>, 0> users(table.size());
  for (auto [number, entry] : llvm::enumerate(entries))
    if (entry && found[number] && split(*entry, *found[number]))
      for (int32_t reference : references)
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
  // One pass in order is enough, since an operand precedes its users; only in a
  // cycle it may not.
  result.anyReachesNull = result.reachesNull.any();
  if (result.anyReachesNull)
    for (size_t i = 0; i < table.size(); ++i)
      if (found[i] && (classes[i] & Tuple) && split(*entries[i], *found[i]))
        for (int32_t reference : references)
          if (isEntry(reference) && result.reachesNull[reference])
            result.reachesNull.set(i);
  return std::move(result);
}

MetadataCheck palindrome::exporter::checkMetadata(
    llvm::ArrayRef<mlir::Attribute> table,
    llvm::MutableArrayRef<std::optional<MetadataEntry>> entries,
    MadeMetadata made, const DropReporter &report) {
  return Checker(table, entries, made, report).run();
}
