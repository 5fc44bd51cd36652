// Metadata that restricts values and accesses of instructions (LangRef,
// 'Metadata').

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_ATTRIBUTES_METADATA_H
#define PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_ATTRIBUTES_METADATA_H

#include "verify/judge/refine/encode/state/Side.h"

namespace palindrome::encode {

/// Applies the metadata of an instruction to its value: a violation makes it
/// poison, or is added as undefined behavior. Kinds that the encoder does not
/// know are marked.
Lanes applyMetadata(Side &side, const llvm::Instruction &inst, Lanes value);

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_ATTRIBUTES_METADATA_H
