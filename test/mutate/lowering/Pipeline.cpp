// Mutants of the pipeline of a lowering. MLIR asks the action handler of a
// context before it runs a pass or applies a pattern, so that nothing in the
// lowering has to know of them.

#include "test/mutate/lowering/Pipeline.h"
#include "mlir/IR/Action.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Rewrite/PatternApplicator.h"
#include "test/mutate/lowering/Child.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"

using namespace palindrome;
using namespace palindrome::mutate;

namespace {
/// A pass of a pipeline that was run.
struct Ran {
  std::string key;  ///< Its name, with a number from the second one on.
  std::string text; ///< With all options, for the parser of pipelines.
  bool isOnModule;  ///< Else it was run on each function.
};

/// What the lowering of a fixture ran.
struct Trace {
  std::vector<Ran> passes;
  /// Pass and pattern, of the passes that are ours.
  std::set<std::pair<std::string, std::string>> patterns;
};

/// A change of a pipeline. `second` is empty, a pattern, an option of the pass,
/// or the key of the next pass.
struct Change {
  llvm::StringRef kind;
  std::string pass, second;
  bool operator<(const Change &other) const {
    return std::tie(kind, pass, second) <
           std::tie(other.kind, other.pass, other.second);
  }
};
} // namespace

static constexpr llvm::StringLiteral dropPass = "pipeline: pass dropped",
                                     dropPattern = "pipeline: pattern dropped",
                                     otherOption = "pipeline: other option",
                                     exchange = "pipeline: passes exchanged";

static std::string textOf(const mlir::Pass &pass) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  const_cast<mlir::Pass &>(pass).printAsTextualPipeline(stream);
  return text;
}

/// The name of the pattern of an action, which the action only prints.
static std::string patternOf(const mlir::tracing::Action &action) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  action.print(stream);
  return llvm::StringRef(text).rsplit(": ").second.str();
}

namespace {
/// Follows the actions of a lowering during its lifetime, and changes them.
class Handler {
public:
  /// Runs the pass with the key, and the text, of `instead`.
  Handler(mlir::MLIRContext &context, llvm::StringMap<std::string> instead,
          std::string pattern = "")
      : context(context), instead(std::move(instead)),
        pattern(std::move(pattern)) {
    context.registerActionHandler(
        [this](llvm::function_ref<void()> run,
               const mlir::tracing::Action &action) { handle(run, action); });
  }
  ~Handler() { context.registerActionHandler(nullptr); }
  Handler(const Handler &) = delete;
  Handler &operator=(const Handler &) = delete;

  Trace trace;
  bool hasFailed = false; ///< A pass that was run instead of another.

private:
  void handle(llvm::function_ref<void()> run,
              const mlir::tracing::Action &action);
  void onPass(llvm::function_ref<void()> run,
              const mlir::PassExecutionAction &action);
  void runInstead(mlir::Operation *op, llvm::StringRef text);

  mlir::MLIRContext &context;
  llvm::StringMap<std::string> instead;
  std::string pattern; ///< Of the pass whose text is the key of `instead`.
  llvm::StringMap<unsigned> counts;
  std::string current; ///< The key of the pass that runs.
  bool isNested = false;
};
} // namespace

void Handler::handle(llvm::function_ref<void()> run,
                     const mlir::tracing::Action &action) {
  if (auto *pass = llvm::dyn_cast<mlir::PassExecutionAction>(&action))
    return isNested ? run() : onPass(run, *pass);
  bool isOurs = llvm::StringRef(current).starts_with("palindrome-");
  if (isOurs && llvm::isa<mlir::ApplyPatternAction>(action)) {
    std::string name = patternOf(action);
    trace.patterns.insert({current, name});
    if (name == pattern && instead.contains(current))
      return; // As a pattern that does not match.
  }
  run();
}

void Handler::onPass(llvm::function_ref<void()> run,
                     const mlir::PassExecutionAction &action) {
  std::string name = action.getPass().getArgument().str();
  if (name.empty()) // A pass manager within another.
    return run();
  bool isOnModule = llvm::isa<mlir::ModuleOp>(action.getOp());
  unsigned &count = counts[name];
  bool isKnown = !isOnModule && count;
  if (!isKnown)
    ++count;
  std::string key = count == 1 ? name : name + " #" + std::to_string(count);
  if (!isKnown)
    trace.passes.push_back({key, textOf(action.getPass()), isOnModule});
  std::string outer = std::exchange(current, key);
  auto found = instead.find(key);
  if (found == instead.end() || !pattern.empty())
    run();
  else if (!found->second.empty())
    runInstead(action.getOp(), found->second);
  current = outer;
}

void Handler::runInstead(mlir::Operation *op, llvm::StringRef text) {
  isNested = true;
  mlir::PassManager manager(&context, op->getName().getStringRef());
  if (failed(mlir::parsePassPipeline(text, manager, llvm::nulls())) ||
      failed(manager.run(op)))
    hasFailed = true;
  isNested = false;
}

