// Tries inputs that often tell functions apart, in an order that is the same
// each time: all at their first, then one or two at another, then mixtures.

#include "verify/semantic/interpret/Value.h"
#include "verify/semantic/replay/Attempt.h"
#include "verify/semantic/replay/Inputs.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include <chrono>

using namespace llvm;

namespace palindrome::semantic {
namespace {

/// What memory holds at first.
enum class Fill { Zero, Pattern, Ones, Undef, Poison, One, Pointers, Count };

/// What unknown calls of B's do.
enum class Effects {
  Zero,
  One,
  Ones,
  Poison,
  Undef,
  SpareBlock,
  Unaligned,
  Diverge,
  Unwind,
  Write,
  Count
};

/// Where a pointer argument points.
enum class Place {
  Fresh,
  Null,
  Shared, ///< The block of the first pointer argument.
  Unaligned,
  Global,
  SharedNext,
  End,
  Small,
  Tiny,
  ReadOnly,
  Heap,
  Poison,
  Undef,
  Count
};

constexpr uint64_t kBlockBytes = 64;

/// A dimension of what is tried, of `size` possibilities.
struct Dimension {
  enum Kind { Scalar, Pointer, Fill, Choices, Effects } kind;
  unsigned argument = 0, lane = 0;
  unsigned size = 1;
};

Byte byteOf(uint8_t bits) {
  Byte byte;
  byte.kind = Byte::Bits;
  byte.bits = bits;
  return byte;
}

class Searcher {
  using Clock = std::chrono::steady_clock;

public:
  Searcher(const Function &a, const Function &b, const SemanticOptions &options,
           double seconds)
      : a(a), b(b), options(options), layout(b.getDataLayout()),
        end(Clock::now() + std::chrono::duration_cast<Clock::duration>(
                               std::chrono::duration<double>(seconds))) {}

  std::optional<Counterexample> run() {
    if (!addGlobals(a, b, base, why) || !addDimensions())
      return std::nullopt;
    std::vector<unsigned> index(dimensions.size());
    if (attemptAt(index))
      return found;
    for (unsigned i = 0; i != index.size(); ++i)
      if (along(index, i, [&] { return attemptAt(index); }))
        return found;
    for (unsigned i = 0; i != index.size(); ++i)
      for (unsigned j = i + 1; j != index.size(); ++j)
        if (along(index, i, [&] {
              return along(index, j, [&] { return attemptAt(index); });
            }))
          return found;
    mixtures(index);
    return found;
  }

  std::string why;

private:
  bool isOver() const { return found || Clock::now() > end; }

  /// Tries all but the first of a dimension; true to stop.
  bool along(std::vector<unsigned> &index, unsigned dimension,
             function_ref<bool()> attempt) {
    for (unsigned value = 1; value < dimensions[dimension].size; ++value) {
      index[dimension] = value;
      if (attempt() || isOver())
        return true;
    }
    index[dimension] = 0;
    return false;
  }

  void mixtures(std::vector<unsigned> &index) {
    uint64_t all = 1;
    for (const Dimension &dimension : dimensions)
      all = SaturatingMultiply<uint64_t>(all, dimension.size);
    // All of them where they are few.
    for (uint64_t number = 0; number < all && all <= 1 << 12; ++number) {
      uint64_t rest = number;
      for (unsigned i = 0; i != index.size(); ++i) {
        index[i] = rest % dimensions[i].size;
        rest /= dimensions[i].size;
      }
      if (attemptAt(index) || isOver())
        return;
    }
    uint64_t state = 0x9e3779b97f4a7c15;
    for (unsigned tries = 0; all > 1 << 12 && tries != 1 << 16; ++tries) {
      for (unsigned i = 0; i != index.size(); ++i) {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        index[i] = (state >> 11) % dimensions[i].size;
      }
      if (attemptAt(index) || isOver())
        return;
    }
  }

