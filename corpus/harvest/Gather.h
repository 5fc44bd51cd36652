// Finds what there is to harvest below paths.

#ifndef PALINDROME_CORPUS_HARVEST_GATHER_H
#define PALINDROME_CORPUS_HARVEST_GATHER_H

#include "corpus/harvest/compile/Command.h"
#include "palindrome/Verify.h"
#include <functional>

namespace palindrome::corpus::harvest {

/// A file, or a module within one.
struct GatheredFile {
  VerifyInput input;
  /// What to record as the path of its origin and as its language; empty: the
  /// path of the file, and what the module says itself.
  std::string origin, language;
};

/// What there is to harvest.
struct Gathered {
  std::vector<GatheredFile> files;
  std::vector<CompileCommand> commands;
  std::vector<std::string> problems; ///< Each a line `path: error: message`.
  std::vector<std::string> notes;    ///< Likewise, with `note`.
};

struct GatherOptions {
  CompileOptions compile;
  OpenLimits limits; ///< For files that hold modules.
  /// The absolute path of a folder in which builds are kept until they are
  /// harvested.
  std::string buildFolder;
  std::vector<std::string> cargoFlags; ///< Words to append to `cargo build`.
  /// Whether programs may be run. If not, a folder stands for the files below
  /// it, whatever build it is of.
  bool runsCommands = true;
  /// Called with a line for the user before anything that a path names is run.
  std::function<void(const std::string &)> announce = [](const std::string &) {
  };
};

/// A kind of path.
struct PathKind {
  llvm::StringLiteral name;
  /// Whether `path` is of this kind.
  bool (*fits)(llvm::StringRef path);
  bool runsCommands; ///< Whether `gather` or what it gathers runs programs.
  /// Adds what is below `path`. An error is one line, of which the run ends.
  llvm::Error (*gather)(const std::string &path, const GatherOptions &options,
                        Gathered &gathered);
};

/// All kinds; a path is of the first that it fits. A new one is a function and
/// a row.
llvm::ArrayRef<PathKind> pathKinds();

/// Gathers what is below all of `paths`. The process must have no other
/// threads.
llvm::Expected<Gathered> gather(llvm::ArrayRef<std::string> paths,
                                const GatherOptions &options);

// The kinds, in files of their own.
llvm::Error gatherFiles(const std::string &path, const GatherOptions &options,
                        Gathered &gathered);
llvm::Error gatherFolder(const std::string &path, const GatherOptions &options,
                         Gathered &gathered);
/// Reads the compile database `path`.
llvm::Error gatherDatabase(const std::string &path,
                           const GatherOptions &options, Gathered &gathered);
/// Has ninja print the commands of the build in the folder `path`.
llvm::Error gatherNinja(const std::string &path, const GatherOptions &options,
                        Gathered &gathered);
/// Builds the package in the folder `path`, or with the manifest `path`, by
/// cargo.
llvm::Error gatherCargo(const std::string &path, const GatherOptions &options,
                        Gathered &gathered);

} // namespace palindrome::corpus::harvest

#endif // PALINDROME_CORPUS_HARVEST_GATHER_H
