// The types that an intrinsic can be overloaded with.

#ifndef PALINDROME_CORPUS_ENUMERATE_INTRINSICS_SIGNATURES_H
#define PALINDROME_CORPUS_ENUMERATE_INTRINSICS_SIGNATURES_H

#include "corpus/enumerate/cases/TypeSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Intrinsics.h"

namespace palindrome::enumerate {

/// The description of an intrinsic's type in LLVM's table.
class Signature {
public:
  Signature(llvm::Intrinsic::ID id, const TypeSet &types);

  /// Choices of types for the overloaded parts, for which LLVM can make the
  /// type of the intrinsic. There is one, which is empty, if it has no such
  /// part.
  std::vector<llvm::SmallVector<llvm::Type *, 2>> choices() const;

private:
  using Descriptor = llvm::Intrinsic::IITDescriptor;
  using Choice = llvm::SmallVector<llvm::Type *, 2>;

  /// The overloaded parts that `descriptors` has, with what each may be.
  void findSlots();
  void setSlot(unsigned number, TypeList candidates);
  /// Whether LLVM can make the type with these types for the overloaded parts.
  bool fits(llvm::ArrayRef<llvm::Type *> chosen) const;

  llvm::Intrinsic::ID id;
  const TypeSet &types;
  llvm::SmallVector<Descriptor> descriptors;
  std::vector<TypeList> slots; ///< The candidates of each overloaded part.
};

} // namespace palindrome::enumerate

#endif // PALINDROME_CORPUS_ENUMERATE_INTRINSICS_SIGNATURES_H
