// palindrome diff: lists the structural differences between two modules of LLVM
// IR, or of MLIR.

#include "palindrome/Dialects.h"
#include "palindrome/Differ.h"
#include "palindrome/MLIRDiffer.h"
#include "tools/commands/refine/CasePage.h"
#include "tools/line/ErrorReport.h"
#include "tools/line/OutputFile.h"
#include "tools/line/PluginOptions.h"
#include "verify/base/io/FileKind.h"
#include "verify/base/io/JSONLine.h"
#include "verify/base/io/Reader.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"

using namespace palindrome;
using namespace palindrome::tools;

static void printDiffJSON(llvm::raw_ostream &os, const DiffResult &result) {
  os << formatJSONLine("diff", [&](JSONObject &object) {
    object.text("likeness", likenessName(result.likeness));
    object.objects("differences", result.differences,
                   [](JSONObject &element, const Difference &difference) {
                     element.text("class", difference.className);
                     element.text("where", difference.where);
                     element.text("a", difference.a);
                     element.text("b", difference.b);
                   });
    object.number("omitted", result.omitted);
  }) << '\n';
}

template <typename T> static std::string textOf(const T &printed) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << printed;
  return text;
}

/// Adds the differences themselves.
static void addResult(CasePage &page, const DiffResult &result,
                      llvm::ArrayRef<DifferenceClass> classes) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  printDiff(stream, result, classes, /*color=*/false);
  page.addDifferences(likenessName(result.likeness),
                      result.likeness == Likeness::Identical, text);
}

/// Adds the functions of one name whose texts differ.
static void addFunctions(CasePage &page, const llvm::Module &a,
                         const llvm::Module &b) {
  for (const llvm::Function &function : a)
    if (const llvm::Function *other = b.getFunction(function.getName())) {
      std::string text = textOf(function), otherText = textOf(*other);
      if (text != otherText)
        page.addTexts(("@" + function.getName()).str(), text, otherText);
    }
}

/// Compares two modules of LLVM IR. Returns nothing after it has reported an
/// error.
static std::optional<DiffResult> diffLLVM(llvm::MemoryBufferRef a,
                                          llvm::MemoryBufferRef b,
                                          const DiffOptions &options,
                                          CasePage *page) {
  // The names of types and of kinds of metadata belong to the context, so that
  // each module has its own.
  llvm::LLVMContext contextA, contextB;
  auto read = [](llvm::MemoryBufferRef input, llvm::LLVMContext &context) {
    Diagnostic error;
    auto module = parseLLVM(input, context, error);
    if (!module || !checkLLVM(*module, input.getBufferIdentifier(), error)) {
      reportError(error, input);
      return std::unique_ptr<llvm::Module>();
    }
    return module;
  };
  auto moduleA = read(a, contextA);
  auto moduleB = moduleA ? read(b, contextB) : nullptr;
  if (!moduleB)
    return std::nullopt;
  // Where a module names no source, the reader takes the file for it.
  auto namesFile = [](const llvm::Module &module) {
    return module.getSourceFileName() == module.getModuleIdentifier();
  };
  if (namesFile(*moduleA) && namesFile(*moduleB))
    moduleB->setSourceFileName(moduleA->getSourceFileName());
  DiffResult result = diffModules(*moduleA, *moduleB, options);
  if (page) {
    addResult(*page, result, differenceClasses());
    addFunctions(*page, *moduleA, *moduleB);
  }
  return result;
}

