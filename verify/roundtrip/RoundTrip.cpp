// Sends one file through an engine and back, in this process, and judges the
// result.

#include "mlir/Interfaces/FunctionInterfaces.h"
#include "palindrome/Differ.h"
#include "palindrome/Engine.h"
#include "palindrome/MLIRDiffer.h"
#include "palindrome/Verify.h"
#include "verify/io/Reader.h"
#include "verify/io/Writer.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include <chrono>

using namespace palindrome;

namespace {
/// Adds the seconds between its construction and its destruction to `sum`.
class Stopwatch {
  using Clock = std::chrono::steady_clock;
  double &sum;
  Clock::time_point start = Clock::now();

public:
  explicit Stopwatch(double &sum) : sum(sum) {}
  ~Stopwatch() {
    sum += std::chrono::duration<double>(Clock::now() - start).count();
  }
};

/// The round trip of one file. A step that fails sets the verdict and the
/// message and returns null or false.
class RoundTrip {
public:
  RoundTrip(llvm::StringRef path, const Engine &engine,
            const JudgeOptions &options);

  FileResult run();

private:
  /// An LLVM module with the context that owns it.
  struct LLVMModule {
    std::unique_ptr<llvm::LLVMContext> context;
    std::unique_ptr<llvm::Module> module;
    explicit operator bool() const { return module != nullptr; }
  };
  /// An MLIR module with the context that owns it.
  struct MLIRModule {
    std::unique_ptr<mlir::MLIRContext> context;
    mlir::OwningOpRef<mlir::ModuleOp> module;
    explicit operator bool() const { return bool(module); }
  };

  void runLLVM();
  void runMLIR();

  LLVMModule readLLVM();
  MLIRModule readMLIR();
  MLIRModule importModule(std::unique_ptr<llvm::Module> &module);
  LLVMModule exportModule(mlir::ModuleOp module);
  /// Replaces `module` by its copy through text or bytecode, as the options
  /// ask.
  bool travel(MLIRModule &module);

  /// Compares the text of the original with `back`. If they differ, `reread` is
  /// called to obtain the original once more, for the differ.
  void judge(const std::string &original, const llvm::Module &back,
             llvm::function_ref<LLVMModule()> reread);
  /// Compares `original` with `back` by the MLIR differ.
  void judgeMLIR(mlir::ModuleOp original, mlir::ModuleOp back);
  static std::vector<DifferenceCount> countDifferences(const DiffResult &diff);

  std::string print(const llvm::Module &module);
  std::unique_ptr<mlir::MLIRContext> newMLIRContext();
  /// Sets the verdict and the message. Returns null.
  std::nullptr_t fail(Verdict verdict, const Diagnostic &diagnostic,
                      llvm::StringRef prefix = "");
  void stage(llvm::StringRef name) {
    if (options.onStage)
      options.onStage(name);
  }

  const Engine &engine;
  const JudgeOptions &options;
  mlir::DialectRegistry registry;
  std::unique_ptr<llvm::MemoryBuffer> input;
  FileResult result;
};
} // namespace

static Verdict verdictOf(Likeness likeness) {
  switch (likeness) {
  case Likeness::Identical:
    return Verdict::Identical;
  case Likeness::Isomorphic:
    return Verdict::Isomorphic;
  case Likeness::Different:
    break;
  }
  return Verdict::Different;
}

RoundTrip::RoundTrip(llvm::StringRef path, const Engine &engine,
                     const JudgeOptions &options)
    : engine(engine), options(options) {
  result.path = path.str();
  result.engine = engine.name().str();
  engine.registerDialects(registry);
}

FileResult RoundTrip::run() {
  stage("parse");
  Diagnostic error;
  input = readInput(result.path, error);
  if (!input)
    fail(Verdict::Unreadable, error);
  else if (detectLanguage(*input) == Language::LLVM)
    runLLVM();
  else
    runMLIR();
  return std::move(result);
}

void RoundTrip::runLLVM() {
  LLVMModule original = readLLVM();
  if (!original)
    return;
  // Printed first, since the import may change or consume the module.
  std::string text = print(*original.module);
  MLIRModule middle = importModule(original.module);
  if (!middle || !travel(middle))
    return;
  LLVMModule back = exportModule(*middle.module);
  if (!back)
    return;
  judge(text, *back.module,
        [&] { return original ? std::move(original) : readLLVM(); });
}

