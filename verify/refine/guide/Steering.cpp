// Changes a witness so that an execution computes another value: goes back from
// the value to the part of the witness that it began with, and inverts the
// operations on the way.
//
//   %x = load i8, ptr %p        ; set to 32
//   %y = and i8 %x, 32
//   %c = icmp eq i8 %y, 0       ; to be false

#include "verify/refine/guide/Steering.h"
#include "verify/refine/replay/Inputs.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace palindrome::guide {

using refine::Block;
using refine::Byte;
using refine::LocalWrite;

/// The memory objects that are made begin this far apart, so that they can
/// grow.
static constexpr uint64_t kRoom = 1 << 16;
/// The least size of such an object.
static constexpr uint64_t kLeastBytes = 256;

static Leaf leafOf(APInt bits) {
  Leaf leaf;
  leaf.bits = std::move(bits);
  return leaf;
}

CallEffect &effectAt(Witness &witness, const CallPlace &place) {
  std::vector<CallEffect> &effects = witness.effects[place.call];
  const DataLayout &layout = place.call->getDataLayout();
  SmallVector<Type *> types;
  interpret::laneTypes(place.call->getType(), types);
  while (effects.size() <= place.execution) {
    CallEffect effect;
    effect.diverges = place.call->doesNotReturn();
    for (Type *scalar : types) {
      Leaf leaf = leafOf(APInt(interpret::laneWidth(scalar, layout), 0));
      leaf.kind = scalar->isPointerTy() ? Leaf::Pointer : Leaf::Bits;
      effect.result.push_back(std::move(leaf));
    }
    effects.push_back(std::move(effect));
  }
  return effects[place.execution];
}

/// The bytes of a leaf in memory, `size` of them.
static std::vector<Byte> bytesOf(const Leaf &leaf, uint64_t size,
                                 const DataLayout &layout) {
  std::vector<Byte> bytes;
  for (uint64_t i = 0; i != size; ++i) {
    Byte byte = replay::byteOf(0);
    uint64_t index = layout.isBigEndian() ? size - 1 - i : i;
    if (leaf.kind == Leaf::Pointer &&
        !(leaf.block == 0 && leaf.bits.isZero())) {
      byte.kind = Byte::Pointer;
      byte.index = i;
      byte.block = leaf.block;
      byte.offset = leaf.bits;
    } else if (8 * index < leaf.bits.getBitWidth()) {
      unsigned count =
          std::min<uint64_t>(8, leaf.bits.getBitWidth() - 8 * index);
      byte.bits = leaf.bits.extractBitsAsZExtValue(count, 8 * index);
    }
    bytes.push_back(std::move(byte));
  }
  return bytes;
}

bool Steering::writeBytes(const Place &place, const Leaf &wanted) {
  std::vector<Byte> bytes = bytesOf(wanted, place.size, target.getDataLayout());
  if (place.kind == Place::Memory) {
    Block &block = witness.blocks[place.number];
    if ((block.global && !block.writable) ||
        place.offset + place.size > block.size)
      return false;
    for (auto [i, byte] : enumerate(bytes))
      block.bytes[place.offset + i] = byte;
    return true;
  }
  CallEffect &effect = effectAt(witness, place.call);
  for (auto [i, byte] : enumerate(bytes)) {
    uint64_t offset = place.offset + i;
    if (!place.madeBy) {
      effect.writes[{place.number, offset}] = byte;
      continue;
    }
    erase_if(effect.localWrites, [&](const LocalWrite &write) {
      return write.madeBy == place.madeBy && write.execution == place.number &&
             write.offset == offset;
    });
    effect.localWrites.push_back({place.madeBy, place.number, offset, byte});
  }
  return true;
}

bool Steering::write(const Place &place, const Leaf &wanted, unsigned lane) {
  switch (place.kind) {
  case Place::None:
    return false;
  case Place::Argument: {
    refine::Leaves &argument = witness.arguments[place.number];
    if (lane >= argument.size())
      return false;
    argument[lane] = wanted;
    return true;
  }
  case Place::Result: {
    CallEffect &effect = effectAt(witness, place.call);
    if (lane >= effect.result.size())
      return false;
    effect.result[lane] = wanted;
    return true;
  }
  default:
    return lane == 0 && writeBytes(place, wanted);
  }
}

std::optional<APInt> Steering::bitsOf(unsigned number) const {
  const Node &node = flow.node(number);
  if (auto *constant = dyn_cast<ConstantInt>(node.value))
    return constant->getValue();
  if (node.lanes.size() == 1 && node.lanes[0].isBits())
    return node.lanes[0].bits;
  return std::nullopt;
}

