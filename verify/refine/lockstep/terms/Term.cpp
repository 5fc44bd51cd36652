// The normal form of terms.

#include "verify/refine/lockstep/terms/Term.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/IR/GetElementPtrTypeIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

bool Term::isTrue() const {
  const ConstantInt *value = constantInt();
  return value && value->isOne() && value->getBitWidth() == 1;
}

bool Term::isFalse() const {
  const ConstantInt *value = constantInt();
  return value && value->isZero() && value->getBitWidth() == 1;
}

void Term::Profile(FoldingSetNodeID &id) const {
  id.AddInteger(kind);
  id.AddPointer(type);
  // The instruction of an operation is a mere example of it.
  if (kind != Operation && kind != Address)
    id.AddPointer(value);
  id.AddInteger(flags);
  for (const Term *operand : operands)
    id.AddPointer(operand);
  id.AddInteger(rest.size());
  for (uint64_t word : rest)
    id.AddInteger(word);
  for (const AddressStep &step : steps) {
    id.AddInteger(step.scale);
    id.AddInteger(step.operand);
  }
}

const Term *TermPool::make(Term &&term) {
  FoldingSetNodeID id;
  term.Profile(id);
  void *place = nullptr;
  if (const Term *known = all.FindNodeOrInsertPos(id, place))
    return known;
  term.id = all.size();
  term.hasForeign =
      term.kind == Term::Foreign || term.opcode() == Instruction::Freeze ||
      any_of(term.operands, [](const Term *part) { return part->hasForeign; });
  term.operands = term.operands.copy(memory);
  term.rest = term.rest.copy(memory);
  term.steps = term.steps.copy(memory);
  auto *made = new (memory.Allocate<Term>()) Term(std::move(term));
  all.InsertNode(made, place);
  return made;
}

static Term startOf(Term::Kind kind, Type *type, const Value *value) {
  Term term;
  term.kind = kind;
  term.type = type;
  term.value = value;
  return term;
}

const Term *TermPool::constant(const llvm::Constant *value) {
  return make(startOf(Term::Constant, value->getType(), value));
}

const Term *TermPool::leaf(const Value *value, bool isForeign) {
  return make(
      startOf(isForeign ? Term::Foreign : Term::Leaf, value->getType(), value));
}

/// Whether the flags of `inst` do not make its result poison for these
/// operands.
static bool keepsFlags(const Instruction &inst,
                       ArrayRef<llvm::Constant *> operands) {
  if (inst.getRawSubclassOptionalData() == 0)
    return true;
  const APInt &x = cast<ConstantInt>(operands[0])->getValue();
  if (isa<ZExtInst>(inst))
    return !x.isNegative();
  if (auto *trunc = dyn_cast<TruncInst>(&inst)) {
    unsigned width = inst.getType()->getIntegerBitWidth();
    return !(trunc->hasNoUnsignedWrap() && !x.isIntN(width)) &&
           !(trunc->hasNoSignedWrap() && !x.isSignedIntN(width));
  }
  auto *operation = dyn_cast<OverflowingBinaryOperator>(&inst);
  if (!operation)
    return false;
  const APInt &y = cast<ConstantInt>(operands[1])->getValue();
  bool wraps = false, wrapsUnsigned = false;
  switch (inst.getOpcode()) {
  case Instruction::Add:
    (void)x.sadd_ov(y, wraps);
    (void)x.uadd_ov(y, wrapsUnsigned);
    break;
  case Instruction::Sub:
    (void)x.ssub_ov(y, wraps);
    (void)x.usub_ov(y, wrapsUnsigned);
    break;
  case Instruction::Mul:
    (void)x.smul_ov(y, wraps);
    (void)x.umul_ov(y, wrapsUnsigned);
    break;
  default:
    return false;
  }
  return !(operation->hasNoSignedWrap() && wraps) &&
         !(operation->hasNoUnsignedWrap() && wrapsUnsigned);
}

