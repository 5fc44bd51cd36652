// Before LLVM 15 a pointer has the type of what it points to, which the module
// does not state. Each pointer becomes an i8*, and is cast where it is used:
//
//   %p = getelementptr i32, ptr %q, i64 1     %c = bitcast i8* %q to i32*
//                                             %g = getelementptr i32, i32* %c,
//                                             i64 1 %p = bitcast i32* %g to i8*
//
// So no type is inferred, and every module has such a form. A symbol, and what
// an attribute such as `byval(T)` is about, has the type that it states.

#include "export/releases/Changes.h"
#include "export/releases/Pointees.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Operator.h"
#include "llvm/IR/TypeFinder.h"

using namespace llvm;
using namespace palindrome;
using namespace palindrome::releases;

namespace {
/// What a pointer that is passed to an intrinsic, or returned, points to.
enum class Behind {
  Result,
  ResultElement,
  First,
  FirstElement,
  Pointer,
  Nothing, ///< An empty struct.
};
constexpr unsigned ofResult = ~0u;
struct IntrinsicRow {
  Intrinsic::ID intrinsic;
  unsigned argument; ///< Or `ofResult`.
  Behind behind;
};

class PointerTyper {
public:
  explicit PointerTyper(Changes &changes)
      : changes(changes), module(changes.module), pointees(changes.pointees) {}

  void run();

private:
  void refuseWhatHasNone();
  void nameStructs();
  /// `type` with the pointers that `attributes` or an intrinsic give types.
  FunctionType *typed(FunctionType *type, const AttributeList &attributes,
                      Intrinsic::ID intrinsic);
  void changeSignature(Function &function);
  Function *declareAs(Function &intrinsic, FunctionType *type);
  void changeReferent(GlobalValue &symbol);
  /// Gives `inst` the type of a pointer to `pointee`, and its users a cast.
  void retype(Instruction &inst, Type *pointee);
  void castOperand(Instruction &inst, unsigned number, Type *pointee);
  void changeInstruction(Instruction &inst);
  void changeCall(CallBase &call);
  void changeConstructors(GlobalVariable &list);
  /// What `constant` is where the symbols in it have types.
  Constant *of(Constant *constant);
  Constant *make(Constant *constant);
  void changeOperands(User &user);

  Changes &changes;
  Module &module;
  Pointees &pointees;
  DenseMap<Constant *, Constant *> made;
  SmallVector<Instruction *> casts;
  std::map<std::pair<Function *, FunctionType *>, Function *> declarations;
  /// The type that each symbol had before it got the one of its pointer.
  DenseMap<const GlobalValue *, Type *> plain;
  const GlobalValue *place = nullptr;
};
} // namespace

static constexpr IntrinsicRow intrinsicRows[] = {
    {Intrinsic::masked_load, 0, Behind::Result},
    {Intrinsic::masked_store, 1, Behind::First},
    {Intrinsic::masked_gather, 0, Behind::ResultElement},
    {Intrinsic::masked_scatter, 1, Behind::FirstElement},
    {Intrinsic::masked_expandload, 0, Behind::ResultElement},
    {Intrinsic::masked_compressstore, 1, Behind::FirstElement},
    {Intrinsic::vp_load, 0, Behind::Result},
    {Intrinsic::vp_store, 1, Behind::First},
    {Intrinsic::vp_gather, 0, Behind::ResultElement},
    {Intrinsic::vp_scatter, 1, Behind::FirstElement},
    {Intrinsic::experimental_vp_strided_load, 0, Behind::ResultElement},
    {Intrinsic::experimental_vp_strided_store, 1, Behind::FirstElement},
    {Intrinsic::matrix_column_major_load, 0, Behind::ResultElement},
    {Intrinsic::matrix_column_major_store, 1, Behind::FirstElement},
    {Intrinsic::invariant_start, ofResult, Behind::Nothing},
    {Intrinsic::invariant_end, 0, Behind::Nothing},
    {Intrinsic::gcroot, 0, Behind::Pointer},
    {Intrinsic::gcread, 1, Behind::Pointer},
    {Intrinsic::gcwrite, 2, Behind::Pointer},
    {Intrinsic::objc_storeStrong, 0, Behind::Pointer},
    {Intrinsic::objc_initWeak, 0, Behind::Pointer},
    {Intrinsic::objc_storeWeak, 0, Behind::Pointer},
    {Intrinsic::objc_loadWeak, 0, Behind::Pointer},
    {Intrinsic::objc_loadWeakRetained, 0, Behind::Pointer},
    {Intrinsic::objc_destroyWeak, 0, Behind::Pointer},
    {Intrinsic::objc_copyWeak, 0, Behind::Pointer},
    {Intrinsic::objc_copyWeak, 1, Behind::Pointer},
    {Intrinsic::objc_moveWeak, 0, Behind::Pointer},
    {Intrinsic::objc_moveWeak, 1, Behind::Pointer},
};

