// The steps of an execution as they are shown: values, instructions and
// branches as text.

#include "verify/judge/refine/replay/Steps.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace palindrome::interpret;

namespace palindrome::replay {
namespace {

using Shown = palindrome::Counterexample;

/// The steps that are shown at either end of a trace.
constexpr size_t shownAtEnds = 500;

/// What is printed of an instruction, in characters: a constant may be of any
/// length.
constexpr size_t longestInstruction = 400;

/// What a step is made of.
struct Entry {
  const Move *move = nullptr; ///< Or null,
  const Step *step = nullptr; ///< and this one is not.
  /// Of an arrival at a block: the branch that led to it.
  const Instruction *from = nullptr;
  unsigned depth = 0;
  /// Whether another step made the result poison.
  bool isPassedOn = false;
};

/// Puts steps, branches and calls in the order of execution.
class Sorter {
public:
  std::vector<Entry> run(const Trace &trace) {
    ArrayRef<Step> steps = trace.stepsToEnd();
    ArrayRef<Move> moves = trace.movesToEnd();
    for (size_t i = 0; i <= steps.size(); ++i) {
      for (; !moves.empty() && moves.front().steps == i;
           moves = moves.drop_front())
        add(moves.front());
      if (i != steps.size())
        add(steps[i]);
    }
    return std::move(entries);
  }

private:
  void add(const Move &move) {
    unsigned depth = std::max<size_t>(blocks.size(), 1) - 1;
    switch (move.kind) {
    case Move::Enter:
      if (move.at)
        entries.push_back({&move, nullptr, nullptr, depth});
      blocks.push_back(nullptr);
      return;
    case Move::Leave:
      if (!blocks.empty())
        blocks.pop_back();
      return;
    case Move::Argument:
      reasons[move.at] = whyPoison(move.lanes);
      entries.push_back({&move, nullptr, nullptr, depth});
      return;
    case Move::Block:
      if (blocks.empty())
        return;
      if (blocks.back())
        entries.push_back(
            {&move, nullptr, blocks.back()->getTerminator(), depth});
      blocks.back() = cast<BasicBlock>(move.at);
      return;
    }
  }

  void add(const Step &step) {
    unsigned depth = std::max<size_t>(blocks.size(), 1) - 1;
    Entry entry{nullptr, &step, nullptr, depth};
    std::string why = whyPoison(step.result);
    for (const Use &use : step.at->operands())
      entry.isPassedOn |= !why.empty() && reasons.lookup(use) == why;
    reasons[step.at] = std::move(why);
    entries.push_back(entry);
  }

