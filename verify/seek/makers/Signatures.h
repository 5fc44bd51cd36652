// The types that an intrinsic can be overloaded with.

#ifndef PALINDROME_VERIFY_SEEK_MAKERS_SIGNATURES_H
#define PALINDROME_VERIFY_SEEK_MAKERS_SIGNATURES_H

#include "verify/seek/makers/Types.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Intrinsics.h"

namespace palindrome::makers {

/// The description of an intrinsic's type in LLVM's table.
class Signature {
public:
  /// `any` are the types that a part of any type may have; both are not copied.
  Signature(llvm::Intrinsic::ID id, const PlainTypes &types,
            const TypeList &any);

  using Choice = llvm::SmallVector<llvm::Type *, 2>;

  /// Choices of types for the overloaded parts, for which LLVM can make the
  /// type of the intrinsic. There is one, which is empty, if it has no such
  /// part.
  std::vector<Choice> choices() const;

  /// The candidates of each overloaded part.
  llvm::ArrayRef<TypeList> candidates() const { return slots; }
  /// Whether LLVM can make the type with these types for the overloaded parts.
  bool fits(llvm::ArrayRef<llvm::Type *> chosen) const;

private:
  using Descriptor = llvm::Intrinsic::IITDescriptor;

  /// The overloaded parts that `descriptors` has, with what each may be.
  void findSlots();
  void setSlot(unsigned number, TypeList candidates);

  llvm::Intrinsic::ID id;
  const PlainTypes &types;
  const TypeList &any;
  llvm::SmallVector<Descriptor> descriptors;
  std::vector<TypeList> slots;
};

} // namespace palindrome::makers

#endif // PALINDROME_VERIFY_SEEK_MAKERS_SIGNATURES_H
