// A model of the solver as a witness: a concrete input for replay.

#include "verify/judge/refine/encode/query/WitnessMaker.h"
#include "verify/judge/refine/encode/operations/Constrained.h"

using namespace palindrome;
using namespace palindrome::encode;
using namespace palindrome::refine;
using namespace llvm;

/// The most that an address is taken to be aligned, as a power of two.
/// Addresses in models are often rounder than they need be.
static constexpr int mostAlignment = 12;

static Leaf pointerLeaf(const Blocks &blocks, const Model &model,
                        Expr pointer) {
  Leaf leaf;
  leaf.kind = Leaf::Pointer;
  leaf.block = model.eval(Blocks::blockOf(pointer)).getZExtValue();
  leaf.bits =
      model.eval(Blocks::offsetOf(pointer)).trunc(blocks.addressWidth());
  return leaf;
}

static Leaf inputLeaf(const Blocks &blocks, const Model &model,
                      const InputLane &input) {
  Leaf leaf;
  leaf.bits = APInt(input.isPointer ? blocks.addressWidth() : input.width, 0);
  if (model.isTrue(input.poison))
    leaf.kind = Leaf::Poison;
  else if (model.isTrue(input.isUndef))
    leaf.kind = Leaf::Undef;
  else if (input.isPointer)
    leaf = pointerLeaf(blocks, model, input.value);
  else
    leaf.bits = model.eval(input.value);
  return leaf;
}

static Byte byteOf(const Blocks &blocks, const Model &model,
                   const MemoryByte &source) {
  Byte byte;
  if (model.isTrue(source.poison)) {
    byte.kind = Byte::Poison;
  } else if (model.isTrue(source.isUninitialised)) {
    byte.kind = Byte::Undef;
  } else if (source.pointer.isSet() && model.isTrue(source.isPointer)) {
    byte.kind = Byte::Pointer;
    Leaf pointer = pointerLeaf(blocks, model, source.pointer);
    byte.block = pointer.block;
    byte.offset = pointer.bits;
    byte.index = model.eval(source.index).getZExtValue();
  } else {
    byte.kind = Byte::Bits;
    byte.bits = uint8_t(model.eval(source.bits).getZExtValue());
  }
  return byte;
}

/// The block of an object that exists on entry; 0 for a local block.
static unsigned initialBlock(const Blocks &blocks, unsigned number) {
  return number < blocks.count() ? number : 0;
}

/// How many objects the instruction that made `local` has made before it.
static unsigned executionOf(const Side &side, const Model &model,
                            const LocalBlock &local) {
  return count_if(side.objects.localBlocks(), [&](const LocalBlock &other) {
    return other.isPresent() && other.madeBy == local.madeBy &&
           other.blocksBefore < local.blocksBefore &&
           model.isTrue(other.exists);
  });
}

/// Adds the bytes in `asked` that the callee writes.
static void addWrites(const Side &target, const Model &model,
                      ArrayRef<WrittenByte> asked, CallEffect &effect) {
  const Blocks &blocks = target.problem.blocks;
  for (const WrittenByte &written : asked) {
    APInt number = model.eval(written.block);
    if (!model.isTrue(written.condition))
      continue;
    Byte byte = byteOf(blocks, model, written.byte);
    byte.block = initialBlock(blocks, byte.block);
    uint64_t offset = model.eval(written.offset).getZExtValue();
    if (number.ult(blocks.count())) {
      effect.writes[{number.getZExtValue(), offset}] = byte;
      continue;
    }
    std::optional<unsigned> index = Blocks::localIndex(number);
    if (!index || *index >= target.objects.localBlocks().size())
      continue;
    const LocalBlock &local = target.objects.localBlocks()[*index];
    if (local.isPresent() && local.madeBy && model.isTrue(local.exists))
      effect.localWrites.push_back(
          {local.madeBy, executionOf(target, model, local), offset, byte});
  }
}

static CallEffect effectOf(const Side &target, const Model &model,
                           const UnknownCall &call) {
  const Blocks &blocks = target.problem.blocks;
  CallEffect effect;
  effect.unwinds = model.isTrue(call.unwinds);
  effect.diverges = !model.isTrue(call.returns) && !effect.unwinds;
  for (const ResultLane &lane : call.result) {
    Leaf leaf;
    leaf.bits =
        APInt(lane.isPointer ? blocks.addressWidth() : lane.value.width(), 0);
    if (model.isTrue(lane.poison))
      leaf.kind = Leaf::Poison;
    else if (model.isTrue(lane.isUndef))
      leaf.kind = Leaf::Undef;
    else if (lane.isPointer)
      leaf = pointerLeaf(blocks, model, lane.value);
    else
      leaf.bits = model.eval(lane.value);
    leaf.block = initialBlock(blocks, leaf.block);
    effect.result.push_back(leaf);
  }
  addWrites(target, model, *call.asked, effect);
  // Bytes that only the source reads.
  for (const auto &[number, match] : call.matches)
    if (model.isTrue(match))
      addWrites(target, model, *target.source->calls[number].asked, effect);
  return effect;
}

