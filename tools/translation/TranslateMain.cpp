// Runs the driver of mlir-translate, which parses the options, splits the input
// and verifies diagnostics, with Palindrome's exporter of LLVM IR, either
// importer, and MLIR's translators of all else.

#include "tools/translation/TranslateMain.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/InitAllTranslations.h"
#include "mlir/Target/LLVMIR/Dialect/All.h"
#include "mlir/Tools/mlir-translate/MlirTranslateMain.h"
#include "mlir/Tools/mlir-translate/Translation.h"
#include "palindrome/Dialects.h"
#include "palindrome/Export.h"
#include "palindrome/Import.h"
#include "tools/line/Description.h"
#include "tools/line/Plugins.h"
#include "tools/translation/CrashGuard.h"
#include "tools/translation/UpstreamImport.h"
#include "verify/base/io/LLVMReader.h"
#include "verify/base/io/Phase.h"
#include "verify/base/io/Printable.h"
#include "verify/base/io/TextStream.h"
#include "verify/base/workers/Apart.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Support/SourceMgr.h"

using namespace palindrome;
using namespace palindrome::tools;
namespace cl = llvm::cl;

// No header of MLIR declares these.
namespace mlir {
void registerTestRoundtripSPIRV();
void registerTestRoundtripDebugSPIRV();
} // namespace mlir

namespace {
/// Loads a plug-in while the options are parsed, so that a failure is an error
/// of usage.
class PluginParser : public cl::parser<std::string> {
public:
  explicit PluginParser(cl::Option &option) : cl::parser<std::string>(option) {}

  // cl::list calls it by this name.
  // NOLINTNEXTLINE(bugprone-derived-method-shadowing-base-method)
  bool parse(cl::Option &option, llvm::StringRef name, llvm::StringRef path,
             std::string &value) {
    value = path.str();
    llvm::Error error = name == "load-extension" ? plugins->loadExtension(value)
                                                 : plugins->loadDialects(value);
    return error && option.error(llvm::toString(std::move(error)));
  }

  Plugins *plugins = nullptr;
};

/// The options of both directions, besides those of mlirTranslateMain.
struct Options {
  cl::opt<bool> lossless{"lossless",
                         cl::desc("Carry what the dialects cannot say, and "
                                  "restore it (palindrome import, export)")};
  cl::opt<bool> expensiveWarnings{
      "emit-expensive-warnings",
      cl::desc("Emit expensive warnings during LLVM IR import (discouraged: "
               "testing only!)")};
  cl::opt<bool> dropCompositeElements{
      "drop-di-composite-type-elements",
      cl::desc("Avoid translating the elements of DICompositeTypes during the "
               "LLVM IR import (discouraged: testing only!)")};
  cl::opt<bool> preferUnregisteredIntrinsics{
      "prefer-unregistered-intrinsics",
      cl::desc("Prefer translating all intrinsics into llvm.call_intrinsic "
               "instead of using dialect supported intrinsics")};
  cl::opt<bool> structsAsLiterals{
      "import-structs-as-literals",
      cl::desc("Controls if structs should be imported as literal structs, "
               "i.e., nameless structs.")};
  cl::list<std::string> importDialects{
      "import-dialects", cl::CommaSeparated,
      cl::desc("The dialects whose intrinsics become their ops during the "
               "LLVM IR import (default: nvvm)")};
  cl::opt<bool> recordsToIntrinsics{
      "convert-debug-rec-to-intrinsics",
      cl::desc("Change the input LLVM module to use old debug intrinsics "
               "instead of records (discouraged: to be removed soon!)")};

  cl::list<std::string, bool, PluginParser> dialectPlugins{
      "load-dialect-plugin", cl::value_desc("LIB"),
      cl::desc("Load the MLIR dialect plug-in LIB")};
  cl::list<std::string, bool, PluginParser> extensions{
      "load-extension", cl::value_desc("LIB"),
      cl::desc("Load the Palindrome extension LIB")};
  Plugins plugins;

