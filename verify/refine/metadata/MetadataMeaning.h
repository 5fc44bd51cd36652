// The effect of the metadata of instructions on behaviour (LangRef,
// "Metadata"), and the equality of metadata nodes of two functions.

#ifndef PALINDROME_VERIFY_REFINE_METADATA_METADATAMEANING_H
#define PALINDROME_VERIFY_REFINE_METADATA_METADATAMEANING_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/Metadata.h"
#include <optional>

namespace palindrome::refine {

/// What a kind of metadata restricts.
enum class Bearing {
  None,     ///< Nothing: it does not affect behaviour.
  Value,    ///< The value of the instruction.
  Aliasing, ///< The memory that the instruction and others may access.
  Callee,   ///< The functions that the instruction may call.
};

/// Returns nothing for a kind of LLVM's whose effect is not modelled. A kind
/// that LLVM does not define has no bearing: any pass may drop it.
std::optional<Bearing> bearingOf(unsigned kind,
                                 const llvm::LLVMContext &context);
/// The name of the kind with the number `kind` in `context`.
llvm::StringRef metadataKindName(unsigned kind,
                                 const llvm::LLVMContext &context);

/// Compares metadata nodes by their operands. Distinct nodes correspond one to
/// one, in all comparisons that found two nodes the same; debug locations do
/// not count.
class MetadataComparison {
public:
  bool same(const llvm::Metadata *x, const llvm::Metadata *y);
  /// Compares nodes of the kind `kind`. In those of `!tbaa`, a type with one
  /// member may leave out its offset of 0 (LangRef, "TBAA Metadata").
  bool same(unsigned kind, const llvm::Metadata *x, const llvm::Metadata *y);

private:
  bool compare(const llvm::Metadata *x, const llvm::Metadata *y);
  bool sameOperands(const llvm::MDTuple &x, const llvm::MDTuple &y);

  bool isTBAA = false;
  llvm::DenseMap<const llvm::Metadata *, const llvm::Metadata *> there, back;
  /// What the comparison under way has added to them.
  llvm::SmallVector<const llvm::Metadata *> added, addedBack;
};

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_REFINE_METADATA_METADATAMEANING_H
