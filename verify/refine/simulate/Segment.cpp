// Clones the blocks of a segment into a function of its own.

#include "verify/refine/simulate/Segment.h"
#include "verify/refine/witness/Cut.h"
#include "llvm/IR/AttributeMask.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include "llvm/Transforms/Utils/ValueMapper.h"

using namespace palindrome::refine;
using namespace llvm;

namespace {
/// One side of a pair of functions.
class Outliner {
public:
  Outliner(const Function &function, ArrayRef<RelatedCut> cuts, bool isSource,
           std::vector<Function *> &made)
      : function(function), module(const_cast<Module &>(*function.getParent())),
        cuts(cuts), isSource(isSource), made(made) {
    for (const RelatedCut &cut : cuts)
      blocks.push_back(isSource ? cut.source : cut.target);
  }

  /// The segment that begins at a cut, or at the entry; null if it cannot be
  /// made.
  Function *outline(std::optional<unsigned> cut);

private:
  const Value *ofSide(const Slot &slot) const {
    return isSource ? slot.source : slot.target;
  }
  Type *typeOf(const Slot &slot) const {
    return (slot.source ? slot.source : slot.target)->getType();
  }
  Type *contentsType(const Slot &slot) const {
    return ArrayType::get(Type::getInt8Ty(module.getContext()), *slot.contents);
  }
  Function *declare(std::optional<unsigned> cut);
  AttributeSet attributesOf(const Slot &slot) const;
  /// The declaration that stands for arriving at a cut.
  Function *declareCut(unsigned cut);
  void cloneBlock(const BasicBlock &block);
  /// The value in the segment; null if it has none.
  Value *get(const Value *value);
  /// The block that ends the segment on the edge from `from` to a cut.
  BasicBlock *end(const BasicBlock &from, unsigned cut);

  const Function &function;
  Module &module;
  ArrayRef<RelatedCut> cuts;
  const bool isSource;
  std::vector<Function *> &made;
  std::vector<const BasicBlock *> blocks;

  // The segment that is being made.
  Function *segment = nullptr;
  BasicBlock *head = nullptr;
  ValueToValueMapTy values;
  bool hasFailed = false;
};
} // namespace

/// What holds for the value of a slot on arrival.
AttributeSet Outliner::attributesOf(const Slot &slot) const {
  AttrBuilder attributes(module.getContext());
  const Value *value = ofSide(slot);
  std::optional<LocalObject> object =
      value ? localObject(*value) : std::nullopt;
  if (slot.isSingle)
    attributes.addAttribute(Attribute::NoUndef);
  // The source's alone: where it does not hold, the source's segment has no
  // meaning. Other values of the parameter are never passed.
  if (slot.range && isSource)
    attributes.addRangeAttr(*slot.range);
  if (slot.isNonNull && isSource)
    attributes.addAttribute(Attribute::NonNull);
  if (slot.contents) {
    attributes.addByValAttr(contentsType(slot));
    attributes.addAlignmentAttr(object ? object->align : Align(1));
  } else if (object && isSource) {
    attributes.addAttribute(Attribute::NoUndef);
    attributes.addAttribute(Attribute::NonNull);
    attributes.addAlignmentAttr(object->align);
    attributes.addDereferenceableAttr(object->size);
  } else if (auto *argument = dyn_cast_or_null<Argument>(value);
             argument && isSource) {
    // The value does not change after the entry.
    for (Attribute::AttrKind kind : {Attribute::NoUndef, Attribute::NonNull,
                                     Attribute::Alignment, Attribute::Range})
      if (argument->hasAttribute(kind))
        attributes.addAttribute(argument->getAttribute(kind));
  }
  return AttributeSet::get(module.getContext(), attributes);
}

/// The attributes of parameters that restrict what is done with a pointer later
/// on. The target keeps them in any case (see Conditions.h), and a segment does
/// not show what a pointer is based on.
static AttributeMask promises() {
  AttributeMask mask;
  for (Attribute::AttrKind kind :
       {Attribute::Captures, Attribute::DeadOnReturn, Attribute::DeadOnUnwind,
        Attribute::Initializes, Attribute::NoAlias, Attribute::NoFree,
        Attribute::ReadNone, Attribute::ReadOnly, Attribute::Returned,
        Attribute::WriteOnly})
    mask.addAttribute(kind);
  return mask;
}

