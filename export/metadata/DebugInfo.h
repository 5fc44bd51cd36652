// Translates #llvm.di_* attributes and locations to debug info metadata
// (LangRef, "Specialized Metadata Nodes"). Mirrors
// import/metadata/DebugInfo.h.

#ifndef PALINDROME_EXPORT_METADATA_DEBUGINFO_H
#define PALINDROME_EXPORT_METADATA_DEBUGINFO_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/TrackingMDRef.h"
#include <functional>

namespace palindrome::exporter {

class ExportState;
class MetadataExporter;

/// Translates each attribute and location once and keeps the result.
class DebugInfoExporter {
public:
  DebugInfoExporter(ExportState &state, MetadataExporter &metadata)
      : state(state), metadata(metadata) {}

  /// The node of `attribute`; null for null and for #llvm.di_null_type.
  llvm::Metadata *node(mlir::LLVM::DINodeAttr attribute);

  /// The expression of `attribute`; the empty one for null.
  llvm::DIExpression *expression(mlir::LLVM::DIExpressionAttr attribute);

  /// The node of a global's variable. listGlobals adds it to its compile unit.
  llvm::DIGlobalVariableExpression *
  globalVariable(mlir::LLVM::DIGlobalVariableExpressionAttr attribute);

  /// The debug location of `loc` in the function of subprogram `scope`, which
  /// may be null. Null if `loc` is unknown or has no scope.
  llvm::DILocation *location(mlir::Location loc, llvm::DILocalScope *scope) {
    if (llvm::isa<mlir::UnknownLoc>(loc) ||
        (!scope && llvm::isa<mlir::FileLineColRange>(loc)))
      return nullptr;
    // An op is often where the op before it is.
    if (loc.getAsOpaquePointer() != recent.loc || scope != recent.scope)
      recent = {loc.getAsOpaquePointer(), scope,
                location(loc, scope, /*inlinedAt=*/nullptr)};
    return recent.result;
  }

  /// The location of the call through which an op at `loc` was inlined into the
  /// function of subprogram `scope`, with the calls further out in its
  /// `inlinedAt`; null if it was not inlined. Calls at one place have locations
  /// of their own if the importer has told them apart (carrier::callSite).
  llvm::DILocation *callSite(mlir::Location loc, llvm::DILocalScope *scope) {
    return callSite(loc, scope, /*inlinedAt=*/nullptr);
  }

  /// `location` after its function was inlined at `site`, which may be null, as
  /// LLVM's inliner changes locations: a distinct one, be it that of a call,
  /// has one distinct copy for each site. Null if its call sites never end.
  llvm::DILocation *inlinedAt(llvm::DILocation *location,
                              llvm::DILocation *site);

  /// The subprogram that a function's location names, or null.
  llvm::DISubprogram *subprogram(mlir::Location loc);

  /// Adds the compile units that were made to `llvm.dbg.cu`.
  void listUnits();

  /// Sets the list of globals of each compile unit.
  void listGlobals();

  /// Adds the module flag of the debug info version, if debug info was made and
  /// the flag is not there yet.
  void addVersion();

  /// Calls `visit` for every attribute that has a node, be it from the metadata
  /// table or made here.
  void forEachNode(
      llvm::function_ref<void(mlir::Attribute, llvm::Metadata *)> visit);

  /// Makes the nodes of a module that has no metadata table; null unless the
  /// export has a bridge.
  std::function<llvm::Metadata *(mlir::LLVM::DINodeAttr)> makeByUpstream;

private:
  llvm::DILocation *location(mlir::Location loc, llvm::DILocalScope *scope,
                             llvm::DILocation *inlinedAt);
  llvm::DILocation *callSite(mlir::Location loc, llvm::DILocalScope *scope,
                             llvm::DILocation *inlinedAt);
  llvm::DILocation *caller(mlir::Location loc, llvm::DILocalScope *scope,
                           llvm::DILocation *inlinedAt);
  llvm::DILocation *ownLocation(mlir::Location loc);
  llvm::DILocation *ownCaller(mlir::Location loc);
  llvm::DILocation *makeOwnLocation(mlir::Location loc);
  llvm::DILocalScope *localScope(mlir::LLVM::DILocalScopeAttr attribute);
  llvm::DILocation *asCall(mlir::Location loc, llvm::DILocation *place);
  bool isEndless(const llvm::DILocation *location) const;
  llvm::DILocation *merge(llvm::DILocation *a, llvm::DILocation *b) const;
  llvm::DILocation *makeLocation(mlir::Location loc, llvm::DILocalScope *scope,
                                 llvm::DILocation *inlinedAt);

