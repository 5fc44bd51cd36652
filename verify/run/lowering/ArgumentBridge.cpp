// Values of a run of MLIR as values of a run of LLVM IR.

#include "verify/run/lowering/ArgumentBridge.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/BuiltinTypes.h"
#include "verify/judge/refine/replay/Inputs.h"
#include "verify/run/lowering/Draw.h"
#include "llvm/IR/DerivedTypes.h"
#include <numeric>

using namespace palindrome;
using namespace palindrome::lowering;
using dialects::Buffer;
using dialects::Value;
using dialects::View;
using interpret::Lane;
using interpret::Outcome;
using refine::Leaf;

/// The lanes of a value that is no memory, in the order of its scalars.
static bool addLeaves(const Value &value, refine::Leaves &leaves) {
  if (value.isList()) {
    for (const Value &element : value.list().elements)
      if (!addLeaves(element, leaves))
        return false;
    return true;
  }
  Leaf leaf;
  if (value.isPoison())
    leaf.kind = Leaf::Poison;
  else if (value.isBits())
    leaf.bits = value.bits();
  else
    return false;
  leaves.push_back(std::move(leaf));
  return true;
}

/// Whether values of `type` lie in memory as LLVM IR has them: scalars, complex
/// numbers, and vectors without bits or bytes between or behind the elements.
static bool hasKnownLayout(const dialects::Machine &machine,
                           const dialects::Memory &memory, mlir::Type type) {
  auto vector = llvm::dyn_cast<mlir::VectorType>(type);
  if (auto complex = llvm::dyn_cast<mlir::ComplexType>(type))
    type = complex.getElementType();
  else if (vector)
    type = vector.getElementType();
  if (!type.isIntOrIndexOrFloat())
    return false;
  int64_t row =
      vector && vector.getRank() > 0 ? vector.getShape().back() : int64_t(1);
  return !vector || (!vector.isScalable() && llvm::isPowerOf2_64(row) &&
                     memory.bytesOf(type) * 8 == machine.widthOf(type));
}

int64_t ArgumentBridge::strideOf(mlir::Type type) const {
  // An i65 has 12 bytes by LLVM's default layout, and 16 by that of x86.
  if (!type.isIntOrIndex())
    return machine.memory().bytesOf(type);
  return static_cast<int64_t>(lowered.getDataLayout().getTypeAllocSize(
      llvm::IntegerType::get(lowered.getContext(), machine.widthOf(type))));
}

/// Memory that holds `leaves`, which need no padding, one after another.
static refine::Block blockWith(llvm::ArrayRef<Leaf> leaves) {
  refine::Block block;
  block.alignment = 8;
  for (const Leaf &leaf : leaves)
    for (unsigned i = 0; i < leaf.bits.getBitWidth() / 8; ++i) {
      refine::Byte byte;
      if (leaf.kind == Leaf::Pointer) {
        byte.kind = refine::Byte::Pointer;
        byte.index = i;
        byte.block = leaf.block;
        byte.offset = leaf.bits;
      } else {
        byte = replay::byteOf(leaf.bits.extractBitsAsZExtValue(8, i * 8));
      }
      block.bytes[block.size++] = byte;
    }
  return block;
}

unsigned ArgumentBridge::blockOf(const std::shared_ptr<Buffer> &buffer,
                                 mlir::Type element, bool isVisible,
                                 refine::Witness &witness) {
  for (const Passed &other : passed)
    if (other.buffer == buffer)
      return other.block;
  refine::Block block;
  int64_t stride = strideOf(buffer->type);
  block.size = buffer->scalars.size() * stride;
  // Of `palindrome run`, or that of a vector.
  block.alignment = std::max<uint64_t>(
      64, llvm::PowerOf2Ceil(machine.memory().bytesOf(element)));
  block.freeable = true;
  for (auto [number, scalar] : llvm::enumerate(buffer->scalars)) {
    if (scalar.isPoison())
      for (int64_t i = 0; i < stride; ++i)
        block.bytes[number * stride + i].kind = refine::Byte::Poison;
    if (!scalar.isBits())
      continue;
    unsigned bytes = llvm::divideCeil(scalar.bits().getBitWidth(), 8);
    llvm::APInt bits = scalar.bits().zext(bytes * 8);
    for (unsigned i = 0; i < bytes; ++i)
      block.bytes[number * stride + i] =
          replay::byteOf(bits.extractBitsAsZExtValue(8, i * 8));
  }
  unsigned number = replay::addBlock(witness, std::move(block));
  passed.push_back({buffer, number, isVisible});
  return number;
}