  Options() {
    dialectPlugins.getParser().plugins = extensions.getParser().plugins =
        &plugins;
  }
  /// The dialects whose imports of Palindrome's are used. Without the option,
  /// MLIR's importer uses those of MLIR's.
  std::vector<std::string> dialects() const {
    if (importDialects.getNumOccurrences() || !lossless)
      return {importDialects.begin(), importDialects.end()};
    return {"nvvm"};
  }
  UpstreamImportOptions forUpstream() const;
  ExportOptions forExport() const;
};
} // namespace

UpstreamImportOptions Options::forUpstream() const {
  UpstreamImportOptions result;
  result.expensiveWarnings = expensiveWarnings;
  result.dropCompositeElements = dropCompositeElements;
  result.preferUnregisteredIntrinsics = preferUnregisteredIntrinsics;
  result.structsAsLiterals = structsAsLiterals;
  result.dialects = dialects();
  return result;
}

ExportOptions Options::forExport() const {
  ExportOptions result;
  result.form = lossless ? ExportForm::Lossless : ExportForm::Upstream;
  return result;
}

/// Whether LLVM's verifier accepts `module`; else reports what it says.
static bool verify(const llvm::Module &module) {
  TextStream errors(llvm::errs());
  return !llvm::verifyModule(module, &errors);
}

static mlir::OwningOpRef<mlir::Operation *> importLLVM(const Options &options,
                                                       llvm::SourceMgr &sources,
                                                       mlir::MLIRContext *to) {
  llvm::LLVMContext context;
  llvm::SMDiagnostic error;
  const llvm::MemoryBuffer &input =
      *sources.getMemoryBuffer(sources.getMainFileID());
  llvm::StringRef file = input.getBufferIdentifier();
  auto read = [&](llvm::LLVMContext &context, llvm::AsmParserContext *places) {
    Phase phase(file, "LLVM crashed in reading the input");
    auto module = llvm::parseIR(input, error, context, {}, places);
    if (module && options.recordsToIntrinsics)
      module->convertFromNewDbgValues();
    return module;
  };
  std::unique_ptr<llvm::Module> module = read(context, nullptr);
  if (!module) {
    std::string text;
    llvm::raw_string_ostream stream(text);
    error.print(/*ProgName=*/nullptr, stream);
    mlir::emitError(mlir::UnknownLoc::get(to)) << text;
    return {};
  }
  Phase phase(file, "the import crashed");
  if (!verify(*module))
    return {};
  if (!options.lossless)
    return importByUpstream(std::move(module), file, read, *to,
                            options.forUpstream());
  ImportOptions importOptions;
  importOptions.dialects = options.dialects();
  importOptions.moduleID = findModuleID(input.getBuffer());
  return importModule(*module, *to, importOptions);
}

static mlir::LogicalResult exportLLVM(const Options &options,
                                      mlir::Operation *source,
                                      llvm::raw_ostream &output) {
  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> module;
  if (std::optional<Crash> crash = runGuarded([&] {
        module = exportModule(source, context, options.forExport());
      })) {
    TextStream(llvm::errs()) << printable(crash->ofExport("-").str()) << '\n';
    exitAfterCrash();
  }
  if (!module || !verify(*module))
    return mlir::failure();
  if (!options.lossless)
    module->removeDebugIntrinsicDeclarations();
  module->print(output, /*AAW=*/nullptr);
  return mlir::success();
}

/// Registers the translations of mlir-translate that Palindrome has no own code
/// for.
static void registerOthers() {
  mlir::registerFromSPIRVTranslation();
  mlir::registerFromWasmTranslation();
  mlir::registerIRDLToCppTranslation();
  mlir::registerTestRoundtripDebugSPIRV();
  mlir::registerTestRoundtripSPIRV();
  mlir::registerToCppTranslation();
  mlir::registerToSPIRVTranslation();
  mlir::smt::registerExportSMTLIBTranslation();
}

//===-- Description -------------------------------------------------------===//

static OptionDescription describeOption(llvm::StringRef name,
                                        const cl::Option &option) {
  OptionDescription result;
  if (name.size() == 1)
    result.shortName = name[0];
  else
    result.longName = name.str();
  result.help = option.HelpStr.str();
  // A translation is a value of an option without a name.
  if (!option.hasArgStr() || option.getValueExpectedFlag() != cl::ValueRequired)
    return result;
  result.metavariable = option.ValueStr.empty() ? "VALUE" : option.ValueStr;
  result.kind = kindOfValue(llvm::StringRef(result.metavariable).upper());
  return result;
}

