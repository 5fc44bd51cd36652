// Compares types, attributes and constants part by part.

#include "verify/judge/refine/structure/Structure.h"
#include "verify/judge/refine/structure/Tolerance.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"

using namespace palindrome::refine;

/// Types that were found the same. They share their parts, so that without this
/// the time would be exponential.
using SameTypes =
    llvm::SmallDenseSet<std::pair<const llvm::Type *, const llvm::Type *>, 8>;

static bool sameType(const llvm::Type *source, const llvm::Type *target,
                     SameTypes &known) {
  if (source == target)
    return true;
  // LLVM makes equal types one object, apart from named structs and the types
  // that contain them.
  if (source->getTypeID() != target->getTypeID() ||
      source->getNumContainedTypes() != target->getNumContainedTypes())
    return false;
  if (auto *sourceArray = llvm::dyn_cast<llvm::ArrayType>(source)) {
    if (sourceArray->getNumElements() !=
        llvm::cast<llvm::ArrayType>(target)->getNumElements())
      return false;
  } else if (auto *sourceStruct = llvm::dyn_cast<llvm::StructType>(source)) {
    auto *targetStruct = llvm::cast<llvm::StructType>(target);
    // Two opaque structs have no parts, and so are the same.
    if (sourceStruct->isPacked() != targetStruct->isPacked() ||
        sourceStruct->isOpaque() != targetStruct->isOpaque())
      return false;
  } else if (auto *sourceFunction =
                 llvm::dyn_cast<llvm::FunctionType>(source)) {
    if (sourceFunction->isVarArg() !=
        llvm::cast<llvm::FunctionType>(target)->isVarArg())
      return false;
  } else if (auto *sourceExtension =
                 llvm::dyn_cast<llvm::TargetExtType>(source)) {
    auto *targetExtension = llvm::cast<llvm::TargetExtType>(target);
    if (sourceExtension->getName() != targetExtension->getName() ||
        sourceExtension->int_params() != targetExtension->int_params())
      return false;
  } else {
    return false;
  }
  // A difference in the parts ends the whole comparison.
  if (!known.insert({source, target}).second)
    return true;
  for (unsigned i = 0, e = source->getNumContainedTypes(); i != e; ++i)
    if (!sameType(source->getContainedType(i), target->getContainedType(i),
                  known))
      return false;
  return true;
}

bool palindrome::refine::sameType(const llvm::Type *source,
                                  const llvm::Type *target) {
  if (source == target)
    return true;
  SameTypes known;
  return ::sameType(source, target, known);
}

bool palindrome::refine::sameAttribute(llvm::Attribute source,
                                       llvm::Attribute target) {
  if (source == target)
    return true;
  return source.isTypeAttribute() && target.isTypeAttribute() &&
         source.getKindAsEnum() == target.getKindAsEnum() &&
         source.getValueAsType() && target.getValueAsType() &&
         sameType(source.getValueAsType(), target.getValueAsType());
}

bool palindrome::refine::sameAttributes(const llvm::AttributeList &source,
                                        const llvm::AttributeList &target) {
  if (source == target)
    return true;
  return source.getNumAttrSets() == target.getNumAttrSets() &&
         llvm::all_of_zip(source, target,
                          [](llvm::AttributeSet one, llvm::AttributeSet other) {
                            return one.getNumAttributes() ==
                                       other.getNumAttributes() &&
                                   llvm::all_of_zip(one, other, sameAttribute);
                          });
}

llvm::Attribute palindrome::refine::findKind(llvm::AttributeSet set,
                                             llvm::Attribute attribute) {
  return attribute.isStringAttribute()
             ? set.getAttribute(attribute.getKindAsString())
             : set.getAttribute(attribute.getKindAsEnum());
}

bool palindrome::refine::sameAttributes(const llvm::AttributeList &source,
                                        const llvm::AttributeList &target,
                                        Tolerance &tolerance,
                                        const llvm::AttributeList &ofCallee) {
  if (sameAttributes(source, target))
    return true;
  llvm::SmallSetVector<unsigned, 8> places;
  for (const llvm::AttributeList &list : {source, target})
    places.insert_range(list.indexes());
  return llvm::all_of(places, [&](unsigned place) {
    bool isFunction = place == llvm::AttributeList::FunctionIndex;
    llvm::AttributeSet ofSource = source.getAttributes(place),
                       ofTarget = target.getAttributes(place);
    auto agree = [&](llvm::Attribute one, llvm::Attribute other) {
      return sameAttribute(one, other) ||
             tolerance.allowsAttribute(isFunction, one, other, ofSource,
                                       ofCallee.getAttributes(place));
    };
    return llvm::all_of(ofSource,
                        [&](llvm::Attribute attribute) {
                          return agree(attribute,
                                       findKind(ofTarget, attribute));
                        }) &&
           llvm::all_of(ofTarget, [&](llvm::Attribute attribute) {
             return findKind(ofSource, attribute).isValid() ||
                    agree(llvm::Attribute(), attribute);
           });
  });
}

bool palindrome::refine::sameGlobal(const llvm::GlobalValue *source,
                                    const llvm::GlobalValue *target) {
  return source == target ||
         (source->getParent() != target->getParent() && source->hasName() &&
          source->getName() == target->getName());
}

/// The position of a block in its function.
static size_t blockIndex(const llvm::BasicBlock *block) {
  return std::distance(block->getParent()->begin(), block->getIterator());
}

bool ConstantComparison::sameBlockAddress(const llvm::Constant *source,
                                          const llvm::Constant *target) {
  auto *sourceAddress = llvm::cast<llvm::BlockAddress>(source);
  auto *targetAddress = llvm::cast<llvm::BlockAddress>(target);
  return same(sourceAddress->getFunction(), targetAddress->getFunction()) &&
         blockIndex(sourceAddress->getBasicBlock()) ==
             blockIndex(targetAddress->getBasicBlock());
}

