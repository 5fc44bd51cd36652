// What metadata of instructions is for (LangRef, metadata), and whether that of
// two functions says the same.

#ifndef PALINDROME_VERIFY_REFINE_METADATA_METADATAMEANING_H
#define PALINDROME_VERIFY_REFINE_METADATA_METADATAMEANING_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/Metadata.h"
#include <optional>

namespace palindrome::refine {

enum class Bearing {
  None,     ///< It says nothing of what a program does.
  Value,    ///< What the value is.
  Aliasing, ///< Which other accesses are to the same place.
};

/// Nothing if the kind is one that is not understood. Kinds that LLVM does not
/// know have no bearing: anyone may drop them, or keep them.
std::optional<Bearing> bearingOf(unsigned kind,
                                 const llvm::LLVMContext &context);
/// The name of a kind of that context.
llvm::StringRef metadataKindName(unsigned kind,
                                 const llvm::LLVMContext &context);

/// Compares nodes by what they say. Those with an identity correspond one to
/// one; locations in the source do not count.
class MetadataComparison {
public:
  bool same(const llvm::Metadata *x, const llvm::Metadata *y);

private:
  bool sameOperands(const llvm::MDTuple &x, const llvm::MDTuple &y);

  llvm::DenseMap<const llvm::Metadata *, const llvm::Metadata *> there, back;
};

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_REFINE_METADATA_METADATAMEANING_H
