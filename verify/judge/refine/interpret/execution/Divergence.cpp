// Executions that run for ever: one that arrives at a block in a state in which
// it has been there before does the same again, if others do as well. States
// are the same if they agree in all that decides what happens:
//
//   loop:                     ; %c and memory are the same each time: diverges,
//     %i = phi ...            ; which is undefined behavior where the function
//     %n = add i64 %i, 1      ; or the loop has to make progress. %i and %n
//     lead br i1 %c, label %loop   ; to nothing that anyone sees
//
//   loop:                              ; makes the same event again and again,
//     store volatile i8 0, ptr %p      ; which is progress
//     br label %loop

#include "verify/judge/refine/interpret/state/Machine.h"
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
void Machine::findWhatDecides(State &state) const {
  const bool contents = any_of(memory, [](const MemoryObject &object) {
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
bool Machine::isSameRegister(const Register &x, const Register &y) {
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
bool Machine::isAgainIn(const State &earlier) const {
  const Frame &frame = *frames.back();
  if (hasMadeChoice || earlier.unknownCalls != unknownCalls ||
      earlier.aliasing != aliasing.size() ||
      earlier.invariants != invariants.size() ||
      earlier.undefStores != loadedUndefStores.size() ||
      earlier.memory.size() != memory.size() || !argumentLists.empty())
    return false;
  const Deciding &deciding = earlier.deciding;
  return all_of(deciding.values,
                [&](const Value *value) {
                  auto before = earlier.registers.find(value),
                       now = frame.registers.find(value);
                  return now == frame.registers.end() ||
                         (before != earlier.registers.end() &&
                          isSameRegister(before->second, now->second));
                }) &&
         all_of_zip(memory, earlier.memory,
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

void Machine::watch(const BasicBlock &block, const BasicBlock *from) {
  // A caller may have to make progress, too.
  if (frames.size() != 1 || steps < unwatchedSteps)
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
      repeatsEvents = events.size() != state->events;
      auto mayBeOther = repeatsEvents ? mayCall : mayCommunicate;
      if (none_of(state->blocks, [&](const BasicBlock *one) {
            return any_of(*one, mayBeOther);
          })) {
        if (!repeatsEvents && hasToMakeProgress(function, state->blocks))
          onImmediateUB("a loop that has to make progress runs for ever");
        else
          stop(Outcome::Diverges, "");
        return;
      }
      repeatsEvents = false;
    }
    if (++state->entries != state->mostEntries)
      return;
  }
  // Brent's algorithm: the state to compare with is taken anew at growing
  // distances, so that in the end one is of the cycle, and as long as that.
  unsigned mostEntries = state ? 2 * state->mostEntries : 1;
  madeChoiceBefore |= hasMadeChoice;
  hasMadeChoice = false;
  state = std::make_unique<State>();
  state->block = &block;
  state->from = from;
  state->mostEntries = mostEntries;
  state->registers = frames.back()->registers;
  state->memory = memory;
  state->events = events.size();
  state->unknownCalls = unknownCalls;
  state->aliasing = aliasing.size();
  state->invariants = invariants.size();
  state->undefStores = loadedUndefStores.size();
}

} // namespace palindrome::interpret
