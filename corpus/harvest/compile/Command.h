// Makes a command that emits LLVM IR of one that compiles a unit of a build.

#ifndef PALINDROME_CORPUS_HARVEST_COMPILE_COMMAND_H
#define PALINDROME_CORPUS_HARVEST_COMPILE_COMMAND_H

#include "corpus/harvest/compile/Database.h"

namespace palindrome::corpus::harvest {

/// What the user wants of all compilations.
struct CompileOptions {
  /// The compilers for C and C++ in the place of those of the database; empty:
  /// these.
  std::string cc, cxx;
  /// Words to append to each command, which override what it has.
  std::vector<std::string> flags;
  double timeoutSeconds = 300; ///< Wall time of a compilation; 0: no limit.
};

/// A command to run.
struct CompileCommand {
  std::string directory;
  std::vector<std::string> words; ///< The first is the compiler.
  std::vector<std::string> files; ///< What follows them: "--", and files.
  std::string file;               ///< As the words or files have it.
  std::string path;               ///< The same, absolute.
  /// What the file is written in, such as "C++"; empty if its name does not
  /// tell.
  std::string language;
  /// Whether another compiler than that of the database runs, which may not
  /// know all of the options.
  bool isReplaced = false;

  /// The options as one text, without the compiler and the file.
  std::string flagsText() const;
};

/// What `path` is written in by its extension: "C", "C++", "assembly" ...;
/// empty if that tells nothing.
llvm::StringRef languageOf(llvm::StringRef path);

/// Makes the command of `entry` one that emits bitcode. What it must have for
/// that, and where the output goes, is for `compile` to add. The options of
/// the original that choose an output, and those that write other files, are
/// left out. A launcher such as ccache is, too.
CompileCommand makeCommand(const CompileEntry &entry,
                           const CompileOptions &options);

} // namespace palindrome::corpus::harvest

#endif // PALINDROME_CORPUS_HARVEST_COMPILE_COMMAND_H
