// The differ of LLVM IR: lists the differences between two modules.

#ifndef PALINDROME_DIFFER_H
#define PALINDROME_DIFFER_H

#include "palindrome/Difference.h"

namespace llvm {
class Module;
} // namespace llvm

namespace palindrome {

/// The class table, in the order in which reports explain the classes.
llvm::ArrayRef<DifferenceClass> differenceClasses();

/// The row of the class table that covers `name`; null if there is none.
const DifferenceClass *findDifferenceClass(llvm::StringRef name);

/// Compares `a` and `b` as graphs and lists every difference. The modules may
/// belong to different contexts; neither is changed.
///
/// `Identical` means that both were printed and the texts are equal (but for
/// the `; ModuleID` line). `Isomorphic` means, besides, that the texts are
/// equal when names, order and spelling are left out. A difference between the
/// texts that the comparison of the graphs missed is of class `unclassified`
/// and makes the modules `Different`.
DiffResult diffModules(const llvm::Module &a, const llvm::Module &b,
                       const DiffOptions &options = {});

} // namespace palindrome

#endif // PALINDROME_DIFFER_H