/// The result of `inst` for operands that are constant integers; null if it is
/// not known to be one.
const Term *TermPool::fold(const Instruction &inst,
                           ArrayRef<const Term *> operands) {
  if (!isa<BinaryOperator, CastInst>(inst) || !inst.getType()->isIntegerTy())
    return nullptr;
  SmallVector<llvm::Constant *> values;
  for (const Term *operand : operands) {
    const ConstantInt *value = operand->constantInt();
    if (!value)
      return nullptr;
    values.push_back(const_cast<ConstantInt *>(value));
  }
  if (!keepsFlags(inst, values))
    return nullptr;
  auto *result = dyn_cast_or_null<ConstantInt>(
      isa<CastInst>(inst)
          ? ConstantFoldCastOperand(inst.getOpcode(), values[0], inst.getType(),
                                    layout)
          : ConstantFoldBinaryOpOperands(inst.getOpcode(), values[0], values[1],
                                         layout));
  return result ? constant(result) : nullptr;
}

const Term *TermPool::negation(const Term *condition, const Instruction &inst) {
  Type *type = condition->type;
  if (condition->isTrue())
    return constant(ConstantInt::getFalse(type));
  if (condition->isFalse())
    return constant(ConstantInt::getTrue(type));
  // not(not(x)) is x.
  if (condition->opcode() == Instruction::Xor && condition->flags == 0)
    if (const Term *other = condition->operands[1];
        other->kind == Term::Constant &&
        cast<llvm::Constant>(other->value)->isAllOnesValue())
      return condition->operands[0];
  Term term = startOf(Term::Operation, type, &inst);
  const Term *operands[] = {condition,
                            constant(llvm::Constant::getAllOnesValue(type))};
  uint64_t rest[] = {Instruction::Xor};
  term.operands = operands;
  term.rest = rest;
  return make(std::move(term));
}

const Term *TermPool::frozen(const FreezeInst &inst, const Term *operand) {
  Term term = startOf(Term::Operation, inst.getType(), &inst);
  uint64_t rest[] = {Instruction::Freeze, reinterpret_cast<uintptr_t>(&inst)};
  term.operands = operand;
  term.rest = rest;
  return make(std::move(term));
}

/// Compares what is extended instead of the extension: for
/// `icmp eq (zext i8 %x to i32), 7`, `icmp eq i8 %x, 7`. Null if that is not
/// possible.
const Term *TermPool::compareNarrow(const Instruction &inst,
                                    CmpInst::Predicate predicate,
                                    const Term *left, const Term *right) {
  const bool isSwapped = left->constantInt() != nullptr;
  const Term *wide = isSwapped ? right : left,
             *other = isSwapped ? left : right;
  const ConstantInt *value = other->constantInt();
  // An address is null if it is the number 0.
  if (value && value->isZero() && wide->opcode() == Instruction::PtrToInt &&
      predicate == CmpInst::ICMP_EQ)
    if (auto *pointer = dyn_cast<PointerType>(wide->operands[0]->type);
        pointer && !layout.isNonIntegralPointerType(pointer) &&
        layout.getPointerTypeSizeInBits(pointer) ==
            wide->type->getIntegerBitWidth()) {
      const Term *null = constant(ConstantPointerNull::get(pointer));
      return compare(inst, 0, predicate, wide->operands[0], null);
    }
  bool isSigned = wide->opcode() == Instruction::SExt;
  if (!value || wide->flags != 0 ||
      (!isSigned && wide->opcode() != Instruction::ZExt))
    return nullptr;
  const Term *narrow = wide->operands[0];
  if (!narrow->type->isIntegerTy())
    return nullptr;
  unsigned width = narrow->type->getIntegerBitWidth();
  const APInt &wanted = value->getValue();
  // The order of what is not negative is one.
  if (ICmpInst::isRelational(predicate)) {
    if (isSigned || wanted.isNegative())
      return nullptr;
    predicate = CmpInst::ICMP_ULT;
  }
  if ((isSigned ? wanted.getSignificantBits() : wanted.getActiveBits()) > width)
    return nullptr;
  const Term *bound =
      constant(ConstantInt::get(inst.getContext(), wanted.trunc(width)));
  return compare(inst, 0, predicate, isSwapped ? bound : narrow,
                 isSwapped ? narrow : bound);
}

