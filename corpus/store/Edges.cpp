// Sets of edges as bytes: the distances between them, compressed.

#include "corpus/store/Edges.h"
#include "verify/base/io/Zstd.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/LEB128.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome;

std::string corpus::encodeEdges(llvm::ArrayRef<uint32_t> edges) {
  if (edges.empty())
    return "";
  std::string bytes;
  llvm::raw_string_ostream os(bytes);
  uint32_t last = 0;
  for (uint32_t edge : edges) {
    llvm::encodeULEB128(edge - last, os);
    last = edge;
  }
  return compressZstd(bytes);
}

llvm::Error corpus::decodeEdges(llvm::StringRef bytes,
                                std::vector<uint32_t> &edges) {
  if (bytes.empty())
    return llvm::Error::success();
  llvm::Expected<std::string> distances = decompressZstd(bytes);
  if (!distances)
    return distances.takeError();
  llvm::ArrayRef<uint8_t> rest = llvm::arrayRefFromStringRef(*distances);
  uint64_t edge = 0;
  while (!rest.empty()) {
    unsigned length = 0;
    const char *error = nullptr;
    edge += llvm::decodeULEB128(rest.begin(), &length, rest.end(), &error);
    if (error || edge > UINT32_MAX)
      return llvm::createStringError("a set of edges is damaged");
    edges.push_back(uint32_t(edge));
    rest = rest.drop_front(length);
  }
  return llvm::Error::success();
}
