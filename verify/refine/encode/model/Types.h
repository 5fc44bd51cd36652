// Types as lists of lanes.

#ifndef PALINDROME_VERIFY_REFINE_ENCODE_MODEL_TYPES_H
#define PALINDROME_VERIFY_REFINE_ENCODE_MODEL_TYPES_H

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
/// tokens or target types, few lanes. Those of vectors whose elements are no
/// whole bytes have offsets that say nothing.
bool listLanes(llvm::Type *type, const llvm::DataLayout &layout,
               llvm::SmallVectorImpl<LaneType> &lanes, uint64_t offset = 0);

/// How many lanes `type` has. It must be one that `listLanes` can list.
unsigned countLanes(llvm::Type *type);

/// Where the lanes of the element `index` of the aggregate `type` begin.
unsigned firstLane(llvm::Type *type, unsigned index);

/// What is in memory in one piece: a lane, or those of a vector whose elements
/// are no whole bytes, which are packed (LangRef, vector type).
struct MemoryPiece {
  llvm::Type *type;
  uint64_t offset;
  unsigned firstLane, count;
};

/// Lists the pieces of `type`. Whether the encoder can.
bool listPieces(llvm::Type *type, const llvm::DataLayout &layout,
                llvm::SmallVectorImpl<MemoryPiece> &pieces);

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_REFINE_ENCODE_MODEL_TYPES_H
