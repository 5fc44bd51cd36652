// The memory of a run of MLIR.

#include "verify/judge/dialects/machine/Memory.h"
#include "mlir/IR/BuiltinTypes.h"
#include "verify/judge/dialects/machine/AffineMaps.h"
#include "verify/judge/dialects/machine/Machine.h"
#include "llvm/Support/MathExtras.h"

using namespace palindrome;
using namespace palindrome::dialects;

std::pair<mlir::Type, int64_t> Memory::scalarsOf(mlir::Type type) const {
  if (auto complex = llvm::dyn_cast<mlir::ComplexType>(type))
    return {complex.getElementType(), 2};
  auto vector = llvm::dyn_cast<mlir::VectorType>(type);
  if (!vector)
    return {type, 1};
  auto [scalar, count] = scalarsOf(vector.getElementType());
  return {scalar, count * countElements(machine.shapeOf(vector))};
}

int64_t Memory::bytesOf(mlir::Type type) const {
  auto [scalar, count] = scalarsOf(type);
  unsigned width = machine.widthOf(scalar);
  return count * llvm::PowerOf2Ceil(llvm::divideCeil(std::max(width, 1u), 8));
}

std::shared_ptr<Buffer> Memory::allocate(mlir::Type type, int64_t count,
                                         Buffer::Kind kind,
                                         uint64_t alignment) {
  auto [scalar, perValue] = scalarsOf(type);
  auto buffer = std::make_shared<Buffer>();
  buffer->type = scalar;
  buffer->scalarBytes = bytesOf(scalar);
  buffer->kind = kind;
  // Buffers do not touch, so that a pointer behind the end of one points into
  // no other. Arguments are aligned as those of `palindrome run`.
  constexpr uint64_t gap = 64;
  alignment =
      std::max<uint64_t>(alignment, kind == Buffer::Kind::Argument ? 64 : 16);
  buffer->address = llvm::alignTo(nextAddress, alignment);
  int64_t scalars = 0, bytes = 0;
  if (count < 0 || llvm::MulOverflow(count, perValue, scalars) ||
      llvm::MulOverflow(scalars, buffer->scalarBytes, bytes)) {
    machine.undefined("the size of the memory is negative or too large");
    return buffer;
  }
  int64_t held = 0;
  if (llvm::MulOverflow<int64_t>(scalars, sizeof(Value), held))
    held = std::numeric_limits<int64_t>::max();
  if (!machine.allow(held))
    return buffer;
  buffer->scalars.resize(scalars);
  buffer->bytes = bytes;
  nextAddress = buffer->address + bytes + gap;
  if (kind == Buffer::Kind::Stack)
    machine.addToScope(buffer);
  return buffer;
}

Value Memory::allocateView(mlir::Type element, llvm::ArrayRef<int64_t> sizes,
                           Buffer::Kind kind) {
  for (int64_t size : sizes)
    if (size < 0) {
      machine.undefined("a size is negative: " + llvm::Twine(size));
      return Value();
    }
  View view;
  view.base.buffer = allocate(element, countElements(sizes), kind);
  view.sizes.assign(sizes.begin(), sizes.end());
  view.strides = rowMajorStrides(sizes);
  return view;
}

void Memory::free(const Pointer &pointer) {
  Buffer *buffer = pointer.buffer.get();
  if (!buffer)
    return; // As C's `free` of null.
  if (!buffer->isAlive)
    return machine.undefined("the memory has been freed before");
  bool isFreeable = buffer->kind == Buffer::Kind::Heap ||
                    buffer->kind == Buffer::Kind::Argument;
  if (!isFreeable || pointer.bytes != 0)
    return machine.undefined("the memory is not the start of an allocation");
  release(*buffer);
}

void Memory::release(Buffer &buffer) {
  machine.giveBack(static_cast<int64_t>(buffer.scalars.size() * sizeof(Value)));
  buffer.isAlive = false;
  buffer.scalars = Values();
}

bool Memory::isAccessible(const Pointer &pointer, int64_t bytes, bool isWrite) {
  const Buffer *buffer = pointer.buffer.get();
  if (!buffer) {
    machine.undefined("the access is through a pointer to no memory");
    return false;
  }
  if (!buffer->isAlive) {
    machine.undefined("the memory has been freed");
    return false;
  }
  if (pointer.bytes < 0 || pointer.bytes > buffer->bytes - bytes) {
    machine.undefined("the access is at byte " + llvm::Twine(pointer.bytes) +
                      " of memory of " + llvm::Twine(buffer->bytes) + " bytes");
    return false;
  }
  if (isWrite && buffer->kind == Buffer::Kind::Constant) {
    machine.undefined("the memory is constant");
    return false;
  }
  return true;
}

