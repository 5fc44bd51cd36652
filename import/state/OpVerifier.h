// Asks the ops' own verifiers whether an op that was made is valid, and
// remembers the answers, so that the question costs little for an op like one
// before it.

#ifndef PALINDROME_IMPORT_STATE_OPVERIFIER_H
#define PALINDROME_IMPORT_STATE_OPVERIFIER_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/OwningOpRef.h"
#include "translate/Diagnostics.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/PointerIntPair.h"
#include "llvm/Support/Allocator.h"
#include <array>

namespace palindrome::importer {

/// The answers belong to one import: types and attributes are of its context,
/// and some verifiers read the data layout of its module.
class OpVerifier {
public:
  explicit OpVerifier(mlir::MLIRContext &context);
  OpVerifier(const OpVerifier &) = delete;
  OpVerifier &operator=(const OpVerifier &) = delete;
  ~OpVerifier();

  /// Whether `op`, which has its operands, successors and properties and is in
  /// its block, passes its verifier: the constraints on operands, results and
  /// attributes that ODS has, its traits, and its `verify`. Regions and the
  /// uses of symbols are not looked at. Diagnostics are suppressed.
  bool accepts(mlir::Operation *op);
  /// What `accepts` says of an op that an extension made, of which nothing is
  /// known: the importer's own ops are made of valid instructions.
  bool acceptsClaimed(mlir::Operation *op) { return ask(op); }

  /// Where an attribute of a parameter stands: the type that the parameter has,
  /// and whether it is the result of a function.
  using ParameterPlace = llvm::PointerIntPair<mlir::Type, 1, bool>;
  /// Whether the dialect's verifier accepts `attribute` on a parameter or
  /// result of an llvm.func.
  bool accepts(mlir::NamedAttribute attribute, ParameterPlace place);

private:
  /// What the answer of the verifier of an op depends on, beside the name of
  /// the op and the types of its operands and results.
  enum class Scope : uint8_t {
    Unknown,
    Types,      ///< Nothing else.
    Value,      ///< The kind and the type of its constant.
    Access,     ///< Its properties, if it is atomic.
    Memory,     ///< Its properties, and what the type in them holds.
    Unwinding,  ///< The block that it unwinds to. The answer is not remembered.
    Properties, ///< Its properties.
    Place,      ///< Other ops: the answer is not remembered.
    Whole,      ///< The function around it, which is not complete yet.
  };
  struct Answer {
    const void *name;
    llvm::ArrayRef<const void *> types; ///< Of the operands and results.
    mlir::OperationName owner;          ///< Of the properties.
    mlir::OpaqueProperties properties;  ///< Null unless they matter.
    bool isAccepted;
    int next; ///< The next answer with the same hash, or -1.
  };

  static Scope scopeOf(mlir::Operation *op);
  bool isKnown(mlir::Operation *op, Scope scope);
  bool isPlain(mlir::Type type) const;
  bool holdsPlain(mlir::Type type);
  bool ask(mlir::Operation *op);
  bool remember(mlir::Operation *op, Scope scope);
  uint64_t collectTypes(mlir::Operation *op, Scope scope);

  /// Suppresses diagnostics while `isAsking`. Registering a handler takes
  /// longer than most answers.
  ThreadDiagnosticHandler silencer;
  bool isAsking = false;
  llvm::DenseMap<const void *, Scope> scopes; ///< By name of op.
  llvm::DenseMap<uint64_t, int> first;        ///< The first answer of a hash.
  /// The classes of the types for which isPlain holds. Asking a type itself is
  /// a call into MLIR's library for each class.
  std::array<mlir::TypeID, 4> plainTypes;
  llvm::DenseMap<mlir::Type, bool> plainAggregates; ///< holdsPlain.
  /// A function that has one parameter, or a result and no more: that of
  /// `functionPlace`.
  mlir::OwningOpRef<mlir::LLVM::LLVMFuncOp> function;
  ParameterPlace functionPlace;
  /// The answers for attributes, by name, value and place.
  llvm::DenseMap<std::tuple<const void *, const void *, void *>, bool>
      attributeAnswers;
  llvm::SmallVector<Answer, 0> answers;
  llvm::BumpPtrAllocator memory;
  llvm::SmallVector<const void *> types; ///< Those of the current op.
};

} // namespace palindrome::importer

#endif // PALINDROME_IMPORT_STATE_OPVERIFIER_H
