// A model of the solver as a witness: a concrete input for replay.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_QUERY_WITNESSMAKER_H
#define PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_QUERY_WITNESSMAKER_H

#include "verify/judge/refine/encode/model/Terms.h"
#include "verify/judge/refine/encode/state/Side.h"

namespace palindrome::encode {

/// The inputs in `model`, the effects of unknown calls, and the target's
/// choices.
refine::Witness makeWitness(const Problem &problem, const Side &target,
                            const Model &model);

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_QUERY_WITNESSMAKER_H
