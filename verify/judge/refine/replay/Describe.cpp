// What is shown of a counterexample: the input, the memory that matters, both
// outcomes, and where the executions part.

#include "verify/judge/refine/interpret/execution/Interpreter.h"
#include "verify/judge/refine/replay/Attempt.h"
#include "verify/judge/refine/replay/Steps.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Module.h"
#include <set>

using namespace llvm;
using namespace palindrome::interpret;

namespace palindrome::replay {
namespace {

using refine::Block;
using refine::Leaf;
using Shown = palindrome::Counterexample;

/// The bytes of a memory object that are shown.
constexpr size_t mostBytes = 256;

/// Corresponding steps of the source and the target.
using StepPair = std::pair<const Step *, const Step *>;

/// The memory objects of the witness, with the constants of the module.
Memory memoryBefore(const DifferingRuns &difference) {
  const WitnessOracle::Choices none;
  WitnessOracle oracle(none);
  Environment environment(difference.witness);
  Interpreter interpreter(Role::Target, *difference.target.getParent(),
                          memoryOf(difference.witness.blocks), oracle,
                          environment);
  interpreter.initialize();
  return interpreter.memory();
}

/// Whether the memory at the end of an execution counts.
bool hasMemory(const Outcome &outcome) {
  return outcome.kind == Outcome::Returns || outcome.kind == Outcome::Unwinds ||
         outcome.kind == Outcome::NoReturn || outcome.kind == Outcome::Diverges;
}

/// Two hexadecimal digits where the byte has bits.
std::string textOfByte(const MemoryByte &byte) {
  return byte.isBits() ? toHex(ArrayRef(byte.value), /*LowerCase=*/true)
                       : byteText(byte);
}

/// What is in memory at the beginning and in the end, as far as it matters.
class MemoryTeller {
public:
  explicit MemoryTeller(const DifferingRuns &difference)
      : difference(difference), before(memoryBefore(difference)),
        count(difference.witness.blocks.size()), bytes(count) {}

  /// Fills in the members `memory`.
  void tell(Shown &shown) {
    findBytes();
    findBlocks();
    for (unsigned number : mentioned)
      shown.memory.push_back(block(number));
    addChanges(shown.source, difference.sourceOutcome);
    addChanges(shown.target, difference.targetOutcome);
  }

private:
  /// Collects the bytes that matter: those that the sides leave different, then
  /// those that they access.
  void findBytes() {
    for (size_t i = 1; i < count; ++i) {
      std::set<uint64_t> offsets;
      std::vector<const MemoryObject *> states{&before[i]};
      for (const Outcome *outcome :
           {&difference.sourceOutcome, &difference.targetOutcome})
        if (hasMemory(*outcome) && i < outcome->memory.size())
          states.push_back(&outcome->memory[i]);
      for (const MemoryObject *state : states)
        for (const auto &[offset, byte] : state->bytes)
          offsets.insert(offset);
      for (uint64_t offset : offsets)
        if (any_of(states, [&](const MemoryObject *state) {
              return byteText(state->at(offset)) !=
                     byteText(before[i].at(offset));
            }))
          add(i, offset);
    }
    for (const Trace *trace :
         {&difference.sourceTrace, &difference.targetTrace})
      for (const AccessedBytes &range : trace->accesses)
        for (uint64_t i = 0; range.object < count && i < range.size; ++i)
          if (!add(range.object, range.offset + i))
            break;
  }

  /// False if the byte is none, or there are enough.
  bool add(unsigned object, uint64_t offset) {
    if (object == 0 || offset >= before[object].size ||
        bytes[object].size() == mostBytes)
      return false;
    bytes[object].insert(offset);
    return true;
  }

  /// Collects the objects that have such bytes, or that what is shown points
  /// to.
  void findBlocks() {
    for (size_t i = 1; i < count; ++i)
      if (!bytes[i].empty())
        mention(i);
    for (const auto &argument : difference.witness.arguments)
      for (const Leaf &leaf : argument)
        if (leaf.kind == Leaf::Pointer)
          mention(leaf.block);
    for (const Outcome *outcome :
         {&difference.sourceOutcome, &difference.targetOutcome})
      for (const Lane &lane : outcome->result)
        if (lane.isPointer())
          mention(lane.object);
  }

