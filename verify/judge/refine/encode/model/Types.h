// Types as lists of lanes, and as pieces in memory.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_MODEL_TYPES_H
#define PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_MODEL_TYPES_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Type.h"

namespace palindrome::encode {

/// The type of a lane and its offset in bytes from the start of the whole value
/// in memory.
struct LaneType {
  llvm::Type *type;
  uint64_t offset;
};

/// The most lanes that a value may have.
constexpr unsigned mostLanes = 512;

/// Lists the lanes of `type`. False if the type cannot be encoded: it has
/// scalable vectors, tokens, target types, unusual pointers or too many lanes.
/// The offsets of lanes in vectors whose elements are no whole bytes have no
/// meaning.
bool listLanes(llvm::Type *type, const llvm::DataLayout &layout,
               llvm::SmallVectorImpl<LaneType> &lanes, uint64_t offset = 0);

/// The number of lanes of a type that `listLanes` can list.
unsigned countLanes(llvm::Type *type);

/// The number of the first lane of element `index` of the aggregate `type`.
unsigned firstLane(llvm::Type *type, unsigned index);

/// A part of a value that is contiguous in memory: one lane, or all lanes of a
/// vector whose elements are no whole bytes and are packed (LangRef, vector
/// type).
struct MemoryPiece {
  llvm::Type *type;
  uint64_t offset;
  unsigned firstLane, count;
};

/// Lists the pieces of `type`. False if the type cannot be encoded.
bool listPieces(llvm::Type *type, const llvm::DataLayout &layout,
                llvm::SmallVectorImpl<MemoryPiece> &pieces);

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_MODEL_TYPES_H