static Type *pointeeOf(const IntrinsicRow &row, FunctionType *type) {
  switch (row.behind) {
  case Behind::Result:
    return type->getReturnType();
  case Behind::ResultElement:
    return type->getReturnType()->getScalarType();
  case Behind::First:
    return type->getParamType(0);
  case Behind::FirstElement:
    return type->getParamType(0)->getScalarType();
  case Behind::Pointer:
    return PointerType::getUnqual(type->getContext());
  case Behind::Nothing:
    return StructType::get(type->getContext());
  }
  llvm_unreachable("all are handled");
}

/// The type that an attribute of a pointer states; null if none does.
static Type *statedBy(AttributeSet attributes) {
  for (Attribute::AttrKind kind :
       {Attribute::ByVal, Attribute::StructRet, Attribute::ByRef,
        Attribute::InAlloca, Attribute::Preallocated, Attribute::ElementType})
    if (attributes.hasAttribute(kind))
      return attributes.getAttribute(kind).getValueAsType();
  return nullptr;
}

/// `constant` as a pointer of `type`: a symbol itself where that is its type.
static Constant *asPointer(Constant *constant, Type *type) {
  if (constant->getType() == type)
    return constant;
  auto *cast = dyn_cast<ConstantExpr>(constant);
  if (cast && cast->getOpcode() == Instruction::AddrSpaceCast &&
      cast->getOperand(0)->getType() == type)
    return cast->getOperand(0);
  return ConstantExpr::getAddrSpaceCast(constant, type);
}

FunctionType *PointerTyper::typed(FunctionType *type,
                                  const AttributeList &attributes,
                                  Intrinsic::ID intrinsic) {
  SmallVector<Type *> parameters(type->params());
  for (auto [number, parameter] : enumerate(parameters))
    if (Type *pointee = statedBy(attributes.getParamAttrs(number));
        pointee && parameter->isPtrOrPtrVectorTy())
      parameter = pointees.pointerTo(pointee, parameter);
  Type *result = type->getReturnType();
  for (const IntrinsicRow &row : intrinsicRows) {
    if (!intrinsic || row.intrinsic != intrinsic)
      continue;
    Type *&changed =
        row.argument == ofResult ? result : parameters[row.argument];
    changed = pointees.pointerTo(pointeeOf(row, type), changed);
  }
  return FunctionType::get(result, parameters, type->isVarArg());
}

void PointerTyper::refuseWhatHasNone() {
  for (Function &function : module)
    for (Instruction &inst : instructions(function)) {
      auto *object = dyn_cast<AllocaInst>(&inst);
      if (object && object->isSwiftError())
        changes.refused("swifterror without the type of the error",
                        releaseOfPlainPointers, &function);
      if (isa<CallBrInst>(inst))
        changes.refused("callbr without its labels as operands", 15, &function);
      auto *atomic = dyn_cast<AtomicRMWInst>(&inst);
      if (atomic && atomic->getType()->isPointerTy())
        changes.refused("atomicrmw of a pointer", 15, &function);
    }
  for (Function &function : module)
    for (Argument &argument : function.args())
      if (argument.hasSwiftErrorAttr())
        changes.refused("swifterror without the type of the error",
                        releaseOfPlainPointers, &function);
}

/// A type without a name has a number in the text of a module, and none in that
/// of a type alone.
void PointerTyper::nameStructs() {
  TypeFinder found;
  found.run(module, /*onlyNamed=*/false);
  for (StructType *type : found)
    if (!type->isLiteral() && !type->hasName())
      type->setName("unnamed");
}

/// The name of an intrinsic whose parameters have changed their types: `p0` in
/// it becomes `p0v4f32`.
static std::string nameOf(Function &function, FunctionType *type,
                          const Pointees &pointees) {
  SmallVector<StringRef> parts;
  function.getName().split(parts, '.');
  std::string result;
  auto parameter = type->param_begin();
  for (StringRef part : parts) {
    result += result.empty() ? part.str() : "." + part.str();
    StringRef number = part;
    if (number.consume_front("nxv") || number.consume_front("v"))
      number = number.drop_while(isDigit);
    if (!number.consume_front("p") || number.empty() ||
        !all_of(number, isDigit))
      continue;
    // The pointers of the name are those of the parameters, in order.
    parameter = std::find_if(parameter, type->param_end(), [](Type *type) {
      return type->isPtrOrPtrVectorTy();
    });
    if (parameter == type->param_end())
      break;
    unsigned space = (*parameter++)->getScalarType()->getPointerAddressSpace();
    if (auto known = pointees.find(space))
      result += Pointees::mangle(known->pointee);
  }
  return result;
}

