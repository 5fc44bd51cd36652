// What is carried because the `llvm` dialect says it in another form.

#ifndef PALINDROME_EXPORT_CARRIEDFORMS_H
#define PALINDROME_EXPORT_CARRIEDFORMS_H

namespace llvm {
class MDNode;
} // namespace llvm

namespace palindrome {

/// Whether `carried` says what `modelled`, the node of an attribute, says, in
/// another form: integers of other widths, distinct nodes, weights that are
/// "expected". Otherwise one of the two was changed.
bool isFormOf(const llvm::MDNode &carried, const llvm::MDNode &modelled);

} // namespace palindrome

#endif // PALINDROME_EXPORT_CARRIEDFORMS_H
