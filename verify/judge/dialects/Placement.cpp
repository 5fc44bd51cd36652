// Memory for memrefs that come from elsewhere.

#include "verify/judge/dialects/Placement.h"
#include "verify/base/execute/MemRef.h"

using namespace palindrome;
using namespace palindrome::dialects;

llvm::Expected<View> dialects::allocatePlaced(Machine &machine,
                                              mlir::BaseMemRefType type,
                                              llvm::ArrayRef<int64_t> sizes,
                                              Buffer::Kind kind) {
  llvm::SmallVector<int64_t> strides;
  int64_t offset = 0;
  auto ranked = llvm::dyn_cast<mlir::MemRefType>(type);
  if (!ranked)
    strides.assign(sizes.size(), mlir::ShapedType::kDynamic);
  else if (failed(ranked.getStridesAndOffset(strides, offset)))
    return llvm::createStringError("the memref has no strides");
  llvm::Expected<execute::Placement> placement =
      execute::placeElements(sizes, strides, offset);
  if (!placement)
    return llvm::createStringError("the memref has " +
                                   llvm::toString(placement.takeError()));
  View view;
  view.sizes.assign(sizes.begin(), sizes.end());
  view.strides.assign(placement->strides.begin(), placement->strides.end());
  view.offset = placement->offset;
  view.base.buffer =
      machine.memory().allocate(type.getElementType(), placement->count, kind);
  if (machine.stopped())
    return llvm::createStringError(machine.stopped()->message);
  return view;
}
