// A command's output: stdout, or a file that appears only once it is complete.

#ifndef PALINDROME_TOOLS_OUTPUTFILE_H
#define PALINDROME_TOOLS_OUTPUTFILE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"
#include <memory>
#include <optional>
#include <string>

namespace palindrome {

/// Opens, takes what is streamed, and finishes. If it is not finished, a file
/// is left as it was. Each function that fails gives false after reporting one
/// line on stderr.
class OutputFile {
public:
  ~OutputFile();

  /// Opens `path`; "" and "-" are stdout. What is no regular file (a pipe, a
  /// device) is written as it is.
  bool open(llvm::StringRef path);

  llvm::raw_ostream &stream() { return *os; }

  /// Flushes, checks for errors, and puts the file in its place.
  bool finish();

private:
  bool fail(std::error_code error);

  std::string path;
  std::optional<llvm::sys::fs::TempFile> temporary;
  std::unique_ptr<llvm::raw_fd_ostream> os;
};

/// Writes all of `contents` to `path`.
bool writeOutput(llvm::StringRef path, llvm::StringRef contents);

} // namespace palindrome

#endif // PALINDROME_TOOLS_OUTPUTFILE_H
