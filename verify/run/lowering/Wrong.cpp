// Finds the ops that a change of a function gets wrong.

#include "verify/run/lowering/Wrong.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Transform/IR/TransformDialect.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/Verifier.h"
#include "verify/judge/dialects/Interpret.h"
#include "verify/judge/dialects/Text.h"
#include "llvm/ADT/SetVector.h"
#include <chrono>
#include <set>

using namespace palindrome;
using namespace palindrome::lowering;

namespace {
class Reduction {
public:
  Reduction(WrongProgram wrong, const FindDifference &find,
            const ReductionLimits &limits)
      : best(std::move(wrong.program)), difference(std::move(wrong.what)),
        find(find), limits(limits),
        errors(best.module.get().getContext(),
               [](mlir::Diagnostic &) { return mlir::success(); }),
        end(std::chrono::steady_clock::now() +
            std::chrono::milliseconds(int64_t(limits.seconds * 1000))) {}

  WrongProgram run();

private:
  /// Has `edit` change a copy of the best program, and takes it if it still
  /// does something else after the change. `edit` returns false if it found no
  /// place.
  bool attempt(llvm::function_ref<bool(Program &)> edit);

  void dropFunctions();
  void cutAfterFirstWrong();
  void freezeOperands();
  void dropOps();
  void dropParameters();
  /// The results of the run of the best function that returns the results of
  /// the first `count` ops, as arguments; nothing where they have no text.
  std::vector<std::optional<std::string>> resultsOf(unsigned count);

  bool isOver() const { return std::chrono::steady_clock::now() > end; }

  Program best;
  std::string difference;
  const FindDifference &find;
  const ReductionLimits limits;
  mlir::ScopedDiagnosticHandler errors;
  std::chrono::steady_clock::time_point end;
};
} // namespace

static mlir::func::FuncOp functionOf(const Program &program) {
  return program.module.get().lookupSymbol<mlir::func::FuncOp>(
      program.function);
}

bool Reduction::attempt(llvm::function_ref<bool(Program &)> edit) {
  if (isOver())
    return false;
  Program changed = best.clone();
  if (!edit(changed))
    return false;
  std::optional<std::string> what;
  if (succeeded(mlir::verify(*changed.module)))
    what = find(changed);
  if (!what)
    return false;
  difference = *what;
  best = std::move(changed);
  return true;
}

/// Whether a value of `type` is compared by itself, without memory.
static bool isPlain(mlir::Type type) {
  if (auto vector = llvm::dyn_cast<mlir::VectorType>(type))
    return !vector.isScalable();
  return type.isIntOrIndexOrFloat() ||
         llvm::isa<mlir::ComplexType, mlir::RankedTensorType>(type);
}

/// Has `function`, of one block, end after its first `count` ops and return
/// `values`, of results before that.
static void returnOnly(mlir::func::FuncOp function, unsigned count,
                       llvm::ArrayRef<mlir::Value> values) {
  mlir::Block &block = function.front();
  block.getTerminator()->setOperands(values);
  while (block.getOperations().size() > count + 1)
    std::prev(block.end(), 2)->erase();
  function.setFunctionType(mlir::FunctionType::get(
      function.getContext(), function.getArgumentTypes(),
      mlir::TypeRange(mlir::ValueRange(values))));
  function.removeResAttrsAttr();
}

/// The plain results of the first `count` ops of the block of `function`.
static llvm::SmallVector<mlir::Value> plainResults(mlir::func::FuncOp function,
                                                   unsigned count) {
  llvm::SmallVector<mlir::Value> values;
  for (mlir::Operation &op :
       llvm::make_range(function.front().begin(),
                        std::next(function.front().begin(), count)))
    for (mlir::Value result : op.getResults())
      if (isPlain(result.getType()))
        values.push_back(result);
  return values;
}

/// All functions that the wrong one does not call go.
void Reduction::dropFunctions() {
  attempt([&](Program &program) {
    bool isChanged = false;
    for (bool again = true; again;) {
      again = false;
      for (auto symbol : llvm::make_early_inc_range(
               program.module.get().getOps<mlir::SymbolOpInterface>())) {
        if (symbol.getName() == program.function ||
            !mlir::SymbolTable::symbolKnownUseEmpty(symbol, *program.module))
          continue;
        symbol->erase();
        isChanged = again = true;
      }
    }
    return isChanged;
  });
}

