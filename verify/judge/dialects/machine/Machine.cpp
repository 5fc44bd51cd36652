// Runs functions of a module of MLIR: calls, regions, steps.

#include "verify/judge/dialects/machine/Machine.h"
#include "mlir/IR/TypeUtilities.h"
#include "verify/judge/dialects/machine/Scalars.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"

using namespace palindrome;
using namespace palindrome::dialects;

Machine::Machine(mlir::ModuleOp module, const Limits &limits,
                 llvm::raw_ostream &output)
    : limits(limits), stream(output), module(module), theMemory(*this) {}

void Machine::end(Stop::Kind kind, const llvm::Twine &what) {
  if (stop)
    return;
  mlir::Location place = currentOp ? currentOp->getLoc() : module->getLoc();
  stop = Stop{kind, place, what.str()};
}

const Value &Machine::get(mlir::Value value) const {
  auto found = frame->find(value);
  assert(found != frame->end() && "a value is used before it is set");
  return found->second;
}

Values Machine::operands(mlir::Operation *op) const {
  Values values;
  values.reserve(op->getNumOperands());
  for (mlir::Value operand : op->getOperands())
    values.push_back(get(operand));
  return values;
}

void Machine::set(mlir::Value value, Value content) {
  (*frame)[value] = std::move(content);
}

void Machine::set(mlir::Operation *op, llvm::ArrayRef<Value> results) {
  for (auto [result, value] : llvm::zip_equal(op->getResults(), results))
    set(result, value);
}

bool Machine::fits(int64_t bytes) {
  if (bytes <= limits.bytes - allocated) {
    countCopies(bytes / static_cast<int64_t>(sizeof(Value)));
    return true;
  }
  end(Stop::Kind::Exhausted, "the program takes more than " +
                                 llvm::Twine(limits.bytes) +
                                 " bytes of memory");
  return false;
}

bool Machine::allow(int64_t bytes) {
  if (!fits(bytes))
    return false;
  allocated += bytes;
  return true;
}

mlir::Operation *Machine::lookup(mlir::Operation *user,
                                 mlir::SymbolRefAttr name) {
  return symbols.lookupNearestSymbolFrom(user, name);
}

Value Machine::global(mlir::Operation *global,
                      llvm::function_ref<Value()> make) {
  auto found = globals.find(global);
  if (found != globals.end())
    return found->second;
  Value made = make();
  globals[global] = made;
  return made;
}

bool Machine::run(mlir::Block &block, Values arguments) {
  for (auto [argument, value] :
       llvm::zip_equal(block.getArguments(), arguments))
    set(argument, std::move(value));
  left.clear();
  for (mlir::Operation &op : block) {
    step(&op);
    if (stop)
      return false;
  }
  return true;
}

std::optional<Values> Machine::run(mlir::Region &region, Values arguments) {
  if (builder && !region.hasOneBlock())
    return build(region, std::move(arguments));
  size_t outer = stack.size();
  mlir::Block *block = &region.front();
  while (true) {
    if (!run(*block, std::move(arguments)))
      return std::nullopt;
    arguments = std::move(left);
    block = std::exchange(next, nullptr);
    if (!block)
      break;
  }
  if (region.getParentOp()->hasTrait<mlir::OpTrait::AutomaticAllocationScope>())
    for (; stack.size() > outer; stack.pop_back())
      memory().release(*stack.back());
  return arguments;
}

bool Machine::countStep() {
  ++steps;
  if (limits.steps && steps > limits.steps)
    end(Stop::Kind::Exhausted, "the program did not end within " +
                                   llvm::Twine(limits.steps) + " steps");
  // The clock is asked now and then.
  constexpr uint64_t interval = 1024;
  if (limits.seconds > 0 && steps % interval == 0) {
    std::chrono::duration<double> passed =
        std::chrono::steady_clock::now() - start;
    if (passed.count() > limits.seconds)
      end(Stop::Kind::Exhausted,
          llvm::formatv("the program did not end within {0} s",
                        llvm::format("%g", limits.seconds))
              .str());
  }
  return isRunning();
}

void Machine::step(mlir::Operation *op) {
  mlir::Operation *outer = std::exchange(currentOp, op);
  const Rule *&rule = known[op->getName()];
  if (!rule)
    rule = (limits.rules ? *limits.rules : allRules())
               .lookup(op->getName().getStringRef());
  if (!countStep())
    ; // The run has stopped.
  else if (!rule)
    unsupported("there is no rule for '" + op->getName().getStringRef() + "'");
  else
    carryOut(*rule, op);
  for (mlir::Value result : op->getResults())
    if (auto made = frame->find(result);
        made != frame->end() && made->second.isList())
      countCopies(static_cast<int64_t>(made->second.list().elements.size()));
  currentOp = outer;
}

