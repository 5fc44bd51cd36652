// Compares two runs of MLIR.

#include "verify/lowering/Interpreted.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/APFloat.h"

using namespace palindrome;
using namespace palindrome::lowering;
using dialects::Buffer;
using dialects::Stop;
using dialects::Value;
using dialects::Values;
using dialects::View;

namespace {
/// What differs between two runs that returned, so that a caller notices.
class Comparison {
public:
  Comparison(Run &before, Run &after) : before(before), after(after) {}

  void compareResults();
  /// Compares what the memory of the arguments holds.
  void compareMemory();

  /// The first difference; empty if there is none.
  std::string difference;
  /// Why it is not known whether there is another one; empty if it is.
  std::string doubt;

private:
  void note(llvm::StringRef where, llvm::StringRef what) {
    if (difference.empty())
      difference = (where + what).str();
  }
  void compare(const Value &old, const Value &now, mlir::Type type,
               llvm::StringRef where);
  void compareLists(const Value &old, const Value &now, mlir::Type type,
                    llvm::StringRef where);
  void compareViews(const View &old, const View &now, mlir::Type type,
                    llvm::StringRef where);
  /// The elements of `view`; nothing, and a doubt, if they cannot be read.
  std::optional<Value> load(Run &run, const View &view, mlir::Type element);

  Run &before, &after;
};

class InterpretedFunction final : public ChangedFunction {
public:
  InterpretedFunction(mlir::ModuleOp module, mlir::FunctionOpInterface function,
                      const RunOptions &options)
      : module(module), function(function), options(options) {}

  std::optional<std::string>
  takeArguments(Run &, llvm::ArrayRef<std::string> texts) override {
    run.emplace(module, function, options);
    return run->read(texts);
  }
  Trial compare(Run &before) override;

private:
  mlir::ModuleOp module;
  mlir::FunctionOpInterface function;
  const RunOptions &options;
  std::optional<Run> run;
};
} // namespace

/// The first argument of `run` whose memory is `buffer`; nothing if there is
/// none.
static std::optional<size_t>
findArgument(const Run &run, const std::shared_ptr<Buffer> &buffer) {
  for (auto [number, value] : llvm::enumerate(run.arguments))
    if (value.isView() && value.view().base.buffer == buffer)
      return number;
  return std::nullopt;
}

/// Whether two scalars that are bits, of `type`, are the same: no document says
/// which NaN is computed.
static bool areSameBits(const llvm::APInt &old, const llvm::APInt &now,
                        mlir::Type type) {
  if (old == now)
    return true;
  auto real = llvm::dyn_cast<mlir::FloatType>(type);
  if (!real)
    return false;
  const llvm::fltSemantics &format = real.getFloatSemantics();
  return llvm::APFloat(format, old).isNaN() &&
         llvm::APFloat(format, now).isNaN();
}

/// Whether nothing is known of `value`, so that anything may be in its place.
static bool isAllPoison(const Value &value) {
  if (!value.isList())
    return value.isPoison();
  const Values &elements = value.list().elements;
  return !elements.empty() && llvm::all_of(elements, isAllPoison);
}

void Comparison::compare(const Value &old, const Value &now, mlir::Type type,
                         llvm::StringRef where) {
  if (isAllPoison(old))
    return;
  if (now.isPoison())
    return note(where, "is poison");
  if (old.isBits() && now.isBits()) {
    if (!areSameBits(old.bits(), now.bits(), type))
      note(where, "differs");
  } else if (old.isList() && now.isList()) {
    compareLists(old, now, type, where);
  } else if (old.isView() && now.isView()) {
    compareViews(old.view(), now.view(), type, where);
  } else if (!old.isPointer() || !now.isPointer() || !old.pointer().buffer ||
             old.pointer().buffer != now.pointer().buffer) {
    doubt = "a result is a pointer or a function";
  }
}

void Comparison::compareLists(const Value &old, const Value &now,
                              mlir::Type type, llvm::StringRef where) {
  if (old.list().shape != now.list().shape)
    return note(where, "has another shape");
  auto complex = llvm::dyn_cast<mlir::ComplexType>(type);
  mlir::Type element =
      complex ? complex.getElementType()
              : llvm::cast<mlir::ShapedType>(type).getElementType();
  for (auto [number, one, other] :
       llvm::enumerate(old.list().elements, now.list().elements))
    compare(one, other, element,
            (where + "at element " + llvm::Twine(number) + " ").str());
}

std::optional<Value> Comparison::load(Run &run, const View &view,
                                      mlir::Type element) {
  Value list = run.machine.memory().loadAll(view, element);
  if (run.machine.isRunning())
    return list;
  doubt = "a memref is larger than its memory";
  return std::nullopt;
}

