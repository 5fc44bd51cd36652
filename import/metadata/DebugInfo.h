// Translates debug info nodes to #llvm.di_* attributes, and debug locations to
// MLIR's locations.

#ifndef PALINDROME_IMPORT_METADATA_DEBUGINFO_H
#define PALINDROME_IMPORT_METADATA_DEBUGINFO_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/DebugInfoMetadata.h"

namespace palindrome::importer {

class ImportState;

/// A field of a node that its attribute does not represent exactly.
struct DebugInfoRest {
  const llvm::Metadata *reference; ///< The value of an operand.
  int64_t value;                   ///< The value of another field.
  /// The field's place in an entry of the metadata table (MetadataNodes.h), or
  /// `distinct`.
  int32_t place;
  bool isReference;
  const char *field; ///< The name of the getter.

  static constexpr int32_t distinct = -1;
};

/// Translates each node once. A node has at most one attribute, which
/// represents as much of it as the dialect can; the rest is carried beside it.
/// An attribute represents one node: a second node with an equal attribute is
/// carried.
class DebugInfoImporter {
public:
  explicit DebugInfoImporter(ImportState &state) : state(state) {}

  /// The attribute that represents `node`, which is a location for a
  /// DILocation; null if there is none. If fields of the node are left out, the
  /// node gets an entry in the metadata table.
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

  /// The attribute that is closest to `node`, even if it represents another
  /// node; null if there is none.
  template <typename Type> Type nearest(const llvm::MDNode *node) {
    return llvm::dyn_cast_or_null<Type>(form(node).attribute);
  }

  /// What represents a node: `attribute(node)`, and a handle for the fields
  /// that it does not represent.
  struct Representation {
    mlir::Attribute attribute;
    uint32_t rest = 0, numRest = 0;
  };
  Representation represent(const llvm::MDNode *node) {
    if (llvm::isa<llvm::DILocation>(node))
      return {attribute(node)};
    const Form &known = form(node);
    if (!known.standsFor())
      return {};
    return {known.attribute, known.rest, known.numRest};
  }
  /// These fields. The result is valid until the next node is translated.
  llvm::ArrayRef<DebugInfoRest> rest(const Representation &representation) {
    return llvm::ArrayRef(rests).slice(representation.rest,
                                       representation.numRest);
  }

  /// The attribute of a DIExpression; null for other metadata and for
  /// operations that MLIR does not print.
  mlir::LLVM::DIExpressionAttr expression(const llvm::Metadata *metadata);

  /// The nodes whose attributes leave out fields, in the order in which they
  /// were met. Each needs an entry in the metadata table.
  llvm::ArrayRef<const llvm::MDNode *> partlyModelled() const { return partly; }

  /// The location of an instruction or a record, never null. `isExact` is set
  /// to whether it is exported to the same node.
  mlir::Location location(const llvm::DILocation *location, bool &isExact);

  /// The location of a function, fused with its subprogram; null if the
  /// subprogram has no attribute.
  mlir::LocationAttr subprogram(const llvm::DISubprogram *subprogram);

private:
  friend class DebugInfoForm;

  struct Form {
    mlir::Attribute attribute;
    uint32_t rest = 0, numRest = 0;
    uint32_t size =
        1; ///< The number of attributes in it, each occurrence counted.
    /// Whether it contains a DistinctAttr.
    bool hasIdentity = false;
    enum : uint8_t {
      Open,  ///< The attribute is being made.
      None,  ///< There is no attribute.
      Taken, ///< The attribute represents another node.
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
  struct LocationForm {
    mlir::LocationAttr location;
    bool isExact = false;
  };
  struct KnownLocation {
    mlir::Location location;
    bool isExact;
    unsigned length; ///< The number of locations in its chain of call sites.
  };
  LocationForm place(const llvm::DILocation *location);
  LocationForm makePlace(const llvm::DILocation *location);
  KnownLocation makeLocation(const llvm::DILocation *location,
                             const KnownLocation &sites);
  mlir::DictionaryAttr locationRest(const llvm::DILocation *location,
                                    mlir::Attribute base);

  ImportState &state;
  llvm::DenseMap<const llvm::MDNode *, Form> forms;
  llvm::DenseMap<mlir::Attribute, const llvm::MDNode *> owners;
  llvm::SmallVector<DebugInfoRest, 0> rests;
  llvm::SmallVector<const llvm::MDNode *, 0> partly;
  llvm::DenseMap<const llvm::Metadata *, mlir::LLVM::DIExpressionAttr>
      expressions;
  llvm::DenseMap<const llvm::DILocation *, KnownLocation> locations;
  /// The location that was asked for last. Several instructions in a row have
  /// the same.
  std::optional<std::pair<const llvm::DILocation *, KnownLocation>> recent;
  /// The places by scope, and line and column. Many locations differ in their
  /// call sites and atoms only.
  llvm::DenseMap<std::pair<const llvm::Metadata *, uint64_t>, LocationForm>
      places;
  /// The scope that a place was made in last.
  struct {
    const llvm::Metadata *scope = nullptr;
    mlir::LLVM::DILocalScopeAttr attribute; ///< Null if it has none.
    bool isExact = false;
    mlir::StringAttr file;
  } recentScope;
  llvm::DenseMap<const llvm::MDString *, mlir::StringAttr> strings;
  /// The number of distinct nodes that have the same location in MLIR.
  llvm::DenseMap<mlir::Attribute, int64_t> numDistinct;
  /// What locationRest has made, by the values in it. Most are the rest of many
  /// locations.
  llvm::DenseMap<std::pair<int64_t, uint64_t>, mlir::DictionaryAttr>
      locationRests;
  /// The current nesting depth of forms. It is bounded because MLIR prints
  /// attributes by recursion.
  unsigned depth = 0;
  static constexpr unsigned maxDepth = 200;
  /// The bound of Form::size. Where MLIR prints without aliases, as in
  /// diagnostics, it prints an attribute once for each occurrence.
  static constexpr uint32_t maxSize = 1000;
};

} // namespace palindrome::importer

#endif // PALINDROME_IMPORT_METADATA_DEBUGINFO_H