/// A function with the properties of `function`, before it, of another type.
static Function *createLike(Function &function, FunctionType *type) {
  auto *made = Function::Create(type, function.getLinkage(),
                                function.getAddressSpace(), /*N=*/"",
                                /*M=*/nullptr);
  function.getParent()->getFunctionList().insert(function.getIterator(), made);
  made->copyAttributesFrom(&function);
  made->setComdat(function.getComdat());
  made->copyMetadata(&function, /*Offset=*/0);
  return made;
}

void PointerTyper::changeSignature(Function &function) {
  FunctionType *type =
      typed(function.getFunctionType(), function.getAttributes(),
            Intrinsic::not_intrinsic);
  if (function.isIntrinsic() || type == function.getFunctionType())
    return;
  Function *changed = createLike(function, type);
  changed->takeName(&function);
  changed->splice(changed->begin(), &function);
  for (auto [old, argument] : zip(function.args(), changed->args())) {
    argument.takeName(&old);
    Value *value = &argument;
    if (old.getType() != argument.getType()) {
      // The result would have to be of that type as well.
      changed->removeParamAttr(argument.getArgNo(), Attribute::Returned);
      if (changed->isDeclaration())
        continue;
      casts.push_back(new AddrSpaceCastInst(
          &argument, old.getType(), "",
          changed->getEntryBlock().getFirstInsertionPt()));
      value = casts.back();
    }
    old.replaceAllUsesWith(value);
  }
  function.replaceAllUsesWith(changed);
  function.eraseFromParent();
}

/// An intrinsic has a declaration for each type of its pointers.
Function *PointerTyper::declareAs(Function &intrinsic, FunctionType *type) {
  Function *&declared = declarations[{&intrinsic, type}];
  if (!declared) {
    declared = createLike(intrinsic, type);
    std::string name = nameOf(intrinsic, type, pointees);
    if (intrinsic.getName() == name) // It has no calls in the end.
      intrinsic.setName(name + ".plain");
    declared->setName(name);
    declared->mutateType(pointees.pointerTo(type, plain.lookup(&intrinsic)));
  }
  return declared;
}

void PointerTyper::retype(Instruction &inst, Type *pointee) {
  Type *type = inst.getType(), *pointer = pointees.pointerTo(pointee, type);
  if (pointer == type)
    return;
  BasicBlock::iterator next = std::next(inst.getIterator());
  auto *cast = new AddrSpaceCastInst(PoisonValue::get(pointer), type, "", next);
  cast->setDebugLoc(inst.getDebugLoc());
  cast->takeName(&inst);
  inst.replaceAllUsesWith(cast);
  inst.mutateType(pointer);
  cast->setOperand(0, &inst);
  casts.push_back(cast);
}

void PointerTyper::castOperand(Instruction &inst, unsigned number,
                               Type *pointee) {
  Value *operand = inst.getOperand(number);
  Type *pointer = pointees.pointerTo(pointee, operand->getType());
  if (pointer == operand->getType())
    return;
  Value *cast = nullptr;
  auto *back = dyn_cast<AddrSpaceCastInst>(operand);
  if (auto *constant = dyn_cast<Constant>(operand)) {
    cast = asPointer(constant, pointer);
  } else if (back && back->getSrcTy() == pointer) {
    cast = back->getOperand(0); // It was of that type.
  } else {
    casts.push_back(
        new AddrSpaceCastInst(operand, pointer, "", inst.getIterator()));
    casts.back()->setDebugLoc(inst.getDebugLoc());
    cast = casts.back();
  }
  inst.setOperand(number, cast);
}

Constant *PointerTyper::of(Constant *constant) {
  if (auto *symbol = dyn_cast<GlobalValue>(constant))
    return asPointer(symbol, plain.lookup(symbol));
  if (!constant->getNumOperands() || isa<BlockAddress>(constant))
    return constant;
  auto found = made.find(constant);
  if (found != made.end())
    return found->second;
  Constant *result = make(constant);
  made[constant] = result;
  return result;
}