  void mention(unsigned number) {
    if (number == 0 || number >= count)
      return;
    const GlobalValue *global = difference.witness.blocks[number].global;
    if (isa_and_nonnull<Function>(global) || !mentioned.insert(number).second)
      return;
    for (uint64_t offset : bytes[number])
      if (const MemoryByte &byte = before[number].at(offset); byte.pointer)
        mention(byte.object);
  }

  Shown::Block block(unsigned number) {
    const Block &given = difference.witness.blocks[number];
    Shown::Block block;
    block.number = number;
    if (given.global)
      block.name = "@" + given.global->getName().str();
    block.size = given.size;
    block.address = given.address;
    block.isConstant = !given.writable;
    for (uint64_t offset : bytes[number])
      block.bytes.push_back({offset, textOfByte(before[number].at(offset))});
    return block;
  }

  void addChanges(Shown::Side &side, const Outcome &outcome) {
    if (!hasMemory(outcome))
      return;
    for (unsigned number : mentioned) {
      if (number >= outcome.memory.size())
        continue;
      const MemoryObject &object = outcome.memory[number];
      Shown::Change change;
      change.block = number;
      change.isFreed = !object.isAlive();
      for (uint64_t offset : bytes[number])
        if (std::string text = textOfByte(object.at(offset));
            text != textOfByte(before[number].at(offset)))
          change.bytes.push_back({offset, std::move(text)});
      if (change.isFreed || !change.bytes.empty())
        side.memory.push_back(std::move(change));
    }
  }

