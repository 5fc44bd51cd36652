// Counterexamples in the terms of MLIR.

#ifndef PALINDROME_VERIFY_RUN_MEANING_TERMS_H
#define PALINDROME_VERIFY_RUN_MEANING_TERMS_H

#include "verify/judge/refine/Pairs.h"
#include "verify/run/meaning/Lowered.h"

namespace palindrome::meaning {

/// Restates counterexamples of pairs of functions of which at least one was
/// lowered: parameters by their names and types, ops with their places.
///
///   argument %x: i32 = 5
///   argument %m: memref<2xf32> = base block 1, aligned block 1, offset 0,
///     sizes [2], strides [1]
///   they part at
///     source before.mlir:3:8: %r = arith.addi %x, %c : i32 = 128
///     target after.mlir:3:8: %r = arith.addi %x, %c overflow<nsw> : i32 =
///     poison: nsw overflow
class Terms final : public refine::CounterexamplePrinter {
public:
  /// A null pointer stands for a module of LLVM IR. Both modules have to live
  /// as long as this object.
  Terms(const LoweredModule *source, const LoweredModule *target)
      : source(source), target(target) {}

  void restate(const refine::FunctionPair &pair,
               Counterexample &shown) const override;

  /// The place of the function `function` of either module; empty if that is
  /// not known.
  std::string placeOf(const llvm::Function *function) const;

  /// The name in MLIR of the parameter `number` of `function`; empty if that is
  /// not known, or if it became several.
  std::string parameterOf(const llvm::Function *function,
                          unsigned number) const;

private:
  const LoweredFunction *find(const llvm::Function *function) const;
  mlir::Operation *originOf(const llvm::Instruction *instruction) const;

  const LoweredModule *source, *target;
};

} // namespace palindrome::meaning

#endif // PALINDROME_VERIFY_RUN_MEANING_TERMS_H
