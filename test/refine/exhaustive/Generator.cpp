// Makes random functions. The result is made first and its operands next, so
// that every instruction is used.

#include "test/refine/exhaustive/Generator.h"
#include "test/refine/exhaustive/Intrinsics.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/NoFolder.h"

using namespace llvm;
using namespace palindrome::exhaustive;
using palindrome::mutate::Chooser;

namespace {
class Generator {
public:
  Generator(Module &module, Chooser &choose)
      : module(module), choose(choose), builder(module.getContext()) {}

  Function *run(StringRef name);

private:
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
  Chooser &choose;
  IRBuilder<NoFolder> builder;
  Function *function = nullptr;
  /// The instructions so far, which may be used again.
  SmallVector<Value *> made;
  unsigned left = 0; ///< How many instructions may still be made.
  unsigned freezes = 0;
  unsigned widest = 0;
};
} // namespace

Value *Generator::constant(unsigned width) {
  if (choose.oneIn(25))
    return UndefValue::get(type(width));
  if (choose.oneIn(40))
    return PoisonValue::get(type(width));
  uint64_t mask = (uint64_t(1) << width) - 1;
  uint64_t bits = choose.oneIn(2) ? choose.below(4) : choose.bits();
  if (choose.oneIn(4))
    bits = uint64_t(1) << (width - 1);
  if (choose.oneIn(5))
    bits = mask;
  return ConstantInt::get(type(width), bits & mask);
}

/// A value that needs no new instruction, or at most a cast of an argument.
Value *Generator::leaf(unsigned width) {
  SmallVector<Value *> fitting;
  for (Value *value : made)
    if (value->getType() == type(width))
      fitting.push_back(value);
  for (Argument &argument : function->args())
    if (argument.getType() == type(width))
      fitting.append(2, &argument);
  if (choose.oneIn(5))
    return constant(width);
  if (!fitting.empty())
    return choose.of(fitting);
  // A function of constants alone would test little.
  Value *argument = function->getArg(choose.below(function->arg_size()));
  return argument->getType()->getIntegerBitWidth() < width
             ? builder.CreateZExt(argument, type(width))
             : builder.CreateTrunc(argument, type(width));
}

Value *Generator::value(unsigned width) {
  if (left == 0)
    return leaf(width);
  if (choose.oneIn(4))
    return leaf(width);
  --left;
  Value *result = nullptr;
  switch (choose.below(10)) {
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
    result = width == 1 && !choose.oneIn(3) ? bit() : binary(width);
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
  auto opcode = choose.of(opcodes);
  Value *x = value(width);
  Value *y = value(width);
  auto *result = llvm::cast<BinaryOperator>(builder.CreateBinOp(opcode, x, y));
  if (isa<OverflowingBinaryOperator>(result)) {
    result->setHasNoSignedWrap(choose.oneIn(3));
    result->setHasNoUnsignedWrap(choose.oneIn(3));
  } else if (isa<PossiblyExactOperator>(result)) {
    result->setIsExact(choose.oneIn(3));
  } else if (auto *disjoint = dyn_cast<PossiblyDisjointInst>(result)) {
    disjoint->setIsDisjoint(choose.oneIn(3));
  }
  return result;
}

Value *Generator::cast(unsigned width) {
  unsigned other = choose.oneIn(3) ? 1 : 1 + choose.below(widest);
  if (other == width)
    return binary(width);
  Value *operand = value(other);
  if (other < width) {
    if (choose.oneIn(2))
      return builder.CreateSExt(operand, type(width));
    return builder.CreateZExt(operand, type(width), "", choose.oneIn(3));
  }
  return builder.CreateTrunc(operand, type(width), "", choose.oneIn(3),
                             choose.oneIn(3));
}

Value *Generator::intrinsic(unsigned width) {
  switch (choose.below(8)) {
  case 0:
    return builder.CreateUnaryIntrinsic(choose.of(unaryIntrinsics),
                                        value(width));
  case 1:
  case 2: {
    Value *operand = value(width);
    return builder.CreateIntrinsic(choose.of(flaggedIntrinsics), {type(width)},
                                   {operand, builder.getInt1(choose.oneIn(2))});
  }
  case 3: {
    Value *x = value(width), *y = value(width), *amount = value(width);
    return builder.CreateIntrinsic(choose.of(funnelIntrinsics), {type(width)},
                                   {x, y, amount});
  }
  case 4:
    if (width > 1) {
      unsigned other = 1 + choose.below(widest);
      Value *x = value(other), *y = value(other);
      return builder.CreateIntrinsic(choose.of(comparingIntrinsics),
                                     {type(width), type(other)}, {x, y});
    }
    [[fallthrough]];
  default: {
    Value *x = value(width), *y = value(width);
    return builder.CreateBinaryIntrinsic(choose.of(binaryIntrinsics), x, y);
  }
  }
}

/// The result or the overflow flag of an `llvm.*.with.overflow` intrinsic.
Value *Generator::extract(unsigned width) {
  unsigned operandWidth = width == 1 ? 1 + choose.below(widest) : width;
  Value *x = value(operandWidth), *y = value(operandWidth);
  Value *both =
      builder.CreateBinaryIntrinsic(choose.of(overflowIntrinsics), x, y);
  return builder.CreateExtractValue(both, width == 1 && operandWidth != 1);
}

Value *Generator::bit() {
  if (choose.oneIn(5))
    return extract(1);
  unsigned width = 1 + choose.below(widest);
  auto predicate =
      CmpInst::Predicate(CmpInst::FIRST_ICMP_PREDICATE +
                         choose.below(CmpInst::LAST_ICMP_PREDICATE -
                                      CmpInst::FIRST_ICMP_PREDICATE + 1));
  Value *x = value(width), *y = value(width);
  auto *result = llvm::cast<ICmpInst>(builder.CreateICmp(predicate, x, y));
  result->setSameSign(result->isRelational() && choose.oneIn(3));
  return result;
}

Function *Generator::run(StringRef name) {
  // The number of inputs is exponential in the bits of all arguments.
  unsigned count = 1 + choose.below(2);
  widest = count == 1 ? 2 + choose.below(7) : 2 + choose.below(3);
  SmallVector<Type *> types;
  for (unsigned i = 0; i != count; ++i)
    types.push_back(type(choose.oneIn(4) ? 1 + choose.below(widest) : widest));
  unsigned width = choose.oneIn(4)   ? 1
                   : choose.oneIn(3) ? 1 + choose.below(widest)
                                     : widest;
  function = Function::Create(FunctionType::get(type(width), types, false),
                              Function::ExternalLinkage, name, module);
  builder.SetInsertPoint(BasicBlock::Create(module.getContext(), "", function));
  left = 1 + choose.below(6);
  Value *result = leaf(width);
  while (left)
    result = value(width);
  builder.CreateRet(result);
  return function;
}

Function *palindrome::exhaustive::generate(Module &module, StringRef name,
                                           Chooser &choose) {
  Function *function = Generator(module, choose).run(name);
  // Removes the instructions on which the result does not depend.
  for (Instruction &instruction :
       make_early_inc_range(reverse(function->getEntryBlock())))
    if (!instruction.isTerminator() && instruction.use_empty())
      instruction.eraseFromParent();
  return function;
}
