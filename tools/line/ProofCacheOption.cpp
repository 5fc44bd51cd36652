// Finds the file of proofs.

#include "tools/line/ProofCacheOption.h"
#include "tools/line/Command.h"
#include "verify/proofs/Place.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome;

void ProofCacheOption::addTo(CommandLine &line) {
  line.addString("proof-cache", "FILE", value,
                 "where proofs are kept for later runs (default: "
                 "palindrome/proofs.sqlite in the user's cache folder); none: "
                 "nowhere");
}

bool ProofCacheOption::prepare() {
  std::optional<proofs::StorePlace> place = proofs::findStore(value);
  if (!place)
    return true;
  isNamed = place->isNamed;
  file = place->makeStore();
  if (!isNamed)
    return true;
  if (llvm::Error error = file->open()) {
    reportError(file->path + ": error: " + llvm::toString(std::move(error)));
    return false;
  }
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
    reportError(file->path + ": warning: " + file->notice());
  if (isNamed && !file->trouble().empty())
    reportError(file->path + ": warning: " + file->trouble());
}
