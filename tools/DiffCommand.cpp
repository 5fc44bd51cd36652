// palindrome diff: what two modules have that is not the same.

#include "palindrome/Differ.h"
#include "tools/CommandLine.h"
#include "tools/OutputFile.h"
#include "verify/io/Reader.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/JSON.h"

using namespace palindrome;
namespace json = llvm::json;

namespace palindrome {
void printDiff(llvm::raw_ostream &os, const DiffResult &result, bool color);
}

static void printJSON(llvm::raw_ostream &os, const DiffResult &result) {
  json::OStream out(os);
  auto attribute = [&](llvm::StringRef key, llvm::StringRef value) {
    out.attribute(key, json::fixUTF8(value));
  };
  out.object([&] {
    attribute("likeness", likenessName(result.likeness));
    out.attributeArray("differences", [&] {
      for (const Difference &difference : result.differences)
        out.object([&] {
          attribute("class", difference.className);
          attribute("where", difference.where);
          attribute("a", difference.a);
          attribute("b", difference.b);
        });
    });
    out.attribute("omitted", int64_t(result.omitted));
  });
  os << '\n';
}

/// Reads and verifies the module in the file `path`; null after an error line.
static std::unique_ptr<llvm::Module> read(llvm::StringRef path,
                                          llvm::LLVMContext &context) {
  Diagnostic error;
  auto input = readInput(path, error);
  std::unique_ptr<llvm::Module> module;
  if (input)
    module = parseLLVM(*input, context, error);
  if (module && checkLLVM(*module, path, error))
    return module;
  reportError(error.str());
  return nullptr;
}

static int run(const Command &self, const std::vector<std::string> &arguments) {
  CommandLine line(self);
  std::string format, require, output;
  int64_t maxDifferences = 1000;
  line.addChoice("format", format, {"text", "json"},
                 "for people, or one JSON object");
  line.addChoice("require", require, {"identical", "isomorphic"},
                 "the weakest likeness that gives exit status 0");
  line.addNumber("differences", "N", maxDifferences, 1, 1 << 30,
                 "how many differences to list");
  line.addString("output,o", "OUT", output, "write to OUT");
  if (std::optional<int> status = line.parse(arguments, 2, 2))
    return *status;

  // Names of types and kinds of metadata live in the context: one for each.
  llvm::LLVMContext contextA, contextB;
  auto a = read(line.inputs[0], contextA);
  if (!a)
    return ExitUnreadable;
  auto b = read(line.inputs[1], contextB);
  if (!b)
    return ExitUnreadable;

  DiffOptions options;
  options.maxDifferences = maxDifferences;
  DiffResult result = diffModules(*a, *b, options);
  OutputFile out;
  if (!out.open(output))
    return ExitUnreadable;
  if (format == "json")
    printJSON(out.stream(), result);
  else
    printDiff(out.stream(), result, out.stream().has_colors());
  if (!out.finish())
    return ExitUnreadable;
  Likeness weakest =
      require == "isomorphic" ? Likeness::Isomorphic : Likeness::Identical;
  return result.likeness <= weakest ? ExitSuccess : ExitShortfall;
}

const Command palindrome::diffCommand = {
    "diff", "A B [options]", "Compare two LLVM IR modules",
    "Reads LLVM IR, text or bitcode, from the files A and B (one may be - for\n"
    "stdin), compares them as graphs, and lists every difference by class,\n"
    "with its place in A's names. File names and use-list orders do not "
    "count.\n"
    "\n"
    "Exit status: 0 if they are identical, 1 if they differ, 2 if one cannot\n"
    "be read. With --require=isomorphic, modules that differ only in names,\n"
    "order or spelling give 0 too.\n",
    run};
