// palindrome corpus list: the entries of a store.

#include "tools/commands/corpus/Actions.h"
#include "tools/commands/corpus/Entries.h"
#include "tools/line/OutputFile.h"
#include "verify/base/io/Printable.h"
#include "llvm/ADT/StringExtras.h"

using namespace palindrome;
using namespace palindrome::tools;
using namespace palindrome::corpus;

/// A line with the digest, the form, the size, the language, the target and
/// the first origin.
static void writeText(llvm::raw_ostream &os, const Entry &entry) {
  auto orDash = [](llvm::StringRef text) { return text.empty() ? "-" : text; };
  const Origin first = entry.origins.empty() ? Origin() : entry.origins.front();
  os << shortDigest(entry) << "  " << llvm::left_justify(entry.form, 6) << "  "
     << llvm::right_justify(formatBytes(entry.size), 8) << "  "
     << llvm::left_justify(printable(orDash(first.language)), 8) << "  "
     << llvm::left_justify(printable(orDash(entry.target)), 24) << "  "
     << printable(first.path);
  if (!first.member.empty())
    os << '(' << printable(first.member) << ')';
  if (entry.origins.size() > 1)
    os << " and " << entry.origins.size() - 1 << " more";
  os << '\n';
}

static int runList(const Command &self,
                   const std::vector<std::string> &arguments) {
  CommandLine line(self);
  Filter filter;
  std::string format, path;
  addFilter(line, filter);
  line.addChoice("format", format, {"text", "json"},
                 "text: a line for each entry; json: an object a line");
  line.addString("output,o", "FILE", path, "write to FILE");
  if (std::optional<int> status = line.parse(arguments, 1, 1))
    return *status;
  Store store(line.inputs.front());
  if (llvm::Error error = store.openExisting())
    return reportError(llvm::toString(std::move(error)));
  OutputFile output;
  if (!output.open(path, contentOf(format)))
    return ExitUnreadable;
  llvm::Error error = store.forEach(filter, [&](const Entry &entry) {
    if (format == "text")
      writeText(output.stream(), entry);
    else
      output.stream() << formatJSONLine("corpus-entry",
                                        [&](JSONObject &object) {
                                          addMembers(object, entry);
                                        })
                      << '\n';
  });
  if (error)
    return reportError(llvm::toString(std::move(error)));
  return output.finish() ? ExitSuccess : ExitUnreadable;
}

const Command palindrome::tools::corpusListAction = {
    "corpus list",
    "STORE [options]",
    "palindrome corpus list my-store --feature='intrinsic:llvm.memcpy*'",
    "List the entries of a store, all or those that options choose",
    "A line has the first digits of the digest, the form, the size, the\n"
    "language, the target and the first origin. An entry has to fit all\n"
    "options. A pattern fits the whole of a text: * stands for any "
    "characters.\n"
    "\n"
    "Exit status: 0 if the store could be read, though nothing be listed; 2 "
    "on\n"
    "wrong usage or if it could not.\n",
    runList};
