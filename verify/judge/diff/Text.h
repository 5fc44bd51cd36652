// Compares the texts that LLVM prints of two modules, exactly and without
// names, order and spelling. This checks the comparison of the graphs
// independently: it depends on no list of the parts of LLVM IR.

#ifndef PALINDROME_VERIFY_JUDGE_DIFF_TEXT_H
#define PALINDROME_VERIFY_JUDGE_DIFF_TEXT_H

#include "llvm/ADT/StringRef.h"
#include <string>
#include <utility>

namespace llvm {
class Module;
}

namespace palindrome::diff {

/// The text of `module`, without the line `; ModuleID = ...`.
std::string printed(const llvm::Module &module);

/// `text` without the addresses that LLVM prints for what it has no number for:
/// an unnamed type in a group of attributes, `%"type 0x55d0c0a0"`, and a node
/// in an operand bundle, `metadata <0x55d0c0a0>`. No two runs print the same.
std::string withoutAddresses(llvm::StringRef text);

/// Whether two printed modules consist of the same lines in any order, each of
/// the same words in any order. Comments, lines whose differences are of a
/// spelling class, and the names and numbers of locals, types, metadata and
/// attribute groups do not count.
bool sameWords(llvm::StringRef a, llvm::StringRef b);

/// The first line of each text that differs from the other text; with `words`,
/// that differs by the rules of sameWords().
std::pair<std::string, std::string>
firstDifferentLines(llvm::StringRef a, llvm::StringRef b, bool words);

} // namespace palindrome::diff

#endif // PALINDROME_VERIFY_JUDGE_DIFF_TEXT_H
