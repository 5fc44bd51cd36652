// Values of a run of MLIR as values of a run of the LLVM IR that a lowering
// made of it, by the conventions of "LLVM IR Target" in MLIR's documents.

#ifndef PALINDROME_VERIFY_RUN_LOWERING_ARGUMENTBRIDGE_H
#define PALINDROME_VERIFY_RUN_LOWERING_ARGUMENTBRIDGE_H

#include "verify/judge/dialects/machine/Machine.h"
#include "verify/judge/refine/interpret/state/Outcome.h"
#include "verify/judge/refine/witness/Witness.h"
#include "llvm/IR/Function.h"

namespace palindrome::lowering {

/// Makes an input of LLVM IR of the arguments of a function of MLIR, before it
/// runs, and compares what both runs left behind.
class ArgumentBridge {
public:
  /// Memory is laid out for `lowered` as its data layout says.
  ArgumentBridge(dialects::Machine &machine, const llvm::Function &lowered)
      : machine(machine), lowered(lowered) {}

  /// Whether floats are the same that differ in the lower half of their digits:
  /// for runs with functions whose precision no document states.
  bool toleratesRounding = false;

  /// Adds the parameters that an argument `value` of `type` becomes, and its
  /// memory, to `witness`. False if there is no rule for the type.
  bool addArgument(const dialects::Value &value, mlir::Type type,
                   refine::Witness &witness);

  /// Whether `outcome` may be the result of a run on `witness` whose results of
  /// `types` are `results`. What is poison in MLIR may be anything. If not,
  /// `difference` says where. Nothing if that is not known, and `difference`
  /// says why.
  std::optional<bool> agrees(const interpret::Outcome &outcome,
                             const refine::Witness &witness,
                             llvm::ArrayRef<dialects::Value> results,
                             llvm::ArrayRef<mlir::Type> types,
                             std::string &difference);
  /// Whether the last difference was in the memory of an argument or a global
  /// variable.
  bool differsInMemory() const { return isInMemory; }

private:
  struct Passed {
    std::shared_ptr<dialects::Buffer> buffer;
    unsigned block;
    /// Whether a caller may look at the memory afterwards: not if it is that of
    /// a tensor, which bufferization may write to.
    bool isVisible;
  };
  /// A scalar or an element, and what LLVM IR has in its place.
  bool isSame(const dialects::Value &value, mlir::Type type,
              llvm::ArrayRef<interpret::Lane> lanes);
  bool isSameScalar(const dialects::Value &value, mlir::Type type,
                    const interpret::Lane &lane);
  bool agreesInMemory(const interpret::Outcome &outcome,
                      std::string &difference);
  bool agreesInGlobals(const interpret::Outcome &outcome,
                       const refine::Witness &witness, std::string &difference);
  /// The first scalar of a buffer that memory object `block` has not.
  std::optional<size_t> findDifference(const interpret::Outcome &outcome,
                                       const dialects::Buffer &buffer,
                                       unsigned block);
  std::optional<bool> agreesAt(const interpret::Outcome &outcome,
                               const dialects::Value &view, mlir::Type type,
                               llvm::ArrayRef<interpret::Lane> lanes,
                               std::string &difference);
  /// The memory object of a buffer for values of `element`.
  unsigned blockOf(const std::shared_ptr<dialects::Buffer> &buffer,
                   mlir::Type element, bool isVisible,
                   refine::Witness &witness);

  /// The bytes from one scalar of `type` to the next in memory of LLVM IR.
  int64_t strideOf(mlir::Type type) const;

  dialects::Machine &machine;
  const llvm::Function &lowered;
  std::vector<Passed> passed;
  bool isInMemory = false;
};

} // namespace palindrome::lowering

#endif // PALINDROME_VERIFY_RUN_LOWERING_ARGUMENTBRIDGE_H