namespace {
/// While the options are parsed, describes those that were not registered when
/// this object was made.
class Describer {
public:
  explicit Describer(CommandDescription &result) : result(result) {
    for (const auto &entry : cl::getRegisteredOptions())
      earlier.insert(entry.first);
    earlier.erase("help");
    earlier.erase("version");
  }

  static constexpr char flag[] = "describe-options";

private:
  void describe();

  CommandDescription &result;
  llvm::StringSet<> earlier;
  cl::opt<bool> option{flag, cl::ReallyHidden,
                       cl::callback([this](const bool &) { describe(); })};
};
} // namespace

void Describer::describe() {
  for (const auto &[name, option] : cl::getRegisteredOptions())
    if (!earlier.contains(name) &&
        option->getOptionHiddenFlag() == cl::NotHidden)
      result.options.push_back(describeOption(name, *option));
  llvm::sort(result.options,
             [](const OptionDescription &a, const OptionDescription &b) {
               return std::tie(a.longName, a.shortName) <
                      std::tie(b.longName, b.shortName);
             });
  result.inputs = WordKind::File;
  result.isComplete = true;
}

void palindrome::tools::describeTranslateMain(CommandDescription &description) {
  Describer describer(description);
  // The options are known while they are parsed. What follows is made short:
  // the translation of an empty module.
  std::string words[] = {description.name, "--" + std::string(Describer::flag),
                         "--import-llvm", "-o=/dev/null", "/dev/null"};
  std::vector<char *> argv;
  for (std::string &word : words)
    argv.push_back(word.data());
  argv.push_back(nullptr);
  if (translateMain(int(argv.size() - 1), argv.data()) != 0)
    description.isComplete = false;
}

//===-- The program -------------------------------------------------------===//

int palindrome::tools::translateMain(int argc, char **argv) {
  Options options;
  // What MLIR's driver does: it reads modules of MLIR, whose file it does not
  // tell, and verifies and prints what was imported.
  std::optional<Phase> driver;
  std::string file;
  // Registers every dialect that MLIR, Palindrome or a plug-in translates. It
  // is called after the options are parsed and the plug-ins loaded.
  auto registerAll = [&](mlir::DialectRegistry &registry) {
    takeFaultsApart(); // From MLIR's driver, which prints its stack.
    driver.emplace("", "MLIR crashed in reading the input");
    // Registered so that the error for an op of it names the op.
    registry.insert<mlir::func::FuncDialect>();
    registerDialects(registry);
    registerExports(registry);
    registerImports(registry);
    if (options.importDialects.getNumOccurrences())
      mlir::registerLLVMDialectImport(registry);
    else
      mlir::registerAllFromLLVMIRTranslations(registry);
    options.plugins.registerInto(registry);
  };
  mlir::TranslateToMLIRRegistration importLLVMRegistration(
      "import-llvm", "Translate LLVMIR to MLIR",
      [&](llvm::SourceMgr &sources, mlir::MLIRContext *context) {
        driver.reset();
        auto module = importLLVM(options, sources, context);
        file = sources.getMemoryBuffer(sources.getMainFileID())
                   ->getBufferIdentifier();
        driver.emplace(file,
                       options.lossless
                           ? "MLIR crashed in verifying or printing the import"
                           : "MLIR crashed in verifying or printing the "
                             "import; `palindrome import` reads it");
        return module;
      },
      registerAll);
  mlir::TranslateFromMLIRRegistration exportLLVMRegistration(
      "mlir-to-llvmir", "Translate MLIR to LLVMIR",
      [&](mlir::Operation *op, llvm::raw_ostream &output) {
        driver.reset();
        return exportLLVM(options, op, output);
      },
      registerAll);
  registerOthers();
  return mlir::failed(
      mlir::mlirTranslateMain(argc, argv, "MLIR Translation Testing Tool"));
}