/// `text` with `option` changed: a flag is flipped, another one gets its
/// default value. Nothing if that changes nothing.
static std::optional<std::string> changeOption(llvm::StringRef text,
                                               llvm::StringRef option) {
  auto [name, values] = text.split('{');
  llvm::SmallVector<llvm::StringRef> parts;
  values.drop_back().split(parts, ' ');
  std::string changed;
  for (llvm::StringRef part : parts) {
    auto [key, value] = part.split('=');
    if (key != option)
      changed += " " + part.str();
    else if (value == "true" || value == "false")
      changed += " " + key.str() + (value == "true" ? "=false" : "=true");
  }
  changed = name.str() + "{" + llvm::StringRef(changed).ltrim().str() + "}";
  mlir::OpPassManager manager;
  if (failed(mlir::parsePassPipeline(changed, manager, llvm::nulls())))
    return std::nullopt;
  std::string printed;
  llvm::raw_string_ostream stream(printed);
  for (mlir::Pass &pass : manager)
    pass.printAsTextualPipeline(stream);
  if (printed == text)
    return std::nullopt;
  return changed;
}

static std::vector<std::string> optionsOf(llvm::StringRef text) {
  std::vector<std::string> names;
  llvm::SmallVector<llvm::StringRef> parts;
  text.split('{').second.split(parts, ' ');
  for (llvm::StringRef part : parts)
    if (part.contains('='))
      names.push_back(part.split('=').first.str());
  return names;
}

/// The changes that apply to the pipeline of a fixture.
static std::set<Change> changesOf(const Trace &trace) {
  std::set<Change> changes;
  const Ran *last = nullptr;
  for (const Ran &pass : trace.passes) {
    changes.insert({dropPass, pass.key, ""});
    for (const std::string &option : optionsOf(pass.text))
      if (pass.isOnModule && changeOption(pass.text, option))
        changes.insert({otherOption, pass.key, option});
    if (last && last->isOnModule && pass.isOnModule && last->text != pass.text)
      changes.insert({exchange, last->key, pass.key});
    last = &pass;
  }
  for (const auto &[pass, pattern] : trace.patterns)
    changes.insert({dropPattern, pass, pattern});
  return changes;
}

/// The passes that run in the places of others by `change`.
static llvm::StringMap<std::string> insteadOf(const Change &change,
                                              const Trace &trace) {
  llvm::StringMap<std::string> texts, instead;
  for (const Ran &pass : trace.passes)
    texts[pass.key] = pass.text;
  instead[change.pass] = "";
  if (change.kind == otherOption) {
    instead[change.pass] =
        *changeOption(texts.lookup(change.pass), change.second);
  } else if (change.kind == exchange) {
    instead[change.pass] = texts.lookup(change.second);
    instead[change.second] = texts.lookup(change.pass);
  }
  return instead;
}

/// What `change` does to the lowering of one fixture.
static Noticed tryChange(const Change &change, const Trace &trace,
                         const Fixture &fixture) {
  mlir::OwningOpRef<mlir::ModuleOp> copy = (*fixture.module).clone();
  llvm::LLVMContext context;
  Handler handler(*copy->getContext(), insteadOf(change, trace),
                  change.kind == dropPattern ? change.second : "");
  std::unique_ptr<llvm::Module> lowered = lower(*copy, context);
  if (!lowered || handler.hasFailed)
    return Noticed::Refused;
  if (textOf(*lowered) == fixture.lowered)
    return Noticed::Same;
  return isJudgedDifferent(fixture, *lowered) ? Noticed::Judge
                                              : Noticed::Unnoticed;
}

void mutate::mutatePipeline(const std::vector<Fixture> &fixtures,
                            llvm::StringRef prefix, Table &table) {
  std::vector<Trace> traces;
  // The fixtures of each change.
  std::map<Change, std::vector<size_t>> changes;
  for (const auto &[number, fixture] : llvm::enumerate(fixtures)) {
    mlir::OwningOpRef<mlir::ModuleOp> copy = (*fixture.module).clone();
    llvm::LLVMContext context;
    Handler handler(*copy->getContext(), {});
    (void)lower(*copy, context);
    for (const Change &change : changesOf(handler.trace))
      if (llvm::StringRef(change.pass).starts_with(prefix))
        changes[change].push_back(number);
    traces.push_back(std::move(handler.trace));
  }
  for (const auto &entry : changes) {
    const Change &change = entry.first;
    constexpr unsigned seconds = 600;
    // Not to end, or to crash, is noticed.
    unsigned result =
        inChild(seconds, [&] {
          Noticed worst = Noticed::Same;
          for (size_t number : entry.second) {
            Noticed found = tryChange(change, traces[number], fixtures[number]);
            if (found <= Noticed::Judge)
              return static_cast<unsigned>(found);
            worst = std::max(worst, found);
          }
          return static_cast<unsigned>(worst);
        }).value_or(static_cast<unsigned>(Noticed::Refused));
    table.add(change.kind,
              change.pass + (change.second.empty() ? "" : ", " + change.second),
              static_cast<Noticed>(result));
  }
}
