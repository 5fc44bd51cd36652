// Lowering: the conversion of other dialects to the `llvm` dialect, by MLIR's
// own passes. It is the first of the two stages from a program of `func`,
// `arith`, `memref` and their kind to LLVM IR; the export is the second.

#ifndef PALINDROME_LOWER_H
#define PALINDROME_LOWER_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/DialectInterface.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/Support/LLVM.h"
#include <functional>
#include <string>

namespace mlir {
class OpPassManager;
}

namespace palindrome {

/// The options of the conversions, with the names and the meanings that they
/// have in mlir-opt.
struct LoweringOptions {
  /// Memrefs of static shape cross function boundaries as bare pointers
  /// (`use-bare-ptr-memref-call-conv`).
  bool useBarePointers = false;
  /// Every function gets a C wrapper, as if it had the attribute
  /// `llvm.emit_c_interface` (`llvm-request-c-wrappers`).
  bool emitCInterface = false;
  /// The width of `index` in bits; 0: that of the data layout (`dlti.dl_spec`).
  unsigned indexBitwidth = 0;
  /// Allocations call `_mlir_memref_to_llvm_alloc` and its kind, not `malloc`
  /// (`use-generic-functions`).
  bool useGenericFunctions = false;
  /// An allocation with an alignment calls `aligned_alloc`, and not `malloc`
  /// for more memory than it needs (`use-aligned-alloc`).
  bool useAlignedAlloc = false;
  /// Arithmetic is folded where MLIR's passes fold it. Otherwise ops of
  /// `arith`, `index`, `math` and `ub` on numbers are converted first, as they
  /// are.
  bool foldsArithmetic = true;
  /// The data layout and the target triple that the module gets, in LLVM's
  /// spelling; those of the module stay if they are empty.
  std::string dataLayout, triple;
  /// If set, called before each step, very often. The lowering sets the action
  /// handler of the context then, and removes it afterwards.
  std::function<void(const struct LoweringStep &)> onStep;
};

/// What a lowering is about to do.
struct LoweringStep {
  llvm::StringRef pass; ///< Such as "convert-arith-to-llvm".
  /// The op that the pass tries to convert, such as "arith.addi"; empty at the
  /// beginning of the pass. Neither name lasts beyond the step.
  llvm::StringRef op;
  mlir::Location location; ///< Of the op; of the whole module if there is none.
};

/// The step in a few words, such as "convert-arith-to-llvm at 'arith.addi'".
std::string describeStep(const LoweringStep &step);

/// A dialect that MLIR does not know how to lower implements this interface, so
/// that its passes run before all others on modules that use the dialect. They
/// may leave ops of any dialect that the lowering takes, and ops of dialects
/// that implement MLIR's ConvertToLLVMPatternInterface.
class LoweringInterface
    : public mlir::DialectInterface::Base<LoweringInterface> {
public:
  explicit LoweringInterface(mlir::Dialect *dialect) : Base(dialect) {}

  /// Adds the passes to `manager`, which runs on a builtin.module.
  virtual void addPasses(mlir::OpPassManager &manager) const = 0;
};

/// Registers all dialects of MLIR, with the interfaces that the lowering needs.
/// The dialects of an export (`registerDialects`, `registerExports`) are
/// registered apart.
void registerLowering(mlir::DialectRegistry &registry);

/// The passes that `lowerToLLVM` runs on `module` in MLIR's textual form, for
/// `mlir-opt --pass-pipeline`, without those of `LoweringInterface`. In
/// mlir-opt, some passes assume an `index` of 64 bits whatever its width.
/// Modules with ops that MLIR's functions express by others but none of its
/// passes, as `linalg.pack`, need the pass `palindrome-decompose`, which
/// mlir-opt does not have.
std::string getLoweringPipeline(mlir::ModuleOp module,
                                const LoweringOptions &options = {});

/// The width of `index` in bits in a lowering of `module`.
unsigned getIndexBitwidth(mlir::ModuleOp module,
                          const LoweringOptions &options = {});

/// Whether `module` has an op that an export does not translate.
bool needsLowering(mlir::ModuleOp module);

/// Converts `module`, which verifies, to the `llvm` dialect. Ops of dialects
/// that an export translates stay. Returns failure after reporting an error at
/// the op that cannot be lowered, and leaves `module` half converted then.
mlir::LogicalResult lowerToLLVM(mlir::ModuleOp module,
                                const LoweringOptions &options = {});

} // namespace palindrome

#endif // PALINDROME_LOWER_H
