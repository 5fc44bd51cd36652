// Runs what may crash, or not end, in a process of its own.

#ifndef PALINDROME_TEST_MUTATE_LOWERING_CHILD_H
#define PALINDROME_TEST_MUTATE_LOWERING_CHILD_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include <optional>

namespace palindrome::mutate {

/// What `body` returns, which is at most 255, in a process of its own without
/// output; nothing if it crashes, or takes more than `seconds`.
std::optional<unsigned> inChild(unsigned seconds,
                                llvm::function_ref<unsigned()> body);

} // namespace palindrome::mutate

#endif // PALINDROME_TEST_MUTATE_LOWERING_CHILD_H
