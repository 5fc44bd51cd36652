// Divides a corpus into shards.

#include "verify/run/roundtrip/Shard.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/xxhash.h"
#include <cstdlib>
#include <tuple>

using namespace palindrome;
using namespace palindrome::roundtrip;
namespace fs = llvm::sys::fs;

std::optional<Shard> palindrome::roundtrip::parseShard(llvm::StringRef text) {
  auto [first, second] = text.split('/');
  Shard shard;
  if (first.getAsInteger(10, shard.number) ||
      second.getAsInteger(10, shard.count) || shard.number < 1 ||
      shard.number > shard.count)
    return std::nullopt;
  return shard;
}

/// The number in an environment variable; nothing if there is none.
static std::optional<uint64_t> numberIn(const char *variable) {
  const char *value = std::getenv(variable);
  uint64_t number;
  if (!value || llvm::StringRef(value).getAsInteger(10, number))
    return std::nullopt;
  return number;
}

/// The task of Slurm's array job, counted from the first one.
static std::optional<Shard> shardOfArrayJob() {
  auto task = numberIn("SLURM_ARRAY_TASK_ID");
  auto count = numberIn("SLURM_ARRAY_TASK_COUNT");
  auto first = numberIn("SLURM_ARRAY_TASK_MIN");
  uint64_t step = numberIn("SLURM_ARRAY_TASK_STEP").value_or(1);
  if (!task || !count || !first || *task < *first || !step)
    return std::nullopt;
  Shard shard{(*task - *first) / step + 1, *count};
  return shard.number <= shard.count ? std::optional(shard) : std::nullopt;
}

llvm::Expected<Shard> palindrome::roundtrip::findShard(llvm::StringRef value) {
  if (std::optional<Shard> shard = parseShard(value))
    return *shard;
  auto [word, count] = value.split('/');
  if (word != "auto" || (value != "auto" && count.empty()))
    return llvm::createStringError(
        "--shard must be K/N with 1 <= K <= N, auto, or auto/N");
  if (count.empty()) {
    if (std::optional<Shard> shard = shardOfArrayJob())
      return *shard;
    return llvm::createStringError(
        "--shard=auto needs SLURM_ARRAY_TASK_ID, SLURM_ARRAY_TASK_MIN and "
        "SLURM_ARRAY_TASK_COUNT in the environment");
  }
  std::optional<uint64_t> number = numberIn("SLURM_ARRAY_TASK_ID");
  if (!number)
    if ((number = numberIn("JOB_COMPLETION_INDEX")))
      ++*number;
  if (!number)
    return llvm::createStringError(
        "--shard=auto/N needs SLURM_ARRAY_TASK_ID, from 1 to N, or "
        "JOB_COMPLETION_INDEX in the environment");
  std::string name = std::to_string(*number) + "/" + count.str();
  if (std::optional<Shard> shard = parseShard(name))
    return *shard;
  return llvm::createStringError("--shard=auto/N stands for " + name +
                                 " here, which is no shard");
}

/// The bytes at either end of a file from which its key follows.
static constexpr uint64_t endBytes = 4096;

/// Appends `size` bytes of `file` from `offset` to `bytes`.
static bool append(fs::file_t file, uint64_t offset, uint64_t size,
                   std::string &bytes) {
  size_t before = bytes.size();
  bytes.resize(before + size);
  llvm::MutableArrayRef<char> rest(bytes.data() + before, size);
  while (!rest.empty()) {
    llvm::Expected<size_t> read = fs::readNativeFileSlice(file, rest, offset);
    if (!read) {
      llvm::consumeError(read.takeError());
      return false;
    }
    if (!*read)
      return false; // The file has become shorter.
    rest = rest.drop_front(*read);
    offset += *read;
  }
  return true;
}

/// The size of `file` with what is at its ends; nothing if it cannot be read.
static std::optional<std::string> endsOf(fs::file_t file) {
  fs::file_status status;
  if (fs::status(file, status))
    return std::nullopt;
  uint64_t size = status.getSize();
  std::string bytes(sizeof(size), 0);
  llvm::support::endian::write64le(bytes.data(), size);
  bool isWhole = size <= 2 * endBytes;
  if (!append(file, 0, isWhole ? size : endBytes, bytes) ||
      (!isWhole && !append(file, size - endBytes, endBytes, bytes)))
    return std::nullopt;
  return bytes;
}

uint64_t palindrome::roundtrip::shardKey(llvm::StringRef path) {
  std::optional<std::string> bytes;
  // Opening a pipe would wait for its writer.
  if (fs::is_regular_file(path)) {
    if (auto file = fs::openNativeFileForRead(path)) {
      bytes = endsOf(*file);
      std::ignore = fs::closeFile(*file); // Nothing was written.
    } else {
      llvm::consumeError(file.takeError());
    }
  }
  return llvm::xxh3_64bits(bytes ? llvm::StringRef(*bytes) : path);
}

void palindrome::roundtrip::keepShard(std::vector<std::string> &paths,
                                      const Shard &shard) {
  llvm::erase_if(paths, [&](const std::string &path) {
    return !shard.has(shardKey(path));
  });
}