bool ArgumentBridge::addArgument(const Value &value, mlir::Type type,
                                 refine::Witness &witness) {
  if (!value.isView() && !llvm::isa<mlir::TensorType>(type)) {
    refine::Leaves leaves;
    if (!addLeaves(value, leaves))
      return false;
    witness.arguments.push_back(std::move(leaves));
    return true;
  }
  auto shaped = llvm::cast<mlir::ShapedType>(type);
  if (!hasKnownLayout(machine, machine.memory(), shaped.getElementType()))
    return false;
  Value memory = value;
  if (!value.isView()) { // A tensor, which becomes a memref.
    memory = machine.memory().allocateView(
        shaped.getElementType(), value.list().shape, Buffer::Kind::Argument);
    machine.memory().storeAll(value, memory.view(), shaped.getElementType());
  }
  const View &view = memory.view();
  unsigned bits = 64;
  Leaf pointer;
  pointer.kind = Leaf::Pointer;
  pointer.block = blockOf(view.base.buffer, shaped.getElementType(),
                          value.isView(), witness);
  const Buffer &buffer = *view.base.buffer;
  pointer.bits = llvm::APInt(bits, view.base.bytes / buffer.scalarBytes *
                                       strideOf(buffer.type));
  auto leafOf = [&](int64_t number) {
    Leaf leaf;
    leaf.bits = machine.index(number).bits();
    return leaf;
  };
  refine::Leaves descriptor = {pointer, pointer, leafOf(view.offset)};
  for (int64_t size : view.sizes)
    descriptor.push_back(leafOf(size));
  for (int64_t stride : view.strides)
    descriptor.push_back(leafOf(stride));
  if (shaped.hasRank()) {
    for (const Leaf &leaf : descriptor)
      witness.arguments.push_back({leaf});
    return true;
  }
  // The rank, and a pointer to the descriptor.
  pointer.block = replay::addBlock(witness, blockWith(descriptor));
  pointer.bits = llvm::APInt(bits, 0);
  witness.arguments.push_back({leafOf(view.sizes.size())});
  witness.arguments.push_back({pointer});
  return true;
}

/// Whether the distance of `x` and `y` is at most 2^-(p/2) of one of them,
/// where p is the precision of their format.
static bool isClose(llvm::APFloat x, llvm::APFloat y) {
  if (!x.isFinite() || !y.isFinite())
    return false;
  int half = llvm::APFloat::semanticsPrecision(x.getSemantics()) / 2;
  constexpr auto mode = llvm::APFloat::rmNearestTiesToEven;
  bool isInexact = false;
  for (llvm::APFloat *number : {&x, &y})
    number->convert(llvm::APFloat::IEEEquad(), mode, &isInexact);
  llvm::APFloat distance = x;
  distance.subtract(y, mode);
  distance.clearSign();
  x.clearSign();
  y.clearSign();
  return distance <= scalbn(maximum(x, y), -half, mode);
}

bool ArgumentBridge::isSameScalar(const Value &value, mlir::Type type,
                                  const Lane &lane) {
  if (value.isPoison())
    return true;
  if (!value.isBits() || !lane.isBits() ||
      lane.bits.getBitWidth() != value.bits().getBitWidth())
    return false;
  if (lane.bits == value.bits())
    return true;
  auto real = llvm::dyn_cast<mlir::FloatType>(type);
  if (!real)
    return false;
  llvm::APFloat expected(real.getFloatSemantics(), value.bits());
  llvm::APFloat actual(real.getFloatSemantics(), lane.bits);
  return (expected.isNaN() && actual.isNaN()) ||
         (toleratesRounding && isClose(expected, actual));
}