bool Steering::set(unsigned number, const Leaf &wanted, unsigned lane) {
  const Node &node = flow.node(number);
  if (isa<Constant>(node.value))
    return false;
  if (node.isCopy && set(node.from[0], wanted, lane))
    return true;
  if (node.place.kind != Place::None)
    return write(node.place, wanted, lane);
  return !node.isCopy && setOperand(node, wanted);
}

/// Sets what an operation was applied to.
bool Steering::setOperand(const Node &node, const Leaf &wanted) {
  auto *instruction = dyn_cast<Instruction>(node.value);
  if (!instruction || node.from.empty())
    return false;
  switch (instruction->getOpcode()) {
  case Instruction::Freeze:
  case Instruction::BitCast:
    return set(node.from[0], wanted);
  case Instruction::ExtractValue: {
    auto *extract = cast<ExtractValueInst>(instruction);
    auto *whole =
        dyn_cast<StructType>(extract->getAggregateOperand()->getType());
    if (!whole || extract->getNumIndices() != 1 ||
        any_of(whole->elements(),
               [](Type *element) { return !element->isSingleValueType(); }))
      return false;
    return set(node.from[0], wanted, extract->getIndices()[0]);
  }
  case Instruction::Select: {
    std::optional<APInt> condition = bitsOf(node.from[0]);
    return condition && set(node.from[condition->isOne() ? 1 : 2], wanted);
  }
  case Instruction::GetElementPtr: {
    if (wanted.kind != Leaf::Pointer)
      return false;
    Leaf base = wanted;
    const Lanes &before = flow.node(node.from[0]).lanes;
    if (before.size() == 1 && before[0].isPointer() && node.lanes.size() == 1 &&
        node.lanes[0].isPointer() && before[0].object == node.lanes[0].object)
      base.bits -= node.lanes[0].bits - before[0].bits;
    return set(node.from[0], base);
  }
  case Instruction::ICmp: {
    unsigned skipped = 0;
    return wanted.kind == Leaf::Bits &&
           compare(node, wanted.bits.isOne(), skipped);
  }
  default:
    return wanted.kind == Leaf::Bits && setArithmetic(node, wanted.bits);
  }
}

/// Sets the operand that is no constant.
bool Steering::setArithmetic(const Node &node, const APInt &wanted) {
  auto *instruction = cast<Instruction>(node.value);
  unsigned opcode = instruction->getOpcode();
  auto giving = [&](unsigned operand, APInt bits) {
    return set(node.from[operand], leafOf(std::move(bits)));
  };
  if (auto *cast = dyn_cast<CastInst>(instruction)) {
    if (!cast->getSrcTy()->isIntegerTy())
      return false;
    unsigned width = cast->getSrcTy()->getIntegerBitWidth();
    if (opcode == Instruction::Trunc) {
      APInt whole = bitsOf(node.from[0]).value_or(APInt(width, 0));
      whole.insertBits(wanted, 0);
      return giving(0, whole);
    }
    APInt narrow = wanted.trunc(width);
    APInt back = opcode == Instruction::SExt
                     ? narrow.sext(wanted.getBitWidth())
                     : narrow.zext(wanted.getBitWidth());
    return (opcode == Instruction::ZExt || opcode == Instruction::SExt) &&
           back == wanted && giving(0, narrow);
  }
  if (!isa<BinaryOperator>(instruction))
    return false;
  for (unsigned operand : {0u, 1u}) {
    std::optional<APInt> other = bitsOf(node.from[1 - operand]);
    if (!other)
      continue;
    APInt now = bitsOf(node.from[operand])
                    .value_or(APInt::getZero(wanted.getBitWidth()));
    bool isSet = false;
    switch (opcode) {
    case Instruction::Add:
      isSet = giving(operand, wanted - *other);
      break;
    case Instruction::Sub:
      isSet = giving(operand, operand == 0 ? wanted + *other : *other - wanted);
      break;
    case Instruction::Xor:
      isSet = giving(operand, wanted ^ *other);
      break;
    case Instruction::And:
      isSet = (wanted & ~*other).isZero() &&
              giving(operand, (now & ~*other) | wanted);
      break;
    case Instruction::Or:
      isSet = (*other & ~wanted).isZero() && giving(operand, wanted & ~*other);
      break;
    case Instruction::Shl:
      isSet = operand == 0 && other->ult(wanted.getBitWidth()) &&
              wanted.lshr(*other).shl(*other) == wanted &&
              giving(operand, wanted.lshr(*other));
      break;
    case Instruction::LShr:
      isSet = operand == 0 && other->ult(wanted.getBitWidth()) &&
              wanted.shl(*other).lshr(*other) == wanted &&
              giving(operand, wanted.shl(*other));
      break;
    case Instruction::AShr:
      isSet = operand == 0 && other->ult(wanted.getBitWidth()) &&
              wanted.shl(*other).ashr(*other) == wanted &&
              giving(operand, wanted.shl(*other));
      break;
    default:
      return false;
    }
    if (isSet)
      return true;
  }
  return false;
}