Constant *PointerTyper::make(Constant *constant) {
  if (isa<DSOLocalEquivalent, NoCFIValue, ConstantPtrAuth>(constant)) {
    changes.refused("such a reference to a symbol as " +
                        Twine(isa<NoCFIValue>(constant)
                                  ? "no_cfi"
                                  : "dso_local_equivalent"),
                    15, place);
    return constant;
  }
  SmallVector<Constant *> operands;
  for (Use &use : constant->operands())
    operands.push_back(of(cast<Constant>(use.get())));
  if (auto *gep = dyn_cast<GEPOperator>(constant)) {
    // In bytes, so that the result is an i8* as its base.
    const DataLayout &layout = module.getDataLayout();
    APInt offset(layout.getIndexTypeSizeInBits(gep->getType()), 0);
    if (gep->getType()->isVectorTy() ||
        !gep->accumulateConstantOffset(layout, offset)) {
      changes.refused("such a constant getelementptr without the type of what "
                      "it points to",
                      15, place);
      return constant;
    }
    LLVMContext &context = module.getContext();
    return ConstantExpr::getGetElementPtr(
        Type::getInt8Ty(context), operands.front(),
        ArrayRef<Constant *>(ConstantInt::get(context, offset)),
        gep->getNoWrapFlags());
  }
  return withOperands(*constant, operands);
}

void PointerTyper::changeOperands(User &user) {
  replaceConstants(user, [&](Constant *constant) { return of(constant); });
}

void PointerTyper::changeCall(CallBase &call) {
  FunctionType *type = call.getFunctionType();
  FunctionType *newType =
      typed(type, call.getAttributes(), call.getIntrinsicID());
  Value *callee = call.getCalledOperand();
  for (auto [number, parameter] : enumerate(newType->params()))
    if (parameter != type->getParamType(number)) {
      auto typedPointer =
          pointees.find(parameter->getScalarType()->getPointerAddressSpace());
      castOperand(call, number, typedPointer->pointee);
      // The result would have to be of that type as well.
      call.removeParamAttr(number, Attribute::Returned);
    }
  if (newType->getReturnType() != type->getReturnType())
    retype(call, pointees
                     .find(newType->getReturnType()
                               ->getScalarType()
                               ->getPointerAddressSpace())
                     ->pointee);
  if (newType != type)
    call.mutateFunctionType(newType);
  if (auto *assembly = dyn_cast<InlineAsm>(callee)) {
    if (changes.lacks(14)) // The pointers themselves have said it until then.
      for (unsigned number = 0; number < call.arg_size(); ++number)
        call.removeParamAttr(number, Attribute::ElementType);
    call.setCalledOperand(InlineAsm::get(
        newType, assembly->getAsmString(), assembly->getConstraintString(),
        assembly->hasSideEffects(), assembly->isAlignStack(),
        assembly->getDialect(), assembly->canThrow()));
    return;
  }
  unsigned number = call.getCalledOperandUse().getOperandNo();
  auto *intrinsic = dyn_cast<Function>(callee);
  if (intrinsic && intrinsic->isIntrinsic()) {
    if (newType != intrinsic->getFunctionType())
      call.setCalledOperand(declareAs(*intrinsic, newType));
    return;
  }
  if (auto *symbol = dyn_cast<GlobalValue>(callee))
    call.setOperand(number, of(symbol));
  castOperand(call, number, newType);
}

void PointerTyper::changeInstruction(Instruction &inst) {
  auto *call = dyn_cast<CallBase>(&inst);
  // The callee is handled with the call.
  Value *callee = call ? call->getCalledOperand() : nullptr;
  bool isByName = isa_and_nonnull<GlobalValue>(callee);
  if (isByName)
    call->setCalledOperand(PoisonValue::get(callee->getType()));
  changeOperands(inst);
  if (isByName)
    call->setCalledOperand(callee);
  if (call)
    return changeCall(*call);
  if (auto *load = dyn_cast<LoadInst>(&inst))
    return castOperand(inst, LoadInst::getPointerOperandIndex(),
                       load->getType());
  if (auto *store = dyn_cast<StoreInst>(&inst))
    return castOperand(inst, StoreInst::getPointerOperandIndex(),
                       store->getValueOperand()->getType());
  if (auto *exchange = dyn_cast<AtomicCmpXchgInst>(&inst))
    return castOperand(inst, AtomicCmpXchgInst::getPointerOperandIndex(),
                       exchange->getCompareOperand()->getType());
  if (auto *update = dyn_cast<AtomicRMWInst>(&inst))
    return castOperand(inst, AtomicRMWInst::getPointerOperandIndex(),
                       update->getValOperand()->getType());
  if (auto *object = dyn_cast<AllocaInst>(&inst))
    return retype(inst, object->getAllocatedType());
  if (auto *gep = dyn_cast<GetElementPtrInst>(&inst)) {
    SmallVector<Value *> indices(gep->indices());
    Type *element =
        GetElementPtrInst::getIndexedType(gep->getSourceElementType(), indices);
    castOperand(inst, GetElementPtrInst::getPointerOperandIndex(),
                gep->getSourceElementType());
    retype(inst, element);
  }
}