/// Comparisons are < or ==, or the negation of one.
const Term *TermPool::compare(const Instruction &inst, unsigned flags,
                              unsigned predicate, const Term *left,
                              const Term *right) {
  auto wanted = static_cast<CmpInst::Predicate>(predicate);
  bool isNegated = false;
  if (inst.getOpcode() == Instruction::ICmp) {
    if (wanted == CmpInst::ICMP_NE || ICmpInst::isGE(wanted) ||
        ICmpInst::isLE(wanted)) {
      isNegated = true;
      wanted = CmpInst::getInversePredicate(wanted);
    }
    if (ICmpInst::isGT(wanted)) {
      wanted = CmpInst::getSwappedPredicate(wanted);
      std::swap(left, right);
    }
    if (wanted == CmpInst::ICMP_EQ && left->id > right->id)
      std::swap(left, right);
    // 7 < x is the negation of x < 8.
    if (const ConstantInt *bound = left->constantInt();
        bound && ICmpInst::isRelational(wanted) && flags == 0 &&
        !(wanted == CmpInst::ICMP_SLT ? bound->getValue().isMaxSignedValue()
                                      : bound->getValue().isMaxValue())) {
      isNegated = !isNegated;
      left = right;
      right =
          constant(ConstantInt::get(inst.getContext(), bound->getValue() + 1));
    }
    const ConstantInt *x = left->constantInt(), *y = right->constantInt();
    if (x && y && flags == 0)
      return constant(ConstantInt::getBool(
          inst.getType(), ICmpInst::compare(x->getValue(), y->getValue(),
                                            wanted) != isNegated));
    if (flags == 0 && inst.getType()->isIntegerTy())
      if (const Term *made = compareNarrow(inst, wanted, left, right))
        return isNegated ? negation(made, inst) : made;
  }
  Term term = startOf(Term::Operation, inst.getType(), &inst);
  const Term *operands[] = {left, right};
  uint64_t rest[] = {inst.getOpcode(), static_cast<uint64_t>(wanted)};
  term.flags = flags;
  term.operands = operands;
  term.rest = rest;
  const Term *made = make(std::move(term));
  return isNegated ? negation(made, inst) : made;
}

const Term *TermPool::select(const Instruction &inst, unsigned flags,
                             ArrayRef<const Term *> operands) {
  const Term *condition = operands[0], *yes = operands[1], *no = operands[2];
  if (flags == 0) {
    if (condition->isTrue())
      return yes;
    if (condition->isFalse())
      return no;
    if (yes->isTrue() && no->isFalse())
      return condition;
    if (yes->isFalse() && no->isTrue())
      return negation(condition, inst);
  }
  if (condition->type->isIntegerTy() &&
      condition->opcode() == Instruction::Xor && condition->flags == 0 &&
      condition->operands[1]->isTrue()) {
    condition = condition->operands[0];
    std::swap(yes, no);
  }
  Term term = startOf(Term::Operation, yes->type, &inst);
  const Term *parts[] = {condition, yes, no};
  uint64_t rest[] = {Instruction::Select};
  term.flags = flags;
  term.operands = parts;
  term.rest = rest;
  return make(std::move(term));
}

/// Whether an address moves forward. If it is `inbounds`, the
/// other flags then make no difference: no object wraps around.
static bool isForward(ArrayRef<AddressStep> steps,
                      ArrayRef<const Term *> operands) {
  return all_of(steps, [&](const AddressStep &step) {
    return step.scale >= 0 &&
           (step.operand == 0 ||
            operands[step.operand]->opcode() == Instruction::ZExt);
  });
}

