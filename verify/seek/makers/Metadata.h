// Nodes of metadata as text: the enumerator attaches each with each kind, and
// mutations attach a random one that suits the kind.

#ifndef PALINDROME_VERIFY_SEEK_MAKERS_METADATA_H
#define PALINDROME_VERIFY_SEEK_MAKERS_METADATA_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace llvm {
class LLVMContext;
class MDNode;
} // namespace llvm

namespace palindrome::makers {

/// A node: what follows `!0 = ` in a module, where `#` is before each number
/// that may be another one.
struct NodeText {
  llvm::StringLiteral text;
  /// The kinds of attachments that it is for, each between spaces.
  llvm::StringLiteral kinds = "";

  bool isFor(llvm::StringRef kind) const;
};
llvm::ArrayRef<NodeText> nodeTexts();

/// `text` with the number that `number` returns for each that has a `#`.
std::string withNumbers(
    llvm::StringRef text, llvm::function_ref<uint64_t(uint64_t)> number =
                              [](uint64_t n) { return n; });

/// Makes the node that `text` has after `!0 = `, without any `#`; null if LLVM
/// does not read it.
llvm::MDNode *makeNode(llvm::LLVMContext &context, llvm::StringRef text);

/// The properties that a loop may have, as operands of its node. They refer to
/// the nodes `!4` to `!8` of `loopScene`.
llvm::ArrayRef<llvm::StringLiteral> loopProperties();
extern const llvm::StringLiteral loopScene;

/// The names of module flags.
llvm::ArrayRef<llvm::StringLiteral> moduleFlags();

} // namespace palindrome::makers

#endif // PALINDROME_VERIFY_SEEK_MAKERS_METADATA_H
