// The places of the fields of specialised metadata nodes in an entry of the
// carried metadata table (docs/carried.md, "Metadata"):
//
//   ["DILocation", array<i64: 7, 3, 12, -1, 0, 0, 0>]
//                             |  |  |
//                          Line  |  DILocationField::Scope
//                           Column

#ifndef PALINDROME_METADATANODES_H
#define PALINDROME_METADATANODES_H

namespace palindrome {

// Behind a WIDE field, which has as many places as its width demands, the names
// stand for no place.
#define REF(NAME, GROUP, GETTER) NAME,
#define STRING(NAME, GETTER) NAME,
#define INT(NAME, TYPE, GETTER) NAME,
#define OPTIONAL(NAME, TYPE, GETTER) NAME, NAME##Value,
#define WIDE(NAME, GETTER) NAME,
#define POINTER_AUTH(NAME, GETTER) NAME, NAME##Bits,
#define CHECKSUM(NAME, GETTER) NAME##Kind, NAME,
#define LANGUAGE(NAME, GETTER) NAME##IsVersioned, NAME, NAME##Version,
#define NODE(CLASS, FIELDS)                                                    \
  namespace CLASS##Field {                                                     \
    enum Place : unsigned { FIELDS NumPlaces };                                \
  }
#include "translate/MetadataNodes.def"

} // namespace palindrome

#endif // PALINDROME_METADATANODES_H
