// Compares two runs of MLIR.

#include "verify/run/lowering/Interpreted.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/TypeUtilities.h"
#include "verify/judge/dialects/Text.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/StringMap.h"

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
  /// Compares what the memory of the arguments holds, and the variables that
  /// both runs refer to.
  void compareMemory();

  /// The first difference; empty if there is none.
  std::string difference;
  /// Where it is (see `Trial::what`).
  std::string what;
  /// Why it is not known whether there is another one; empty if it is.
  std::string doubt;

private:
  void note(llvm::StringRef where, llvm::StringRef how) {
    if (difference.empty())
      difference = (where + how).str();
  }
  void compare(const Value &old, const Value &now, mlir::Type type,
               llvm::StringRef where);
  void compareGlobals();
  void compareLists(const Value &old, const Value &now, mlir::Type type,
                    llvm::StringRef where);
  void compareViews(const View &old, const View &now, mlir::Type type,
                    llvm::StringRef where);
  void compareWithMemory(const Value &old, const View &now, mlir::Type type,
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
  takeArguments(Run &before, llvm::ArrayRef<std::string> texts) override;
  Trial compare(Run &before) override;

private:
  Trial compareRuns(Run &before);

  mlir::ModuleOp module;
  mlir::FunctionOpInterface function;
  const RunOptions &options;
  std::optional<Run> run;
};
} // namespace

/// `type` with integers without signs in the place of others, which
/// is what conversions to `arith` make of them.
static mlir::Type signlessOf(mlir::Type type) {
  mlir::AttrTypeReplacer replacer;
  replacer.addReplacement([](mlir::IntegerType integer) -> mlir::Type {
    return mlir::IntegerType::get(integer.getContext(), integer.getWidth());
  });
  return replacer.replace(type);
}

/// What arith-emulate-wide-int makes of `type`, an integer or a vector of them:
/// a vector whose last dimension has the halves, the lower one first. Null for
/// other types.
static mlir::Type halvesOf(mlir::Type type) {
  llvm::SmallVector<int64_t> shape;
  if (auto vector = llvm::dyn_cast<mlir::VectorType>(type)) {
    if (vector.isScalable())
      return {};
    shape.assign(vector.getShape().begin(), vector.getShape().end());
  }
  auto whole =
      llvm::dyn_cast<mlir::IntegerType>(mlir::getElementTypeOrSelf(type));
  if (!whole || whole.getWidth() % 2 != 0)
    return {};
  shape.push_back(2);
  return mlir::VectorType::get(
      shape, mlir::IntegerType::get(type.getContext(), whole.getWidth() / 2));
}

/// `value`, an integer or a vector of them, as a list of halves.
static Value splitHalves(const Value &value) {
  dialects::List halves;
  if (value.isList())
    halves.shape = value.list().shape;
  halves.shape.push_back(2);
  auto split = [&](const Value &whole) {
    if (!whole.isBits())
      return halves.elements.insert(halves.elements.end(), 2, whole);
    unsigned width = whole.bits().getBitWidth() / 2;
    halves.elements.push_back(whole.bits().trunc(width));
    halves.elements.push_back(whole.bits().extractBits(width, width));
    return halves.elements.end();
  };
  if (value.isList())
    for (const Value &element : value.list().elements)
      split(element);
  else
    split(value);
  return halves;
}

/// Whether `now` is `old`, or the type of what takes the place of such a value:
/// a memref for a tensor, halves for an integer, integers without signs.
static bool corresponds(mlir::Type old, mlir::Type now) {
  if (signlessOf(old) == signlessOf(now) || halvesOf(old) == now)
    return true;
  auto tensor = llvm::dyn_cast<mlir::TensorType>(old);
  auto memref = llvm::dyn_cast<mlir::BaseMemRefType>(now);
  return tensor && memref &&
         tensor.getElementType() == memref.getElementType() &&
         tensor.hasRank() == memref.hasRank() &&
         (!tensor.hasRank() || tensor.getShape() == memref.getShape());
}

static bool correspond(llvm::ArrayRef<mlir::Type> old,
                       llvm::ArrayRef<mlir::Type> now) {
  return old.size() == now.size() && llvm::all_of_zip(old, now, corresponds);
}

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