  void addToUnit(llvm::DIGlobalVariableExpression *variable);
  llvm::Metadata *makeOrRefer(mlir::LLVM::DINodeAttr attribute);
  llvm::Metadata *make(mlir::Attribute attribute);

  ExportState &state;
  MetadataExporter &metadata;

  //===-- Nodes in cycles -------------------------------------------------===//

  /// A recursive attribute whose node is being made. Until the node exists,
  /// others refer to a stand-in.
  struct Frame {
    mlir::DistinctAttr id;
    llvm::TempMDTuple standIn;
    /// The attributes to remove from `openNodes` at the end of this frame.
    llvm::SmallVector<mlir::Attribute> open;
  };
  llvm::SmallVector<Frame, 0> frames;
  /// The set of frames that the node being made refers to, a bit each. The last
  /// bit represents all frames from the 64th on.
  uint64_t references = 0;
  /// The nodes that refer to no frame. They are final.
  llvm::DenseMap<mlir::Attribute, llvm::Metadata *> nodes;
  /// The nodes that refer to frames, with the set of these. They are valid
  /// while all of these frames are.
  llvm::DenseMap<mlir::Attribute, std::pair<llvm::Metadata *, uint64_t>>
      openNodes;
  /// The recursive nodes, whose cycles are resolved when no frame is left.
  llvm::SmallVector<llvm::TrackingMDRef> cycles;

  /// The distinct nodes, by the attribute that identifies each.
  llvm::DenseMap<mlir::DistinctAttr, llvm::Metadata *> distinctNodes;
  llvm::DenseMap<mlir::Attribute, llvm::DIExpression *> expressions;
  llvm::DenseMap<mlir::Attribute, llvm::DIGlobalVariableExpression *>
      globalVariables;
  /// The translations that depend on nothing but the location; null for a
  /// location that gets its scope, or that of a call, from where it is used.
  llvm::DenseMap<const void *, llvm::DILocation *> ownLocations;
  /// The scope of the location that was made last, with its translation.
  std::pair<mlir::LLVM::DILocalScopeAttr, llvm::DILocalScope *> recentScope;
  /// The call at which the location that was made last was inlined, with its
  /// translation (`ownCaller`).
  std::pair<mlir::LocationAttr, llvm::DILocation *> recentCaller;
  /// The translations of all other locations, by the location, the scope and
  /// the call site.
  using LocationKey = std::tuple<const void *, const void *, const void *>;
  llvm::DenseMap<LocationKey, llvm::DILocation *> locations;
  /// What was asked for last, and the result.
  struct {
    const void *loc = nullptr;
    llvm::DILocalScope *scope = nullptr;
    llvm::DILocation *result = nullptr;
  } recent;
  /// The copies of distinct locations, by the original and where it is inlined,
  /// and those of the locations of calls that share a place, by the MLIR
  /// location and its translation.
  llvm::DenseMap<std::pair<llvm::DILocation *, llvm::DILocation *>,
                 llvm::DILocation *>
      inlinedCopies;
  llvm::DenseMap<std::pair<const void *, llvm::DILocation *>,
                 llvm::DILocation *>
      callSites;
  llvm::SmallVector<llvm::DICompileUnit *> units;
  llvm::MapVector<llvm::DICompileUnit *, llvm::SmallVector<llvm::Metadata *>>
      globalsOfUnit;
};

} // namespace palindrome::exporter

#endif // PALINDROME_EXPORT_METADATA_DEBUGINFO_H
