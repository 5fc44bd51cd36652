// Makes the function of one side of a question, instruction by instruction:
// nothing may be folded, since that is what is to be proved.

#include "verify/judge/refine/lockstep/terms/ConeFunction.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Operator.h"
#include "llvm/IR/Verifier.h"

using namespace palindrome::refine::lockstep;
using namespace llvm;

static FastMathFlags fastMathFlags(unsigned bits) {
  FastMathFlags flags;
  flags.setAllowReassoc((bits & FastMathFlags::AllowReassoc) != 0);
  flags.setNoNaNs((bits & FastMathFlags::NoNaNs) != 0);
  flags.setNoInfs((bits & FastMathFlags::NoInfs) != 0);
  flags.setNoSignedZeros((bits & FastMathFlags::NoSignedZeros) != 0);
  flags.setAllowReciprocal((bits & FastMathFlags::AllowReciprocal) != 0);
  flags.setAllowContract((bits & FastMathFlags::AllowContract) != 0);
  flags.setApproxFunc((bits & FastMathFlags::ApproxFunc) != 0);
  return flags;
}

/// Sets the flags of an instruction that has none. False if it cannot have
/// these.
static bool setFlags(Instruction &inst, unsigned flags) {
  if (isa<OverflowingBinaryOperator>(inst)) {
    inst.setHasNoUnsignedWrap(
        (flags & OverflowingBinaryOperator::NoUnsignedWrap) != 0);
    inst.setHasNoSignedWrap((flags & OverflowingBinaryOperator::NoSignedWrap) !=
                            0);
  } else if (auto *cast = dyn_cast<TruncInst>(&inst)) {
    cast->setHasNoUnsignedWrap((flags & TruncInst::NoUnsignedWrap) != 0);
    cast->setHasNoSignedWrap((flags & TruncInst::NoSignedWrap) != 0);
  } else if (auto *gep = dyn_cast<GetElementPtrInst>(&inst)) {
    gep->setNoWrapFlags(GEPNoWrapFlags::fromRaw(flags));
  } else if (auto *compare = dyn_cast<ICmpInst>(&inst)) {
    compare->setSameSign(flags != 0);
  } else if (auto *orInst = dyn_cast<PossiblyDisjointInst>(&inst)) {
    orInst->setIsDisjoint((flags & PossiblyDisjointInst::IsDisjoint) != 0);
  } else if (isa<PossiblyExactOperator>(inst)) {
    inst.setIsExact((flags & PossiblyExactOperator::IsExact) != 0);
  } else if (isa<PossiblyNonNegInst>(inst)) {
    inst.setNonNeg((flags & PossiblyNonNegInst::NonNeg) != 0);
  } else if (isa<FPMathOperator>(inst)) {
    inst.setFastMathFlags(fastMathFlags(flags));
  }
  return inst.getRawSubclassOptionalData() == flags;
}

ConeFunction::~ConeFunction() {
  if (function)
    function->eraseFromParent();
  for (Function *callee : callees)
    if (callee->use_empty())
      callee->eraseFromParent();
}

void ConeFunction::declare(const ConeUses &uses) {
  SmallVector<Type *> types;
  for (const ConeUses::Parameter &parameter : uses.parameters)
    types.push_back(parameter.leaf->type);
  function = Function::Create(
      FunctionType::get(uses.to->term->type, types, /*isVarArg=*/false),
      GlobalValue::ExternalLinkage, side.getAddressSpace(), "palindrome.cone",
      &module);
  for (StringRef kind : {"denormal-fp-math", "denormal-fp-math-f32"})
    if (Attribute mode = side.getFnAttribute(kind); mode.isValid())
      function->addFnAttr(mode);
  if (side.hasFnAttribute(Attribute::NullPointerIsValid))
    function->addFnAttr(Attribute::NullPointerIsValid);
  LLVMContext &context = module.getContext();
  if (isSource)
    for (auto [parameter, argument] :
         zip_equal(uses.parameters, function->args())) {
      AttrBuilder attributes(context, parameter.attributes);
      argument.addAttrs(attributes);
    }
  block = BasicBlock::Create(context, "", function);
}

