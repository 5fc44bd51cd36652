// Divides a corpus into shards.

#include "verify/roundtrip/Shard.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/xxhash.h"
#include <cstdlib>

using namespace palindrome;

std::optional<Shard> palindrome::parseShard(llvm::StringRef text) {
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

llvm::Expected<Shard> palindrome::findShard(llvm::StringRef value) {
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

static uint64_t hashOf(const VerifyInput &input) {
  if (input.line)
    return llvm::xxh3_64bits(input.text);
  if (input.path != "-" || input.contents) {
    llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> bytes = input.read();
    if (bytes)
      return llvm::xxh3_64bits((*bytes)->getBuffer());
    llvm::consumeError(bytes.takeError());
  }
  return llvm::xxh3_64bits(llvm::StringRef(input.name()));
}

void palindrome::keepShard(std::vector<VerifyInput> &inputs,
                           const Shard &shard) {
  llvm::erase_if(inputs, [&](const VerifyInput &input) {
    return hashOf(input) % shard.count != shard.number - 1;
  });
}
