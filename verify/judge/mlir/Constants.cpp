// Evaluates ops and attributes to constants. Aggregates are uniqued as LLVM
// does it: an aggregate whose elements are all zero, undef or poison is that
// constant, and a splat has one element.

#include "verify/judge/mlir/Constants.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/IR/Matchers.h"
#include "verify/judge/mlir/NormalForm.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::LLVM;

namespace palindrome::mlirdiff {

enum class Constants::Kind : uint64_t {
  Number,
  Zero,
  Undef,
  Poison,
  Aggregate,
  Splat,
  Address,
  BlockAddress,
  Expression,
};

using Term = Constants::Term;

static uint64_t word(Attribute attribute) {
  return reinterpret_cast<uintptr_t>(attribute.getAsOpaquePointer());
}

//===----------------------------------------------------------------------===//
// Numbering
//===----------------------------------------------------------------------===//

Term Constants::intern(Kind kind, Type type, ArrayRef<uint64_t> payload,
                       ArrayRef<Term> elements) {
  Key key{static_cast<uint64_t>(kind),
          reinterpret_cast<uintptr_t>(type.getAsOpaquePointer())};
  key.insert(key.end(), payload.begin(), payload.end());
  key.insert(key.end(), elements.begin(), elements.end());
  auto [it, isNew] = numbers.try_emplace(std::move(key), entries.size());
  if (isNew)
    entries.push_back({kind, type, llvm::SmallVector<Term, 0>(elements),
                       kind == Kind::Number
                           ? llvm::SmallVector<uint64_t, 1>(payload)
                           : llvm::SmallVector<uint64_t, 1>()});
  return it->second;
}

/// The width of an integer or floating-point type; 0 for other types.
static unsigned widthOf(Type type) {
  return type.isIntOrFloat() ? type.getIntOrFloatBitWidth() : 0;
}

Term Constants::number(Type type, const APInt &bits) {
  APInt sized = bits.sextOrTrunc(widthOf(type));
  return intern(Kind::Number, type,
                ArrayRef(sized.getRawData(), sized.getNumWords()));
}

Term Constants::zero(Type type) {
  if (unsigned width = widthOf(type))
    return number(type, APInt::getZero(width));
  return intern(Kind::Zero, type, {});
}

Term Constants::addressOf(StringAttr symbol) {
  return intern(Kind::Address, {}, word(symbol));
}

Term Constants::index(MLIRContext *context, int32_t value) {
  return number(IntegerType::get(context, 32), APInt(32, value, true));
}

Term Constants::poison(Type type) { return intern(Kind::Poison, type, {}); }

/// The number of elements of an array or fixed vector; nothing for other types.
static std::optional<uint64_t> countOf(Type type) {
  if (auto array = dyn_cast<LLVMArrayType>(type))
    return array.getNumElements();
  if (auto structure = dyn_cast<LLVMStructType>(type))
    return structure.getBody().size();
  auto vector = dyn_cast<VectorType>(type);
  return vector && !vector.isScalable() && vector.getRank() == 1
             ? std::optional<uint64_t>(vector.getDimSize(0))
             : std::nullopt;
}

static Type elementType(Type type, unsigned i) {
  if (auto array = dyn_cast<LLVMArrayType>(type))
    return array.getElementType();
  if (auto vector = dyn_cast<VectorType>(type))
    return vector.getElementType();
  auto structure = dyn_cast<LLVMStructType>(type);
  return structure && i < structure.getBody().size() ? structure.getBody()[i]
                                                     : Type();
}

Term Constants::aggregate(Type type, ArrayRef<Term> elements) {
  if (elements.empty())
    return intern(Kind::Zero, type, {});
  auto all = [&](Kind kind) {
    return llvm::all_of(elements,
                        [&](Term term) { return entries[term].kind == kind; });
  };
  if (llvm::all_of(elements, [&](Term term) {
        const Entry &entry = entries[term];
        return entry.kind == Kind::Zero ||
               (entry.kind == Kind::Number &&
                llvm::all_of(entry.bits, [](uint64_t w) { return w == 0; }));
      }))
    return zero(type);
  for (Kind kind : {Kind::Poison, Kind::Undef})
    if (all(kind))
      return intern(kind, type, {});
  if (!isa<LLVMStructType>(type) && llvm::all_equal(elements))
    return intern(Kind::Splat, type, {}, elements.front());
  return intern(Kind::Aggregate, type, {}, elements);
}

std::optional<llvm::SmallVector<Term, 0>> Constants::expand(Term term) {
  const Entry entry = entries[term];
  if (entry.kind == Kind::Aggregate)
    return entry.elements;
  std::optional<uint64_t> count = countOf(entry.type);
  if (!count)
    return std::nullopt;
  llvm::SmallVector<Term, 0> elements;
  for (uint64_t i = 0; i < *count; ++i) {
    Type part = elementType(entry.type, i);
    switch (entry.kind) {
    case Kind::Zero:
      elements.push_back(zero(part));
      break;
    case Kind::Undef:
    case Kind::Poison:
      elements.push_back(intern(entry.kind, part, {}));
      break;
    case Kind::Splat:
      elements.push_back(entry.elements.front());
      break;
    default:
      return std::nullopt;
    }
  }
  return elements;
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

std::optional<Term> Constants::fill(Type type, Term element) {
  if (!countOf(type) && !isa<VectorType>(type))
    return element;
  if (isa<LLVMStructType>(type))
    return entries[element].type == type ? std::optional<Term>(element)
                                         : std::nullopt;
  std::optional<Term> part = fill(elementType(type, 0), element);
  if (!part)
    return std::nullopt;
  if (countOf(type) == 0)
    return zero(type);
  return aggregate(type, *part);
}

std::optional<Term> Constants::nest(Type type, ArrayRef<Term> &flat) {
  if (isa<LLVMStructType>(type) || !countOf(type)) {
    if (flat.empty())
      return std::nullopt;
    Term first = flat.front();
    flat = flat.drop_front();
    return first;
  }
  llvm::SmallVector<Term, 0> elements;
  for (uint64_t i = 0, e = *countOf(type); i < e; ++i) {
    std::optional<Term> element = nest(elementType(type, i), flat);
    if (!element)
      return std::nullopt;
    elements.push_back(*element);
  }
  return aggregate(type, elements);
}

/// The innermost element type of nested arrays and vectors.
static Type innermost(Type type) {
  while (isa<LLVMArrayType, VectorType>(type))
    type = elementType(type, 0);
  return type;
}

std::optional<Term> Constants::elementsOf(Type type, ElementsAttr value) {
  Type scalar = innermost(type);
  if (auto dense = dyn_cast<DenseElementsAttr>(value);
      dense && dense.isSplat() && !isa<DenseStringElementsAttr>(value)) {
    std::optional<Term> element = of(scalar, dense.getSplatValue<Attribute>());
    return element ? fill(type, *element) : std::nullopt;
  }
  llvm::SmallVector<Term, 0> flat;
  if (auto strings = dyn_cast<DenseStringElementsAttr>(value)) {
    for (StringRef text : strings.getValues<StringRef>())
      for (char c : text)
        flat.push_back(number(scalar, APInt(8, uint8_t(c))));
  } else if (auto ints = dyn_cast<DenseIntElementsAttr>(value)) {
    if (!widthOf(scalar))
      return std::nullopt;
    for (const APInt &element : ints.getValues<APInt>())
      flat.push_back(number(scalar, element));
  } else {
    auto elements = value.tryGetValues<Attribute>();
    if (!elements)
      return std::nullopt;
    for (Attribute element : *elements) {
      std::optional<Term> term = of(scalar, element);
      if (!term)
        return std::nullopt;
      flat.push_back(*term);
    }
  }
  ArrayRef<Term> rest = flat;
  return nest(type, rest);
}

std::optional<Term> Constants::of(Type type, Attribute value) {
  if (isa<ZeroAttr>(value))
    return zero(type);
  if (isa<UndefAttr>(value))
    return intern(Kind::Undef, type, {});
  if (isa<PoisonAttr>(value))
    return intern(Kind::Poison, type, {});
  if (auto symbol = dyn_cast<FlatSymbolRefAttr>(value))
    return addressOf(symbol.getAttr());
  if (auto integer = dyn_cast<IntegerAttr>(value)) {
    if (!widthOf(type))
      return std::nullopt;
    return number(type, integer.getValue());
  }
  if (auto real = dyn_cast<FloatAttr>(value)) {
    if (!widthOf(type))
      return std::nullopt;
    return number(type, real.getValue().bitcastToAPInt());
  }
  if (auto text = dyn_cast<StringAttr>(value)) {
    llvm::SmallVector<Term, 0> bytes;
    Type byte = IntegerType::get(type.getContext(), 8);
    for (char c : text.getValue())
      bytes.push_back(number(byte, APInt(8, uint8_t(c))));
    return aggregate(LLVMArrayType::get(byte, bytes.size()), bytes);
  }
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(value)) {
    AsmResourceBlob *blob = resource.getRawHandle().getBlob();
    bool isSplat = false;
    if (!blob || !DenseElementsAttr::isValidRawBuffer(resource.getType(),
                                                      blob->getData(), isSplat))
      return std::nullopt;
    return elementsOf(type, DenseElementsAttr::getFromRawBuffer(
                                resource.getType(), blob->getData()));
  }
  if (auto elements = dyn_cast<ElementsAttr>(value))
    return elementsOf(type, elements);
  auto array = dyn_cast<ArrayAttr>(value);
  if (!array)
    return std::nullopt;
  llvm::SmallVector<Term, 0> elements;
  for (auto [i, part] : llvm::enumerate(array)) {
    Type ofPart = elementType(type, i);
    std::optional<Term> term = ofPart ? of(ofPart, part) : std::nullopt;
    if (!term)
      return std::nullopt;
    elements.push_back(*term);
  }
  return aggregate(type, elements);
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

/// Whether `op` is in the initializer of a variable or alias, where every op
/// represents a constant.
static bool isInInitializer(Operation &op) {
  return isa_and_nonnull<GlobalOp, AliasOp>(op.getParentOp());
}

/// Whether the result of `op` is only used in clauses of landing pads, which
/// are constants.
static bool isInClause(Operation &op) {
  Operation *link = &op;
  while (isa<InsertValueOp>(*link) && link->hasOneUse())
    link = *link->user_begin();
  return link != &op && isa<LandingpadOp>(*link);
}

bool Constants::isConstant(Operation &op) {
  if (isa<ConstantOp, ZeroOp, UndefOp, PoisonOp, AddressOfOp, NoneTokenOp,
          BlockAddressOp, DSOLocalEquivalentOp>(op))
    return true;
  if (op.getName().getStringRef() == constantOp)
    return true;
  return op.getNumResults() == 1 &&
         (op.hasAttr(constantMark) || isInInitializer(op) || isInClause(op));
}

std::optional<Term> Constants::of(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op || !isConstant(*op))
    return std::nullopt;
  if (auto it = known.find(op); it != known.end())
    return it->second;
  std::optional<Term> term = evaluate(*op);
  known[op] = term;
  return term;
}

std::optional<Term> Constants::evaluate(Operation &op) {
  Type type = op.getResult(0).getType();
  return llvm::TypeSwitch<Operation *, std::optional<Term>>(&op)
      .Case([&](ConstantOp constant) { return of(type, constant.getValue()); })
      .Case([&](ZeroOp) { return zero(type); })
      .Case([&](NoneTokenOp) { return zero(type); })
      .Case([&](UndefOp) { return intern(Kind::Undef, type, {}); })
      .Case([&](PoisonOp) { return intern(Kind::Poison, type, {}); })
      .Case([&](AddressOfOp address) {
        return addressOf(address.getGlobalNameAttr().getAttr());
      })
      .Case([&](BlockAddressOp address) { return blockAddress(address); })
      .Case<InsertValueOp, InsertElementOp>(
          [&](auto) { return evaluateInsertions(op); })
      .Default([&](Operation *) { return evaluateExpression(op); });
}

std::optional<Term> Constants::blockAddress(BlockAddressOp op) {
  BlockAddressAttr address = op.getBlockAddr();
  Operation *function =
      symbols.lookupNearestSymbolFrom(op, address.getFunction());
  if (!function)
    return std::nullopt;
  auto [it, isNew] = tags.try_emplace(function);
  if (isNew)
    for (auto [i, block] : llvm::enumerate(function->getRegion(0)))
      for (auto tag : block.getOps<BlockTagOp>())
        it->second[tag.getTag()] = i;
  auto place = it->second.find(address.getTag());
  if (place == it->second.end())
    return std::nullopt;
  return intern(Kind::BlockAddress, {},
                {word(address.getFunction().getAttr()), place->second});
}

/// The position at which `op` inserts; nothing if it is not constant.
static std::optional<llvm::SmallVector<int64_t>> positionOf(Operation &op) {
  if (auto insert = dyn_cast<InsertValueOp>(op))
    return llvm::SmallVector<int64_t>(insert.getPosition());
  APInt place;
  if (!matchPattern(cast<InsertElementOp>(op).getPosition(),
                    m_ConstantInt(&place)) ||
      place.getActiveBits() > 32)
    return std::nullopt;
  return llvm::SmallVector<int64_t>{int64_t(place.getZExtValue())};
}

std::optional<Term> Constants::insert(Term into, ArrayRef<int64_t> position,
                                      Term element) {
  if (position.empty())
    return element;
  Type type = entries[into].type;
  auto elements = expand(into);
  if (!elements || uint64_t(position.front()) >= elements->size())
    return std::nullopt;
  std::optional<Term> part =
      insert((*elements)[position.front()], position.drop_front(), element);
  if (!part)
    return std::nullopt;
  (*elements)[position.front()] = *part;
  return aggregate(type, *elements);
}

/// Evaluates a whole chain of insertions at once. Numbering each intermediate
/// aggregate would take time quadratic in the length of the chain.
std::optional<Term> Constants::evaluateInsertions(Operation &op) {
  llvm::SmallVector<Operation *> chain;
  Value base = op.getResult(0);
  for (Operation *link = &op; link;) {
    if (!isa<InsertValueOp, InsertElementOp>(*link) || !isConstant(*link))
      break;
    chain.push_back(link);
    base = isa<InsertValueOp>(*link) ? cast<InsertValueOp>(*link).getContainer()
                                     : cast<InsertElementOp>(*link).getVector();
    link = base.getDefiningOp();
  }
  std::optional<Term> whole = of(base);
  auto elements = whole ? expand(*whole) : std::nullopt;
  if (!elements)
    return evaluateExpression(op);
  for (Operation *link : llvm::reverse(chain)) {
    auto position = positionOf(*link);
    std::optional<Term> element =
        of(isa<InsertValueOp>(*link) ? cast<InsertValueOp>(*link).getValue()
                                     : cast<InsertElementOp>(*link).getValue());
    if (!position || !element ||
        uint64_t(position->front()) >= elements->size())
      return evaluateExpression(op);
    std::optional<Term> part =
        insert((*elements)[position->front()], ArrayRef(*position).drop_front(),
               *element);
    if (!part)
      return evaluateExpression(op);
    (*elements)[position->front()] = *part;
  }
  return aggregate(op.getResult(0).getType(), *elements);
}

std::optional<Term> Constants::evaluateExpression(Operation &op) {
  llvm::SmallVector<Term, 0> operands;
  Type type = op.getResult(0).getType();
  auto addOperand = [&](Value operand) {
    std::optional<Term> term = of(operand);
    operands.push_back(term.value_or(0));
    return term.has_value();
  };
  NamedAttrList attributes;
  // A constant has no discardable attributes in LLVM IR.
  for (NamedAttribute attribute : attributesOf(op))
    if (!op.getDiscardableAttr(attribute.getName()) ||
        attribute.getName() == inRangeMark)
      attributes.append(attribute);

  if (auto gep = dyn_cast<GEPOp>(op)) {
    // Indices in its attribute are i32 constants.
    if (!addOperand(gep.getBase()))
      return std::nullopt;
    for (auto place : gep.getIndices()) {
      if (auto own = dyn_cast<IntegerAttr>(place))
        operands.push_back(index(op.getContext(), own.getInt()));
      else if (!addOperand(cast<Value>(place)))
        return std::nullopt;
    }
    attributes.erase(gep.getRawConstantIndicesAttrName());
  } else {
    for (Value operand : op.getOperands())
      if (!addOperand(operand))
        return std::nullopt;
  }

  if (isa<BitcastOp, AddrSpaceCastOp>(op) && operands.size() == 1) {
    // Either the type is the same, or a number is reinterpreted.
    const Entry entry = entries[operands[0]];
    if (entry.type == type)
      return operands[0];
    if (entry.kind == Kind::Number && widthOf(type) == widthOf(entry.type))
      return intern(Kind::Number, type, entry.bits);
  }
  llvm::SmallVector<uint64_t> payload{
      word(StringAttr::get(op.getContext(), op.getName().getStringRef())),
      word(attributes.getDictionary(op.getContext()))};
  return intern(Kind::Expression, type, payload, operands);
}

} // namespace palindrome::mlirdiff