void ConeFunction::require(Value *condition, bool isTrue) {
  LLVMContext &context = module.getContext();
  auto *next = BasicBlock::Create(context, "", function);
  auto *never = BasicBlock::Create(context, "", function);
  BranchInst::Create(isTrue ? next : never, isTrue ? never : next, condition,
                     block);
  new UnreachableInst(context, never);
  block = next;
}

bool ConeFunction::stateFacts(const ConeUses &uses) {
  for (const ConeUses::Condition &fact : uses.facts) {
    Value *condition = get(fact.use);
    if (!condition)
      return false;
    require(condition, fact.holds);
  }
  for (auto [one, other] : uses.equal) {
    Value *left = get(one), *right = get(other);
    if (!left || !right)
      return false;
    require(CmpInst::Create(Instruction::ICmp, CmpInst::ICMP_EQ, left, right,
                            "", block),
            /*isTrue=*/true);
  }
  return true;
}

Value *ConeFunction::global(const GlobalValue &value) {
  if (isSource || isSameModule)
    return const_cast<GlobalValue *>(&value);
  GlobalValue *mine = module.getNamedValue(value.getName());
  return mine && mine->getType() == value.getType() ? mine : nullptr;
}

/// Steps as the instructions from which they come have them: `getelementptr`
/// multiplies its index, of any width, under its flags.
Value *ConeFunction::address(const Chosen &use) {
  const Term &term = *use.term;
  Value *result = get(use.operands.front());
  if (!result)
    return nullptr;
  Type *byte = Type::getInt8Ty(module.getContext());
  auto move = [&](Type *type, Value *index) {
    auto *gep = GetElementPtrInst::Create(type, result, index, "", block);
    result = gep;
    return setFlags(*gep, term.flags);
  };
  Type *offsets = module.getDataLayout().getIndexType(term.type);
  auto moveBytes = [&](int64_t count) {
    APInt bits(64, static_cast<uint64_t>(count), /*isSigned=*/true);
    if (bits.getSignificantBits() > offsets->getIntegerBitWidth())
      return false;
    return move(byte,
                ConstantInt::get(
                    offsets, bits.sextOrTrunc(offsets->getIntegerBitWidth())));
  };
  // Without steps, the flags alone restrict the base.
  if (term.steps.empty() && !moveBytes(0))
    return nullptr;
  for (const AddressStep &step : term.steps) {
    if (step.operand == 0) {
      if (!moveBytes(step.scale))
        return nullptr;
      continue;
    }
    Value *index = get(use.operands[step.operand]);
    if (!index || step.scale < 0)
      return nullptr;
    Type *type = step.scale == 1
                     ? byte
                     : ArrayType::get(byte, static_cast<uint64_t>(step.scale));
    if (!move(type, index))
      return nullptr;
  }
  return result;
}

/// The declaration of an intrinsic in this module.
Function *ConeFunction::declareCallee(const Function &callee) {
  if (callee.getParent() == &module)
    return const_cast<Function *>(&callee);
  if (Function *known = module.getFunction(callee.getName()))
    return known->getFunctionType() == callee.getFunctionType() ? known
                                                                : nullptr;
  auto *result =
      Function::Create(callee.getFunctionType(), GlobalValue::ExternalLinkage,
                       callee.getAddressSpace(), callee.getName(), &module);
  result->setAttributes(callee.getAttributes());
  callees.push_back(result);
  return result;
}

Instruction *ConeFunction::call(const Term &term, ArrayRef<Value *> operands) {
  auto *pattern = dyn_cast<CallInst>(term.value);
  const Function *callee = pattern ? pattern->getCalledFunction() : nullptr;
  if (!callee || !callee->isIntrinsic() || term.rest.size() < 2 ||
      callee->getIntrinsicID() != term.rest[1] || pattern->hasOperandBundles())
    return nullptr;
  Function *mine = declareCallee(*callee);
  // The callee may be the last operand, as it is that of the instruction.
  ArrayRef<Value *> arguments = operands.take_front(pattern->arg_size());
  if (!mine || arguments.size() != pattern->arg_size())
    return nullptr;
  // They are a part of `rest`, so that all calls of this term have them.
  CallInst *made = CallInst::Create(mine, arguments, "", block);
  made->setAttributes(pattern->getAttributes());
  return made;
}

