// Makes terms, and the one form of an address.

#include "verify/judge/refine/lockstep/terms/Term.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/GetElementPtrTypeIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

bool palindrome::refine::lockstep::addsPoisonByFlagsAlone(const Term &term) {
  switch (term.opcode()) {
  case Instruction::Add:
  case Instruction::Sub:
  case Instruction::Mul:
  case Instruction::And:
  case Instruction::Or:
  case Instruction::Xor:
  case Instruction::ICmp:
  case Instruction::ZExt:
  case Instruction::SExt:
  case Instruction::Trunc:
  case Instruction::Select:
    return true;
  default:
    return term.kind == Term::Address;
  }
}

bool palindrome::refine::lockstep::isLeastOrGreatest(const Term &term) {
  return term.opcode() == Instruction::Call && term.operands.size() == 2 &&
         is_contained({Intrinsic::smax, Intrinsic::smin, Intrinsic::umax,
                       Intrinsic::umin},
                      static_cast<Intrinsic::ID>(term.rest[1]));
}

const Term *palindrome::refine::lockstep::withoutCast(const Term *term) {
  switch (term->opcode()) {
  case Instruction::SExt:
  case Instruction::ZExt:
  case Instruction::Trunc:
    return term->operands[0];
  default:
    return term;
  }
}

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
  for (const Term *part : term.operands)
    term.depth = std::max(term.depth, part->depth + 1);
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

const Term *TermPool::frozen(const FreezeInst &inst, const Term *operand) {
  Term term = startOf(Term::Operation, inst.getType(), &inst);
  uint64_t rest[] = {Instruction::Freeze, reinterpret_cast<uintptr_t>(&inst)};
  term.operands = operand;
  term.rest = rest;
  return make(std::move(term));
}

/// Whether an index may be negative.
static bool mayBeNegative(const Term &index) {
  if (const ConstantInt *known = index.constantInt())
    return known->isNegative();
  auto isNotNegative = [](const Term *number) {
    return number->constantInt() && !number->constantInt()->isNegative();
  };
  return index.opcode() != Instruction::ZExt &&
         !(index.opcode() == Instruction::Select &&
           isNotNegative(index.operands[1]) &&
           isNotNegative(index.operands[2]));
}

/// Whether an address moves forward. If it is `inbounds`, the
/// other flags then make no difference: no object wraps around.
static bool isForward(ArrayRef<AddressStep> steps,
                      ArrayRef<const Term *> operands) {
  auto isNegative = [&](const AddressStep &step) {
    if (step.operand == 0)
      return false;
    return mayBeNegative(*operands[step.operand]);
  };
  return none_of(steps, [&](const AddressStep &step) {
    return step.scale < 0 || isNegative(step);
  });
}

/// Takes all constant steps at the end, as one: the same place. False if their
/// sum is too large.
static bool takeConstantsLast(SmallVectorImpl<AddressStep> &steps) {
  SmallVector<AddressStep> others;
  int64_t sum = 0;
  for (const AddressStep &step : steps)
    if (step.operand != 0)
      others.push_back(step);
    else if (AddOverflow(sum, step.scale, sum))
      return false;
  steps.assign(others.begin(), others.end());
  if (sum != 0)
    steps.push_back({sum});
  return true;
}

/// For a step that is taken as often as a product with a constant says, the
/// other factor; `scale` is then the product with the constant. The address and
/// the product have the same flags, so that both forms are poison if the bytes
/// are too many. Null if it is no such step.
///
///   %x = mul nsw i64 %i, 3
///   getelementptr inbounds i64, ptr %p, i64 %x     ; 24 bytes, %i times
static const Term *factorOf(const Term &index, unsigned flags, int64_t &scale) {
  if (index.opcode() != Instruction::Mul || !index.type->isIntegerTy(64) ||
      scale <= 0)
    return nullptr;
  auto ofAddress = GEPNoWrapFlags::fromRaw(flags);
  auto has = [&](unsigned flag) { return (index.flags & flag) != 0; };
  const ConstantInt *by = index.operands[1]->constantInt();
  int64_t bytes = 0;
  if (!by || !by->getValue().isStrictlyPositive() ||
      has(OverflowingBinaryOperator::NoSignedWrap) !=
          ofAddress.hasNoUnsignedSignedWrap() ||
      has(OverflowingBinaryOperator::NoUnsignedWrap) !=
          ofAddress.hasNoUnsignedWrap() ||
      MulOverflow(by->getSExtValue(), scale, bytes))
    return nullptr;
  scale = bytes;
  return index.operands[0];
}

