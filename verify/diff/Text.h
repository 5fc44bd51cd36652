// What LLVM's printer shows of two modules: whether it is the same, and whether
// it is with names, order and spelling left out. This is the check on the walk
// over the graphs: it knows nothing of what LLVM IR is made of.

#ifndef PALINDROME_VERIFY_DIFF_TEXT_H
#define PALINDROME_VERIFY_DIFF_TEXT_H

#include "llvm/ADT/StringRef.h"
#include <string>
#include <utility>

namespace llvm {
class Module;
}

namespace palindrome::diff {

/// What LLVM prints of a module, without the `; ModuleID` line.
std::string printed(const llvm::Module &module);

/// Whether two printed modules have the same lines made of the same words, in
/// any order, without comments, the lines that spelling classes cover, and the
/// names and numbers of locals, types, metadata and attribute groups.
bool sameWords(llvm::StringRef a, llvm::StringRef b);

/// The first lines of the two that differ; with `words`, the first that differ
/// as sameWords() sees them.
std::pair<std::string, std::string>
firstDifferentLines(llvm::StringRef a, llvm::StringRef b, bool words);

} // namespace palindrome::diff

#endif // PALINDROME_VERIFY_DIFF_TEXT_H
