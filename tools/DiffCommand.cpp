// palindrome diff: what two modules have that is not the same.

#include "palindrome/Dialects.h"
#include "palindrome/MLIRDiffer.h"
#include "tools/OutputFile.h"
#include "tools/PluginOptions.h"
#include "tools/RefineCommand.h"
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

/// Compares two modules of LLVM IR; nothing after an error line.
static std::optional<DiffResult> diffLLVM(llvm::MemoryBufferRef a,
                                          llvm::MemoryBufferRef b,
                                          const DiffOptions &options) {
  // Names of types and kinds of metadata live in the context: one for each.
  llvm::LLVMContext contextA, contextB;
  auto read = [](llvm::MemoryBufferRef input, llvm::LLVMContext &context) {
    Diagnostic error;
    auto module = parseLLVM(input, context, error);
    if (module && checkLLVM(*module, input.getBufferIdentifier(), error))
      return module;
    reportError(error.str());
    return std::unique_ptr<llvm::Module>();
  };
  auto moduleA = read(a, contextA);
  auto moduleB = moduleA ? read(b, contextB) : nullptr;
  if (!moduleB)
    return std::nullopt;
  return diffModules(*moduleA, *moduleB, options);
}

/// The same for two modules of MLIR.
static std::optional<DiffResult> diffMLIR(llvm::MemoryBufferRef a,
                                          llvm::MemoryBufferRef b,
                                          const DiffOptions &options,
                                          const Plugins &plugins) {
  mlir::DialectRegistry registry;
  registerDialects(registry);
  plugins.registerInto(registry);
  mlir::MLIRContext contextA(registry), contextB(registry);
  auto read = [](llvm::MemoryBufferRef input, mlir::MLIRContext &context) {
    Diagnostic error;
    auto module = parseMLIR(input, context, error);
    if (module && checkMLIR(*module, input.getBufferIdentifier(), error))
      return module;
    reportError(error.str());
    return mlir::OwningOpRef<mlir::ModuleOp>();
  };
  auto moduleA = read(a, contextA);
  if (!moduleA)
    return std::nullopt;
  auto moduleB = read(b, contextB);
  if (!moduleB)
    return std::nullopt;
  llvm::Expected<DiffResult> result = diffModules(*moduleA, *moduleB, options);
  if (result)
    return *result;
  reportError(llvm::toString(result.takeError()));
  return std::nullopt;
}

static int run(const Command &self, const std::vector<std::string> &arguments) {
  // Another comparison, with options of its own.
  if (llvm::is_contained(arguments, "--semantic"))
    return refineCommand.run(refineCommand, arguments);
  CommandLine line(self);
  bool semantic = false;
  std::string format, require, output;
  int64_t maxDifferences = 1000;
  line.addFlag("semantic", semantic,
               "compare what the functions mean; see diff --semantic --help");
  line.addChoice("format", format, {"text", "json"},
                 "for people, or one JSON object");
  line.addChoice("require", require, {"identical", "isomorphic"},
                 "the weakest likeness that gives exit status 0");
  line.addNumber("differences", "N", maxDifferences, 1, 1 << 30,
                 "how many differences to list");
  line.addString("output,o", "OUT", output, "write to OUT");
  PluginOptions plugins;
  plugins.addTo(line);
  if (std::optional<int> status = line.parse(arguments, 2, 2))
    return *status;
  if (std::optional<int> status = plugins.load())
    return *status;

  Diagnostic error;
  auto a = readInput(line.inputs[0], error);
  auto b = a ? readInput(line.inputs[1], error) : nullptr;
  if (!b)
    return reportError(error.str());
  Language language = detectLanguage(*a);
  if (language != detectLanguage(*b))
    return reportError(line.inputs[1] + ": error: is not of the language of " +
                       line.inputs[0] +
                       "; compare LLVM IR with LLVM IR, or MLIR with MLIR");
  DiffOptions options;
  options.maxDifferences = maxDifferences;
  std::optional<DiffResult> diff =
      language == Language::LLVM ? diffLLVM(*a, *b, options)
                                 : diffMLIR(*a, *b, options, plugins.plugins);
  if (!diff)
    return ExitUnreadable;
  const DiffResult &result = *diff;
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
    "diff", "A B [options]", "Compare two modules",
    "Reads LLVM IR, text or bitcode, from the files A and B (one may be - for\n"
    "stdin), compares them as graphs, and lists every difference by class,\n"
    "with its place in A's names. File names and use-list orders do not "
    "count.\n"
    "Two files of MLIR are compared up to the normal form that LLVM IR cannot\n"
    "tell apart: B is what came back from LLVM IR.\n"
    "\n"
    "Exit status: 0 if they are identical, 1 if they differ, 2 if one cannot\n"
    "be read. With --require=isomorphic, modules that differ only in names,\n"
    "order or spelling give 0 too.\n",
    run};
