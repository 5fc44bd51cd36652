// How far addresses are from each other.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_EVENTS_DISTANCES_H
#define PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_EVENTS_DISTANCES_H

#include "verify/judge/refine/lockstep/terms/Term.h"
#include <cstdint>
#include <optional>

namespace palindrome::refine::lockstep {

/// What an address is based on: the term without steps, and its value, if that
/// is a leaf.
const Term *baseTermOf(const Term *address);
const llvm::Value *baseOf(const Term *address);
/// The constant distance of an address from its base. Nothing if it varies.
std::optional<int64_t> distanceOf(const Term *address);

/// The bounds of a number of bytes; nothing where there is none.
struct Distance {
  std::optional<int64_t> least, most;
};

/// How far `to` is behind `from`, where both are in bytes of one base and were
/// computed from the same values. An address that is poison is anywhere.
///
///   from: %p + 16 * %i        to: %p + 16 * %i + 8              8
///   from: %p                  to: %p + (zext i8 %n) + 4     4 to 259
Distance distanceBetween(const Term *from, const Term *to);

} // namespace palindrome::refine::lockstep

#endif // PALINDROME_VERIFY_JUDGE_REFINE_LOCKSTEP_EVENTS_DISTANCES_H
