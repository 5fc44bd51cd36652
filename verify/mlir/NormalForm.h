// The names and spellings that the normal form knows
// (docs/mlir-normal-form.md). Those of llvmx attributes are the ones that
// docs/carried.md documents.

#ifndef PALINDROME_VERIFY_MLIR_NORMALFORM_H
#define PALINDROME_VERIFY_MLIR_NORMALFORM_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/StringRef.h"

namespace palindrome::mlirdiff {

/// What every carried attribute's name begins with.
inline constexpr llvm::StringLiteral carriedPrefix = "llvmx.";
/// On an op that is a constant of LLVM's, and on a constant getelementptr.
inline constexpr llvm::StringLiteral constantMark = "llvmx.constant";
inline constexpr llvm::StringLiteral inRangeMark = "llvmx.inrange";
/// The op of a constant that has no other.
inline constexpr llvm::StringLiteral constantOp = "llvmx.constant";
/// On a call_intrinsic that stands for a debug record.
inline constexpr llvm::StringLiteral debugRecordMark = "llvmx.debug_record";

/// What the name of carried metadata begins with.
inline constexpr llvm::StringLiteral metadataPrefix = "llvmx.md.";

/// On a module: the table of carried metadata, and named metadata.
inline constexpr llvm::StringLiteral metadataTable = "llvmx.metadata";
inline constexpr llvm::StringLiteral namedMetadata = "llvmx.named_metadata";
/// On functions, calls and parameters: LLVM attributes.
inline constexpr llvm::StringLiteral carriedAttributes = "llvmx.attributes";

/// On a module: lists of alias scopes and domains that share a domain.
inline constexpr llvm::StringLiteral aliasDomains = "llvmx.alias_domains";
/// The module flag that LLVM IR with debug info has, said or not.
inline constexpr llvm::StringLiteral debugInfoVersion = "Debug Info Version";

/// Whether the named metadata that a module carries is no more than what LLVM
/// IR with debug info has: that flag, and the list of compile units.
bool saysOnlyDebugInfo(mlir::Operation &module);

/// Whether a carried attribute of this name says only how LLVM IR spells or
/// orders what MLIR says as well.
bool isSpelling(llvm::StringRef carriedName);

/// All attributes of `op`: discardable ones and every property, also those that
/// are no attributes in memory.
mlir::DictionaryAttr attributesOf(mlir::Operation &op);

/// The attributes of a parameter, with the flags that the dialect does not know
/// as `llvm.NAME`, carried or not.
mlir::DictionaryAttr parameterAttributesOf(mlir::DictionaryAttr written);

/// Whether an inherent attribute is ignored: other parts compare it, or LLVM IR
/// has no place for it.
bool isIgnored(llvm::StringRef name);

/// Whether `value` is what the absence of attribute `name` means.
bool isDefault(llvm::StringRef name, mlir::Attribute value);

} // namespace palindrome::mlirdiff

#endif // PALINDROME_VERIFY_MLIR_NORMALFORM_H