Function *Outliner::declare(std::optional<unsigned> cut) {
  SmallVector<Type *> types;
  SmallVector<AttributeSet> attributes;
  AttributeList all = function.getAttributes();
  if (cut) {
    for (const Slot &slot : cuts[*cut].slots) {
      types.push_back(typeOf(slot));
      attributes.push_back(attributesOf(slot));
    }
  } else {
    for (const Argument &argument : function.args()) {
      types.push_back(argument.getType());
      attributes.push_back(
          all.getParamAttrs(argument.getArgNo())
              .removeAttributes(module.getContext(), promises()));
    }
  }
  auto *result = Function::Create(
      FunctionType::get(function.getReturnType(), types, /*isVarArg=*/false),
      GlobalValue::ExternalLinkage, function.getAddressSpace(),
      segmentPrefix + Twine(cut ? cuts[*cut].number + 1 : 0), &module);
  result->setCallingConv(function.getCallingConv());
  if (function.hasPersonalityFn())
    result->setPersonalityFn(function.getPersonalityFn());
  if (function.hasGC())
    result->setGC(function.getGC());
  result->setAttributes(AttributeList::get(
      module.getContext(), all.getFnAttrs(),
      all.getRetAttrs().removeAttribute(module.getContext(),
                                        Attribute::NoAlias), // Conditions.h
      attributes));
  // A segment that arrives at a cut does not return, and ends.
  result->removeFnAttr(Attribute::WillReturn);
  result->removeFnAttr(Attribute::MustProgress);
  result->removeFnAttr(Attribute::Memory);
  made.push_back(result);
  return result;
}

Function *Outliner::declareCut(unsigned cut) {
  std::string name = (cutPrefix + Twine(cuts[cut].number)).str();
  if (Function *known = module.getFunction(name))
    return known;
  SmallVector<Type *> types;
  for (const Conjecture &conjecture : conjecturesOf(cuts[cut]))
    types.push_back(conjecture.kind == Conjecture::Value
                        ? typeOf(cuts[cut].slots[conjecture.slot])
                        : Type::getInt1Ty(module.getContext()));
  auto *result = Function::Create(
      FunctionType::get(Type::getVoidTy(module.getContext()), types,
                        /*isVarArg=*/false),
      GlobalValue::ExternalLinkage, name, &module);
  for (Attribute::AttrKind kind :
       {Attribute::NoReturn, Attribute::NoUnwind, Attribute::NoFree,
        Attribute::NoSync, Attribute::NoRecurse, Attribute::NoCallback})
    result->addFnAttr(kind);
  made.push_back(result);
  return result;
}

Value *Outliner::get(const Value *value) {
  if (!isa<Instruction, Argument>(value))
    return const_cast<Value *>(value);
  if (Value *known = values.lookup(value))
    return known;
  // It is computed again, at the beginning of the segment.
  auto *inst = dyn_cast<Instruction>(value);
  if (!inst || !isPure(*inst) || !head) {
    hasFailed = true;
    return nullptr;
  }
  SmallVector<Value *> operands;
  for (const Value *operand : inst->operands())
    operands.push_back(get(operand));
  if (hasFailed)
    return nullptr;
  Instruction *clone = inst->clone();
  for (auto [i, operand] : enumerate(operands))
    clone->setOperand(i, operand);
  clone->setDebugLoc(DebugLoc());
  clone->insertInto(head, head->end());
  if (inst->hasName())
    clone->setName(inst->getName());
  values[value] = clone;
  return clone;
}

void Outliner::cloneBlock(const BasicBlock &block) {
  auto *clone = cast<BasicBlock>(values.lookup(&block));
  for (const Instruction &inst : block) {
    // The phis of the first block are parameters.
    if (isa<PHINode>(inst) && values.count(&inst))
      continue;
    if (isa<DbgInfoIntrinsic>(inst))
      continue;
    Instruction *copy = inst.clone();
    copy->setDebugLoc(DebugLoc());
    copy->setMetadata(LLVMContext::MD_loop, nullptr);
    copy->insertInto(clone, clone->end());
    if (inst.hasName())
      copy->setName(inst.getName());
    values[&inst] = copy;
  }
}

/// What the source passes for a conjecture on `value`: true, or poison.
static Value *trueUnlessPoison(IRBuilderBase &builder, Value *value) {
  // An instruction, as a constant would be folded.
  auto *isZero = CmpInst::Create(Instruction::ICmp, CmpInst::ICMP_EQ, value,
                                 Constant::getNullValue(value->getType()));
  auto *result =
      BinaryOperator::CreateOr(builder.Insert(isZero), builder.getTrue());
  return builder.Insert(result);
}

/// What the target passes: whether the conjecture holds for `value`.
static Value *holds(IRBuilderBase &builder, const Slot &slot,
                    Conjecture::Kind kind, Value *value) {
  if (kind == Conjecture::NonNull)
    return builder.CreateIsNotNull(value);
  const ConstantRange &range = *slot.range;
  Type *type = value->getType();
  return builder.CreateICmpULT(
      builder.CreateSub(value, ConstantInt::get(type, range.getLower())),
      ConstantInt::get(type, range.getUpper() - range.getLower()));
}