std::optional<std::string>
InterpretedFunction::takeArguments(Run &before,
                                   llvm::ArrayRef<std::string> texts) {
  run.emplace(module, function, options);
  std::vector<std::string> own = texts.vec();
  for (auto [text, value, old, now] : llvm::zip_equal(
           own, before.arguments, before.function.getArgumentTypes(),
           function.getArgumentTypes()))
    if (old != now && halvesOf(old) == now) {
      text.clear();
      llvm::raw_string_ostream stream(text);
      dialects::printValue(stream, before.machine, splitHalves(value), now);
    }
  return run->read(own);
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
  } else if (old.isList() && now.isView()) {
    compareWithMemory(old, now.view(), type, where);
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

/// A tensor, and the memref that it became.
void Comparison::compareWithMemory(const Value &old, const View &now,
                                   mlir::Type type, llvm::StringRef where) {
  if (!now.base.buffer || !now.base.buffer->isAlive)
    return note(where, "has been freed");
  mlir::Type element = llvm::cast<mlir::ShapedType>(type).getElementType();
  if (std::optional<Value> loaded = load(after, now, element))
    compareLists(old, *loaded, type, where);
}

void Comparison::compareResults() {
  what = "result";
  bool isOne = before.results->size() == 1;
  for (auto [number, old, now, type, typeNow] : llvm::enumerate(
           *before.results, *after.results, before.function.getResultTypes(),
           after.function.getResultTypes())) {
    bool isSplit = halvesOf(type) == typeNow;
    compare(isSplit ? splitHalves(old) : old, now, isSplit ? typeNow : type,
            isOne ? "the result "
                  : "result " + std::to_string(number + 1) + " ");
  }
}

void Comparison::compareMemory() {
  if (difference.empty())
    what = "memory";
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
    else if (!old.isAlive)
      continue; // Nobody can tell whether it still is there.
    // A run that accesses the memory as another type makes it bytes.
    else if (old.type != now.type)
      compareViews(one.view(), other.view(), type, where);
    else
      for (auto [index, before, after] :
           llvm::enumerate(old.scalars, now.scalars))
        compare(before, after, old.type,
                where + "at element " + std::to_string(index) + " ");
  }
  compareGlobals();
}

void Comparison::compareGlobals() {
  llvm::StringMap<Value> others;
  for (const auto &[op, value] : after.machine.usedGlobals())
    if (auto global = llvm::dyn_cast<mlir::memref::GlobalOp>(op))
      others[global.getSymName()] = value;
  for (const auto &[op, value] : before.machine.usedGlobals()) {
    auto global = llvm::dyn_cast<mlir::memref::GlobalOp>(op);
    if (!global)
      continue;
    Value other = others.lookup(global.getSymName());
    if (value.isView() && other.isView())
      compareViews(value.view(), other.view(), global.getType(),
                   ("@" + global.getSymName() + " ").str());
  }
}

Trial InterpretedFunction::compare(Run &before) {
  run->call();
  Trial trial = compareRuns(before);
  trial.steps = run->machine.stepsTaken();
  return trial;
}

Trial InterpretedFunction::compareRuns(Run &before) {
  const std::optional<Stop> &stop = run->machine.stopped();
  bool isUnsupported = run->hasStopped(Stop::Kind::Unsupported);
  if (isUnsupported || run->hasStopped(Stop::Kind::Exhausted))
    return Trial::inconclusive("after the pass: " + stop->message,
                               isUnsupported);
  Comparison comparison(before, *run);
  bool bothAbort = !before.results && run->hasStopped(Stop::Kind::Aborted);
  if (before.results && run->results) {
    comparison.compareResults();
    comparison.compareMemory();
  } else if (!bothAbort) {
    comparison.what = "outcome";
    comparison.difference = "the target " + run->describe().outcome;
    if (stop)
      comparison.difference += ": " + stop->message;
  }
  if (comparison.difference.empty() && before.printed != run->printed) {
    comparison.what = "output";
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
  trial.what = comparison.what;
  trial.reason = comparison.difference;
  trial.after = run->describe();
  return trial;
}

/// Why the runs of both say nothing, or nothing.
static llvm::StringRef findObstacle(mlir::FunctionOpInterface before,
                                    mlir::FunctionOpInterface after) {
  if (!before || !after || before.isExternal() || after.isExternal())
    return "the function is on one side alone";
  if (!correspond(before.getArgumentTypes(), after.getArgumentTypes()) ||
      !correspond(before.getResultTypes(), after.getResultTypes()))
    return "the type of the function changed";
  return "";
}

namespace {
/// The function of one name before and after.
struct Pair {
  Pair(mlir::ModuleOp before, mlir::ModuleOp after, llvm::StringRef name)
      : source(before.lookupSymbol<mlir::FunctionOpInterface>(name)),
        target(after.lookupSymbol<mlir::FunctionOpInterface>(name)),
        obstacle(findObstacle(source, target)) {}

  mlir::FunctionOpInterface source, target;
  llvm::StringRef obstacle; ///< Empty if both can be run.
};
} // namespace

SettledSymbol lowering::judgeInterpreted(mlir::ModuleOp before,
                                         mlir::ModuleOp after,
                                         llvm::StringRef name,
                                         const RunOptions &options) {
  Pair pair(before, after, name);
  if (pair.obstacle.empty()) {
    InterpretedFunction changed(after, pair.target, options);
    return judgeByRuns(before, pair.source, changed, options);
  }
  SettledSymbol result;
  result.name = ("@" + name).str();
  result.reason = pair.obstacle.str();
  return result;
}

Trial lowering::tryInterpreted(mlir::ModuleOp before, mlir::ModuleOp after,
                               llvm::StringRef name,
                               const std::vector<std::string> &arguments,
                               const RunOptions &options) {
  Pair pair(before, after, name);
  if (!pair.obstacle.empty())
    return Trial::inconclusive(pair.obstacle.str(), /*isPointless=*/true);
  InterpretedFunction changed(after, pair.target, options);
  Run run(before, pair.source, options);
  return tryArguments(run, changed, arguments);
}
