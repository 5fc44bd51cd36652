// TBAA access tags that are carried, as opposed to those that the `llvm`
// dialect represents.

#ifndef PALINDROME_EXPORT_METADATA_ACCESSTAGS_H
#define PALINDROME_EXPORT_METADATA_ACCESSTAGS_H

namespace llvm {
class MDNode;
} // namespace llvm

namespace palindrome::exporter {

/// Whether LLVM's verifier can look at `node` as the TBAA access tag of an
/// instruction (LangRef, "'tbaa' Metadata"). It dereferences some operands that
/// may be null. That the node is valid is not implied.
bool canBeAccessTag(const llvm::MDNode *node);

} // namespace palindrome::exporter

#endif // PALINDROME_EXPORT_METADATA_ACCESSTAGS_H
