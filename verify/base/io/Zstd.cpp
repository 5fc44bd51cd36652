// Compresses and decompresses by libzstd. LLVM's own functions have to know
// before how large the result is, which a file need not say.

#include "verify/base/io/Zstd.h"
#include "verify/base/io/InputLimit.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/ErrorHandling.h"
#include <algorithm>
#include <memory>
#include <vector>
#include <zstd.h>

using namespace palindrome;

bool palindrome::isZstd(llvm::StringRef contents) {
  return contents.starts_with("\x28\xb5\x2f\xfd");
}

std::string palindrome::compressZstd(llvm::StringRef contents) {
  std::unique_ptr<ZSTD_CCtx, size_t (*)(ZSTD_CCtx *)> context(ZSTD_createCCtx(),
                                                              ZSTD_freeCCtx);
  std::string compressed(ZSTD_compressBound(contents.size()), '\0');
  if (!context)
    llvm::report_bad_alloc_error("zstd: out of memory");
  ZSTD_CCtx_setParameter(context.get(), ZSTD_c_checksumFlag, 1);
  size_t size =
      ZSTD_compress2(context.get(), compressed.data(), compressed.size(),
                     contents.data(), contents.size());
  // With room for the largest result, only memory may be missing.
  if (ZSTD_isError(size))
    llvm::report_bad_alloc_error(ZSTD_getErrorName(size));
  compressed.resize(size);
  return compressed;
}

/// Decompresses all of `compressed`. `room` says where to write next and how
/// much there is room for; `take` is told how many bytes were written there,
/// and may refuse them.
static llvm::Error
decompress(llvm::StringRef compressed,
           llvm::function_ref<llvm::MutableArrayRef<char>()> room,
           llvm::function_ref<llvm::Error(size_t)> take) {
  std::unique_ptr<ZSTD_DCtx, size_t (*)(ZSTD_DCtx *)> context(ZSTD_createDCtx(),
                                                              ZSTD_freeDCtx);
  if (!context)
    llvm::report_bad_alloc_error("zstd: out of memory");
  ZSTD_inBuffer in{compressed.data(), compressed.size(), 0};
  while (true) {
    size_t position = in.pos;
    llvm::MutableArrayRef<char> free = room();
    ZSTD_outBuffer out{free.data(), free.size(), 0};
    // What is left to do: 0 at the end of a frame.
    size_t left = ZSTD_decompressStream(context.get(), &out, &in);
    if (ZSTD_isError(left))
      return llvm::createStringError(ZSTD_getErrorName(left));
    if (llvm::Error error = take(out.pos))
      return error;
    if (in.pos == in.size && (left == 0 || out.pos < out.size))
      return left == 0 ? llvm::Error::success()
                       : llvm::createStringError(
                             "the compressed contents end too early");
    if (in.pos == position && out.pos == 0)
      return llvm::createStringError("zstd makes no progress");
  }
}

llvm::Expected<std::string>
palindrome::decompressZstd(llvm::StringRef compressed, uint64_t most) {
  llvm::Expected<uint64_t> limit = inputLimit();
  if (!limit)
    return limit.takeError();
  most = std::min(most, *limit);
  // A frame need not say how much it holds, and what it says need not be true:
  // the first pass only counts, so that no memory is spent on what is refused.
  std::vector<char> scratch(ZSTD_DStreamOutSize());
  uint64_t size = 0;
  auto count = [&](size_t more) {
    size += more;
    return size > most ? exceeds(most) : llvm::Error::success();
  };
  if (llvm::Error error = decompress(
          compressed, [&] { return llvm::MutableArrayRef(scratch); }, count))
    return error;
  // One byte more than needed: with room left, zstd comes to the end at once.
  std::string contents(size + 1, '\0');
  size_t written = 0;
  auto rest = [&] {
    return llvm::MutableArrayRef(contents.data() + written,
                                 contents.size() - written);
  };
  auto keep = [&](size_t more) {
    written += more;
    return llvm::Error::success();
  };
  if (llvm::Error error = decompress(compressed, rest, keep))
    return error;
  contents.resize(written);
  return contents;
}
