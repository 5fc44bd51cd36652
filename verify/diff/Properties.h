// The properties of an instruction beside its operands and type: one table row
// for each.

#ifndef PALINDROME_VERIFY_DIFF_PROPERTIES_H
#define PALINDROME_VERIFY_DIFF_PROPERTIES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/IR/Instruction.h"
#include <string>

namespace palindrome::diff {

/// A property by the name of its class. Both functions are given instructions
/// of the same opcode.
struct InstructionProperty {
  llvm::StringLiteral className;
  bool (*equal)(const llvm::Instruction &a, const llvm::Instruction &b);
  /// How the property is written; may be empty.
  std::string (*spell)(const llvm::Instruction &instruction);
};

llvm::ArrayRef<InstructionProperty> instructionProperties();

} // namespace palindrome::diff

#endif // PALINDROME_VERIFY_DIFF_PROPERTIES_H