/// Which memory it is counts for arguments: a caller that writes to the one
/// sees it in the other. Nobody says which memory new one is, and clones may
/// be new.
void Comparison::compareViews(const View &old, const View &now, mlir::Type type,
                              llvm::StringRef where) {
  if (!old.base.buffer || !now.base.buffer) {
    doubt = "a memref has no memory";
    return;
  }
  // Otherwise the caller must not look at it.
  if (!old.base.buffer->isAlive)
    return;
  if (!now.base.buffer->isAlive)
    return note(where, "has been freed");
  if (old.sizes != now.sizes)
    return note(where, "has other sizes");
  if (findArgument(before, old.base.buffer) !=
      findArgument(after, now.base.buffer))
    doubt = "a result is other memory";
  mlir::Type element = llvm::cast<mlir::ShapedType>(type).getElementType();
  std::optional<Value> one = load(before, old, element),
                       other = load(after, now, element);
  if (one && other)
    compareLists(*one, *other, type, where);
}

void Comparison::compareResults() {
  bool isOne = before.results->size() == 1;
  for (auto [number, old, now, type] : llvm::enumerate(
           *before.results, *after.results, before.function.getResultTypes()))
    compare(old, now, type,
            isOne ? "the result "
                  : "result " + std::to_string(number + 1) + " ");
}

void Comparison::compareMemory() {
  for (auto [number, one, other, type] :
       llvm::enumerate(before.arguments, after.arguments,
                       before.function.getArgumentTypes())) {
    if (!one.isView())
      continue;
    const Buffer &old = *one.view().base.buffer,
                 &now = *other.view().base.buffer;
    std::string where =
        "the memory of argument " + std::to_string(number + 1) + " ";
    if (old.isAlive && !now.isAlive)
      note(where, "has been freed");
    else if (!old.isAlive && now.isAlive)
      note(where, "is no longer freed");
    else if (!old.isAlive)
      continue;
    // A run that accesses the memory as another type makes it bytes.
    else if (old.type != now.type)
      compareViews(one.view(), other.view(), type, where);
    else
      for (auto [index, before, after] :
           llvm::enumerate(old.scalars, now.scalars))
        compare(before, after, old.type,
                where + "at element " + std::to_string(index) + " ");
  }
}

Trial InterpretedFunction::compare(Run &before) {
  run->call();
  const std::optional<Stop> &stop = run->machine.stopped();
  bool isUnsupported = run->hasStopped(Stop::Kind::Unsupported);
  if (isUnsupported || run->hasStopped(Stop::Kind::Exhausted))
    return Trial::inconclusive("after the pass: " + stop->message,
                               isUnsupported);
  Comparison comparison(before, *run);
  bool bothAbort = !before.results && run->hasStopped(Stop::Kind::Aborted);
  std::string what = "result";
  if (before.results && run->results) {
    comparison.compareResults();
    if (comparison.difference.empty())
      what = "memory";
    comparison.compareMemory();
  } else if (!bothAbort) {
    what = "outcome";
    comparison.difference = "the target " + run->describe().outcome;
    if (stop)
      comparison.difference += ": " + stop->message;
  }
  if (comparison.difference.empty() && before.printed != run->printed) {
    what = "output";
    comparison.difference = "the output differs";
  }
  Trial trial;
  if (comparison.difference.empty() && comparison.doubt.empty()) {
    trial.agrees = true;
    return trial;
  }
  // The documents leave open which of several results it is.
  bool hasLatitude = before.machine.hasLatitude() || run->machine.hasLatitude();
  if (hasLatitude)
    comparison.doubt = "the documents allow several results";
  if (comparison.difference.empty() || hasLatitude)
    return Trial::inconclusive(comparison.doubt, /*isPointless=*/false);
  trial.agrees = false;
  trial.what = what;
  trial.reason = comparison.difference;
  trial.after = run->describe();
  return trial;
}

/// Why the runs of both say nothing, or nothing.
static llvm::StringRef findObstacle(mlir::FunctionOpInterface before,
                                    mlir::FunctionOpInterface after) {
  if (!before || !after || before.isExternal() || after.isExternal())
    return "the function is on one side alone";
  if (before.getFunctionType() != after.getFunctionType())
    return "the type of the function changed";
  return "";
}

SettledSymbol lowering::judgeInterpreted(mlir::ModuleOp before,
                                         mlir::ModuleOp after,
                                         llvm::StringRef name,
                                         const RunOptions &options) {
  auto source = before.lookupSymbol<mlir::FunctionOpInterface>(name);
  auto target = after.lookupSymbol<mlir::FunctionOpInterface>(name);
  llvm::StringRef obstacle = findObstacle(source, target);
  if (obstacle.empty()) {
    InterpretedFunction changed(after, target, options);
    return judgeByRuns(before, source, changed, options);
  }
  SettledSymbol result;
  result.name = ("@" + name).str();
  result.reason = obstacle.str();
  return result;
}

std::optional<std::string> lowering::findDifference(
    mlir::ModuleOp before, mlir::ModuleOp after, llvm::StringRef name,
    const std::vector<std::string> &arguments, const RunOptions &options) {
  auto source = before.lookupSymbol<mlir::FunctionOpInterface>(name);
  auto target = after.lookupSymbol<mlir::FunctionOpInterface>(name);
  if (!findObstacle(source, target).empty())
    return std::nullopt;
  InterpretedFunction changed(after, target, options);
  Run run(before, source, options);
  Trial trial = tryArguments(run, changed, arguments);
  if (trial.agrees != false)
    return std::nullopt;
  return trial.what;
}
