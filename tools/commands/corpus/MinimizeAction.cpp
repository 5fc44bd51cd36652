// palindrome corpus minimize: the smallest entries with the same features.

#include "corpus/features/Describe.h"
#include "corpus/store/Minimize.h"
#include "tools/commands/corpus/Actions.h"
#include "tools/commands/corpus/Entries.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome;
using namespace palindrome::tools;
using namespace palindrome::corpus;

namespace {
struct Sum {
  explicit Sum(llvm::ArrayRef<Entry> entries) : entries(entries.size()) {
    for (const Entry &entry : entries) {
      bytes += entry.size;
      stored += entry.storedSize;
    }
  }
  std::string text() const {
    return countOf(entries, "entry", "entries") + ", " + formatBytes(bytes) +
           ", stored as " + formatBytes(stored);
  }

  uint64_t entries, bytes = 0, stored = 0;
};
} // namespace

static void report(const Minimized &result, bool isJSON,
                   llvm::StringRef whatOthers) {
  Sum kept(result.kept), others(result.others);
  if (!isJSON) {
    llvm::outs() << countOf(result.features, "feature", "features");
    if (result.edges)
      llvm::outs() << " and " << countOf(result.edges, "edge", "edges");
    llvm::outs() << " in all\nkept      " << kept.text() << '\n'
                 << whatOthers << others.text() << '\n';
    return;
  }
  llvm::outs() << formatJSONLine("corpus-minimized", [&](JSONObject &object) {
    object.number("features", int64_t(result.features));
    object.number("edges", int64_t(result.edges));
    auto addSum = [&](llvm::StringRef key, const Sum &sum) {
      object.object(key, [&](JSONObject &member) {
        member.number("entries", int64_t(sum.entries));
        member.number("bytes", int64_t(sum.bytes));
        member.number("stored_bytes", int64_t(sum.stored));
      });
    };
    addSum("kept", kept);
    addSum("others", others);
  }) << '\n';
}

static llvm::Error copyKept(Store &store, const Minimized &result,
                            const std::string &folder) {
  Store other(folder);
  if (llvm::Error error = other.open())
    return error;
  for (const Entry &entry : result.kept)
    if (llvm::Error error = copyEntry(store, entry, other))
      return error;
  return llvm::Error::success();
}

static int runMinimize(const Command &self,
                       const std::vector<std::string> &arguments) {
  CommandLine line(self);
  bool isDryRun = false;
  std::string format, other;
  line.addFlag("dry-run", isDryRun, "only say what would be removed");
  line.addString("output,o", "OTHER", other,
                 "leave the store as it is, and add the entries that are kept "
                 "to the store OTHER");
  line.addChoice("format", format, {"text", "json"}, "the form of the result");
  if (std::optional<int> status = line.parse(arguments, 1, 1))
    return *status;
  if (isDryRun && !other.empty())
    return line.usageError("--dry-run writes nothing, also not to another "
                           "store");
  Store store(line.inputs.front());
  if (llvm::Error error = store.openExisting())
    return reportError(llvm::toString(std::move(error)));
  llvm::Expected<uint64_t> outdated = store.countOutdated(describerVersion());
  if (!outdated)
    return reportError(llvm::toString(outdated.takeError()));
  if (*outdated)
    return reportError(store.folder + ": error: " +
                       countOf(*outdated, "entry was", "entries were") +
                       " described by another version of Palindrome; run "
                       "palindrome corpus refresh first");
  llvm::Expected<Minimized> result = minimize(store);
  if (!result)
    return reportError(llvm::toString(result.takeError()));
  if (!other.empty()) {
    if (llvm::Error error = copyKept(store, *result, other))
      return reportError(llvm::toString(std::move(error)));
  } else if (!isDryRun) {
    if (llvm::Error error = store.remove(result->others))
      return reportError(llvm::toString(std::move(error)));
  }
  report(*result, format == "json",
         isDryRun || !other.empty() ? "needless  " : "removed   ");
  return ExitSuccess;
}

const Command palindrome::tools::corpusMinimizeAction = {
    "corpus minimize",
    "STORE [options]",
    "palindrome corpus minimize my-store -o small-store",
    "Keep the smallest modules that have the same features together",
    "Removes entries all of whose features others have: a module that alone "
    "has\n"
    "a feature is kept, and of the others those with the most new features "
    "for\n"
    "their size; none of them could be left out. It is no proof that no "
    "smaller\n"
    "set exists. Where Palindrome is built with coverage, the edges of its "
    "code\n"
    "that the round trip of a module covers are features, too.\n"
    "\n"
    "Exit status: 0 if all went well, 2 on wrong usage or if the store cannot\n"
    "be read or written.\n",
    runMinimize};
