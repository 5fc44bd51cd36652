// Debug info nodes to #llvm.di_* attributes, and debug locations to MLIR's.

#ifndef PALINDROME_IMPORT_DEBUGINFO_H
#define PALINDROME_IMPORT_DEBUGINFO_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/DebugInfoMetadata.h"

namespace palindrome {

class ModuleImporter;

/// What an attribute does not say of its node, or says otherwise.
struct DebugInfoRest {
  const llvm::Metadata *reference; ///< Of a field that is an operand.
  int64_t value;                   ///< Of any other field.
  /// The field's place in the metadata table's form of the node, or `distinct`.
  int32_t place;
  bool isReference;
  const char *field; ///< The getter's name.

  static constexpr int32_t distinct = -1;
};

/// Translates each node once. A node has at most one attribute, which says as
/// much of it as the dialect can; the rest is carried beside it. An attribute
/// stands for one node: another that it would fit as well is carried.
class DebugInfoImporter {
public:
  explicit DebugInfoImporter(ModuleImporter &module) : module(module) {}

  /// The attribute that stands for `node`, a location for a location, or null;
  /// those that need the metadata table to say the rest get an entry there.
  mlir::Attribute attribute(const llvm::MDNode *node) {
    if (auto *location = llvm::dyn_cast<llvm::DILocation>(node)) {
      bool isExact = false;
      mlir::Attribute result = this->location(location, isExact);
      return isExact ? result : mlir::Attribute();
    }
    const Form &known = form(node);
    return known.standsFor() ? known.attribute : mlir::Attribute();
  }
  template <typename Type> Type attribute(const llvm::Metadata *metadata) {
    auto *node = llvm::dyn_cast_or_null<llvm::MDNode>(metadata);
    return node ? llvm::dyn_cast_or_null<Type>(attribute(node)) : Type();
  }

  /// The attribute that says most of `node`, if any, whether it stands for it
  /// or not.
  template <typename Type> Type nearest(const llvm::MDNode *node) {
    return llvm::dyn_cast_or_null<Type>(form(node).attribute);
  }

  /// What `attribute(node)` leaves out.
  llvm::ArrayRef<DebugInfoRest> rest(const llvm::MDNode *node) {
    const Form &known = form(node);
    return llvm::ArrayRef(rests).slice(known.rest, known.numRest);
  }

  /// The attribute of an expression; null when it has operations that MLIR
  /// does not print.
  mlir::LLVM::DIExpressionAttr expression(const llvm::Metadata *metadata);

  /// The nodes, in the order in which they were met, whose attributes need an
  /// entry in the metadata table.
  llvm::ArrayRef<const llvm::MDNode *> partlyModelled() const { return partly; }

  /// The location of an instruction or a record; `isExact` tells whether it
  /// exports to the same node. Never null.
  mlir::Location location(const llvm::DILocation *location, bool &isExact);

  /// The location of a function, which names its subprogram; null when the
  /// subprogram has no attribute.
  mlir::LocationAttr subprogram(const llvm::DISubprogram *subprogram);

private:
  friend class DebugInfoForm;

  struct Form {
    mlir::Attribute attribute;
    uint32_t rest = 0, numRest = 0;
    uint32_t size = 1; ///< The attributes in it, as often as it has them.
    /// Whether a DistinctAttr is part of it.
    bool hasIdentity = false;
    enum : uint8_t {
      Open,  ///< Being made.
      None,  ///< It has no attribute.
      Taken, ///< Its attribute stands for another node.
      Made
    } state = Open;
    bool standsFor() const { return state == Made; }
    static Form none() {
      Form result;
      result.state = None;
      return result;
    }
  };
  Form form(const llvm::MDNode *node);
  Form makeForm(const llvm::MDNode *node);
  void count(const llvm::MDNode *node, const Form &form);
  mlir::LocationAttr place(const llvm::DILocation *location, bool &isExact);
  mlir::DictionaryAttr locationRest(const llvm::DILocation *location);

  ModuleImporter &module;
  llvm::DenseMap<const llvm::MDNode *, Form> forms;
  llvm::DenseMap<mlir::Attribute, const llvm::MDNode *> owners;
  llvm::SmallVector<DebugInfoRest, 0> rests;
  llvm::SmallVector<const llvm::MDNode *, 0> partly;
  llvm::DenseMap<const llvm::Metadata *, mlir::LLVM::DIExpressionAttr>
      expressions;
  llvm::DenseMap<const llvm::DILocation *, std::pair<mlir::Location, bool>>
      locations;
  llvm::DenseMap<const llvm::DIFile *, mlir::StringAttr> fileNames;
  llvm::DenseMap<const llvm::MDString *, mlir::StringAttr> strings;
  int64_t numDistinctLocations = 0;
  /// How deep a form is within forms: MLIR prints attributes by recursion.
  unsigned depth = 0;
  static constexpr unsigned maxDepth = 200;
  /// How many attributes may be in one: without aliases, as in diagnostics,
  /// MLIR prints them as often as they are there.
  static constexpr uint32_t maxSize = 1000;
};

} // namespace palindrome

#endif // PALINDROME_IMPORT_DEBUGINFO_H
