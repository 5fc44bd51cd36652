// palindrome corpus refresh: finds the features of entries anew.

#include "corpus/features/Describe.h"
#include "tools/commands/corpus/Actions.h"
#include "tools/commands/corpus/Taking.h"

using namespace palindrome;
using namespace palindrome::tools;
using namespace palindrome::corpus;

static int runRefresh(const Command &self,
                      const std::vector<std::string> &arguments) {
  CommandLine line(self);
  Taking taking;
  taking.addTo(line, "entry");
  if (std::optional<int> status = taking.plugins.parse(line, arguments, 1, 1))
    return *status;
  std::vector<Entry> outdated;
  { // Workers read only files, and so the store is closed before they start.
    Store store(line.inputs.front());
    if (llvm::Error error = store.openExisting())
      return reportError(llvm::toString(std::move(error)));
    auto addOutdated = [&](const Entry &entry) {
      if (!store.hasDescribed(entry.digest, describerVersion()))
        outdated.push_back(entry);
    };
    if (llvm::Error error = store.forEach({}, addOutdated))
      return reportError(llvm::toString(std::move(error)));
  }
  const Store files(line.inputs.front());
  Sources sources;
  sources.count = outdated.size();
  sources.name = [&](size_t index) { return files.pathOf(outdated[index]); };
  sources.read = [&](size_t index) {
    const Entry &entry = outdated[index];
    Supply supply;
    llvm::Expected<std::string> contents = files.get(entry);
    if (!contents) {
      supply.problems.push_back(llvm::toString(contents.takeError()));
      return supply;
    }
    Incoming &module = supply.modules.emplace_back();
    module.contents = std::move(*contents);
    module.name = files.pathOf(entry);
    module.origin = entry.origins.empty() ? Origin() : entry.origins.front();
    return supply;
  };
  return taking.run(line.inputs.front(), sources);
}

const Command palindrome::tools::corpusRefreshAction = {
    "corpus refresh",
    "STORE [options]",
    "palindrome corpus refresh my-store",
    "Find the features of entries anew that another version described",
    "A version of Palindrome may find other features than the one before, and\n"
    "so does one that is built with coverage. Entries that this program has\n"
    "described, and whose modules are there, are left alone.\n"
    "\n"
    "Exit status: 0 if all entries are described, 1 if modules are damaged or\n"
    "cannot be read any more, unless --skip-unreadable is given, 2 on wrong\n"
    "usage or if the store cannot be read or written.\n",
    runRefresh};
