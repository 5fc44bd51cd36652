// The state of one execution of one LLVM function, as the rules of all rooms of
// the interpreter are given it. Each part says what it depends on.
//
// The interpreter shares no code with the encoder on purpose: a counterexample
// of the solver counts only after an execution here has shown it.
//
// The rooms of interpret/, each of which uses only those before it:
//
//   state/         values, memory, the parts of the state, outcomes
//   refinement/    comparison of two outcomes
//   attributes/    attributes and metadata of values, calls and functions
//   operations/    instructions, by kind; a new one goes to Operations.cpp
//   intrinsics/    intrinsics; a new one goes to the table of its kind
//   library/       C library functions; a new one goes to Library.cpp
//   calls/         call instructions, and unknown callees
//   execution/     basic blocks, branches, whole functions: the Interpreter,
//                  which is what others use

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_MACHINE_H
#define PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_MACHINE_H

#include "verify/judge/refine/interpret/state/Accesses.h"
#include "verify/judge/refine/interpret/state/ArgumentLists.h"
#include "verify/judge/refine/interpret/state/Callees.h"
#include "verify/judge/refine/interpret/state/Record.h"
#include "verify/judge/refine/interpret/state/Values.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Operator.h"

namespace palindrome::interpret {

struct Machine {
  /// `memory` has an object for each global that the execution accesses.
  Machine(Setting setting, Memory memory, Oracle &oracle,
          Environment &environment, Executor &executor)
      : setting(std::move(setting)), environment(environment),
        executor(executor), course(this->setting),
        choices(this->setting, course, oracle),
        objects(this->setting, course, choices, std::move(memory)),
        frames(this->setting, objects),
        accesses(this->setting, course, choices, objects, frames),
        callees(environment),
        values(this->setting, course, choices, objects, frames, executor) {}
  Machine(const Machine &) = delete;
  Machine &operator=(const Machine &) = delete;

  const Setting setting;
  Environment &environment;
  Executor &executor;
  Course course;
  Choices choices;
  Objects objects;
  Frames frames;
  Accesses accesses;
  ArgumentLists lists;
  Record record;
  Callees callees;
  Values values;
};

} // namespace palindrome::interpret

#endif // PALINDROME_VERIFY_JUDGE_REFINE_INTERPRET_STATE_MACHINE_H