/// The function ends with the first op that shows the difference, and returns
/// its results.
void Reduction::cutAfterFirstWrong() {
  unsigned right = 0, wrong = functionOf(best).front().getOperations().size();
  while (wrong - right > 1) {
    unsigned middle = (right + wrong) / 2;
    bool isWrong = attempt([&](Program &program) {
      mlir::func::FuncOp function = functionOf(program);
      returnOnly(function, middle, plainResults(function, middle));
      return true;
    });
    (isWrong ? wrong : right) = middle;
  }
  attempt([&](Program &program) {
    mlir::func::FuncOp function = functionOf(program);
    mlir::Block &block = function.front();
    unsigned count = block.getOperations().size() - 1;
    if (!count)
      return false;
    llvm::SmallVector<mlir::Value> values;
    for (mlir::Value result : std::prev(block.end(), 2)->getResults())
      if (isPlain(result.getType()))
        values.push_back(result);
    returnOnly(function, count, values);
    return true;
  });
}

std::vector<std::optional<std::string>> Reduction::resultsOf(unsigned count) {
  Program program = best.clone();
  mlir::func::FuncOp function = functionOf(program);
  returnOnly(function, count, plainResults(function, count));
  dialects::Limits own;
  own.steps = 100'000;
  own.indexBits = limits.indexBits;
  std::string printed;
  llvm::raw_string_ostream output(printed);
  dialects::Machine machine(*program.module, own, output);
  auto callee = mlir::cast<mlir::FunctionOpInterface>(*function);
  llvm::Expected<dialects::Values> arguments =
      dialects::readArguments(machine, callee, program.arguments);
  std::vector<std::optional<std::string>> texts(function.getNumResults());
  if (!arguments) {
    llvm::consumeError(arguments.takeError());
    return texts;
  }
  std::optional<dialects::Values> results =
      dialects::callOnOwnStack(machine, callee, *arguments);
  if (!results)
    return texts;
  for (auto [text, value, type] :
       llvm::zip_equal(texts, *results, function.getResultTypes())) {
    if (dialects::findPoison(value))
      continue;
    llvm::raw_string_ostream stream(text.emplace());
    dialects::printValue(stream, machine, value, type);
  }
  return texts;
}

/// What the ops before the last one compute becomes a parameter each, so that
/// these ops can go.
void Reduction::freezeOperands() {
  unsigned count = functionOf(best).front().getOperations().size() - 1;
  if (count < 2)
    return;
  std::vector<std::optional<std::string>> texts = resultsOf(count - 1);
  auto freeze = [&](Program &program, size_t which) {
    mlir::func::FuncOp function = functionOf(program);
    mlir::Value value = plainResults(function, count - 1)[which];
    if (!texts[which] || value.use_empty() ||
        mlir::matchPattern(value, mlir::m_Constant()))
      return false;
    unsigned number = function.getNumArguments();
    if (failed(function.insertArgument(number, value.getType(), {},
                                       value.getLoc())))
      return false;
    program.arguments.push_back(*texts[which]);
    value.replaceAllUsesWith(function.getArgument(number));
    return true;
  };
  bool isFrozen = attempt([&](Program &program) {
    bool isChanged = false;
    for (size_t i = 0; i != texts.size(); ++i)
      isChanged |= freeze(program, i);
    return isChanged;
  });
  if (!isFrozen)
    for (size_t i = texts.size(); i-- > 0;)
      attempt([&](Program &program) { return freeze(program, i); });
}

/// The ops of `function` that may go, the last first.
static std::vector<mlir::Operation *> opsOf(mlir::func::FuncOp function) {
  std::vector<mlir::Operation *> ops;
  function.walk<mlir::WalkOrder::PreOrder>([&](mlir::Operation *op) {
    if (op != function && !op->hasTrait<mlir::OpTrait::IsTerminator>())
      ops.push_back(op);
  });
  std::reverse(ops.begin(), ops.end());
  return ops;
}

/// Erases `op`, with operands or parameters in the place of its results: the
/// `choice`th that has the type, of each.
static bool dropOp(mlir::Operation *op, mlir::func::FuncOp function,
                   size_t choice) {
  llvm::SetVector<mlir::Value> candidates(op->operand_begin(),
                                          op->operand_end());
  candidates.insert_range(function.getArguments());
  bool isReplaced = false;
  for (mlir::Value result : op->getResults()) {
    if (result.use_empty())
      continue;
    llvm::SmallVector<mlir::Value> fitting;
    llvm::copy_if(
        candidates, std::back_inserter(fitting),
        [&](mlir::Value value) { return value.getType() == result.getType(); });
    if (choice >= fitting.size())
      return false;
    result.replaceAllUsesWith(fitting[choice]);
    isReplaced = true;
  }
  // Without results there is one way.
  if (!isReplaced && choice != 0)
    return false;
  op->erase();
  return true;
}

