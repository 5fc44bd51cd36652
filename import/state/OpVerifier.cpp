// Asks the ops' own verifiers whether an op that was made is valid. What an
// answer depends on is its key:
//
//   %0 = llvm.load %p {alignment = 4 : i64} : !llvm.ptr -> i32
//
// has the name `llvm.load`, the types `!llvm.ptr` and `i32`, and its
// properties, among them the alignment and the ordering. A second load of this
// kind has the same key, and is not asked again. Ops that read nothing but
// types are not asked at all where all of these are plain scalars, and neither
// are those on memory that holds such scalars.

#include "import/state/OpVerifier.h"
#include "mlir/IR/Builders.h"

using namespace palindrome;
using namespace palindrome::importer;
using namespace mlir;
using namespace mlir::LLVM;

OpVerifier::OpVerifier(MLIRContext &context)
    : silencer(&context, [this](Diagnostic &) { return success(isAsking); }),
      plainTypes{TypeID::get<LLVMPointerType>(), TypeID::get<IntegerType>(),
                 TypeID::get<Float64Type>(), TypeID::get<Float32Type>()} {}

OpVerifier::~OpVerifier() {
  for (const Answer &answer : answers)
    if (answer.properties)
      answer.owner.destroyOpProperties(answer.properties);
}

/// What the verifier of `op` reads. An op that is not known here is asked each
/// time.
OpVerifier::Scope OpVerifier::scopeOf(Operation *op) {
  if (!isa_and_nonnull<LLVMDialect>(op->getDialect()) ||
      op->getNumRegions() != 0)
    return Scope::Place;
  // Its block may be of a function whose body does not exist yet. The tag
  // exists in the end, since LLVM knows of each block whether its address is
  // taken.
  if (isa<BlockAddressOp>(op))
    return Scope::Whole;
  // They look at the clauses, or at the first op of a successor.
  if (isa<LandingpadOp>(op))
    return Scope::Place;
  if (isa<InvokeOp>(op))
    return Scope::Unwinding;
  if (isa<AllocaOp, GEPOp>(op))
    return Scope::Memory;
  if (isa<ConstantOp>(op))
    return Scope::Value;
  // Hashing their many properties would take longer than all the rest.
  if (isa<LoadOp, StoreOp>(op))
    return Scope::Access;
  // Their builders take attributes by their C++ types, which are those of the
  // constraints, and the positions are those of a valid instruction.
  if (isa<AddressOfOp, BrOp, CallOp, CallIntrinsicOp, CondBrOp, DbgDeclareOp,
          DbgLabelOp, DbgValueOp, ExtractValueOp, IndirectBrOp, InsertValueOp,
          ReturnOp, SwitchOp>(op))
    return Scope::Types;
  // Their properties are flags and predicates.
  if (isa<AddOp, SubOp, MulOp, UDivOp, SDivOp, URemOp, SRemOp, AndOp, OrOp,
          XOrOp, ShlOp, LShrOp, AShrOp, FAddOp, FSubOp, FMulOp, FDivOp, FRemOp,
          FNegOp, ICmpOp, FCmpOp, SelectOp, FreezeOp, TruncOp, ZExtOp, SExtOp,
          FPTruncOp, FPExtOp, FPToSIOp, FPToUIOp, SIToFPOp, UIToFPOp,
          PtrToIntOp, IntToPtrOp>(op))
    return Scope::Types;
  return Scope::Properties;
}

static bool isAtomic(Operation *op) {
  auto load = dyn_cast<LoadOp>(op);
  return (load ? load.getOrdering() : cast<StoreOp>(op).getOrdering()) !=
         AtomicOrdering::not_atomic;
}

/// Sets `types` to those of `op`, and of its constant if `scope` is Value.
/// Returns a hash of them.
uint64_t OpVerifier::collectTypes(Operation *op, Scope scope) {
  types.clear();
  uint64_t hash = 0;
  auto add = [&](const void *type) {
    types.push_back(type);
    constexpr uint64_t factor = 0x9E3779B97F4A7C15;
    hash = (llvm::rotl(hash, 5) ^ reinterpret_cast<uintptr_t>(type)) * factor;
  };
  for (OpOperand &operand : op->getOpOperands())
    add(operand.get().getType().getAsOpaquePointer());
  // Operands and results must not be mistaken for each other.
  add(nullptr);
  for (OpResult result : op->getOpResults())
    add(result.getType().getAsOpaquePointer());
  if (scope == Scope::Value) {
    Attribute value = cast<ConstantOp>(op).getValue();
    add(value.getTypeID().getAsOpaquePointer());
    if (auto typed = dyn_cast<TypedAttr>(value))
      add(typed.getType().getAsOpaquePointer());
  }
  return hash;
}

/// Whether `type` is a scalar on which the constraints of the ops whose scope
/// is Types or Access are the rules of LLVM's verifier.
bool OpVerifier::isPlain(Type type) const {
  return llvm::is_contained(plainTypes, type.getTypeID());
}

