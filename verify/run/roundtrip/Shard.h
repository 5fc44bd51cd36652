// A part of a corpus, for one of several machines.

#ifndef PALINDROME_VERIFY_RUN_ROUNDTRIP_SHARD_H
#define PALINDROME_VERIFY_RUN_ROUNDTRIP_SHARD_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <optional>
#include <string>
#include <vector>

namespace palindrome::roundtrip {

/// The `number`-th of `count` shards; numbers begin with 1. A file belongs to
/// the shard that follows from its key, whatever its name, the order of the
/// files and the machine.
struct Shard {
  uint64_t number = 1, count = 1;

  /// Whether files with the key `key` belong to it.
  bool has(uint64_t key) const { return key % count == number - 1; }

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

/// A number that follows from the contents of the file `path`: from its size,
/// its first and its last 4 KB, so that a corpus is divided without reading it
/// whole. What is no regular file, or cannot be read, has the number of its
/// name.
uint64_t shardKey(llvm::StringRef path);

/// Keeps those of `paths` that belong to `shard`, in their order.
void keepShard(std::vector<std::string> &paths, const Shard &shard);

} // namespace palindrome::roundtrip

#endif // PALINDROME_VERIFY_RUN_ROUNDTRIP_SHARD_H
