// A plug-in for mlir-opt: the pass `palindrome-validate`, which judges whether
// other passes keep the meaning of functions.
//
//   mlir-opt --load-pass-plugin=libPalindromeValidate.so
//     --pass-pipeline='builtin.module(palindrome-validate{passes=canonicalize})'
//
//   mlir-opt --load-pass-plugin=libPalindromeValidate.so
//     --palindrome-validate --canonicalize --palindrome-validate

#include "mlir/IR/OperationSupport.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Tools/Plugins/PassPlugin.h"
#include "tools/plugins/States.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Config/llvm-config.h"

using namespace palindrome;
using namespace palindrome::plugins;

/// Splits `text` at each comma that is in no parentheses or braces.
static std::vector<llvm::StringRef> splitPasses(llvm::StringRef text) {
  std::vector<llvm::StringRef> parts;
  int depth = 0;
  size_t begin = 0;
  for (size_t i = 0; i <= text.size(); ++i) {
    if (i == text.size() || (text[i] == ',' && depth == 0)) {
      if (i != begin)
        parts.push_back(text.slice(begin, i).trim());
      begin = i + 1;
      continue;
    }
    depth += text[i] == '(' || text[i] == '{';
    depth -= text[i] == ')' || text[i] == '}';
  }
  return parts;
}

/// The passes of a pipeline one by one, each with the ops around it.
///
///   func.func(canonicalize,cse),inline
///
///   func.func(canonicalize)
///   func.func(cse)
///   inline
static std::vector<std::string> listPasses(llvm::StringRef pipeline) {
  std::vector<std::string> passes;
  for (llvm::StringRef part : splitPasses(pipeline)) {
    size_t open = part.find('(');
    // The options of a pass may have parentheses, too.
    if (open == llvm::StringRef::npos || part.find('{') < open) {
      passes.push_back(part.str());
      continue;
    }
    llvm::StringRef anchor = part.take_front(open);
    for (const std::string &inner :
         listPasses(part.drop_front(open + 1).drop_back(1)))
      passes.push_back((anchor + "(" + inner + ")").str());
  }
  return passes;
}

/// The name of the pass of a pipeline of one: "cse" of "func.func(cse)".
static llvm::StringRef nameOf(llvm::StringRef pass) {
  pass = pass.split('{').first;
  while (pass.contains('('))
    pass = pass.split('(').second;
  return pass.rtrim(')');
}

/// Whether the pass of a pipeline of one runs on the module, and not on an op
/// within.
static bool seesModule(llvm::StringRef pass) {
  return !pass.split('{').first.contains('(');
}

namespace {
/// What the last `palindrome-validate` of a pipeline saw. MLIR keeps it from
/// pass to pass of one run.
struct Picture {
  explicit Picture(mlir::Operation *) {}
  bool isInvalidated(const mlir::AnalysisManager::PreservedAnalyses &) const {
    return false;
  }

  std::optional<std::string> state;
};

class Validate
    : public mlir::PassWrapper<Validate, mlir::OperationPass<mlir::ModuleOp>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(Validate)

  Validate() = default;
  Validate(const Validate &other) : PassWrapper(other) {}

  llvm::StringRef getArgument() const override { return "palindrome-validate"; }
  llvm::StringRef getDescription() const override {
    return "Prove that passes keep the meaning of functions: those of the "
           "option 'passes', one by one, or those since the last "
           "palindrome-validate";
  }
  void getDependentDialects(mlir::DialectRegistry &registry) const override;

protected:
  mlir::LogicalResult initialize(mlir::MLIRContext *context) override;
  void runOnOperation() override;

private:
  Option<std::string> passes{
      *this, "passes", llvm::cl::desc("the pipeline to run and to judge")};
  Option<double> timeout{
      *this, "timeout",
      llvm::cl::desc("seconds of processor time for one function; 0: no limit"),
      llvm::cl::init(5)};
  Option<unsigned> unroll{
      *this, "unroll",
      llvm::cl::desc("how many iterations of a loop are followed"),
      llvm::cl::init(1)};
  Option<bool> warns{*this, "warn",
                     llvm::cl::desc("report warnings, and go on")};
  Option<unsigned> indexBitwidth{
      *this, "index-bitwidth",
      llvm::cl::desc("the width of index; 0: that of the data layout"),
      llvm::cl::init(0)};

  Option<std::string> proofCache{
      *this, "proof-cache",
      llvm::cl::desc("the file where proofs are kept; none: nowhere")};
  /// The file of proofs that the options ask for; nothing if there is none.
  std::optional<proofs::StorePlace> cache;

  bool runPasses();
  bool judge(llvm::StringRef before, llvm::StringRef after,
             bool isInterprocedural, llvm::StringRef what);
  void report(const PassPair &pair, llvm::StringRef what);
};
} // namespace

