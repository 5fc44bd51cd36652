// What an import modelled in the `llvm` dialect's own forms, and what it
// carried in `llvmx.` attributes instead, by kind.

#ifndef PALINDROME_IMPORTSTATS_H
#define PALINDROME_IMPORTSTATS_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <map>
#include <string>

namespace palindrome {

/// Filled by `importModule` when its options point here. A kind is the class
/// of a metadata node ("DISubprogram", "tbaa tag"), an attachment ("!prof"),
/// or another thing that may be carried ("debug record", "llvm.ident").
struct ImportStats {
  struct Kind {
    uint64_t modelled = 0; ///< Wholly in a form of the dialect's own.
    uint64_t partly = 0;   ///< In such a form, with the rest carried beside it.
    uint64_t carried = 0;  ///< Wholly carried.
    /// Why not wholly modelled, and how often.
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
