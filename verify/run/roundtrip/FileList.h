// Lists of the files of a corpus, which the tasks of a cluster share.

#ifndef PALINDROME_VERIFY_RUN_ROUNDTRIP_FILELIST_H
#define PALINDROME_VERIFY_RUN_ROUNDTRIP_FILELIST_H

#include "verify/run/roundtrip/Shard.h"
#include "llvm/Support/raw_ostream.h"

namespace palindrome::roundtrip {

/// Writes a line for each of `paths`: its key (see `shardKey`) as 16
/// hexadecimal digits, a tab, and the path. A path with a line break is written
/// with escapes, behind a mark that says so: `\:one\ntwo.ll`.
void writeFileList(llvm::ArrayRef<std::string> paths, llvm::raw_ostream &os);

/// The paths in the list `file` ("-": stdin), in their order, or those of them
/// that belong to `shard`. A line is as above, or a path alone, whose key
/// follows from the file then; empty lines do not count. It is an error, in one
/// line, if the list cannot be read or has no path.
llvm::Expected<std::vector<std::string>>
readFileList(llvm::StringRef file, const std::optional<Shard> &shard);

} // namespace palindrome::roundtrip

#endif // PALINDROME_VERIFY_RUN_ROUNDTRIP_FILELIST_H