/// For a step that is taken some number of times or not at all, that step as
/// one, and how often it is taken: 0 or 1. Null if it is no such step.
///
///   gep [8 x i8], %p, (select i1 %c, i64 3, i64 0)
///   gep [24 x i8], %p, (zext i1 %c)
const Term *TermPool::takenOrNot(const Term &index, int64_t &scale) {
  if (index.opcode() != Instruction::Select || index.flags != 0 ||
      !index.type->isIntegerTy(64) || !index.operands[0]->type->isIntegerTy(1))
    return nullptr;
  const Term *condition = index.operands[0];
  const ConstantInt *yes = index.operands[1]->constantInt(),
                    *no = index.operands[2]->constantInt();
  if (!yes || !no || yes->isZero() == no->isZero())
    return nullptr;
  const ConstantInt *times = yes->isZero() ? no : yes;
  int64_t bytes = 0;
  if (times->isNegative() || MulOverflow(times->getSExtValue(), scale, bytes))
    return nullptr;
  scale = bytes;
  const Instruction &like = *cast<Instruction>(index.value);
  return operation(like, index.type, Instruction::ZExt, /*flags=*/0,
                   {times == yes ? condition : negation(condition, like)});
}

/// Whether a term is `xor %x, -1`, which is -1 - %x: as a step without flags,
/// that leads back by %x and 1.
static bool isComplement(const Term &term) {
  return term.opcode() == Instruction::Xor &&
         term.operands[1]->kind == Term::Constant &&
         cast<Constant>(term.operands[1]->value)->isAllOnesValue();
}

/// Joins an address with that of its base, if both are `inbounds` or have no
/// flags: the steps of one instruction are taken one after the other, too
/// (LangRef, 'getelementptr'). Joins constant steps forward with each
/// other. Where the order of the steps makes no difference, since the address
/// may be anywhere or no step leads back, one constant step comes last.
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
        steps.back().scale > 0 && step.scale > 0) {
      if (int64_t sum = 0; !AddOverflow(steps.back().scale, step.scale, sum)) {
        steps.back().scale = sum;
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
      if (address.flags == 0 && isComplement(*index) &&
          index->type->isIntegerTy(64) && step.scale != INT64_MIN) {
        step.scale = -step.scale;
        add({step.scale});
        index = index->operands[0];
      }
      if (const Term *factor = factorOf(*index, address.flags, step.scale))
        index = factor;
      if (const Term *condition = takenOrNot(*index, step.scale))
        index = condition;
      operands.push_back(index);
      step.operand = operands.size() - 1;
    }
    add(step);
  }
  bool isInside = isInBounds(address.flags) && isForward(steps, operands);
  if (address.flags == 0 || isInside)
    (void)takeConstantsLast(steps);
  // LangRef, 'getelementptr': all indices zero are in bounds of any pointer.
  if (steps.empty())
    return operands[0];
  if (isInside)
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

const Term *TermPool::operation(const Instruction &inst,
                                ArrayRef<const Term *> operands) {
  if (auto *gep = dyn_cast<GetElementPtrInst>(&inst);
      gep && gep->getType()->isPointerTy() &&
      layout.getIndexTypeSizeInBits(gep->getType()) == 64)
    if (const Term *made = address(*gep, operands))
      return made;
  SmallVector<uint64_t> rest;
  addRest(inst, rest);
  return normal({rest, inst.getRawSubclassOptionalData(), inst.getType(), inst,
                 operands});
}

const Term *TermPool::operation(const Term &term, unsigned opcode,
                                unsigned flags, ArrayRef<const Term *> operands,
                                ArrayRef<uint64_t> rest) {
  return operation(cast<Instruction>(*term.value), term.type, opcode, flags,
                   operands, rest);
}

