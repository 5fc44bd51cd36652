// Statistics of an import: how much of a module is modelled in the `llvm`
// dialect's own forms, and how much is carried in `llvmx.` attributes, by kind.

#ifndef PALINDROME_IMPORTSTATS_H
#define PALINDROME_IMPORTSTATS_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <map>
#include <string>

namespace palindrome {

/// Filled by `importModule` if its options refer to it. A kind is the class of
/// a metadata node ("DISubprogram", "tbaa tag"), a kind of attachment
/// ("!prof"), or a name for anything else that may be carried ("debug record",
/// "llvm.ident").
struct ImportStats {
  struct Kind {
    uint64_t modelled = 0; ///< Exactly represented by the dialect.
    uint64_t partly = 0;   ///< Represented in part, the rest carried beside it.
    uint64_t carried = 0;  ///< Wholly carried.
    /// The reasons why something was not modelled exactly, with their counts.
    std::map<std::string, uint64_t> reasons;
  };
  std::map<std::string, Kind> kinds;

  void modelled(llvm::StringRef kind) { ++kinds[kind.str()].modelled; }
  void partly(llvm::StringRef kind, llvm::StringRef why) {
    Kind &entry = kinds[kind.str()];
    ++entry.partly;
    ++entry.reasons[why.str()];
  }
  void carried(llvm::StringRef kind, llvm::StringRef why) {
    Kind &entry = kinds[kind.str()];
    ++entry.carried;
    ++entry.reasons[why.str()];
  }
};

} // namespace palindrome

#endif // PALINDROME_IMPORTSTATS_H
