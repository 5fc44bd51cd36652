// Makes functions from the result backwards, so that everything is used.

#include "test/refine/exhaustive/Generator.h"
#include "test/refine/exhaustive/Intrinsics.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/NoFolder.h"

using namespace llvm;
using namespace palindrome::exhaustive;

namespace {
class Generator {
public:
  Generator(Module &module, Random &random)
      : module(module), random(random), builder(module.getContext()) {}

  Function *run(StringRef name);

private:
  bool chance(unsigned oneIn) { return pick(random, oneIn) == 0; }
  template <typename T> T oneOf(ArrayRef<T> all) {
    return all[pick(random, all.size())];
  }
  IntegerType *type(unsigned width) {
    return IntegerType::get(module.getContext(), width);
  }

  Value *constant(unsigned width);
  Value *leaf(unsigned width);
  Value *value(unsigned width);
  Value *binary(unsigned width);
  Value *cast(unsigned width);
  Value *intrinsic(unsigned width);
  Value *extract(unsigned width);
  Value *bit();

  Module &module;
  Random &random;
  IRBuilder<NoFolder> builder;
  Function *function = nullptr;
  /// What was made, to be used again.
  SmallVector<Value *> made;
  unsigned left = 0; ///< How many instructions may still be made.
  unsigned freezes = 0;
  unsigned widest = 0;
};
} // namespace

Value *Generator::constant(unsigned width) {
  if (chance(25))
    return UndefValue::get(type(width));
  if (chance(40))
    return PoisonValue::get(type(width));
  uint64_t mask = (uint64_t(1) << width) - 1;
  uint64_t bits = chance(2) ? pick(random, 4) : random();
  if (chance(4))
    bits = uint64_t(1) << (width - 1);
  if (chance(5))
    bits = mask;
  return ConstantInt::get(type(width), bits & mask);
}

/// A value that is there already, or at most a cast of an argument.
Value *Generator::leaf(unsigned width) {
  SmallVector<Value *> fitting;
  for (Value *value : made)
    if (value->getType() == type(width))
      fitting.push_back(value);
  for (Argument &argument : function->args())
    if (argument.getType() == type(width))
      fitting.append(2, &argument);
  if (chance(5))
    return constant(width);
  if (!fitting.empty())
    return fitting[pick(random, fitting.size())];
  // Functions of constants alone would be dull.
  Value *argument = function->getArg(pick(random, function->arg_size()));
  return argument->getType()->getIntegerBitWidth() < width
             ? builder.CreateZExt(argument, type(width))
             : builder.CreateTrunc(argument, type(width));
}

Value *Generator::value(unsigned width) {
  if (left == 0)
    return leaf(width);
  if (chance(4))
    return leaf(width);
  --left;
  Value *result = nullptr;
  switch (pick(random, 10)) {
  case 0:
    result = cast(width);
    break;
  case 1:
    if (freezes < 2) {
      ++freezes;
      result = builder.CreateFreeze(value(width));
      break;
    }
    [[fallthrough]];
  case 2: {
    Value *condition = value(1);
    Value *ifTrue = value(width);
    Value *ifFalse = value(width);
    result = builder.CreateSelect(condition, ifTrue, ifFalse);
    break;
  }
  case 3:
  case 4:
    result = intrinsic(width);
    break;
  case 5:
    result = width == 1 ? bit() : extract(width);
    break;
  default:
    result = width == 1 && !chance(3) ? bit() : binary(width);
  }
  made.push_back(result);
  return result;
}

Value *Generator::binary(unsigned width) {
  constexpr Instruction::BinaryOps opcodes[] = {
      Instruction::Add,  Instruction::Sub,  Instruction::Mul,
      Instruction::Shl,  Instruction::LShr, Instruction::AShr,
      Instruction::And,  Instruction::Or,   Instruction::Xor,
      Instruction::UDiv, Instruction::SDiv, Instruction::URem,
      Instruction::SRem, Instruction::Add,  Instruction::And};
  auto opcode = oneOf<Instruction::BinaryOps>(opcodes);
  Value *x = value(width);
  Value *y = value(width);
  auto *result = llvm::cast<BinaryOperator>(builder.CreateBinOp(opcode, x, y));
  if (isa<OverflowingBinaryOperator>(result)) {
    result->setHasNoSignedWrap(chance(3));
    result->setHasNoUnsignedWrap(chance(3));
  } else if (isa<PossiblyExactOperator>(result)) {
    result->setIsExact(chance(3));
  } else if (auto *disjoint = dyn_cast<PossiblyDisjointInst>(result)) {
    disjoint->setIsDisjoint(chance(3));
  }
  return result;
}

