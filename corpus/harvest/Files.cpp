// Files that hold modules, and folders of them.

#include "corpus/harvest/Gather.h"
#include "verify/base/io/FolderWalk.h"
#include "verify/base/io/Language.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <algorithm>

using namespace palindrome;
using namespace palindrome::corpus;
using namespace palindrome::corpus::harvest;
using llvm::StringRef;
namespace fs = llvm::sys::fs;

llvm::Error harvest::gatherFiles(const std::string &path,
                                 const GatherOptions &options,
                                 Gathered &gathered) {
  OpenedInputs opened = openContainers({path}, options.limits);
  for (VerifyInput &input : opened.inputs)
    gathered.files.push_back({std::move(input), "", ""});
  llvm::append_range(gathered.notes, opened.notes);
  return llvm::Error::success();
}

/// Whether the file `path` may hold modules: by its extension, or by its first
/// bytes, since programs have none.
static bool mayHoldModules(const std::string &path) {
  bool isText = llvm::StringSwitch<bool>(llvm::sys::path::extension(path))
                    .Cases({".ll", ".bc", ".mlir", ".mlirbc"}, true)
                    .Default(false);
  if (isText)
    return true;
  auto start = llvm::MemoryBuffer::getFileSlice(path, 64, 0);
  if (!start) // It is shorter, or cannot be read.
    return false;
  StringRef bytes = (*start)->getBuffer();
  return isContainer(bytes) || detectBinary({bytes, ""});
}

llvm::Error harvest::gatherFolder(const std::string &path,
                                  const GatherOptions &options,
                                  Gathered &gathered) {
  std::vector<std::string> found;
  auto add = [&](const fs::directory_entry &entry) {
    bool isRegular = false;
    if (!fs::is_regular_file(entry.path(), isRegular) && isRegular &&
        mayHoldModules(entry.path()))
      found.push_back(entry.path());
    return true;
  };
  for (const Unlistable &missing : walkFolder(path, add)) {
    if (missing.path == path)
      return llvm::createStringError(missing.str());
    gathered.problems.push_back(missing.str());
  }
  llvm::sort(found);
  OpenedInputs opened =
      openContainers({found.begin(), found.end()}, options.limits);
  // A program without bitcode, which nobody named, is no bad entry.
  auto holdsNothing = [](const VerifyInput &input) {
    return input.holdsNothing;
  };
  size_t without = llvm::count_if(opened.inputs, holdsNothing);
  llvm::erase_if(opened.inputs, holdsNothing);
  if (without)
    gathered.notes.push_back(
        path + ": note: objects, libraries and programs without LLVM IR: " +
        std::to_string(without));
  if (opened.inputs.empty())
    gathered.problems.push_back(
        path + ": error: no modules below, no compile_commands.json, "
               "build.ninja or Cargo.toml in it; cmake writes the first with "
               "-DCMAKE_EXPORT_COMPILE_COMMANDS=ON, bear for make, and meson "
               "into the folder of the build");
  for (VerifyInput &input : opened.inputs)
    gathered.files.push_back({std::move(input), "", ""});
  llvm::append_range(gathered.notes, opened.notes);
  return llvm::Error::success();
}
