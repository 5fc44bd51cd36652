// What an op does, as a table: a row for each op, a table and a file for each
// dialect.
//
// The rules are written from MLIR's documents and share no code with MLIR's
// conversions, folders and canonicalizations, which are judged by them. Where
// the documents are silent, docs/mlir-semantics.md says what is assumed.

#ifndef PALINDROME_VERIFY_JUDGE_DIALECTS_MACHINE_RULES_H
#define PALINDROME_VERIFY_JUDGE_DIALECTS_MACHINE_RULES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringMap.h"

namespace mlir {
class Operation;
} // namespace mlir

namespace palindrome::dialects {

class Machine;
class Scalars;

/// What an op does to a machine: reads its operands, sets its results.
using RunRule = void (*)(Machine &machine, mlir::Operation *op);

/// What an op does to scalars. It is carried out for each element where the
/// operands are vectors or tensors. If an operand is poison, so are the
/// results, without a call of the rule.
using ScalarRule = void (*)(Scalars &scalars);

/// A row of a table: one of the rules is there.
struct Rule {
  constexpr Rule(llvm::StringLiteral op, RunRule run) : op(op), run(run) {}
  constexpr Rule(llvm::StringLiteral op, ScalarRule scalar,
                 int definedOperand = -1)
      : op(op), scalar(scalar), definedOperand(definedOperand) {}

  /// The row of a rule that is right on terms as well.
  constexpr Rule onTerms() const {
    Rule row = *this;
    row.runOnTerms = run;
    row.scalarOnTerms = scalar;
    return row;
  }
  /// The row of an op that is carried out by another rule on terms.
  constexpr Rule onTerms(RunRule other) const {
    Rule row = *this;
    row.runOnTerms = other;
    return row;
  }
  constexpr Rule onTerms(ScalarRule other) const {
    Rule row = *this;
    row.scalarOnTerms = other;
    return row;
  }

  llvm::StringLiteral op;
  RunRule run = nullptr;
  ScalarRule scalar = nullptr;
  /// The operand of which poison is undefined behaviour, since it may be a
  /// value for which the op is undefined: a divisor. -1 if there is none.
  int definedOperand = -1;
  /// What is carried out where a function of LLVM IR is built; null if the op
  /// must not be.
  RunRule runOnTerms = nullptr;
  ScalarRule scalarOnTerms = nullptr;
};

/// The tables, by dialect.
llvm::ArrayRef<Rule> affineRules();
llvm::ArrayRef<Rule> arithConversionRules();
llvm::ArrayRef<Rule> arithFloatRules();
llvm::ArrayRef<Rule> arithRules();
llvm::ArrayRef<Rule> bufferizationRules();
llvm::ArrayRef<Rule> builtinRules();
llvm::ArrayRef<Rule> cfRules();
llvm::ArrayRef<Rule> complexRules();
llvm::ArrayRef<Rule> funcRules();
llvm::ArrayRef<Rule> indexRules();
llvm::ArrayRef<Rule> linalgAggregateRules();
llvm::ArrayRef<Rule> linalgRules();
llvm::ArrayRef<Rule> linalgWinogradRules();
llvm::ArrayRef<Rule> mathRules();
llvm::ArrayRef<Rule> memrefDMARules();
llvm::ArrayRef<Rule> memrefRules();
llvm::ArrayRef<Rule> memrefViewRules();
llvm::ArrayRef<Rule> ptrRules();
llvm::ArrayRef<Rule> scfRules();
llvm::ArrayRef<Rule> tensorRules();
llvm::ArrayRef<Rule> tensorSliceRules();
llvm::ArrayRef<Rule> ubRules();
llvm::ArrayRef<Rule> vectorMaskRules();
llvm::ArrayRef<Rule> vectorMemoryRules();
llvm::ArrayRef<Rule> vectorPrintRules();
llvm::ArrayRef<Rule> vectorReductionRules();
llvm::ArrayRef<Rule> vectorShapeRules();
llvm::ArrayRef<Rule> vectorTransferRules();

using RuleTable = llvm::StringMap<const Rule *>; ///< By op.

/// The rows of all tables.
const RuleTable &allRules();

} // namespace palindrome::dialects

#endif // PALINDROME_VERIFY_JUDGE_DIALECTS_MACHINE_RULES_H
