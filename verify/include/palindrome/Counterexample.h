// A counterexample as it is shown: the input, what is in memory, and what
// either function does with it. All of it was observed when an interpreter ran
// both functions on the input (docs/semantics.md, "Counterexamples").

#ifndef PALINDROME_COUNTEREXAMPLE_H
#define PALINDROME_COUNTEREXAMPLE_H

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace llvm {
class Value;
} // namespace llvm

namespace palindrome {

/// What differs between the outcomes of the target and of the source.
enum class DifferenceKind : uint8_t {
  Undefined,   ///< The behavior of the target is undefined.
  End,         ///< The executions end differently.
  Result,      ///< The results differ.
  Byte,        ///< A byte of memory differs.
  Rest,        ///< The bytes of memory that nothing names differ.
  Freed,       ///< The target frees a memory object.
  Event,       ///< An event is another one.
  EventCount,  ///< One side has more events.
  Operand,     ///< An operand of an event differs.
  Capture,     ///< A callee may keep a pointer that it must not capture.
  NoException, ///< The target need not raise a floating-point exception.
  Exception,   ///< The target may raise one that the source does not raise.
};

/// What a value is that differs. `None`: what differs is no value.
enum class ValueKind : uint8_t { None, Defined, PartlyUndef, Undef, Poison };

struct Counterexample {
  /// An argument of both functions.
  struct Input {
    std::string name;  ///< As "%x".
    std::string type;  ///< As LLVM or MLIR prints it.
    std::string value; ///< As "128 (-128)", "poison", "block 1 + 4".
    /// Of a pointer into a memory object: its number, and the place in it.
    unsigned block = 0;
    uint64_t offset = 0;
    std::string variable = {}; ///< In the program; may be empty.
  };

  /// A byte of a memory object, as two hexadecimal digits, or "poison",
  /// "undef", or a part of a pointer.
  struct Byte {
    uint64_t offset = 0;
    std::string value;
  };

  /// A part of a memory object that the program has a name for.
  struct Field {
    std::string name; ///< As "p->x".
    uint64_t offset = 0, size = 0;
  };

  /// A memory object that exists before the call, with those of its bytes that
  /// an execution reads or writes, or that differ in the end.
  struct Block {
    unsigned number = 0; ///< By which values name it, at least 1.
    std::string name;    ///< As "@g"; empty if it is no global.
    uint64_t size = 0;   ///< In bytes.
    uint64_t address = 0;
    bool isConstant = false;
    std::vector<Byte> bytes;   ///< Before the call, by offset.
    std::vector<Field> fields; ///< Those of the bytes that are shown.
  };

  /// What an execution did to a memory object that existed before the call.
  struct Change {
    unsigned block = 0; ///< Its number.
    bool isFreed = false;
    std::vector<Byte> bytes; ///< Those that changed, in the end, by offset.
  };

  /// An executed instruction. A step that is about no instruction is an
  /// argument that is poison from the beginning, by an attribute.
  struct Step {
    /// `file:line:column` of the op of MLIR that the instruction was made of;
    /// empty for LLVM IR.
    std::string place;
    /// `file:line` that debug information states of an instruction of LLVM IR;
    /// may be empty.
    std::string line;
    /// The instruction, or that op, in one line.
    std::string instruction;
    std::string name;        ///< What it defines, as "%r"; may be empty.
    std::string variable;    ///< In the program, as "x"; may be empty.
    std::string type, value; ///< The result; empty where it has none.
    /// Where the result is poison, why; where the behavior is undefined, why.
    /// Empty if that is not known, or another step is the cause.
    std::string why;
    /// What is executed next, where it is not the next instruction: "to %then",
    /// "into @f".
    std::string next;
    unsigned depth = 0; ///< The number of calls of defined functions under way.
    /// Where the instruction is: its number among those of its function; and
    /// that function, as "@f", unless it is the one that is compared.
    std::optional<unsigned> index = {};
    std::string function = {};
    /// The argument or instruction, in the process that has executed it.
    const llvm::Value *about = nullptr;
  };

  /// One of the two functions.
  struct Side {
    std::string
        place; ///< `file:line:column` of a function of MLIR; else empty.
    std::string outcome;     ///< In words: "returns", "has undefined behavior".
    std::string type, value; ///< What it returns, if it does.
    std::string why; ///< Why the behavior is undefined, or the result poison.
    std::optional<Step> end; ///< The instruction that ended it early.
    /// What the environment observed, in order. The values are those that it
    /// was passed, each with its type.
    std::vector<Step> events;
    std::vector<Change> memory;
    /// Of the source: the number of its runs, none of which matches the
    /// target's, and the first of which is shown; 0 if the solver has proved
    /// that none does. 1 for the target.
    uint64_t runs = 1;
    /// The first instruction whose result the other side does not have.
    std::optional<Step> parting;
    std::vector<Step> trace; ///< In the order of execution.
    /// The steps that are left out in the middle of `trace`, and their place.
    uint64_t omitted = 0, omittedAt = 0;
  };

  std::string difference; ///< What differs, in a few words, without values.
  /// The kind of `difference`. Functions of MLIR that are run by what their ops
  /// do have the text alone.
  std::optional<DifferenceKind> kind;
  ValueKind targetHas = ValueKind::None, sourceHas = ValueKind::None;
  bool isMLIR = false; ///< Whether the inputs are those of a function of MLIR.
  std::vector<Input> inputs;
  std::vector<Block> memory;
  /// The rounding mode of the floating-point environment, as "upward", and
  /// after each call that may change it, as "upward, downward". Empty if it is
  /// the default one throughout.
  std::string rounding;
  /// The calls of unknown functions, each with what it is taken to do or
  /// return.
  std::vector<Step> calls;
  /// Whether uses of one register of the target observe several values, as it
  /// is computed from undef; the trace has those of the first uses.
  bool usesDiffer = false;
  Side source, target;
};

/// The text for people: a line for each fact, with a newline after each. The
/// traces are part of it if `withTrace`.
std::string textOf(const Counterexample &counterexample,
                   bool withTrace = false);

/// As above; empty if there is none.
std::string textOf(const std::optional<Counterexample> &counterexample,
                   bool withTrace = false);

} // namespace palindrome

#endif // PALINDROME_COUNTEREXAMPLE_H