void Reduction::dropOps() {
  // All that nothing uses, at once.
  attempt([&](Program &program) {
    mlir::func::FuncOp function = functionOf(program);
    bool isChanged = false;
    for (mlir::Operation *op : opsOf(function))
      if (mlir::isOpTriviallyDead(op)) {
        op->erase();
        isChanged = true;
      }
    return isChanged;
  });
  constexpr size_t mostChoices = 3;
  auto drop = [&](size_t number) {
    for (size_t choice = 0; choice != mostChoices; ++choice)
      if (attempt([&](Program &program) {
            mlir::func::FuncOp function = functionOf(program);
            return dropOp(opsOf(function)[number], function, choice);
          }))
        return true;
    return false;
  };
  // What is dropped may let an op go that was needed before.
  for (bool isChanged = true; isChanged && !isOver();) {
    isChanged = false;
    for (size_t i = 0; i < opsOf(functionOf(best)).size();)
      if (drop(i))
        isChanged = true;
      else
        ++i;
  }
}

void Reduction::dropParameters() {
  attempt([&](Program &program) {
    mlir::func::FuncOp function = functionOf(program);
    llvm::BitVector unused(function.getNumArguments());
    for (mlir::BlockArgument argument : function.getArguments())
      if (argument.use_empty())
        unused.set(argument.getArgNumber());
    if (unused.none() || failed(function.eraseArguments(unused)))
      return false;
    std::vector<std::string> left;
    for (auto [number, text] : llvm::enumerate(program.arguments))
      if (!unused[number])
        left.push_back(text);
    program.arguments = std::move(left);
    return true;
  });
}

/// The kind of a type, as far as lowerings differ by it.
static std::string kindOf(mlir::Type type) {
  if (auto shaped = llvm::dyn_cast<mlir::ShapedType>(type))
    return (llvm::isa<mlir::VectorType>(type)   ? "vector of "
            : llvm::isa<mlir::TensorType>(type) ? "tensor of "
                                                : "memory of ") +
           kindOf(shaped.getElementType());
  if (auto complex = llvm::dyn_cast<mlir::ComplexType>(type))
    return "complex of " + kindOf(complex.getElementType());
  if (llvm::isa<mlir::FloatType>(type)) {
    constexpr unsigned smallest = 16;
    return type.getIntOrFloatBitWidth() < smallest ? "small float" : "float";
  }
  return type.isIndex() ? "index" : type.isInteger(1) ? "i1" : "int";
}

/// The op with the kinds of its first operand and its first result. An op with
/// regions treats all types alike.
static std::string nameWithKinds(mlir::Operation *op) {
  std::string text = op->getName().getStringRef().str();
  if (op->getNumRegions())
    return text;
  std::string from, to;
  if (op->getNumOperands())
    from = kindOf(op->getOperand(0).getType());
  if (op->getNumResults())
    to = kindOf(op->getResult(0).getType());
  if (!from.empty() || !to.empty())
    text += " of " + (from.empty() ? to : from);
  if (!from.empty() && !to.empty() && from != to)
    text += " to " + to;
  return text;
}

WrongProgram Reduction::run() {
  if (functionOf(best)) {
    dropFunctions();
    if (llvm::hasSingleElement(functionOf(best).getBody())) {
      cutAfterFirstWrong();
      freezeOperands();
    }
    dropOps();
    dropParameters();
  }
  return {std::move(best), std::move(difference)};
}

WrongProgram lowering::reduceProgram(WrongProgram wrong,
                                     const FindDifference &find,
                                     const ReductionLimits &limits) {
  return Reduction(std::move(wrong), find, limits).run();
}

WrongLowering lowering::describeWrong(const WrongProgram &wrong) {
  WrongLowering result;
  result.what = wrong.what;
  std::set<std::string> ops;
  wrong.program.module.get().walk([&](mlir::Operation *op) {
    bool isPlainEnd = op->hasTrait<mlir::OpTrait::IsTerminator>() &&
                      op->getNumSuccessors() < 2;
    if (!isPlainEnd && !op->hasTrait<mlir::OpTrait::ConstantLike>() &&
        !llvm::isa<mlir::ModuleOp, mlir::FunctionOpInterface>(op) &&
        !llvm::isa_and_present<mlir::transform::TransformDialect>(
            op->getDialect())) // A schedule is no part of the program.
      ops.insert(nameWithKinds(op));
  });
  result.ops.assign(ops.begin(), ops.end());
  llvm::raw_string_ostream(result.module) << *wrong.program.module;
  result.arguments = wrong.program.arguments;
  return result;
}