/// Whether `type` is a plain scalar, or an aggregate or vector of such. A
/// getelementptr with valid indices, and an alloca, of such a type is accepted.
bool OpVerifier::holdsPlain(Type type) {
  if (isPlain(type))
    return true;
  if (auto known = plainAggregates.find(type); known != plainAggregates.end())
    return known->second;
  bool result = false;
  if (auto array = dyn_cast<LLVMArrayType>(type))
    result = holdsPlain(array.getElementType());
  else if (auto vector = dyn_cast<VectorType>(type))
    result = isPlain(vector.getElementType());
  else if (auto structure = dyn_cast<LLVMStructType>(type))
    result = llvm::all_of(structure.getBody(),
                          [&](Type part) { return holdsPlain(part); });
  plainAggregates[type] = result;
  return result;
}

/// Whether the answer for `op` is known to be yes, since all of its types are
/// plain.
bool OpVerifier::isKnown(Operation *op, Scope scope) {
  switch (scope) {
  case Scope::Types:
    break;
  case Scope::Access:
    if (isAtomic(op))
      return false;
    break;
  case Scope::Value: {
    auto value = dyn_cast<TypedAttr>(cast<ConstantOp>(op).getValue());
    return isa_and_nonnull<IntegerAttr, FloatAttr>(value) &&
           value.getType() == op->getResult(0).getType();
  }
  case Scope::Memory: {
    auto alloca = dyn_cast<AllocaOp>(op);
    if (!holdsPlain(alloca ? alloca.getElemType()
                           : cast<GEPOp>(op).getElemType()))
      return false;
    break;
  }
  case Scope::Unwinding: {
    Block *pad = cast<InvokeOp>(op).getUnwindDest();
    if (pad->empty() || !isa<LandingpadOp>(pad->front()))
      return false;
    break;
  }
  default:
    return false;
  }
  for (OpOperand &operand : op->getOpOperands())
    if (!isPlain(operand.get().getType()))
      return false;
  for (OpResult result : op->getOpResults())
    if (!isPlain(result.getType()))
      return false;
  return true;
}

bool OpVerifier::ask(Operation *op) {
  isAsking = true;
  bool isAccepted = succeeded(op->getName().verifyInvariants(op));
  isAsking = false;
  return isAccepted;
}

bool OpVerifier::accepts(Operation *op) {
  Scope &scope = scopes[op->getName().getAsOpaquePointer()];
  if (scope == Scope::Unknown)
    scope = scopeOf(op);
  if (scope == Scope::Whole)
    return true;
  if (scope == Scope::Place)
    return ask(op);

  // Most ops of a program end here.
  return isKnown(op, scope) ||
         (scope == Scope::Unwinding ? ask(op) : remember(op, scope));
}

/// Answers for `op` as for an op like it that was asked about before, if there
/// is one.
bool OpVerifier::remember(Operation *op, Scope scope) {
  OperationName name = op->getName();
  const void *id = name.getAsOpaquePointer();
  uint64_t hash = collectTypes(op, scope) ^ reinterpret_cast<uintptr_t>(id);
  OpaqueProperties properties = nullptr;
  if (op->getPropertiesStorageSize() != 0 &&
      (scope == Scope::Properties || scope == Scope::Memory ||
       (scope == Scope::Access && isAtomic(op)))) {
    properties = op->getPropertiesStorage();
    hash ^= name.hashOpProperties(properties);
  }
  // DenseMap has two keys of its own.
  hash >>= 1;

  auto [found, isNew] = first.try_emplace(hash, -1);
  for (int i = found->second; i >= 0; i = answers[i].next) {
    const Answer &answer = answers[i];
    if (answer.name == id && answer.types == ArrayRef(types) &&
        !answer.properties == !properties &&
        (!properties ||
         name.compareOpProperties(answer.properties, properties)))
      return answer.isAccepted;
  }

  OpaqueProperties copy = nullptr;
  if (properties) {
    copy = memory.Allocate(op->getPropertiesStorageSize(), alignof(void *));
    name.initOpProperties(copy, properties);
  }
  bool isAccepted = ask(op);
  answers.push_back({id, ArrayRef(types).copy(memory), name, copy, isAccepted,
                     found->second});
  found->second = static_cast<int>(answers.size()) - 1;
  return isAccepted;
}

bool OpVerifier::accepts(NamedAttribute attribute, ParameterPlace place) {
  auto [answer, isNew] = attributeAnswers.try_emplace(
      {attribute.getName().getAsOpaquePointer(),
       attribute.getValue().getAsOpaquePointer(), place.getOpaqueValue()});
  if (!isNew)
    return answer->second;
  MLIRContext *context = attribute.getName().getContext();
  Type type = place.getPointer();
  bool isResult = place.getInt();
  if (!function || functionPlace != place) {
    functionPlace = place;
    auto functionType =
        isResult ? LLVMFunctionType::get(type, {})
                 : LLVMFunctionType::get(LLVMVoidType::get(context), type);
    OpBuilder detached(context);
    if (function)
      function->setFunctionType(functionType);
    else
      function = LLVMFuncOp::create(detached, UnknownLoc::get(context), "f",
                                    functionType);
  }
  Dialect *dialect = (*function)->getDialect();
  isAsking = true;
  LogicalResult verified =
      isResult
          ? dialect->verifyRegionResultAttribute(*function, 0, 0, attribute)
          : dialect->verifyRegionArgAttribute(*function, 0, 0, attribute);
  isAsking = false;
  return answer->second = succeeded(verified);
}
