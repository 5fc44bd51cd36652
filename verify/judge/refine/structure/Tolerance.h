// Differences that a comparison of two function bodies may pass over.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_STRUCTURE_TOLERANCE_H
#define PALINDROME_VERIFY_JUDGE_REFINE_STRUCTURE_TOLERANCE_H

#include "llvm/IR/Attributes.h"

namespace llvm {
class CallBase;
class Instruction;
} // namespace llvm

namespace palindrome::refine {

/// Decides about the differences that a comparison of two bodies meets. Each
/// member is called where source and target differ in one way, and returns
/// whether the comparison may go on as if they did not.
class Tolerance {
public:
  virtual ~Tolerance() = default;

  /// Attributes of one kind at one place: a function, a parameter or a result,
  /// of a definition, a declaration or a call. Either may be missing, which is
  /// an invalid attribute. `set` holds the other attributes of the source
  /// there, and `ofCallee` for a call those of the callee's declaration.
  virtual bool allowsAttribute(bool isFunction, llvm::Attribute source,
                               llvm::Attribute target, llvm::AttributeSet set,
                               llvm::AttributeSet ofCallee) = 0;
  /// Flags, such as `nsw`, of instructions with one opcode.
  virtual bool allowsFlags(const llvm::Instruction &source,
                           const llvm::Instruction &target) = 0;
  /// Metadata of the kind `kind` at an instruction of the source, where the
  /// target's has none.
  virtual bool allowsWithoutMetadata(unsigned kind) = 0;
  /// The alignments of two loads or stores that are not atomic.
  virtual bool allowsAlign(llvm::Align source, llvm::Align target) = 0;
  /// `tail` at `source`, and no marker at the target's call.
  virtual bool allowsWithoutTail(const llvm::CallBase &source) = 0;
};

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_JUDGE_REFINE_STRUCTURE_TOLERANCE_H
