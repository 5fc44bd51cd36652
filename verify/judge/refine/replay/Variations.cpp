// Witnesses that differ from one in what no model of the encoder determines.

#include "verify/judge/refine/replay/Variations.h"
#include "verify/judge/refine/interpret/execution/Interpreter.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace llvm;
using namespace palindrome::interpret;

namespace palindrome::replay {

/// The most calls of the target that are tried with undefined behavior.
constexpr unsigned undefinedCalls = 8;
/// Of variable arguments, fewer than so many are passed.
constexpr unsigned fewArguments = 4;

/// Witnesses in which one of the target's calls has undefined behavior in the
/// callee, whichever may have it. Only the same call of the source has it, too.
///
///   define void @src(i32 %x) {          define void @tgt(i32 %x) {
///     ret void                            call void @f(i32 %x) memory(none)
///   }                                     ret void
///                                       }
static void addUndefinedCalls(const Function &target, const Witness &witness,
                              Limits limits, std::vector<Witness> &variations) {
  Environment environment(witness);
  WitnessOracle oracle(witness.choices);
  Options options;
  options.maxSteps = limits.steps;
  Interpreter interpreter(Role::Target, *target.getParent(),
                          memoryOf(witness.blocks), oracle, environment,
                          options);
  interpreter.initialize();
  (void)interpreter.run(target, witness.arguments);
  for (auto [call, turn] :
       environment.targetCalls().take_front(undefinedCalls)) {
    std::vector<CallEffect> &effects =
        variations.emplace_back(witness).effects[call];
    effects.resize(std::max(effects.size(), turn + 1));
    effects[turn].isUndefined = true;
  }
}

/// Witnesses in which the caller passed few variable arguments: the target must
/// not take more than the source.
static void addFewArguments(const Function &target, const Witness &witness,
                            std::vector<Witness> &variations) {
  if (none_of(instructions(target),
              [](const Instruction &inst) { return isa<VAArgInst>(inst); }))
    return;
  for (unsigned count = 0; count != fewArguments; ++count)
    variations.emplace_back(witness).variableArguments = count;
}

std::vector<Witness> variationsOf(const Function &target,
                                  const Witness &witness, Limits limits) {
  std::vector<Witness> variations;
  addUndefinedCalls(target, witness, limits, variations);
  addFewArguments(target, witness, variations);
  return variations;
}

} // namespace palindrome::replay
