// translate/MetadataNodes.def: the table of the dialect's forms must have the
// same fields, and the places must count every number of an entry.

#include "translate/MetadataNodes.h"
#include "llvm/ADT/StringMap.h"
#include <gtest/gtest.h>
#include <string>
#include <vector>

using namespace palindrome;

using Getters = std::vector<std::string>;

/// The getters of each class's fields in the order of the table.
static llvm::StringMap<Getters> fieldsOfNodes() {
  llvm::StringMap<Getters> result;
#define REF(NAME, GROUP, GETTER) #GETTER,
#define STRING(NAME, GETTER) #GETTER,
#define INT(NAME, TYPE, GETTER) #GETTER,
#define OPTIONAL(NAME, TYPE, GETTER) #GETTER,
#define WIDE(NAME, GETTER) #GETTER,
#define POINTER_AUTH(NAME, GETTER) #GETTER,
#define CHECKSUM(NAME, GETTER) #GETTER,
#define LANGUAGE(NAME, GETTER) #GETTER,
#define NODE(CLASS, FIELDS) result[#CLASS] = {FIELDS};
#include "translate/MetadataNodes.def"
  return result;
}

TEST(MetadataNodes, FormsHaveTheSameFields) {
  llvm::StringMap<Getters> nodes = fieldsOfNodes();
#define CHILD(TYPE, NAME, GETTER, ACCESSOR) #GETTER,
#define NEED_CHILD(TYPE, NAME, GETTER, ACCESSOR) #GETTER,
#define STRING(NAME, GETTER, ACCESSOR) #GETTER,
#define NEED_STRING(NAME, GETTER, ACCESSOR) #GETTER,
#define BITS(NAME, GETTER, ACCESSOR) #GETTER,
#define EXPRESSION(NAME, GETTER, ACCESSOR) #GETTER,
#define NEED_EXPRESSION(NAME, GETTER, ACCESSOR) #GETTER,
#define BOUND(NAME, GETTER, ACCESSOR) #GETTER,
#define GENERIC_BOUND(NAME, GETTER, ACCESSOR) #GETTER,
#define NEED_GENERIC_BOUND(NAME, GETTER, ACCESSOR) #GETTER,
#define LIST(TYPE, NAME, GETTER, ACCESSOR) #GETTER,
#define LOSABLE_STRING(NAME, GETTER, ACCESSOR) #GETTER,
#define EXPORT_LIST(NAME, GETTER, ACCESSOR) #GETTER,
#define TYPES(NAME, GETTER, ACCESSOR) #GETTER,
#define INT(TYPE, NAME, GETTER, ACCESSOR) #GETTER,
#define NAMED(NAME, GETTER, ACCESSOR, TO_TEXT, FROM_TEXT) #GETTER,
#define FLAGS(TYPE, NAME, GETTER, ACCESSOR) #GETTER,
#define OPTIONAL(NAME, GETTER, ACCESSOR) #GETTER,
#define LANGUAGE(NAME, GETTER, ACCESSOR) #GETTER,
#define NO_REF(GETTER) #GETTER,
#define NO_BITS(GETTER) #GETTER,
#define NO_INT(GETTER, DEFAULT) #GETTER,
#define NO_OPTIONAL(GETTER) #GETTER,
#define NO_SPECIAL(NAME, GETTER) #GETTER,
#define FORM(CLASS, IS_DISTINCT, FIELDS, ...)                                  \
  EXPECT_EQ((Getters{FIELDS}), nodes[#CLASS]) << #CLASS;
#include "translate/DebugInfoForms.def"
}

TEST(MetadataNodes, PlacesCountEveryNumber) {
  EXPECT_EQ(DILocationField::Scope, 2u);
  EXPECT_EQ(DILocationField::NumPlaces, 7u);
  // An optional and the data of a pointer's authentication are two numbers.
  EXPECT_EQ(DIDerivedTypeField::AddressSpaceValue, 10u);
  EXPECT_EQ(DIDerivedTypeField::Flags, 13u);
  // A checksum is its kind and a string, a language three numbers.
  EXPECT_EQ(DIFileField::Checksum, 3u);
  EXPECT_EQ(DICompileUnitField::File, 3u);
  EXPECT_EQ(DICompileUnitField::NameTableKind, 18u);
}
