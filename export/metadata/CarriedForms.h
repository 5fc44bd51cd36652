// Compares a carried metadata node with the attribute beside it that represents
// the node in part.

#ifndef PALINDROME_EXPORT_METADATA_CARRIEDFORMS_H
#define PALINDROME_EXPORT_METADATA_CARRIEDFORMS_H

namespace llvm {
class MDNode;
} // namespace llvm

namespace palindrome::exporter {

/// Whether `carried` has the content of `modelled`, the node that an attribute
/// exports to. They may differ in what the attribute cannot represent: integer
/// widths, distinctness, and the origin of branch weights:
///
///   !{!"branch_weights", !"expected", i64 1, i64 2}     carried
///   !{!"branch_weights", i32 1, i32 2}                  modelled
///
/// If the contents differ, a pass has changed the attribute.
bool isFormOf(const llvm::MDNode &carried, const llvm::MDNode &modelled);

} // namespace palindrome::exporter

#endif // PALINDROME_EXPORT_METADATA_CARRIEDFORMS_H
