// Mutations that insert one instruction of a kind, over all types.

#include "verify/seek/mutate/random/Constants.h"
#include "verify/seek/mutate/random/Types.h"
#include "verify/seek/mutate/random/Values.h"
#include "verify/seek/mutate/wild/Tables.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace palindrome::mutate {

/// Where an instruction goes, and the choices that make it.
struct Insertion {
  Module &module;
  Instruction &point;
  Chooser &choose;

  LLVMContext &context() { return module.getContext(); }
  Value *value(Type *type) { return randomValue(point, type, choose); }
  /// A value of a type for which `accept` holds: one that is there, or of the
  /// type `otherwise`.
  Value *valueOf(bool (*accept)(Type *), Type *otherwise) {
    Value *found =
        choose.oneIn(3) ? nullptr : randomValueOf(point, choose, accept);
    return found ? found : value(otherwise);
  }
  Value *pointer() {
    return valueOf([](Type *t) { return t->isPointerTy(); },
                   randomPointerType(context(), choose));
  }
  /// `scalar`, or a vector of it.
  Type *maybeVector(Type *scalar) {
    if (!choose.oneIn(3))
      return scalar;
    return VectorType::get(
        scalar, randomVectorType(context(), choose)->getElementCount());
  }
};

static Instruction *makeBinary(Insertion at) {
  static constexpr Instruction::BinaryOps integers[] = {
      Instruction::Add,  Instruction::Sub,  Instruction::Mul,
      Instruction::UDiv, Instruction::SDiv, Instruction::URem,
      Instruction::SRem, Instruction::Shl,  Instruction::LShr,
      Instruction::AShr, Instruction::And,  Instruction::Or,
      Instruction::Xor};
  static constexpr Instruction::BinaryOps floatKinds[] = {
      Instruction::FAdd, Instruction::FSub, Instruction::FMul,
      Instruction::FDiv, Instruction::FRem};
  bool floats = at.choose.flip();
  Value *left = at.valueOf(
      floats ? [](Type *t) { return t->isFPOrFPVectorTy(); }
             : [](Type *t) { return t->isIntOrIntVectorTy(); },
      at.maybeVector(floats ? randomFloatType(at.context(), at.choose)
                            : randomIntegerType(at.context(), at.choose)));
  auto opcode = floats ? at.choose.of(floatKinds) : at.choose.of(integers);
  return BinaryOperator::Create(opcode, left, at.value(left->getType()), "",
                                at.point.getIterator());
}

static Instruction *makeNegation(Insertion at) {
  Value *value =
      at.valueOf([](Type *t) { return t->isFPOrFPVectorTy(); },
                 at.maybeVector(randomFloatType(at.context(), at.choose)));
  return UnaryOperator::Create(Instruction::FNeg, value, "",
                               at.point.getIterator());
}

static Instruction *makeFreeze(Insertion at) {
  Value *value = at.valueOf([](Type *t) { return !t->isTokenTy(); },
                            randomSizedType(at.module, at.choose));
  return new FreezeInst(value, "", at.point.getIterator());
}

static Instruction *makeCast(Insertion at) {
  static constexpr Instruction::CastOps casts[] = {
      Instruction::Trunc,    Instruction::ZExt,         Instruction::SExt,
      Instruction::FPToUI,   Instruction::FPToSI,       Instruction::UIToFP,
      Instruction::SIToFP,   Instruction::FPTrunc,      Instruction::FPExt,
      Instruction::PtrToInt, Instruction::PtrToAddr,    Instruction::IntToPtr,
      Instruction::BitCast,  Instruction::AddrSpaceCast};
  auto opcode = at.choose.of(casts);
  // Tries types until a cast between them is valid.
  for (unsigned again = 0; again != 40; ++again) {
    Type *from = randomScalarType(at.context(), at.choose),
         *to = randomScalarType(at.context(), at.choose);
    if (opcode == Instruction::PtrToAddr && from->isPointerTy())
      to = at.module.getDataLayout().getAddressType(from);
    if (at.choose.oneIn(3)) {
      auto count = randomVectorType(at.context(), at.choose)->getElementCount();
      from = VectorType::get(from, count);
      to = VectorType::get(to, count);
    }
    if (CastInst::castIsValid(opcode, from, to))
      return CastInst::Create(opcode, at.value(from), to, "",
                              at.point.getIterator());
  }
  return nullptr;
}

