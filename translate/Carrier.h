// The carrier vocabulary: the names of the discardable attributes in which the
// importer keeps what the `llvm` dialect cannot say, and from which the
// exporter puts it back. Values are builtin attributes alone, so that a tool
// that has never heard of Palindrome parses, prints and passes them through.
// docs/design.md lists each name with the form of its value.

#ifndef PALINDROME_CARRIER_H
#define PALINDROME_CARRIER_H

#include "llvm/ADT/StringRef.h"

namespace palindrome::carrier {

/// Every carried attribute's name begins with this.
inline constexpr llvm::StringLiteral prefix = "llvmx.";

//===-- On the module -----------------------------------------------------===//

/// String: LLVM's source_filename.
inline constexpr llvm::StringLiteral sourceFilename = "llvmx.source_filename";
/// Array: the metadata table (MetadataCode.h).
inline constexpr llvm::StringLiteral metadata = "llvmx.metadata";
/// Array of [name, node indices]: named metadata, in order. A name alone is
/// that of a list that the dialect has a form for; -1 among the indices of
/// llvm.module.flags is the next flag of llvm.module_flags.
inline constexpr llvm::StringLiteral namedMetadata = "llvmx.named_metadata";
/// Array of strings: the custom metadata kinds, in the order of their numbers.
inline constexpr llvm::StringLiteral metadataKinds = "llvmx.metadata_kinds";
/// Array of #llvm.tbaa_type_desc with one member at offset 0: those whose nodes
/// leave out the offset.
inline constexpr llvm::StringLiteral shortTypes = "llvmx.tbaa_short_types";
/// Array of arrays of #llvm.alias_scope and #llvm.alias_scope_domain: those
/// that share a domain. (Bytecode keeps an attribute of these as text, and with
/// it a domain of its own in each.)
inline constexpr llvm::StringLiteral aliasDomains = "llvmx.alias_domains";
/// Dictionary: MLIR struct name to LLVM struct name ("" for an unnamed one).
inline constexpr llvm::StringLiteral structNames = "llvmx.struct_names";

//===-- On symbols --------------------------------------------------------===//

/// String: LLVM's name, where MLIR needs another ("" for an unnamed one).
inline constexpr llvm::StringLiteral symbolName = "llvmx.symbol_name";
/// Array of [kind, node index]: metadata attachments of a global object.
inline constexpr llvm::StringLiteral attachments = "llvmx.attachments";
inline constexpr llvm::StringLiteral dllStorage = "llvmx.dll_storage";
inline constexpr llvm::StringLiteral threadLocal = "llvmx.thread_local";
inline constexpr llvm::StringLiteral partition = "llvmx.partition";
inline constexpr llvm::StringLiteral codeModel = "llvmx.code_model";
inline constexpr llvm::StringLiteral sanitizer = "llvmx.sanitizer";
inline constexpr llvm::StringLiteral addressSpace = "llvmx.address_space";
/// Constant codes (ConstantCode.h) of a function's constant operands.
inline constexpr llvm::StringLiteral personality = "llvmx.personality";
inline constexpr llvm::StringLiteral prefixData = "llvmx.prefix_data";
inline constexpr llvm::StringLiteral prologueData = "llvmx.prologue_data";
/// Constant code: an ifunc's resolver, where it is an expression.
inline constexpr llvm::StringLiteral resolver = "llvmx.resolver";
/// Type and constant code: those of a global variable whose type the dialect
/// does not take.
inline constexpr llvm::StringLiteral valueType = "llvmx.value_type";
inline constexpr llvm::StringLiteral initializer = "llvmx.initializer";

//===-- On functions, calls and parameters --------------------------------===//

/// Array: LLVM attributes that have no form in the dialect (AttributeCode).
inline constexpr llvm::StringLiteral attributes = "llvmx.attributes";
/// Array of dictionaries: a call's parameter and result attributes, where the
/// op has no room for them.
inline constexpr llvm::StringLiteral argAttrs = "llvmx.arg_attrs";
inline constexpr llvm::StringLiteral resAttrs = "llvmx.res_attrs";
/// Integer: a calling convention's number.
inline constexpr llvm::StringLiteral callingConv = "llvmx.cc";
/// Unit: an inline asm that may unwind.
inline constexpr llvm::StringLiteral unwind = "llvmx.unwind";
/// Array of i32 pairs (position, node index or -1 for an SSA operand): the
/// metadata operands of an intrinsic call.
inline constexpr llvm::StringLiteral metadataArgs = "llvmx.metadata_args";
/// Array of i32 pairs (position, successor): the labels among the operands of
/// an llvmx.terminator.
inline constexpr llvm::StringLiteral labelArgs = "llvmx.label_args";
/// String: a tail call kind, where the op has no room for it.
inline constexpr llvm::StringLiteral tailCall = "llvmx.tail_call";

//===-- On instructions ---------------------------------------------------===//

/// String: the local name of an instruction's result.
inline constexpr llvm::StringLiteral name = "llvmx.name";
/// Integer, on an op or in a location: the number by which records that the
/// value does not dominate refer to it, unique in its function.
inline constexpr llvm::StringLiteral id = "llvmx.id";
/// Array of i64, in a location: what MLIR cannot say of it
/// (import/DebugLocations.cpp).
inline constexpr llvm::StringLiteral location = "llvmx.location";
/// Integer, on an op that takes or gives a token, unique in its function: keeps
/// passes from merging two that are alike, which would pass a token through a
/// phi, or give two handlers one pad.
inline constexpr llvm::StringLiteral distinct = "llvmx.distinct";
/// String, on a terminator: the name of its block.
inline constexpr llvm::StringLiteral block = "llvmx.block";
/// Integer, a node index: `llvmx.md.tbaa = 3`; one such entry a kind.
inline constexpr llvm::StringLiteral metadataPrefix = "llvmx.md.";
/// Array of i32, beside a loop annotation: a number that tells apart loops
/// whose annotations are equal (0 for the first), then the loop's operands in
/// order (each the place of an operand that the annotation exports to, or -1
/// less the index of a node). Without the latter they are those of the
/// annotation; without the entry the number is 0, too.
inline constexpr llvm::StringLiteral loop = "llvmx.loop";
/// Unit: the op is a constant of LLVM's, not an instruction.
inline constexpr llvm::StringLiteral constant = "llvmx.constant";
/// Unit: a branch that stands for an edge, in a block that LLVM does not have.
inline constexpr llvm::StringLiteral edge = "llvmx.edge";
/// Integer: fast-math flags, where the op has no room for them.
inline constexpr llvm::StringLiteral fastMath = "llvmx.fastmath";
inline constexpr llvm::StringLiteral sameSign = "llvmx.samesign";
inline constexpr llvm::StringLiteral swiftError = "llvmx.swifterror";
/// Array of two integers: a constant getelementptr's inrange.
inline constexpr llvm::StringLiteral inRange = "llvmx.inrange";
/// Array of i32: the places of a getelementptr's indices that are splats.
inline constexpr llvm::StringLiteral splatIndices = "llvmx.splat_indices";
/// Array of i32: a phi's incoming edges, each by its place in canonical order.
inline constexpr llvm::StringLiteral phiOrder = "llvmx.phi_order";
/// Array: a debug record (DebugRecordCode in docs/design.md).
inline constexpr llvm::StringLiteral debugRecord = "llvmx.debug_record";
/// Array of i32: the values of a debug record's list that are no operands.
inline constexpr llvm::StringLiteral debugValues = "llvmx.debug_values";
/// Array of i32: a block's predecessors, in the order of its use list.
inline constexpr llvm::StringLiteral predecessors = "llvmx.predecessors";

} // namespace palindrome::carrier

#endif // PALINDROME_CARRIER_H
