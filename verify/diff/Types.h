// Compares types of two contexts. Structure types with names are matched by
// name, identified ones without by the number that LLVM prints for a name or
// else by their bodies, all others by their bodies; each type of A gets at most
// one of B.

#ifndef PALINDROME_VERIFY_DIFF_TYPES_H
#define PALINDROME_VERIFY_DIFF_TYPES_H

#include "verify/diff/Report.h"
#include "llvm/IR/DerivedTypes.h"

namespace palindrome::diff {

class TypeComparer {
public:
  TypeComparer(const llvm::Module &a, const llvm::Module &b, Report &report);

  /// Whether A's type `a` is B's type `b`. Reports, once each, structure types
  /// that are matched and have other names (`type-name`) or bodies
  /// (`type-body`).
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
  /// What is settled: types are unique in a context, so this is a bijection.
  llvm::DenseMap<llvm::Type *, llvm::Type *> toB, toA;
  llvm::StringMap<llvm::StructType *> structsA, structsB;
  /// The places of the identified types without names among these.
  llvm::DenseMap<llvm::StructType *, unsigned> numbersA, numbersB;
  /// Structures matched by name or number whose bodies are still to be
  /// compared.
  llvm::SmallVector<std::pair<llvm::StructType *, llvm::StructType *>>
      unchecked;
  bool checking = false;
};

} // namespace palindrome::diff

#endif // PALINDROME_VERIFY_DIFF_TYPES_H
