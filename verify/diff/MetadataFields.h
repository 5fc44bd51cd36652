// What a metadata node has beside its operands: the scalar fields of each
// class.

#ifndef PALINDROME_VERIFY_DIFF_METADATAFIELDS_H
#define PALINDROME_VERIFY_DIFF_METADATAFIELDS_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

namespace llvm {
class MDNode;
class Metadata;
} // namespace llvm

namespace palindrome::diff {

/// A field of a node: a number or a string, as it is stored. A field that may
/// be absent, or that is wider than 64 bits, is several with one name.
struct MetadataField {
  llvm::StringLiteral name;
  uint64_t number;
  llvm::StringRef text;

  bool operator==(const MetadataField &other) const {
    return name == other.name && number == other.number && text == other.text;
  }
};

/// Appends the scalar fields of `node`; two nodes of one class differ if their
/// fields or their operands do.
void metadataFields(const llvm::MDNode &node,
                    llvm::SmallVectorImpl<MetadataField> &fields);

/// The operand of a node as it prints: null for the zero size or offset of a
/// type, which is not printed.
const llvm::Metadata *metadataOperand(const llvm::MDNode &node, unsigned index);

/// The name of the class, such as "DISubprogram".
llvm::StringRef metadataClass(const llvm::MDNode &node);

/// The name of an operand of a node of this class; empty where it has none (the
/// elements of a tuple).
llvm::StringRef metadataOperandName(const llvm::MDNode &node, unsigned index);

} // namespace palindrome::diff

#endif // PALINDROME_VERIFY_DIFF_METADATAFIELDS_H
