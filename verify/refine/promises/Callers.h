// What all callers of a function promise of its arguments.
//
//   define internal i32 @f(i32 noundef %x)  ; is called with 1 and with 2 only:
//                                           ; `range(i32 1, 3)`
//
// A pass that sees the whole module finds that, and writes it to the parameter.

#ifndef PALINDROME_VERIFY_REFINE_PROMISES_CALLERS_H
#define PALINDROME_VERIFY_REFINE_PROMISES_CALLERS_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Attributes.h"

namespace llvm {
class Function;
class Module;
} // namespace llvm

namespace palindrome::refine {

/// Adds to parameters of local functions of `source` what those of the same
/// name in `target` promise, where all calls in `source` keep it: the program
/// that the module is part of does the same with these attributes. Both modules
/// have to be whole: all calls of their local functions are in them. The
/// functions that could be called through pointers are left alone.
class CallerPromises {
public:
  CallerPromises(llvm::Module &source, const llvm::Module &target);

  /// Takes back what was added.
  void undo();

private:
  llvm::SmallVector<std::pair<llvm::Function *, llvm::AttributeList>> before;
};

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_REFINE_PROMISES_CALLERS_H
