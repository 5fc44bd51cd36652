// Which functions and globals of two modules go together, and what can be said
// of them without running anything.

#ifndef PALINDROME_VERIFY_REFINE_PAIRS_H
#define PALINDROME_VERIFY_REFINE_PAIRS_H

#include "palindrome/Refine.h"

namespace palindrome::refine {

/// What the definitions alone show of a pair.
struct Judgement {
  Meaning meaning = Meaning::Equivalent;
  /// In one line: what differs, what is not supported where the meaning is
  /// unknown, or a remark. May be empty.
  std::string what;

  static Judgement different(std::string what) {
    return {Meaning::Different, std::move(what)};
  }
  static Judgement unsupported(std::string what) {
    return {Meaning::Unknown, std::move(what)};
  }
  /// The worse of both.
  void merge(Judgement other) {
    if (other.meaning > meaning)
      *this = std::move(other);
  }
  /// Whether B refines A as far as this goes.
  bool holds() const { return meaning <= Meaning::Refined; }
};

/// Two definitions to compare, or a symbol that is decided already.
struct Pair {
  std::string nameA, nameB; ///< As "@f"; empty where there is none.
  const llvm::Function *a = nullptr, *b = nullptr; ///< Null if decided.
  /// The verdict if it is decided; else the best that may be said, for what
  /// the functions refer to.
  Judgement judgement;
  /// Whether what is different needs a program around the functions to show:
  /// calls of functions that are defined, globals that only one side has. Such
  /// a counterexample proves nothing.
  std::string surroundings;
};

/// Pairs all that is defined in `a` with what is of the same name in `b`, a
/// module of the same context, and judges globals by their definitions.
///
/// Afterwards, and that is what the prover and the replayer may rely on: two
/// globals of one name stand for each other, and all others do not. Where both
/// are defined, A's initial bytes are refined by B's. For that, what is local
/// and has no counterpart or no name is renamed, in either module.
std::vector<Pair> pairModules(llvm::Module &a, llvm::Module &b);

/// Pairs one function of `a` with one of `b`, whatever their names; the rest of
/// the modules as above. Gives an error line if one is not defined.
std::optional<std::string> pairFunctions(llvm::Module &a, llvm::StringRef nameA,
                                         llvm::Module &b, llvm::StringRef nameB,
                                         std::vector<Pair> &pairs);

/// Pairs each @srcX of `module` with @tgtX. Functions without a counterpart are
/// not judged.
std::vector<Pair> pairWithin(const llvm::Module &module);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_REFINE_PAIRS_H