Value *Generator::cast(unsigned width) {
  unsigned other = chance(3) ? 1 : 1 + pick(random, widest);
  if (other == width)
    return binary(width);
  Value *operand = value(other);
  if (other < width) {
    if (chance(2))
      return builder.CreateSExt(operand, type(width));
    return builder.CreateZExt(operand, type(width), "", chance(3));
  }
  return builder.CreateTrunc(operand, type(width), "", chance(3), chance(3));
}

Value *Generator::intrinsic(unsigned width) {
  switch (pick(random, 8)) {
  case 0:
    return builder.CreateUnaryIntrinsic(oneOf<Intrinsic::ID>(unaryIntrinsics),
                                        value(width));
  case 1:
  case 2: {
    Value *operand = value(width);
    return builder.CreateIntrinsic(oneOf<Intrinsic::ID>(flaggedIntrinsics),
                                   {type(width)},
                                   {operand, builder.getInt1(chance(2))});
  }
  case 3: {
    Value *x = value(width), *y = value(width), *amount = value(width);
    return builder.CreateIntrinsic(oneOf<Intrinsic::ID>(funnelIntrinsics),
                                   {type(width)}, {x, y, amount});
  }
  case 4:
    if (width > 1) {
      unsigned other = 1 + pick(random, widest);
      Value *x = value(other), *y = value(other);
      return builder.CreateIntrinsic(oneOf<Intrinsic::ID>(comparingIntrinsics),
                                     {type(width), type(other)}, {x, y});
    }
    [[fallthrough]];
  default: {
    Value *x = value(width), *y = value(width);
    return builder.CreateBinaryIntrinsic(oneOf<Intrinsic::ID>(binaryIntrinsics),
                                         x, y);
  }
  }
}

/// The number or the flag of an operation that says whether it overflowed.
Value *Generator::extract(unsigned width) {
  unsigned operandWidth = width == 1 ? 1 + pick(random, widest) : width;
  Value *x = value(operandWidth), *y = value(operandWidth);
  Value *both = builder.CreateBinaryIntrinsic(
      oneOf<Intrinsic::ID>(overflowIntrinsics), x, y);
  return builder.CreateExtractValue(both, width == 1 && operandWidth != 1);
}

Value *Generator::bit() {
  if (chance(5))
    return extract(1);
  unsigned width = 1 + pick(random, widest);
  auto predicate =
      CmpInst::Predicate(CmpInst::FIRST_ICMP_PREDICATE +
                         pick(random, CmpInst::LAST_ICMP_PREDICATE -
                                          CmpInst::FIRST_ICMP_PREDICATE + 1));
  Value *x = value(width), *y = value(width);
  auto *result = llvm::cast<ICmpInst>(builder.CreateICmp(predicate, x, y));
  result->setSameSign(result->isRelational() && chance(3));
  return result;
}

Function *Generator::run(StringRef name) {
  // Two arguments of many bits would be too many inputs.
  unsigned count = 1 + pick(random, 2);
  widest = count == 1 ? 2 + pick(random, 7) : 2 + pick(random, 3);
  SmallVector<Type *> types;
  for (unsigned i = 0; i != count; ++i)
    types.push_back(type(chance(4) ? 1 + pick(random, widest) : widest));
  unsigned width = chance(4)   ? 1
                   : chance(3) ? 1 + pick(random, widest)
                               : widest;
  function = Function::Create(FunctionType::get(type(width), types, false),
                              Function::ExternalLinkage, name, module);
  builder.SetInsertPoint(BasicBlock::Create(module.getContext(), "", function));
  left = 1 + pick(random, 6);
  Value *result = leaf(width);
  while (left)
    result = value(width);
  builder.CreateRet(result);
  return function;
}

Function *palindrome::exhaustive::generate(Module &module, StringRef name,
                                           Random &random) {
  Function *function = Generator(module, random).run(name);
  // Those that the last value does not need.
  for (Instruction &instruction :
       make_early_inc_range(reverse(function->getEntryBlock())))
    if (!instruction.isTerminator() && instruction.use_empty())
      instruction.eraseFromParent();
  return function;
}
