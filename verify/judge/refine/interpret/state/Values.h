// The values of operands: registers, constants, the addresses of globals, and
// what the witness gives. It depends on the frames, which have the registers,
// on the memory objects of globals, and on the executor, for what is computed.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_VALUES_H
#define PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_VALUES_H

#include "verify/judge/refine/interpret/state/Executor.h"
#include "verify/judge/refine/interpret/state/Frames.h"

namespace palindrome::interpret {

class Values {
public:
  Values(const Setting &setting, Course &course, Choices &choices,
         const Objects &objects, Frames &frames, Executor &executor)
      : setting(setting), course(course), choices(choices), objects(objects),
        frames(frames), executor(executor) {}

  /// The value of an operand. Each call is one use of it: in the source, the
  /// second use of a lane that was computed from undef is poison.
  Lanes operand(const llvm::Value *value);
  Lanes constant(const llvm::Constant *constant);
  /// A pointer to a global. Stops if the witness has no object for it.
  Lane globalAddress(const llvm::GlobalValue &global);
  /// A value of the witness, of the type `scalar`. Unsupported if the type has
  /// no such value: the execution would be of no input.
  Lane given(const refine::Leaf &leaf, llvm::Type *scalar);

private:
  const Setting &setting;
  Course &course;
  Choices &choices;
  const Objects &objects;
  Frames &frames;
  Executor &executor;
  llvm::DenseMap<const llvm::Constant *, Lanes> constants;
};

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_VALUES_H