bool Memory::splitIntoBytes(Buffer &buffer) {
  if (buffer.type.isInteger(8))
    return true;
  mlir::Type byte = mlir::IntegerType::get(buffer.type.getContext(), 8);
  Values bytes;
  bytes.reserve(buffer.scalars.size() * buffer.scalarBytes);
  for (const Value &scalar : buffer.scalars) {
    if (!scalar.isBits() && !scalar.isPoison()) {
      machine.unsupported("the bytes of a pointer or memref are accessed");
      return false;
    }
    machine.noteCast(scalar, buffer.type, byte);
    for (int64_t i = 0; i < buffer.scalarBytes; ++i)
      bytes.push_back(scalar.isPoison() ? scalar
                                        : scalar.bits()
                                              .zext(buffer.scalarBytes * 8)
                                              .extractBits(8, i * 8));
  }
  buffer.scalars = std::move(bytes);
  buffer.scalarBytes = 1;
  buffer.type = byte;
  return true;
}

/// Whether values of `type` are those of `buffer`.
static bool hasSameScalars(const Machine &machine, const Buffer &buffer,
                           mlir::Type type) {
  return buffer.type == type ||
         (buffer.type.isIntOrIndexOrFloat() && type.isIntOrIndexOrFloat() &&
          machine.widthOf(buffer.type) == machine.widthOf(type));
}

Value Memory::loadScalar(const Pointer &from, mlir::Type type) {
  int64_t bytes = bytesOf(type);
  if (!isAccessible(from, bytes, /*isWrite=*/false))
    return Value();
  Buffer &buffer = *from.buffer;
  if (hasSameScalars(machine, buffer, type) &&
      from.bytes % buffer.scalarBytes == 0) {
    const Value &scalar = buffer.scalars[from.bytes / buffer.scalarBytes];
    machine.noteCast(scalar, buffer.type, type);
    return scalar;
  }
  if (!type.isIntOrIndexOrFloat()) {
    machine.unsupported("a pointer or memref is read from numbers");
    return Value();
  }
  if (!splitIntoBytes(buffer))
    return Value();
  llvm::APInt bits(bytes * 8, 0);
  for (int64_t i = 0; i < bytes; ++i) {
    const Value &byte = buffer.scalars[from.bytes + i];
    if (!byte.isBits())
      return byte;
    bits.insertBits(byte.bits(), i * 8);
  }
  // A number with further bits was not stored as one of this type.
  unsigned width = machine.widthOf(type);
  return bits.getActiveBits() > width ? machine.poisonOf(type)
                                      : Value(bits.trunc(width));
}

void Memory::storeScalar(const Value &value, const Pointer &to,
                         mlir::Type type) {
  int64_t bytes = bytesOf(type);
  if (!isAccessible(to, bytes, /*isWrite=*/true))
    return;
  Buffer &buffer = *to.buffer;
  if (hasSameScalars(machine, buffer, type) &&
      to.bytes % buffer.scalarBytes == 0) {
    machine.noteCast(value, type, buffer.type);
    buffer.scalars[to.bytes / buffer.scalarBytes] = value;
    return;
  }
  if (!value.isBits() && !value.isPoison())
    return machine.unsupported("a pointer or memref is written to numbers");
  if (!splitIntoBytes(buffer))
    return;
  machine.noteCast(value, type, buffer.type);
  for (int64_t i = 0; i < bytes; ++i)
    buffer.scalars[to.bytes + i] =
        value.isPoison() ? value
                         : value.bits().zext(bytes * 8).extractBits(8, i * 8);
}

Value Memory::load(const Pointer &from, mlir::Type type) {
  auto vector = llvm::dyn_cast<mlir::VectorType>(type);
  auto complex = llvm::dyn_cast<mlir::ComplexType>(type);
  if (!vector && !complex)
    return loadScalar(from, type);
  mlir::Type element =
      vector ? vector.getElementType() : complex.getElementType();
  List list{vector ? machine.shapeOf(vector) : Shape{2}, {}};
  list.elements.resize(countElements(list.shape));
  Pointer at = from;
  for (Value &value : list.elements) {
    value = load(at, element);
    at.bytes += bytesOf(element);
  }
  return list;
}

