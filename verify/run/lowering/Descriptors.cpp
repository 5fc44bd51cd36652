// Memrefs in a run of LLVM IR as values of a run of MLIR.

#include "verify/run/lowering/Descriptors.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/Module.h"

using namespace palindrome;
using namespace palindrome::lowering;
using dialects::Value;
using dialects::Values;
using interpret::Lane;
using interpret::Lanes;
using interpret::Machine;

Lane MemoryDescriptor::placeOf(int64_t bytes) const {
  Lane place = base;
  if (place.isPointer())
    place.bits += llvm::APInt(place.bits.getBitWidth(), bytes,
                              /*isSigned=*/true, /*implicitTrunc=*/true);
  return place;
}

/// What is at `at`, which then points behind it.
Lane DescriptorReader::next(Lane &at, llvm::Type *type) {
  Lane lane = machine.accesses.load(at, type, indexBits / 8)[0];
  if (at.isPointer())
    at.bits += machine.setting.layout.getTypeAllocSize(type).getFixedValue();
  return lane;
}

Lane DescriptorReader::pointer(Lane &at) {
  return next(
      at, llvm::PointerType::getUnqual(machine.setting.module.getContext()));
}

int64_t DescriptorReader::number(Lane &at) {
  return numberOf(
      next(at, llvm::IntegerType::get(machine.setting.module.getContext(),
                                      indexBits)));
}

int64_t DescriptorReader::numberOf(const Lane &lane) {
  if (lane.isBits())
    return lane.bits.getSExtValue();
  machine.course.unsupported(
      "a descriptor with poison"); // E.g. of no elements.
  return 0;
}

MemoryDescriptor DescriptorReader::read(Lane at, size_t rank) {
  MemoryDescriptor result;
  (void)pointer(at); // What was allocated.
  result.base = pointer(at);
  result.offset = number(at);
  for (dialects::Shape *numbers : {&result.sizes, &result.strides})
    for (size_t i = 0; i < rank && !machine.course.stopped(); ++i)
      numbers->push_back(number(at));
  return result;
}

MemoryDescriptor DescriptorReader::readUnranked(Lane at) {
  Lane behind = at;
  int64_t rank = number(at);
  if (behind.isPointer()) // The pointer is aligned.
    behind.bits += machine.setting.layout.getPointerSize();
  Lane descriptor = pointer(behind);
  return machine.course.stopped() ? MemoryDescriptor() : read(descriptor, rank);
}

MemoryDescriptor DescriptorReader::take(llvm::ArrayRef<Lane> &lanes,
                                        mlir::Type type) {
  auto takeOne = [&] {
    Lane lane = lanes.empty() ? Lane::poison() : lanes.front();
    lanes = lanes.drop_front(!lanes.empty());
    return lane;
  };
  MemoryDescriptor result;
  auto shaped = llvm::cast<mlir::ShapedType>(type);
  if (!shaped.hasRank()) {
    int64_t rank = numberOf(takeOne());
    Lane descriptor = takeOne();
    return machine.course.stopped() ? result : read(descriptor, rank);
  }
  (void)takeOne();
  result.base = takeOne();
  result.offset = numberOf(takeOne());
  for (dialects::Shape *numbers : {&result.sizes, &result.strides})
    for (int64_t i = 0; i < shaped.getRank(); ++i)
      numbers->push_back(numberOf(takeOne()));
  return result;
}

/// `count` scalars of `type` in memory behind `at`, as one value of `element`.
static Value loadElement(Machine &machine, dialects::Machine &to, Lane at,
                         mlir::Type element) {
  auto [type, count] = to.memory().scalarsOf(element);
  llvm::Type *scalar = llvm::IntegerType::get(
      machine.setting.module.getContext(), to.widthOf(type));
  int64_t stride =
      type.isIntOrIndex()
          ? machine.setting.layout.getTypeAllocSize(scalar).getFixedValue()
          : to.memory().bytesOf(type);
  dialects::List list{{count}, {}};
  for (int64_t i = 0; i < count && !machine.course.stopped(); ++i) {
    Lane lane = machine.accesses.load(at, scalar, /*alignment=*/1)[0];
    list.elements.push_back(lane.isBits() ? Value(lane.bits) : Value());
    at.bits += stride;
  }
  if (element == type)
    return list.elements.empty() ? Value() : list.elements.front();
  if (auto vector = llvm::dyn_cast<mlir::VectorType>(element))
    list.shape = to.shapeOf(vector);
  return list;
}

