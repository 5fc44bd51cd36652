// palindrome corpus remove: removes entries from a store.

#include "tools/commands/corpus/Actions.h"
#include "tools/commands/corpus/Entries.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome;
using namespace palindrome::tools;
using namespace palindrome::corpus;

static int runRemove(const Command &self,
                     const std::vector<std::string> &arguments) {
  CommandLine line(self);
  Filter filter;
  std::string format;
  addFilter(line, filter);
  line.addChoice("format", format, {"text", "json"}, "the form of the result");
  if (std::optional<int> status = line.parse(arguments, 1, SIZE_MAX))
    return *status;
  bool hasDigests = line.inputs.size() > 1, hasFilter = isSet(filter);
  if (hasDigests == hasFilter)
    return line.usageError(hasDigests
                               ? "name entries, or give options that choose "
                                 "them, but not both"
                               : "too few arguments; expected DIGEST... or "
                                 "options that choose entries");
  Store store(line.inputs.front());
  if (llvm::Error error = store.openExisting())
    return reportError(llvm::toString(std::move(error)));
  std::vector<Entry> removed;
  if (hasFilter) {
    llvm::Expected<std::vector<Entry>> found = store.entries(filter);
    if (!found)
      return reportError(llvm::toString(found.takeError()));
    removed = std::move(*found);
  }
  for (const std::string &digest : llvm::ArrayRef(line.inputs).drop_front()) {
    llvm::Expected<Entry> entry = store.find(digest);
    if (!entry)
      return reportError(llvm::toString(entry.takeError()));
    if (llvm::none_of(removed, [&](const Entry &other) {
          return other.number == entry->number;
        }))
      removed.push_back(std::move(*entry));
  }
  if (llvm::Error error = store.remove(removed))
    return reportError(llvm::toString(std::move(error)));
  uint64_t bytes = 0;
  for (const Entry &entry : removed)
    bytes += entry.storedSize;
  if (format == "json")
    llvm::outs() << formatJSONLine("corpus-removed", [&](JSONObject &object) {
      object.number("entries", int64_t(removed.size()));
      object.number("stored_bytes", int64_t(bytes));
    }) << '\n';
  else
    llvm::outs() << countOf(removed.size(), "entry", "entries")
                 << " removed, stored as " << formatBytes(bytes) << '\n';
  return ExitSuccess;
}

const Command palindrome::tools::corpusRemoveAction = {
    "corpus remove",
    "STORE DIGEST... | STORE --origin=PATH... [options]",
    "palindrome corpus remove my-store 3f2a",
    "Remove entries with their modules",
    "DIGEST is the digest of an entry, or its first digits. Options choose\n"
    "entries as they do for palindrome corpus list, which shows before what\n"
    "would be removed. If one DIGEST is wrong, nothing is removed.\n"
    "\n"
    "Exit status: 0 if the entries are removed; 2 on wrong usage, or if there\n"
    "is no entry of a name, or more than one.\n",
    runRemove};
