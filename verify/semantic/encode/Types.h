// Types as lists of lanes.

#ifndef PALINDROME_VERIFY_SEMANTIC_ENCODE_TYPES_H
#define PALINDROME_VERIFY_SEMANTIC_ENCODE_TYPES_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Type.h"

namespace palindrome::encode {

/// A lane's type, and where it is in memory, from the start of the whole.
struct LaneType {
  llvm::Type *type;
  uint64_t offset;
};

/// The most lanes that a value may have.
constexpr unsigned maxLanes = 512;

/// Lists the lanes of `type`. Whether the encoder can: no scalable vectors, no
/// tokens or target types, few lanes, vectors of whole bytes (others are fine
/// in registers, and have offsets that say nothing).
bool listLanes(llvm::Type *type, const llvm::DataLayout &layout,
               llvm::SmallVectorImpl<LaneType> &lanes, uint64_t offset = 0);

/// How many lanes `type` has. It must be one that `listLanes` can list.
unsigned countLanes(llvm::Type *type);

/// Where the lanes of the element `index` of the aggregate `type` begin.
unsigned firstLane(llvm::Type *type, unsigned index);

/// The same, where the encoder can also load and store them: not if a vector in
/// `type` has elements that are no whole bytes.
bool listLanesInMemory(llvm::Type *type, const llvm::DataLayout &layout,
                       llvm::SmallVectorImpl<LaneType> &lanes);

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_SEMANTIC_ENCODE_TYPES_H
