// Types and constants, part by part.

#include "verify/refine/Structure.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"

using namespace palindrome::refine;

bool palindrome::refine::sameType(const llvm::Type *a, const llvm::Type *b) {
  if (a == b)
    return true;
  // All is unique in its context, apart from what has structs with a name.
  if (a->getTypeID() != b->getTypeID() ||
      a->getNumContainedTypes() != b->getNumContainedTypes())
    return false;
  if (auto *arrayA = llvm::dyn_cast<llvm::ArrayType>(a)) {
    if (arrayA->getNumElements() !=
        llvm::cast<llvm::ArrayType>(b)->getNumElements())
      return false;
  } else if (auto *structA = llvm::dyn_cast<llvm::StructType>(a)) {
    auto *structB = llvm::cast<llvm::StructType>(b);
    // Opaque ones have no parts in which they could differ.
    if (structA->isPacked() != structB->isPacked() ||
        structA->isOpaque() != structB->isOpaque())
      return false;
  } else if (auto *functionA = llvm::dyn_cast<llvm::FunctionType>(a)) {
    if (functionA->isVarArg() != llvm::cast<llvm::FunctionType>(b)->isVarArg())
      return false;
  } else if (auto *targetA = llvm::dyn_cast<llvm::TargetExtType>(a)) {
    auto *targetB = llvm::cast<llvm::TargetExtType>(b);
    if (targetA->getName() != targetB->getName() ||
        targetA->int_params() != targetB->int_params())
      return false;
  } else {
    return false;
  }
  for (unsigned i = 0, e = a->getNumContainedTypes(); i != e; ++i)
    if (!sameType(a->getContainedType(i), b->getContainedType(i)))
      return false;
  return true;
}

bool palindrome::refine::sameAttribute(llvm::Attribute a, llvm::Attribute b) {
  if (a == b)
    return true;
  return a.isTypeAttribute() && b.isTypeAttribute() &&
         a.getKindAsEnum() == b.getKindAsEnum() && a.getValueAsType() &&
         b.getValueAsType() && sameType(a.getValueAsType(), b.getValueAsType());
}

bool palindrome::refine::sameAttributes(const llvm::AttributeList &a,
                                        const llvm::AttributeList &b) {
  if (a == b)
    return true;
  return a.getNumAttrSets() == b.getNumAttrSets() &&
         llvm::all_of_zip(
             a, b, [](llvm::AttributeSet one, llvm::AttributeSet other) {
               return one.getNumAttributes() == other.getNumAttributes() &&
                      llvm::all_of_zip(one, other, sameAttribute);
             });
}

bool palindrome::refine::sameGlobal(const llvm::GlobalValue *a,
                                    const llvm::GlobalValue *b) {
  return a == b || (a->getParent() != b->getParent() && a->hasName() &&
                    a->getName() == b->getName());
}

/// The place of a block in its function.
static size_t blockIndex(const llvm::BasicBlock *block) {
  return std::distance(block->getParent()->begin(), block->getIterator());
}

bool ConstantComparison::sameBlockAddress(const llvm::Constant *a,
                                          const llvm::Constant *b) {
  auto *addressA = llvm::cast<llvm::BlockAddress>(a);
  auto *addressB = llvm::cast<llvm::BlockAddress>(b);
  return same(addressA->getFunction(), addressB->getFunction()) &&
         blockIndex(addressA->getBasicBlock()) ==
             blockIndex(addressB->getBasicBlock());
}

/// Whether the offsets that `inrange` allows are the same: how many bits they
/// have depends on where the module comes from.
static bool sameInRange(const llvm::GEPOperator &a,
                        const llvm::GEPOperator &b) {
  auto rangeA = a.getInRange(), rangeB = b.getInRange();
  if (!rangeA || !rangeB)
    return !rangeA && !rangeB;
  unsigned bits = std::max(rangeA->getBitWidth(), rangeB->getBitWidth());
  return rangeA->getLower().sext(bits) == rangeB->getLower().sext(bits) &&
         rangeA->getUpper().sext(bits) == rangeB->getUpper().sext(bits);
}

bool ConstantComparison::same(const llvm::Constant *a,
                              const llvm::Constant *b) {
  if (a == functionA || b == functionB)
    return a == functionA && b == functionB;
  auto *globalA = llvm::dyn_cast<llvm::GlobalValue>(a);
  auto *globalB = llvm::dyn_cast<llvm::GlobalValue>(b);
  if (globalA && globalB)
    return sameGlobal(globalA, globalB);
  // What refers to no global is unique in its context, types aside.
  if (a->getValueID() != b->getValueID() ||
      a->getNumOperands() != b->getNumOperands() ||
      !sameType(a->getType(), b->getType()))
    return false;
  if (known.contains({a, b}))
    return true;
  if (llvm::isa<llvm::BlockAddress>(a))
    return sameBlockAddress(a, b);
  if (llvm::isa<llvm::ConstantData>(a)) {
    // Of one type there is one. Of two, those without parts are the same; no
    // data has parts whose type could have a name.
    if (a != b && !llvm::isa<llvm::UndefValue, llvm::ConstantAggregateZero>(a))
      return false;
  } else if (auto *expressionA = llvm::dyn_cast<llvm::ConstantExpr>(a)) {
    auto *expressionB = llvm::cast<llvm::ConstantExpr>(b);
    if (expressionA->getOpcode() != expressionB->getOpcode() ||
        expressionA->getRawSubclassOptionalData() !=
            expressionB->getRawSubclassOptionalData())
      return false;
    if (auto *gepA = llvm::dyn_cast<llvm::GEPOperator>(a)) {
      auto *gepB = llvm::cast<llvm::GEPOperator>(b);
      if (!sameType(gepA->getSourceElementType(),
                    gepB->getSourceElementType()) ||
          !sameInRange(*gepA, *gepB))
        return false;
    }
  } else if (!llvm::isa<llvm::ConstantAggregate, llvm::DSOLocalEquivalent,
                        llvm::NoCFIValue, llvm::ConstantPtrAuth>(a)) {
    return false;
  }
  for (unsigned i = 0, e = a->getNumOperands(); i != e; ++i)
    if (!same(llvm::cast<llvm::Constant>(a->getOperand(i)),
              llvm::cast<llvm::Constant>(b->getOperand(i))))
      return false;
  known.insert({a, b});
  return true;
}
