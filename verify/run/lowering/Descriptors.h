// Memrefs in a run of LLVM IR, by the conventions of "LLVM IR Target" in MLIR's
// documents, as values of a run of MLIR.

#ifndef PALINDROME_VERIFY_RUN_LOWERING_DESCRIPTORS_H
#define PALINDROME_VERIFY_RUN_LOWERING_DESCRIPTORS_H

#include "verify/judge/dialects/machine/Machine.h"
#include "verify/judge/refine/interpret/state/Machine.h"

namespace palindrome::lowering {

/// A memref by its descriptor, `{ptr, ptr, offset, [sizes], [strides]}`.
struct MemoryDescriptor {
  interpret::Lane base; ///< The second pointer, that of the elements.
  int64_t offset = 0;
  dialects::Shape sizes, strides;

  /// A pointer to `bytes` behind the base.
  interpret::Lane placeOf(int64_t bytes) const;
};

/// Reads descriptors. Where there is none, the machine stops with the reason.
class DescriptorReader {
public:
  /// Numbers in descriptors have `indexBits`.
  DescriptorReader(interpret::Machine &machine, unsigned indexBits)
      : machine(machine), indexBits(indexBits) {}

  /// Reads the descriptor of a ranked memref from memory at `at`.
  MemoryDescriptor read(interpret::Lane at, size_t rank);
  /// Reads that of an unranked memref, `{rank, ptr}`, from memory at `at`.
  MemoryDescriptor readUnranked(interpret::Lane at);
  /// Takes the parts of a descriptor, which are parameters of their own, from
  /// the front of `lanes`.
  MemoryDescriptor take(llvm::ArrayRef<interpret::Lane> &lanes,
                        mlir::Type type);

private:
  interpret::Lane next(interpret::Lane &at, llvm::Type *type);
  interpret::Lane pointer(interpret::Lane &at);
  int64_t number(interpret::Lane &at);
  int64_t numberOf(const interpret::Lane &lane);

  interpret::Machine &machine;
  unsigned indexBits;
};

/// The arguments of a call as values of MLIR of these `types`; the memory of
/// memrefs is copied to that of `to`. With `isForC`, memrefs are passed by a
/// pointer to the descriptor. Without `types`, all arguments must be numbers.
/// Returns nothing if an argument is of another kind.
std::optional<dialects::Values>
readArguments(interpret::Machine &machine, dialects::Machine &to,
              llvm::ArrayRef<interpret::Lanes> arguments,
              llvm::ArrayRef<mlir::Type> types, bool isForC);

/// Adds the lanes that `value`, which is no memory, has in LLVM IR. False if it
/// is neither a number nor a list of them.
bool addLanes(const dialects::Value &value, interpret::Lanes &lanes);

} // namespace palindrome::lowering

#endif // PALINDROME_VERIFY_RUN_LOWERING_DESCRIPTORS_H
