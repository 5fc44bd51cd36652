// What a function does with a pointer.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_IR_POINTERUSES_H
#define PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_IR_POINTERUSES_H

#include "llvm/IR/Value.h"

namespace palindrome::encode {

/// Whether the provenance of the pointer `value` may matter. It does not if the
/// pointer, and each one computed from it, is only compared, converted to an
/// integer, moved without inbounds, or returned without attributes.
bool mayBeAccessed(const llvm::Value &value);

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_IR_POINTERUSES_H