BasicBlock *Outliner::end(const BasicBlock &from, unsigned cut) {
  auto *block = BasicBlock::Create(module.getContext(), "to", segment);
  IRBuilder<> builder(block);
  Function *callee = declareCut(cut);
  SmallVector<Value *> arguments;
  SmallVector<AttributeSet> attributes;
  for (const Conjecture &conjecture : conjecturesOf(cuts[cut])) {
    const Slot &slot = cuts[cut].slots[conjecture.slot];
    const Value *value = ofSide(slot);
    if (auto *phi = dyn_cast<PHINode>(value);
        phi && phi->getParent() == blocks[cut])
      value = phi->getIncomingValueForBlock(&from);
    Value *mine = get(value);
    if (!mine)
      return nullptr;
    AttrBuilder ofArgument(module.getContext());
    if (conjecture.kind != Conjecture::Value) {
      mine = isSource ? trueUnlessPoison(builder, mine)
                      : holds(builder, slot, conjecture.kind, mine);
    } else if (slot.contents) {
      ofArgument.addByValAttr(contentsType(slot));
      ofArgument.addAlignmentAttr(Align(1));
    } else if (slot.isSingle && isSource) {
      ofArgument.addAttribute(Attribute::NoUndef);
    }
    arguments.push_back(mine);
    attributes.push_back(AttributeSet::get(module.getContext(), ofArgument));
  }
  CallInst *call = builder.CreateCall(callee, arguments);
  call->setAttributes(AttributeList::get(module.getContext(), AttributeSet(),
                                         AttributeSet(), attributes));
  call->setDoesNotReturn();
  builder.CreateUnreachable();
  return block;
}

Function *Outliner::outline(std::optional<unsigned> cut) {
  values.clear();
  hasFailed = false;
  segment = declare(cut);
  head = nullptr;
  const BasicBlock &start = cut ? *blocks[*cut] : function.getEntryBlock();
  if (cut) {
    head = BasicBlock::Create(module.getContext(), "", segment);
    for (auto [slot, parameter] :
         zip_equal(cuts[*cut].slots, segment->args())) {
      const Value *value = ofSide(slot);
      if (!value)
        continue;
      values[value] = &parameter;
      if (value->hasName())
        parameter.setName(value->getName());
    }
    for (const PHINode &phi : start.phis())
      if (!values.count(&phi)) // It has no uses.
        values[&phi] = PoisonValue::get(phi.getType());
  } else {
    for (auto [theirs, mine] : zip_equal(function.args(), segment->args())) {
      values[&theirs] = &mine;
      if (theirs.hasName())
        mine.setName(theirs.getName());
    }
  }

  Region region = regionFrom(start, blocks);
  for (const BasicBlock *block : region)
    values[block] =
        BasicBlock::Create(module.getContext(), block->getName(), segment);
  for (const BasicBlock *block : region)
    cloneBlock(*block);
  // Now operands, and edges to cuts.
  for (const BasicBlock *block : region) {
    auto *clone = cast<BasicBlock>(values.lookup(block));
    for (Instruction &inst : *clone) {
      if (auto *phi = dyn_cast<PHINode>(&inst))
        for (unsigned i = phi->getNumIncomingValues(); i-- > 0;)
          if (!region.contains(phi->getIncomingBlock(i)))
            phi->removeIncomingValue(i, /*DeletePHIIfEmpty=*/false);
      for (Use &use : inst.operands()) {
        if (auto *successor = dyn_cast<BasicBlock>(use.get())) {
          auto target = find(blocks, successor);
          BasicBlock *to =
              target != blocks.end()
                  ? end(*block, target - blocks.begin())
                  : cast_or_null<BasicBlock>(values.lookup(successor));
          if (!to)
            return nullptr;
          use.set(to);
        } else if (isa<Instruction, Argument>(use.get())) {
          Value *mine = get(use.get());
          if (!mine)
            return nullptr;
          use.set(mine);
        }
      }
      if (auto *phi = dyn_cast<PHINode>(&inst))
        for (unsigned i = 0; i < phi->getNumIncomingValues(); ++i)
          phi->setIncomingBlock(
              i, cast<BasicBlock>(values.lookup(phi->getIncomingBlock(i))));
    }
  }
  if (head)
    BranchInst::Create(cast<BasicBlock>(values.lookup(&start)), head);
  return hasFailed || verifyFunction(*segment) ? nullptr : segment;
}

Segments::Segments(const Function &source, const Function &target,
                   ArrayRef<RelatedCut> cuts) {
  Outliner ofSource(source, cuts, /*isSource=*/true, made),
      ofTarget(target, cuts, /*isSource=*/false, made);
  std::vector<Pair> pairs;
  for (unsigned number = 0; number <= cuts.size(); ++number) {
    std::optional<unsigned> cut;
    if (number > 0)
      cut = number - 1;
    Function *x = ofSource.outline(cut);
    Function *y = x ? ofTarget.outline(cut) : nullptr;
    if (!y)
      return;
    pairs.push_back({x, y});
  }
  segments = std::move(pairs);
}

Segments::~Segments() {
  for (Function *function : made)
    function->dropAllReferences();
  for (Function *function : made)
    function->eraseFromParent();
}
