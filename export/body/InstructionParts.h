// Reads the parts of the instruction that an op of `llvmx` represents:
// operands, successors, and the entries of `details`. All are checked, since
// people and passes may have written anything there.

#ifndef PALINDROME_EXPORT_BODY_INSTRUCTIONPARTS_H
#define PALINDROME_EXPORT_BODY_INSTRUCTIONPARTS_H

#include "export/module/ModuleExporter.h"
#include "llvm/IR/Instructions.h"

namespace palindrome::exporter {

/// Each method reads one part. If the part is required and missing, or
/// malformed, the method returns null or the least value and records a problem;
/// no instruction may then be made.
class InstructionParts {
public:
  InstructionParts(ModuleExporter &module, mlir::DictionaryAttr details)
      : module(module), details(details) {}

  /// An integer from `least` to `most`; `byDefault` when there is no entry.
  uint64_t integer(llvm::StringRef name, uint64_t least, uint64_t most,
                   std::optional<uint64_t> byDefault = std::nullopt);
  /// Whether there is the unit attribute `name`.
  bool flag(llvm::StringRef name);
  /// The string `name`; "" if there is no such entry.
  llvm::StringRef string(llvm::StringRef name);
  /// The attribute `name`, of class `T`; null if there is no such entry.
  template <typename T> T attribute(llvm::StringRef name) {
    mlir::Attribute value = find(name);
    auto found = llvm::dyn_cast_or_null<T>(value);
    if (value && !found)
      fail("its '" + name + "' is of another form");
    return found;
  }
  llvm::Type *typeOf(llvm::StringRef name);
  llvm::Align align();
  llvm::AtomicOrdering ordering(llvm::StringRef name);
  llvm::SyncScope::ID scope();

  /// Whether there are `count` operands; otherwise records a problem.
  bool has(size_t count);
  /// Whether operand `place` is a pointer; otherwise records a problem.
  bool isPointer(size_t place);
  /// Records the problem `why`, if it is the first, and returns null.
  std::nullptr_t fail(const llvm::Twine &why);
  bool isGood() const { return problem.empty(); }
  llvm::StringRef why() const { return problem; }
  /// Warns of the entries of the details that no method has read.
  void reportUnread() const;

  ModuleExporter &module;
  /// The type of the result, or void.
  llvm::Type *type = nullptr;
  llvm::SmallVector<llvm::Value *> operands;
  llvm::SmallVector<llvm::BasicBlock *> successors;

private:
  mlir::Attribute find(llvm::StringRef name);

  mlir::DictionaryAttr details;
  llvm::SmallVector<llvm::StringRef> read;
  std::string problem;
};

/// Each makes an instruction of one kind; null if the parts do not describe
/// one.
llvm::Instruction *makeCall(InstructionParts &parts);
llvm::Instruction *makeInvoke(InstructionParts &parts);
llvm::Instruction *makeCallBr(InstructionParts &parts);
llvm::Instruction *makeBinary(InstructionParts &parts,
                              llvm::Instruction::BinaryOps opcode);
llvm::Instruction *makeNegation(InstructionParts &parts);
llvm::Instruction *makeCompare(InstructionParts &parts,
                               llvm::Instruction::OtherOps opcode);
llvm::Instruction *makeCast(InstructionParts &parts,
                            llvm::Instruction::CastOps opcode);
llvm::Instruction *makeSelect(InstructionParts &parts);
llvm::Instruction *makeFreeze(InstructionParts &parts);
llvm::Instruction *makeVAArg(InstructionParts &parts);
llvm::Instruction *makeExtractElement(InstructionParts &parts);
llvm::Instruction *makeInsertElement(InstructionParts &parts);
llvm::Instruction *makeShuffleVector(InstructionParts &parts);
llvm::Instruction *makeExtractValue(InstructionParts &parts);
llvm::Instruction *makeInsertValue(InstructionParts &parts);

} // namespace palindrome::exporter

#endif // PALINDROME_EXPORT_BODY_INSTRUCTIONPARTS_H
