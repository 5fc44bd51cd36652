// The operands and results of one application of an op to scalars.

#ifndef PALINDROME_VERIFY_JUDGE_DIALECTS_MACHINE_SCALARS_H
#define PALINDROME_VERIFY_JUDGE_DIALECTS_MACHINE_SCALARS_H

#include "mlir/IR/BuiltinTypes.h"
#include "verify/judge/dialects/machine/Bits.h"
#include "verify/judge/dialects/machine/Machine.h"

namespace palindrome::dialects {

/// What a `ScalarRule` gets. No operand is known to be poison, and the results
/// are poison until the rule gives some.
class Scalars {
public:
  Scalars(Machine &machine, mlir::Operation *op, llvm::ArrayRef<Value> operands,
          llvm::MutableArrayRef<Value> results)
      : machine(machine), op(op), operands(operands), results(results) {}

  /// The bits of an operand; only for rules that see no terms.
  const llvm::APInt &operator[](unsigned number) const {
    return operands[number].bits();
  }
  /// The bits of an operand, which may be a term.
  Bits bits(unsigned number) const;
  const Value &value(unsigned number) const { return operands[number]; }
  /// An operand that is a floating-point number.
  llvm::APFloat real(unsigned number) const;
  unsigned count() const { return operands.size(); }

  /// The type of an operand or a result; where that is a list, of its elements.
  mlir::Type operandType(unsigned number) const;
  mlir::Type resultType(unsigned number = 0) const;
  /// The number of bits of the result.
  unsigned width() const { return machine.widthOf(resultType()); }
  /// The format of the result, a floating-point number.
  const llvm::fltSemantics &format() const;

  void give(Value value, unsigned result = 0) {
    results[result] = std::move(value);
  }
  void give(llvm::APInt bits, unsigned result = 0) {
    results[result] = Value(std::move(bits));
  }
  void give(const Bits &bits, unsigned result = 0);
  void give(const llvm::APFloat &number, unsigned result = 0) {
    results[result] = Value(number.bitcastToAPInt());
  }
  void give(bool condition, unsigned result = 0) {
    results[result] = Value(llvm::APInt(1, condition));
  }

  /// All results are poison if `condition` is true. Returns whether it is
  /// known to be; the rule gives nothing then.
  bool poisonIf(const Bits &condition);

  Machine &machine;
  mlir::Operation *const op;

private:
  llvm::ArrayRef<Value> operands;
  llvm::MutableArrayRef<Value> results;
  Bits isPoison = false; ///< Whether the results are.
};

} // namespace palindrome::dialects

#endif // PALINDROME_VERIFY_JUDGE_DIALECTS_MACHINE_SCALARS_H
