// The modules of a version of a program: what OLD or NEW names.

#ifndef PALINDROME_TOOLS_COMMANDS_COMPARE_VERSION_H
#define PALINDROME_TOOLS_COMMANDS_COMPARE_VERSION_H

#include "corpus/harvest/compile/Command.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"
#include <functional>
#include <memory>

namespace palindrome::tools {

/// A module: a file, a part of one, an entry of a store, or what a compiler
/// makes of a unit of a build.
struct VersionModule {
  std::string name; ///< In reports, such as "v1/libz.a(m.o)".
  /// What it is paired by: its path within what was named, such as "(m.o)".
  std::string path;
  /// Its bytes; an error is one line that begins with the name.
  std::function<llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>()> read;
};

struct Version {
  std::vector<VersionModule> modules;
  /// Whether it is a file that is a module itself, which has one counterpart
  /// whatever its name.
  bool isModule = false;
  std::vector<std::string> notes;    ///< Lines `path: note: message`.
  std::vector<std::string> problems; ///< Lines `path: error: message`.
};

/// Finds the modules of `path`: a file, an archive, an object or a program with
/// bitcode, a folder of modules, a store of `palindrome corpus`, or a compile
/// database, whose units are compiled as `options` say, each when it is read.
/// An error is one line, as that a path cannot be read.
llvm::Expected<Version>
findVersion(const std::string &path,
            const corpus::harvest::CompileOptions &options);

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_COMMANDS_COMPARE_VERSION_H
