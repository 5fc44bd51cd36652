// Collects differences and spells places, operations and attributes.

#include "verify/judge/mlir/Report.h"
#include "mlir/IR/Block.h"
#include "mlir/IR/SymbolTable.h"
#include "palindrome/MLIRDiffer.h"
#include "llvm/ADT/Twine.h"

using namespace mlir;

namespace palindrome::mlirdiff {

/// In characters. An attribute may print as megabytes; its beginning is enough
/// to find it.
static constexpr size_t longestSpelling = 200;

static std::string shorten(std::string text) {
  size_t end = std::min(text.find('\n'), longestSpelling);
  if (end >= text.size())
    return text;
  text.resize(end);
  return text + "...";
}

/// How many more parts of an attribute or a type are counted.
static constexpr unsigned mostParts = 1000;

/// Whether `whole`, an attribute or a type, has at most `left` parts, each
/// counted as often as it occurs; subtracts their number. MLIR prints each of
/// them, so that the text of one with shared parts can be endless.
template <typename Whole> static bool isShort(Whole whole, unsigned &left) {
  if (!whole)
    return true;
  if (left == 0)
    return false;
  --left;
  bool fits = true;
  auto add = [&](auto part) { fits = fits && isShort(part, left); };
  whole.walkImmediateSubElements([&](Attribute part) { add(part); },
                                 [&](Type part) { add(part); });
  return fits;
}

bool isShort(Attribute attribute) {
  unsigned left = mostParts;
  return isShort(attribute, left);
}

template <typename Whole> static std::string spellWhole(Whole whole) {
  if (!whole)
    return "";
  unsigned left = mostParts;
  std::string text;
  llvm::raw_string_ostream stream(text);
  if (isShort(whole, left))
    stream << whole;
  else if constexpr (std::is_same_v<Whole, Type>)
    stream << "a large " << whole.getAbstractType().getName();
  else
    stream << "a large " << whole.getAbstractAttribute().getName();
  return shorten(std::move(text));
}

std::string spell(Attribute attribute) { return spellWhole(attribute); }

std::string spell(Type type) { return spellWhole(type); }

std::string spell(Operation *op) {
  std::string text;
  if (op && !isShort(Attribute(op->getAttrDictionary())))
    return op->getName().getStringRef().str();
  if (op) {
    llvm::raw_string_ostream stream(text);
    op->print(stream, OpPrintingFlags().skipRegions().useLocalScope());
  }
  return shorten(std::move(text));
}

std::string spell(Value value) {
  if (!value)
    return "";
  if (Operation *op = value.getDefiningOp())
    return spell(op);
  auto argument = cast<BlockArgument>(value);
  return ("argument " + llvm::Twine(argument.getArgNumber()) + " of block " +
          llvm::Twine(std::distance(argument.getOwner()->getParent()->begin(),
                                    argument.getOwner()->getIterator())))
      .str();
}

/// The place of `op`, such as `@f: block 1: llvm.load #3`. Sets `symbol` to the
/// symbol that `op` is in, if there is one.
static std::string placeOf(Operation *op, std::string &symbol) {
  Operation *top = op;
  while (top->getParentOp() && top->getParentOp()->getParentOp())
    top = top->getParentOp();
  if (auto name =
          top->getAttrOfType<StringAttr>(SymbolTable::getSymbolAttrName()))
    symbol = "@" + name.str();
  std::string text = symbol;
  if (top == op)
    return text.empty() ? op->getName().getStringRef().str() : text;
  Block *block = op->getBlock();
  llvm::raw_string_ostream stream(text);
  if (block->getParent() && !llvm::hasSingleElement(*block->getParent()))
    stream << ": block "
           << std::distance(block->getParent()->begin(), block->getIterator());
  stream << ": " << op->getName().getStringRef() << " #"
         << std::distance(block->begin(), op->getIterator()) + 1;
  return text;
}

Report::Report(const DiffOptions &options)
    : collector(mlirDifferenceClasses(), options) {}

void Report::add(const llvm::Twine &className, const OpPlace &place,
                 llvm::function_ref<void(Difference &)> spell) {
  llvm::SmallString<64> buffer;
  collector.add(className.toStringRef(buffer), [&](Difference &difference) {
    if (place.op)
      difference.where = placeOf(place.op, difference.symbol);
    difference.where += place.detail;
    spell(difference);
  });
}

void Report::add(const llvm::Twine &className, const OpPlace &place,
                 const llvm::Twine &a, const llvm::Twine &b) {
  add(className, place, [&](Difference &difference) {
    difference.a = a.str();
    difference.b = b.str();
  });
}

} // namespace palindrome::mlirdiff
