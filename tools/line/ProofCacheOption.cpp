// Finds the file of proofs.

#include "tools/line/ProofCacheOption.h"
#include "tools/line/Command.h"
#include "verify/judge/proofs/Place.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome;
using namespace palindrome::tools;
namespace fs = llvm::sys::fs;

void ProofCacheOption::addTo(CommandLine &line) {
  line.addString("proof-cache", "FILE", value,
                 "where proofs are kept for later runs (default: "
                 "palindrome/proofs.sqlite in the user's cache folder); none: "
                 "nowhere");
  line.addString("proof-cache-key", "FILE", keyPath,
                 "use only proofs that were kept with the same secret, the "
                 "contents of FILE (docs/ci.md)");
}

/// Reads a key from `path`, which may be a pipe; reports why it cannot.
static std::optional<std::string> readKey(const std::string &path) {
  constexpr size_t least = 16, most = 4096;
  auto fail = [&](const llvm::Twine &problem) {
    reportError((path + ": error: " + problem).str());
    return std::nullopt;
  };
  llvm::Expected<fs::file_t> file = fs::openNativeFileForRead(path);
  if (!file)
    return fail("cannot read: " + llvm::toString(file.takeError()));
  std::string key(most + 1, '\0');
  size_t size = 0;
  llvm::Expected<size_t> read = 0;
  do {
    read = fs::readNativeFile(
        *file, llvm::MutableArrayRef<char>(key).drop_front(size));
    size += read ? *read : 0;
  } while (read && *read != 0 && size != key.size());
  std::error_code closing = fs::closeFile(*file);
  if (!read)
    return fail("cannot read: " + llvm::toString(read.takeError()));
  if (closing)
    return fail("cannot read: " + closing.message());
  if (size < least || size > most)
    return fail("a key has between " + llvm::Twine(least) + " and " +
                llvm::Twine(most) +
                " bytes; head -c 32 /dev/urandom makes a good one");
  key.resize(size);
  return key;
}

bool ProofCacheOption::prepare() {
  std::optional<std::string> key;
  if (!keyPath.empty() && !(key = readKey(keyPath)))
    return false;
  std::optional<proofs::StorePlace> place = proofs::findStore(value);
  if (!place)
    return true;
  isNamed = place->isNamed;
  file = place->makeStore();
  if (key)
    file->useKey(std::move(*key));
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
