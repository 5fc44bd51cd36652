// Encodes reductions of a vector to a scalar (LangRef, 'Vector Reduction
// Intrinsics').
//
// interpret/intrinsics/Integers.cpp computes the same reductions. The
// repetition is deliberate: the interpreter checks this encoder, so they share
// no code.

#include "verify/judge/refine/encode/floats/Floats.h"
#include "verify/judge/refine/encode/operations/Encoders.h"

using namespace palindrome::encode;
using namespace llvm;

static Expr join(Intrinsic::ID id, Expr x, Expr y) {
  switch (id) {
  case Intrinsic::vector_reduce_add:
    return x + y;
  case Intrinsic::vector_reduce_mul:
    return x * y;
  case Intrinsic::vector_reduce_and:
    return x & y;
  case Intrinsic::vector_reduce_or:
    return x | y;
  case Intrinsic::vector_reduce_xor:
    return x ^ y;
  case Intrinsic::vector_reduce_smax:
    return x.sgt(y).select(x, y);
  case Intrinsic::vector_reduce_smin:
    return x.slt(y).select(x, y);
  case Intrinsic::vector_reduce_umax:
    return x.ugt(y).select(x, y);
  default:
    return x.ult(y).select(x, y);
  }
}

static Lanes encodeInteger(Side &side, const Instruction &inst) {
  Lanes vector = side.use(inst.getOperand(0));
  Lane result = vector.front();
  for (const Lane &lane : drop_begin(vector)) {
    result.value = join(idOf(inst), result.value, lane.value);
    result.poison |= lane.poison;
    addUndefs(result.undefs, lane.undefs);
    result.varies = Variation::unknown();
  }
  return {result};
}

/// Reduces from the first lane on. fadd and fmul begin with their first
/// operand. With the `reassoc` flag, LangRef allows other orders; `mathFlags`
/// marks that.
static Lanes encodeFloat(Side &side, const Instruction &inst) {
  auto format = formatOf(side, inst.getType());
  if (!format)
    return side.problem.poison(inst.getType());
  Intrinsic::ID id = idOf(inst);
  bool hasStart = id == Intrinsic::vector_reduce_fadd ||
                  id == Intrinsic::vector_reduce_fmul;
  Lanes vector = side.use(inst.getOperand(hasStart ? 1 : 0));
  if (hasStart)
    vector.insert(vector.begin(), side.useScalar(inst.getOperand(0)));
  if (vector.size() == 1)
    // Only the fast-math flags apply to a single lane.
    return applyMathFlags(side, inst, std::move(vector));
  FastMathFlags flags = mathFlags(side, inst);
  Lane result = vector.front();
  for (const Lane &lane : drop_begin(vector))
    result = floatLane(side, flags, *format, *format, {result, lane},
                       [&](ArrayRef<Expr> operands) {
                         if (id == Intrinsic::vector_reduce_fadd)
                           return format->add(operands[0], operands[1]);
                         if (id == Intrinsic::vector_reduce_fmul)
                           return format->multiply(operands[0], operands[1]);
                         return extremum(side, inst, *format, operands);
                       });
  return {result};
}

ArrayRef<IntrinsicEncoder> palindrome::encode::reduceIntrinsics() {
  static constexpr IntrinsicEncoder encoders[] = {
      {Intrinsic::vector_reduce_add, encodeInteger, Exact},
      {Intrinsic::vector_reduce_mul, encodeInteger, Exact},
      {Intrinsic::vector_reduce_and, encodeInteger, Exact},
      {Intrinsic::vector_reduce_or, encodeInteger, Exact},
      {Intrinsic::vector_reduce_xor, encodeInteger, Exact},
      {Intrinsic::vector_reduce_smax, encodeInteger, Exact},
      {Intrinsic::vector_reduce_smin, encodeInteger, Exact},
      {Intrinsic::vector_reduce_umax, encodeInteger, Exact},
      {Intrinsic::vector_reduce_umin, encodeInteger, Exact},
      {Intrinsic::vector_reduce_fadd, encodeFloat, Exact},
      {Intrinsic::vector_reduce_fmul, encodeFloat, Exact},
      {Intrinsic::vector_reduce_fmin, encodeFloat, Exact},
      {Intrinsic::vector_reduce_fmax, encodeFloat, Exact},
      {Intrinsic::vector_reduce_fminimum, encodeFloat, Exact},
      {Intrinsic::vector_reduce_fmaximum, encodeFloat, Exact},
  };
  return encoders;
}
