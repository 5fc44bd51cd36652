// Exceptions: invokes and landing pads (LangRef, invoke, landingpad).

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_WALK_INVOKES_H
#define PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_WALK_INVOKES_H

#include "verify/judge/refine/encode/state/Side.h"

namespace palindrome::encode {

/// Encodes the invokes and landing pads of one function.
class Invokes {
public:
  explicit Invokes(Side &side) : side(side) {}

  /// Encodes an invoke and the conditions of its two edges.
  void run(const llvm::InvokeInst &inst);
  /// The value of a landing pad: the exception and the selector.
  Lanes landingPad(const llvm::LandingPadInst &inst);

private:
  Side &side;
  /// The exceptions that invokes caught, by the node of the invoke.
  llvm::DenseMap<unsigned, Exception> caught;
};

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_WALK_INVOKES_H
