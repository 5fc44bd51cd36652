// What metadata says of instructions (LangRef, metadata).

#ifndef PALINDROME_VERIFY_REFINE_ENCODE_ATTRIBUTES_METADATA_H
#define PALINDROME_VERIFY_REFINE_ENCODE_ATTRIBUTES_METADATA_H

#include "verify/refine/encode/model/Lanes.h"
#include "llvm/IR/Instruction.h"
#include "llvm/IR/Metadata.h"
#include <map>
#include <string>

namespace palindrome::encode {

class Side;

/// Numbers for metadata, by what it says: those of one function that differ
/// have different ones, those of A and B the same where they say the same.
/// Nodes with an identity are counted in the order in which they are seen.
class MetadataNumbers {
public:
  unsigned get(const llvm::Metadata *metadata, bool isTarget);

private:
  std::string describe(const llvm::Metadata *metadata, bool isTarget);

  std::map<std::string, unsigned> known;
  struct OfSide {
    llvm::DenseMap<const llvm::Metadata *, unsigned> numbers;
    std::map<std::string, unsigned> distinct;
  };
  OfSide sides[2];
};

/// What the metadata of an instruction that gives `value` makes of it; what is
/// undefined behaviour is added, what is not understood is marked.
Lanes applyMetadata(Side &side, const llvm::Instruction &inst, Lanes value);

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_REFINE_ENCODE_ATTRIBUTES_METADATA_H
