// Executions that run for ever.

#include "verify/judge/refine/interpret/execution/Divergence.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace palindrome::interpret {

/// The instructions that an execution runs before it is watched: most end
/// before.
static constexpr unsigned unwatchedSteps = 128;

static bool isSame(const MemoryByte &x, const MemoryByte &y) {
  if (x.value != y.value || x.poison != y.poison || x.undef != y.undef ||
      x.pointer != y.pointer || x.undefStore != y.undefStore ||
      x.oddWidth != y.oddWidth || x.stored != y.stored)
    return false;
  return !x.pointer ||
         (x.index == y.index && x.object == y.object && x.offset == y.offset);
}

static bool isSame(const MemoryObject &x, const MemoryObject &y) {
  return x.isAlive() == y.isAlive() && x.isFreed() == y.isFreed() &&
         x.isBarred == y.isBarred && x.read == y.read &&
         x.written == y.written && x.exposed == y.exposed &&
         x.measured == y.measured;
}

static bool hasSameContents(const MemoryObject &x, const MemoryObject &y) {
  return isSame(x.rest, y.rest) && x.bytes.size() == y.bytes.size() &&
         std::equal(x.bytes.begin(), x.bytes.end(), y.bytes.begin(),
                    [](const auto &one, const auto &other) {
                      return one.first == other.first &&
                             isSame(one.second, other.second);
                    });
}

/// Whether an instruction only computes its result: it ends no execution, makes
/// no event, accesses no memory, and has no undefined behavior.
static bool isComputation(const Instruction &instruction) {
  return isa<PHINode>(instruction) ||
         (!isa<CallBase>(instruction) && !instruction.mayReadOrWriteMemory() &&
          isSafeToSpeculativelyExecute(&instruction));
}

/// Finds what decides how the blocks of `state`, through which the execution
/// went since then, are executed: the operands of all instructions but of
/// computations, and what they are computed from. The value of a simple store
/// is none if the execution has read no object that it has written.
void Divergence::findWhatDecides(State &state) const {
  const bool contents = any_of(machine.objects, [](const MemoryObject &object) {
    return object.read && object.written;
  });
  Deciding &deciding = state.deciding;
  if (deciding.blocks == state.blocks.size() && deciding.contents == contents)
    return;
  deciding = {state.blocks.size(), {}, contents};
  SmallVector<const Value *> open;
  auto addOperands = [&](const Instruction &instruction) {
    auto *store = dyn_cast<StoreInst>(&instruction);
    if (store && store->isSimple() && !contents)
      open.push_back(store->getPointerOperand());
    else
      append_range(open, instruction.operand_values());
  };
  for (const BasicBlock *block : state.blocks)
    for (const Instruction &instruction : *block)
      if (!isComputation(instruction))
        addOperands(instruction);
  while (!open.empty()) {
    const Value *value = open.pop_back_val();
    auto *instruction = dyn_cast<Instruction>(value);
    if (deciding.values.insert(value).second && instruction &&
        state.blocks.contains(instruction->getParent()))
      addOperands(*instruction);
  }
}

/// Whether both registers hold the same, as far as a later use can tell.
static bool isSame(const Register &x, const Register &y) {
  if (x.lanes.size() != y.lanes.size())
    return false;
  bool isFromUndef = false;
  for (auto [one, other] : zip(x.lanes, y.lanes)) {
    if (!(one == other) || one.fromUndef != other.fromUndef)
      return false;
    isFromUndef |= one.fromUndef;
  }
  // Whether a value computed from undef was used decides what the next use is.
  return !isFromUndef || (x.uses == 0) == (y.uses == 0);
}

/// Whether the execution is in the state of `earlier`, as far as that decides
/// how it goes on, and has made no choice and no call of an unknown function
/// since.
bool Divergence::isAgainIn(const State &earlier) const {
  const Registers &registers = machine.frames.registers();
  if (earlier.choices != machine.choices.count() ||
      earlier.unknownCalls != machine.callees.count() ||
      earlier.accesses != machine.accesses.countNotes() ||
      earlier.memory.size() != machine.objects.size() || !machine.lists.empty())
    return false;
  const Deciding &deciding = earlier.deciding;
  return all_of(deciding.values,
                [&](const Value *value) {
                  auto before = earlier.registers.find(value),
                       now = registers.find(value);
                  return now == registers.end() ||
                         (before != earlier.registers.end() &&
                          isSame(before->second, now->second));
                }) &&
         all_of_zip(machine.objects, earlier.memory,
                    [&](const MemoryObject &one, const MemoryObject &other) {
                      return isSame(one, other) &&
                             (!deciding.contents ||
                              hasSameContents(one, other));
                    });
}

static bool mayCall(const Instruction &instruction) {
  return isa<CallBase>(instruction) && !isa<IntrinsicInst>(instruction);
}

/// Whether an instruction may see what other threads do, or be seen by them or
/// by the environment.
static bool mayCommunicate(const Instruction &instruction) {
  return instruction.isAtomic() || instruction.isVolatile() ||
         mayCall(instruction);
}

/// Whether the function, or a loop that contains all of `blocks`, has to make
/// progress (LangRef, 'Function Attributes'; 'llvm.loop.mustprogress').
static bool
hasToMakeProgress(const Function &function,
                  const SmallPtrSetImpl<const BasicBlock *> &blocks) {
  if (function.mustProgress())
    return true;
  // The analyses do not change the function.
  DominatorTree dominators(const_cast<Function &>(function));
  LoopInfo loops(dominators);
  for (const Loop *loop = loops.getLoopFor(*blocks.begin()); loop;
       loop = loop->getParentLoop())
    if (all_of(
            blocks,
            [&](const BasicBlock *block) { return loop->contains(block); }) &&
        hasMustProgress(loop))
      return true;
  return false;
}

void Divergence::watch(const BasicBlock &block, const BasicBlock *from) {
  // A caller may have to make progress, too.
  if (machine.frames.depth() != 1 || machine.course.steps() < unwatchedSteps)
    return;
  const Function &function = *block.getParent();
  if (state) {
    state->blocks.insert(&block);
    const bool isSamePlace = state->block == &block && state->from == from;
    if (isSamePlace)
      findWhatDecides(*state);
    if (isSamePlace && isAgainIn(*state)) {
      // No other thread writes to memory here, so that whoever sees an event of
      // the cycle answers it as before.
      isRepeating = machine.record.events().size() != state->events;
      auto mayBeOther = isRepeating ? mayCall : mayCommunicate;
      if (none_of(state->blocks, [&](const BasicBlock *one) {
            return any_of(*one, mayBeOther);
          })) {
        if (!isRepeating && hasToMakeProgress(function, state->blocks))
          machine.course.onImmediateUB(
              "a loop that has to make progress runs for ever");
        else
          machine.course.stop(Outcome::Diverges, "");
        return;
      }
      isRepeating = false;
    }
    if (++state->entries != state->mostEntries)
      return;
  }
  // Brent's algorithm: the state to compare with is taken anew at growing
  // distances, so that in the end one is of the cycle, and as long as that.
  unsigned mostEntries = state ? 2 * state->mostEntries : 1;
  state = std::make_unique<State>();
  state->block = &block;
  state->from = from;
  state->mostEntries = mostEntries;
  state->registers = machine.frames.registers();
  state->memory = machine.objects.all();
  state->events = machine.record.events().size();
  state->unknownCalls = machine.callees.count();
  state->accesses = machine.accesses.countNotes();
  state->choices = machine.choices.count();
}

} // namespace palindrome::interpret