  bool addDimensions() {
    bool hasPointers = false;
    for (const Argument &argument : b.args()) {
      SmallVector<Type *> types;
      if (!laneTypes(argument.getType(), types) || types.size() > 64)
        return false;
      for (auto [lane, scalar] : enumerate(types)) {
        Dimension dimension{Dimension::Scalar, argument.getArgNo(),
                            unsigned(lane)};
        if (scalar->isPointerTy()) {
          dimension.kind = Dimension::Pointer;
          dimension.size = unsigned(Place::Count);
          hasPointers = true;
        } else {
          auto &known = candidates[scalar];
          if (known.empty())
            known = scalarCandidates(scalar, layout, options);
          dimension.size = known.size();
        }
        dimensions.push_back(dimension);
      }
    }
    bool hasCalls = false;
    for (const Instruction &instruction : instructions(b)) {
      auto *call = dyn_cast<CallBase>(&instruction);
      hasCalls |= call && !isa<IntrinsicInst>(call);
    }
    if (hasPointers || base.blocks.size() > 1)
      dimensions.push_back({Dimension::Fill, 0, 0, unsigned(Fill::Count)});
    if (hasCalls)
      dimensions.push_back(
          {Dimension::Effects, 0, 0, unsigned(Effects::Count)});
    dimensions.push_back({Dimension::Choices, 0, 0, 4});
    return true;
  }

  void fill(Block &block, Fill how, unsigned spare) {
    auto all = [&](Byte::Kind kind, uint8_t bits) {
      block.rest.kind = kind;
      block.rest.bits = bits;
    };
    switch (how) {
    case Fill::Zero:
      return all(Byte::Bits, 0);
    case Fill::Ones:
      return all(Byte::Bits, 0xff);
    case Fill::Undef:
      return all(Byte::Undef, 0);
    case Fill::Poison:
      return all(Byte::Poison, 0);
    case Fill::One:
      all(Byte::Bits, 0);
      for (uint64_t i = 0; i < block.size && i < kBlockBytes; i += 4)
        block.bytes[i] = byteOf(1);
      return;
    case Fill::Pattern:
      all(Byte::Bits, 0x5d);
      for (uint64_t i = 0; i < block.size && i < kBlockBytes; ++i)
        block.bytes[i] = byteOf(uint8_t(37 * i + 11));
      return;
    case Fill::Pointers: {
      unsigned bits = layout.getPointerSizeInBits(0);
      all(Byte::Bits, 0);
      for (uint64_t i = 0; i < block.size && i < kBlockBytes; ++i) {
        Byte byte = byteOf(0);
        byte.kind = Byte::Pointer;
        byte.index = i % (bits / 8);
        byte.block = spare;
        byte.offset = APInt(bits, 0);
        block.bytes[i] = byte;
      }
      return;
    }
    case Fill::Count:
      return;
    }
  }

  Leaf pointer(unsigned block, uint64_t offset) {
    Leaf leaf;
    leaf.kind = Leaf::Pointer;
    leaf.block = block;
    leaf.bits = APInt(layout.getIndexSizeInBits(0), offset, false, true);
    return leaf;
  }

  unsigned freshBlock(Witness &witness, uint64_t size) {
    Block block;
    block.size = size;
    block.alignment = 64;
    return addBlock(witness, std::move(block));
  }

  Leaf place(Witness &witness, Place place, std::optional<unsigned> &shared) {
    auto fresh = [&](uint64_t size) {
      unsigned block = freshBlock(witness, size);
      if (!shared)
        shared = block;
      return block;
    };
    Leaf leaf;
    switch (place) {
    case Place::Null:
      return pointer(0, 0);
    case Place::Shared:
      return pointer(shared ? *shared : fresh(kBlockBytes), 0);
    case Place::SharedNext:
      return pointer(shared ? *shared : fresh(kBlockBytes), 4);
    case Place::Unaligned:
      return pointer(fresh(kBlockBytes), 1);
    case Place::Global:
      for (auto [number, block] : enumerate(witness.blocks))
        if (block.global && isa<GlobalVariable>(block.global))
          return pointer(number, 0);
      return pointer(fresh(kBlockBytes), 8);
    case Place::End:
      return pointer(fresh(kBlockBytes), kBlockBytes);
    case Place::Small:
      return pointer(fresh(4), 0);
    case Place::Tiny:
      return pointer(fresh(1), 0);
    case Place::ReadOnly: {
      unsigned block = fresh(kBlockBytes);
      witness.blocks[block].writable = false;
      return pointer(block, 0);
    }
    case Place::Heap: {
      unsigned block = fresh(kBlockBytes);
      witness.blocks[block].freeable = true;
      return pointer(block, 0);
    }
    case Place::Poison:
      leaf.kind = Leaf::Poison;
      return options.poisonInputs ? leaf : pointer(0, 0);
    case Place::Undef:
      leaf.kind = Leaf::Undef;
      return options.undefInputs ? leaf : pointer(0, 0);
    default:
      return pointer(fresh(kBlockBytes), 0);
    }
  }

