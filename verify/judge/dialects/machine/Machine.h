// Runs functions of a module of MLIR as the documents of its dialects define
// them, without any conversion.

#ifndef PALINDROME_VERIFY_JUDGE_DIALECTS_MACHINE_MACHINE_H
#define PALINDROME_VERIFY_JUDGE_DIALECTS_MACHINE_MACHINE_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "verify/judge/dialects/machine/Bits.h"
#include "verify/judge/dialects/machine/Memory.h"
#include "verify/judge/dialects/machine/Rules.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/raw_ostream.h"
#include <chrono>
#include <functional>
#include <optional>

namespace palindrome::dialects {

/// Why a run ended before its function returned.
struct Stop {
  enum class Kind {
    Undefined,   ///< Undefined behaviour.
    Aborted,     ///< The program ended itself: an assertion failed.
    Unsupported, ///< There is no rule for an op, a type or a callee.
    Exhausted    ///< A limit was reached.
  };
  Kind kind;
  mlir::Location place;
  std::string message; ///< In one line, without the place.
};

struct Limits {
  /// Ops, and elements that they compute; copies of elements count less. 0: no
  /// limit.
  uint64_t steps = 0;
  double seconds = 0;               ///< Of wall time; 0: no limit.
  int64_t bytes = int64_t(1) << 32; ///< Of the machine, for buffers.
  unsigned depth = 10000;           ///< Calls within calls.
  unsigned vscale = 2;              ///< Of scalable vectors.
  unsigned indexBits = 64;          ///< Of `index`.
  /// What ops do, for tests whether a wrong rule is noticed; null: `allRules`.
  const RuleTable *rules = nullptr;
  /// Whether functions that print addresses print 0, as two runs have not the
  /// same ones.
  bool hidesAddresses = false;
};

class Graph;

/// The state of a run, and what rules use to read and change it.
///
/// A machine may build a function of LLVM IR instead, which does what the run
/// does for all values of its parameters: values are terms where they are not
/// known, undefined behaviour ends a path of the function, and what a term
/// decides becomes control flow. Rules see terms where their row says so. An
/// op that the documents leave latitude is not supported then.
class Machine {
public:
  /// `module` verifies, and does not change during the run. What it prints goes
  /// to `output`.
  Machine(mlir::ModuleOp module, const Limits &limits,
          llvm::raw_ostream &output);

  // What callers use.

  /// Calls `function` with `arguments`, and returns its results; nothing if the
  /// run stopped.
  std::optional<Values> call(mlir::FunctionOpInterface function,
                             Values arguments);
  const std::optional<Stop> &stopped() const { return stop; }
  /// Those that `Limits::steps` counts, so far.
  uint64_t stepsTaken() const { return steps; }
  /// If it is set, it carries out a call of a function that nobody defines, and
  /// that is none of MLIR's runner libraries; returns false if it cannot.
  std::function<bool(mlir::FunctionOpInterface function,
                     llvm::ArrayRef<Value> arguments, Values &results)>
      external;
  /// Whether an op was carried out of which the documents allow several
  /// results that are not poison: fast-math flags, functions whose precision is
  /// left open.
  bool hasLatitude() const { return latitude; }
  /// The buffers of the global variables that the run referred to, by their op.
  const llvm::MapVector<mlir::Operation *, Value> &usedGlobals() const {
    return globals;
  }
  /// Builds a call of a function.
  using BuildCall = std::function<std::optional<Values>(
      mlir::FunctionOpInterface, const Values &)>;
  /// Makes the machine build a function with `builder`, which is in an empty
  /// block, and calls within it with `calls`. `call` leaves it in the block
  /// behind the last op; if the machine stopped with undefined behaviour, that
  /// is the end of each path. With `promisesObjects`, it is undefined that an
  /// element of a memref whose strides are not negative is outside of the
  /// object that the memref points into.
  void buildWith(llvm::IRBuilderBase &newBuilder, BuildCall calls,
                 bool promisesObjects) {
    builder = &newBuilder;
    buildCall = std::move(calls);
    objects = promisesObjects;
  }

  // What rules use.

  const Value &get(mlir::Value value) const;
  /// All operands of `op`.
  Values operands(mlir::Operation *op) const;
  void set(mlir::Value value, Value content);
  void set(mlir::Operation *op, llvm::ArrayRef<Value> results);