const Term *TermPool::operation(const Instruction &like, Type *type,
                                unsigned opcode, unsigned flags,
                                ArrayRef<const Term *> operands,
                                ArrayRef<uint64_t> rest) {
  SmallVector<uint64_t> words{opcode};
  words.append(rest.begin(), rest.end());
  return normal({words, flags, type, like, operands});
}

const Term *TermPool::rebuild(const Term &term,
                              ArrayRef<const Term *> operands) {
  if (term.kind == Term::Address)
    return move(term, operands, term.steps, term.flags);
  return normal({term.rest, term.flags, term.type,
                 *cast<Instruction>(term.value), operands});
}

const Term *TermPool::replace(const Term *term,
                              DenseMap<const Term *, const Term *> &known) {
  if (auto found = known.find(term); found != known.end())
    return found->second;
  SmallVector<const Term *> operands;
  for (const Term *operand : term->operands)
    operands.push_back(replace(operand, known));
  const Term *result =
      ArrayRef(operands) == term->operands ? term : rebuild(*term, operands);
  known[term] = result;
  return result;
}

const Term *TermPool::make(const OperationShape &shape) {
  Term term = startOf(Term::Operation, shape.type, &shape.like);
  term.flags = shape.flags;
  term.operands = shape.operands;
  term.rest = shape.rest;
  return make(std::move(term));
}

/// An address of the same type as `like`.
const Term *TermPool::move(const Term &like, ArrayRef<const Term *> operands,
                           ArrayRef<AddressStep> steps, unsigned flags) {
  Term moved = startOf(Term::Address, like.type, like.value);
  moved.flags = flags;
  moved.operands = operands;
  moved.steps = steps;
  return flat(std::move(moved));
}

const Term *TermPool::address(const Term &term, unsigned flags) {
  return move(term, term.operands, term.steps, flags);
}

/// The dividend of a division without remainder, and the divisor; null and 0 if
/// `index` is none.
static std::pair<const Term *, int64_t> exactDividend(const Term &index) {
  if (index.operands.size() != 2 ||
      (index.flags & PossiblyExactOperator::IsExact) == 0)
    return {nullptr, 0};
  const ConstantInt *by = index.operands[1]->constantInt();
  if (by && index.opcode() == Instruction::SDiv &&
      by->getValue().isStrictlyPositive() &&
      by->getValue().getActiveBits() <= 32)
    return {index.operands[0], by->getSExtValue()};
  if (by && index.opcode() == Instruction::AShr && by->getValue().ult(32))
    return {index.operands[0], int64_t(1) << by->getZExtValue()};
  return {nullptr, 0};
}

const Term *TermPool::fewerSteps(const Term *term) {
  auto flags = GEPNoWrapFlags::fromRaw(term->flags);
  if (term->kind != Term::Address || !flags.isInBounds() ||
      (flags.hasNoUnsignedWrap() && !isForward(term->steps, term->operands)))
    return term;
  SmallVector<const Term *> operands(term->operands);
  SmallVector<AddressStep> steps;
  bool isChanged = false;
  for (AddressStep step : term->steps) {
    // 16 times `sdiv exact %x, 16` is %x, where that is not poison.
    if (step.operand != 0)
      if (auto [dividend, divisor] = exactDividend(*operands[step.operand]);
          dividend && step.scale % divisor == 0) {
        operands[step.operand] = dividend;
        step.scale /= divisor;
        isChanged = true;
      }
    // Where the object has both places, it has the way between them.
    if (int64_t sum = 0; step.operand == 0 && !steps.empty() &&
                         steps.back().operand == 0 &&
                         !AddOverflow(steps.back().scale, step.scale, sum)) {
      isChanged = true;
      steps.back().scale = sum;
      if (sum == 0)
        steps.pop_back();
      continue;
    }
    steps.push_back(step);
  }
  return isChanged ? move(*term, operands, steps, term->flags) : term;
}

const Term *TermPool::step(const Term *base, int64_t bytes, unsigned flags) {
  const AddressStep last{bytes};
  return move(*base, base, last, flags);
}

