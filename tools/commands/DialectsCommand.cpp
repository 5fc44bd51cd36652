// palindrome dialects: lists the ops and intrinsics that are translated, by
// dialect.

#include "tools/line/DialectSupport.h"
#include "tools/line/OutputFile.h"
#include "tools/translation/Translation.h"
#include "verify/base/io/Context.h"
#include "verify/base/io/JSONLine.h"
#include "llvm/Support/Format.h"

using namespace palindrome;
using namespace palindrome::tools;

using Dialects = std::vector<DialectSupport>;

static void printText(const Dialects &dialects, llvm::raw_ostream &os) {
  os << "dialect      ops  direct  bridge  intrinsics\n";
  for (const DialectSupport &dialect : dialects)
    os << llvm::format("%-10s %5u %7zu  %-6s %11zu\n", dialect.name.c_str(),
                       dialect.operations, dialect.direct.size(),
                       dialect.hasBridge ? "yes" : "no",
                       dialect.intrinsics.size());
}

static void printMarkdown(const Dialects &dialects, llvm::raw_ostream &os) {
  os << "| dialect | ops | exported directly | others through the bridge | "
        "intrinsics that come back |\n"
        "| --- | ---: | ---: | --- | ---: |\n";
  for (const DialectSupport &dialect : dialects)
    os << "| `" << dialect.name << "` | " << dialect.operations << " | "
       << dialect.direct.size() << " | " << (dialect.hasBridge ? "yes" : "no")
       << " | " << dialect.intrinsics.size() << " |\n";
}

static void printDialectsJSON(const Dialects &dialects, llvm::raw_ostream &os) {
  for (const DialectSupport &dialect : dialects) {
    os << formatJSONLine("dialect", [&](JSONObject &object) {
      object.text("dialect", dialect.name);
      object.number("operations", dialect.operations);
      object.texts("direct", dialect.direct);
      object.flag("bridge", dialect.hasBridge);
      object.texts("intrinsics", dialect.intrinsics);
    });
    os << '\n';
  }
}

static int runDialects(const Command &self,
                       const std::vector<std::string> &arguments) {
  CommandLine line(self);
  std::string format, output;
  line.addChoice("format", format, {"text", "markdown", "json"},
                 "a table for people, or for a document, or JSON objects");
  line.addString("output,o", "FILE", output, "write the list to FILE");
  if (std::optional<int> status = line.parse(arguments, 0, 0))
    return *status;
  mlir::MLIRContext context(registryOf(nativeEngine()),
                            mlir::MLIRContext::Threading::DISABLED);
  stopLocking(context);
  Dialects dialects = listDialects(context);

  OutputFile out;
  if (!out.open(output))
    return ExitUnreadable;
  if (format == "json")
    printDialectsJSON(dialects, out.stream());
  else if (format == "markdown")
    printMarkdown(dialects, out.stream());
  else
    printText(dialects, out.stream());
  return out.finish() ? ExitSuccess : ExitUnreadable;
}

const Command palindrome::tools::dialectsCommand = {
    "dialects",
    "[options]",
    "palindrome dialects --format=json",
    "List what is translated of each dialect",
    "For each dialect that Palindrome knows: how many ops it has, how many of\n"
    "them Palindrome exports itself, whether MLIR's own interface exports "
    "others,\n"
    "and how many intrinsics of LLVM's --import-dialects brings back as its "
    "ops.\n"
    "With --format=json the ops and intrinsics are named, one object a line.\n"
    "\n"
    "Exit status: 0, or 2 on wrong usage.\n",
    runDialects};
