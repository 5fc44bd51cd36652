// What all parts of one import use: the context, the options, and what is
// counted and noted on the way.

#ifndef PALINDROME_IMPORT_STATE_IMPORTSTATE_H
#define PALINDROME_IMPORT_STATE_IMPORTSTATE_H

#include "import/state/Modelling.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "palindrome/Import.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/IR/BasicBlock.h"

namespace palindrome::importer {

class ImportState {
public:
  ImportState(mlir::MLIRContext &context, const ImportOptions &options)
      : context(context), options(options), builder(&context),
        unknown(mlir::UnknownLoc::get(&context)) {}

  /// Reports an error about the source module.
  mlir::InFlightDiagnostic emitError() { return mlir::emitError(unknown); }

  /// The number by which llvm.blockaddress and llvm.blocktag refer to `block`.
  int32_t blockTag(const llvm::BasicBlock *block) {
    return blockTags.try_emplace(block, blockTags.size()).first->second;
  }

  /// A carried entry.
  mlir::NamedAttribute carry(llvm::StringLiteral name, mlir::Attribute value) {
    return {interned(name), value};
  }
  /// A string attribute, looked up by the address of its literal.
  mlir::StringAttr interned(llvm::StringLiteral name) {
    mlir::StringAttr &slot = internedNames[name.data()];
    if (!slot)
      slot = builder.getStringAttr(name);
    return slot;
  }

  /// Counts one thing of `kind` in the statistics, if the import has any.
  void count(llvm::StringRef kind, Modelling outcome) {
    if (options.stats)
      outcome.count(kind, *options.stats);
  }

  /// Notes that a location holds `kind`, for `llvmx.locations`.
  void noteLocations(llvm::StringLiteral kind) {
    // Most are of the kind of the one before.
    if (std::exchange(lastLocationKind, kind.data()) != kind.data())
      locationKinds.insert(kind);
  }

  /// Whether a location of `kind` was noted.
  bool hasLocations(llvm::StringRef kind) const {
    return locationKinds.contains(kind);
  }

  mlir::MLIRContext &context;
  const ImportOptions &options;
  mlir::OpBuilder builder;
  mlir::Location unknown;

private:
  llvm::DenseMap<const char *, mlir::StringAttr> internedNames;
  llvm::DenseMap<const llvm::BasicBlock *, int32_t> blockTags;
  llvm::SmallSetVector<llvm::StringRef, 3> locationKinds; ///< Unordered.
  const char *lastLocationKind = nullptr;
};

/// Adds `carried` to the discardable attributes of `op`.
inline void setCarried(mlir::Operation *op,
                       llvm::ArrayRef<mlir::NamedAttribute> carried) {
  if (carried.empty())
    return;
  mlir::NamedAttrList entries(op->getDiscardableAttrDictionary());
  entries.append(carried);
  op->setDiscardableAttrs(entries.getDictionary(op->getContext()));
}

} // namespace palindrome::importer

#endif // PALINDROME_IMPORT_STATE_IMPORTSTATE_H
