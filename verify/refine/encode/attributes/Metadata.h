// What metadata says of instructions (LangRef, metadata).

#ifndef PALINDROME_VERIFY_REFINE_ENCODE_ATTRIBUTES_METADATA_H
#define PALINDROME_VERIFY_REFINE_ENCODE_ATTRIBUTES_METADATA_H

#include "verify/refine/encode/state/Side.h"

namespace palindrome::encode {

/// What the metadata of an instruction that gives `value` makes of it; what is
/// undefined behaviour is added, what is not understood is marked.
Lanes applyMetadata(Side &side, const llvm::Instruction &inst, Lanes value);

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_REFINE_ENCODE_ATTRIBUTES_METADATA_H
