// The parts of the prover that it can do without. Fewer pairs are decided then,
// or they take longer; no verdict is wrong.

#ifndef PALINDROME_PROVERPART_H
#define PALINDROME_PROVERPART_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace palindrome {

enum class ProverPart : uint8_t {
  Rules,        ///< Differences by which any target refines its source.
  Lockstep,     ///< Proofs of functions that do the same step by step.
  Coverings,    ///< In lockstep: loops are unrolled until they correspond.
  Cones,        ///< In lockstep: the solver is asked about terms.
  AllInputs,    ///< Runs of functions of few bits on all inputs.
  NormalForms,  ///< Operations that compute the same are one term.
  Folding,      ///< Terms of addresses and bytes are folded.
  KnownPlaces,  ///< A load ignores stores to known other places.
  Callees,      ///< The source has bodies where the target has no calls.
  Shapes,       ///< The source's locals are values.
  SharedWrites, ///< Memory is compared where one side alone writes.
  Settled,      ///< What the source must not find undef is not.
};

/// The name of a part in `palindrome refine --without`.
struct ProverPartName {
  ProverPart part;
  llvm::StringLiteral name;
};
inline constexpr ProverPartName proverParts[] = {
    {ProverPart::Rules, "rules"},
    {ProverPart::Lockstep, "lockstep"},
    {ProverPart::Coverings, "coverings"},
    {ProverPart::Cones, "cones"},
    {ProverPart::AllInputs, "all-inputs"},
    {ProverPart::NormalForms, "normal-forms"},
    {ProverPart::Folding, "folding"},
    {ProverPart::KnownPlaces, "known-places"},
    {ProverPart::Callees, "callees"},
    {ProverPart::Shapes, "shapes"},
    {ProverPart::SharedWrites, "shared-writes"},
    {ProverPart::Settled, "settled"},
};

} // namespace palindrome

#endif // PALINDROME_PROVERPART_H
