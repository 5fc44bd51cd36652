// A counterexample, for people.

#include "verify/refine/replay/Attempt.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace palindrome::interpret;

namespace palindrome::replay {
namespace {

using refine::Block;
using refine::CallEffect;
using refine::Leaf;

/// The bytes of a block that are shown.
constexpr uint64_t kShownBytes = 32;

std::string nameOf(const Value &value) {
  std::string text;
  raw_string_ostream stream(text);
  value.printAsOperand(stream, false);
  return text;
}

void printBytes(raw_ostream &out, const MemoryBlock &block) {
  // Runs of bytes that read alike are one.
  std::string last;
  uint64_t shown = std::min(block.size, kShownBytes), count = 0;
  auto flush = [&] {
    if (count != 0)
      out << ' ' << last;
    if (count > 1)
      out << " x" << count;
  };
  for (uint64_t i = 0; i != shown; ++i) {
    std::string text = byteText(block.at(i));
    if (text != last) {
      flush();
      last = text;
      count = 0;
    }
    ++count;
  }
  flush();
  if (shown < block.size)
    out << " ...";
}

void printOutcome(raw_ostream &out, const char *side, const Outcome &outcome,
                  const Memory &before) {
  out << side << ' ' << outcomeText(outcome) << '\n';
  if (outcome.at && outcome.kind != Outcome::Returns)
    out << "  at" << *outcome.at << '\n';
  for (auto [i, event] : enumerate(outcome.events))
    if (event.at)
      out << "  event " << i + 1 << ":" << *event.at << '\n';
  if (outcome.kind != Outcome::Returns)
    return;
  for (size_t i = 1; i < before.size() && i < outcome.memory.size(); ++i) {
    const MemoryBlock &block = outcome.memory[i];
    bool changed = !block.alive;
    for (const auto &[offset, byte] : block.bytes)
      changed |= byteText(byte) != byteText(before[i].at(offset));
    if (!changed)
      continue;
    out << "  block " << i << (block.alive ? " becomes" : " is freed");
    if (block.alive)
      printBytes(out, block);
    out << '\n';
  }
}

using StepPair = std::pair<const Step *, const Step *>; ///< B's, and A's.

/// The first steps of one name, executed equally often, that gave different
/// values.
StepPair findPartingByName(const Parting &parting) {
  StringMap<std::vector<const Step *>> byName;
  for (const Step &step : parting.stepsA)
    if (step.at->hasName() && step.at->getFunction() == &parting.a)
      byName[step.at->getName()].push_back(&step);
  StringMap<size_t> counts;
  for (const Step &step : parting.stepsB) {
    if (!step.at->hasName() || step.at->getFunction() != &parting.b)
      continue;
    auto found = byName.find(step.at->getName());
    size_t nth = counts[step.at->getName()]++;
    if (found != byName.end() && nth < found->second.size() &&
        found->second[nth]->lanes != step.lanes)
      return {&step, found->second[nth]};
  }
  return {};
}

/// The first steps in order of execution that gave different values.
StepPair findPartingInOrder(const Parting &parting) {
  auto values = [](const std::vector<Step> &steps) {
    return make_filter_range(steps, [](const Step &step) {
      return !step.at->getType()->isVoidTy();
    });
  };
  for (auto [b, a] : zip(values(parting.stepsB), values(parting.stepsA)))
    if (b.at->getType() != a.at->getType() || b.lanes != a.lanes)
      return {&b, &a};
  return {};
}

void printParting(raw_ostream &out, const Parting &parting) {
  StepPair steps = findPartingByName(parting);
  if (!steps.first)
    steps = findPartingInOrder(parting);
  if (!steps.first)
    return;
  auto print = [&](const char *side, const Step &step) {
    out << "  " << side << *step.at << " = "
        << lanesText(step.lanes, step.at->getType()) << '\n';
  };
  out << "they part at\n";
  print("B", *steps.first);
  print("A", *steps.second);
}

} // namespace

std::string partingText(const Parting &parting) {
  std::string text;
  raw_string_ostream out(text);
  const Witness &witness = parting.witness;
  Memory before = memoryOf(witness.blocks);
  for (const Argument &argument : parting.b.args()) {
    Lanes lanes;
    for (const Leaf &leaf : witness.arguments[argument.getArgNo()])
      lanes.push_back(laneOf(leaf));
    out << "argument " << nameOf(argument) << " = "
        << lanesText(lanes, argument.getType()) << '\n';
  }
  for (size_t i = 1; i < before.size(); ++i) {
    const Block &block = witness.blocks[i];
    if (block.global && isa<Function>(block.global))
      continue;
    out << "block " << i;
    if (block.global)
      out << " (@" << block.global->getName() << ')';
    out << ": " << block.size << " bytes at " << format_hex(block.address, 0)
        << (block.writable ? "," : ", constant,");
    printBytes(out, before[i]);
    out << '\n';
  }
  for (const auto &[at, effects] : witness.effects)
    for (const CallEffect &effect : effects) {
      if (!effect.diverges && !effect.unwinds)
        continue;
      out << "the call" << *at
          << (effect.diverges ? " does not return" : " unwinds") << '\n';
      break;
    }
  printOutcome(out, "B", parting.outcomeB, before);
  printOutcome(out, "A", parting.outcomeA, before);
  if (parting.runs == 0)
    out << "  (one of its runs; the solver finds no choices with which it "
           "matches)\n";
  if (parting.runs > 1)
    out << "  (the first of its " << parting.runs
        << " runs, none of which matches)\n";
  out << "difference: " << parting.reason << '\n';
  printParting(out, parting);
  return text;
}

} // namespace palindrome::replay