  std::vector<Entry> entries;
  std::vector<const BasicBlock *> blocks; ///< Of each function under way.
  DenseMap<const Value *, std::string> reasons;
};

Shown::Step shownStep(const Entry &entry, Speller &spell) {
  Shown::Step shown;
  if (entry.step) {
    shown = spell.step(*entry.step);
    if (entry.isPassedOn)
      shown.why.clear();
  } else if (entry.from) {
    shown = spell.step(*entry.from);
    shown.next = "to " + spell.name(*entry.move->at);
  } else if (entry.move->kind == Move::Enter) {
    const auto &call = cast<CallBase>(*entry.move->at);
    shown = spell.step(call);
    shown.name.clear();
    const Function *callee = call.getCalledFunction();
    shown.next =
        callee ? "into " + spell.name(*callee) : "into the called function";
  } else {
    shown.about = entry.move->at;
    shown.name = spell.name(*entry.move->at);
    Type *type = entry.move->at->getType();
    shown.type = Speller::type(*type);
    shown.value = spell.value(entry.move->lanes, type);
    shown.why = whyPoison(entry.move->lanes);
  }
  shown.depth = entry.depth;
  return shown;
}

} // namespace

void Speller::use(const Function *function) {
  if (function)
    slots.incorporateFunction(*function);
}

std::string Speller::name(const Value &value) {
  if (auto *argument = dyn_cast<Argument>(&value))
    use(argument->getParent());
  else if (auto *block = dyn_cast<BasicBlock>(&value))
    use(block->getParent());
  else if (auto *inst = dyn_cast<Instruction>(&value))
    use(inst->getFunction());
  std::string text;
  raw_string_ostream stream(text);
  value.printAsOperand(stream, /*PrintType=*/false, slots);
  return text;
}

std::string Speller::instruction(const Instruction &instruction) {
  use(instruction.getFunction());
  std::string text;
  raw_string_ostream stream(text);
  instruction.print(stream, slots);
  // The cases of a switch have lines of their own.
  std::string line;
  for (StringRef rest = StringRef(text).ltrim(); !rest.empty();) {
    auto [first, others] = rest.split('\n');
    line += first;
    rest = others.ltrim();
    if (!rest.empty())
      line += ' ';
  }
  if (line.size() > longestInstruction) {
    line.resize(longestInstruction);
    line += " ...";
  }
  return line;
}

std::string Speller::type(const Type &type) {
  std::string text;
  raw_string_ostream stream(text);
  type.print(stream, /*IsForDebug=*/false, /*NoDetails=*/true);
  return text;
}

std::string Speller::lane(const Lane &lane, Type *scalar) {
  if (lane.isBits() && scalar->isIntegerTy(1))
    return lane.bits.isOne() ? "true" : "false";
  const GlobalValue *global = lane.isPointer() && lane.object < blocks.size()
                                  ? blocks[lane.object].global
                                  : nullptr;
  if (!global)
    return laneText(lane, scalar);
  std::string text = "@" + global->getName().str();
  if (lane.bits.isZero())
    return text;
  SmallString<24> offset;
  lane.bits.toStringSigned(offset);
  return (text + " + " + offset).str();
}

std::string Speller::value(ArrayRef<Lane> lanes, Type *type) {
  SmallVector<Type *> types;
  if (type->isVoidTy())
    return "";
  if (!laneTypes(type, types) || types.size() != lanes.size())
    return "?";
  if (lanes.size() == 1 && !type->isAggregateType() && !type->isVectorTy())
    return lane(lanes[0], types[0]);
  std::string text = "{";
  for (auto [one, scalar] : zip(lanes, types))
    text += (text.size() > 1 ? ", " : "") + lane(one, scalar);
  return text + "}";
}

unsigned Speller::indexOf(const Instruction &instruction) {
  if (!indices.contains(&instruction))
    for (const auto &[index, each] :
         enumerate(instructions(*instruction.getFunction())))
      indices[&each] = index;
  return indices.lookup(&instruction);
}

Shown::Step Speller::step(const Instruction &at) {
  Shown::Step shown;
  shown.about = &at;
  shown.index = indexOf(at);
  if (at.getFunction() != &compared)
    shown.function = name(*at.getFunction());
  shown.instruction = instruction(at);
  return shown;
}

Shown::Step Speller::step(const Step &executed) {
  Shown::Step shown = step(*executed.at);
  Type *type = executed.at->getType();
  if (type->isVoidTy())
    return shown;
  shown.name = name(*executed.at);
  shown.type = Speller::type(*type);
  shown.value = value(executed.result, type);
  shown.why = whyPoison(executed.result);
  return shown;
}

void addTrace(Shown::Side &side, const Trace &trace, Speller &spell) {
  std::vector<Entry> entries = Sorter().run(trace);
  for (const auto &[i, entry] : enumerate(entries)) {
    if (entries.size() > 2 * shownAtEnds && i >= shownAtEnds &&
        i < entries.size() - shownAtEnds) {
      side.omittedAt = shownAtEnds;
      ++side.omitted;
      continue;
    }
    side.trace.push_back(shownStep(entry, spell));
  }
}

bool isSameBefore(ArrayRef<Step> xs, ArrayRef<Step> ys, size_t count) {
  if (xs.size() < count || ys.size() < count)
    return false;
  for (auto [x, y] : zip(xs.take_front(count), ys.take_front(count))) {
    if (x.at != y.at || x.result.size() != y.result.size())
      return false;
    for (auto [left, right] : zip(x.result, y.result))
      if (!(left.fromUndef && right.fromUndef) &&
          (left.fromUndef != right.fromUndef || !(left == right)))
        return false;
  }
  return true;
}

} // namespace palindrome::replay