/// Joins an address with that of its base, if both are `inbounds` or have no
/// flags: the steps of one instruction are taken one after the other, too
/// (LangRef, 'getelementptr'). Joins constant steps forward with each other.
const Term *TermPool::flat(Term &&address) {
  const Term *base = address.operands[0];
  SmallVector<const Term *> operands{base};
  SmallVector<AddressStep> steps;
  auto isInBounds = [](unsigned flags) {
    return GEPNoWrapFlags::fromRaw(flags).isInBounds();
  };
  if (base->kind == Term::Address) {
    bool isSame = base->flags == address.flags &&
                  (address.flags == 0 || isInBounds(address.flags));
    bool areInBounds = isInBounds(base->flags) && isInBounds(address.flags);
    bool isForwardFirst = areInBounds && isForward(base->steps, base->operands);
    if (isSame || isForwardFirst ||
        (areInBounds && isForward(address.steps, address.operands))) {
      operands.assign(base->operands.begin(), base->operands.end());
      steps.assign(base->steps.begin(), base->steps.end());
      if (!isForwardFirst)
        address.flags = base->flags;
    }
  }
  auto add = [&](AddressStep step) {
    if (step.operand == 0 && step.scale == 0)
      return;
    if (step.operand == 0 && !steps.empty() && steps.back().operand == 0 &&
        (address.flags == 0 || (steps.back().scale > 0 && step.scale > 0))) {
      if (int64_t sum = 0; !AddOverflow(steps.back().scale, step.scale, sum)) {
        steps.back().scale = sum;
        if (sum == 0)
          steps.pop_back();
        return;
      }
    }
    steps.push_back(step);
  };
  for (AddressStep step : address.steps) {
    if (step.operand != 0) {
      const Term *index = address.operands[step.operand];
      const ConstantInt *known = index->constantInt();
      int64_t bytes = 0;
      // `nuw` takes the index for an unsigned number, and multiplies that.
      bool isPlain =
          known &&
          (!known->isNegative() ||
           !GEPNoWrapFlags::fromRaw(address.flags).hasNoUnsignedWrap());
      if (isPlain && known->getValue().getSignificantBits() <= 32 &&
          !MulOverflow(known->getSExtValue(), step.scale, bytes)) {
        add({bytes});
        continue;
      }
      operands.push_back(index);
      step.operand = operands.size() - 1;
    }
    add(step);
  }
  if (steps.empty() && address.flags == 0)
    return operands[0];
  if (isInBounds(address.flags) && isForward(steps, operands))
    address.flags = GEPNoWrapFlags::all().getRaw();
  address.operands = operands;
  address.steps = steps;
  return make(std::move(address));
}

const Term *TermPool::address(const GetElementPtrInst &inst,
                              ArrayRef<const Term *> operands) {
  Term term = startOf(Term::Address, inst.getType(), &inst);
  term.flags = inst.getRawSubclassOptionalData();
  SmallVector<AddressStep> steps;
  unsigned number = 1;
  for (auto step = gep_type_begin(inst), end = gep_type_end(inst); step != end;
       ++step, ++number) {
    if (StructType *type = step.getStructTypeOrNull()) {
      const ConstantInt *field = operands[number]->constantInt();
      if (!field)
        return nullptr;
      TypeSize offset =
          layout.getStructLayout(type)->getElementOffset(field->getZExtValue());
      if (offset.isScalable())
        return nullptr;
      steps.push_back({static_cast<int64_t>(offset.getFixedValue())});
      continue;
    }
    TypeSize stride = step.getSequentialElementStride(layout);
    if (stride.isScalable() || stride.getFixedValue() > INT32_MAX)
      return nullptr;
    // A step of no bytes is poison where its index is.
    int64_t scale = stride.getFixedValue();
    if (scale == 0)
      return nullptr;
    steps.push_back({scale, number});
  }
  // Without `inbounds`, the sum of the steps of one instruction must not wrap:
  // more than what several instructions require.
  if (term.flags != 0 && !inst.isInBounds() && steps.size() > 1)
    return nullptr;
  term.operands = operands;
  term.steps = steps;
  return flat(std::move(term));
}

