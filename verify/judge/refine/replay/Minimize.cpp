// Makes the input of a counterexample simpler, a part at a time, as long as the
// replay shows the same kind of difference.

#include "verify/judge/refine/replay/Minimize.h"
#include "verify/judge/refine/interpret/state/Value.h"
#include "verify/judge/refine/replay/Attempt.h"
#include "verify/judge/refine/replay/Inputs.h"
#include "verify/judge/refine/witness/Countdown.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace palindrome::replay {
namespace {

using refine::Block;
using refine::Byte;
using refine::CallEffect;
using refine::Choice;
using refine::Leaf;
using refine::Leaves;

/// The inputs that are tried. Each takes as long as a search's.
constexpr unsigned mostTries = 400;
/// Runs and steps are those of tests: what takes longer stays as it is.
constexpr Limits replayed = {1 << 8, 20000, 8, /*describes=*/false};
/// The numbers that are tried first, and the bytes of memory.
constexpr int64_t simpleValues[] = {0, 1, -1, 2, -2, 3, 4, 5, 7, 8};
constexpr uint64_t simpleSizes[] = {1, 2, 4, 8, 16, 32, 64, 256};
constexpr uint8_t simpleBytes[] = {0, 1, 0xff};
/// A safeguard, in seconds of processor time, for pairs whose runs are slow.
constexpr double longest = 2;

class Minimizer {
public:
  Minimizer(const Function &source, const Function &target, Refutation found)
      : source(source), target(target), found(std::move(found)),
        best(this->found.witness) {}

  Refutation run() {
    giveResults();
    // Parts depend on one another: a second round finds what the first one has
    // made possible.
    for (unsigned round = 0; round != 2; ++round) {
      bool hadLuck = tryAllZero();
      hadLuck |= tryOnePlace();
      hadLuck |= simplifyPlaces();
      hadLuck |= simplifyArguments();
      hadLuck |= simplifyRounding();
      hadLuck |= simplifyMemory();
      hadLuck |= simplifyCalls();
      hadLuck |= simplifyChoices();
      if (!hadLuck)
        break;
    }
    if (isSimpler)
      if (Reason why; auto simpler = confirm(source, target, best, why))
        return std::move(*simpler);
    return std::move(found);
  }

private:
  /// Takes `witness` over if it shows the same kind of difference, by which a
  /// reduction of the pair, for one, goes. Undefined behavior of one
  /// instruction is of one kind: a division by zero is simpler than one by
  /// poison.
  bool accepts(const Witness &witness) {
    if (tries == mostTries || time.isOver())
      return false;
    ++tries;
    Reason why;
    auto other = attempt(source, target, witness, replayed, why);
    if (!other || !other->difference.isAlike(found.difference) ||
        other->undefinedAt != found.undefinedAt)
      return false;
    best = witness;
    return isSimpler = true;
  }

  /// Tries `witness` with a change.
  template <typename Change> bool tryWith(Change change) {
    Witness witness = best;
    change(witness);
    return accepts(witness);
  }

  //===-- Scalars ---------------------------------------------------------===//