/// Makes an instruction, which folds nothing. Null for an unknown operation.
Instruction *ConeFunction::operation(const Term &term,
                                     ArrayRef<Value *> operands) {
  unsigned opcode = term.opcode();
  ArrayRef<uint64_t> rest = term.rest.drop_front();
  SmallVector<unsigned> indices;
  for (uint64_t word : rest)
    indices.push_back(static_cast<unsigned>(word));
  if (Instruction::isBinaryOp(opcode) && operands.size() == 2)
    return BinaryOperator::Create(static_cast<Instruction::BinaryOps>(opcode),
                                  operands[0], operands[1], "", block);
  if (Instruction::isCast(opcode) && operands.size() == 1)
    return CastInst::Create(static_cast<Instruction::CastOps>(opcode),
                            operands[0], term.type, "", block);
  switch (opcode) {
  case Instruction::FNeg:
    return UnaryOperator::Create(Instruction::FNeg, operands[0], "", block);
  case Instruction::ICmp:
  case Instruction::FCmp:
    return CmpInst::Create(static_cast<Instruction::OtherOps>(opcode),
                           static_cast<CmpInst::Predicate>(rest.front()),
                           operands[0], operands[1], "", block);
  case Instruction::Select:
    return SelectInst::Create(operands[0], operands[1], operands[2], "", block);
  case Instruction::ExtractElement:
    return ExtractElementInst::Create(operands[0], operands[1], "", block);
  case Instruction::InsertElement:
    return InsertElementInst::Create(operands[0], operands[1], operands[2], "",
                                     block);
  case Instruction::ShuffleVector: {
    SmallVector<int> mask;
    for (uint64_t word : rest)
      mask.push_back(static_cast<int>(word));
    return new ShuffleVectorInst(operands[0], operands[1], mask, "", block);
  }
  case Instruction::ExtractValue:
    return ExtractValueInst::Create(operands[0], indices, "", block);
  case Instruction::InsertValue:
    return InsertValueInst::Create(operands[0], operands[1], indices, "",
                                   block);
  case Instruction::GetElementPtr:
    return GetElementPtrInst::Create(
        reinterpret_cast<Type *>(static_cast<uintptr_t>(rest.front())),
        operands.front(), operands.drop_front(), "", block);
  case Instruction::Call:
    return call(term, operands);
  case Instruction::Freeze:
    // What the target chooses is no fact, and no choice of the source.
    return isSource ? nullptr : new FreezeInst(operands[0], "", block);
  default:
    return nullptr;
  }
}

Value *ConeFunction::get(const Chosen *use) {
  if (Value *known = values.lookup(use))
    return known;
  const Term *term = use->term;
  Value *result = nullptr;
  switch (term->kind) {
  case Term::Constant:
    result = const_cast<Value *>(term->value);
    break;
  case Term::Leaf:
  case Term::Foreign:
    result = isGlobal(*term) ? global(*cast<GlobalValue>(term->value))
                             : function->getArg(use->parameter);
    break;
  case Term::Address:
    result = address(*use);
    break;
  case Term::Operation: {
    SmallVector<Value *> operands;
    for (const Chosen *operand : use->operands) {
      operands.push_back(get(operand));
      if (!operands.back())
        return nullptr;
    }
    if (Instruction *inst = operation(*term, operands);
        inst && setFlags(*inst, term->flags))
      result = inst;
    break;
  }
  }
  values[use] = result;
  return result;
}

const Function *ConeFunction::make(const ConeUses &uses,
                                   const Module &ofSource) {
  isSameModule = &module == &ofSource;
  if (!FunctionType::isValidReturnType(uses.to->term->type) ||
      !all_of(uses.parameters, [](const ConeUses::Parameter &parameter) {
        return FunctionType::isValidArgumentType(parameter.leaf->type);
      }))
    return nullptr;
  declare(uses);
  Value *result = nullptr;
  if (!isSource)
    result = get(uses.to);
  else if (stateFacts(uses))
    result =
        uses.from ? get(uses.from) : ConstantInt::getTrue(uses.to->term->type);
  if (!result)
    return nullptr;
  ReturnInst::Create(module.getContext(), result, block);
  // Types with equal parts can still differ between the sides.
  return verifyFunction(*function) ? nullptr : function;
}
