// Proofs about functions of few input bits: both are run on all inputs. An
// argument is each of its values, and poison; docs/semantics.md, 'All inputs',
// has the argument why undef needs no runs.

#include "verify/judge/refine/replay/Exhaust.h"
#include "verify/judge/refine/interpret/refinement/OutcomeRefinement.h"
#include "verify/judge/refine/replay/ExactRun.h"
#include "verify/judge/refine/witness/Countdown.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace llvm;
using namespace palindrome::interpret;

namespace palindrome::replay {

using refine::Leaf;
using refine::Witness;

/// The most bits that the arguments have together.
constexpr unsigned mostInputBits = 16;

//===-- Functions that qualify --------------------------------------------===//

/// Whether executing `inst` makes no choice and touches nothing but registers.
static bool isPlain(const Instruction &inst) {
  if (inst.hasMetadataOtherThanDebugLoc() ||
      !(inst.getType()->isIntegerTy() || inst.getType()->isVoidTy()))
    return false;
  bool isKnown =
      isa<BinaryOperator, ICmpInst, SelectInst, PHINode, ReturnInst, BranchInst,
          SwitchInst, UnreachableInst, TruncInst, ZExtInst, SExtInst>(inst);
  return isKnown && all_of(inst.operands(), [](const Use &operand) {
           return isa<ConstantInt, Argument, Instruction, BasicBlock>(operand);
         });
}

static bool hasPlainAttributes(const AttributeSet &attributes) {
  return all_of(attributes, [](Attribute attribute) {
    return attribute.hasKindAsEnum() &&
           is_contained({Attribute::NoUndef, Attribute::ZExt, Attribute::SExt},
                        attribute.getKindAsEnum());
  });
}

static bool isPlain(const Function &function) {
  AttributeList attributes = function.getAttributes();
  return function.getReturnType()->isIntegerTy() && !function.isVarArg() &&
         hasPlainAttributes(attributes.getRetAttrs()) &&
         all_of(function.args(),
                [&](const Argument &argument) {
                  return argument.getType()->isIntegerTy() &&
                         hasPlainAttributes(
                             attributes.getParamAttrs(argument.getArgNo()));
                }) &&
         all_of(instructions(function),
                [](const Instruction &inst) { return isPlain(inst); });
}

/// Whether a solver of bit vectors has to multiply or divide variables.
static bool isHardArithmetic(const Instruction &inst) {
  switch (inst.getOpcode()) {
  case Instruction::Mul:
  case Instruction::UDiv:
  case Instruction::SDiv:
  case Instruction::URem:
  case Instruction::SRem:
    return !isa<Constant>(inst.getOperand(0)) &&
           !isa<Constant>(inst.getOperand(1));
  default:
    return false;
  }
}

bool isForAllInputs(const Function &source, const Function &target) {
  unsigned bits = 0;
  for (const Argument &argument : source.args()) {
    if (!argument.getType()->isIntegerTy())
      return false;
    bits += argument.getType()->getIntegerBitWidth();
  }
  auto isHard = [](const Function &function) {
    return any_of(instructions(function), isHardArithmetic);
  };
  // What the attributes promise is the same on both sides.
  return bits <= mostInputBits &&
         source.getAttributes() == target.getAttributes() &&
         source.getFunctionType() == target.getFunctionType() &&
         source.getDataLayout() == target.getDataLayout() &&
         (isHard(source) || isHard(target)) && isPlain(source) &&
         isPlain(target);
}

//===-- Undef arguments ---------------------------------------------------===//

/// Whether the target makes no more of an undef argument than of one of its
/// values: a single use of it counts in the result, and none in a branch or a
/// division, which undef makes undefined. Each use of a register computes it
/// anew; of a selection one arm counts.
static bool usesOnce(const Function &target, const Argument &argument) {
  if (target.size() != 1 || target.hasRetAttribute(Attribute::NoUndef))
    return false;
  // How often the argument counts in each register, up to 2.
  DenseMap<const Value *, unsigned> counts = {{&argument, 1}};
  unsigned total = 0;
  for (const Instruction &inst : target.getEntryBlock()) {
    auto countIn = [&](unsigned operand) {
      return counts.lookup(inst.getOperand(operand));
    };
    unsigned count = 0;
    if (isa<SelectInst>(inst))
      count = countIn(0) + std::max(countIn(1), countIn(2));
    else
      for (const Use &operand : inst.operands())
        count += counts.lookup(operand);
    if (inst.isIntDivRem() || isa<ReturnInst>(inst))
      total += count;
    counts[&inst] = std::min(count, 2u);
  }
  return total <= 1;
}

//===-- Runs --------------------------------------------------------------===//

namespace {
class AllInputs {
public:
  AllInputs(const Function &source, const Function &target,
            const RefineOptions &options)
      : source(source), target(target) {
    input.blocks.emplace_back();
    for (const Argument &argument : source.args()) {
      unsigned width = argument.getType()->getIntegerBitWidth();
      bool isDefined = argument.hasAttribute(Attribute::NoUndef);
      uint64_t values = uint64_t(1) << width;
      inputs.push_back(
          {width, values, values + (options.poisonInputs && !isDefined),
           options.undefInputs && !isDefined, std::vector<uint64_t>(values)});
    }
  }

