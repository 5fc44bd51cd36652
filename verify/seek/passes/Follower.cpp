// A copy of the module follows it from pass to pass, so that what a pass
// changed is found by comparing the two.

#include "verify/seek/passes/Follower.h"
#include "llvm/Analysis/LazyCallGraph.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Module.h"

using namespace palindrome;
using namespace palindrome::passes;

/// Whether the pass of the class `name` only runs others.
static bool isManager(llvm::StringRef name) {
  for (llvm::StringRef part :
       {"PassManager", "PassAdaptor", "DevirtSCCRepeatedPass", "RepeatedPass",
        "InlinerWrapperPass", "RequireAnalysisPass", "InvalidateAnalysisPass",
        "InvalidateAllAnalysesPass", "VerifierPass"})
    if (name.contains(part))
      return true;
  return false;
}

/// The only function that a pass on `unit` may change; null for a module or a
/// component of the call graph.
static const llvm::Function *functionOf(const llvm::Any &unit) {
  if (const auto *function = llvm::any_cast<const llvm::Function *>(&unit))
    return *function;
  if (const auto *loop = llvm::any_cast<const llvm::Loop *>(&unit))
    return (*loop)->getHeader()->getParent();
  return nullptr;
}

/// The module of which `unit` is a part.
static const llvm::Module *moduleOf(const llvm::Any &unit) {
  if (const auto *module = llvm::any_cast<const llvm::Module *>(&unit))
    return *module;
  if (const auto *component =
          llvm::any_cast<const llvm::LazyCallGraph::SCC *>(&unit))
    return (*component)->begin()->getFunction().getParent();
  const llvm::Function *function = functionOf(unit);
  return function ? function->getParent() : nullptr;
}

void Follower::begin(llvm::StringRef name, const llvm::Any &unit) {
  if (!module) {
    module = moduleOf(unit);
    copy = copyModule(*module);
  }
  onStage(name);
  running.push_back({name.str(), functionOf(unit)});
}

void Follower::end(bool mayHaveChanged) {
  Running ended = std::move(running.back());
  running.pop_back();
  std::string unit =
      ended.function ? ended.function->getName().str() : std::string();
  unsigned number = ++runs[ended.name + "@" + unit];
  PassRun run;
  run.name = run.pipeline = ended.name;
  run.isLLVM = true;
  run.place = ended.name + " #" + std::to_string(number);
  run.isInterprocedural = !ended.function;
  changes.begin(run);
  static const Parts none;
  if (!mayHaveChanged)
    changes.add(run, *copy, *module, none, /*same=*/ended.function ? 1 : 0);
  else if (ended.function)
    compareFunction(run, *ended.function);
  else
    compareModule(run);
}

void Follower::compareFunction(const PassRun &run,
                               const llvm::Function &function) {
  const llvm::Function *before =
      function.hasName() ? copy->getFunction(function.getName()) : nullptr;
  if (!before || before->isDeclaration())
    return compareModule(run);
  Parts parts;
  if (!isSame(*before, function))
    parts.names.insert(function.getName());
  // A pass on a function may add to what is known of those that it calls.
  for (const llvm::Function &other : *module)
    if (const llvm::Function *its = other.isDeclaration()
                                        ? copy->getFunction(other.getName())
                                        : nullptr;
        its && its->getAttributes() != other.getAttributes() &&
        !isSame(*its, other))
      parts.names.insert(other.getName());
  bool isOnlyThis = parts.names.size() == parts.names.count(function.getName());
  changes.add(run, *copy, *module, parts, parts.areNone());
  if (!parts.areNone() && (!isOnlyThis || !refreshFunction(function, *copy)))
    copy = copyModule(*module);
}

void Follower::compareModule(const PassRun &run) {
  uint64_t same = 0;
  Parts parts = findChanges(*copy, *module, same);
  changes.add(run, *copy, *module, parts, same);
  if (!parts.areNone())
    copy = copyModule(*module);
}

void Follower::finish() {
  if (!module)
    return;
  uint64_t same = 0;
  Parts parts = findChanges(*copy, *module, same);
  if (!parts.areNone())
    changes.add(wholeRun("no pass", "a pass that reported no change"), *copy,
                *module, parts, same);
}

void Follower::registerCallbacks(
    llvm::PassInstrumentationCallbacks &callbacks) {
  auto nameOf = [&callbacks](llvm::StringRef pass) {
    llvm::StringRef name = callbacks.getPassNameForClassName(pass);
    return name.empty() ? pass : name;
  };
  callbacks.registerBeforeNonSkippedPassCallback(
      [this, nameOf](llvm::StringRef pass, const llvm::Any &unit) {
        if (!isManager(pass))
          begin(nameOf(pass), unit);
      });
  callbacks.registerAfterPassCallback(
      [this](llvm::StringRef pass, const llvm::Any &,
             const llvm::PreservedAnalyses &preserved) {
        if (!isManager(pass))
          end(!preserved.areAllPreserved());
      });
  callbacks.registerAfterPassInvalidatedCallback(
      [this](llvm::StringRef pass, const llvm::PreservedAnalyses &) {
        if (!isManager(pass))
          end(/*mayHaveChanged=*/true);
      });
}
