// Compares the attributes of two modules, which may belong to different
// contexts.

#ifndef PALINDROME_VERIFY_JUDGE_DIFF_ATTRIBUTES_H
#define PALINDROME_VERIFY_JUDGE_DIFF_ATTRIBUTES_H

#include "verify/judge/diff/Types.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/IR/Attributes.h"

namespace palindrome::diff {

class AttributeComparer {
public:
  AttributeComparer(TypeComparer &types, Report &report)
      : types(types), report(report) {}

  /// Reports each attribute that only one of the sets has, or that has
  /// different values in them.
  void compare(llvm::AttributeSet a, llvm::AttributeSet b,
               llvm::StringRef className, const ValuePlace &place);

  /// Compares the attribute lists of two functions, or of two call sites.
  void compareFunction(llvm::AttributeList a, llvm::AttributeList b,
                       const ValuePlace &place);
  void compareCall(llvm::AttributeList a, llvm::AttributeList b,
                   const ValuePlace &place);

private:
  bool equal(llvm::Attribute a, llvm::Attribute b);
  bool equal(llvm::AttributeSet a, llvm::AttributeSet b);
  void compareLists(llvm::AttributeList a, llvm::AttributeList b,
                    llvm::StringRef function, llvm::StringRef result,
                    llvm::StringRef parameter, const ValuePlace &place);

  TypeComparer &types;
  Report &report;
  /// The sets that were found equal, by the address of their first attribute. A
  /// context stores each set once.
  llvm::DenseSet<std::pair<const void *, const void *>> known;
};

} // namespace palindrome::diff

#endif // PALINDROME_VERIFY_JUDGE_DIFF_ATTRIBUTES_H
