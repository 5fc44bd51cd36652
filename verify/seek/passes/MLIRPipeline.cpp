// Runs MLIR's passes. A pass manager for functions runs all its passes on one
// function before it turns to the next, so that what each did is kept apart and
// put together into modules afterwards: as if each pass had run on all
// functions before the next.

#include "verify/seek/passes/MLIRPipeline.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/OperationSupport.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassInstrumentation.h"
#include "mlir/Pass/PassRegistry.h"
#include "verify/seek/passes/PassNames.h"
#include <map>

using namespace palindrome;
using namespace palindrome::passes;

mlir::FailureOr<mlir::OpPassManager>
palindrome::passes::parseMLIRPipeline(llvm::StringRef text,
                                      llvm::raw_ostream &errors) {
  text = text.trim();
  llvm::StringRef anchor = mlir::ModuleOp::getOperationName();
  std::string wrapped = text.str();
  if (!text.starts_with((anchor + "(").str()) && !text.starts_with("any("))
    wrapped = (anchor + "(" + text + ")").str();
  return mlir::parsePassPipeline(wrapped, errors);
}

std::optional<std::string>
palindrome::passes::findMLIRProblem(llvm::StringRef text) {
  std::string errors;
  llvm::raw_string_ostream stream(errors);
  if (succeeded(parseMLIRPipeline(text, stream)))
    return std::nullopt;
  // The text that follows repeats the pipeline.
  llvm::StringRef first = llvm::StringRef(errors).split('\n').first;
  first = first.substr(first.find("error: ") + strlen("error: "));
  return first.str() + suggestMLIRPass(first);
}

/// The name of `pass` on the command line, or of its class.
static std::string nameOf(const mlir::Pass &pass) {
  return (pass.getArgument().empty() ? pass.getName() : pass.getArgument())
      .str();
}

namespace {
/// Notes the states of a module while passes run on it.
class Recorder final : public mlir::PassInstrumentation {
public:
  Recorder(mlir::ModuleOp module, bool isEachPass, Observer &observer);

  void runBeforePass(mlir::Pass *pass, mlir::Operation *op) override;
  void runAfterPass(mlir::Pass *pass, mlir::Operation *op) override;
  void runAfterPassFailed(mlir::Pass *pass, mlir::Operation *op) override;

  /// Delivers the states that the last passes led to.
  void flush();
  /// Delivers what remains at the end of the pipeline.
  void finish();
  /// Delivers that the pipeline failed, unless one of its passes did.
  void fail();

private:
  using Prints = llvm::DenseMap<mlir::Operation *, mlir::OperationFingerPrint>;

  /// Whether `pass` only runs others.
  static bool isAdaptor(const mlir::Pass &pass);
  unsigned numberOf(const mlir::Pass &pass, mlir::Operation *op);
  void copyModule();
  bool updatePrints();

  mlir::ModuleOp module;
  bool isEachPass;
  Observer &observer;
  bool hasFailed = false;

  /// The module as it was last delivered, and which of its ops stand for those
  /// of the module.
  mlir::OwningOpRef<mlir::ModuleOp> state;
  llvm::DenseMap<mlir::Operation *, mlir::Operation *> counterparts;
  Prints prints;
  /// The ops that passes have changed since, after each of them.
  struct Version {
    mlir::Operation *op;
    mlir::OwningOpRef<mlir::Operation *> copy;
  };
  /// By the number of the pass.
  std::map<unsigned, std::vector<Version>> versions;
  /// The passes in the order of the pipeline, which is that of their first
  /// runs.
  std::vector<PassRun> passes;
  std::vector<bool> hasChanged;
  llvm::DenseMap<const mlir::Pass *, unsigned> passNumbers;
  /// The passes of the same name so far.
  llvm::StringMap<unsigned> numbers;
  /// The passes that run, innermost last.
  std::vector<const mlir::Pass *> running;
};
} // namespace

Recorder::Recorder(mlir::ModuleOp module, bool isEachPass, Observer &observer)
    : module(module), isEachPass(isEachPass), observer(observer) {
  updatePrints();
  if (isEachPass) {
    copyModule();
  } else {
    passes.push_back(wholeRun("pipeline", "the pipeline"));
    observer.begin(passes[0]);
  }
}

bool Recorder::isAdaptor(const mlir::Pass &pass) {
  return pass.getName().contains("OpToOpPassAdaptor");
}

/// Which of `passes` is `pass`, which runs on `op`.
unsigned Recorder::numberOf(const mlir::Pass &pass, mlir::Operation *op) {
  auto [place, isNew] = passNumbers.try_emplace(&pass, passes.size());
  if (!isNew)
    return place->second;
  PassRun &run = passes.emplace_back();
  hasChanged.push_back(false);
  run.name = nameOf(pass);
  std::string path;
  for (mlir::Operation *each = op; each; each = each->getParentOp())
    path = each->getName().getStringRef().str() +
           (path.empty() ? "" : "(" + path + ")");
  run.place =
      run.name + " #" + std::to_string(++numbers[run.name]) + " in " + path;
  run.isInterprocedural = op == module;
  llvm::raw_string_ostream alone(run.pipeline);
  // Passes of MLIR print their options by a function that is not const.
  const_cast<mlir::Pass &>(pass).printAsTextualPipeline(alone);
  for (mlir::Operation *each = op; each; each = each->getParentOp())
    run.pipeline =
        (each->getName().getStringRef() + "(" + run.pipeline + ")").str();
  observer.begin(run);
  return place->second;
}

