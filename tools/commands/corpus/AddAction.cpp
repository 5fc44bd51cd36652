// palindrome corpus add: adds files to a store.

#include "palindrome/Verify.h"
#include "tools/commands/corpus/Actions.h"
#include "tools/commands/corpus/Taking.h"
#include "verify/base/io/LLVMReader.h"
#include "verify/run/roundtrip/FileSearch.h"
#include "llvm/Support/FileSystem.h"

using namespace palindrome;
using namespace palindrome::tools;
using namespace palindrome::corpus;

namespace {
/// A file, and the PATH that it was found below.
struct Found {
  std::string file, root;
  /// What a store says of the file, if it is an object of one.
  std::optional<Entry> entry = std::nullopt;
};
} // namespace

/// Appends the modules of the store in `folder`.
static llvm::Error addEntries(const std::string &folder,
                              std::vector<Found> &found) {
  Store store(folder);
  if (llvm::Error error = store.openExisting())
    return error;
  return store.forEach({}, [&](const Entry &entry) {
    found.push_back({store.pathOf(entry), folder, entry});
  });
}

static llvm::Expected<std::vector<Found>>
findFiles(llvm::ArrayRef<std::string> paths) {
  std::vector<Found> found;
  for (const std::string &path : paths) {
    if (Store::isStore(path)) {
      if (llvm::Error error = addEntries(path, found))
        return std::move(error);
      continue;
    }
    roundtrip::FileSearch search;
    if (llvm::Error error = search.add(path))
      return std::move(error);
    search.dropRepeated();
    // To read a folder that cannot be listed is reported, and costs no more.
    for (Unlistable &folder : search.unlistable)
      search.files.push_back(std::move(folder.path));
    for (std::string &file : search.files)
      found.push_back(
          {std::move(file), llvm::StringRef(path).rtrim('/').str()});
  }
  return found;
}

/// The module of an entry, once for each of its origins.
static Supply supplyOf(const Found &found) {
  Supply supply;
  llvm::Expected<std::string> contents = Store(found.root).get(*found.entry);
  if (!contents) {
    supply.problems.push_back(llvm::toString(contents.takeError()));
    return supply;
  }
  for (const Origin &origin : found.entry->origins)
    supply.modules.push_back({*contents, found.file, origin});
  return supply;
}

/// Where a file comes from: its absolute path, or `name` in the place of the
/// PATH that it was found below.
static std::string originOf(const Found &found, llvm::StringRef name) {
  if (!name.empty())
    return (name + llvm::StringRef(found.file).drop_front(found.root.size()))
        .str();
  if (found.file == "-")
    return "<stdin>";
  llvm::SmallString<256> path = llvm::StringRef(found.file);
  return llvm::sys::fs::make_absolute(path) ? found.file : path.str().str();
}

static int runAdd(const Command &self,
                  const std::vector<std::string> &arguments) {
  CommandLine line(self);
  Taking taking;
  Origin origin;
  line.addString("origin", "NAME", origin.path,
                 "record NAME as the origin in the place of PATH; what is "
                 "below a folder keeps its path within");
  line.addString("language", "NAME", origin.language,
                 "record what the modules were compiled from, in the place of "
                 "what they say themselves");
  line.addString("flags", "TEXT", origin.flags,
                 "record the flags of the compiler, likewise");
  taking.addTo(line, "file");
  if (std::optional<int> status =
          taking.plugins.parse(line, arguments, 2, SIZE_MAX))
    return *status;

  llvm::Expected<std::vector<Found>> files =
      findFiles(llvm::ArrayRef(line.inputs).drop_front());
  if (!files)
    return reportError(llvm::toString(files.takeError()));
  Sources sources;
  sources.count = files->size();
  sources.name = [&](size_t index) { return (*files)[index].file; };
  sources.read = [&](size_t index) {
    const Found &found = (*files)[index];
    if (found.entry)
      return supplyOf(found);
    Supply supply;
    Diagnostic error;
    std::unique_ptr<llvm::MemoryBuffer> contents = readInput(found.file, error);
    if (!contents) {
      supply.problems.push_back(error.str());
      return supply;
    }
    Incoming &module = supply.modules.emplace_back();
    module.contents = contents->getBuffer().str();
    module.name = found.file == "-" ? "<stdin>" : found.file;
    module.origin = origin;
    module.origin.path = originOf(found, origin.path);
    return supply;
  };
  return taking.run(line.inputs.front(), sources);
}

const Command palindrome::tools::corpusAddAction = {
    "corpus add",
    "STORE PATH... [options]",
    "palindrome corpus add my-store my-modules",
    "Add modules to a store, which is made where it is missing",
    "A directory stands for the .ll, .bc, .mlir and .mlirbc files anywhere\n"
    "below it, also compressed ones as .ll.zst; - stands for stdin; another\n"
    "store for all of its entries with their origins. Each module is read,\n"
    "verified and described in a worker process. What cannot be read is\n"
    "reported and left out. The same contents are stored once; another path\n"
    "becomes another origin of the entry.\n"
    "\n"
    "Exit status: 0 if all modules are in the store, 1 if some could not be\n"
    "read, unless --skip-unreadable is given, 2 on wrong usage or if a path\n"
    "or the store cannot be read or written.\n",
    runAdd};