  /// Values that are simpler than `leaf`, the simplest first.
  static std::vector<Leaf> simplerThan(const Leaf &leaf, Type *scalar,
                                       const DataLayout &layout) {
    std::vector<Leaf> leaves;
    if (scalar && scalar->isPointerTy()) {
      if (leaf.kind == Leaf::Pointer && !leaf.bits.isZero()) {
        leaves.push_back(leaf);
        leaves.back().bits.clearAllBits();
      } else if (leaf.kind != Leaf::Pointer) {
        leaves.push_back(leafOf(Leaf::Pointer));
        leaves.back().bits = APInt(interpret::laneWidth(scalar, layout), 0);
      }
      return leaves;
    }
    if (!scalar)
      return leaves;
    auto isSame = [&](const Leaf &other) {
      return leaf.kind == Leaf::Bits && leaf.bits == other.bits;
    };
    auto add = [&](APInt bits) {
      leaves.push_back(leafOf(Leaf::Bits));
      leaves.back().bits = std::move(bits);
      return isSame(leaves.back());
    };
    unsigned width = interpret::laneWidth(scalar, layout);
    if (scalar->isFloatingPointTy()) {
      RefineOptions options;
      options.undefInputs = options.poisonInputs = false;
      leaves = scalarCandidates(scalar, layout, options, {});
      leaves.erase(find_if(leaves, isSame), leaves.end());
      return leaves;
    }
    for (int64_t value : simpleValues)
      if (add(APInt(64, value, true).sextOrTrunc(width))) {
        leaves.pop_back();
        return leaves;
      }
    // A number with fewer bits is smaller.
    if (leaf.kind == Leaf::Bits)
      for (unsigned bit = width; bit-- != 0;)
        if (leaf.bits[bit]) {
          APInt less = leaf.bits;
          less.clearBit(bit);
          add(std::move(less));
        }
    return leaves;
  }

  /// Simplifies the leaf that `at` finds in a witness, until nothing is
  /// simpler.
  template <typename At> bool simplify(At at, Type *scalar) {
    bool hasAny = false, isSimpler = true;
    while (isSimpler) {
      isSimpler = false;
      for (Leaf &leaf : simplerThan(at(best), scalar, source.getDataLayout()))
        if (tryWith([&](Witness &witness) { at(witness) = leaf; })) {
          hasAny = isSimpler = true;
          break;
        }
    }
    return hasAny;
  }

  template <typename At> bool simplifyAll(At at, Type *type) {
    SmallVector<Type *> types;
    if (!interpret::laneTypes(type, types) || at(best).size() != types.size())
      return false;
    bool hasAny = false;
    for (auto [i, scalar] : enumerate(types))
      hasAny |= simplify(
          [&, lane = i](Witness &witness) -> Leaf & {
            return at(witness)[lane];
          },
          scalar);
    return hasAny;
  }

  bool simplifyArguments() {
    bool hasAny = false;
    for (const Argument &argument : target.args()) {
      unsigned number = argument.getArgNo();
      if (number < best.arguments.size())
        hasAny |= simplifyAll(
            [&](Witness &witness) -> Leaves & {
              return witness.arguments[number];
            },
            argument.getType());
    }
    return hasAny;
  }

  /// Tries the default rounding mode.
  bool simplifyRounding() {
    return !best.rounding.empty() &&
           tryWith([](Witness &witness) { witness.rounding.clear(); });
  }

  /// Tries 0 for all numbers at once.
  bool tryAllZero() {
    bool isSame = true;
    Witness witness = best;
    for (Leaves &argument : witness.arguments)
      for (Leaf &leaf : argument)
        if (leaf.kind == Leaf::Bits && !leaf.bits.isZero()) {
          leaf.bits.clearAllBits();
          isSame = false;
        }
    return !isSame && accepts(witness);
  }

  /// Tries one place for all pointers at once: where they are compared, none of
  /// them can be simplified alone.
  bool tryOnePlace() {
    std::optional<Leaf> first;
    bool isSame = true;
    Witness witness = best;
    for (Leaves &argument : witness.arguments)
      for (Leaf &leaf : argument) {
        if (leaf.kind != Leaf::Pointer)
          continue;
        if (!first) {
          first = leaf;
          first->bits.clearAllBits();
        }
        isSame &= leaf.block == first->block && leaf.bits.isZero();
        leaf.block = first->block;
        leaf.bits.clearAllBits();
      }
    return !isSame && accepts(witness);
  }

  //===-- The environment -------------------------------------------------===//

  static bool isZero(const Byte &byte) {
    return byte.kind == Byte::Bits && byte.bits == 0;
  }

