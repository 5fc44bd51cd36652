// The text of a counterexample, such as:
//
//   argument %x = 127
//   target returns poison
//   source returns 128 (-128)
//   difference: the results differ: the target has poison, the source has ...
//   they part at
//     target  %r = add nsw i8 %x, 1 = poison
//     source  %r = add i8 %x, 1 = 128 (-128)

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

/// The bytes of a memory object that are printed; "..." stands for the others.
constexpr uint64_t kShownBytes = 32;

std::string nameOf(const Value &value) {
  std::string text;
  raw_string_ostream stream(text);
  value.printAsOperand(stream, false);
  return text;
}

void printBytes(raw_ostream &out, const MemoryObject &object) {
  // Equal bytes in a row are printed once, with their number.
  std::string last;
  uint64_t shown = std::min(object.size, kShownBytes), count = 0;
  auto flush = [&] {
    if (count != 0)
      out << ' ' << last;
    if (count > 1)
      out << " x" << count;
  };
  for (uint64_t i = 0; i != shown; ++i) {
    std::string text = byteText(object.at(i));
    if (text != last) {
      flush();
      last = text;
      count = 0;
    }
    ++count;
  }
  flush();
  if (shown < object.size)
    out << " ...";
}

void printInput(raw_ostream &out, const Function &target,
                const Witness &witness, const Memory &memory) {
  for (const Argument &argument : target.args()) {
    Lanes lanes;
    for (const Leaf &leaf : witness.arguments[argument.getArgNo()])
      lanes.push_back(laneOf(leaf));
    out << "argument " << nameOf(argument) << " = "
        << lanesText(lanes, argument.getType()) << '\n';
  }
  for (size_t i = 1; i < memory.size(); ++i) {
    const Block &block = witness.blocks[i];
    if (block.global && isa<Function>(block.global))
      continue;
    out << "block " << i;
    if (block.global)
      out << " (@" << block.global->getName() << ')';
    out << ": " << block.size << " bytes at " << format_hex(block.address, 0)
        << (block.writable ? "," : ", constant,");
    printBytes(out, memory[i]);
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
    const MemoryObject &object = outcome.memory[i];
    bool hasChanged = !object.isAlive();
    for (const auto &[offset, byte] : object.bytes)
      hasChanged |= byteText(byte) != byteText(before[i].at(offset));
    if (!hasChanged)
      continue;
    out << "  block " << i << (object.isAlive() ? " becomes" : " is freed");
    if (object.isAlive())
      printBytes(out, object);
    out << '\n';
  }
}

/// Corresponding steps of the target and the source.
using StepPair = std::pair<const Step *, const Step *>;

/// The first instructions of one name, each in the same iteration, whose
/// results differ.
StepPair findByName(const Difference &difference) {
  StringMap<std::vector<const Step *>> byName;
  for (const Step &step : difference.sourceTrace.steps)
    if (step.at->hasName() && step.at->getFunction() == &difference.source)
      byName[step.at->getName()].push_back(&step);
  StringMap<size_t> counts;
  for (const Step &step : difference.targetTrace.steps) {
    if (!step.at->hasName() || step.at->getFunction() != &difference.target)
      continue;
    auto found = byName.find(step.at->getName());
    size_t nth = counts[step.at->getName()]++;
    if (found != byName.end() && nth < found->second.size() &&
        found->second[nth]->result != step.result)
      return {&step, found->second[nth]};
  }
  return {};
}

/// The first instructions in the order of execution whose results differ.
StepPair findInOrder(const Difference &difference) {
  auto values = [](const Trace &trace) {
    return make_filter_range(trace.steps, [](const Step &step) {
      return !step.at->getType()->isVoidTy();
    });
  };
  for (auto [target, source] :
       zip(values(difference.targetTrace), values(difference.sourceTrace)))
    if (target.at->getType() != source.at->getType() ||
        target.result != source.result)
      return {&target, &source};
  return {};
}

void printFirstDifference(raw_ostream &out, const Difference &difference) {
  StepPair steps = findByName(difference);
  if (!steps.first)
    steps = findInOrder(difference);
  if (!steps.first)
    return;
  auto print = [&](const char *side, const Step &step) {
    out << "  " << side << *step.at << " = "
        << lanesText(step.result, step.at->getType()) << '\n';
  };
  out << "they part at\n";
  print("target", *steps.first);
  print("source", *steps.second);
}

} // namespace

std::string differenceText(const Difference &difference) {
  std::string text;
  raw_string_ostream out(text);
  Memory before = memoryOf(difference.witness.blocks);
  printInput(out, difference.target, difference.witness, before);
  printOutcome(out, "target", difference.targetOutcome, before);
  printOutcome(out, "source", difference.sourceOutcome, before);
  if (difference.runs == 0)
    out << "  (one of its runs; the solver finds no choices with which it "
           "matches)\n";
  if (difference.runs > 1)
    out << "  (the first of its " << difference.runs
        << " runs, none of which matches)\n";
  out << "difference: " << difference.reason << '\n';
  printFirstDifference(out, difference);
  return text;
}

} // namespace palindrome::replay
