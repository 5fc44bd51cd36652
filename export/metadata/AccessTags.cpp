// Follows the path from an access tag that LLVM's verifier follows.

#include "export/metadata/AccessTags.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Metadata.h"

using namespace palindrome;
using namespace palindrome::exporter;
using llvm::ConstantInt;
using llvm::MDNode;

namespace {
/// What the verifier makes of a node.
enum class Shape { Valid, Invalid, Crash };

/// The path from the base type of one tag to its access type.
class Path {
public:
  Path(const MDNode *accessType, const llvm::APInt &offset, bool isSized)
      : accessType(accessType), offset(offset), isSized(isSized) {}

  Shape follow(const MDNode *type);

private:
  Shape shapeOf(const MDNode &type);
  Shape fieldsOf(const MDNode &type);
  const MDNode *step(const MDNode &type);

  /// Where the fields of a struct type begin, and the operands of each: the
  /// type, the offset, and for types with sizes the size.
  unsigned firstField() const { return isSized ? 3 : 1; }
  unsigned fieldSize() const { return isSized ? 3 : 2; }

  const MDNode *accessType;
  llvm::APInt offset;
  bool isSized;       ///< Type nodes contain sizes, the parent comes first.
  unsigned width = 0; ///< Of the offsets in the type looked at last.
};
} // namespace

static const MDNode *nodeAt(const MDNode &node, unsigned index) {
  return llvm::dyn_cast_or_null<MDNode>(node.getOperand(index));
}

static const ConstantInt *integerAt(const MDNode &node, unsigned index) {
  return llvm::mdconst::dyn_extract_or_null<ConstantInt>(
      node.getOperand(index));
}

static bool isRoot(const MDNode &type) { return type.getNumOperands() < 2; }

/// The shape of a scalar type: !{!"name", parent} or !{!"name", parent, i64 0}.
static Shape scalar(const MDNode *type) {
  llvm::SmallPtrSet<const MDNode *, 4> seen;
  while (true) {
    unsigned count = type->getNumOperands();
    if (count != 2 && count != 3)
      return Shape::Invalid;
    if (!type->getOperand(0))
      return Shape::Crash;
    if (!llvm::isa<llvm::MDString>(type->getOperand(0)))
      return Shape::Invalid;
    if (count == 3) {
      if (!type->getOperand(2))
        return Shape::Crash;
      const ConstantInt *zero = integerAt(*type, 2);
      if (!zero || !zero->isZero())
        return Shape::Invalid;
    }
    const MDNode *parent = nodeAt(*type, 1);
    if (!parent || !seen.insert(parent).second)
      return Shape::Invalid;
    if (isRoot(*parent))
      return Shape::Valid;
    type = parent;
  }
}

Shape Path::shapeOf(const MDNode &type) {
  unsigned count = type.getNumOperands();
  width = 0;
  if (count == 2)
    return scalar(&type);
  if (isSized ? count % 3 != 0 || !integerAt(type, 1) : count % 2 != 1)
    return Shape::Invalid;
  if (!isSized && !type.getOperand(0))
    return Shape::Crash;
  if (!isSized && !llvm::isa<llvm::MDString>(type.getOperand(0)))
    return Shape::Invalid;
  return fieldsOf(type);
}

Shape Path::fieldsOf(const MDNode &type) {
  Shape shape = Shape::Valid;
  const ConstantInt *last = nullptr;
  width = ~0U;
  for (unsigned field = firstField(); field < type.getNumOperands();
       field += fieldSize()) {
    if (!type.getOperand(field))
      return Shape::Crash;
    const ConstantInt *start = integerAt(type, field + 1);
    if (!nodeAt(type, field) || !start) {
      shape = Shape::Invalid;
      continue;
    }
    if (width == ~0U)
      width = start->getBitWidth();
    if (start->getBitWidth() != width) {
      shape = Shape::Invalid;
      continue;
    }
    if ((last && last->getValue().ugt(start->getValue())) ||
        (isSized && !integerAt(type, field + 2)))
      shape = Shape::Invalid;
    last = start;
  }
  return shape;
}

/// The type of the field at the offset, which becomes one in that type. Of a
/// type with a size and no fields, the verifier takes the parent for the field,
/// and the size for its offset.
const MDNode *Path::step(const MDNode &type) {
  if (type.getNumOperands() == 2)
    return nodeAt(type, 1);
  if (width == ~0U) {
    offset -= integerAt(type, 1)->getValue().zextOrTrunc(offset.getBitWidth());
    return nodeAt(type, 0);
  }
  const MDNode *found = nullptr;
  llvm::APInt start = offset;
  for (unsigned field = firstField(); field < type.getNumOperands();
       field += fieldSize()) {
    const llvm::APInt &here = integerAt(type, field + 1)->getValue();
    if (here.ugt(offset))
      break;
    found = nodeAt(type, field);
    start = here;
  }
  if (found)
    offset -= start;
  return found;
}

Shape Path::follow(const MDNode *type) {
  llvm::SmallPtrSet<const MDNode *, 4> seen;
  bool hasAccessType = false;
  for (; type && !isRoot(*type); type = step(*type)) {
    if (!seen.insert(type).second)
      return Shape::Invalid;
    if (Shape shape = shapeOf(*type); shape != Shape::Valid)
      return shape;
    Shape asScalar = scalar(type);
    if (asScalar == Shape::Crash)
      return asScalar;
    hasAccessType |= type == accessType;
    bool isAtStart = asScalar == Shape::Valid || type == accessType;
    bool fits = width == offset.getBitWidth() ||
                (width == 0 && offset.isZero()) || (isSized && width == ~0U);
    if ((isAtStart && !offset.isZero()) || !fits)
      return Shape::Invalid;
    if (isSized && hasAccessType)
      return Shape::Valid;
    if (type->getNumOperands() != 2 && width == ~0U)
      if (!nodeAt(*type, 0) || offset.getBitWidth() > 64 ||
          integerAt(*type, 1)->getBitWidth() > 64)
        return Shape::Crash;
  }
  return hasAccessType ? Shape::Valid : Shape::Invalid;
}

bool palindrome::exporter::canBeAccessTag(const MDNode *node) {
  unsigned count = node->getNumOperands();
  if (count == 0)
    return true;
  if (!node->getOperand(0))
    return false;
  if (count < 3)
    return true;
  const MDNode *base = nodeAt(*node, 0), *accessType = nodeAt(*node, 1);
  if (!base || !accessType)
    return true;
  bool isSized =
      accessType->getNumOperands() >= 3 && nodeAt(*accessType, 0) != nullptr;
  if (isSized ? count != 4 && count != 5 : count > 4)
    return true;
  if (!isSized)
    if (Shape shape = scalar(accessType); shape != Shape::Valid)
      return shape == Shape::Invalid;
  const ConstantInt *offset = integerAt(*node, 2);
  return !offset ||
         Path(accessType, offset->getValue(), isSized).follow(base) !=
             Shape::Crash;
}
