// How exact an encoding is.

#ifndef PALINDROME_VERIFY_REFINE_ENCODE_MODEL_EXACTNESS_H
#define PALINDROME_VERIFY_REFINE_ENCODE_MODEL_EXACTNESS_H

namespace palindrome::encode {

/// How the executions in which B fails to refine A, as they are encoded, stand
/// to those that LangRef allows.
enum Exactness {
  Exact, ///< They are the same, but for what is marked on the way.
  Over,  ///< There may be more: a counterexample may be none.
  Under, ///< Some may be missing: no proof may rest on it.
};

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_REFINE_ENCODE_MODEL_EXACTNESS_H