/// Whether `inrange` allows the same offsets. Their width differs between
/// modules from the parser and from the bitcode reader, so it does not count.
static bool sameInRange(const llvm::GEPOperator &source,
                        const llvm::GEPOperator &target) {
  auto sourceRange = source.getInRange(), targetRange = target.getInRange();
  if (!sourceRange || !targetRange)
    return !sourceRange && !targetRange;
  unsigned bits =
      std::max(sourceRange->getBitWidth(), targetRange->getBitWidth());
  return sourceRange->getLower().sext(bits) ==
             targetRange->getLower().sext(bits) &&
         sourceRange->getUpper().sext(bits) ==
             targetRange->getUpper().sext(bits);
}

bool ConstantComparison::same(const llvm::Constant *source,
                              const llvm::Constant *target) {
  if (source == sourceFunction || target == targetFunction)
    return source == sourceFunction && target == targetFunction;
  auto *sourceGlobal = llvm::dyn_cast<llvm::GlobalValue>(source);
  auto *targetGlobal = llvm::dyn_cast<llvm::GlobalValue>(target);
  if (sourceGlobal && targetGlobal)
    return sameGlobal(sourceGlobal, targetGlobal);
  // LLVM makes equal constants one object, unless they contain a global or a
  // named struct.
  if (source->getValueID() != target->getValueID() ||
      source->getNumOperands() != target->getNumOperands() ||
      !sameType(source->getType(), target->getType()))
    return false;
  if (known.contains({source, target}))
    return true;
  if (llvm::isa<llvm::BlockAddress>(source))
    return sameBlockAddress(source, target);
  if (llvm::isa<llvm::ConstantData>(source)) {
    // Of equal types, only those that have no data, as undef, can differ as
    // objects and be the same: the types of all other data have no names.
    if (source != target &&
        !llvm::isa<llvm::UndefValue, llvm::ConstantAggregateZero>(source))
      return false;
  } else if (auto *sourceExpression =
                 llvm::dyn_cast<llvm::ConstantExpr>(source)) {
    auto *targetExpression = llvm::cast<llvm::ConstantExpr>(target);
    if (sourceExpression->getOpcode() != targetExpression->getOpcode() ||
        sourceExpression->getRawSubclassOptionalData() !=
            targetExpression->getRawSubclassOptionalData())
      return false;
    if (auto *sourceGep = llvm::dyn_cast<llvm::GEPOperator>(source)) {
      auto *targetGep = llvm::cast<llvm::GEPOperator>(target);
      if (!sameType(sourceGep->getSourceElementType(),
                    targetGep->getSourceElementType()) ||
          !sameInRange(*sourceGep, *targetGep))
        return false;
    }
  } else if (!llvm::isa<llvm::ConstantAggregate, llvm::DSOLocalEquivalent,
                        llvm::NoCFIValue, llvm::ConstantPtrAuth>(source)) {
    return false;
  }
  for (unsigned i = 0, e = source->getNumOperands(); i != e; ++i)
    if (!same(llvm::cast<llvm::Constant>(source->getOperand(i)),
              llvm::cast<llvm::Constant>(target->getOperand(i))))
      return false;
  known.insert({source, target});
  return true;
}

/// Adds the addresses with an `inrange` that a constant consists of.
static void
addRestricted(const llvm::Constant &constant,
              llvm::SmallPtrSetImpl<const llvm::Constant *> &seen,
              llvm::SmallVectorImpl<const llvm::GEPOperator *> &restricted) {
  if (llvm::isa<llvm::GlobalValue, llvm::ConstantData>(constant) ||
      !seen.insert(&constant).second)
    return;
  if (auto *gep = llvm::dyn_cast<llvm::GEPOperator>(&constant);
      gep && gep->getInRange())
    restricted.push_back(gep);
  for (const llvm::Use &part : constant.operands())
    if (auto *one = llvm::dyn_cast<llvm::Constant>(part))
      addRestricted(*one, seen, restricted);
}

static llvm::SmallVector<const llvm::GEPOperator *>
listRestricted(const llvm::Function &function) {
  llvm::SmallPtrSet<const llvm::Constant *, 16> seen;
  llvm::SmallVector<const llvm::GEPOperator *> restricted;
  for (const llvm::Instruction &inst : llvm::instructions(function))
    for (const llvm::Use &operand : inst.operands())
      if (auto *constant = llvm::dyn_cast<llvm::Constant>(operand))
        addRestricted(*constant, seen, restricted);
  return restricted;
}

bool palindrome::refine::restrictsRanges(const llvm::Function &source,
                                         const llvm::Function &target) {
  auto theirs = listRestricted(target);
  if (theirs.empty())
    return false;
  auto ours = listRestricted(source);
  const llvm::DataLayout &layout = source.getDataLayout();
  // The same address can be written in several ways.
  auto baseOf = [&](const llvm::GEPOperator &gep, llvm::APInt &offset) {
    offset = llvm::APInt(layout.getIndexTypeSizeInBits(gep.getType()), 0);
    return llvm::cast<llvm::Constant>(gep.stripAndAccumulateConstantOffsets(
        layout, offset, /*AllowNonInbounds=*/true));
  };
  ConstantComparison comparison(&source, &target);
  return !llvm::all_of(theirs, [&](const llvm::GEPOperator *wanted) {
    llvm::APInt at, other;
    const llvm::Constant *base = baseOf(*wanted, at);
    return llvm::any_of(ours, [&](const llvm::GEPOperator *mine) {
      return sameInRange(*mine, *wanted) &&
             comparison.same(baseOf(*mine, other), base) && other == at;
    });
  });
}
