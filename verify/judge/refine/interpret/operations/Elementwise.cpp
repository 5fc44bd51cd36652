// Operations that apply to each lane of their operands alone.

#include "verify/judge/refine/interpret/operations/Elementwise.h"

using namespace llvm;

namespace palindrome::interpret {

SmallVector<Type *, 3> operandTypes(const User &user) {
  SmallVector<Type *, 3> types;
  for (const Use &use : user.operands())
    types.push_back(use->getType());
  return types;
}

Lanes elementwise(Choices &choices, ArrayRef<Lanes> operands,
                  ArrayRef<Type *> types, Type *out, Strictness strictness,
                  Compute compute) {
  unsigned count = countLanes(out);
  SmallVector<Type *, 3> scalars;
  for (unsigned i = 0; i != operands.size(); ++i)
    scalars.push_back(types[i]->getScalarType());
  Lanes result;
  SmallVector<Lane, 3> in(operands.size());
  for (unsigned lane = 0; lane != count; ++lane) {
    for (auto [to, from] : zip(in, operands))
      to = from[from.size() == 1 ? 0 : lane];
    result.push_back(
        choices.strict(in, scalars, out->getScalarType(), strictness, compute));
  }
  return result;
}

Lane tooFarShift(const APInt &amount) {
  return Lane::poison("shift amount %s is not below %w", amount);
}

} // namespace palindrome::interpret
