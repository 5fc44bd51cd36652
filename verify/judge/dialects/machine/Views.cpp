// Memrefs as views of memory.

#include "verify/judge/dialects/machine/Views.h"
#include "verify/judge/dialects/machine/AffineMaps.h"

using namespace palindrome;
using namespace palindrome::dialects;

const View *dialects::viewOf(Machine &machine, mlir::Value memref) {
  const Value &value = machine.get(memref);
  if (value.isView())
    return &value.view();
  machine.undefined("the memref is poison");
  return nullptr;
}

/// Sets the strides and the offset of `view` as the linear `map` states them:
/// what it gives for 0, and how much more where one dimension is 1. Returns how
/// many elements the memory has.
static int64_t applyStrides(Machine &machine, mlir::AffineMap map,
                            llvm::ArrayRef<int64_t> symbols, View &view) {
  Shape inputs(map.getNumDims(), 0);
  inputs.append(symbols.begin(), symbols.end());
  view.offset = evaluate(machine, map, inputs).front();
  int64_t last = view.offset;
  for (auto [dimension, size] : llvm::enumerate(view.sizes)) {
    inputs[dimension] = 1;
    view.strides.push_back(evaluate(machine, map, inputs).front() -
                           view.offset);
    inputs[dimension] = 0;
    last =
        addIndices(machine, last,
                   std::max<int64_t>(0, multiplyIndices(machine, size - 1,
                                                        view.strides.back())));
  }
  return countElements(view.sizes) == 0 ? 0 : last + 1;
}

/// Gives `view` the layout `map`, which strides cannot state. The storage is as
/// large as the indices that the map gives. Returns how many elements the
/// memory has.
static int64_t applyLayout(Machine &machine, mlir::AffineMap map,
                           llvm::ArrayRef<int64_t> symbols, View &view) {
  Shape storage(map.getNumResults(), 0);
  forEachIndex(view.sizes, [&](llvm::ArrayRef<int64_t> index) {
    if (!machine.isRunning())
      return;
    Shape inputs(index);
    inputs.append(symbols.begin(), symbols.end());
    for (auto [size, place] :
         llvm::zip_equal(storage, evaluate(machine, map, inputs))) {
      if (place < 0)
        machine.undefined("the layout has an element before the memory");
      size = std::max(size, place + 1);
    }
  });
  view.layout = std::make_shared<Layout>(
      Layout{map, Shape(symbols), rowMajorStrides(storage)});
  return countElements(storage);
}

Value dialects::allocateFor(Machine &machine, mlir::MemRefType type,
                            Shape sizes, llvm::ArrayRef<int64_t> symbols,
                            Buffer::Kind kind, uint64_t alignment) {
  for (int64_t size : sizes)
    if (size < 0)
      machine.undefined("a size is negative: " + llvm::Twine(size));
  if (!machine.isRunning())
    return Value();
  View view;
  view.sizes = std::move(sizes);
  int64_t count = countElements(view.sizes);
  mlir::AffineMap map = type.getLayout().getAffineMap();
  if (type.getLayout().isIdentity())
    view.strides = rowMajorStrides(view.sizes);
  else if (type.isStrided())
    count = applyStrides(machine, map, symbols, view);
  else
    count = applyLayout(machine, map, symbols, view);
  if (!machine.isRunning())
    return Value();
  view.base.buffer =
      machine.memory().allocate(type.getElementType(), count, kind, alignment);
  return view;
}

/// Whether `number` is `stated`, if that is constant.
static bool agrees(int64_t stated, int64_t number) {
  return mlir::ShapedType::isDynamic(stated) || stated == number;
}

bool dialects::fits(const View &view, mlir::BaseMemRefType type) {
  auto ranked = llvm::dyn_cast<mlir::MemRefType>(type);
  if (!ranked)
    return true;
  if (static_cast<size_t>(ranked.getRank()) != view.sizes.size() ||
      !llvm::all_of_zip(ranked.getShape(), view.sizes, agrees))
    return false;
  llvm::SmallVector<int64_t> strides;
  int64_t offset = 0;
  if (view.layout || failed(ranked.getStridesAndOffset(strides, offset)))
    return view.layout && !ranked.isStrided();
  // With dynamic sizes, the identity has strides that no constant states.
  bool isEmpty = countElements(view.sizes) == 0;
  if (ranked.getLayout().isIdentity() && !isEmpty)
    strides.assign(rowMajorStrides(view.sizes));
  return agrees(offset, view.offset) &&
         llvm::all_of_zip(strides, view.strides, agrees);
}

bool dialects::overlap(const Memory &memory, const View &left,
                       mlir::Type leftType, const View &right,
                       mlir::Type rightType, bool exceptSame) {
  if (left.base.buffer != right.base.buffer)
    return false;
  // Which element of the left one has a byte, by its place in the order.
  llvm::DenseMap<int64_t, int64_t> owners;
  int64_t number = 0;
  forEachIndex(left.sizes, [&](llvm::ArrayRef<int64_t> index) {
    int64_t at = memory.placeOf(left, index, leftType).bytes;
    for (int64_t i = 0; i < memory.bytesOf(leftType); ++i)
      owners[at + i] = number;
    ++number;
  });
  bool doesOverlap = false;
  number = 0;
  forEachIndex(right.sizes, [&](llvm::ArrayRef<int64_t> index) {
    int64_t at = memory.placeOf(right, index, rightType).bytes;
    for (int64_t i = 0; i < memory.bytesOf(rightType); ++i) {
      auto owner = owners.find(at + i);
      if (owner != owners.end() && !(exceptSame && owner->second == number))
        doesOverlap = true;
    }
    ++number;
  });
  return doesOverlap;
}
