// Finds the file of proofs.

#include "tools/line/ProofCacheOption.h"
#include "tools/line/Command.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdlib>

using namespace palindrome;
using proofs::ProofStore;

void ProofCacheOption::addTo(CommandLine &line) {
  line.addString("proof-cache", "FILE", value,
                 "where proofs are kept for later runs (default: "
                 "palindrome/proofs.sqlite in the user's cache folder); none: "
                 "nowhere");
}

bool ProofCacheOption::prepare() {
  if (value.empty())
    if (const char *variable = std::getenv("PALINDROME_PROOF_CACHE"))
      value = variable;
  if (value == "none")
    return true;
  isNamed = !value.empty();
  if (isNamed) {
    file = std::make_unique<ProofStore>(value);
    if (llvm::Error error = file->open()) {
      reportError(file->path + ": error: " + llvm::toString(std::move(error)));
      return false;
    }
    return true;
  }
  llvm::SmallString<128> path;
  if (!llvm::sys::path::cache_directory(path))
    return true;
  llvm::sys::path::append(path, "palindrome", "proofs.sqlite");
  file = std::make_unique<ProofStore>(path.str().str(),
                                      ProofStore::Unfit::Replace);
  return true;
}

bool ProofCacheOption::prepareForWorkers() {
  if (!prepare())
    return false;
  if (file) {
    // An own file that cannot be used is done without.
    llvm::consumeError(file->open());
    warn();
    file->close();
  }
  return true;
}

void ProofCacheOption::warn() const {
  if (!file)
    return;
  if (!file->notice().empty())
    llvm::errs() << file->path << ": warning: " << file->notice() << '\n';
  if (isNamed && !file->trouble().empty())
    llvm::errs() << file->path << ": warning: " << file->trouble() << '\n';
}
