// The effect of the metadata of instructions on behaviour (LangRef,
// "Metadata"), and the equality of metadata nodes of two functions.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_METADATA_METADATAMEANING_H
#define PALINDROME_VERIFY_JUDGE_REFINE_METADATA_METADATAMEANING_H

#include "verify/judge/refine/metadata/Scopes.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/Metadata.h"
#include <map>
#include <optional>

namespace palindrome::refine {

/// What a kind of metadata restricts.
enum class Bearing {
  None,     ///< Nothing: it does not affect behaviour.
  Value,    ///< The value of the instruction.
  Aliasing, ///< The memory that the instruction and others may access.
  Callee,   ///< The functions that the instruction may call.
};

/// What metadata of the kind bears on at an instruction, by Metadata.def;
/// nothing if that is not modelled, or not known.
std::optional<Bearing> bearingOf(unsigned kind,
                                 const llvm::LLVMContext &context);
/// The same for metadata that is attached to a function.
std::optional<Bearing> bearingOnFunction(unsigned kind,
                                         const llvm::LLVMContext &context);
/// The name of the kind with the number `kind` in `context`.
llvm::StringRef metadataKindName(unsigned kind,
                                 const llvm::LLVMContext &context);

/// Compares metadata nodes by their operands. Distinct nodes correspond one to
/// one, in all comparisons that found two nodes the same; debug locations do
/// not count.
///
/// Identifiers of loops (LangRef, 'llvm.loop') are compared by the properties
/// of the loop that they state, other than hints. Two loops with one identifier
/// are the same as two loops with an identifier each, unless
/// `!llvm.mem.parallel_loop_access` refers to it.
class MetadataComparison {
public:
  bool same(const llvm::Metadata *x, const llvm::Metadata *y);
  /// Compares nodes of the kind `kind`. In those of `!tbaa`, a type with one
  /// member may leave out its offset of 0 (LangRef, "TBAA Metadata").
  bool same(unsigned kind, const llvm::Metadata *x, const llvm::Metadata *y);
  /// Whether the list of scopes of `inst`, in `!alias.scope`, `!noalias` or a
  /// declaration, says nothing: no two accesses of the function have a promise
  /// by one of them.
  bool isIdle(const llvm::Instruction &inst, const llvm::MDNode &list);

private:
  using Partners =
      llvm::DenseMap<const llvm::Metadata *, const llvm::Metadata *>;

  bool sameLists(llvm::ArrayRef<const llvm::Metadata *> x,
                 llvm::ArrayRef<const llvm::Metadata *> y);
  bool compare(const llvm::Metadata *x, const llvm::Metadata *y);
  bool succeeds(llvm::function_ref<bool()> comparison);
  bool sameOperands(const llvm::MDTuple &x, const llvm::MDTuple &y);
  bool sameLoop(const llvm::MDTuple &x, const llvm::MDTuple &y);
  bool mayBeParallel(const llvm::Metadata *x, const llvm::Metadata *y);

  std::map<const llvm::Function *, Scopes> scopes; ///< Once one is asked for.
  bool isTBAA = false;
  Partners there, back;
  /// What the comparison under way has added to them.
  llvm::SmallVector<const llvm::Metadata *> added, addedBack;
  /// The identifiers of loops that correspond; null for those with several
  /// counterparts.
  Partners loopsThere, loopsBack;
  /// The identifiers that accesses refer to.
  llvm::DenseSet<const llvm::Metadata *> parallel;
};

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_JUDGE_REFINE_METADATA_METADATAMEANING_H
