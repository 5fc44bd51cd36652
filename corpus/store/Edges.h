// Sets of edges as bytes: of each module there are thousands.

#ifndef PALINDROME_CORPUS_STORE_EDGES_H
#define PALINDROME_CORPUS_STORE_EDGES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <cstdint>
#include <string>
#include <vector>

namespace palindrome::corpus {

/// `edges`, in ascending order, as bytes; none are no bytes.
std::string encodeEdges(llvm::ArrayRef<uint32_t> edges);

/// Reads what `encodeEdges` made. An error says that it is damaged.
llvm::Error decodeEdges(llvm::StringRef bytes, std::vector<uint32_t> &edges);

} // namespace palindrome::corpus

#endif // PALINDROME_CORPUS_STORE_EDGES_H
