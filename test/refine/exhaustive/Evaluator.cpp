// Evaluates functions on sets of numbers.

#include "test/refine/exhaustive/Evaluator.h"
#include "test/refine/exhaustive/Operations.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"
#include <set>

using namespace palindrome::exhaustive;

/// The limit of single operations for one input.
static constexpr uint64_t budget = 1 << 21;

static Set emptySet(const llvm::Type *type) {
  return Set((size_t(1) << widthOf(type)) + 1);
}

static Set everything(const llvm::Type *type) {
  Set set = emptySet(type);
  set.flip();
  set.back() = false;
  return set;
}

static Set poisonSet(const llvm::Type *type) {
  Set set = emptySet(type);
  set.back() = true;
  return set;
}

static Set single(const llvm::Type *type, uint64_t bits) {
  Set set = emptySet(type);
  set[bits] = true;
  return set;
}

static llvm::SmallVector<Number> membersOf(const Set &set) {
  llvm::SmallVector<Number> members;
  for (size_t i = 0; i + 1 < set.size(); ++i)
    if (set[i])
      members.push_back({Number::Bits, uint32_t(i)});
  if (set.back())
    members.push_back({Number::Poison, 0});
  return members;
}

namespace {
/// All runs of a function on one input.
class Runs {
public:
  Runs(const llvm::Function &function, llvm::ArrayRef<Set> arguments)
      : block(function.getEntryBlock()) {
    for (auto [argument, set] : llvm::zip(function.args(), arguments))
      values[&argument] = set;
  }

  /// Returns nothing if the budget is exceeded.
  std::optional<std::set<Outcome>> run() {
    runFrom(block.begin());
    if (spent > budget)
      return std::nullopt;
    return std::move(outcomes);
  }

private:
  Set valueOf(const llvm::Value *value) const;
  void runFrom(llvm::BasicBlock::const_iterator position);
  bool runOne(const llvm::Instruction &instruction);
  void applyToAll(const llvm::Instruction &instruction,
                  llvm::ArrayRef<llvm::SmallVector<Number>> sets, Set &result,
                  bool &undefined);

  const llvm::BasicBlock &block;
  llvm::DenseMap<const llvm::Value *, Set> values;
  std::set<Outcome> outcomes;
  uint64_t spent = 0;
};
} // namespace

Set Runs::valueOf(const llvm::Value *value) const {
  if (llvm::isa<llvm::PoisonValue>(value))
    return poisonSet(value->getType());
  if (llvm::isa<llvm::UndefValue>(value))
    return everything(value->getType());
  if (auto *constant = llvm::dyn_cast<llvm::ConstantInt>(value))
    return single(value->getType(), constant->getZExtValue());
  return values.lookup(value);
}

/// Applies an instruction to every combination of its operands' values: each
/// operand is a use of its own.
void Runs::applyToAll(const llvm::Instruction &instruction,
                      llvm::ArrayRef<llvm::SmallVector<Number>> sets,
                      Set &result, bool &undefined) {
  uint64_t combinations = 1;
  for (const auto &set : sets)
    combinations *= set.size();
  spent += combinations;
  if (spent > budget)
    return;
  llvm::SmallVector<Number> operands(sets.size());
  for (uint64_t which = 0; which != combinations; ++which) {
    uint64_t rest = which;
    for (size_t i = 0; i != sets.size(); ++i) {
      operands[i] = sets[i][rest % sets[i].size()];
      rest /= sets[i].size();
    }
    Number number = apply(instruction, operands);
    if (number.kind == Number::Undefined)
      undefined = true;
    else
      result[number.kind == Number::Poison ? result.size() - 1 : number.bits] =
          true;
  }
}

/// Evaluates one instruction. Returns false if it can have undefined behavior.
bool Runs::runOne(const llvm::Instruction &instruction) {
  Set result = emptySet(instruction.getType());
  if (auto *select = llvm::dyn_cast<llvm::SelectInst>(&instruction)) {
    Set condition = valueOf(select->getCondition());
    auto add = [&](const Set &more) {
      for (size_t i = 0; i != result.size(); ++i)
        if (more[i])
          result[i] = true;
    };
    if (condition[1])
      add(valueOf(select->getTrueValue()));
    if (condition[0])
      add(valueOf(select->getFalseValue()));
    if (condition.back())
      result.back() = true;
    values[&instruction] = std::move(result);
    return true;
  }
  llvm::SmallVector<llvm::SmallVector<Number>> sets;
  auto *call = llvm::dyn_cast<llvm::CallBase>(&instruction);
  for (const llvm::Use &operand : call ? call->args() : instruction.operands())
    sets.push_back(membersOf(valueOf(operand.get())));
  bool undefined = false;
  applyToAll(instruction, sets, result, undefined);
  values[&instruction] = std::move(result);
  return !undefined;
}

void Runs::runFrom(llvm::BasicBlock::const_iterator position) {
  for (;; ++position) {
    const llvm::Instruction &instruction = *position;
    if (spent > budget)
      return;
    if (auto *ret = llvm::dyn_cast<llvm::ReturnInst>(&instruction)) {
      outcomes.insert({false, valueOf(ret->getReturnValue())});
      return;
    }
    if (llvm::isa<llvm::FreezeInst>(instruction)) {
      Set choices = valueOf(instruction.getOperand(0));
      if (choices.back())
        choices = everything(instruction.getType());
      // All uses of the result observe the same choice.
      for (const Number &choice : membersOf(choices)) {
        ++spent;
        values[&instruction] = single(instruction.getType(), choice.bits);
        runFrom(std::next(position));
      }
      return;
    }
    if (!runOne(instruction)) {
      outcomes.insert({true, {}});
      return;
    }
  }
}

/// Whether the outcome `target` refines `source`.
static bool matches(const Outcome &source, const Outcome &target) {
  if (source.undefined)
    return true;
  if (target.undefined)
    return false;
  if (source.returned.back())
    return true; // Every value refines poison.
  for (size_t i = 0; i != target.returned.size(); ++i)
    if (target.returned[i] && !source.returned[i])
      return false;
  return true;
}

/// All values that an argument may have: each number, poison, undef.
static std::vector<Set> inputsOf(const llvm::Argument &argument) {
  const llvm::Type *type = argument.getType();
  std::vector<Set> inputs = {poisonSet(type), everything(type)};
  for (uint64_t bits = 0; bits >> widthOf(type) == 0; ++bits)
    inputs.push_back(single(type, bits));
  return inputs;
}

std::optional<bool>
palindrome::exhaustive::refines(const llvm::Function &source,
                                const llvm::Function &target) {
  std::vector<std::vector<Set>> inputs;
  uint64_t combinations = 1;
  for (const llvm::Argument &argument : source.args()) {
    inputs.push_back(inputsOf(argument));
    combinations *= inputs.back().size();
  }
  for (uint64_t which = 0; which != combinations; ++which) {
    llvm::SmallVector<Set> arguments;
    uint64_t rest = which;
    for (const std::vector<Set> &all : inputs) {
      arguments.push_back(all[rest % all.size()]);
      rest /= all.size();
    }
    auto sourceOutcomes = Runs(source, arguments).run();
    auto targetOutcomes = Runs(target, arguments).run();
    if (!sourceOutcomes || !targetOutcomes)
      return std::nullopt;
    for (const Outcome &outcome : *targetOutcomes)
      if (llvm::none_of(*sourceOutcomes, [&](const Outcome &candidate) {
            return matches(candidate, outcome);
          }))
        return false;
  }
  return true;
}