bool ArgumentBridge::isSame(const Value &value, mlir::Type type,
                            llvm::ArrayRef<Lane> lanes) {
  if (!value.isList())
    return lanes.size() == 1 && isSameScalar(value, type, lanes.front());
  mlir::Type element;
  if (auto complex = llvm::dyn_cast<mlir::ComplexType>(type))
    element = complex.getElementType();
  else
    element = llvm::cast<mlir::ShapedType>(type).getElementType();
  const dialects::Values &elements = value.list().elements;
  if (elements.empty())
    return lanes.empty();
  size_t each = lanes.size() / elements.size();
  if (each * elements.size() != lanes.size())
    return false;
  for (auto [number, member] : llvm::enumerate(elements))
    if (!isSame(member, element, lanes.slice(number * each, each)))
      return false;
  return true;
}

/// `count` scalars of `width` bits, each in `scalarBytes`, at `offset` of
/// memory object `object`; nothing if they are not within the object.
static std::optional<interpret::Lanes>
loadScalars(const Outcome &outcome, unsigned object, int64_t offset,
            int64_t count, unsigned width, int64_t scalarBytes) {
  const interpret::MemoryObject &memory = outcome.memory[object];
  unsigned bytes = llvm::divideCeil(width, 8);
  if (offset < 0 ||
      offset + count * scalarBytes > static_cast<int64_t>(memory.size))
    return std::nullopt;
  interpret::Lanes lanes;
  for (int64_t i = 0; i < count; ++i) {
    llvm::APInt bits(bytes * 8, 0);
    bool isKnown = true;
    for (unsigned byte = 0; byte < bytes; ++byte) {
      const interpret::MemoryByte &at =
          memory.at(offset + i * scalarBytes + byte);
      // A scalar of another width than its bytes leaves the other bits open.
      unsigned used = std::min(8u, width - byte * 8);
      auto mask = static_cast<uint8_t>((1u << used) - 1);
      isKnown &= !at.pointer && !((at.poison | at.undef) & mask);
      bits.insertBits(llvm::APInt(8, at.value), byte * 8);
    }
    lanes.push_back(isKnown ? Lane::of(bits.trunc(width)) : Lane::poison());
  }
  return lanes;
}

/// The lanes of a descriptor of `rank` that `pointer` points to, with numbers
/// of `width` bits; none if it is not there.
static interpret::Lanes loadDescriptor(const Outcome &outcome,
                                       const Lane &pointer, size_t rank,
                                       unsigned width) {
  if (!pointer.isPointer())
    return {};
  int64_t at = pointer.bits.getSExtValue();
  const interpret::MemoryObject &memory = outcome.memory[pointer.object];
  int64_t pointerBytes = pointer.bits.getBitWidth() / 8;
  interpret::Lanes lanes;
  for (unsigned i = 0; i < 2; ++i, at += pointerBytes) {
    if (at < 0 || at + pointerBytes > static_cast<int64_t>(memory.size))
      return {};
    const interpret::MemoryByte &byte = memory.at(at);
    lanes.push_back(byte.pointer ? Lane::pointer(byte.object, byte.offset)
                                 : Lane::poison());
  }
  std::optional<interpret::Lanes> numbers =
      loadScalars(outcome, pointer.object, at, 1 + 2 * rank, width, width / 8);
  if (!numbers)
    return {};
  lanes.append(*numbers);
  return lanes;
}

/// "index [1, 2]", or nothing where the rank is 0.
static std::string nameIndex(llvm::ArrayRef<int64_t> index) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << '[';
  llvm::interleaveComma(index, stream);
  stream << ']';
  return text;
}