  /// Makes a memory object begin where the first pointer among the arguments
  /// points to, which stays at its address.
  bool cutBefore(unsigned number) {
    const Block &block = best.blocks[number];
    APInt first(64, block.size);
    for (const Leaves &argument : best.arguments)
      for (const Leaf &leaf : argument)
        if (leaf.kind == Leaf::Pointer && leaf.block == number &&
            leaf.bits.getBitWidth() == 64 && leaf.bits.ult(first))
          first = leaf.bits;
    uint64_t less = first.getZExtValue();
    if (block.global || less == 0 || less == block.size)
      return false;
    return tryWith([&](Witness &witness) {
      Block &cut = witness.blocks[number];
      cut.size -= less;
      cut.address += less;
      cut.alignment = MinAlign(cut.alignment, cut.address);
      std::map<uint64_t, Byte> bytes;
      for (const auto &[offset, byte] : cut.bytes)
        if (offset >= less)
          bytes[offset - less] = byte;
      cut.bytes = std::move(bytes);
      for (Leaves &argument : witness.arguments)
        for (Leaf &leaf : argument)
          if (leaf.kind == Leaf::Pointer && leaf.block == number)
            leaf.bits -= less;
    });
  }

  /// Gives a memory object the smallest size that suffices.
  bool shrink(unsigned number) {
    for (uint64_t size : simpleSizes) {
      const Block &now = best.blocks[number];
      // A variable has the size of its type; nobody reads a function.
      if ((now.global && !isa<Function>(now.global)) || size >= now.size)
        return false;
      if (tryWith([&](Witness &witness) {
            Block &block = witness.blocks[number];
            block.size = size;
            block.bytes.erase(block.bytes.lower_bound(size), block.bytes.end());
          }))
        return true;
    }
    return false;
  }

  /// Puts all memory objects at small addresses.
  bool relocate() {
    // Null decides where some objects are.
    if (any_of(best.blocks, [](const Block &block) {
          return block.nullOfSpace != 0 || block.missing;
        }))
      return false;
    Witness witness = best;
    witness.blocks.clear();
    bool isSame = true;
    for (const Block &block : best.blocks) {
      if (witness.blocks.empty()) {
        witness.blocks.push_back(block);
        continue;
      }
      uint64_t alignment = block.alignment;
      Block moved = block;
      moved.alignment = std::max<uint64_t>(alignment, 16);
      Block &there = witness.blocks[addBlock(witness, std::move(moved))];
      there.alignment = alignment;
      isSame &= there.address == block.address;
    }
    return !isSame && accepts(witness);
  }

  bool simplifyPlaces() {
    bool hasAny = false;
    for (size_t i = 1; i < best.blocks.size(); ++i) {
      if (!best.blocks[i].writable && !best.blocks[i].global)
        hasAny |= tryWith(
            [&](Witness &witness) { witness.blocks[i].writable = true; });
      hasAny |= cutBefore(i);
      hasAny |= shrink(i);
    }
    hasAny |= relocate();
    return hasAny;
  }

  bool simplifyMemory() {
    bool hasAny = false;
    for (size_t i = 1; i < best.blocks.size(); ++i) {
      auto block = [&](Witness &witness) -> Block & {
        return witness.blocks[i];
      };
      if (!isZero(block(best).rest) || !block(best).bytes.empty()) {
        if (tryWith([&](Witness &witness) {
              block(witness).bytes.clear();
              block(witness).rest = byteOf(0);
            })) {
          hasAny = true;
          continue;
        }
        if (!isZero(block(best).rest))
          hasAny |= tryWith(
              [&](Witness &witness) { block(witness).rest = byteOf(0); });
      }
      // Not the map itself, which changes.
      std::vector<std::pair<uint64_t, Byte>> bytes(block(best).bytes.begin(),
                                                   block(best).bytes.end());
      for (const auto &[place, byte] : bytes)
        for (uint8_t simple : simpleBytes) {
          if (byte.kind == Byte::Bits && byte.bits == simple)
            break;
          if (tryWith([&, at = place](Witness &witness) {
                block(witness).bytes[at] = byteOf(simple);
              })) {
            hasAny = true;
            break;
          }
        }
    }
    return hasAny;
  }

