// The modules whose lowering is judged after something was changed.

#include "test/mutate/lowering/Fixtures.h"
#include "mlir/Parser/Parser.h"
#include "palindrome/Engine.h"
#include "palindrome/Lower.h"
#include "test/mutate/lowering/Child.h"
#include "test/mutate/lowering/Recording.h"
#include "verify/judge/dialects/Interpret.h"
#include "verify/run/lowering/Judge.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace palindrome;
using namespace palindrome::mutate;

static mlir::DialectRegistry makeRegistry() {
  mlir::DialectRegistry registry;
  registerLowering(registry);
  nativeEngine().registerDialects(registry);
  return registry;
}

Fixtures::Fixtures()
    : context(makeRegistry(), mlir::MLIRContext::Threading::DISABLED) {
  context.loadAllAvailableDialects();
}

std::unique_ptr<llvm::Module> mutate::lower(mlir::ModuleOp module,
                                            llvm::LLVMContext &context) {
  mlir::ScopedDiagnosticHandler silent(
      module.getContext(), [](mlir::Diagnostic &) { return mlir::success(); });
  if (failed(lowerToLLVM(module)))
    return nullptr;
  std::unique_ptr<llvm::Module> lowered =
      nativeEngine().exportModule(module, context);
  if (!lowered || llvm::verifyModule(*lowered))
    return nullptr;
  return lowered;
}

std::string mutate::textOf(const llvm::Module &module) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  module.print(stream, nullptr);
  return text;
}

static std::vector<SettledSymbol> judge(const Fixture &fixture,
                                        llvm::Module &lowered,
                                        const dialects::RuleTable *rules) {
  lowering::JudgeLoweringOptions options;
  options.indexBits = getIndexBitwidth(*fixture.module);
  options.rules = rules;
  return lowering::judgeLowering(*fixture.module, lowered, options);
}

bool mutate::isJudgedDifferent(const Fixture &fixture, llvm::Module &lowered,
                               const dialects::RuleTable *rules) {
  return llvm::any_of(judge(fixture, lowered, rules),
                      [&](const SettledSymbol &symbol) {
                        return symbol.verdict == Verdict::Different &&
                               !fixture.different.count(symbol.name);
                      });
}

static mlir::FunctionOpInterface programOf(mlir::ModuleOp module) {
  auto main = module.lookupSymbol<mlir::FunctionOpInterface>("main");
  return main && !main.isExternal() && dialects::isProgram(main) ? main
                                                                 : nullptr;
}

std::string mutate::runProgram(const Fixture &fixture,
                               const dialects::RuleTable *rules) {
  dialects::InterpretOptions options;
  options.limits.steps = 5'000'000;
  options.limits.rules = rules;
  std::string text;
  llvm::raw_string_ostream stream(text);
  llvm::Expected<dialects::Interpretation> result = dialects::interpret(
      *fixture.module, programOf(*fixture.module), {}, options, stream);
  if (!result)
    return llvm::toString(result.takeError());
  if (result->stop)
    text += result->stop->message;
  if (result->poison)
    text += "poison";
  return text + std::to_string(result->status);
}

/// The seconds that `work` takes.
static double measure(llvm::function_ref<void()> work) {
  auto start = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start)
      .count();
}

/// Whether `module` has functions, and lowers without a crash.
static bool isUsable(mlir::ModuleOp module) {
  constexpr unsigned seconds = 60;
  return !module.getOps<mlir::FunctionOpInterface>().empty() &&
         inChild(seconds, [&] {
           llvm::LLVMContext context;
           return lower(module, context) != nullptr;
         }).value_or(false);
}

/// Fills in what is known of `fixture` before anything is changed; false if its
/// module is not usable.
static bool prepare(Fixture &fixture) {
  if (!isUsable(*fixture.module))
    return false;
  llvm::LLVMContext context;
  mlir::OwningOpRef<mlir::ModuleOp> copy = fixture.module->clone();
  std::unique_ptr<llvm::Module> lowered = lower(*copy, context);
  fixture.lowered = textOf(*lowered);
  takeRecorded();
  fixture.judgeSeconds = measure([&] {
    for (const SettledSymbol &symbol :
         judge(fixture, *lowered, &recordingRules()))
      if (symbol.verdict == Verdict::Different)
        fixture.different.insert(symbol.name);
      else if (symbol.verdict == Verdict::Tested)
        fixture.tested.insert(symbol.name);
  });
  fixture.judgedOps = takeRecorded();
  if (!programOf(*fixture.module))
    return true;
  fixture.programSeconds =
      measure([&] { fixture.output = runProgram(fixture, &recordingRules()); });
  fixture.programOps = takeRecorded();
  return true;
}

void Fixtures::add(const std::string &file) {
  auto buffer = llvm::MemoryBuffer::getFile(file);
  if (!buffer)
    return;
  mlir::ScopedDiagnosticHandler silent(
      &context, [](mlir::Diagnostic &) { return mlir::success(); });
  // Parts of modules by `// -----`, files of a test by `#--- NAME`.
  llvm::SmallVector<llvm::StringRef> lines;
  (*buffer)->getBuffer().split(lines, '\n');
  size_t first = 0;
  auto addPart = [&](size_t end) {
    Fixture fixture;
    fixture.name = file + ":" + std::to_string(first + 1);
    fixture.module = mlir::parseSourceString<mlir::ModuleOp>(
        llvm::join(llvm::ArrayRef(lines).slice(first, end - first), "\n"),
        mlir::ParserConfig(&context), file);
    if (fixture.module && prepare(fixture))
      list.push_back(std::move(fixture));
    first = end + 1; // Without the line that divides.
  };
  for (size_t i = 0; i < lines.size(); ++i)
    if (lines[i].starts_with("// -----") || lines[i].starts_with("#--- "))
      addPart(i);
  addPart(lines.size());
}