std::optional<bool> ArgumentBridge::agreesAt(const Outcome &outcome,
                                             const Value &value,
                                             mlir::Type type,
                                             llvm::ArrayRef<Lane> lanes,
                                             std::string &difference) {
  auto shaped = llvm::cast<mlir::ShapedType>(type);
  mlir::Type element = shaped.getElementType();
  size_t rank =
      value.isView() ? value.view().sizes.size() : value.list().shape.size();
  if (!hasKnownLayout(machine, machine.memory(), element)) {
    difference = "a result of " + typeText(type) + " is not compared";
    return std::nullopt;
  }
  if (value.isView() && !value.view().base.buffer->isAlive) {
    difference = "the memory of a result has been freed";
    return std::nullopt; // The caller must not look at it.
  }
  interpret::Lanes descriptor;
  if (!shaped.hasRank()) {
    if (!lanes[0].isBits() || lanes[0].bits.getSExtValue() != int64_t(rank)) {
      difference = "the ranks differ";
      return false;
    }
    unsigned width = machine.index(0).bits().getBitWidth();
    descriptor = loadDescriptor(outcome, lanes[1], rank, width);
    lanes = descriptor;
  }
  if (lanes.size() != 3 + 2 * rank) {
    difference = "the descriptor of a result is not known";
    return std::nullopt;
  }
  const Lane &pointer = lanes[1];
  llvm::SmallVector<int64_t> numbers;
  for (const Lane &lane : lanes.drop_front(2)) {
    if (!lane.isBits()) {
      difference = "the descriptor is poison";
      return false;
    }
    numbers.push_back(lane.bits.getSExtValue());
  }
  auto sizes = llvm::ArrayRef(numbers).slice(1, rank);
  auto strides = llvm::ArrayRef(numbers).drop_front(1 + rank);
  llvm::ArrayRef<int64_t> expected =
      value.isView() ? llvm::ArrayRef<int64_t>(value.view().sizes)
                     : llvm::ArrayRef<int64_t>(value.list().shape);
  if (sizes != expected) {
    difference = "the sizes differ";
    return false;
  }
  if (!pointer.isPointer()) {
    difference = "the memory of a result is not known";
    return std::nullopt;
  }
  std::pair<mlir::Type, int64_t> scalars = machine.memory().scalarsOf(element);
  mlir::Type scalar = scalars.first;
  int64_t stride = strideOf(scalar);
  Value list =
      value.isView() ? machine.memory().loadAll(value.view(), element) : value;
  if (!machine.isRunning()) {
    difference = "a result has elements outside of its memory";
    return std::nullopt;
  }
  bool isSameAll = true;
  size_t position = 0;
  dialects::forEachIndex(expected, [&](llvm::ArrayRef<int64_t> index) {
    const Value &member = list.list().elements[position++];
    if (!isSameAll)
      return;
    int64_t at = numbers.front();
    for (auto [number, stride] : llvm::zip_equal(index, strides))
      at += number * stride;
    std::optional<interpret::Lanes> loaded =
        loadScalars(outcome, pointer.object,
                    pointer.bits.getSExtValue() + at * scalars.second * stride,
                    scalars.second, machine.widthOf(scalar), stride);
    isSameAll = loaded && isSame(member, element, *loaded);
    if (!isSameAll)
      difference = "element " + nameIndex(index) + " differs";
  });
  return isSameAll;
}

std::optional<size_t> ArgumentBridge::findDifference(const Outcome &outcome,
                                                     const Buffer &buffer,
                                                     unsigned block) {
  unsigned width = machine.widthOf(buffer.type);
  int64_t stride = strideOf(buffer.type);
  for (auto [number, scalar] : llvm::enumerate(buffer.scalars)) {
    std::optional<interpret::Lanes> lanes = loadScalars(
        outcome, block, number * stride, /*count=*/1, width, stride);
    if (!lanes || !isSame(scalar, buffer.type, *lanes))
      return number;
  }
  return std::nullopt;
}

