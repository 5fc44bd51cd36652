// Changes a witness so that an execution computes another value.

#ifndef PALINDROME_VERIFY_REFINE_GUIDE_STEERING_H
#define PALINDROME_VERIFY_REFINE_GUIDE_STEERING_H

#include "verify/refine/guide/Flow.h"
#include "verify/refine/witness/Witness.h"

namespace palindrome::guide {

using refine::CallEffect;
using refine::Leaf;
using refine::Witness;

/// The effect of an execution of a call in the witness, which is added if it is
/// not there: the callee returns 0 or null, if it returns.
CallEffect &effectAt(Witness &witness, const CallPlace &place);

/// Changes the witness of the execution that `flow` has followed, so that the
/// next one may compute other values. Each function returns whether it has
/// changed something.
class Steering {
public:
  Steering(Witness &witness, const Flow &flow, const llvm::Function &target)
      : witness(witness), flow(flow), target(target) {}

  /// Makes the value of a node `wanted`, or another value that follows from the
  /// same.
  bool set(unsigned node, const Leaf &wanted, unsigned lane = 0);
  /// Makes it a pointer to a memory object of its own, which at least `size`
  /// bytes follow and `before` bytes precede.
  bool point(unsigned node, uint64_t size, uint64_t before = 0);
  /// Makes a memory object that `point` has made larger.
  bool extend(unsigned object, uint64_t size);
  /// Makes it a pointer to a function of that type.
  bool pointToFunction(unsigned node, const llvm::FunctionType &type);
  /// Makes an i1 true or false. Of the ways to do that, the first `skipped` are
  /// left out.
  bool decide(unsigned node, bool wanted, unsigned skipped);
  /// Makes a value of a scalar type well defined: 0, or a pointer to an object.
  bool settle(unsigned node);

private:
  bool write(const Place &place, const Leaf &wanted, unsigned lane);
  bool writeBytes(const Place &place, const Leaf &wanted);
  bool setOperand(const Node &node, const Leaf &wanted);
  bool setArithmetic(const Node &node, const llvm::APInt &wanted);
  bool compare(const Node &node, bool wanted, unsigned &skipped);
  std::optional<llvm::APInt> bitsOf(unsigned node) const;
  Leaf pointerTo(uint64_t size, uint64_t before);

  Witness &witness;
  const Flow &flow;
  const llvm::Function &target;
};

} // namespace palindrome::guide

#endif // PALINDROME_VERIFY_REFINE_GUIDE_STEERING_H
