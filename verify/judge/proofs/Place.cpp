// Finds the file of proofs.

#include "verify/judge/proofs/Place.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Path.h"
#include <cstdlib>

using namespace palindrome::proofs;

std::unique_ptr<ProofStore> StorePlace::makeStore() const {
  return std::make_unique<ProofStore>(
      path, isNamed ? ProofStore::Unfit::Reject : ProofStore::Unfit::Replace);
}

std::optional<StorePlace> palindrome::proofs::findStore(std::string given) {
  if (given.empty())
    if (const char *variable = std::getenv("PALINDROME_PROOF_CACHE"))
      given = variable;
  if (given == "none")
    return std::nullopt;
  if (!given.empty())
    return StorePlace{std::move(given), /*isNamed=*/true};
  llvm::SmallString<128> path;
  if (!llvm::sys::path::cache_directory(path))
    return std::nullopt;
  llvm::sys::path::append(path, "palindrome", "proofs.sqlite");
  return StorePlace{path.str().str(), /*isNamed=*/false};
}