  /// Ends the run. Rules return after it; what they set then does not matter.
  void undefined(const llvm::Twine &what) { end(Stop::Kind::Undefined, what); }
  void unsupported(const llvm::Twine &what) {
    end(Stop::Kind::Unsupported, what);
  }
  void end(Stop::Kind kind, const llvm::Twine &what);
  bool isRunning() const { return !stop; }
  void noteLatitude();
  /// For a rule that is tested: takes back that the run stopped.
  void goOn() { stop.reset(); }
  /// Notes that the bits of `scalar`, which is of type `from`, are taken for a
  /// scalar of `to`: sign and payload of a NaN are open.
  void noteCast(const Value &scalar, mlir::Type from, mlir::Type to);

  /// Poison that the current op makes: of `type`, with all elements where it is
  /// a vector or another list whose shape is known.
  Value poisonOf(mlir::Type type) const;
  /// `value`, an `index` or an integer that an op of memory or control flow
  /// needs, as a signed number. Poison is undefined behaviour there: 0 then. A
  /// term is not supported.
  int64_t number(mlir::Value value) { return number(get(value)); }
  int64_t number(const Value &value);
  /// `numbers` where they are constants, with `dynamic` in the places of
  /// `ShapedType::kDynamic`: the sizes, offsets or strides of an op.
  Shape numbers(llvm::ArrayRef<int64_t> numbers, mlir::ValueRange dynamic);
  Shape numbers(mlir::ValueRange values);
  /// Whether `value`, a condition, is true. Poison is undefined behaviour, and
  /// a term is not supported.
  bool isTrue(const Value &value);
  /// `value` as bits, where poison is undefined behaviour of
  /// `what`.
  std::optional<Bits> bitsOf(const Value &value, const llvm::Twine &what);

  // What decides by bits that may be terms.

  bool isBuilding() const { return builder; }
  llvm::IRBuilderBase &terms() { return *builder; }
  bool promisesObjects() const { return objects; }
  /// Undefined behaviour if `condition` is true, or poison. Returns whether
  /// that is known; the rule returns then.
  bool undefinedIf(const Bits &condition, const llvm::Twine &what);
  /// Undefined behaviour if `bits` is poison, where nothing else depends on it.
  void undefinedIfPoison(const Bits &bits);
  /// Poison if `condition`, a term, is true, else `bits`.
  Bits poisonIf(const Bits &condition, const Bits &bits);
  /// `condition`, of which the documents leave open whether it has an effect:
  /// it has where it is known, with latitude, and none where it is a term.
  Bits open(const Bits &condition);
  /// The one or the other value of `type`. What is not chosen may be poison.
  Value pick(const Bits &condition, mlir::Type type, const Value &ifTrue,
             const Value &ifFalse);
  using Part = llvm::function_ref<std::optional<Values>()>;
  /// The results, of `types`, of the one or the other part; nothing if the run
  /// stopped.
  std::optional<Values> choose(const Bits &condition, mlir::TypeRange types,
                               Part ifTrue, Part ifFalse);
  /// Carries out one of two parts, each of which ends with `branch`.
  void branchIf(const Bits &condition, llvm::function_ref<void()> ifTrue,
                llvm::function_ref<void()> ifFalse);
  /// Whether a loop goes on, and the values that are passed to its body then,
  /// else those that are its results.
  struct Decision {
    Bits goesOn;
    Values values;
  };
  /// Repeats `test` and `body`, which passes values of `types` on to `test`, as
  /// `initial` are. Returns the results; nothing if the run stopped.
  std::optional<Values>
  repeat(Values initial, llvm::ArrayRef<mlir::Type> types,
         llvm::function_ref<std::optional<Decision>(Values)> test,
         llvm::function_ref<std::optional<Values>(Values)> body);

  /// The value of `type` that `attribute` states.
  Value constant(mlir::Attribute attribute, mlir::Type type);
  Value bits(uint64_t number, mlir::Type type) const;
  Value index(int64_t number) const;
  /// The bits of a scalar of `type`: an integer, an index, a float.
  unsigned widthOf(mlir::Type type) const;
  /// The shape of a value of `type`, a vector or a tensor of static shape.
  /// Scalable dimensions are multiplied by vscale.
  Shape shapeOf(mlir::ShapedType type) const;
  unsigned vscale() const { return limits.vscale; }
  bool hidesAddresses() const { return limits.hidesAddresses; }

