// The witness at each point of the space.

#include "verify/judge/refine/replay/Space.h"
#include "verify/judge/refine/interpret/execution/Interpreter.h"
#include "verify/judge/refine/replay/Inputs.h"
#include "verify/judge/refine/replay/Places.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"
#include <random>

using namespace llvm;
using namespace palindrome::interpret;

namespace palindrome::replay {
namespace {

using refine::Leaves;

/// The size in bytes of a memory object whose size does not matter, and the
/// bytes of any that are filled one by one. Both are more, up to a limit, where
/// the size follows from the functions.
constexpr uint64_t blockBytes = 64, mostBlockBytes = 1024;
/// The size of a stream of C's library, which does not matter.
constexpr uint64_t streamBytes = 64;
/// The random values of each scalar type.
constexpr unsigned randomValues = 64;
/// The number of the functions' constants that memory is filled with, and of
/// those that are tried as arguments. The space grows with each of them.
constexpr unsigned mostFillConstants = 12, mostConstants = 25;
/// The scalars of an argument. Each is a dimension; a larger argument is
/// unsupported.
constexpr unsigned mostArgumentLanes = 64;
/// The calls at one call site that have an effect; later ones have none.
constexpr unsigned mostEffects = 4;
/// The instructions that the target executes to determine its choices.
constexpr unsigned mostChoiceSteps = 2000;

/// The initial contents of memory. Indices from NumFills on stand for memory
/// filled with one of the constants of the functions.
enum Fill {
  FillZero,
  FillPattern, ///< Bytes that all differ.
  FillOnes,    ///< All bits set.
  FillUndef,
  FillPoison,
  FillSparePointers,         ///< To an object that no argument points to.
  FillGlobalPointers,        ///< To the first global variable.
  FillFunctionPointers,      ///< To the first function.
  FillOtherFunctionPointers, ///< To the second function.
  FillArgumentPointers,      ///< To the object of the first pointer argument.
  FillOne,                   ///< i32 1.
  FillAlternating,           ///< float 2.0, -2.0, 0.0, 0.0.
  NumFills
};

/// The effects of unknown calls. `Result*` is the result of a call that returns
/// and has no other effect.
enum Effects {
  ResultZero, ///< 0, or null.
  ResultOne,
  ResultOnes, ///< All bits set.
  ResultPoison,
  ResultUndef,
  ResultPointer,   ///< To an object that no argument points to.
  ResultUnaligned, ///< The same, one byte into the object.
  ResultArgument,  ///< The last pointer argument of the function.
  Diverges,
  Unwinds,
  Writes,         ///< Writes all writable memory.
  WritesPoison,   ///< Writes poison to it.
  Frees,          ///< Frees all heap objects.
  ReadsArguments, ///< Reads a byte through each pointer argument.
  ReturnsPassed,  ///< Returns a pointer that it or an earlier call was passed.
  NumEffects,
  /// Only where the target has suspects: these read a byte through each pointer
  /// argument and do not return, unless they must. All other calls have the
  /// effect `ResultPointer`. This changes places with `ResultZero`, as the
  /// simplest value.
  SuspectsRead = NumEffects
};

/// The target's choices: the first is `bits`, and each one exceeds the last by
/// `step`.
struct Choosing {
  uint64_t bits, step = 0;
};
constexpr Choosing choosings[] = {{0}, {~uint64_t(0)}, {1}, {0x5a}, {3, 7}};

/// Whether the function may call a function of unknown behavior.
bool hasUnknownCalls(const Function &function) {
  return any_of(instructions(function), [](const Instruction &instruction) {
    return isa<CallBase>(instruction) && !isa<IntrinsicInst>(instruction);
  });
}

/// The rounding modes of the environment.
constexpr unsigned roundingModes = 5;

/// The rounding modes that operations of the function name, and
/// RoundingMode::Dynamic if they use that of the environment.
SmallVector<RoundingMode> roundingModesOf(const Function &function) {
  SmallVector<RoundingMode> modes;
  for (const Instruction &instruction : instructions(function))
    if (auto *call = dyn_cast<ConstrainedFPIntrinsic>(&instruction))
      if (std::optional<RoundingMode> mode = call->getRoundingMode())
        modes.push_back(*mode);
  return modes;
}

/// The end of the bytes that the function accesses at constant offsets from
/// pointers, or that are dereferenceable.
uint64_t usedBytes(const Function &function) {
  const DataLayout &layout = function.getDataLayout();
  uint64_t used = 0;
  for (const Argument &argument : function.args())
    used = std::max(used, argument.getDereferenceableBytes());
  for (const Instruction &instruction : instructions(function)) {
    const Value *pointer = getLoadStorePointerOperand(&instruction);
    if (!pointer)
      continue;
    TypeSize size = layout.getTypeStoreSize(getLoadStoreType(&instruction));
    APInt offset(layout.getIndexTypeSizeInBits(pointer->getType()), 0);
    pointer->stripAndAccumulateConstantOffsets(layout, offset,
                                               /*AllowNonInbounds=*/true);
    if (!size.isScalable() && offset.isNonNegative())
      used = std::max(
          used, SaturatingAdd(offset.getLimitedValue(), size.getFixedValue()));
  }
  return used;
}

} // namespace

Space::Space(const Function &source, const Function &target,
             const RefineOptions &options, bool isRandom)
    : source(source), target(target), options(options),
      layout(target.getDataLayout()), isRandom(isRandom),
      usualBytes(blockBytes), suspects(findSuspects(source, target)) {
  if (isRandom)
    usualBytes =
        alignTo(std::clamp(std::max(usedBytes(source), usedBytes(target)),
                           blockBytes, mostBlockBytes),
                blockBytes);
}

void Space::add(Dimension dimension, unsigned size) {
  roles.push_back(dimension);
  sizes.push_back(size);
}

void Space::collectConstants(const Function &function) {
  for (const Instruction &instruction : instructions(function))
    for (const Use &use : instruction.operands()) {
      auto *constant = dyn_cast<ConstantInt>(use);
      if (!constant || constant->getBitWidth() < 2 ||
          constant->getBitWidth() > 64 || constants.size() >= mostConstants)
        continue;
      APInt value = constant->getValue().sext(64);
      if (!is_contained(constants, value))
        constants.push_back(value);
    }
}

/// Adds random values of a scalar type, half of which are small.
void Space::addRandomValues(Type *scalar, std::vector<Leaf> &values) {
  // NOLINTNEXTLINE(bugprone-random-generator-seed)
  std::mt19937_64 random;
  unsigned width = laneWidth(scalar, layout);
  for (unsigned i = 0; i != randomValues; ++i) {
    Leaf leaf;
    if (scalar->isFloatingPointTy()) {
      APFloat number(double(int64_t(random()) >> (i % 2 ? 40 : 4)) / 256);
      bool isInexact = false;
      number.convert(scalar->getFltSemantics(), APFloat::rmNearestTiesToEven,
                     &isInexact);
      leaf.bits = number.bitcastToAPInt();
    } else {
      SmallVector<uint64_t> words(divideCeil(width, 64));
      for (uint64_t &word : words)
        word = random();
      leaf.bits = APInt(width, words);
      if (i % 2)
        leaf.bits.lshrInPlace(width - std::min(width, 4 + i % 12));
    }
    values.push_back(std::move(leaf));
  }
}

bool Space::build(Reason &why) {
  if (layout.getPointerSizeInBits(0) % 8 != 0) {
    why = {ReasonKind::Unsupported, "pointers of no whole number of bytes"};
    return false;
  }
  if (!addGlobals(source, target, base, why))
    return false;
  if (NullPointerIsDefined(&source, 0) && NullPointerIsDefined(&target, 0))
    base.blocks[0].size = usualBytes;
  collectConstants(source);
  collectConstants(target);
  bool hasPointers = base.blocks.size() > 1 || base.blocks[0].size != 0;
  for (const Argument &argument : target.args()) {
    SmallVector<Type *> types;
    if (!laneTypes(argument.getType(), types) ||
        types.size() > mostArgumentLanes) {
      why = {ReasonKind::Unsupported, "an argument's type"};
      return false;
    }
    for (auto [lane, scalar] : enumerate(types)) {
      if (scalar->isPointerTy()) {
        add({Role::Pointer, argument.getArgNo(), unsigned(lane)},
            std::size(places));
        hasPointers = true;
        continue;
      }
      auto &known = candidates[scalar];
      bool isNew = known.empty();
      if (isNew)
        known = scalarCandidates(scalar, layout, options, constants);
      if (isRandom && isNew)
        addRandomValues(scalar, known);
      add({Role::Scalar, argument.getArgNo(), unsigned(lane)}, known.size());
    }
  }
  if (hasPointers)
    add({Role::Memory},
        NumFills + std::min<size_t>(constants.size(), mostFillConstants));
  if (hasUnknownCalls(target))
    add({Role::TargetEffects}, NumEffects + !suspects.empty());
  if (hasUnknownCalls(source))
    add({Role::SourceEffects}, NumEffects);
  SmallVector<RoundingMode> modes = roundingModesOf(source);
  append_range(modes, roundingModesOf(target));
  // The source is undefined where the environment has another mode.
  for (RoundingMode mode : reverse(modes))
    if (mode != RoundingMode::Dynamic)
      firstRounding = mode;
  if (!modes.empty())
    add({Role::Rounding}, hasUnknownCalls(source) || hasUnknownCalls(target)
                              ? roundingModes * roundingModes
                              : roundingModes);
  add({Role::Choices}, std::size(choosings));
  return true;
}

Space::Point Space::aliased() const {
  auto isPointer = [](const Dimension &dimension) {
    return dimension.role == Role::Pointer;
  };
  const PointerPlace::Kind wanted = count_if(roles, isPointer) == 1
                                        ? PointerPlace::Global
                                        : PointerPlace::Shared;
  const unsigned place =
      find_if(places,
              [&](const PointerPlace &place) { return place.kind == wanted; }) -
      std::begin(places);
  Point point(dimensions());
  for (auto [value, dimension] : zip_equal(point, roles))
    value = isPointer(dimension)             ? place
            : dimension.role == Role::Memory ? unsigned(FillPattern)
                                             : 0;
  return none_of(roles, isPointer) ? Point(dimensions()) : point;
}

Space::Point Space::filled() const {
  Point point(dimensions());
  for (auto [value, dimension] : zip_equal(point, roles))
    if (dimension.role == Role::Memory)
      value = FillPattern;
  return point;
}

Leaf Space::pointer(unsigned block, uint64_t offset) const {
  Leaf leaf;
  leaf.kind = Leaf::Pointer;
  leaf.block = block;
  leaf.bits = APInt(layout.getIndexSizeInBits(0), offset, false, true);
  return leaf;
}

/// The memory object of the n-th global variable, or of the n-th function; 0 if
/// there is none.
unsigned Space::blockOf(const Witness &witness, bool function,
                        unsigned nth) const {
  std::vector<unsigned> found;
  for (auto [number, block] : enumerate(witness.blocks))
    if (block.global && isa<Function>(block.global) == function &&
        !block.isLone)
      found.push_back(number);
  return found.empty() ? 0 : found[nth % found.size()];
}

/// Sets the contents of object `number`. `spare` is an object that nothing else
/// points to.
void Space::fill(Witness &witness, unsigned number, unsigned how,
                 unsigned spare) const {
  Block &block = witness.blocks[number];
  uint64_t shown = std::min(block.size, usualBytes);
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
  auto pointers = [&](unsigned pointee) {
    unsigned bits = layout.getPointerSizeInBits(0);
    for (uint64_t i = 0; i != shown && pointee != 0; ++i) {
      Byte byte = byteOf(0);
      byte.kind = Byte::Pointer;
      byte.index = i % (bits / 8);
      byte.block = pointee;
      byte.offset = APInt(bits, 0);
      block.bytes[i] = byte;
    }
  };
  rest(Byte::Bits, 0);
  // A global of pointer type holds pointers, whatever the others hold.
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

/// The pointer at `how`, an index into places, and the memory object for it.
Leaf Space::place(Witness &witness, unsigned how, Shared &shared) const {
  const PointerPlace &place = places[how];
  auto fresh = [&] {
    Block block;
    block.size = place.size ? place.size : usualBytes;
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
  case PointerPlace::Null:
    return pointer(0, 0);
  case PointerPlace::Shared:
    if (!shared.leaf)
      return share(pointer(fresh(), place.offset));
    return pointer(shared.leaf->block,
                   shared.leaf->bits.getZExtValue() + place.offset);
  case PointerPlace::Adjacent: {
    unsigned first = fresh(), second = fresh();
    witness.blocks[second].address =
        witness.blocks[first].address + witness.blocks[first].size;
    share(pointer(second, 0));
    shared.isNext = true;
    return pointer(first, witness.blocks[first].size);
  }
  case PointerPlace::Global:
    if (unsigned block = blockOf(witness, false, 0))
      return pointer(block, 0);
    return share(pointer(fresh(), 8));
  case PointerPlace::Poison:
    return options.poisonInputs ? leafOf(Leaf::Poison) : pointer(0, 0);
  case PointerPlace::Undef:
    return options.undefInputs ? leafOf(Leaf::Undef) : pointer(0, 0);
  default:
    if (how == 0 && shared.isNext)
      return *shared.leaf;
    return share(pointer(fresh(), place.offset));
  }
}

/// One scalar of the result of a call with the effect `how`. `argument` is a
/// pointer argument of the function.
Leaf Space::resultLeaf(Type *scalar, unsigned how, unsigned spare,
                       const Leaf &argument) const {
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
  return leaf;
}

/// The effect `how`, one of Effects, of a call.
CallEffect Space::effect(const CallBase &call, unsigned how, unsigned spare,
                         const Witness &witness) const {
  CallEffect effect;
  effect.unwinds = how == Unwinds;
  effect.diverges =
      how == Diverges || (call.doesNotReturn() && !effect.unwinds);
  SmallVector<Type *> types;
  laneTypes(call.getType(), types);
  Leaf argument = pointer(0, 0);
  for (const Leaves &leaves : witness.arguments)
    for (const Leaf &leaf : leaves)
      if (leaf.kind == Leaf::Pointer && leaf.block != 0)
        argument = leaf;
  for (Type *scalar : types) {
    effect.result.push_back(resultLeaf(scalar, how, spare, argument));
  }
  effect.readsArguments = how == ReadsArguments;
  effect.returnsPassed = how == ReturnsPassed;
  if (how == Writes || how == WritesPoison)
    for (auto [number, block] : enumerate(witness.blocks))
      for (uint64_t i = 0; number != 0 && block.writable &&
                           i < std::min(block.size, usualBytes);
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

void Space::setEffectsOfSuspects(Witness &witness, unsigned spare) const {
  // What stands before a suspect mostly goes on with an object.
  setEffects(witness, target, ResultPointer, spare);
  for (const CallBase *call : suspects) {
    if (isa<IntrinsicInst>(call))
      continue;
    CallEffect reads = effect(*call, ReadsArguments, spare, witness);
    reads.diverges |= !call->hasFnAttr(Attribute::WillReturn);
    witness.effects[call].assign(mostEffects, reads);
  }
}

void Space::setEffects(Witness &witness, const Function &function, unsigned how,
                       unsigned spare) const {
  if (how == SuspectsRead)
    return setEffectsOfSuspects(witness, spare);
  if (how == ResultZero)
    return;
  for (const Instruction &instruction : instructions(function))
    if (auto *call = dyn_cast<CallBase>(&instruction)) {
      if (isa<IntrinsicInst>(call))
        continue;
      auto &effects = witness.effects[call];
      effects.assign(mostEffects, effect(*call, how, spare, witness));
      // An object cannot be freed twice.
      for (CallEffect &later : drop_begin(effects))
        later.frees.clear();
    }
}

/// Has the variables of the standard streams point to one stream each.
void Space::addStreams(Witness &witness) const {
  for (unsigned number = 0; number != witness.blocks.size(); ++number) {
    if (!isStandardStream(witness.blocks[number].global))
      continue;
    Block stream;
    stream.size = streamBytes;
    stream.alignment = 16;
    stream.rest = byteOf(0);
    unsigned added = addBlock(witness, std::move(stream));
    for (unsigned i = 0; i != layout.getPointerSize(0); ++i) {
      Byte &byte = witness.blocks[number].bytes[i] = byteOf(0);
      byte.kind = Byte::Pointer;
      byte.index = i;
      byte.block = added;
      byte.offset = APInt(layout.getPointerSizeInBits(0), 0);
    }
  }
}

Witness Space::witness(const Point &point) const {
  Witness witness = base;
  witness.arguments.resize(target.arg_size());
  Shared shared;
  Block spareBlock;
  spareBlock.size = usualBytes;
  spareBlock.alignment = 64;
  unsigned spare = addBlock(witness, std::move(spareBlock));
  unsigned how = 0, targetEffects = 0, sourceEffects = 0;
  unsigned choices = 0;
  for (auto [dimension, value] : zip(roles, point)) {
    SmallVector<Type *> types;
    switch (dimension.role) {
    case Role::Scalar:
      laneTypes(target.getArg(dimension.argument)->getType(), types);
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
    case Role::TargetEffects:
      targetEffects = value;
      if (!suspects.empty() && (value == ResultZero || value == SuspectsRead))
        targetEffects = ResultZero + SuspectsRead - value;
      break;
    case Role::SourceEffects:
      sourceEffects = value;
      break;
    case Role::Rounding:
      // At first, and after each call in turn.
      for (unsigned i = 0; i <= mostEffects; ++i)
        witness.rounding.push_back(static_cast<RoundingMode>(
            (unsigned(firstRounding) + value + i * (value / roundingModes)) %
            roundingModes));
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
  addStreams(witness);
  setEffects(witness, source, sourceEffects, spare);
  setEffects(witness, target, targetEffects, spare);
  if (choices != 0)
    setChoices(witness, choosings[choices].bits, choosings[choices].step);
  return witness;
}

/// Sets the choices of the target: the first is `bits`, and each one exceeds
/// the last by `step`. Running the target determines which choices it makes.
void Space::setChoices(Witness &witness, uint64_t bits, uint64_t step) const {
  WitnessOracle::Choices none;
  WitnessOracle oracle(none, bits, step);
  Environment environment(witness);
  Options options;
  options.maxSteps = mostChoiceSteps;
  Interpreter interpreter(interpret::Role::Target, *target.getParent(),
                          memoryOf(witness.blocks), oracle, environment,
                          options);
  interpreter.initialize();
  (void)interpreter.run(target, witness.arguments);
  witness.choices = oracle.made();
}

} // namespace palindrome::replay
