// Which entries of a store are enough for all of its features.

#ifndef PALINDROME_CORPUS_STORE_MINIMIZE_H
#define PALINDROME_CORPUS_STORE_MINIMIZE_H

#include "corpus/store/Store.h"

namespace palindrome::corpus {

/// The entries of a store, divided.
struct Minimized {
  std::vector<Entry> kept;   ///< These have all features of all entries.
  std::vector<Entry> others; ///< What the kept ones make needless.
  uint64_t features = 0;     ///< How many features there are, without edges.
  uint64_t edges = 0;        ///< How many edges of the translators' code.
};

/// Chooses the entries to keep (see findCover). Changes nothing.
llvm::Expected<Minimized> minimize(Store &store);

/// Copies an entry with all of its origins to `other`.
llvm::Error copyEntry(Store &store, const Entry &entry, Store &other);

} // namespace palindrome::corpus

#endif // PALINDROME_CORPUS_STORE_MINIMIZE_H
