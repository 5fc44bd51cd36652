// #llvm.di_* attributes and locations to debug info metadata.

#ifndef PALINDROME_EXPORT_DEBUGINFO_H
#define PALINDROME_EXPORT_DEBUGINFO_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/TrackingMDRef.h"

namespace palindrome {

class ModuleExporter;

/// Translates attributes and locations, each once.
class DebugInfoExporter {
public:
  explicit DebugInfoExporter(ModuleExporter &module) : module(module) {}

  /// The node of an attribute; null for null and for #llvm.di_null_type.
  llvm::Metadata *node(mlir::LLVM::DINodeAttr attribute);

  /// An expression; the empty one for null.
  llvm::DIExpression *expression(mlir::LLVM::DIExpressionAttr attribute);

  /// A variable of a global, which its compile unit will list (`listUnits`).
  llvm::DIGlobalVariableExpression *
  globalVariable(mlir::LLVM::DIGlobalVariableExpressionAttr attribute);

  /// The location of something in `scope`, which may be null; null when `loc`
  /// says no place or there is no scope for it.
  llvm::DILocation *location(mlir::Location loc, llvm::DILocalScope *scope) {
    if (llvm::isa<mlir::UnknownLoc>(loc) ||
        (!scope && llvm::isa<mlir::FileLineColRange>(loc)))
      return nullptr;
    return location(loc, scope, /*inlinedAt=*/nullptr);
  }

  /// The subprogram that a function's location names, or null.
  llvm::DISubprogram *subprogram(mlir::Location loc);

  /// Lists the compile units that were made.
  void listUnits();

  /// Lists the globals of each compile unit.
  void listGlobals();

  /// Says the version of the debug info that was made, unless the module does
  /// already.
  void addVersion();

  /// Calls `visit` with every attribute that has a node, in the metadata table
  /// or here.
  void forEachNode(
      llvm::function_ref<void(mlir::Attribute, llvm::Metadata *)> visit);

private:
  llvm::DILocation *location(mlir::Location loc, llvm::DILocalScope *scope,
                             llvm::DILocation *inlinedAt);
  llvm::DILocation *makeLocation(mlir::Location loc, llvm::DILocalScope *scope,
                                 llvm::DILocation *inlinedAt);

  void addToUnit(llvm::DIGlobalVariableExpression *variable);
  llvm::Metadata *makeOrRefer(mlir::LLVM::DINodeAttr attribute);
  llvm::Metadata *make(mlir::Attribute attribute);

  ModuleExporter &module;

  //===-- Nodes that refer to themselves ----------------------------------===//

  /// A recursive attribute whose node is being made: until it is there, others
  /// refer to a stand-in.
  struct Frame {
    mlir::DistinctAttr id;
    llvm::TempMDTuple standIn;
    /// The attributes in `openNodes` that end with this frame.
    llvm::SmallVector<mlir::Attribute> open;
  };
  llvm::SmallVector<Frame, 0> frames;
  /// The frames, by bit, that what is being made refers to; the last bit stands
  /// for all that have no bit of their own.
  uint64_t references = 0;
  /// Nodes that refer to no frame, and those that do with their references.
  llvm::DenseMap<mlir::Attribute, llvm::Metadata *> nodes;
  llvm::DenseMap<mlir::Attribute, std::pair<llvm::Metadata *, uint64_t>>
      openNodes;
  /// Uniqued nodes that refer to themselves, to be resolved at the end.
  llvm::SmallVector<llvm::TrackingMDRef> cycles;

  /// The nodes that a distinct attribute identifies.
  llvm::DenseMap<mlir::DistinctAttr, llvm::Metadata *> distinctNodes;
  llvm::DenseMap<mlir::Attribute, llvm::DIExpression *> expressions;
  llvm::DenseMap<mlir::Attribute, llvm::DIGlobalVariableExpression *>
      globalVariables;
  using LocationKey = std::tuple<const void *, const void *, const void *>;
  llvm::DenseMap<LocationKey, llvm::DILocation *> locations;
  llvm::SmallVector<llvm::DICompileUnit *> units;
  llvm::MapVector<llvm::DICompileUnit *, llvm::SmallVector<llvm::Metadata *>>
      globalsOfUnit;
};

} // namespace palindrome

#endif // PALINDROME_EXPORT_DEBUGINFO_H
