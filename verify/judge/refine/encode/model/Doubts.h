// What the encoding does not represent exactly, and so whether a proof or a
// counterexample may rest on it.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_MODEL_DOUBTS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_MODEL_DOUBTS_H

#include "palindrome/Refine.h"
#include "llvm/ADT/Twine.h"
#include <optional>

namespace palindrome::encode {

/// How the executions in which the target fails to refine the source, as they
/// are encoded, relate to those that LangRef allows.
enum Exactness {
  Exact, ///< They are the same, but for what is marked on the way.
  Over,  ///< There may be more: a counterexample may be none.
  Under, ///< Some may be missing: no proof may rest on the encoding.
};

/// Keeps the first doubt of each kind.
class Doubts {
public:
  /// Records that `what` cannot be encoded, so that nothing can be decided.
  void setUnsupported(const llvm::Twine &what) {
    set(unsupportedReason, ReasonKind::Unsupported, what);
  }
  /// Records that `what` is encoded with the given exactness.
  void mark(Exactness exactness, const llvm::Twine &what) {
    if (exactness == Over)
      set(overReason, ReasonKind::Approximated, what);
    else if (exactness == Under)
      set(underReason, ReasonKind::Approximated, what);
  }

  const std::optional<Reason> &unsupported() const { return unsupportedReason; }
  /// Why a counterexample may be none.
  const std::optional<Reason> &ofCounterexamples() const { return overReason; }
  /// Why a proof may be none.
  const std::optional<Reason> &ofProofs() const { return underReason; }

private:
  static void set(std::optional<Reason> &first, ReasonKind kind,
                  const llvm::Twine &what) {
    if (!first)
      first = Reason{kind, what.str()};
  }

  std::optional<Reason> unsupportedReason, overReason, underReason;
};

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_MODEL_DOUBTS_H