/// Adds the values that undefs have at each use, in the interpreter's order:
/// lane by lane at each execution of an instruction.
static void addDraws(const Model &model, const Side &side, Witness &witness) {
  std::vector<const Draw *> draws;
  for (const Draw &draw : side.choices.draws())
    draws.push_back(&draw);
  auto isTogether = [](const Draw *x, const Draw *y) {
    return x->at == y->at && x->node == y->node;
  };
  for (auto from = draws.begin(); from != draws.end();) {
    auto to = std::find_if(from, draws.end(), [&](const Draw *draw) {
      return !isTogether(*from, draw);
    });
    std::sort(from, to, [](const Draw *x, const Draw *y) {
      return std::tie(x->lane, x) < std::tie(y->lane, y);
    });
    from = to;
  }
  for (const Draw *draw : draws) {
    if (!model.isTrue(draw->guard) || !model.isTrue(draw->isUndef))
      continue;
    APInt bits = model.eval(draw->value);
    // Replay takes an address for an undef pointer.
    if (bits.getBitWidth() == side.problem.blocks.pointerBits())
      bits = bits.lshr(offsetBits).isZero() ? bits.trunc(offsetBits)
                                            : APInt(offsetBits, 0);
    bool isFrozen = isa<FreezeInst>(draw->at);
    witness.choices[draw->at].push_back(
        {isFrozen ? ChoiceKind::Freeze : ChoiceKind::Undef, bits});
  }
}

refine::Witness palindrome::encode::makeWitness(const Problem &problem,
                                                const Side &target,
                                                const Model &model) {
  Witness witness;
  for (const auto &inputs : problem.arguments) {
    Leaves leaves;
    for (const InputLane &input : inputs)
      leaves.push_back(inputLeaf(problem.blocks, model, input));
    witness.arguments.push_back(std::move(leaves));
  }

  const Blocks &blocks = problem.blocks;
  for (unsigned number = 0; number < blocks.count(); ++number) {
    Expr name = Expr::bits(blocks.blockBits(), number);
    Block block;
    if (number < blocks.globals().size())
      block.global = blocks.globals()[number];
    block.size = model.eval(blocks.size(name)).getZExtValue();
    block.address = model.eval(blocks.address(name)).getZExtValue();
    block.alignment = uint64_t(1) << std::min(llvm::countr_zero(block.address),
                                              mostAlignment);
    block.writable = model.isTrue(blocks.isWritable(name));
    block.freeable = model.isTrue(blocks.isHeap(name));
    if (number > 0 && number <= blocks.spaces().size())
      block.nullOfSpace = blocks.spaces()[number - 1];
    block.missing = block.global && block.global->hasExternalWeakLinkage() &&
                    model.isTrue(blocks.isMissing(name));
    block.rest.kind = Byte::Bits;
    witness.blocks.push_back(std::move(block));
  }
  for (const InitialMemory::Read &place : problem.memory.places()) {
    uint64_t number = model.eval(place.block).getZExtValue();
    if (number < witness.blocks.size())
      witness.blocks[number].bytes[model.eval(place.offset).getZExtValue()] =
          byteOf(blocks, model, place.byte);
  }

  for (const UnknownCall &call : target.calls)
    if (call.facts.site && model.isTrue(call.executed))
      witness.effects[call.at].push_back(effectOf(target, model, call));

  for (Expr mode : roundingModes(*target.source, target))
    witness.rounding.push_back(
        static_cast<RoundingMode>(model.eval(mode).getZExtValue()));

  addDraws(model, target, witness);
  for (const ChoiceVariable &choice : target.choices.all())
    if (choice.at && choice.kind != ChoiceKind::Undef &&
        choice.kind != ChoiceKind::Address && model.isTrue(choice.guard))
      witness.choices[choice.at].push_back(
          {choice.kind,
           model.eval(choice.shown.isSet() ? choice.shown : choice.variable)});
  // Replay asks for an address when an object is allocated, also for one that
  // the function does not look at.
  for (const LocalBlock *local : target.objects.allocatedBlocks())
    if (local->madeBy && model.isTrue(local->exists))
      witness.choices[local->madeBy].push_back(
          {ChoiceKind::Address, local->address.isSet()
                                    ? model.eval(local->address)
                                    : APInt(offsetBits, 0)});
  return witness;
}
