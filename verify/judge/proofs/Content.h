// What a proof about two functions depends on, as a digest.

#ifndef PALINDROME_VERIFY_JUDGE_PROOFS_CONTENT_H
#define PALINDROME_VERIFY_JUDGE_PROOFS_CONTENT_H

#include "verify/judge/proofs/Digest.h"
#include "verify/judge/proofs/Excerpt.h"
#include <memory>

namespace palindrome::proofs {

/// Computes the digests of pairs of functions, and keeps those of their parts.
/// The modules must not change meanwhile.
class ContentDigests {
public:
  /// The digest of two functions of two modules of one context, or of one
  /// module, with everything that they refer to, directly or through others:
  /// the bodies of functions, variables with their initial values,
  /// declarations; and with what holds for their modules: the data layout, the
  /// target triple, flags and assembly. Where one side refers to a symbol, the
  /// other's symbol of that name counts as well.
  ///
  /// Two pairs with one digest are equal in all of this up to debug information
  /// and the names of structs. Nothing if the pair has no text that determines
  /// it.
  std::optional<Digest> ofPair(const llvm::Function &source,
                               const llvm::Function &target);

private:
  struct Symbol {
    std::optional<Digest> digest;
    References references;
  };

  const Symbol &ofSymbol(const llvm::GlobalValue &symbol);
  const Digest &ofModule(const llvm::Module &module);

  NamelessTypes types;
  llvm::DenseMap<const llvm::GlobalValue *, std::unique_ptr<Symbol>> symbols;
  llvm::DenseMap<const llvm::Module *, Digest> modules;
};

} // namespace palindrome::proofs

#endif // PALINDROME_VERIFY_JUDGE_PROOFS_CONTENT_H
