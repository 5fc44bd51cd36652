// Compile databases: the commands by which the units of a build are compiled.

#ifndef PALINDROME_CORPUS_HARVEST_COMPILE_DATABASE_H
#define PALINDROME_CORPUS_HARVEST_COMPILE_DATABASE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace palindrome::corpus::harvest {

/// An entry of a database.
struct CompileEntry {
  std::string directory; ///< The absolute path of where the command runs.
  std::string file;      ///< As the entry has it.
  /// The words of the command; the first is the compiler.
  std::vector<std::string> arguments;

  /// The absolute path of the file.
  std::string path() const;
};

/// A database, and the entries of it that are none.
struct CompileDatabase {
  std::vector<CompileEntry> entries;
  std::vector<std::string> problems; ///< Each a line `path: error: message`.
};

/// Reads `json`, the contents of the database `path`, in the form of CMake's
/// and Clang's `compile_commands.json`. Relative folders are below that of
/// `path`. The error is one line with the path.
llvm::Expected<CompileDatabase> parseDatabase(llvm::StringRef json,
                                              llvm::StringRef path);

} // namespace palindrome::corpus::harvest

#endif // PALINDROME_CORPUS_HARVEST_COMPILE_DATABASE_H