void Recorder::copyModule() {
  mlir::IRMapping mapping;
  state = mlir::cast<mlir::ModuleOp>(module->clone(mapping));
  counterparts.clear();
  for (mlir::Operation &op : *module.getBody())
    counterparts[&op] = mapping.lookup(&op);
}

/// Takes the fingerprints of all symbols. Returns whether one differs.
bool Recorder::updatePrints() {
  mlir::OperationFingerPrint print(module, /*includeNested=*/false);
  auto known = prints.find(module);
  bool isSame = known != prints.end() && known->second == print;
  Prints now;
  now.try_emplace(module, print);
  for (mlir::Operation &op : *module.getBody()) {
    mlir::OperationFingerPrint print(&op);
    auto before = prints.find(&op);
    isSame &= before != prints.end() && before->second == print;
    now.try_emplace(&op, print);
  }
  isSame &= now.size() == prints.size();
  prints = std::move(now);
  return !isSame;
}

void Recorder::runBeforePass(mlir::Pass *pass, mlir::Operation *op) {
  if (isAdaptor(*pass))
    return;
  running.push_back(pass);
  // What a pass runs itself belongs to it.
  if (running.size() > 1)
    return;
  observer.stage(nameOf(*pass));
  if (isEachPass && op == module)
    flush();
}

void Recorder::runAfterPass(mlir::Pass *pass, mlir::Operation *op) {
  if (isAdaptor(*pass))
    return;
  running.pop_back();
  if (!running.empty() || !isEachPass)
    return;
  unsigned number = numberOf(*pass, op);
  if (op == module) {
    if (!updatePrints())
      return;
    copyModule();
    hasChanged[number] = true;
    return observer.changed(passes[number], *state);
  }
  while (op->getParentOp() != module)
    op = op->getParentOp();
  mlir::OperationFingerPrint print(op);
  auto known = prints.find(op);
  if (known->second == print)
    return;
  known->second = print;
  versions[number].push_back({op, op->clone()});
}

void Recorder::runAfterPassFailed(mlir::Pass *pass, mlir::Operation *op) {
  if (isAdaptor(*pass))
    return;
  running.pop_back();
  if (!running.empty())
    return;
  hasFailed = true;
  if (!isEachPass)
    return observer.failed(passes[0]);
  flush();
  observer.failed(passes[numberOf(*pass, op)]);
}

void Recorder::flush() {
  for (auto &[number, changed] : versions) {
    for (Version &version : changed) {
      mlir::Operation *&counterpart = counterparts[version.op];
      mlir::Operation *next = version.copy.release();
      counterpart->getBlock()->getOperations().insert(
          mlir::Block::iterator(counterpart), next);
      counterpart->erase();
      counterpart = next;
    }
    hasChanged[number] = true;
    observer.changed(passes[number], *state);
  }
  versions.clear();
}

void Recorder::finish() {
  if (!isEachPass) {
    if (updatePrints())
      observer.changed(passes[0], module);
    else
      observer.unchanged(passes[0]);
    return;
  }
  flush();
  for (auto [run, changed] : llvm::zip(passes, hasChanged))
    if (!changed)
      observer.unchanged(run);
}

/// A pass that cannot run on the ops that the pipeline has it run on is found
/// when the pipeline starts, before any pass.
void Recorder::fail() {
  if (hasFailed)
    return;
  PassRun run = wholeRun("pipeline", "the pipeline");
  if (isEachPass)
    observer.begin(run);
  observer.failed(run);
}

/// A manager of the passes of the pipeline `text`.
static std::unique_ptr<mlir::PassManager> managerFor(mlir::ModuleOp module,
                                                     llvm::StringRef text) {
  auto manager = std::make_unique<mlir::PassManager>(
      module.getContext(), mlir::ModuleOp::getOperationName());
  static_cast<mlir::OpPassManager &>(*manager) =
      std::move(*parseMLIRPipeline(text, llvm::nulls()));
  return manager;
}

void palindrome::passes::runMLIRPipeline(mlir::ModuleOp module,
                                         llvm::StringRef text, bool isEachPass,
                                         Observer &observer) {
  std::unique_ptr<mlir::PassManager> manager = managerFor(module, text);
  auto made = std::make_unique<Recorder>(module, isEachPass, observer);
  Recorder &recorder = *made;
  manager->addInstrumentation(std::move(made));
  if (failed(manager->run(module)))
    return recorder.fail();
  recorder.finish();
}

mlir::LogicalResult palindrome::passes::runUnverified(mlir::ModuleOp module,
                                                      llvm::StringRef text) {
  std::unique_ptr<mlir::PassManager> manager = managerFor(module, text);
  manager->enableVerifier(false);
  return manager->run(module);
}
