// Packages in Rust, which cargo builds.

#include "corpus/harvest/Gather.h"
#include "corpus/harvest/compile/Run.h"
#include "verify/base/io/Content.h"
#include "verify/base/io/FolderWalk.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <cstdlib>

using namespace palindrome;
using namespace palindrome::corpus;
using namespace palindrome::corpus::harvest;
using llvm::StringRef;
namespace fs = llvm::sys::fs;

/// The words that have cargo build `package` to `target`. rustc leaves the
/// bitcode of each crate beside what it makes anyway.
static std::vector<std::string> commandFor(StringRef package, StringRef target,
                                           const GatherOptions &options) {
  const char *flags = std::getenv("RUSTFLAGS");
  std::string all = flags ? std::string(flags) + " " : "";
  std::vector<std::string> words = {"env",
                                    "RUSTFLAGS=" + all + "--emit=llvm-bc",
                                    "cargo",
                                    "build",
                                    "--manifest-path",
                                    (package + "/Cargo.toml").str(),
                                    "--target-dir",
                                    target.str()};
  llvm::append_range(words, options.cargoFlags);
  return words;
}

/// The modules of crates below `target`, without those from which cargo would
/// go on with a part of a crate. What cannot be listed goes to `problems`.
static std::vector<std::string> findCrates(StringRef target,
                                           std::vector<std::string> &problems) {
  std::vector<std::string> found;
  auto add = [&](const fs::directory_entry &entry) {
    if (llvm::sys::path::filename(entry.path()) == "incremental")
      return false;
    if (llvm::sys::path::extension(entry.path()) == ".bc")
      found.push_back(entry.path());
    return true;
  };
  for (const Unlistable &missing : walkFolder(target, add))
    problems.push_back(missing.str());
  llvm::sort(found);
  return found;
}

llvm::Error harvest::gatherCargo(const std::string &path,
                                 const GatherOptions &options,
                                 Gathered &gathered) {
  llvm::SmallString<256> package = StringRef(path);
  if (std::error_code error = fs::make_absolute(package))
    return llvm::createStringError(path + ": error: " + error.message());
  llvm::sys::path::remove_dots(package, /*remove_dot_dot=*/true);
  if (!fs::is_directory(package))
    llvm::sys::path::remove_filename(package);
  // What was built stays until the next run, which goes on from there.
  std::string target =
      options.buildFolder + "/cargo-" + contentDigest(package).substr(0, 16);
  if (std::error_code error = fs::create_directories(target))
    return llvm::createStringError(target +
                                   ": error: cannot make: " + error.message());
  options.announce(path +
                   ": note: runs cargo build, and with it the compiler, the "
                   "build.rs and the procedural macros that the package and "
                   "what it depends on name");
  llvm::Expected<execute::Capture> run =
      runProgram(commandFor(package, target, options), package.str().str(),
                 /*timeoutSeconds=*/0);
  if (!run)
    return llvm::createStringError(
        path + ": error: " + llvm::toString(run.takeError()));
  bool isBuilt = run->ending.kind == execute::Ending::Kind::Exited &&
                 run->ending.status == 0;
  // What was built before an error is harvested, too.
  if (!isBuilt)
    gathered.problems.push_back(path +
                                ": error: cargo build: " + reasonOf(*run, 0));
  std::vector<std::string> modules = findCrates(target, gathered.problems);
  if (modules.empty() && isBuilt)
    gathered.problems.push_back(path + ": error: cargo built no crate");
  for (const std::string &module : modules) {
    // The name of the file is that of the crate, with a digest of how it is
    // built.
    std::string origin = (package + ":" + llvm::sys::path::stem(module)).str();
    gathered.files.push_back({VerifyInput(module), origin, "Rust"});
  }
  return llvm::Error::success();
}