void Validate::getDependentDialects(mlir::DialectRegistry &registry) const {
  mlir::OpPassManager pipeline(mlir::ModuleOp::getOperationName());
  // runPasses reports an error.
  if (succeeded(mlir::parsePassPipeline(passes, pipeline, llvm::nulls())))
    pipeline.getDependentDialects(registry);
}

/// Finds the file of proofs; an error if somebody named one that is none. Only
/// workers use it, so that it is closed again.
mlir::LogicalResult Validate::initialize(mlir::MLIRContext *context) {
  cache = proofs::findStore(proofCache);
  if (!cache || !cache->isNamed)
    return mlir::success();
  llvm::Error error = cache->makeStore()->open();
  if (!error)
    return mlir::success();
  return mlir::emitError(mlir::UnknownLoc::get(context))
         << "palindrome-validate: " << cache->path << ": "
         << llvm::toString(std::move(error));
}

/// Reports a verdict that falls short, at its symbol.
void Validate::report(const PassPair &pair, llvm::StringRef what) {
  llvm::StringRef name = pair.name;
  mlir::Operation *symbol =
      name.consume_front("@")
          ? mlir::SymbolTable::lookupSymbolIn(getOperation(), name)
          : nullptr;
  mlir::Location place = (symbol ? symbol : getOperation())->getLoc();
  if (pair.verdict != Verdict::Different) {
    mlir::emitRemark(place) << what << ": whether " << pair.name
                            << " is refined is not known: " << pair.reason;
    return;
  }
  mlir::InFlightDiagnostic diagnostic =
      warns ? mlir::emitWarning(place) : mlir::emitError(place);
  diagnostic << what << ": " << pair.name << " is not refined: " << pair.reason;
  std::string shown = textOf(pair.counterexample);
  for (llvm::StringRef line : llvm::split(llvm::StringRef(shown), '\n'))
    if (!line.empty())
      diagnostic.attachNote(place) << line;
}

/// Reports what falls short of `before` in `after`. Returns whether nothing
/// does.
bool Validate::judge(llvm::StringRef before, llvm::StringRef after,
                     bool isInterprocedural, llvm::StringRef what) {
  RefineOptions options;
  options.timeoutSeconds = timeout;
  options.sourceUnroll = options.targetUnroll = unroll;
  options.bothWays = false;
  LoweringOptions lowering;
  lowering.indexBitwidth = indexBitwidth;
  llvm::Expected<std::vector<PassPair>> pairs =
      judgeStates(before, after, getContext().getDialectRegistry(),
                  isInterprocedural, lowering, options, cache);
  if (!pairs) {
    mlir::emitRemark(getOperation().getLoc())
        << what << ": " << llvm::toString(pairs.takeError());
    return true;
  }
  bool isRight = true;
  for (const PassPair &pair : *pairs) {
    if (pair.verdict >= Verdict::Tested)
      report(pair, what);
    isRight &= pair.verdict != Verdict::Different;
  }
  return isRight || warns;
}

/// Runs the pipeline of the option, and judges after each pass. Returns false
/// if a pass failed or is wrong.
bool Validate::runPasses() {
  mlir::ModuleOp module = getOperation();
  std::string before = takePicture(module);
  mlir::OperationFingerPrint print(module);
  bool isRight = true;
  for (const std::string &pass : listPasses(passes)) {
    mlir::OpPassManager pipeline(mlir::ModuleOp::getOperationName());
    std::string problem;
    llvm::raw_string_ostream stream(problem);
    if (failed(mlir::parsePassPipeline(pass, pipeline, stream))) {
      module.emitError("palindrome-validate: the passes '")
          << passes << "' cannot be set up: "
          << llvm::StringRef(problem).split('\n').first;
      return false;
    }
    if (failed(runPipeline(pipeline, module)))
      return false;
    mlir::OperationFingerPrint now(module);
    if (now == print)
      continue;
    std::string after = takePicture(module);
    isRight &= judge(before, after, seesModule(pass), nameOf(pass));
    before = std::move(after);
    print = now;
  }
  return isRight;
}

void Validate::runOnOperation() {
  if (!passes.empty()) {
    if (!runPasses())
      signalPassFailure();
    return;
  }
  auto &picture = getAnalysis<Picture>();
  std::string now = takePicture(getOperation());
  bool isRight = !picture.state || *picture.state == now ||
                 judge(*picture.state, now, /*isInterprocedural=*/true,
                       "the passes since the last palindrome-validate");
  picture.state = std::move(now);
  markAllAnalysesPreserved();
  if (!isRight)
    signalPassFailure();
}

extern "C" LLVM_ATTRIBUTE_WEAK mlir::PassPluginLibraryInfo
mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "PalindromeValidate", LLVM_VERSION_STRING,
          [] { mlir::PassRegistration<Validate>(); }};
}