static Instruction *makeCompare(Insertion at) {
  bool floats = at.choose.flip();
  Value *left = at.valueOf(
      floats ? [](Type *t) { return t->isFPOrFPVectorTy(); }
             : [](Type *t) {
                 return t->isIntOrIntVectorTy() || t->isPtrOrPtrVectorTy();
               },
      at.maybeVector(floats ? randomFloatType(at.context(), at.choose)
                     : at.choose.flip()
                         ? static_cast<Type *>(
                               randomIntegerType(at.context(), at.choose))
                         : randomPointerType(at.context(), at.choose)));
  unsigned first = floats ? CmpInst::FIRST_FCMP_PREDICATE
                          : CmpInst::FIRST_ICMP_PREDICATE,
           last = floats ? CmpInst::LAST_FCMP_PREDICATE
                         : CmpInst::LAST_ICMP_PREDICATE;
  return CmpInst::Create(
      floats ? Instruction::FCmp : Instruction::ICmp,
      CmpInst::Predicate(first + at.choose.below(last - first + 1)), left,
      at.value(left->getType()), "", at.point.getIterator());
}

static Instruction *makeSelect(Insertion at) {
  Value *first = at.valueOf([](Type *t) { return !t->isTokenTy(); },
                            randomSizedType(at.module, at.choose));
  Type *bit = Type::getInt1Ty(at.context());
  auto *vector = dyn_cast<VectorType>(first->getType());
  Type *condition = vector && at.choose.flip()
                        ? VectorType::get(bit, vector->getElementCount())
                        : bit;
  return SelectInst::Create(at.value(condition), first,
                            at.value(first->getType()), "",
                            at.point.getIterator());
}

static Align randomAlign(Chooser &choose) {
  return Align(uint64_t(1) << choose.below(choose.oneIn(6) ? 33 : 5));
}

static AtomicOrdering randomOrdering(Chooser &choose) {
  static constexpr AtomicOrdering orderings[] = {
      AtomicOrdering::Unordered,      AtomicOrdering::Monotonic,
      AtomicOrdering::Acquire,        AtomicOrdering::Release,
      AtomicOrdering::AcquireRelease, AtomicOrdering::SequentiallyConsistent};
  return choose.of(orderings);
}

static SyncScope::ID randomScope(LLVMContext &context, Chooser &choose) {
  static constexpr StringLiteral scopes[] = {"singlethread", "",       "agent",
                                             "workgroup",    "device", "some"};
  return context.getOrInsertSyncScopeID(choose.of(scopes));
}

/// A type that atomic accesses take.
static Type *randomAtomicType(Insertion &at) {
  static constexpr unsigned widths[] = {8, 16, 32, 64, 128, 256};
  switch (at.choose.below(3)) {
  case 0:
    return randomFloatType(at.context(), at.choose);
  case 1:
    return randomPointerType(at.context(), at.choose);
  default:
    return IntegerType::get(at.context(), at.choose.of(widths));
  }
}

static Instruction *makeLoad(Insertion at) {
  bool atomic = at.choose.oneIn(3);
  Type *type =
      atomic ? randomAtomicType(at) : randomSizedType(at.module, at.choose);
  auto *load = new LoadInst(type, at.pointer(), "", at.choose.flip(),
                            randomAlign(at.choose), at.point.getIterator());
  if (atomic)
    load->setAtomic(randomOrdering(at.choose),
                    randomScope(at.context(), at.choose));
  return load;
}

static Instruction *makeStore(Insertion at) {
  bool atomic = at.choose.oneIn(3);
  Value *value = atomic ? at.value(randomAtomicType(at))
                        : at.valueOf([](Type *t) { return !t->isTokenTy(); },
                                     randomSizedType(at.module, at.choose));
  auto *store = new StoreInst(value, at.pointer(), at.choose.flip(),
                              randomAlign(at.choose), at.point.getIterator());
  if (atomic)
    store->setAtomic(randomOrdering(at.choose),
                     randomScope(at.context(), at.choose));
  return store;
}

