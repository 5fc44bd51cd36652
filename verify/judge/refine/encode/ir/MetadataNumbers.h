// Numbers for metadata nodes, by which nodes of source and target are compared.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_IR_METADATANUMBERS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_IR_METADATANUMBERS_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/Metadata.h"
#include <map>
#include <string>

namespace palindrome::encode {

/// Different nodes of one function have different numbers. A node of the target
/// has the number of the source's node with the same contents; distinct nodes
/// with the same contents are paired in the order in which they are seen.
class MetadataNumbers {
public:
  /// The number of a node of the source or the target; 0 for null.
  unsigned get(const llvm::Metadata *metadata, bool isTarget);

private:
  std::string describe(const llvm::Metadata *metadata, bool isTarget);

  std::map<std::string, unsigned> known;
  /// The numbers of one function's nodes, and how many distinct nodes with some
  /// contents it has.
  struct OfSide {
    llvm::DenseMap<const llvm::Metadata *, unsigned> numbers;
    std::map<std::string, unsigned> distinct;
  };
  OfSide sides[2];
};

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_IR_METADATANUMBERS_H
