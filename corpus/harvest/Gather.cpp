// Finds what there is to harvest below paths.

#include "corpus/harvest/Gather.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace palindrome::corpus;
using namespace palindrome::corpus::harvest;
using llvm::StringRef;
namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

static bool holds(StringRef folder, StringRef file) {
  return fs::exists(folder + "/" + file);
}

static bool isCargo(StringRef path) {
  return path::filename(path) == "Cargo.toml" || holds(path, "Cargo.toml");
}

static bool isDatabase(StringRef path) {
  return path::extension(path) == ".json";
}

static bool isFolderWithDatabase(StringRef path) {
  return holds(path, "compile_commands.json");
}

static llvm::Error gatherFolderWithDatabase(const std::string &path,
                                            const GatherOptions &options,
                                            Gathered &gathered) {
  return gatherDatabase(path + "/compile_commands.json", options, gathered);
}

static bool isNinjaFolder(StringRef path) { return holds(path, "build.ninja"); }

static bool isFolder(StringRef path) { return fs::is_directory(path); }

static bool isAnything(StringRef) { return true; }

static constexpr PathKind kinds[] = {
    {"a package of cargo", isCargo, true, gatherCargo},
    {"a compile database", isDatabase, true, gatherDatabase},
    {"a build with a compile database", isFolderWithDatabase, true,
     gatherFolderWithDatabase},
    {"a build of ninja", isNinjaFolder, true, gatherNinja},
    {"a folder", isFolder, false, gatherFolder},
    {"a file", isAnything, false, gatherFiles},
};

llvm::ArrayRef<PathKind> harvest::pathKinds() { return kinds; }

llvm::Expected<Gathered> harvest::gather(llvm::ArrayRef<std::string> paths,
                                         const GatherOptions &options) {
  Gathered gathered;
  for (const std::string &path : paths) {
    fs::file_status status;
    if (std::error_code error = fs::status(path, status))
      return llvm::createStringError(
          path + ": error: cannot read: " + error.message());
    for (const PathKind &kind : kinds) {
      if (!kind.fits(path))
        continue;
      if (kind.runsCommands && !options.runsCommands) {
        if (status.type() == fs::file_type::directory_file)
          continue; // A later kind takes the files below it.
        return llvm::createStringError(
            path + ": error: this is " + kind.name +
            ", of which nothing can be harvested without running commands; "
            "name a folder, or files with modules");
      }
      if (llvm::Error error = kind.gather(path, options, gathered))
        return std::move(error);
      break;
    }
  }
  return gathered;
}
