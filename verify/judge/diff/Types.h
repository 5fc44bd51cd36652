// Compares the types of two modules. Named structure types are matched by name;
// identified ones without a name by the number that LLVM prints, or else by
// their bodies; all other types structurally. A type of A matches at most one
// of B.

#ifndef PALINDROME_VERIFY_JUDGE_DIFF_TYPES_H
#define PALINDROME_VERIFY_JUDGE_DIFF_TYPES_H

#include "verify/judge/diff/Report.h"
#include "llvm/IR/DerivedTypes.h"

namespace palindrome::diff {

class TypeComparer {
public:
  TypeComparer(const llvm::Module &a, const llvm::Module &b, Report &report);

  /// Whether the type `a` of A matches `b` of B. Matched structure types with
  /// different names (`type-name`) or bodies (`type-body`) are reported once.
  bool equal(llvm::Type *a, llvm::Type *b);

private:
  using Pair = std::pair<llvm::Type *, llvm::Type *>;
  static void addStructs(const llvm::Module &module,
                         llvm::StringMap<llvm::StructType *> &named,
                         llvm::DenseMap<llvm::StructType *, unsigned> &numbers);
  bool match(llvm::Type *a, llvm::Type *b);
  bool sameIdentity(llvm::StructType *a, llvm::StructType *b);
  bool headsEqual(llvm::Type *a, llvm::Type *b);
  bool mayBeRenamed(llvm::StructType *a, llvm::StructType *b);
  void checkBodies();

  Report &report;
  /// The matched types. A context has each type once, so this is a bijection.
  llvm::DenseMap<llvm::Type *, llvm::Type *> toB, toA;
  llvm::StringMap<llvm::StructType *> structsA, structsB;
  /// The numbers of identified types without names.
  llvm::DenseMap<llvm::StructType *, unsigned> numbersA, numbersB;
  /// Structures that were matched by name or number and whose bodies have not
  /// been compared yet.
  llvm::SmallVector<std::pair<llvm::StructType *, llvm::StructType *>>
      unchecked;
  bool checking = false;
};

} // namespace palindrome::diff

#endif // PALINDROME_VERIFY_JUDGE_DIFF_TYPES_H
