// Encodes intrinsics that are hints to the compiler, or that ask what it knows
// (LangRef, 'General Intrinsics').

#include "verify/judge/refine/encode/operations/Encoders.h"

using namespace palindrome::encode;
using namespace llvm;

/// The result is the first operand. The operand of llvm.threadlocal.address is
/// a variable, of which each thread, and so this one, has its own.
static Lanes encodeIdentity(Side &side, const Instruction &inst) {
  return side.get(inst.getOperand(0));
}

static Lanes encodeNothing(Side &, const Instruction &) { return {}; }

/// Either answer is correct, since a compiler may know less than another.
static Lanes encodeAnyAnswer(Side &side, const Instruction &inst) {
  unsigned width = side.problem.widthOf(inst.getType());
  return {
      Lane{side.choices.chosen(side.choices.choose(width, ChoiceKind::Other))}};
}

ArrayRef<IntrinsicEncoder> palindrome::encode::miscellaneousIntrinsics() {
  static constexpr IntrinsicEncoder encoders[] = {
      {Intrinsic::expect, encodeIdentity, Exact},
      {Intrinsic::expect_with_probability, encodeIdentity, Exact},
      {Intrinsic::ssa_copy, encodeIdentity, Exact},
      {Intrinsic::annotation, encodeIdentity, Exact},
      {Intrinsic::threadlocal_address, encodeIdentity, Exact},
      {Intrinsic::callbr_landingpad, encodeIdentity, Exact},
      {Intrinsic::launder_invariant_group, encodeIdentity, Exact},
      {Intrinsic::strip_invariant_group, encodeIdentity, Exact},
      {Intrinsic::donothing, encodeNothing, Exact},
      {Intrinsic::experimental_noalias_scope_decl, encodeNothing, Exact},
      {Intrinsic::fake_use, encodeNothing, Exact},
      {Intrinsic::prefetch, encodeNothing, Exact},
      {Intrinsic::sideeffect, encodeNothing, Exact},
      {Intrinsic::is_constant, encodeAnyAnswer, Exact},
  };
  return encoders;
}