static Instruction *makeAlloca(Insertion at) {
  Value *count = at.choose.oneIn(3)
                     ? at.value(randomIntegerType(at.context(), at.choose))
                     : nullptr;
  unsigned space =
      at.choose.oneIn(4)
          ? randomPointerType(at.context(), at.choose)->getAddressSpace()
          : at.module.getDataLayout().getAllocaAddrSpace();
  return new AllocaInst(randomSizedType(at.module, at.choose), space, count,
                        randomAlign(at.choose), "", at.point.getIterator());
}

static Instruction *makeGep(Insertion at) {
  Type *type = randomSizedType(at.module, at.choose, 3);
  SmallVector<Value *> indices;
  Type *index =
      at.choose.flip()
          ? Type::getInt64Ty(at.context())
          : static_cast<Type *>(randomIntegerType(at.context(), at.choose));
  indices.push_back(at.value(index));
  // Steps into the type as far as `choose` wills.
  for (Type *inner = type; at.choose.flip();) {
    auto *structure = dyn_cast<StructType>(inner);
    if (structure && structure->getNumElements()) {
      unsigned field = at.choose.below(structure->getNumElements());
      indices.push_back(
          ConstantInt::get(Type::getInt32Ty(at.context()), field));
      inner = structure->getElementType(field);
    } else if (auto *array = dyn_cast<ArrayType>(inner)) {
      indices.push_back(at.value(index));
      inner = array->getElementType();
    } else {
      break;
    }
  }
  Value *base = at.pointer();
  if (at.choose.oneIn(6))
    base = at.value(VectorType::get(
        base->getType(),
        randomVectorType(at.context(), at.choose)->getElementCount()));
  auto *gep = GetElementPtrInst::Create(type, base, indices, "",
                                        at.point.getIterator());
  gep->setNoWrapFlags(at.choose.flip()   ? GEPNoWrapFlags::inBounds()
                      : at.choose.flip() ? GEPNoWrapFlags::noUnsignedWrap()
                                         : GEPNoWrapFlags::none());
  return gep;
}

static Instruction *makeUpdate(Insertion at) {
  auto operation =
      AtomicRMWInst::BinOp(at.choose.below(AtomicRMWInst::LAST_BINOP + 1));
  static constexpr unsigned widths[] = {8, 16, 32, 64, 128};
  Type *type = IntegerType::get(at.context(), at.choose.of(widths));
  if (AtomicRMWInst::isFPOperation(operation)) {
    type = randomFloatType(at.context(), at.choose);
    if (at.choose.oneIn(3))
      type = FixedVectorType::get(type, 2);
  } else if (operation == AtomicRMWInst::Xchg) {
    type = randomAtomicType(at);
  }
  auto *update = new AtomicRMWInst(
      operation, at.pointer(), at.value(type), randomAlign(at.choose),
      randomOrdering(at.choose), randomScope(at.context(), at.choose),
      at.point.getIterator());
  update->setVolatile(at.choose.oneIn(4));
  return update;
}

static Instruction *makeExchange(Insertion at) {
  static constexpr unsigned widths[] = {8, 16, 32, 64, 128};
  Type *type =
      at.choose.oneIn(3)
          ? static_cast<Type *>(randomPointerType(at.context(), at.choose))
          : IntegerType::get(at.context(), at.choose.of(widths));
  // LLVM's verifier takes other orderings here as well, but its parser does
  // not.
  AtomicOrdering success = randomOrdering(at.choose),
                 failure = randomOrdering(at.choose);
  if (!AtomicCmpXchgInst::isValidSuccessOrdering(success))
    success = AtomicOrdering::Monotonic;
  if (!AtomicCmpXchgInst::isValidFailureOrdering(failure))
    failure = AtomicOrdering::Acquire;
  auto *exchange = new AtomicCmpXchgInst(
      at.pointer(), at.value(type), at.value(type), randomAlign(at.choose),
      success, failure, randomScope(at.context(), at.choose),
      at.point.getIterator());
  exchange->setWeak(at.choose.flip());
  exchange->setVolatile(at.choose.oneIn(4));
  return exchange;
}

static Instruction *makeFence(Insertion at) {
  return new FenceInst(at.context(), randomOrdering(at.choose),
                       randomScope(at.context(), at.choose),
                       at.point.getIterator());
}