void Memory::store(const Value &value, const Pointer &to, mlir::Type type) {
  auto vector = llvm::dyn_cast<mlir::VectorType>(type);
  auto complex = llvm::dyn_cast<mlir::ComplexType>(type);
  if (!vector && !complex)
    return storeScalar(value, to, type);
  mlir::Type element =
      vector ? vector.getElementType() : complex.getElementType();
  int64_t count = vector ? countElements(machine.shapeOf(vector)) : 2;
  Pointer at = to;
  for (int64_t i = 0; i < count; ++i) {
    store(value.isList() ? value.list().elements[i] : value, at, element);
    at.bytes += bytesOf(element);
  }
}

Pointer Memory::placeOf(const View &view, llvm::ArrayRef<int64_t> index,
                        mlir::Type type) const {
  // Overflow of the place is undefined.
  int64_t place = view.offset;
  bool overflows = false;
  auto add = [&](llvm::ArrayRef<int64_t> numbers, const Shape &strides) {
    for (auto [number, stride] : llvm::zip_equal(numbers, strides)) {
      int64_t distance = 0;
      overflows |= llvm::MulOverflow(number, stride, distance) ||
                   llvm::AddOverflow(place, distance, place);
    }
  };
  if (view.layout) {
    Shape inputs(index);
    inputs.append(view.layout->symbols);
    add(evaluate(machine, view.layout->map, inputs), view.layout->strides);
  } else {
    add(index, view.strides);
  }
  overflows |= llvm::MulOverflow(place, bytesOf(type), place) ||
               llvm::AddOverflow(place, view.base.bytes, place);
  if (overflows)
    machine.undefined("the place of an element overflows");
  return {view.base.buffer, place};
}

bool Memory::isWithin(llvm::ArrayRef<int64_t> index,
                      llvm::ArrayRef<int64_t> sizes) {
  for (auto [dimension, number] : llvm::enumerate(index))
    if (number < 0 || number >= sizes[dimension]) {
      machine.undefined("index " + llvm::Twine(number) + " of dimension " +
                        llvm::Twine(dimension) +
                        " is out of bounds, which is " +
                        llvm::Twine(sizes[dimension]) + " long");
      return false;
    }
  return true;
}

/// The bytes that a machine may take the address of a value of `type` for a
/// multiple of: those of a scalar, or of a row of a vector, within those that
/// all memory here is aligned to.
static uint64_t alignmentOf(const Memory &memory, mlir::Type type) {
  constexpr uint64_t most = 16;
  uint64_t count = 1;
  if (auto vector = llvm::dyn_cast<mlir::VectorType>(type)) {
    if (vector.getRank() > 0)
      count = vector.getShape().back();
    type = vector.getElementType();
  } else if (auto complex = llvm::dyn_cast<mlir::ComplexType>(type)) {
    type = complex.getElementType();
  }
  return std::min(most, llvm::PowerOf2Ceil(count * memory.bytesOf(type)));
}

/// `placeOf`, for an access.
Pointer Memory::alignedPlaceOf(const View &view, llvm::ArrayRef<int64_t> index,
                               mlir::Type type) {
  Pointer place = placeOf(view, index, type);
  // No document says what an access without a stated alignment may rely on.
  if (addressOf(place) % alignmentOf(*this, type) != 0)
    machine.noteLatitude();
  return place;
}

Value Memory::load(const View &view, llvm::ArrayRef<int64_t> index,
                   mlir::Type type) {
  if (!isWithin(index, view.sizes))
    return Value();
  return load(alignedPlaceOf(view, index, type), type);
}

void Memory::store(const Value &value, const View &view,
                   llvm::ArrayRef<int64_t> index, mlir::Type type) {
  if (isWithin(index, view.sizes))
    store(value, alignedPlaceOf(view, index, type), type);
}

Value Memory::loadAll(const View &view, mlir::Type type) {
  List list{view.sizes, {}};
  // A view may have more elements than any memory.
  int64_t bytes = 0;
  if (llvm::MulOverflow<int64_t>(countElements(view.sizes), sizeof(Value),
                                 bytes))
    bytes = std::numeric_limits<int64_t>::max();
  if (!machine.fits(bytes))
    return list;
  list.elements.reserve(countElements(view.sizes));
  forEachIndexWhile(view.sizes, [&](llvm::ArrayRef<int64_t> index) {
    list.elements.push_back(load(view, index, type));
    return machine.isRunning();
  });
  return list;
}

void Memory::storeAll(const Value &list, const View &view, mlir::Type type) {
  size_t position = 0;
  forEachIndexWhile(view.sizes, [&](llvm::ArrayRef<int64_t> index) {
    if (machine.isRunning())
      store(list.isList() ? list.list().elements[position++] : list, view,
            index, type);
    return machine.isRunning();
  });
}
