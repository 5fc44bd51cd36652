// The table of attributes against LLVM's own list of them.

#include "verify/judge/refine/structure/AttributeRoles.h"
#include "llvm/IR/Attributes.h"
#include <gtest/gtest.h>

using namespace palindrome::refine;
using llvm::Attribute;

namespace {
/// An attribute of LLVM's own list.
struct Listed {
  const char *name;
  /// What it is called in the table; None for a string.
  Attribute::AttrKind kind;
};
} // namespace

static constexpr Listed allKinds[] = {
#define GET_ATTR_NAMES
#define ATTRIBUTE_ENUM(ENUM_NAME, DISPLAY_NAME)                                \
  {#DISPLAY_NAME, Attribute::ENUM_NAME},
#include "llvm/IR/Attributes.inc"
};

static constexpr const char *allStrings[] = {
#define GET_ATTR_NAMES
#define ATTRIBUTE_STRBOOL(ENUM_NAME, DISPLAY_NAME) #DISPLAY_NAME,
#define ATTRIBUTE_COMPLEXSTR(ENUM_NAME, DISPLAY_NAME) #DISPLAY_NAME,
#include "llvm/IR/Attributes.inc"
};

static constexpr const char *allSwitches[] = {
#define GET_ATTR_NAMES
#define ATTRIBUTE_STRBOOL(ENUM_NAME, DISPLAY_NAME) #DISPLAY_NAME,
#include "llvm/IR/Attributes.inc"
};

/// How often the table has a row for `kind`.
static unsigned countRows(Attribute::AttrKind kind) {
  unsigned count = 0;
#define ATTRIBUTE(KIND, FUNCTION, PARAMETER, RESULT)                           \
  count += kind == Attribute::KIND;
#include "verify/judge/refine/structure/Attributes.def"
  return count;
}

static unsigned countRows(llvm::StringRef name) {
  unsigned count = 0;
#define SWITCH(NAME, ROLE) count += name == (NAME);
#define TEXT(NAME, ROLE) count += name == (NAME);
#include "verify/judge/refine/structure/Attributes.def"
  return count;
}

TEST(AttributeRoles, EachAttributeOfLLVMHasARow) {
  EXPECT_GT(std::size(allKinds), 90u);
  for (const Listed &listed : allKinds)
    EXPECT_EQ(countRows(listed.kind), 1u) << listed.name;
  for (const char *name : allStrings)
    EXPECT_EQ(countRows(name), 1u) << name;
}

TEST(AttributeRoles, AreAbsentWhereLLVMExcludesTheAttribute) {
  for (const Listed &listed : allKinds) {
    auto isAbsent = [&](AttributePlace place) {
      return roleOf(listed.kind, place) == AttributeRole::Absent;
    };
    EXPECT_EQ(isAbsent(AttributePlace::Function),
              !Attribute::canUseAsFnAttr(listed.kind))
        << listed.name;
    EXPECT_EQ(isAbsent(AttributePlace::Parameter),
              !Attribute::canUseAsParamAttr(listed.kind))
        << listed.name;
    EXPECT_EQ(isAbsent(AttributePlace::Result),
              !Attribute::canUseAsRetAttr(listed.kind))
        << listed.name;
  }
}

TEST(AttributeRoles, SwitchesAreThoseOfLLVM) {
  for (const char *name : allSwitches)
    EXPECT_TRUE(isSwitch(name)) << name;
  EXPECT_FALSE(isSwitch("denormal-fp-math"));
}

TEST(AttributeRoles, WhatHasNoRowIsUnmodelled) {
  EXPECT_EQ(roleOf("my-promise"), AttributeRole::Unmodelled);
  EXPECT_EQ(roleOf("no-builtin-memcpy"), AttributeRole::Library);
  EXPECT_EQ(roleOf(Attribute::None, AttributePlace::Function),
            AttributeRole::Unmodelled);
}
