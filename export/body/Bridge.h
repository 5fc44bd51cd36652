// The bridge to dialects that only upstream's interface
// (mlir::LLVMTranslationDialectInterface) exports: OpenMP, SPIR-V, parts of
// NVVM, a user's own. Below, an op is *foreign* if it goes through the bridge.
//
// That interface takes an LLVM::ModuleTranslation, which only upstream's
// exporter makes. The bridge therefore runs upstream's exporter on a stand-in
// for the module, which holds one op:
//
//   module attributes {llvm.target_triple = ...} {
//     llvmx.bridge
//   }
//
// The translation of llvmx.bridge is our export of the actual module, into the
// llvm::Module that upstream has made. When it meets a foreign op, the bridge
// tells the ModuleTranslation the LLVM values of the op's operands and calls
// upstream's interface. Ops of ours in the regions of a foreign op come back
// through an interface that export/Bridged.cpp puts into the ModuleTranslation:
//
//   omp.parallel {                   upstream's interface of omp
//     %0 = llvm.add %a, %b : i32     ComeBack, then BodyExporter
//     omp.terminator                 upstream's interface of omp
//   }

#ifndef PALINDROME_EXPORT_BODY_BRIDGE_H
#define PALINDROME_EXPORT_BODY_BRIDGE_H

#include "mlir/Target/LLVMIR/ModuleTranslation.h"
#include "palindrome/Extension.h"

namespace palindrome::exporter {

class BodyExporter;

class Bridge {
public:
  Bridge(mlir::Operation *source, mlir::LLVM::ModuleTranslation &translation)
      : source(source), translation(translation) {}

  /// Whether `module` contains foreign ops or attributes.
  static bool isNeeded(mlir::Operation *module);

  /// Whether `op` is foreign: upstream's interface exports it, and no
  /// ExportInterface does.
  static bool handles(mlir::Operation &op);
  /// Whether discardable attributes of `dialect` (or null) are foreign.
  static bool handlesAttributes(mlir::Dialect *dialect);

  /// Exports the foreign `op` at the insertion point of `body`.
  mlir::LogicalResult convertOperation(mlir::Operation &op, BodyExporter &body);

  /// Hands a foreign attribute of `op` to its dialect, with the instructions
  /// that `op` became.
  mlir::LogicalResult
  amendOperation(mlir::Operation &op,
                 llvm::ArrayRef<llvm::Instruction *> instructions,
                 mlir::NamedAttribute attribute);
  /// Hands a foreign attribute of parameter `index` to its dialect.
  mlir::LogicalResult convertParameterAttr(mlir::LLVM::LLVMFuncOp function,
                                           unsigned index,
                                           mlir::NamedAttribute attribute);

  /// Tells the ModuleTranslation that the symbol `op` became `value`.
  void declare(mlir::Operation &op, llvm::GlobalValue *value);

  /// The LLVM value or block that upstream made for one of a foreign region;
  /// null if there is none.
  llvm::Value *lookupValue(mlir::Value value) {
    return translation.lookupValue(value);
  }
  llvm::BasicBlock *lookupBlock(mlir::Block *block) {
    return translation.lookupBlock(block);
  }

  /// Exports `op`, one of ours in a region of a foreign op, at the insertion
  /// point of `builder`. Its results are mapped in the ModuleTranslation alone,
  /// since upstream may translate a region several times.
  mlir::LogicalResult convertNested(mlir::Operation &op,
                                    llvm::IRBuilderBase &builder);

  /// Whether upstream translated a location, for which it makes debug info.
  bool hasLocated() const { return isLocated; }

private:
  void mapUsedValues(mlir::Operation &op, BodyExporter &body);

  mlir::Operation *source;
  mlir::LLVM::ModuleTranslation &translation;
  /// The body that contains the foreign op being exported.
  BodyExporter *openBody = nullptr;
  bool isLocated = false;
};

} // namespace palindrome::exporter

#endif // PALINDROME_EXPORT_BODY_BRIDGE_H
