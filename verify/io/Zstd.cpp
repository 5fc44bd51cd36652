// Compresses and decompresses by libzstd. LLVM's own functions have to know
// before how large the result is, which a file need not say.

#include "verify/io/Zstd.h"
#include "verify/io/InputLimit.h"
#include "llvm/Support/ErrorHandling.h"
#include <algorithm>
#include <memory>
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

llvm::Expected<std::string>
palindrome::decompressZstd(llvm::StringRef compressed, uint64_t most) {
  llvm::Expected<uint64_t> limit = inputLimit();
  if (!limit)
    return limit.takeError();
  most = std::min(most, *limit);
  std::unique_ptr<ZSTD_DCtx, size_t (*)(ZSTD_DCtx *)> context(ZSTD_createDCtx(),
                                                              ZSTD_freeDCtx);
  if (!context)
    llvm::report_bad_alloc_error("zstd: out of memory");
  std::string contents;
  ZSTD_inBuffer in{compressed.data(), compressed.size(), 0};
  const size_t step = ZSTD_DStreamOutSize();
  // What the last call left to do: 0 at the end of a frame.
  size_t left = 1;
  while (true) {
    size_t before = contents.size(), position = in.pos;
    contents.resize(before + step);
    ZSTD_outBuffer out{contents.data() + before, step, 0};
    left = ZSTD_decompressStream(context.get(), &out, &in);
    contents.resize(before + out.pos);
    if (ZSTD_isError(left))
      return llvm::createStringError(ZSTD_getErrorName(left));
    if (contents.size() > most)
      return exceeds(most);
    if (in.pos == in.size && (left == 0 || out.pos < step))
      break;
    if (in.pos == position && out.pos == 0)
      return llvm::createStringError("zstd makes no progress");
  }
  if (left != 0)
    return llvm::createStringError("the compressed contents end too early");
  return contents;
}