/// Whether an import can restore all ops and attributes of `module`: those of
/// the `llvm` dialect, of a few more and of `others`, the dialects that the
/// engine is asked to import. Ops of any other dialect are lowered by the
/// export for good.
static bool comesBack(mlir::ModuleOp module,
                      llvm::ArrayRef<std::string> others) {
  auto comesBack = [&](llvm::StringRef dialect) {
    return dialect == "llvm" || dialect == "llvmx" || dialect == "builtin" ||
           dialect == "dlti" || llvm::is_contained(others, dialect);
  };
  auto allComeBack = [&](auto attributes) {
    return llvm::all_of(attributes, [&](mlir::NamedAttribute attribute) {
      mlir::Dialect *dialect = attribute.getNameDialect();
      return !dialect || comesBack(dialect->getNamespace());
    });
  };
  auto check = [&](mlir::Operation *op) {
    bool comes = comesBack(op->getName().getDialectNamespace()) &&
                 allComeBack(op->getDiscardableAttrs());
    if (auto function = llvm::dyn_cast<mlir::FunctionOpInterface>(op))
      for (unsigned i = 0; i < function.getNumArguments(); ++i)
        comes &= allComeBack(function.getArgAttrs(i));
    return comes ? mlir::WalkResult::advance() : mlir::WalkResult::interrupt();
  };
  return !module.walk(check).wasInterrupted();
}

void RoundTrip::runMLIR() {
  MLIRModule original = readMLIR();
  if (!original)
    return;
  LLVMModule first = exportModule(*original.module);
  if (!first)
    return;
  std::string text = print(*first.module);
  MLIRModule middle = importModule(first.module);
  if (!middle || !travel(middle))
    return;
  if (comesBack(*original.module, options.importDialects))
    judgeMLIR(*original.module, *middle.module);
  if (LLVMModule second = exportModule(*middle.module))
    judge(text, *second.module, [&] {
      return first ? std::move(first) : exportModule(*original.module);
    });
  if (!result.sides)
    return;
  result.sides->llvm = result.verdict;
  result.verdict = std::max(result.verdict, result.sides->mlir);
}

RoundTrip::LLVMModule RoundTrip::readLLVM() {
  stage("parse");
  LLVMModule read;
  read.context = std::make_unique<llvm::LLVMContext>();
  Diagnostic error;
  {
    Stopwatch watch(result.seconds.parse);
    read.module = parseLLVM(*input, *read.context, error);
  }
  if (!read)
    return {fail(Verdict::Unreadable, error), nullptr};
  stage("LLVM verifier");
  Stopwatch watch(result.seconds.check);
  if (!checkLLVM(*read.module, result.path, error))
    return {fail(Verdict::Unreadable, error), nullptr};
  return read;
}

RoundTrip::MLIRModule RoundTrip::readMLIR() {
  MLIRModule read;
  read.context = newMLIRContext();
  Diagnostic error;
  {
    Stopwatch watch(result.seconds.parse);
    read.module = parseMLIR(*input, *read.context, error);
  }
  if (!read)
    return {fail(Verdict::Unreadable, error), nullptr};
  stage("MLIR verifier");
  Stopwatch watch(result.seconds.check);
  if (!checkMLIR(*read.module, result.path, error))
    return {fail(Verdict::Unreadable, error), nullptr};
  return read;
}

RoundTrip::MLIRModule
RoundTrip::importModule(std::unique_ptr<llvm::Module> &module) {
  // Counted first, since the import may change or consume the module.
  std::map<std::string, uint64_t> counts;
  if (options.withStats)
    counts = countMetadata(*module);
  stage("import");
  MLIRModule imported;
  imported.context = newMLIRContext();
  {
    MLIRErrors errors(*imported.context, result.path);
    Stopwatch watch(result.seconds.importing);
    ImportOptions importOptions;
    importOptions.dialects = options.importDialects;
    imported.module =
        engine.importModule(module, *imported.context, importOptions);
    if (!imported)
      return {fail(Verdict::ImportError,
                   errors.take("the import failed without saying why")),
              nullptr};
  }
  stage("MLIR verifier");
  Stopwatch watch(result.seconds.check);
  Diagnostic error;
  if (!checkMLIR(*imported.module, result.path, error))
    return {fail(Verdict::Invalid, error, "MLIR verifier: "), nullptr};
  if (options.withStats)
    result.stats = compareCounts(counts, countModelled(*imported.module));
  return imported;
}

