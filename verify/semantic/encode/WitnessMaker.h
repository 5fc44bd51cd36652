// A model as a concrete input.

#ifndef PALINDROME_VERIFY_SEMANTIC_ENCODE_WITNESSMAKER_H
#define PALINDROME_VERIFY_SEMANTIC_ENCODE_WITNESSMAKER_H

#include "verify/semantic/encode/Side.h"
#include "verify/semantic/smt/Solver.h"

namespace palindrome::encode {

/// The inputs of the pair in `model`, and what `b` chooses.
semantic::Witness makeWitness(const Pair &pair, const Side &b,
                              const Model &model);

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_SEMANTIC_ENCODE_WITNESSMAKER_H
