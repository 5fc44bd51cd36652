// Encodes floating-point arithmetic and comparison (LangRef, 'Unary
// Operations', 'Binary Operations', ''fcmp' Instruction').
//
// interpret/operations/Floats.cpp computes the same operations. The repetition
// is deliberate: the interpreter checks this encoder, so they share no code.

#include "verify/judge/refine/encode/floats/Floats.h"

using namespace palindrome::encode;
using namespace llvm;

FloatResult palindrome::encode::unspecified(Side &side, StringRef name,
                                            FloatFormat format,
                                            ArrayRef<Expr> operands) {
  std::string unique = name.str();
  SmallVector<unsigned> widths;
  SmallVector<Expr, 4> arguments(operands);
  if (format.rounding.isSet()) {
    unique += ".rounded";
    arguments.push_back(format.rounding);
  }
  for (Expr operand : arguments) {
    widths.push_back(operand.width());
    unique += "." + std::to_string(operand.width());
  }
  // half and bfloat have the same width.
  unique += "." + std::to_string(format.precision);
  Expr bits = Uninterpreted(unique, widths, format.width())(arguments);
  return {bits, format.isNaN(bits)};
}

static Lanes encodeFNeg(Side &side, const Instruction &inst) {
  if (!hasSignBit(side, inst.getType()))
    return side.problem.poison(inst.getType());
  return applyMathFlags(
      side, inst, encodeLanewise(side, inst.getOperand(0), [](const Lane &x) {
        unsigned top = x.value.width() - 1;
        return Lane{(!x.value.isNegative())
                        .toBit()
                        .concat(x.value.extract(top - 1, 0))};
      }));
}

static FloatResult compute(Side &side, const Instruction &inst,
                           FloatFormat format, ArrayRef<Expr> operands) {
  Expr x = operands[0], y = operands[1];
  switch (inst.getOpcode()) {
  case Instruction::FAdd:
    return format.add(x, y);
  case Instruction::FSub:
    return format.subtract(x, y);
  case Instruction::FMul:
    return format.multiply(x, y);
  case Instruction::FRem:
    return unspecified(side, "frem", format, operands);
  default:
    break;
  }
  FloatResult quotient = format.divide(x, y);
  auto *math = dyn_cast<FPMathOperator>(&inst);
  if (!math || !math->hasAllowReciprocal())
    return quotient;
  // With arcp, x / y may be x * (1 / y).
  APFloat one =
      APFloat::getOne(inst.getType()->getScalarType()->getFltSemantics());
  FloatResult reciprocal = format.divide(Expr::bits(one.bitcastToAPInt()), y);
  FloatResult product = format.multiply(
      x, reciprocal.isNaN.select(format.preferredNaN(), reciprocal.bits));
  unsigned number = side.choices.choose(1, ChoiceKind::Other);
  side.choices[number].guard = Expr::boolean(false);
  Expr isProduct = side.choices.chosen(number).toBoolean();
  return {isProduct.select(product.bits, quotient.bits),
          isProduct.select(product.isNaN, quotient.isNaN)};
}

static Lanes encodeArithmetic(Side &side, const Instruction &inst) {
  auto known = formatOf(side, inst.getType());
  if (!known)
    return side.problem.poison(inst.getType());
  FloatFormat format = *known;
  FastMathFlags flags = mathFlags(side, inst);
  Lanes left = side.use(inst.getOperand(0)),
        right = side.use(inst.getOperand(1)), result;
  for (auto [x, y] : zip_equal(left, right))
    result.push_back(floatLane(side, flags, format, format, {x, y},
                               [&](ArrayRef<Expr> operands) {
                                 return compute(side, inst, format, operands);
                               }));
  return result;
}

static Lanes encodeFCmp(Side &side, const Instruction &inst) {
  auto &fcmp = cast<FCmpInst>(inst);
  auto known = formatOf(side, fcmp.getOperand(0)->getType());
  if (!known)
    return side.problem.poison(inst.getType());
  FloatFormat format = *known;
  FastMathFlags flags = mathFlags(side, inst);
  unsigned predicate = fcmp.getPredicate();
  return encodeLanewise(
      side, fcmp.getOperand(0), fcmp.getOperand(1),
      [&](const Lane &a, const Lane &b) {
        Expr x = readOperand(side, format, a.value);
        Expr y = readOperand(side, format, b.value);
        Expr isUnordered = format.isNaN(x) || format.isNaN(y);
        // A predicate is encoded as a set of relations: one bit each for equal,
        // greater, less and unordered.
        Expr holds = Expr::boolean(false);
        if (predicate & FCmpInst::FCMP_OEQ)
          holds |= format.isEqual(x, y);
        if (predicate & FCmpInst::FCMP_OGT)
          holds |= format.isLess(y, x);
        if (predicate & FCmpInst::FCMP_OLT)
          holds |= format.isLess(x, y);
        bool ifUnordered = predicate & FCmpInst::FCMP_UNO;
        Lane lane{
            isUnordered.select(Expr::boolean(ifUnordered), holds).toBit()};
        for (Expr operand : {x, y}) {
          if (flags.noNaNs())
            lane.poison |= format.isNaN(operand);
          if (flags.noInfs())
            lane.poison |= format.isInfinity(operand);
        }
        return lane;
      });
}

ArrayRef<OpcodeEncoder> palindrome::encode::floatEncoders() {
  static constexpr OpcodeEncoder encoders[] = {
      {Instruction::FNeg, encodeFNeg, Exact},
      {Instruction::FAdd, encodeArithmetic, Exact},
      {Instruction::FSub, encodeArithmetic, Exact},
      {Instruction::FMul, encodeArithmetic, Exact},
      {Instruction::FDiv, encodeArithmetic, Exact},
      {Instruction::FRem, encodeArithmetic, Over},
      {Instruction::FCmp, encodeFCmp, Exact},
  };
  return encoders;
}