  /// The calls of the witness in the order of the functions: that of the map
  /// changes from run to run.
  template <typename Map>
  std::vector<const Instruction *> ordered(const Map &map) const {
    std::vector<const Instruction *> result;
    for (const Module *module : {target.getParent(), source.getParent()})
      for (const Function &function : *module)
        for (const BasicBlock &block : function)
          for (const Instruction &instruction : block)
            if (map.count(&instruction) && !is_contained(result, &instruction))
              result.push_back(&instruction);
    return result;
  }

  /// Gives results of zeros to calls of the source. Where one corresponds to no
  /// call of the target, and the witness has none for it, the interpreter takes
  /// an arbitrary number.
  void giveResults() {
    for (const Instruction &instruction : instructions(source)) {
      SmallVector<Type *> types;
      if (!isa<CallBase>(instruction) || best.effects.count(&instruction) ||
          instruction.getType()->isVoidTy() ||
          !interpret::laneTypes(instruction.getType(), types))
        continue;
      CallEffect effect;
      for (Type *type : types) {
        bool isPointer = type->isPointerTy();
        Leaf &leaf = effect.result.emplace_back();
        leaf.kind = isPointer ? Leaf::Pointer : Leaf::Bits;
        leaf.bits =
            APInt(interpret::laneWidth(type, source.getDataLayout()), 0);
      }
      tryWith(
          [&](Witness &witness) { witness.effects[&instruction] = {effect}; });
    }
  }

  bool simplifyCalls() {
    bool hasAny = false;
    for (const Instruction *call : ordered(best.effects))
      for (size_t i = 0; i != best.effects.at(call).size(); ++i) {
        auto effect = [&](Witness &witness) -> CallEffect & {
          return witness.effects.at(call)[i];
        };
        // A change that is accepted replaces `best`, with its effects.
        auto now = [&]() -> const CallEffect & { return effect(best); };
        if (now().diverges || now().unwinds)
          hasAny |= tryWith([&](Witness &witness) {
            effect(witness).diverges = effect(witness).unwinds = false;
          });
        if (!now().writes.empty() || !now().localWrites.empty())
          hasAny |= tryWith([&](Witness &witness) {
            effect(witness).writes.clear();
            effect(witness).localWrites.clear();
          });
        if (!now().frees.empty())
          hasAny |=
              tryWith([&](Witness &witness) { effect(witness).frees.clear(); });
        if (now().readsArguments)
          hasAny |= tryWith([&](Witness &witness) {
            effect(witness).readsArguments = false;
          });
        if (!now().returnsPassed)
          hasAny |= simplifyAll(
              [&](Witness &witness) -> Leaves & {
                return effect(witness).result;
              },
              call->getType());
      }
    return hasAny;
  }

  bool simplifyChoices() {
    bool hasAny = false;
    for (const Instruction *at : ordered(best.choices))
      for (size_t i = 0; i != best.choices.at(at).size(); ++i) {
        const Choice &now = best.choices.at(at)[i];
        // Addresses must fit the memory objects.
        if (now.kind == refine::ChoiceKind::Address || now.bits.isZero())
          continue;
        hasAny |= tryWith([&](Witness &witness) {
          witness.choices.at(at)[i].bits.clearAllBits();
        });
      }
    return hasAny;
  }

  const Function &source, &target;
  Refutation found;
  Witness best; ///< The simplest so far.
  refine::Countdown time{longest};
  unsigned tries = 0;
  bool isSimpler = false;
};

} // namespace

Refutation minimize(const Function &source, const Function &target,
                    Refutation found) {
  if (found.kind == Replay::Solver)
    return found;
  return Minimizer(source, target, std::move(found)).run();
}

} // namespace palindrome::replay