/// An alias refers to a symbol of its type, and an ifunc to a function that
/// returns a pointer to one of its type.
void PointerTyper::changeReferent(GlobalValue &symbol) {
  if (auto *alias = dyn_cast<GlobalAlias>(&symbol))
    alias->setAliasee(asPointer(alias->getAliasee(), alias->getType()));
  auto *ifunc = dyn_cast<GlobalIFunc>(&symbol);
  if (!ifunc)
    return;
  Type *plainType = ifunc->getResolver()->getType();
  auto *resolver = FunctionType::get(
      pointees.pointerTo(ifunc->getValueType(), plain.lookup(ifunc)),
      /*isVarArg=*/false);
  ifunc->setResolver(
      asPointer(ifunc->getResolver(), pointees.pointerTo(resolver, plainType)));
}

/// A constructor is a `void ()*` in the list of them.
void PointerTyper::changeConstructors(GlobalVariable &list) {
  auto *array = dyn_cast<ArrayType>(list.getValueType());
  auto *type = array ? dyn_cast<StructType>(array->getElementType()) : nullptr;
  if (!type || type->getNumElements() != 3 || !list.hasInitializer())
    return;
  LLVMContext &context = module.getContext();
  auto *function = FunctionType::get(Type::getVoidTy(context), false);
  Type *pointer = pointees.pointerTo(function, type->getElementType(1));
  auto *newType = StructType::get(
      context, {type->getElementType(0), pointer, type->getElementType(2)});
  SmallVector<Constant *> rows;
  for (unsigned i = 0; i < array->getNumElements(); ++i) {
    Constant *row = list.getInitializer()->getAggregateElement(i);
    Constant *called = asPointer(row->getAggregateElement(1u), pointer);
    rows.push_back(
        ConstantStruct::get(newType, {row->getAggregateElement(0u), called,
                                      row->getAggregateElement(2u)}));
  }
  auto *newArray =
      ConstantArray::get(ArrayType::get(newType, rows.size()), rows);
  auto *changed = new GlobalVariable(
      module, newArray->getType(), list.isConstant(), list.getLinkage(),
      newArray, "", &list, list.getThreadLocalMode(), list.getAddressSpace());
  changed->copyAttributesFrom(&list);
  changed->takeName(&list);
  list.eraseFromParent();
}

void PointerTyper::run() {
  refuseWhatHasNone();
  nameStructs();
  for (Function &function : make_early_inc_range(module))
    changeSignature(function);
  SmallVector<GlobalValue *> symbols;
  for (GlobalValue &symbol : module.global_values())
    symbols.push_back(&symbol);
  for (GlobalValue *symbol : symbols) {
    Type *type = symbol->getType();
    plain[symbol] = type;
    symbol->mutateType(pointees.pointerTo(symbol->getValueType(), type));
  }
  for (GlobalValue *symbol : symbols) {
    place = symbol;
    changeOperands(*symbol);
    changeReferent(*symbol);
  }
  for (Function &function : module) {
    place = &function;
    for (BasicBlock &block : function)
      for (Instruction &inst : make_early_inc_range(block))
        changeInstruction(inst);
  }
  for (StringRef name : {"llvm.global_ctors", "llvm.global_dtors"})
    if (GlobalVariable *list = module.getGlobalVariable(name))
      changeConstructors(*list);
  SmallPtrSet<Function *, 8> unused;
  for (const auto &[declared, changed] : declarations)
    if (declared.first->use_empty())
      unused.insert(declared.first);
  for (Function *function : unused)
    function->eraseFromParent();
  for (Instruction *cast : reverse(casts))
    if (cast->use_empty() && !cast->isUsedByMetadata())
      cast->eraseFromParent();
}

void palindrome::releases::changePointers(Changes &changes) {
  if (changes.lacks(releaseOfPlainPointers))
    PointerTyper(changes).run();
}
