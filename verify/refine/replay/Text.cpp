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

using Text = std::vector<refine::Line>;

void addInput(Text &text, const Function &target, const Witness &witness,
              const Memory &memory) {
  for (const Argument &argument : target.args()) {
    Lanes lanes;
    for (const Leaf &leaf : witness.arguments[argument.getArgNo()])
      lanes.push_back(laneOf(leaf));
    text.push_back(
        {"argument ", &argument, " = " + lanesText(lanes, argument.getType())});
  }
  for (size_t i = 1; i < memory.size(); ++i) {
    const Block &block = witness.blocks[i];
    if (block.global && isa<Function>(block.global))
      continue;
    std::string line;
    raw_string_ostream out(line);
    out << "block " << i;
    if (block.global)
      out << " (@" << block.global->getName() << ')';
    out << ": " << block.size << " bytes at " << format_hex(block.address, 0)
        << (block.writable ? "," : ", constant,");
    printBytes(out, memory[i]);
    text.push_back({line});
  }
  for (const auto &[at, effects] : witness.effects)
    for (const CallEffect &effect : effects) {
      if (!effect.diverges && !effect.unwinds)
        continue;
      text.push_back({"the call  ", at,
                      effect.diverges ? " does not return" : " unwinds"});
      break;
    }
}

void addOutcome(Text &text, const char *side, const Outcome &outcome,
                const Memory &before) {
  text.push_back({side + (" " + outcomeText(outcome))});
  if (outcome.at && outcome.kind != Outcome::Returns)
    text.push_back({"  at  ", outcome.at});
  for (auto [i, event] : enumerate(outcome.events))
    if (event.at)
      text.push_back({("  event " + Twine(i + 1) + ":  ").str(), event.at});
  if (outcome.kind != Outcome::Returns)
    return;
  for (size_t i = 1; i < before.size() && i < outcome.memory.size(); ++i) {
    const MemoryObject &object = outcome.memory[i];
    bool hasChanged = !object.isAlive();
    for (const auto &[offset, byte] : object.bytes)
      hasChanged |= byteText(byte) != byteText(before[i].at(offset));
    if (!hasChanged)
      continue;
    std::string line;
    raw_string_ostream out(line);
    out << "  block " << i << (object.isAlive() ? " becomes" : " is freed");
    if (object.isAlive())
      printBytes(out, object);
    text.push_back({line});
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

void addFirstDifference(Text &text, const Difference &difference) {
  StepPair steps = findByName(difference);
  if (!steps.first)
    steps = findInOrder(difference);
  if (!steps.first)
    return;
  text.push_back({"they part at"});
  auto add = [&](const char *before, const Step &step) {
    text.push_back(
        {before, step.at, " = " + lanesText(step.result, step.at->getType())});
  };
  add("  target  ", *steps.first);
  add("  source  ", *steps.second);
}

} // namespace

std::vector<refine::Line> linesOf(const Difference &difference) {
  Text text;
  Memory before = memoryOf(difference.witness.blocks);
  addInput(text, difference.target, difference.witness, before);
  addOutcome(text, "target", difference.targetOutcome, before);
  addOutcome(text, "source", difference.sourceOutcome, before);
  if (difference.runs == 0)
    text.push_back({"  (one of its runs; the solver finds no choices with "
                    "which it matches)"});
  if (difference.runs > 1)
    text.push_back({"  (the first of its " + std::to_string(difference.runs) +
                    " runs, none of which matches)"});
  text.push_back({"difference: " + difference.reason});
  addFirstDifference(text, difference);
  return text;
}

std::string printLines(ArrayRef<refine::Line> lines) {
  std::string text;
  raw_string_ostream out(text);
  for (const refine::Line &line : lines) {
    out << line.before;
    if (auto *instruction = dyn_cast_or_null<Instruction>(line.about)) {
      std::string printed;
      raw_string_ostream(printed) << *instruction;
      out << StringRef(printed).ltrim();
    } else if (line.about) {
      out << nameOf(*line.about);
    }
    out << line.after << '\n';
  }
  return text;
}

} // namespace palindrome::replay
