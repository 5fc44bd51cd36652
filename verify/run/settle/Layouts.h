// Whether two data layouts differ in anything that a module uses.

#ifndef PALINDROME_VERIFY_RUN_SETTLE_LAYOUTS_H
#define PALINDROME_VERIFY_RUN_SETTLE_LAYOUTS_H

#include <optional>
#include <string>

namespace llvm {
class Module;
} // namespace llvm

namespace palindrome::settle {

/// The first thing in which the data layouts of two modules differ and on which
/// the meaning of one of them depends, such as "the alignment of <2 x i32>":
/// the byte order, mangling and address spaces, the pointers that occur, and
/// the sizes, alignments and offsets of the types of what is in memory or
/// passed to functions. Nothing if there is none (LangRef, 'Data Layout').
std::optional<std::string> findLayoutDifference(const llvm::Module &source,
                                                const llvm::Module &target);

} // namespace palindrome::settle

#endif // PALINDROME_VERIFY_RUN_SETTLE_LAYOUTS_H