  CallEffect effect(const CallBase &call, Effects how, unsigned spare,
                    const Witness &witness) {
    CallEffect effect;
    effect.diverges = how == Effects::Diverge || call.doesNotReturn();
    effect.unwinds = how == Effects::Unwind;
    SmallVector<Type *> types;
    laneTypes(call.getType(), types);
    for (Type *scalar : types) {
      Leaf leaf;
      unsigned width = laneWidth(scalar, layout);
      leaf.bits = APInt(width, 0);
      if (how == Effects::Poison)
        leaf.kind = Leaf::Poison;
      else if (how == Effects::Undef)
        leaf.kind = Leaf::Undef;
      else if (scalar->isPointerTy())
        leaf = how == Effects::SpareBlock || how == Effects::Unaligned
                   ? pointer(spare, how == Effects::Unaligned)
                   : pointer(0, 0);
      else if (how == Effects::One || how == Effects::SpareBlock)
        leaf.bits = APInt(64, how == Effects::One ? 1 : 100).zextOrTrunc(width);
      else if (how == Effects::Ones)
        leaf.bits.setAllBits();
      effect.result.push_back(leaf);
    }
    if (how == Effects::Write)
      for (auto [number, block] : enumerate(witness.blocks))
        for (uint64_t i = 0;
             block.writable && i < std::min(block.size, kBlockBytes); ++i)
          effect.writes[{unsigned(number), i}] = byteOf(uint8_t(91 * i + 3));
    return effect;
  }

  Witness witnessAt(ArrayRef<unsigned> index) {
    Witness witness = base;
    witness.arguments.resize(b.arg_size());
    std::optional<unsigned> shared;
    Fill how = Fill::Zero;
    Effects effects = Effects::Zero;
    unsigned spare = freshBlock(witness, kBlockBytes);
    for (auto [dimension, value] : zip(dimensions, index)) {
      const Argument *argument =
          b.arg_size() ? b.getArg(dimension.argument) : nullptr;
      if (dimension.kind == Dimension::Scalar) {
        SmallVector<Type *> types;
        laneTypes(argument->getType(), types);
        witness.arguments[dimension.argument].push_back(
            candidates[types[dimension.lane]][value]);
      } else if (dimension.kind == Dimension::Pointer) {
        witness.arguments[dimension.argument].push_back(
            place(witness, Place(value), shared));
      } else if (dimension.kind == Dimension::Fill) {
        how = Fill(value);
      } else if (dimension.kind == Dimension::Effects) {
        effects = Effects(value);
      }
    }
    for (auto [number, block] : enumerate(witness.blocks))
      if (number != 0 && number != spare &&
          !(block.global && isa<Function>(block.global)))
        fill(block, how, spare);
    fill(witness.blocks[spare], Fill::Pattern, spare);
    if (effects != Effects::Zero)
      for (const Instruction &instruction : instructions(b))
        if (auto *call = dyn_cast<CallBase>(&instruction))
          witness.effects[call].assign(4,
                                       effect(*call, effects, spare, witness));
    return witness;
  }

  /// The choices that B makes where each is of these bits.
  void fixChoices(Witness &witness, uint64_t bits) {
    WitnessOracle::Choices none;
    WitnessOracle oracle(none, bits);
    Environment environment(witness.effects);
    Machine machine(Role::B, *b.getParent(), memoryOf(witness.blocks), oracle,
                    environment);
    machine.initialize();
    (void)machine.run(b, witness.arguments);
    witness.choices = oracle.made();
  }

  bool attemptAt(ArrayRef<unsigned> index) {
    Witness witness = witnessAt(index);
    constexpr uint64_t kChoices[] = {0, ~uint64_t(0), 1, 0x5a};
    uint64_t bits = kChoices[index.back()];
    if (bits != 0)
      fixChoices(witness, bits);
    if (!attempt(a, b, witness, 1 << 12, why))
      return false;
    found = replay(a, b, witness, why);
    return found.has_value();
  }

  const Function &a, &b;
  const SemanticOptions &options;
  const DataLayout &layout;
  Clock::time_point end;
  Witness base;
  std::vector<Dimension> dimensions;
  std::map<Type *, std::vector<Leaf>> candidates;
  std::optional<Counterexample> found;
};

} // namespace

std::optional<Counterexample> search(const Function &a, const Function &b,
                                     const SemanticOptions &options,
                                     double seconds, std::string *why) {
  Searcher searcher(a, b, options, seconds);
  auto found = searcher.run();
  if (why)
    *why = searcher.why;
  return found;
}

} // namespace palindrome::semantic