/// A view like that of `memref`, of new memory in `to` with the same elements.
static std::optional<Value> copyView(Machine &machine, dialects::Machine &to,
                                     const MemoryDescriptor &memref,
                                     mlir::Type element) {
  // The functions of the libraries print a first element even if there is none.
  dialects::Shape sizes;
  int64_t first = memref.offset, last = memref.offset;
  constexpr int64_t most = 1 << 20;
  for (auto [size, stride] : llvm::zip_equal(memref.sizes, memref.strides)) {
    sizes.push_back(std::max<int64_t>(size, 1));
    if (size > most || std::abs(stride) > most)
      return std::nullopt;
    (stride < 0 ? first : last) += (sizes.back() - 1) * stride;
  }
  if (first < 0 || last > most || !memref.base.isPointer())
    return std::nullopt;
  std::shared_ptr<dialects::Buffer> buffer =
      to.memory().allocate(element, last + 1, dialects::Buffer::Kind::Heap);
  if (!to.isRunning())
    return std::nullopt;
  auto [scalar, count] = to.memory().scalarsOf(element);
  int64_t bytes = to.memory().bytesOf(element);
  // An integer may have another distance in LLVM's memory.
  int64_t stride = scalar.isIntOrIndex()
                       ? count * machine.setting.layout
                                     .getTypeAllocSize(llvm::IntegerType::get(
                                         machine.setting.module.getContext(),
                                         to.widthOf(scalar)))
                                     .getFixedValue()
                       : bytes;
  dialects::View view{{buffer, 0}, memref.offset, memref.sizes, memref.strides};
  dialects::forEachIndex(sizes, [&](llvm::ArrayRef<int64_t> index) {
    int64_t at = memref.offset;
    for (auto [number, stride] : llvm::zip_equal(index, memref.strides))
      at += number * stride;
    if (!machine.course.stopped())
      to.memory().store(
          loadElement(machine, to, memref.placeOf(at * stride), element),
          {buffer, at * bytes}, element);
  });
  return Value(std::move(view));
}

/// The value of `type` that `lanes` begins with, which it has no longer then.
static std::optional<Value> takeValue(Machine &machine, dialects::Machine &to,
                                      llvm::ArrayRef<Lane> &lanes,
                                      mlir::Type type, bool isForC) {
  auto shaped = llvm::dyn_cast<mlir::ShapedType>(type);
  if (shaped && !llvm::isa<mlir::VectorType>(type)) {
    if (lanes.empty())
      return std::nullopt;
    DescriptorReader reader(machine, to.index(0).bits().getBitWidth());
    MemoryDescriptor memref;
    if (!isForC) {
      memref = reader.take(lanes, type);
    } else {
      memref = shaped.hasRank() ? reader.read(lanes.front(), shaped.getRank())
                                : reader.readUnranked(lanes.front());
      lanes = lanes.drop_front();
    }
    if (machine.course.stopped())
      return std::nullopt;
    return copyView(machine, to, memref, shaped.getElementType());
  }
  auto one = [](const Lane &lane) {
    return lane.isBits() ? Value(lane.bits) : Value();
  };
  size_t count = 1;
  if (shaped)
    count = dialects::countElements(to.shapeOf(shaped));
  else if (!type.isIntOrIndexOrFloat())
    return std::nullopt;
  if (count > lanes.size())
    return std::nullopt;
  llvm::ArrayRef<Lane> own = lanes.take_front(count);
  lanes = lanes.drop_front(count);
  if (!shaped)
    return one(own.front());
  return Value(dialects::List{to.shapeOf(shaped),
                              Values(llvm::map_range(own, one).begin(),
                                     llvm::map_range(own, one).end())});
}

std::optional<Values> lowering::readArguments(Machine &machine,
                                              dialects::Machine &to,
                                              llvm::ArrayRef<Lanes> arguments,
                                              llvm::ArrayRef<mlir::Type> types,
                                              bool isForC) {
  Lanes all;
  for (const Lanes &lanes : arguments)
    all.append(lanes.begin(), lanes.end());
  llvm::ArrayRef<Lane> lanes = all;
  Values values;
  if (types.empty()) {
    for (const Lane &lane : lanes) {
      if (lane.isPointer())
        return std::nullopt;
      values.push_back(lane.isBits() ? Value(lane.bits) : Value());
    }
    return values;
  }
  for (mlir::Type type : types) {
    std::optional<Value> value = takeValue(machine, to, lanes, type, isForC);
    if (!value)
      return std::nullopt;
    values.push_back(std::move(*value));
  }
  if (!lanes.empty())
    return std::nullopt;
  return values;
}

bool lowering::addLanes(const Value &value, Lanes &lanes) {
  if (value.isBits()) {
    lanes.push_back(Lane::of(value.bits()));
    return true;
  }
  return value.isList() &&
         llvm::all_of(value.list().elements, [&](const Value &element) {
           return addLanes(element, lanes);
         });
}
