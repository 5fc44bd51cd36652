// What proofs without a bound consist of, by name: a test leaves out one part
// after the other.

#ifndef PALINDROME_TEST_REFINE_OBLIGATIONS_H
#define PALINDROME_TEST_REFINE_OBLIGATIONS_H

#include "verify/judge/refine/lockstep/Lockstep.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace palindrome::refine {

template <typename Obligations> struct Obligation {
  llvm::StringLiteral name;
  bool Obligations::*part;
};

inline constexpr Obligation<LockstepObligations> lockstepObligations[] = {
    {"events", &LockstepObligations::events},
    {"operands", &LockstepObligations::operands},
    {"captures", &LockstepObligations::captures},
    {"requirements", &LockstepObligations::requirements},
    {"promises", &LockstepObligations::promises},
    {"convergence", &LockstepObligations::convergence},
    {"partners", &LockstepObligations::partners},
    {"divisions", &LockstepObligations::divisions},
    {"assumptions", &LockstepObligations::assumptions},
    {"choices", &LockstepObligations::choices},
    {"demands", &LockstepObligations::demands},
    {"clobbers", &LockstepObligations::clobbers},
    {"progress", &LockstepObligations::progress},
    {"branches", &LockstepObligations::branches},
    {"stores", &LockstepObligations::stores},
    {"redundancy", &LockstepObligations::redundancy},
    {"repetition", &LockstepObligations::repetition},
    {"accesses", &LockstepObligations::accesses},
    {"exits", &LockstepObligations::exits},
    {"unwinding", &LockstepObligations::unwinding}};

// Each member is a bool, and none is forgotten.
static_assert(std::size(lockstepObligations) == sizeof(LockstepObligations));

/// The names of a table, with commas.
template <typename Table> std::string names(const Table &table) {
  std::string all;
  for (const auto &one : table)
    all += (all.empty() ? "" : ", ") + one.name.str();
  return all;
}

/// Leaves out the part of this name. False if there is none.
template <typename Table, typename Obligations>
bool leaveOut(llvm::StringRef name, const Table &table,
              Obligations &obligations) {
  for (const auto &one : table)
    if (one.name == name) {
      obligations.*one.part = false;
      return true;
    }
  return false;
}

} // namespace palindrome::refine

#endif // PALINDROME_TEST_REFINE_OBLIGATIONS_H