/// What distinguishes operations of one opcode, type, flags and operands.
static void addRest(const Instruction &inst, SmallVectorImpl<uint64_t> &rest) {
  rest.push_back(inst.getOpcode());
  auto addAll = [&](const auto &range) {
    for (auto item : range)
      rest.push_back(static_cast<uint64_t>(item));
  };
  if (auto *compare = dyn_cast<CmpInst>(&inst))
    rest.push_back(compare->getPredicate());
  else if (auto *extract = dyn_cast<ExtractValueInst>(&inst))
    addAll(extract->indices());
  else if (auto *insert = dyn_cast<InsertValueInst>(&inst))
    addAll(insert->indices());
  else if (auto *shuffle = dyn_cast<ShuffleVectorInst>(&inst))
    addAll(shuffle->getShuffleMask());
  else if (auto *intrinsic = dyn_cast<IntrinsicInst>(&inst))
    rest.append({intrinsic->getIntrinsicID(),
                 reinterpret_cast<uintptr_t>(
                     intrinsic->getAttributes().getRawPointer())});
  else if (auto *gep = dyn_cast<GetElementPtrInst>(&inst))
    rest.push_back(reinterpret_cast<uintptr_t>(gep->getSourceElementType()));
}

/// Brings what several operations can compute into the form of one: products
/// instead of shifts to the left, shifts instead of divisions by powers of two,
/// sums instead of differences from constants. Null if `inst` has such a form.
const Term *TermPool::plainForm(const Instruction &inst,
                                ArrayRef<const Term *> operands) {
  auto *type = dyn_cast<IntegerType>(inst.getType());
  if (!type)
    return nullptr;
  unsigned flags = inst.getRawSubclassOptionalData();
  // An extension undone, which loses nothing.
  if (inst.getOpcode() == Instruction::Trunc && operands[0]->flags == 0 &&
      ((operands[0]->opcode() == Instruction::ZExt &&
        (flags & TruncInst::NoSignedWrap) == 0) ||
       (operands[0]->opcode() == Instruction::SExt &&
        (flags & TruncInst::NoUnsignedWrap) == 0)) &&
      operands[0]->operands[0]->type == type)
    return operands[0]->operands[0];
  const ConstantInt *by =
      operands.size() == 2 ? operands[1]->constantInt() : nullptr;
  if (!by)
    return nullptr;
  const APInt &value = by->getValue();
  unsigned width = type->getBitWidth();
  Term like = startOf(Term::Operation, type, &inst);
  auto make = [&](unsigned opcode, unsigned kept, const APInt &other) {
    return operation(
        like, opcode, kept,
        {operands[0], constant(ConstantInt::get(inst.getContext(), other))});
  };
  bool isPower = value.isPowerOf2();
  switch (inst.getOpcode()) {
  case Instruction::Shl:
    // The sign bit as a factor is negative.
    return value.ult(width - 1)
               ? make(Instruction::Mul, flags,
                      APInt::getOneBitSet(width, value.getZExtValue()))
               : nullptr;
  case Instruction::SDiv:
    return isPower && !value.isNegative() &&
                   (flags & PossiblyExactOperator::IsExact) != 0
               ? make(Instruction::AShr, flags, APInt(width, value.logBase2()))
               : nullptr;
  case Instruction::UDiv:
    return isPower
               ? make(Instruction::LShr, flags, APInt(width, value.logBase2()))
               : nullptr;
  case Instruction::URem:
    return isPower ? make(Instruction::And, 0, value - 1) : nullptr;
  case Instruction::Sub:
    return (flags & OverflowingBinaryOperator::NoUnsignedWrap) == 0 &&
                   !value.isMinSignedValue()
               ? make(Instruction::Add, flags, -value)
               : nullptr;
  default:
    return nullptr;
  }
}