  const DifferingRuns &difference;
  const Memory before;
  const size_t count;                    ///< Of the objects before the call.
  std::vector<std::set<uint64_t>> bytes; ///< Those that matter, by object.
  std::set<unsigned> mentioned;
};

void addOutcome(Shown::Side &side, const Outcome &outcome, Speller &spell) {
  switch (outcome.kind) {
  case Outcome::Returns:
    side.outcome = "returns";
    if (outcome.type && !outcome.type->isVoidTy()) {
      side.type = Speller::type(*outcome.type);
      side.value = spell.value(outcome.result, outcome.type);
      side.why = whyPoison(outcome.result);
      // An object that the function has made.
      const Lanes &result = outcome.result;
      if (result.size() == 1 && result[0].isPointer() &&
          outcome.memory[result[0].object].isLocal())
        side.value +=
            " (of " + utostr(outcome.memory[result[0].object].size) + " bytes)";
    }
    break;
  case Outcome::ImmediateUB:
    side.outcome = "has undefined behavior";
    side.why = outcome.why;
    break;
  default:
    side.outcome = outcomeText(outcome);
  }
  if (outcome.at && outcome.kind != Outcome::Returns)
    side.end = spell.step(*outcome.at);
  for (const Event &event : outcome.events) {
    if (!event.at)
      continue;
    Shown::Step step = spell.step(*event.at);
    for (auto [lane, type] : zip(event.lanes, event.types))
      step.value += (step.value.empty() ? "" : ", ") + Speller::type(*type) +
                    " " + spell.value(lane, type);
    if (event.printed && event.printed->text)
      raw_string_ostream(step.value += " \"")
              .write_escaped(*event.printed->text)
          << '"';
    side.events.push_back(std::move(step));
  }
}

StringRef nameOf(RoundingMode mode) {
  switch (mode) {
  case RoundingMode::TowardPositive:
    return "upward";
  case RoundingMode::TowardNegative:
    return "downward";
  case RoundingMode::TowardZero:
    return "toward zero";
  case RoundingMode::NearestTiesToAway:
    return "to nearest, ties away from zero";
  default:
    return "to nearest";
  }
}

/// The rounding modes at first and after each of the target's calls that are
/// events, but for a tail of equal ones. Empty if all are the default one.
std::string roundingOf(const DifferingRuns &difference) {
  size_t calls =
      count_if(difference.targetOutcome.events,
               [](const Event &event) { return event.kind == Event::Call; });
  SmallVector<RoundingMode> modes;
  for (size_t i = 0; i <= calls; ++i)
    modes.push_back(difference.witness.roundingAfter(i));
  while (modes.size() > 1 && modes.back() == modes[modes.size() - 2])
    modes.pop_back();
  if (modes.size() == 1 && modes[0] == RoundingMode::NearestTiesToEven)
    return "";
  return join(map_range(modes, [](RoundingMode mode) { return nameOf(mode); }),
              ", ");
}

/// The calls of unknown functions in the target's execution.
void addCalls(Shown &shown, const DifferingRuns &difference, Speller &spell) {
  const Trace &trace = difference.targetTrace;
  for (const Step &step : trace.stepsToEnd())
    if (trace.unknownCalls.contains(step.at) && !step.at->getType()->isVoidTy())
      shown.calls.push_back(spell.step(step));
  const Outcome &outcome = difference.targetOutcome;
  if (outcome.at && trace.unknownCalls.contains(outcome.at)) {
    Shown::Step call = spell.step(*outcome.at);
    if (outcome.kind == Outcome::Unwinds)
      call.next = "unwinds";
    else if (outcome.kind == Outcome::NoReturn)
      call.next = "does not return";
    else if (outcome.kind == Outcome::ImmediateUB)
      call.next = "has undefined behavior";
    if (!call.next.empty())
      shown.calls.push_back(std::move(call));
  }
}

/// The first instructions of one name, each in the same iteration, whose
/// results differ.
StepPair findByName(const DifferingRuns &difference) {
  StringMap<std::vector<const Step *>> byName;
  for (const Step &step : difference.sourceTrace.stepsToEnd())
    if (step.at->hasName() && step.at->getFunction() == &difference.source)
      byName[step.at->getName()].push_back(&step);
  StringMap<size_t> counts;
  for (const Step &step : difference.targetTrace.stepsToEnd()) {
    if (!step.at->hasName() || step.at->getFunction() != &difference.target)
      continue;
    auto found = byName.find(step.at->getName());
    size_t nth = counts[step.at->getName()]++;
    if (found != byName.end() && nth < found->second.size() &&
        found->second[nth]->result != step.result)
      return {found->second[nth], &step};
  }
  return {};
}

/// The first instructions in the order of execution whose results differ.
StepPair findInOrder(const DifferingRuns &difference) {
  auto values = [](const Trace &trace) {
    return make_filter_range(trace.stepsToEnd(), [](const Step &step) {
      return !step.at->getType()->isVoidTy();
    });
  };
  for (auto [source, target] :
       zip(values(difference.sourceTrace), values(difference.targetTrace))) {
    // What follows instructions of other types does not correspond.
    if (target.at->getType() != source.at->getType())
      return {};
    if (target.result != source.result)
      return {&source, &target};
  }
  return {};
}

/// What differs, without values.
std::string kindOf(const DifferingRuns &difference) {
  if (difference.targetOutcome.kind == Outcome::ImmediateUB)
    return "the target has undefined behavior";
  if (difference.targetOutcome.kind != difference.sourceOutcome.kind)
    return "the executions end differently";
  const OutcomeDifference &outcomes = difference.outcomes;
  return outcomes.target.kind == ValueKind::None ? outcomes.text()
                                                 : outcomes.what;
}

} // namespace

Shown describe(const DifferingRuns &difference) {
  Shown shown;
  shown.difference = kindOf(difference);
  shown.kind = difference.outcomes.kind;
  shown.targetHas = difference.outcomes.target.kind;
  shown.sourceHas = difference.outcomes.source.kind;
  shown.usesDiffer = difference.usesDiffer;
  const std::vector<Block> &blocks = difference.witness.blocks;
  Speller source(difference.source, blocks), target(difference.target, blocks);
  for (const Argument &argument : difference.target.args()) {
    Lanes lanes;
    for (const Leaf &leaf : difference.witness.arguments[argument.getArgNo()])
      lanes.push_back(laneOf(leaf));
    shown.inputs.push_back({target.name(argument),
                            Speller::type(*argument.getType()),
                            target.value(lanes, argument.getType())});
    if (lanes.size() == 1 && lanes[0].isPointer()) {
      shown.inputs.back().block = lanes[0].object;
      shown.inputs.back().offset = lanes[0].bits.getLimitedValue();
    }
  }
  MemoryTeller(difference).tell(shown);
  shown.rounding = roundingOf(difference);
  addCalls(shown, difference, target);
  addOutcome(shown.source, difference.sourceOutcome, source);
  addOutcome(shown.target, difference.targetOutcome, target);
  shown.source.runs = difference.runs;
  StepPair steps = findByName(difference);
  if (!steps.first)
    steps = findInOrder(difference);
  if (steps.first) {
    shown.source.parting = source.step(*steps.first);
    shown.target.parting = target.step(*steps.second);
  }
  addTrace(shown.source, difference.sourceTrace, source);
  addTrace(shown.target, difference.targetTrace, target);
  return shown;
}

} // namespace palindrome::replay
