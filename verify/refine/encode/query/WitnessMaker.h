// A model as a concrete input.

#ifndef PALINDROME_VERIFY_REFINE_ENCODE_QUERY_WITNESSMAKER_H
#define PALINDROME_VERIFY_REFINE_ENCODE_QUERY_WITNESSMAKER_H

#include "verify/refine/encode/model/Terms.h"
#include "verify/refine/encode/state/Side.h"

namespace palindrome::encode {

/// The inputs of the pair in `model`, and what `b` chooses.
refine::Witness makeWitness(const Problem &problem, const Side &b,
                            const Model &model);

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_REFINE_ENCODE_QUERY_WITNESSMAKER_H
