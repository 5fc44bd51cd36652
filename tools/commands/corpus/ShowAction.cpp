// palindrome corpus show: what is known of an entry, or its module.

#include "tools/commands/corpus/Actions.h"
#include "tools/commands/corpus/Entries.h"
#include "tools/line/OutputFile.h"
#include "verify/base/io/Printable.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Chrono.h"
#include "llvm/Support/FormatVariadic.h"

using namespace palindrome;
using namespace palindrome::tools;
using namespace palindrome::corpus;

static void writeEntryText(llvm::raw_ostream &os, const Store &store,
                           const Entry &entry, const Description &description) {
  auto writeLine = [&](llvm::StringRef name, const llvm::Twine &value) {
    os << llvm::left_justify(name, 10) << printable(value.str()) << '\n';
  };
  writeLine("digest", entry.digest);
  writeLine("file", store.pathOf(entry));
  writeLine("size", formatBytes(entry.size) + ", stored as " +
                        formatBytes(entry.storedSize));
  if (!entry.target.empty())
    writeLine("target", entry.target);
  writeLine("added", llvm::formatv("{0:%Y-%m-%d %H:%M:%S} UTC",
                                   llvm::sys::UtcTime<std::chrono::seconds>(
                                       std::chrono::seconds(entry.added)))
                         .str());
  for (const Origin &origin : entry.origins) {
    writeLine("origin",
              origin.path +
                  (origin.member.empty() ? "" : "(" + origin.member + ")"));
    if (!origin.language.empty())
      writeLine("  language", " " + origin.language);
    if (!origin.flags.empty())
      writeLine("  flags", origin.flags);
  }
  if (!description.edges.empty())
    writeLine("edges", llvm::Twine(description.edges.size()));
  writeLine("features", llvm::Twine(description.features.size()));
  for (const std::string &feature : description.features)
    os << "  " << printable(feature) << '\n';
}

static void writeEntryJSON(llvm::raw_ostream &os, const Entry &entry,
                           const Description &description) {
  os << formatJSONLine("corpus-entry", [&](JSONObject &object) {
    addMembers(object, entry);
    object.texts("features", description.features);
    object.number("edges", int64_t(description.edges.size()));
  }) << '\n';
}

static int runShow(const Command &self,
                   const std::vector<std::string> &arguments) {
  CommandLine line(self);
  std::string format, path;
  line.addChoice("format", format, {"text", "json"},
                 "the form of what is known of the entry");
  line.addString("output,o", "FILE", path,
                 "write the module itself to FILE; - stands for stdout");
  if (std::optional<int> status = line.parse(arguments, 2, 2))
    return *status;
  Store store(line.inputs[0]);
  if (llvm::Error error = store.openExisting())
    return reportError(llvm::toString(std::move(error)));
  llvm::Expected<Entry> entry = store.find(line.inputs[1]);
  if (!entry)
    return reportError(llvm::toString(entry.takeError()));
  if (line.isGiven("output")) {
    llvm::Expected<std::string> contents = store.get(*entry);
    if (!contents)
      return reportError(llvm::toString(contents.takeError()));
    return writeOutput(path, *contents) ? ExitSuccess : ExitUnreadable;
  }
  llvm::Expected<Description> description = store.describe(*entry);
  if (!description)
    return reportError(llvm::toString(description.takeError()));
  OutputFile output;
  if (!output.open("", contentOf(format)))
    return ExitUnreadable;
  if (format == "json")
    writeEntryJSON(output.stream(), *entry, *description);
  else
    writeEntryText(output.stream(), store, *entry, *description);
  return output.finish() ? ExitSuccess : ExitUnreadable;
}

const Command palindrome::tools::corpusShowAction = {
    "corpus show",
    "STORE DIGEST [options]",
    "palindrome corpus show my-store 3f2a -o module.ll",
    "Show what is known of an entry, or write its module",
    "DIGEST is the digest of the entry, or its first digits. Without -o, "
    "shows\n"
    "the entry with its origins and features; with -o, writes its module.\n"
    "\n"
    "Exit status: 0 if the entry could be read; 2 on wrong usage, if there is\n"
    "no such entry, or more than one, or if its module is damaged.\n",
    runShow};