/// Values that may compare with `to` as wanted.
static std::vector<APInt> likelyValues(const APInt &to) {
  unsigned width = to.getBitWidth();
  std::vector<APInt> values = {to,
                               to + 1,
                               to - 1,
                               APInt(width, 0),
                               APInt::getAllOnes(width),
                               APInt::getSignedMinValue(width),
                               APInt::getSignedMaxValue(width)};
  for (unsigned bit = 0; bit != width; ++bit)
    values.push_back(APInt::getOneBitSet(width, bit));
  return values;
}

bool Steering::compare(const Node &node, bool wanted, unsigned &skipped) {
  auto *comparison = cast<ICmpInst>(node.value);
  auto predicate =
      wanted ? comparison->getPredicate() : comparison->getInversePredicate();
  for (unsigned operand : {0u, 1u}) {
    unsigned mine = node.from[operand], its = node.from[1 - operand];
    if (comparison->getOperand(0)->getType()->isPointerTy()) {
      const Lanes &other = flow.node(its).lanes;
      bool isNull = isa<ConstantPointerNull>(flow.node(its).value);
      Leaf leaf;
      leaf.kind = Leaf::Pointer;
      leaf.bits = APInt(target.getDataLayout().getIndexSizeInBits(0), 0);
      if (predicate == CmpInst::ICMP_NE) {
        if (skipped-- == 0 && point(mine, kLeastBytes))
          return true;
        skipped = 0;
        continue;
      }
      if (predicate != CmpInst::ICMP_EQ)
        return false;
      if (!isNull) {
        if (other.size() != 1 || !other[0].isPointer() ||
            other[0].object >= witness.blocks.size())
          continue;
        leaf.block = other[0].object;
        leaf.bits = other[0].bits;
      }
      if (set(mine, leaf))
        return true;
      continue;
    }
    std::optional<APInt> other = bitsOf(its);
    if (!other)
      continue;
    auto relation = predicate;
    if (operand == 1)
      relation = CmpInst::getSwappedPredicate(relation);
    for (APInt &value : likelyValues(*other)) {
      if (!ICmpInst::compare(value, *other, relation))
        continue;
      if (skipped != 0) {
        --skipped;
        continue;
      }
      if (set(mine, leafOf(value)))
        return true;
    }
  }
  return false;
}

bool Steering::decide(unsigned number, bool wanted, unsigned skipped) {
  const Node *node = &flow.node(number);
  while (node->isCopy)
    node = &flow.node(number = node->from[0]);
  if (isa<ICmpInst>(node->value))
    return compare(*node, wanted, skipped);
  return skipped == 0 && set(number, leafOf(APInt(1, wanted)));
}

/// A pointer to a new object.
Leaf Steering::pointerTo(uint64_t size, uint64_t before) {
  Block block;
  block.size = alignTo(std::max(size, kLeastBytes) + before, 64);
  block.alignment = kRoom;
  block.rest = replay::byteOf(0);
  unsigned number = replay::addBlock(witness, std::move(block));
  witness.blocks[number].alignment = 64;
  Leaf leaf;
  leaf.kind = Leaf::Pointer;
  leaf.block = number;
  leaf.bits = APInt(target.getDataLayout().getIndexSizeInBits(0), before);
  return leaf;
}

bool Steering::point(unsigned node, uint64_t size, uint64_t before) {
  size_t count = witness.blocks.size();
  if (size > kRoom / 2 || before > kRoom / 4)
    return false;
  if (set(node, pointerTo(size, before)))
    return true;
  witness.blocks.resize(count);
  return false;
}

bool Steering::extend(unsigned object, uint64_t size) {
  Block &block = witness.blocks[object];
  if (object == 0 || block.global || size > kRoom / 2 || size <= block.size)
    return false;
  block.size = alignTo(size, 64);
  return true;
}

bool Steering::pointToFunction(unsigned node, const FunctionType &type) {
  for (auto [number, block] : enumerate(witness.blocks)) {
    auto *function = dyn_cast_or_null<Function>(block.global);
    if (!function || function->getFunctionType() != &type)
      continue;
    Leaf leaf;
    leaf.kind = Leaf::Pointer;
    leaf.block = number;
    leaf.bits = APInt(target.getDataLayout().getIndexSizeInBits(0), 0);
    return set(node, leaf);
  }
  return false;
}

bool Steering::settle(unsigned node) {
  Type *type = flow.node(node).value->getType();
  if (type->isPointerTy())
    return point(node, kLeastBytes);
  if (!type->isIntegerTy())
    return false;
  return set(node, leafOf(APInt(type->getIntegerBitWidth(), 0)));
}

} // namespace palindrome::guide
