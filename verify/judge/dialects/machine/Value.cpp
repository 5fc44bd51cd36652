// Values of a run of MLIR.

#include "verify/judge/dialects/machine/Value.h"
#include "llvm/Support/MathExtras.h"

using namespace palindrome;
using namespace palindrome::dialects;

List &Value::ownList() {
  auto &shared = std::get<std::shared_ptr<List>>(content);
  if (shared.use_count() > 1)
    shared = std::make_shared<List>(*shared);
  return *shared;
}

int64_t dialects::countElements(llvm::ArrayRef<int64_t> shape) {
  if (llvm::is_contained(shape, 0))
    return 0;
  int64_t count = 1;
  for (int64_t size : shape)
    if (llvm::MulOverflow(count, size, count))
      return std::numeric_limits<int64_t>::max();
  return count;
}

Shape dialects::rowMajorStrides(llvm::ArrayRef<int64_t> shape) {
  Shape strides(shape.size(), 1);
  for (size_t i = shape.size(); i-- > 1;)
    strides[i - 1] = strides[i] * shape[i];
  return strides;
}

void dialects::forEachIndex(
    llvm::ArrayRef<int64_t> shape,
    llvm::function_ref<void(llvm::ArrayRef<int64_t>)> visit) {
  forEachIndexWhile(shape, [&](llvm::ArrayRef<int64_t> index) {
    visit(index);
    return true;
  });
}

void dialects::forEachIndexWhile(
    llvm::ArrayRef<int64_t> shape,
    llvm::function_ref<bool(llvm::ArrayRef<int64_t>)> visit) {
  Shape index(shape.size(), 0);
  bool isLeft = llvm::all_of(shape, [](int64_t size) { return size > 0; });
  while (isLeft && visit(index)) {
    // Count up, the last dimension first.
    isLeft = false;
    for (size_t i = shape.size(); i-- > 0 && !isLeft;) {
      isLeft = ++index[i] < shape[i];
      if (!isLeft)
        index[i] = 0;
    }
  }
}

int64_t dialects::positionOf(llvm::ArrayRef<int64_t> index,
                             llvm::ArrayRef<int64_t> shape) {
  int64_t position = 0;
  for (auto [number, size] : llvm::zip_equal(index, shape))
    position = position * size + number;
  return position;
}

const Poison *dialects::findPoison(const Value &value) {
  if (value.isPoison())
    return &value.poison();
  if (value.isList())
    for (const Value &element : value.list().elements)
      if (const Poison *poison = findPoison(element))
        return poison;
  return nullptr;
}