RoundTrip::LLVMModule RoundTrip::exportModule(mlir::ModuleOp module) {
  stage("export");
  LLVMModule exported;
  exported.context = std::make_unique<llvm::LLVMContext>();
  {
    MLIRErrors errors(*module->getContext(), result.path);
    LLVMErrors llvmErrors(*exported.context);
    Stopwatch watch(result.seconds.exporting);
    exported.module = engine.exportModule(module, *exported.context);
    if (!exported)
      return {fail(Verdict::ExportError,
                   errors.take(llvmErrors.first.value_or(
                       "the export failed without saying why"))),
              nullptr};
  }
  stage("LLVM verifier");
  Stopwatch watch(result.seconds.check);
  Diagnostic error;
  if (!checkLLVM(*exported.module, result.path, error))
    return {fail(Verdict::Invalid, error, "LLVM verifier: "), nullptr};
  return exported;
}

bool RoundTrip::travel(MLIRModule &module) {
  if (options.through == Through::Memory)
    return true;
  stage("travel");
  bool asText = options.through == Through::Text;
  std::string carried;
  llvm::raw_string_ostream stream(carried);
  if (asText)
    printMLIR(*module.module, stream);
  else if (!writeBytecode(*module.module, stream)) {
    fail(Verdict::Invalid, {result.path, 0, 0, "no bytecode can be written"});
    return false;
  }

  llvm::StringRef name = asText ? "<MLIR text>" : "<MLIR bytecode>";
  MLIRModule arrived;
  arrived.context = newMLIRContext();
  Diagnostic error;
  arrived.module = parseMLIR({carried, name}, *arrived.context, error);
  if (!arrived || !checkMLIR(*arrived.module, name, error)) {
    fail(Verdict::Invalid, error, "does not read back: ");
    return false;
  }
  // The old module must be destroyed before the context that owns it.
  module.module = nullptr;
  module = std::move(arrived);
  return true;
}

void RoundTrip::judge(const std::string &original, const llvm::Module &back,
                      llvm::function_ref<LLVMModule()> reread) {
  stage("compare");
  if (original == print(back)) {
    result.verdict = Verdict::Identical;
    return;
  }
  LLVMModule again = reread();
  if (!again)
    return; // The second attempt failed where the first did not.
  stage("compare");
  Stopwatch watch(result.seconds.compare);
  DiffOptions diffOptions;
  diffOptions.maxDifferences = options.maxDifferences;
  DiffResult diff = diffModules(*again.module, back, diffOptions);
  result.verdict = verdictOf(diff.likeness);
  result.differences = countDifferences(diff);
  // The texts differ, so a differ that found nothing has missed a difference.
  if (diff.likeness == Likeness::Identical) {
    result.verdict = Verdict::Unknown;
    result.message = "the modules print differently, but the differ names no "
                     "difference";
  }
}

void RoundTrip::judgeMLIR(mlir::ModuleOp original, mlir::ModuleOp back) {
  stage("compare MLIR");
  Stopwatch watch(result.seconds.compare);
  DiffOptions diffOptions;
  diffOptions.maxDifferences = options.maxDifferences;
  BothSides &sides = result.sides.emplace();
  llvm::Expected<DiffResult> diff = diffModules(original, back, diffOptions);
  if (!diff) {
    sides.message = llvm::toString(diff.takeError());
    return;
  }
  sides.mlir = verdictOf(diff->likeness);
  sides.differences = countDifferences(*diff);
}

std::vector<DifferenceCount>
RoundTrip::countDifferences(const DiffResult &diff) {
  // All differences are counted, but only the first ones are kept.
  llvm::StringMap<llvm::StringRef> places;
  for (const Difference &difference : diff.differences)
    places.try_emplace(difference.className, difference.where);
  std::vector<DifferenceCount> counted;
  for (const auto &[name, count] : diff.counts)
    counted.push_back({name, count, places.lookup(name).str()});
  return counted;
}

std::string RoundTrip::print(const llvm::Module &module) {
  Stopwatch watch(result.seconds.compare);
  return printWithoutModuleID(module);
}

std::unique_ptr<mlir::MLIRContext> RoundTrip::newMLIRContext() {
  auto context = std::make_unique<mlir::MLIRContext>(
      registry, mlir::MLIRContext::Threading::DISABLED);
  // Here, so that the time of an import does not include it.
  engine.loadDialects(*context);
  return context;
}

std::nullptr_t RoundTrip::fail(Verdict verdict, const Diagnostic &diagnostic,
                               llvm::StringRef prefix) {
  result.verdict = verdict;
  result.message = prefix.str() + diagnostic.within(result.path);
  return nullptr;
}

FileResult palindrome::judgeFile(llvm::StringRef path, const Engine &engine,
                                 const JudgeOptions &options) {
  return RoundTrip(path, engine, options).run();
}
