// The output of a command.

#include "tools/line/OutputFile.h"
#include "tools/line/Command.h"
#include "verify/base/io/TextStream.h"
#include "verify/base/terminal/Progress.h"
#include "verify/base/terminal/Terminal.h"
#include "llvm/ADT/SmallString.h"
#include <unistd.h>

using namespace palindrome;
using namespace palindrome::tools;
namespace fs = llvm::sys::fs;

bool OutputFile::fail(std::error_code error) {
  if (error == std::errc::broken_pipe)
    return false; // Nobody reads it: there is nobody to tell, either.
  reportError((path.empty() ? "<stdout>" : path) +
              ": error: cannot write: " + error.message());
  return false;
}

bool OutputFile::open(llvm::StringRef name, Content content) {
  if (!openFile(name))
    return false;
  front = besideBar(*os, descriptor);
  if (content == Content::Text)
    text = std::make_unique<TextStream>(stream());
  return true;
}

bool OutputFile::hasColour() const { return palindrome::hasColour(descriptor); }

bool OutputFile::openFile(llvm::StringRef name) {
  if (name.empty() || name == "-") {
    descriptor = STDOUT_FILENO;
    os = std::make_unique<llvm::raw_fd_ostream>(descriptor,
                                                /*shouldClose=*/false);
    return true;
  }
  path = name.str();
  // A symbolic link is preserved; its target is replaced.
  llvm::SmallString<128> target;
  if (!fs::real_path(path, target))
    path = std::string(target);

  fs::file_status status;
  std::error_code error = fs::status(path, status);
  if (!error && status.type() == fs::file_type::directory_file)
    return fail(std::make_error_code(std::errc::is_a_directory));
  if (!error && status.type() != fs::file_type::regular_file) {
    error = fs::openFileForWrite(path, descriptor, fs::CD_OpenExisting);
    if (error)
      return fail(error);
    os = std::make_unique<llvm::raw_fd_ostream>(descriptor,
                                                /*shouldClose=*/true);
    return true;
  }
  // Renaming would replace even a write-protected file.
  if (!error && !fs::can_write(path))
    return fail(std::make_error_code(std::errc::permission_denied));

  llvm::ErrorOr<UniqueFile> created = UniqueFile::create(path + ".");
  if (!created)
    return fail(created.getError());
  temporary = std::move(*created);
  descriptor = temporary->descriptor();
  os = std::make_unique<llvm::raw_fd_ostream>(descriptor,
                                              /*shouldClose=*/false);
  return true;
}

bool OutputFile::finish() {
  text.reset();
  front.reset();
  os->flush();
  std::error_code error = os->error();
  os->clear_error();
  os.reset();
  if (error)
    return fail(error);
  if (!temporary)
    return true;
  error = temporary->keep(path);
  temporary.reset();
  return error ? fail(error) : true;
}

OutputFile::~OutputFile() {
  text.reset();
  front.reset();
  if (os) {
    os->flush();
    os->clear_error();
  }
  os.reset();
}

bool palindrome::tools::writeOutput(llvm::StringRef path,
                                    llvm::StringRef contents) {
  OutputFile output;
  if (!output.open(path))
    return false;
  output.stream() << contents;
  return output.finish();
}
