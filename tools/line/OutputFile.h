// The output of a command: stdout, or a file that appears only when it is
// complete.

#ifndef PALINDROME_TOOLS_LINE_OUTPUTFILE_H
#define PALINDROME_TOOLS_LINE_OUTPUTFILE_H

#include "verify/base/io/UniqueFile.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"
#include <memory>
#include <optional>
#include <string>

namespace palindrome::tools {

/// What a command writes.
enum class Content {
  /// To be kept as it is: a module, or a format that programs read.
  Data,
  /// For people, who see what is written on a terminal or in the log of a CI
  /// server: these obey none of it (verify/base/io/TextStream.h).
  Text,
};

/// What a report in the format `format` is: "text" is for people.
inline Content contentOf(llvm::StringRef format) {
  return format == "text" ? Content::Text : Content::Data;
}

/// An output to be opened, written to as a stream, and finished. Without
/// `finish` a file stays as it was. A function that fails returns false after
/// reporting the error in one line on stderr.
class OutputFile {
public:
  ~OutputFile();

  /// Opens `path`; "" and "-" stand for stdout. A pipe or a device is written
  /// to directly.
  bool open(llvm::StringRef path, Content content = Content::Data);

  /// Erases a progress bar on the same terminal before anything is written.
  llvm::raw_ostream &stream() { return text ? *text : front ? *front : *os; }

  /// Whether what is written is to be coloured.
  bool hasColour() const;

  /// Flushes, checks for errors, and renames the file to its final name.
  bool finish();

private:
  bool fail(std::error_code error);
  bool openFile(llvm::StringRef name);

  std::string path;
  std::optional<UniqueFile> temporary;
  int descriptor = -1; ///< That `os` writes to.
  std::unique_ptr<llvm::raw_fd_ostream> os;
  /// Writes to `os`; null if nothing needs to be done before.
  std::unique_ptr<llvm::raw_ostream> front;
  /// Writes to one of these; null for data.
  std::unique_ptr<llvm::raw_ostream> text;
};

/// Writes all of `contents` to `path`.
bool writeOutput(llvm::StringRef path, llvm::StringRef contents);

} // namespace palindrome::tools

#endif // PALINDROME_TOOLS_LINE_OUTPUTFILE_H
