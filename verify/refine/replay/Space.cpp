// What each point of the space of witnesses is.

#include "verify/refine/replay/Space.h"
#include "verify/refine/interpret/state/Machine.h"
#include "verify/refine/replay/Inputs.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace llvm;
using namespace palindrome::interpret;

namespace palindrome::replay {
namespace {

using refine::Block;
using refine::Byte;
using refine::Leaves;

constexpr uint64_t kBlockBytes = 64;
/// Constants of the functions that memory is filled with.
constexpr unsigned kMostFillConstants = 12;

/// Where a pointer argument points.
struct Place {
  enum Kind { Fresh, Null, Shared, Adjacent, Global, Poison, Undef } kind;
  uint64_t size = kBlockBytes, offset = 0;
  bool writable = true, freeable = false;
};
constexpr Place kPlaces[] = {
    {Place::Fresh},
    {Place::Null},
    {Place::Shared},
    {Place::Fresh, 64, 1},
    {Place::Global},
    {Place::Shared, 0, 4},
    {Place::Fresh, 64, 0, true, true},
    {Place::Fresh, 64, 64},
    {Place::Fresh, 4},
    {Place::Fresh, 1},
    {Place::Fresh, 64, 0, false},
    {Place::Adjacent},
    {Place::Fresh, 64, 28},
    {Place::Fresh, 8, 4},
    {Place::Fresh, 1024, 512},
    {Place::Fresh, 2, 0},
    {Place::Fresh, 16, 8},
    {Place::Fresh, 24, 0},
    {Place::Shared, 0, 1},
    {Place::Shared, 0, 8},
    {Place::Fresh, uint64_t(1) << 34, 0},
    {Place::Fresh, 8, 0},
    {Place::Fresh, 3, 0},
    {Place::Fresh, 64, uint64_t(-1)},
    {Place::Poison},
    {Place::Undef},
};

/// What memory holds at first; constants of the functions follow these.
enum Fill {
  FillZero,
  FillPattern,
  FillOnes,
  FillUndef,
  FillPoison,
  FillSparePointers,
  FillGlobalPointers,
  FillFunctionPointers,
  FillOtherFunctionPointers,
  FillArgumentPointers,
  FillOne,
  FillAlternating,
  NumFills
};

/// What unknown calls do.
enum Effects {
  ResultZero,
  ResultOne,
  ResultOnes,
  ResultPoison,
  ResultUndef,
  ResultPointer,
  ResultUnaligned,
  ResultArgument,
  Diverges,
  Unwinds,
  Writes,
  WritesPoison,
  Frees,
  ReadsArguments,
  ReturnsPassed,
  NumEffects
};

/// What B chooses: these bits, each time more by `step`.
struct Choosing {
  uint64_t bits, step = 0;
};
constexpr Choosing kChoices[] = {{0}, {~uint64_t(0)}, {1}, {0x5a}, {3, 7}};

Byte byteOf(uint8_t bits) {
  Byte byte;
  byte.kind = Byte::Bits;
  byte.bits = bits;
  return byte;
}

Leaf leafOf(Leaf::Kind kind) {
  Leaf leaf;
  leaf.kind = kind;
  return leaf;
}

bool hasUnknownCalls(const Function &function) {
  return any_of(instructions(function), [](const Instruction &instruction) {
    return isa<CallBase>(instruction) && !isa<IntrinsicInst>(instruction);
  });
}

} // namespace

Space::Space(const Function &a, const Function &b, const RefineOptions &options)
    : a(a), b(b), options(options), layout(b.getDataLayout()) {}

void Space::add(Dimension dimension, unsigned size) {
  roles.push_back(dimension);
  sizes.push_back(size);
}

void Space::collectConstants(const Function &function) {
  for (const Instruction &instruction : instructions(function))
    for (const Use &use : instruction.operands()) {
      auto *constant = dyn_cast<ConstantInt>(use);
      if (!constant || constant->getBitWidth() < 2 ||
          constant->getBitWidth() > 64 || constants.size() > 24)
        continue;
      APInt value = constant->getValue().sext(64);
      if (!is_contained(constants, value))
        constants.push_back(value);
    }
}

bool Space::build(Reason &why) {
  if (!addGlobals(a, b, base, why))
    return false;
  if (NullPointerIsDefined(&a, 0) && NullPointerIsDefined(&b, 0))
    base.blocks[0].size = kBlockBytes;
  collectConstants(a);
  collectConstants(b);
  bool hasPointers = base.blocks.size() > 1 || base.blocks[0].size != 0;
  for (const Argument &argument : b.args()) {
    SmallVector<Type *> types;
    if (!laneTypes(argument.getType(), types) || types.size() > 64) {
      why = {ReasonKind::Unsupported, "an argument's type"};
      return false;
    }
    for (auto [lane, scalar] : enumerate(types)) {
      if (scalar->isPointerTy()) {
        add({Role::Pointer, argument.getArgNo(), unsigned(lane)},
            std::size(kPlaces));
        hasPointers = true;
        continue;
      }
      auto &known = candidates[scalar];
      if (known.empty())
        known = scalarCandidates(scalar, layout, options, constants);
      add({Role::Scalar, argument.getArgNo(), unsigned(lane)}, known.size());
    }
  }
  if (hasPointers)
    add({Role::Memory},
        NumFills + std::min<size_t>(constants.size(), kMostFillConstants));
  if (hasUnknownCalls(b))
    add({Role::EffectsB}, NumEffects);
  if (hasUnknownCalls(a))
    add({Role::EffectsA}, NumEffects);
  add({Role::Choices}, std::size(kChoices));
  return true;
}

Leaf Space::pointer(unsigned block, uint64_t offset) const {
  Leaf leaf;
  leaf.kind = Leaf::Pointer;
  leaf.block = block;
  leaf.bits = APInt(layout.getIndexSizeInBits(0), offset, false, true);
  return leaf;
}

/// The n-th block of a variable, or of a function; 0 if there is none.
unsigned Space::blockOf(const Witness &witness, bool function,
                        unsigned nth) const {
  std::vector<unsigned> found;
  for (auto [number, block] : enumerate(witness.blocks))
    if (block.global && isa<Function>(block.global) == function)
      found.push_back(number);
  return found.empty() ? 0 : found[nth % found.size()];
}

void Space::fill(Witness &witness, unsigned number, unsigned how,
                 unsigned spare) const {
  Block &block = witness.blocks[number];
  uint64_t shown = std::min(block.size, kBlockBytes);
  auto rest = [&](Byte::Kind kind, uint8_t bits) {
    block.rest.kind = kind;
    block.rest.bits = bits;
  };
  auto words = [&](ArrayRef<APInt> words) {
    unsigned bytes = words[0].getBitWidth() / 8;
    for (uint64_t i = 0; i != shown; ++i)
      block.bytes[i] =
          byteOf(words[i / bytes % words.size()].extractBitsAsZExtValue(
              8, i % bytes * 8));
  };
  auto pointers = [&](unsigned target) {
    unsigned bits = layout.getPointerSizeInBits(0);
    for (uint64_t i = 0; i != shown && target != 0; ++i) {
      Byte byte = byteOf(0);
      byte.kind = Byte::Pointer;
      byte.index = i % (bits / 8);
      byte.block = target;
      byte.offset = APInt(bits, 0);
      block.bytes[i] = byte;
    }
  };
  rest(Byte::Bits, 0);
  // A variable that holds a pointer holds one.
  if (block.global && block.global->getValueType()->isPointerTy() &&
      how < FillUndef)
    return pointers(how == FillZero ? blockOf(witness, false, number) : spare);
  switch (how) {
  case FillZero:
    return;
  case FillOnes:
    return rest(Byte::Bits, 0xff);
  case FillUndef:
    return options.undefInputs ? rest(Byte::Undef, 0) : void();
  case FillPoison:
    return options.poisonInputs ? rest(Byte::Poison, 0) : void();
  case FillPattern:
    rest(Byte::Bits, 0x5d);
    for (uint64_t i = 0; i != shown; ++i)
      block.bytes[i] = byteOf(uint8_t(37 * i + 11));
    return;
  case FillSparePointers:
    return pointers(spare);
  case FillGlobalPointers:
    return pointers(blockOf(witness, false, 0));
  case FillFunctionPointers:
    return pointers(blockOf(witness, true, 0));
  case FillOtherFunctionPointers:
    return pointers(blockOf(witness, true, 1));
  case FillArgumentPointers:
    for (const Leaves &leaves : witness.arguments)
      for (const Leaf &leaf : leaves)
        if (leaf.kind == Leaf::Pointer && leaf.block != 0)
          return pointers(leaf.block);
    return;
  case FillOne:
    return words(APInt(32, 1));
  case FillAlternating:
    return words({APInt(32, 0x40000000), APInt(32, 0xc0000000), APInt(32, 0),
                  APInt(32, 0)});
  default:
    return words(constants[how - NumFills]);
  }
}

Leaf Space::place(Witness &witness, unsigned how, Shared &shared) const {
  const Place &place = kPlaces[how];
  auto fresh = [&] {
    Block block;
    block.size = place.size ? place.size : kBlockBytes;
    block.alignment = 64;
    block.writable = place.writable;
    block.freeable = place.freeable;
    return addBlock(witness, std::move(block));
  };
  auto share = [&](Leaf leaf) {
    if (!shared.leaf)
      shared.leaf = leaf;
    return leaf;
  };
  switch (place.kind) {
  case Place::Null:
    return pointer(0, 0);
  case Place::Shared:
    if (!shared.leaf)
      return share(pointer(fresh(), place.offset));
    return pointer(shared.leaf->block,
                   shared.leaf->bits.getZExtValue() + place.offset);
  case Place::Adjacent: {
    // The end of one block, and the begin of the next, are one address.
    unsigned first = fresh(), second = fresh();
    witness.blocks[second].address =
        witness.blocks[first].address + witness.blocks[first].size;
    share(pointer(second, 0));
    shared.isNext = true;
    return pointer(first, witness.blocks[first].size);
  }
  case Place::Global:
    if (unsigned block = blockOf(witness, false, 0))
      return pointer(block, 0);
    return share(pointer(fresh(), 8));
  case Place::Poison:
    return options.poisonInputs ? leafOf(Leaf::Poison) : pointer(0, 0);
  case Place::Undef:
    return options.undefInputs ? leafOf(Leaf::Undef) : pointer(0, 0);
  default:
    if (how == 0 && shared.isNext)
      return *shared.leaf;
    return share(pointer(fresh(), place.offset));
  }
}

CallEffect Space::effect(const CallBase &call, unsigned how, unsigned spare,
                         const Witness &witness) const {
  CallEffect effect;
  effect.diverges = how == Diverges || call.doesNotReturn();
  effect.unwinds = how == Unwinds;
  SmallVector<Type *> types;
  laneTypes(call.getType(), types);
  Leaf argument = pointer(0, 0);
  for (const Leaves &leaves : witness.arguments)
    for (const Leaf &leaf : leaves)
      if (leaf.kind == Leaf::Pointer && leaf.block != 0)
        argument = leaf;
  for (Type *scalar : types) {
    Leaf leaf;
    unsigned width = laneWidth(scalar, layout);
    leaf.bits = APInt(width, 0);
    if (how == ResultPoison)
      leaf.kind = Leaf::Poison;
    else if (how == ResultUndef)
      leaf.kind = Leaf::Undef;
    else if (scalar->isPointerTy())
      leaf = how == ResultPointer || how == ResultUnaligned
                 ? pointer(spare, how == ResultUnaligned)
             : how == ResultArgument ? argument
                                     : pointer(0, 0);
    else if (how == ResultOne)
      leaf.bits = APInt(64, 1).zextOrTrunc(width);
    else if (how == ResultOnes)
      leaf.bits.setAllBits();
    else if (how == ResultPointer || how == ResultArgument)
      leaf.bits = APInt(64, 100).zextOrTrunc(width);
    effect.result.push_back(leaf);
  }
  effect.readsArguments = how == ReadsArguments;
  effect.returnsPassed = how == ReturnsPassed;
  if (how == Writes || how == WritesPoison)
    for (auto [number, block] : enumerate(witness.blocks))
      for (uint64_t i = 0; number != 0 && block.writable &&
                           i < std::min(block.size, kBlockBytes);
           ++i) {
        Byte byte = byteOf(uint8_t(91 * i + 3));
        if (how == WritesPoison)
          byte.kind = Byte::Poison;
        effect.writes[{unsigned(number), i}] = byte;
      }
  if (how == Frees)
    for (auto [number, block] : enumerate(witness.blocks))
      if (block.freeable)
        effect.frees.push_back(number);
  return effect;
}

void Space::setEffects(Witness &witness, const Function &function, unsigned how,
                       unsigned spare) const {
  if (how == ResultZero)
    return;
  for (const Instruction &instruction : instructions(function))
    if (auto *call = dyn_cast<CallBase>(&instruction)) {
      if (isa<IntrinsicInst>(call))
        continue;
      auto &effects = witness.effects[call];
      effects.assign(4, effect(*call, how, spare, witness));
      // What is freed cannot be freed again.
      for (CallEffect &later : drop_begin(effects))
        later.frees.clear();
    }
}

Witness Space::witness(const Point &point) const {
  Witness witness = base;
  witness.arguments.resize(b.arg_size());
  Shared shared;
  Block spareBlock;
  spareBlock.size = kBlockBytes;
  spareBlock.alignment = 64;
  unsigned spare = addBlock(witness, std::move(spareBlock));
  unsigned how = 0, effectsB = 0, effectsA = 0;
  unsigned choices = 0;
  for (auto [dimension, value] : zip(roles, point)) {
    SmallVector<Type *> types;
    switch (dimension.role) {
    case Role::Scalar:
      laneTypes(b.getArg(dimension.argument)->getType(), types);
      witness.arguments[dimension.argument].push_back(
          candidates.at(types[dimension.lane])[value]);
      break;
    case Role::Pointer:
      witness.arguments[dimension.argument].push_back(
          place(witness, value, shared));
      break;
    case Role::Memory:
      how = value;
      break;
    case Role::EffectsB:
      effectsB = value;
      break;
    case Role::EffectsA:
      effectsA = value;
      break;
    case Role::Choices:
      choices = value;
      break;
    }
  }
  for (unsigned number = 0; number != witness.blocks.size(); ++number) {
    const GlobalValue *global = witness.blocks[number].global;
    if (number != spare && !isa_and_nonnull<Function>(global))
      fill(witness, number, how, spare);
  }
  fill(witness, spare, FillPattern, spare);
  setEffects(witness, a, effectsA, spare);
  setEffects(witness, b, effectsB, spare);
  if (choices != 0)
    fixChoices(witness, kChoices[choices].bits, kChoices[choices].step);
  return witness;
}

/// Lets B's first choice be of these bits, and each other one more by `step`.
void Space::fixChoices(Witness &witness, uint64_t bits, uint64_t step) const {
  WitnessOracle::Choices none;
  WitnessOracle oracle(none, bits, step);
  Environment environment(witness.effects, witness.blocks.size());
  Machine machine(interpret::Role::B, *b.getParent(), memoryOf(witness.blocks),
                  oracle, environment);
  machine.mostSteps = 2000;
  machine.initialize();
  (void)machine.run(b, witness.arguments);
  witness.choices = oracle.made();
}

} // namespace palindrome::replay
