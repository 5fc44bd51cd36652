// The names of the carried entries, the discardable attributes in which the
// importer keeps what the `llvm` dialect cannot represent, and from which the
// exporter restores it. Their values are builtin attributes or attributes of
// the `llvm` dialect, so that a tool that does not know Palindrome parses,
// prints and keeps them. translate/Carrier.def has a row for each.

#ifndef PALINDROME_CARRIER_H
#define PALINDROME_CARRIER_H

#include "llvm/ADT/StringRef.h"

namespace palindrome::carrier {

/// Every carried entry's name begins with this.
inline constexpr llvm::StringLiteral prefix = "llvmx.";

/// The version of the entries' names and forms, which a lossless import writes
/// as `llvmx.version`. Modules with entries but without a version are of
/// version 1, too. A change after which older modules would be misread needs
/// another version; a new entry does not.
inline constexpr int32_t formatVersion = 1;

#define CARRIED(NAME, ENTRY, FORM, WITHOUT, LOSS)                              \
  inline constexpr llvm::StringLiteral NAME = ENTRY;
#include "translate/Carrier.def"

} // namespace palindrome::carrier

#endif // PALINDROME_CARRIER_H
