// The places of the elements of carried entries that are lists, for the
// importer, which writes them, and the exporter, which reads them.

#ifndef PALINDROME_CARRIEDCODES_H
#define PALINDROME_CARRIEDCODES_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace palindrome {

/// `llvmx.debug_record` of a `#dbg_label`: two nodes. Location is as in other
/// records.
namespace debug_label {
enum Place : unsigned { Label, Location, Size };
} // namespace debug_label

/// `llvmx.debug_record` of other records, which end with Value unless they are
/// a `#dbg_assign`. All are nodes, but Value and Address may be a local_value:
///
///   #dbg_value(i32 %x, !7, !DIExpression(), !9)
///
/// becomes, where `7`, `8` and `9` are the entries of these nodes,
///
///   llvm.call_intrinsic "llvm.dbg.value"(%x)
///       {llvmx.debug_record = array<i32: 7, 8, 9, -1>}
///
/// LLVM's verifier allows a record whose location is in another function than
/// the record, which a pass may also have moved here: the location of one that
/// was so in LLVM IR is `~9`.
namespace debug_record {
enum Place : unsigned {
  Variable,
  Expression,
  Location,
  Value,
  Size,
  AssignID = Size,
  AddressExpression,
  Address,
  SizeOfAssign
};
/// The location of a record, from its node, and the reverse.
inline constexpr int32_t ofLocation(int32_t node, bool isElsewhere) {
  return isElsewhere ? ~node : node;
}
inline constexpr bool isElsewhere(int32_t code) { return code < 0; }
inline constexpr int32_t locationOf(int32_t code) {
  return isElsewhere(code) ? ~code : code;
}
} // namespace debug_record

/// What stands for a value of a function where a node would stand otherwise: in
/// `llvmx.debug_record`, `llvmx.debug_values` and `llvmx.metadata_args`.
namespace local_value {
/// The next operand of the op.
inline constexpr int32_t operand = -1;
/// A DIArgList. Its values are in `llvmx.debug_values`; without that entry they
/// are operands of the op.
inline constexpr int32_t list = -2;
/// The value whose `llvmx.id` is `id`.
inline constexpr int32_t ofID(int32_t id) { return -3 - id; }
inline constexpr bool isID(int32_t code) { return code <= -3; }
inline constexpr int32_t idOf(int32_t code) { return -3 - code; }
} // namespace local_value

/// The elements of `llvmx.location`. Identity is -1 for a uniqued location.
/// Zeros at the end are left out.
namespace location_code {
enum Place : unsigned { Identity, AtomGroup, AtomRank, IsImplicitCode, Size };
} // namespace location_code

/// The elements of `llvmx.locations`, in the order in which they stand there:
/// debug locations, the names of block arguments and landing pads, and entries
/// of those.
namespace location_kind {
inline constexpr llvm::StringLiteral debug = "debug";
inline constexpr llvm::StringLiteral names = "names";
inline constexpr llvm::StringLiteral entries = "entries";
inline constexpr llvm::StringLiteral all[] = {debug, names, entries};
} // namespace location_kind

} // namespace palindrome

#endif // PALINDROME_CARRIEDCODES_H
