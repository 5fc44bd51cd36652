// Reads metadata nodes: the scalar fields, the operands and their names by
// class.

#ifndef PALINDROME_VERIFY_JUDGE_DIFF_METADATAFIELDS_H
#define PALINDROME_VERIFY_JUDGE_DIFF_METADATAFIELDS_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

namespace llvm {
class MDNode;
class Metadata;
} // namespace llvm

namespace palindrome::diff {

/// A scalar field of a node: a number or a string. A field that may be absent,
/// or that is wider than 64 bits, becomes several with the same name.
struct MetadataField {
  llvm::StringLiteral name;
  uint64_t number;
  llvm::StringRef text;

  bool operator==(const MetadataField &other) const {
    return name == other.name && number == other.number && text == other.text;
  }
};

/// Appends the scalar fields of `node`. Nodes of the same class are equal if
/// and only if these fields and their operands are equal.
void metadataFields(const llvm::MDNode &node,
                    llvm::SmallVectorImpl<MetadataField> &fields);

/// The operand `index` of `node`; null for the size or offset of a type if that
/// is 0, which prints like an absent one.
const llvm::Metadata *metadataOperand(const llvm::MDNode &node, unsigned index);

/// The name of the class of `node`, such as "DISubprogram".
llvm::StringRef metadataClass(const llvm::MDNode &node);

/// The name of the operand `index` of `node`; empty for the elements of a
/// tuple.
llvm::StringRef metadataOperandName(const llvm::MDNode &node, unsigned index);

} // namespace palindrome::diff

#endif // PALINDROME_VERIFY_JUDGE_DIFF_METADATAFIELDS_H