const Term *TermPool::operation(const Instruction &inst,
                                ArrayRef<const Term *> operands) {
  if (auto *gep = dyn_cast<GetElementPtrInst>(&inst);
      gep && gep->getType()->isPointerTy() &&
      layout.getIndexTypeSizeInBits(gep->getType()) == 64)
    if (const Term *made = address(*gep, operands))
      return made;
  if (usesNormalForms)
    if (const Term *made = normalForm(inst, operands))
      return made;
  SmallVector<const Term *> mine(operands);
  // Constants stay behind.
  auto rank = [](const Term *term) {
    return std::pair(term->kind == Term::Constant, term->id);
  };
  if (usesNormalForms && inst.isCommutative() && mine.size() >= 2 &&
      mine[0]->type == mine[1]->type && rank(mine[1]) < rank(mine[0]))
    std::swap(mine[0], mine[1]);
  SmallVector<uint64_t> rest;
  addRest(inst, rest);
  Term term = startOf(Term::Operation, inst.getType(), &inst);
  term.flags = inst.getRawSubclassOptionalData();
  term.operands = mine;
  term.rest = rest;
  return make(std::move(term));
}

/// The form of what other operations compute, too. Null if there is none.
const Term *TermPool::normalForm(const Instruction &inst,
                                 ArrayRef<const Term *> operands) {
  unsigned flags = inst.getRawSubclassOptionalData();
  if (auto *comparison = dyn_cast<CmpInst>(&inst))
    return compare(inst, flags, comparison->getPredicate(), operands[0],
                   operands[1]);
  if (isa<SelectInst>(inst))
    return select(inst, flags, operands);
  if (inst.getOpcode() == Instruction::Xor &&
      inst.getType()->isIntOrIntVectorTy(1) &&
      operands[1]->kind == Term::Constant &&
      cast<llvm::Constant>(operands[1]->value)->isAllOnesValue())
    return negation(operands[0], inst);
  if (const Term *folded = fold(inst, operands))
    return folded;
  return plainForm(inst, operands);
}

const Term *TermPool::operation(const Term &term, unsigned opcode,
                                unsigned flags, ArrayRef<const Term *> operands,
                                ArrayRef<uint64_t> rest) {
  SmallVector<uint64_t> words{opcode};
  words.append(rest.begin(), rest.end());
  Term changed = startOf(Term::Operation, term.type, term.value);
  changed.flags = flags;
  changed.operands = operands;
  changed.rest = words;
  return make(std::move(changed));
}

const Term *TermPool::rebuild(const Term &term,
                              ArrayRef<const Term *> operands) {
  if (term.kind == Term::Address) {
    Term moved = startOf(Term::Address, term.type, term.value);
    moved.flags = term.flags;
    moved.operands = operands;
    moved.steps = term.steps;
    return flat(std::move(moved));
  }
  if (usesNormalForms)
    if (const Term *made = normalForm(term, operands))
      return made;
  Term changed = startOf(Term::Operation, term.type, term.value);
  changed.flags = term.flags;
  changed.operands = operands;
  changed.rest = term.rest;
  return make(std::move(changed));
}

const Term *TermPool::normalForm(const Term &term,
                                 ArrayRef<const Term *> operands) {
  const auto &inst = *cast<Instruction>(term.value);
  switch (term.opcode()) {
  case Instruction::ICmp:
  case Instruction::FCmp:
    return compare(inst, term.flags, term.rest[1], operands[0], operands[1]);
  case Instruction::Select:
    return select(inst, term.flags, operands);
  case Instruction::Xor:
    if (term.type->isIntOrIntVectorTy(1) &&
        operands[1]->kind == Term::Constant &&
        cast<llvm::Constant>(operands[1]->value)->isAllOnesValue())
      return negation(operands[0], inst);
    break;
  default:
    break;
  }
  return inst.getOpcode() == term.opcode() &&
                 inst.getRawSubclassOptionalData() == term.flags
             ? fold(inst, operands)
             : nullptr;
}
