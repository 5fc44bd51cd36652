// Whether the dialect's own forms represent a part of LLVM IR exactly, and why
// not. Statistics and the decision what to carry use it.

#ifndef PALINDROME_IMPORT_STATE_MODELLING_H
#define PALINDROME_IMPORT_STATE_MODELLING_H

#include "palindrome/ImportStats.h"

namespace palindrome::importer {

enum class Modelled : uint8_t {
  Exactly, ///< The forms are exported to exactly this part again.
  InPart,  ///< So is some of it; the whole is carried beside the forms.
  Not,     ///< There is no form: the whole is carried.
};

/// The outcome of translating one part to the dialect's own forms.
class Modelling {
public:
  static Modelling exactly() { return {Modelled::Exactly, ""}; }
  static Modelling
  inPart(llvm::StringRef reason =
             "what the dialect's form does not say is beside it") {
    return {Modelled::InPart, reason};
  }
  static Modelling no(llvm::StringRef reason) {
    return {Modelled::Not, reason};
  }
  /// Exactly, or not at all for `reason`.
  static Modelling of(bool isExact, llvm::StringRef reason) {
    return isExact ? exactly() : no(reason);
  }

  Modelled extent() const { return modelled; }
  bool isExact() const { return modelled == Modelled::Exactly; }
  bool isNot() const { return modelled == Modelled::Not; }

  /// Adds one thing of `kind` with this outcome to `stats`.
  void count(llvm::StringRef kind, ImportStats &stats) const {
    switch (modelled) {
    case Modelled::Exactly:
      return stats.modelled(kind);
    case Modelled::InPart:
      return stats.partly(kind, reason);
    case Modelled::Not:
      return stats.carried(kind, reason);
    }
  }

private:
  Modelling(Modelled modelled, llvm::StringRef reason)
      : modelled(modelled), reason(reason) {}

  Modelled modelled;
  llvm::StringRef reason; ///< Empty for Exactly.
};

} // namespace palindrome::importer

#endif // PALINDROME_IMPORT_STATE_MODELLING_H
