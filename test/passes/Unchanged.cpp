// Compares functions structurally: ops, blocks and values are paired by
// position, then operands and successors are compared by means of the pairs.

#include "test/passes/Unchanged.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Region.h"

using namespace mlir;

namespace palindrome::passes {

static bool isCarried(StringAttr name) {
  return name.getValue().starts_with("llvmx.");
}

bool FunctionComparer::same(Operation *a, Operation *b) {
  values.clear();
  blocks.clear();
  return pair(a, b) && edgesSame(a, b);
}

bool FunctionComparer::dictionariesSame(DictionaryAttr a, DictionaryAttr b) {
  auto next = [](auto &at, auto end) {
    while (at != end && isCarried(at->getName()))
      ++at;
    return at != end;
  };
  const NamedAttribute *left = a.begin(), *right = b.begin();
  while (true) {
    bool moreA = next(left, a.end()), moreB = next(right, b.end());
    if (!moreA || !moreB)
      return moreA == moreB;
    if (left->getName() != right->getName() ||
        !attributesSame(left->getValue(), right->getValue()))
      return false;
    ++left;
    ++right;
  }
}

/// Whether replacing the subelements of `a` by those of `b` results in `b`, and
/// the subelements are the same in turn.
bool FunctionComparer::elementsSame(Attribute a, Attribute b) {
  SmallVector<Attribute> ofA, ofB;
  SmallVector<Type> typesA, typesB;
  a.walkImmediateSubElements([&](Attribute e) { ofA.push_back(e); },
                             [&](Type t) { typesA.push_back(t); });
  b.walkImmediateSubElements([&](Attribute e) { ofB.push_back(e); },
                             [&](Type t) { typesB.push_back(t); });
  if (ofA.empty() || ofA.size() != ofB.size() || typesA != typesB)
    return false;
  for (auto [left, right] : llvm::zip_equal(ofA, ofB))
    if (!attributesSame(left, right))
      return false;
  return a.replaceImmediateSubElements(ofB, typesB) == b;
}

bool FunctionComparer::attributesSame(Attribute a, Attribute b) {
  if (!a || !b || a.getTypeID() != b.getTypeID())
    return a == b;
  if (isa<DistinctAttr>(a)) {
    auto [inA, newA] = distinctToB.insert({a, b});
    auto [inB, newB] = distinctToA.insert({b, a});
    if (!newA || !newB)
      return inA->second == b && inB->second == a;
  } else if (a == b) {
    return true;
  }
  // A recursive type refers to itself only by its distinct attribute.
  if (auto found = known.find({a, b}); found != known.end())
    return found->second;
  bool result;
  if (auto left = dyn_cast<DictionaryAttr>(a))
    result = dictionariesSame(left, cast<DictionaryAttr>(b));
  else if (auto left = dyn_cast<DistinctAttr>(a))
    result = attributesSame(left.getReferencedAttr(),
                            cast<DistinctAttr>(b).getReferencedAttr());
  else if (auto left = dyn_cast<FusedLoc>(a)) {
    // Not by subelements, since ignored attributes in the metadata may differ.
    auto right = cast<FusedLoc>(b);
    result = left.getLocations().size() == right.getLocations().size() &&
             attributesSame(left.getMetadata(), right.getMetadata());
    for (size_t i = 0; result && i != left.getLocations().size(); ++i)
      result = attributesSame(left.getLocations()[i], right.getLocations()[i]);
  } else if (auto left = dyn_cast<NameLoc>(a)) {
    auto right = cast<NameLoc>(b);
    result = left.getName() == right.getName() &&
             attributesSame(left.getChildLoc(), right.getChildLoc());
  } else if (auto left = dyn_cast<CallSiteLoc>(a)) {
    auto right = cast<CallSiteLoc>(b);
    result = attributesSame(left.getCallee(), right.getCallee()) &&
             attributesSame(left.getCaller(), right.getCaller());
  } else if (auto left = dyn_cast<LLVM::DILocalVariableAttr>(a)) {
    // MLIR cannot replace the subelements of a variable without a name, or of a
    // label.
    auto right = cast<LLVM::DILocalVariableAttr>(b);
    auto rest = [](LLVM::DILocalVariableAttr variable) {
      return std::make_tuple(variable.getName(), variable.getLine(),
                             variable.getArg(), variable.getAlignInBits(),
                             variable.getFlags());
    };
    result = rest(left) == rest(right) &&
             attributesSame(left.getScope(), right.getScope()) &&
             attributesSame(left.getFile(), right.getFile()) &&
             attributesSame(left.getType(), right.getType());
  } else if (auto left = dyn_cast<LLVM::DILabelAttr>(a)) {
    auto right = cast<LLVM::DILabelAttr>(b);
    result = left.getName() == right.getName() &&
             left.getLine() == right.getLine() &&
             attributesSame(left.getScope(), right.getScope()) &&
             attributesSame(left.getFile(), right.getFile());
  } else {
    result = elementsSame(a, b);
  }
  known[{a, b}] = result;
  return result;
}

bool FunctionComparer::headsSame(Operation *a, Operation *b) {
  return a->getName() == b->getName() &&
         a->getNumOperands() == b->getNumOperands() &&
         a->getNumSuccessors() == b->getNumSuccessors() &&
         a->getNumRegions() == b->getNumRegions() &&
         a->getResultTypes() == b->getResultTypes() &&
         attributesSame(a->getLoc(), b->getLoc()) &&
         dictionariesSame(a->getAttrDictionary(), b->getAttrDictionary());
}

bool FunctionComparer::pair(Operation *a, Operation *b) {
  if (!headsSame(a, b))
    return false;
  for (auto [left, right] : llvm::zip_equal(a->getResults(), b->getResults()))
    values[left] = right;
  for (auto [left, right] : llvm::zip_equal(a->getRegions(), b->getRegions()))
    if (!pair(left, right))
      return false;
  return true;
}

bool FunctionComparer::pair(Region &a, Region &b) {
  if (a.getBlocks().size() != b.getBlocks().size())
    return false;
  for (auto [left, right] : llvm::zip_equal(a, b)) {
    if (left.getArgumentTypes() != right.getArgumentTypes() ||
        left.getOperations().size() != right.getOperations().size())
      return false;
    blocks[&left] = &right;
    for (auto [x, y] :
         llvm::zip_equal(left.getArguments(), right.getArguments())) {
      if (!attributesSame(x.getLoc(), y.getLoc()))
        return false;
      values[x] = y;
    }
    for (auto [x, y] : llvm::zip_equal(left, right))
      if (!pair(&x, &y))
        return false;
  }
  return true;
}

bool FunctionComparer::edgesSame(Operation *a, Operation *b) {
  for (auto [left, right] : llvm::zip_equal(a->getOperands(), b->getOperands()))
    if (values.lookup(left) != right)
      return false;
  for (auto [left, right] :
       llvm::zip_equal(a->getSuccessors(), b->getSuccessors()))
    if (blocks.lookup(left) != right)
      return false;
  for (auto [left, right] : llvm::zip_equal(a->getRegions(), b->getRegions()))
    for (auto [x, y] : llvm::zip_equal(left.getOps(), right.getOps()))
      if (!edgesSame(&x, &y))
        return false;
  return true;
}

} // namespace palindrome::passes
