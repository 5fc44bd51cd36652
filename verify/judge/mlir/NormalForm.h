// The names and spellings that the normal form of docs/mlir-normal-form.md
// depends on. Those of carried attributes repeat docs/carried.md and
// translate/Carrier.def, since the differ shares no code with the translators
// that it judges.

#ifndef PALINDROME_VERIFY_JUDGE_MLIR_NORMALFORM_H
#define PALINDROME_VERIFY_JUDGE_MLIR_NORMALFORM_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/StringRef.h"

namespace palindrome::mlirdiff {

/// The prefix of the names of carried attributes.
inline constexpr llvm::StringLiteral carriedPrefix = "llvmx.";
/// Marks an op that represents a constant of LLVM IR.
inline constexpr llvm::StringLiteral constantMark = "llvmx.constant";
inline constexpr llvm::StringLiteral inRangeMark = "llvmx.inrange";
/// The op of a constant that no other op represents.
inline constexpr llvm::StringLiteral constantOp = "llvmx.constant";
/// Marks a `llvm.call_intrinsic` that represents a debug record.
inline constexpr llvm::StringLiteral debugRecordMark = "llvmx.debug_record";

/// The prefix of the names of carried attachments.
inline constexpr llvm::StringLiteral metadataPrefix = "llvmx.md.";

/// On a module: the metadata table, and the carried named metadata.
inline constexpr llvm::StringLiteral metadataTable = "llvmx.metadata";
inline constexpr llvm::StringLiteral namedMetadata = "llvmx.named_metadata";
/// On functions, calls and parameters: carried LLVM attributes.
inline constexpr llvm::StringLiteral carriedAttributes = "llvmx.attributes";

/// On a module: lists of alias scopes and domains with the same domain in LLVM
/// IR.
inline constexpr llvm::StringLiteral aliasDomains = "llvmx.alias_domains";
/// The module flag that LLVM IR with debug info always has.
inline constexpr llvm::StringLiteral debugInfoVersion = "Debug Info Version";

/// Whether the named metadata that a module carries is only what every LLVM
/// module with debug info has: that flag, and the list of compile units.
bool hasOnlyDebugInfo(mlir::Operation &module);

/// Whether the carried attribute `carriedName` only records the spelling or the
/// order that LLVM IR has for something that MLIR represents.
bool isSpelling(llvm::StringRef carriedName);

/// All attributes of `op`: discardable attributes and properties, including
/// properties that are not stored as attributes.
mlir::DictionaryAttr attributesOf(mlir::Operation &op);

/// The attributes of a parameter. Flags that the dialect has no attribute for
/// become `llvm.NAME`, whether they are written so or carried.
mlir::DictionaryAttr parameterAttributesOf(mlir::DictionaryAttr written);

/// Whether the inherent attribute `name` is not compared as such: another part
/// of the comparison covers it, or LLVM IR has nothing that represents it.
bool isIgnored(llvm::StringRef name);

/// Whether the absence of the attribute `name` means the same as `value`.
bool isDefault(llvm::StringRef name, mlir::Attribute value);

} // namespace palindrome::mlirdiff

#endif // PALINDROME_VERIFY_JUDGE_MLIR_NORMALFORM_H