static Instruction *makeVAArg(Insertion at) {
  return new VAArgInst(at.pointer(), randomSizedType(at.module, at.choose), "",
                       at.point.getIterator());
}

static Instruction *makeVectorAccess(Insertion at) {
  Value *vector = at.valueOf([](Type *t) { return t->isVectorTy(); },
                             randomVectorType(at.context(), at.choose));
  auto *type = cast<VectorType>(vector->getType());
  Value *index = at.value(randomIntegerType(at.context(), at.choose));
  switch (at.choose.below(3)) {
  case 0:
    return ExtractElementInst::Create(vector, index, "",
                                      at.point.getIterator());
  case 1:
    return InsertElementInst::Create(vector, at.value(type->getElementType()),
                                     index, "", at.point.getIterator());
  default: {
    // The mask of a scalable vector is all zero or poison.
    bool scalable = isa<ScalableVectorType>(type);
    unsigned known = type->getElementCount().getKnownMinValue();
    SmallVector<int> mask(scalable ? known : at.choose.below(9) + 1,
                          at.choose.flip() ? 0 : PoisonMaskElem);
    if (!scalable)
      for (int &element : mask)
        element = int(at.choose.below(2 * known + 1)) - 1;
    return new ShuffleVectorInst(vector, at.value(type), mask, "",
                                 at.point.getIterator());
  }
  }
}

static Instruction *makeAggregateAccess(Insertion at) {
  Type *i32 = Type::getInt32Ty(at.context());
  Type *made = StructType::get(
      at.context(), {i32, randomSizedType(at.module, at.choose), i32});
  Value *aggregate = at.valueOf(
      [](Type *t) {
        return (t->isStructTy() && t->getStructNumElements()) ||
               (t->isArrayTy() && t->getArrayNumElements());
      },
      at.choose.flip() ? made : ArrayType::get(made, 2));
  SmallVector<unsigned> indices;
  Type *inner = aggregate->getType();
  do {
    uint64_t count = isa<StructType>(inner)  ? inner->getStructNumElements()
                     : isa<ArrayType>(inner) ? inner->getArrayNumElements()
                                             : 0;
    if (!count)
      break;
    unsigned index = at.choose.below(count);
    indices.push_back(index);
    inner = isa<StructType>(inner) ? inner->getStructElementType(index)
                                   : inner->getArrayElementType();
  } while (at.choose.flip());
  if (at.choose.flip())
    return ExtractValueInst::Create(aggregate, indices, "",
                                    at.point.getIterator());
  return InsertValueInst::Create(aggregate, at.value(inner), indices, "",
                                 at.point.getIterator());
}

template <Instruction *(*make)(Insertion)>
static bool insert(Module &module, Chooser &choose) {
  Instruction *point = randomPoint(module, choose);
  if (!point)
    return false;
  Instruction *made = make({module, *point, choose});
  if (!made)
    return false;
  useResult(*made, choose);
  return true;
}

constexpr Mutation insertionRows[] = {
    {"insert binary", forFuzzing, insert<makeBinary>},
    {"insert negation", forFuzzing, insert<makeNegation>},
    {"insert freeze", forFuzzing, insert<makeFreeze>},
    {"insert cast", forFuzzing, insert<makeCast>},
    {"insert comparison", forFuzzing, insert<makeCompare>},
    {"insert select", forFuzzing, insert<makeSelect>},
    {"insert load", forFuzzing, insert<makeLoad>},
    {"insert store", forFuzzing, insert<makeStore>},
    {"insert alloca", forFuzzing, insert<makeAlloca>},
    {"insert getelementptr", forFuzzing, insert<makeGep>},
    {"insert atomicrmw", forFuzzing, insert<makeUpdate>},
    {"insert cmpxchg", forFuzzing, insert<makeExchange>},
    {"insert fence", forFuzzing, insert<makeFence>},
    {"insert va_arg", forFuzzing, insert<makeVAArg>},
    {"insert vector access", forFuzzing, insert<makeVectorAccess>},
    {"insert aggregate access", forFuzzing, insert<makeAggregateAccess>},
};

ArrayRef<Mutation> insertionMutations() { return insertionRows; }

} // namespace palindrome::mutate