/// Compares two modules of MLIR. Returns nothing after it has reported an
/// error.
static std::optional<DiffResult>
diffMLIR(llvm::MemoryBufferRef a, llvm::MemoryBufferRef b,
         const DiffOptions &options, const Plugins &plugins, CasePage *page) {
  mlir::DialectRegistry registry;
  registerDialects(registry);
  plugins.registerInto(registry);
  mlir::MLIRContext contextA(registry), contextB(registry);
  auto read = [](llvm::MemoryBufferRef input, mlir::MLIRContext &context) {
    Diagnostic error;
    auto module = parseMLIR(input, context, error);
    if (module && checkMLIR(*module, input.getBufferIdentifier(), error))
      return module;
    reportError(error, input);
    return mlir::OwningOpRef<mlir::ModuleOp>();
  };
  auto moduleA = read(a, contextA);
  if (!moduleA)
    return std::nullopt;
  auto moduleB = read(b, contextB);
  if (!moduleB)
    return std::nullopt;
  llvm::Expected<DiffResult> result = diffModules(*moduleA, *moduleB, options);
  if (result && page) {
    addResult(*page, *result, mlirDifferenceClasses());
    page->addTexts("module", textOf(**moduleA), textOf(**moduleB));
  }
  if (result)
    return *result;
  reportError(llvm::toString(result.takeError()));
  return std::nullopt;
}

static int runDiff(const Command &self,
                   const std::vector<std::string> &arguments) {
  CommandLine line(self);
  std::string format, require, output;
  int64_t maxDifferences = 1000;
  line.addCommand("semantic", refineCommand,
                  "run palindrome refine instead, with its options");
  line.addChoice("format", format, {"text", "json", "html"},
                 "for people, one JSON object, or one page with both texts");
  line.addChoice("require", require, {"identical", "isomorphic"},
                 "the weakest likeness that gives exit status 0");
  line.addNumber("differences", "N", maxDifferences, 1, 1 << 30,
                 "how many differences to list");
  line.addString("output,o", "OUT", output, "write to OUT");
  PluginOptions plugins;
  if (std::optional<int> status = plugins.parse(line, arguments, 2, 2))
    return *status;

  Diagnostic error;
  auto a = readInput(line.inputs[0], error);
  auto b = a ? readInput(line.inputs[1], error) : nullptr;
  if (!b)
    return reportError(error);
  Language language = detectLanguage(*a);
  if (language != detectLanguage(*b)) {
    for (const llvm::MemoryBufferRef input :
         {a->getMemBufferRef(), b->getMemBufferRef()}) {
      llvm::StringRef file = input.getBufferIdentifier();
      std::string kind = describeOtherKind(input.getBuffer(), file);
      if (!kind.empty())
        return reportError(Diagnostic{file.str(), 0, 0, kind});
    }
    bool isMLIR = language == Language::LLVM;
    return reportError(line.inputs[1] + ": error: this is " +
                       (isMLIR ? "MLIR, and " : "LLVM IR, and ") +
                       line.inputs[0] + (isMLIR ? " is LLVM IR" : " is MLIR") +
                       "; compare LLVM IR with LLVM IR, or MLIR with MLIR");
  }
  DiffOptions options;
  options.maxDifferences = maxDifferences;
  CasePage page;
  CasePage *asked = format == "html" ? &page : nullptr;
  std::optional<DiffResult> diff =
      language == Language::LLVM
          ? diffLLVM(*a, *b, options, asked)
          : diffMLIR(*a, *b, options, plugins.plugins, asked);
  if (!diff)
    return ExitUnreadable;
  const DiffResult &result = *diff;
  OutputFile out;
  if (!out.open(output, contentOf(format)))
    return ExitUnreadable;
  if (format == "json")
    printDiffJSON(out.stream(), result);
  else if (asked)
    page.write(out.stream(), llvm::join(line.inputs, " and "),
               likenessName(result.likeness), line.inputs[0], line.inputs[1]);
  else
    printDiff(out.stream(), result,
              language == Language::LLVM ? differenceClasses()
                                         : mlirDifferenceClasses(),
              out.hasColour());
  if (!out.finish())
    return ExitUnreadable;
  Likeness weakest =
      require == "isomorphic" ? Likeness::Isomorphic : Likeness::Identical;
  return result.likeness <= weakest ? ExitSuccess : ExitShortfall;
}

const Command palindrome::tools::diffCommand = {
    "diff",
    "A B [options]",
    "palindrome diff before.ll after.ll",
    "Compare two modules",
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
    runDiff,
    /*actions=*/{},
    /*describe=*/nullptr,
    /*crashStatus=*/ExitUnreadable};
