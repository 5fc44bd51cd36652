// What is the same without being run: types, constants, whole bodies.

#ifndef PALINDROME_VERIFY_REFINE_STRUCTURE_H
#define PALINDROME_VERIFY_REFINE_STRUCTURE_H

#include "llvm/ADT/DenseSet.h"
#include "llvm/IR/Attributes.h"
#include <utility>

namespace llvm {
class Constant;
class Function;
class GlobalValue;
class Type;
} // namespace llvm

namespace palindrome::refine {

/// Whether two types of one context have the same parts; the names of structs
/// do not count.
bool sameType(const llvm::Type *a, const llvm::Type *b);

/// Whether they say the same; none says what none says.
bool sameAttribute(llvm::Attribute a, llvm::Attribute b);
bool sameAttributes(const llvm::AttributeList &a, const llvm::AttributeList &b);

/// Whether two globals stand for each other: they are one, or of two modules
/// and of one name, which is what `pairModules` sees to.
bool sameGlobal(const llvm::GlobalValue *a, const llvm::GlobalValue *b);

/// Compares constants by their parts.
class ConstantComparison {
public:
  ConstantComparison() = default;
  /// `a` and `b` stand for each other, whatever their names.
  ConstantComparison(const llvm::Function *a, const llvm::Function *b)
      : functionA(a), functionB(b) {}

  bool same(const llvm::Constant *a, const llvm::Constant *b);

private:
  bool sameBlockAddress(const llvm::Constant *a, const llvm::Constant *b);

  const llvm::Function *functionA = nullptr, *functionB = nullptr;
  /// Those found to be the same: expressions share their parts.
  llvm::DenseSet<std::pair<const llvm::Constant *, const llvm::Constant *>>
      known;
};

/// Whether the definitions `a` and `b` are one text but for the names of their
/// values, so that each refines the other whatever it means.
bool sameBody(const llvm::Function &a, const llvm::Function &b);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_REFINE_STRUCTURE_H
