// A part of a corpus, for one of several machines.

#ifndef PALINDROME_VERIFY_ROUNDTRIP_SHARD_H
#define PALINDROME_VERIFY_ROUNDTRIP_SHARD_H

#include "palindrome/Verify.h"

namespace palindrome {

/// The `number`-th of `count` shards; numbers begin with 1. A file belongs to
/// the shard that follows from its contents, whatever its name, the order of
/// the files and the machine.
struct Shard {
  uint64_t number = 1, count = 1;

  std::string name() const {
    return std::to_string(number) + "/" + std::to_string(count);
  }
};

/// The shard with the name `text`, such as "3/10"; nothing if it is no shard.
std::optional<Shard> parseShard(llvm::StringRef text);

/// The shard that an option's value names: "K/N"; "auto", for the task of an
/// array job of Slurm in whose environment this process runs; or "auto/N" for
/// such a task, or for a pod of an Indexed Job of Kubernetes, of which there
/// are N. The error is one line.
llvm::Expected<Shard> findShard(llvm::StringRef value);

/// Keeps those of `inputs` that belong to `shard`, in their order. The shard of
/// an input that cannot be read follows from its name.
void keepShard(std::vector<VerifyInput> &inputs, const Shard &shard);

} // namespace palindrome

#endif // PALINDROME_VERIFY_ROUNDTRIP_SHARD_H
