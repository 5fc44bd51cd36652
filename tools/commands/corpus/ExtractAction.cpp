// palindrome corpus extract: writes modules of a store as files.

#include "tools/commands/corpus/Actions.h"
#include "tools/commands/corpus/Entries.h"
#include "tools/line/OutputFile.h"
#include "verify/base/io/Printable.h"
#include "verify/base/io/TextStream.h"
#include "llvm/Support/FileSystem.h"

using namespace palindrome;
using namespace palindrome::tools;
using namespace palindrome::corpus;

static int runExtract(const Command &self,
                      const std::vector<std::string> &arguments) {
  CommandLine line(self);
  Filter filter;
  addFilter(line, filter);
  if (std::optional<int> status = line.parse(arguments, 2, 2))
    return *status;
  const std::string &folder = line.inputs[1];
  Store store(line.inputs[0]);
  if (llvm::Error error = store.openExisting())
    return reportError(llvm::toString(std::move(error)));
  llvm::Expected<std::vector<Entry>> entries = store.entries(filter);
  if (!entries)
    return reportError(llvm::toString(entries.takeError()));
  if (std::error_code error = llvm::sys::fs::create_directories(
          folder, /*IgnoreExisting=*/true, llvm::sys::fs::all_all))
    return reportError(folder +
                       ": error: cannot make the folder: " + error.message());
  uint64_t damaged = 0;
  for (const Entry &entry : *entries) {
    llvm::Expected<std::string> contents = store.get(entry);
    if (!contents) {
      reportError(llvm::toString(contents.takeError()));
      ++damaged;
    } else if (!writeOutput(folder + "/" + entry.digest + "." + entry.form,
                            *contents)) {
      return ExitUnreadable;
    }
  }
  TextStream(llvm::outs()) << countOf(entries->size() - damaged, "module",
                                      "modules")
                           << " written to " << printable(folder) << '\n';
  return damaged ? ExitShortfall : ExitSuccess;
}

const Command palindrome::tools::corpusExtractAction = {
    "corpus extract",
    "STORE FOLDER [options]",
    "palindrome corpus extract my-store folder",
    "Write modules of a store as files, all or those that options choose",
    "The files are FOLDER/DIGEST.ll and so on. Options choose entries as they\n"
    "do for palindrome corpus list.\n"
    "\n"
    "Exit status: 0 if all modules are written, 1 if some are damaged, 2 on\n"
    "wrong usage or if the store cannot be read or the folder not be "
    "written.\n",
    runExtract};