/// The memory of arguments, as the caller sees it afterwards.
bool ArgumentBridge::agreesInMemory(const Outcome &outcome,
                                    std::string &difference) {
  for (const Passed &argument : passed) {
    if (!argument.isVisible || argument.buffer->isMoved)
      continue;
    const interpret::MemoryObject &object = outcome.memory[argument.block];
    if (argument.buffer->isAlive == object.isFreed()) {
      difference = "only one of them frees the memory of an argument";
      return false;
    }
    if (!argument.buffer->isAlive)
      continue;
    if (std::optional<size_t> number =
            findDifference(outcome, *argument.buffer, argument.block)) {
      difference = "the memory of an argument differs at element " +
                   std::to_string(*number);
      return false;
    }
  }
  return true;
}

/// Variables that the run of MLIR refers to, as the next call of a function
/// sees them.
bool ArgumentBridge::agreesInGlobals(const Outcome &outcome,
                                     const refine::Witness &witness,
                                     std::string &difference) {
  for (const auto &[op, memref] : machine.usedGlobals()) {
    auto globalOp = llvm::dyn_cast<mlir::memref::GlobalOp>(op);
    if (!globalOp || !memref.isView() || globalOp.getConstant() ||
        !hasKnownLayout(machine, machine.memory(),
                        globalOp.getType().getElementType()))
      continue;
    for (auto [number, block] : llvm::enumerate(witness.blocks)) {
      if (!block.global || block.global->getName() != globalOp.getSymName())
        continue;
      if (std::optional<size_t> element =
              findDifference(outcome, *memref.view().base.buffer, number)) {
        difference = ("@" + globalOp.getSymName() + " differs at element " +
                      llvm::Twine(*element))
                         .str();
        return false;
      }
    }
  }
  return true;
}

/// How many lanes a result of `type` has in LLVM IR.
static std::optional<size_t> countLanes(const Value &value, mlir::Type type) {
  if (value.isView() && llvm::isa<mlir::UnrankedMemRefType>(type))
    return 2;
  if (value.isView() || llvm::isa<mlir::TensorType>(type)) {
    if (!value.isView() && !value.isList())
      return std::nullopt;
    size_t rank =
        value.isView() ? value.view().sizes.size() : value.list().shape.size();
    return 3 + 2 * rank;
  }
  if (value.isPoison() && !type.isIntOrIndexOrFloat())
    return std::nullopt;
  if (!value.isList())
    return 1;
  size_t count = 0;
  for (const Value &element : value.list().elements)
    count += element.isList() ? element.list().elements.size() : 1;
  return count;
}

std::optional<bool> ArgumentBridge::agrees(const Outcome &outcome,
                                           const refine::Witness &witness,
                                           llvm::ArrayRef<Value> results,
                                           llvm::ArrayRef<mlir::Type> types,
                                           std::string &difference) {
  llvm::SmallVector<size_t> counts;
  for (auto [value, type] : llvm::zip_equal(results, types)) {
    std::optional<size_t> count = countLanes(value, type);
    if (!count) {
      difference = "a result of " + typeText(type) + " is not compared";
      return std::nullopt;
    }
    counts.push_back(*count);
  }
  llvm::ArrayRef<Lane> lanes = outcome.result;
  if (std::accumulate(counts.begin(), counts.end(), size_t(0)) !=
      lanes.size()) {
    difference = "the lowered function has other results than are known";
    return std::nullopt;
  }
  for (auto [number, value, type] : llvm::enumerate(results, types)) {
    llvm::ArrayRef<Lane> own = lanes.take_front(counts[number]);
    lanes = lanes.drop_front(counts[number]);
    std::optional<bool> isSameResult = true;
    if (value.isView() || llvm::isa<mlir::TensorType>(type))
      isSameResult = agreesAt(outcome, value, type, own, difference);
    else if (!isSame(value, type, own)) {
      difference = "the result differs";
      isSameResult = false;
    }
    if (isSameResult == true)
      continue;
    if (isSameResult == false && results.size() > 1)
      difference = "result " + std::to_string(number + 1) + ": " + difference;
    return isSameResult;
  }
  isInMemory = !agreesInMemory(outcome, difference) ||
               !agreesInGlobals(outcome, witness, difference);
  return !isInMemory;
}
