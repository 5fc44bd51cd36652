// Local functions that get other parameters from a pass that knows all calls.
//
//   source:                            target:
//   define internal i8 @f(ptr %p,      define internal i8 @f(i8 %p.val) {
//                         i32 %x) {      %r = add i8 %p.val, 1
//     %v = load i8, ptr %p               ret i8 %r
//     %r = add i8 %v, 1                }
//     ret i8 %r                          %q.val = load i8, ptr %q
//   }                                    call i8 @f(i8 %q.val)
//     call i8 @f(ptr %q, i32 %y)
//
// Here nothing uses %x, and the calls load what @f did load.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_SHAPE_SIGNATURES_H
#define PALINDROME_VERIFY_JUDGE_REFINE_SHAPE_SIGNATURES_H

#include "llvm/ADT/ArrayRef.h"
#include <string>

namespace llvm {
class Function;
class Module;
} // namespace llvm

namespace palindrome::refine {

/// Whether a function is local in both modules, nothing but calls of its type
/// refers to it, and `retype` can change it.
bool isCalledOnly(const llvm::Function &source, const llvm::Function &target);

/// Gives those functions of `source` in `names`, which are called only, that
/// have a parameter or a result that is not used the type that they have in
/// `target`, if that is what is left without these. All their calls are in the
/// module. The program does the
/// same with them, or less is undefined.
void dropUnusedParameters(llvm::Module &source, const llvm::Module &target,
                          llvm::ArrayRef<std::string> names);

/// Gives those functions of `target` in `names`, which are called only, that
/// get what their calls load the pointers back that they get in `source`: they
/// load it themselves. The program does the same with them.
void restoreParameters(llvm::Module &target, const llvm::Module &source,
                       llvm::ArrayRef<std::string> names);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_JUDGE_REFINE_SHAPE_SIGNATURES_H