void Machine::carryOut(const Rule &rule, mlir::Operation *op) {
  if (rule.scalar)
    apply(rule, op);
  else if (RunRule run = builder ? rule.runOnTerms : rule.run)
    run(*this, op);
  else
    needsValues(op);
}

/// Whether the elements of values of `type` are what a scalar rule gets.
static bool isMapped(mlir::Type type) {
  return llvm::isa<mlir::VectorType, mlir::TensorType>(type);
}

void Machine::needsValues(mlir::Operation *op) {
  unsupported("the rule for '" + op->getName().getStringRef() +
              "' needs values that are known");
}

/// Whether `value` or an element of it is not known.
static bool hasTerm(const Value &value) {
  return value.isTerm() || value.isDescriptor() ||
         (value.isList() && llvm::any_of(value.list().elements, hasTerm));
}

void Machine::apply(const Rule &rule, mlir::Operation *op) {
  Values inputs = operands(op);
  const Shape *shape = nullptr;
  bool isList = llvm::any_of(op->getResultTypes(), isMapped);
  for (auto [operand, input] : llvm::zip_equal(op->getOperands(), inputs)) {
    if (!isMapped(operand.getType()))
      continue;
    if (!input.isList()) { // All of it is poison.
      for (mlir::Value result : op->getResults())
        set(result, input);
      return;
    }
    if (shape && *shape != input.list().shape)
      return undefined("the operands have different shapes");
    shape = &input.list().shape;
  }
  size_t count = isList && shape ? countElements(*shape) : 1;
  steps += count - 1;
  Values results(op->getNumResults());
  std::vector<List> lists(op->getNumResults());
  for (List &list : lists) {
    if (shape)
      list.shape = *shape;
    list.elements.reserve(count);
  }
  Values elements(inputs.size());
  for (size_t i = 0; i < count && isRunning(); ++i) {
    const Poison *poison = nullptr;
    for (auto [number, input] : llvm::enumerate(inputs)) {
      bool isElement = isMapped(op->getOperand(number).getType());
      elements[number] = isElement ? input.list().elements[i] : input;
      if (!poison)
        poison = findPoison(elements[number]);
      if (poison && rule.definedOperand == static_cast<int>(number) &&
          findPoison(elements[number]))
        return undefined("the divisor is poison");
    }
    llvm::fill(results, Value(poison ? *poison : Poison{op}));
    // A dividend that is poison may be the least number, for which the op may
    // be undefined.
    bool isDividend = poison && rule.definedOperand == 1;
    if (isDividend)
      elements[0] = llvm::APInt::getSignedMinValue(
          widthOf(mlir::getElementTypeOrSelf(op->getResult(0))));
    if (!poison || isDividend) {
      Scalars scalars(*this, op, elements, results);
      bool onTerms = builder && llvm::any_of(elements, hasTerm);
      ScalarRule scalar = onTerms ? rule.scalarOnTerms : rule.scalar;
      if (!scalar)
        return needsValues(op);
      scalar(scalars);
      if (isDividend)
        results.front() = *poison;
    }
    if (isList)
      for (auto [list, result] : llvm::zip_equal(lists, results))
        list.elements.push_back(result);
  }
  for (auto [number, result] : llvm::enumerate(op->getResults()))
    set(result, isList ? Value(std::move(lists[number])) : results[number]);
}

void Machine::noteCast(const Value &scalar, mlir::Type from, mlir::Type to) {
  if (from == to || !scalar.isBits())
    return;
  if (auto real = llvm::dyn_cast<mlir::FloatType>(from))
    latitude |= llvm::APFloat(real.getFloatSemantics(), scalar.bits()).isNaN();
}

std::optional<Values> Machine::call(mlir::FunctionOpInterface function,
                                    Values arguments) {
  if (builder && depth > 0)
    return buildCall(function, arguments);
  if (function.isExternal())
    return callExternal(function, std::move(arguments));
  if (depth == limits.depth) {
    end(Stop::Kind::Exhausted, "more than " + llvm::Twine(limits.depth) +
                                   " calls are within each other");
    return std::nullopt;
  }
  ++depth;
  Frame values;
  Frame *caller = std::exchange(frame, &values);
  std::optional<Values> results =
      run(function.getFunctionBody(), std::move(arguments));
  frame = caller;
  --depth;
  return results;
}

std::optional<Values> Machine::callExternal(mlir::FunctionOpInterface function,
                                            Values arguments) {
  Values results;
  if (callLibrary(*this, function.getName(),
                  llvm::to_vector(function.getArgumentTypes()), arguments,
                  results) ||
      (external && external(function, arguments, results))) {
    if (stop)
      return std::nullopt;
    return results;
  }
  unsupported("@" + function.getName() +
              " is declared and not defined, and no function of MLIR's runner "
              "libraries");
  return std::nullopt;
}