const Term *TermPool::splitLast(const Term *term, int64_t bytes,
                                unsigned flags) {
  if (term->kind != Term::Address || bytes <= 0 ||
      !GEPNoWrapFlags::fromRaw(term->flags).isInBounds() ||
      term->steps.back().operand != 0 || term->steps.back().scale < bytes)
    return term;
  SmallVector<AddressStep> steps(term->steps);
  steps.back().scale -= bytes;
  return step(move(*term, term->operands, steps, /*flags=*/0), bytes, flags);
}

const Term *TermPool::constantsLast(const Term &address, unsigned flags) {
  Term changed = startOf(Term::Address, address.type, address.value);
  SmallVector<AddressStep> steps(address.steps);
  if (!takeConstantsLast(steps))
    return &address;
  changed.flags = flags;
  changed.operands = address.operands;
  changed.steps = steps;
  return make(std::move(changed));
}

unsigned palindrome::refine::lockstep::flagOfExtended(const Term &term) {
  const unsigned opcode = term.opcode();
  if (opcode != Instruction::ZExt && opcode != Instruction::SExt)
    return 0;
  const Term &narrow = *term.operands[0];
  if (!is_contained({Instruction::Add, Instruction::Sub, Instruction::Mul},
                    narrow.opcode()))
    return 0;
  return narrow.flags & (opcode == Instruction::ZExt
                             ? OverflowingBinaryOperator::NoUnsignedWrap
                             : OverflowingBinaryOperator::NoSignedWrap);
}

/// Sums in an address that has as many steps stay sums.
static constexpr size_t mostPlainSteps = 16;

/// The constant of a product that is an index, or of which `index` is an
/// extension; 1 if it is no such product.
static int64_t factorIn(const Term &product, const Term &index) {
  const ConstantInt *by = product.opcode() == Instruction::Mul
                              ? product.operands[1]->constantInt()
                              : nullptr;
  if (!by || by->getValue().getSignificantBits() > 32 ||
      (index.opcode() == Instruction::ZExt && by->isNegative()))
    return 1;
  return by->getSExtValue();
}

const Term *TermPool::plainSteps(const Term *term, const PlainForm &form) {
  if (term->kind != Term::Address)
    return term;
  SmallVector<const Term *> operands{
      form.joinsBase ? plainSteps(term->operands[0], form) : term->operands[0]};
  SmallVector<AddressStep> steps;
  auto isOfAddressSize = [&](const Term &index) {
    return index.type->isIntegerTy(layout.getIndexTypeSizeInBits(term->type));
  };
  auto add = [&](int64_t scale, const Term *index) {
    operands.push_back(index);
    steps.push_back({scale, static_cast<unsigned>(operands.size() - 1)});
  };
  for (const AddressStep &step : term->steps) {
    if (step.operand == 0) {
      steps.push_back(step);
      continue;
    }
    SmallVector<std::pair<int64_t, const Term *>> open{
        {step.scale, term->operands[step.operand]}};
    while (!open.empty()) {
      auto [scale, index] = open.pop_back_val();
      const bool isExtended = flagOfExtended(*index) != 0;
      const Term &sum = isExtended ? *index->operands[0] : *index;
      const bool isWhole = isExtended || isOfAddressSize(*index);
      auto part = [&, index = index](const Term *operand) {
        return isExtended
                   ? operation(*index, index->opcode(), /*flags=*/0, {operand})
                   : operand;
      };
      if (int64_t times =
              isWhole && form.splitsProducts ? factorIn(sum, *index) : 1;
          times != 1 && !MulOverflow(scale, times, times)) {
        open.push_back({times, part(sum.operands[0])});
        continue;
      }
      const bool isSum =
          sum.opcode() == Instruction::Add || sum.opcode() == Instruction::Sub;
      // A sum with all bits of an address wraps around as the steps do.
      if (!isSum || steps.size() >= mostPlainSteps || !isWhole) {
        add(scale, index);
        continue;
      }
      for (unsigned i : {1, 0})
        open.push_back(
            {i == 1 && sum.opcode() == Instruction::Sub ? -scale : scale,
             part(sum.operands[i])});
    }
  }
  return move(*term, operands, steps, /*flags=*/0);
}