  Exhaustion run(double seconds) {
    refine::Countdown time(seconds);
    std::vector<uint64_t> numbers(inputs.size());
    uint64_t total = 0;
    do {
      constexpr uint64_t batch = 256;
      if (++total % batch == 0 && time.isOver())
        return {};
      set(numbers);
      std::optional<Match> match = compare(numbers);
      if (!match || *match == Match::Maybe)
        return {};
      if (*match == Match::No)
        return {false, input};
    } while (next(numbers));
    return {coversUndef(total), std::nullopt};
  }

private:
  /// What is known of an argument.
  struct Input {
    unsigned width;
    uint64_t values; ///< Their number, without poison.
    uint64_t count;  ///< Their number, with poison if it may be that.
    bool mayBeUndef;
    /// By value: on how many inputs the source's behavior is undefined.
    std::vector<uint64_t> undefined;
  };

  /// Counts to the next input, the first argument fastest.
  bool next(std::vector<uint64_t> &numbers) const {
    for (auto [number, one] : zip_equal(numbers, inputs)) {
      if (++number != one.count)
        return true;
      number = 0;
    }
    return false;
  }

  void set(ArrayRef<uint64_t> numbers) {
    input.arguments.clear();
    for (auto [number, one] : zip_equal(numbers, inputs)) {
      Leaf leaf;
      leaf.kind = number == one.values ? Leaf::Poison : Leaf::Bits;
      leaf.bits = APInt(one.width, number == one.values ? 0 : number);
      input.arguments.push_back({leaf});
    }
  }

  /// Whether the target's run refines the source's.
  std::optional<Match> compare(ArrayRef<uint64_t> numbers) {
    std::optional<Outcome> expected = runExactly(source, Role::Source, input);
    if (!expected)
      return std::nullopt;
    if (expected->kind == Outcome::ImmediateUB) {
      for (auto [number, one] : zip_equal(numbers, inputs))
        if (number != one.values)
          ++one.undefined[number];
      return Match::Yes;
    }
    std::optional<Outcome> actual = runExactly(target, Role::Target, input);
    if (!actual)
      return std::nullopt;
    OutcomeDifference difference;
    return outcomeRefines(*actual, *expected, difference);
  }

  /// Whether undef arguments need no runs of their own. `total` is the number
  /// of inputs.
  bool coversUndef(uint64_t total) const {
    for (const auto &[argument, one] : zip_equal(target.args(), inputs)) {
      if (!one.mayBeUndef || usesOnce(target, argument))
        continue;
      // The source may choose a value with which it is undefined.
      if (!is_contained(one.undefined, total / one.count))
        return false;
    }
    return true;
  }

  const Function &source, &target;
  Witness input;
  std::vector<Input> inputs;
};
} // namespace

Exhaustion runOnAllInputs(const Function &source, const Function &target,
                          const RefineOptions &options, double seconds) {
  return AllInputs(source, target, options).run(seconds);
}

} // namespace palindrome::replay