  /// Runs `region` with `arguments`, and returns what its terminator passes on;
  /// nothing if the run stopped. Memory of the stack is freed at its end if it
  /// belongs to an op with the trait AutomaticAllocationScope.
  std::optional<Values> run(mlir::Region &region, Values arguments);
  /// Does what `rule` says of `op`, of which the operands are set.
  void carryOut(const Rule &rule, mlir::Operation *op);
  /// For terminators: passes `values` on to the op of the region.
  void leave(Values values) { left = std::move(values); }
  /// For terminators: goes on at `block`.
  void branch(mlir::Block *block, Values arguments);

  /// Looks `name` up from `user`; null if there is none.
  mlir::Operation *lookup(mlir::Operation *user, mlir::SymbolRefAttr name);
  /// The buffer of `global`, which is made by `make` at the first call.
  Value global(mlir::Operation *global, llvm::function_ref<Value()> make);

  mlir::Operation *current() const { return currentOp; }
  Memory &memory() { return theMemory; }
  llvm::raw_ostream &output() { return stream; }
  /// Notes that `buffer` is freed where the innermost scope ends.
  void addToScope(std::shared_ptr<Buffer> buffer) {
    stack.push_back(std::move(buffer));
  }
  /// Counts `bytes` of memory; false, and the run has stopped, if they are too
  /// many.
  bool allow(int64_t bytes);
  /// Takes `bytes` back that were counted.
  void giveBack(int64_t bytes) { allocated -= bytes; }
  /// False, and the run has stopped, if a value of `bytes` is too large. The
  /// memory of values is not counted.
  bool fits(int64_t bytes);

private:
  /// Carries out the ops of `block` with `arguments`; false if the run stopped.
  bool run(mlir::Block &block, Values arguments);
  void step(mlir::Operation *op);
  /// Whether a limit allows one more step; stops the run if not.
  bool countStep();
  /// Counts `elements` that an op makes and does not compute one by one.
  void countCopies(int64_t elements) {
    constexpr int64_t inStep = 8;
    steps += elements / inStep;
  }
  void apply(const Rule &rule, mlir::Operation *op);
  /// Ends the run: the rule for `op` is none for terms.
  void needsValues(mlir::Operation *op);
  std::optional<Values> callExternal(mlir::FunctionOpInterface function,
                                     Values arguments);
  /// `run` of a region, where a function is built.
  std::optional<Values> build(mlir::Region &region, Values arguments);
  /// Whether the run has not stopped, or only the path that is being built.
  bool endPath();

  Limits limits;
  llvm::raw_ostream &stream;
  llvm::DenseMap<mlir::OperationName, const Rule *> known;
  mlir::SymbolTableCollection symbols;
  mlir::ModuleOp module;
  Memory theMemory;

  using Frame = llvm::DenseMap<mlir::Value, Value>;
  Frame *frame = nullptr; ///< Of the innermost call.
  unsigned depth = 0;
  uint64_t steps = 0;
  std::chrono::steady_clock::time_point start =
      std::chrono::steady_clock::now();
  int64_t allocated = 0;
  std::vector<std::shared_ptr<Buffer>> stack;
  llvm::MapVector<mlir::Operation *, Value> globals;

  mlir::Operation *currentOp = nullptr;
  mlir::Block *next = nullptr;
  Values left; ///< What a terminator has passed on, to `next` if that is there.
  std::optional<Stop> stop;
  bool latitude = false;

  llvm::IRBuilderBase *builder = nullptr;
  bool objects = false; ///< See `buildWith`.
  BuildCall buildCall;
  Graph *graph = nullptr; ///< Of the innermost region that is built.
};

/// Carries out a function that a program uses and nobody defines: one of MLIR's
/// runner libraries. Returns false if `name` is none of them.
bool callLibrary(Machine &machine, llvm::StringRef name,
                 llvm::ArrayRef<mlir::Type> types, llvm::ArrayRef<Value> values,
                 Values &results);
/// The same for those that print or compare memrefs.
bool callMemRefLibrary(Machine &machine, llvm::StringRef name,
                       llvm::ArrayRef<mlir::Type> types,
                       llvm::ArrayRef<Value> values, Values &results);

} // namespace palindrome::dialects

#endif // PALINDROME_VERIFY_JUDGE_DIALECTS_MACHINE_MACHINE_H
