// Which part of an object has a byte.

#include "verify/judge/refine/program/Fields.h"
#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/IR/DIBuilder.h"
#include "llvm/IR/Module.h"
#include <gtest/gtest.h>

using namespace palindrome::refine;

namespace {

class FieldsTest : public testing::Test {
protected:
  llvm::DIType *typeOfInt() {
    return builder.createBasicType("int", 32, llvm::dwarf::DW_ATE_signed);
  }
  llvm::DIType *pointerTo(llvm::DIType *type) {
    return builder.createPointerType(type, 64);
  }
  llvm::DIType *arrayOf(llvm::DIType *type, uint64_t bits,
                        llvm::ArrayRef<int64_t> counts) {
    llvm::SmallVector<llvm::Metadata *> ranges;
    for (int64_t count : counts)
      ranges.push_back(builder.getOrCreateSubrange(0, count));
    return builder.createArrayType(bits, 32, type,
                                   builder.getOrCreateArray(ranges));
  }
  llvm::DIType *member(llvm::StringRef name, llvm::DIType *type, uint64_t bits,
                       uint64_t offset) {
    return builder.createMemberType(file, name, file, 1, bits, 32, offset,
                                    llvm::DINode::FlagZero, type);
  }
  llvm::DIType *structOf(uint64_t bits,
                         llvm::ArrayRef<llvm::Metadata *> members) {
    return builder.createStructType(file, "s", file, 1, bits, 32,
                                    llvm::DINode::FlagZero, nullptr,
                                    builder.getOrCreateArray(members));
  }

  /// "name, offset, size" of the part of `object`; "none".
  static std::string spell(const std::optional<NamedField> &field) {
    return field ? field->value.name + ", " + std::to_string(field->offset) +
                       ", " + std::to_string(field->size)
                 : "none";
  }
  std::string in(llvm::DIType *type, uint64_t offset) {
    return spell(findField({"x", type}, offset));
  }
  std::string behind(llvm::DIType *pointer, uint64_t offset) {
    return spell(findFieldBehind({"p", pointer}, offset));
  }

  llvm::LLVMContext context;
  llvm::Module module{"m", context};
  llvm::DIBuilder builder{module};
  llvm::DIFile *file = builder.createFile("a.c", "/");
};

TEST_F(FieldsTest, ScalarsAreWhole) {
  EXPECT_EQ(in(typeOfInt(), 0), "x, 0, 4");
  EXPECT_EQ(in(typeOfInt(), 3), "x, 0, 4");
  EXPECT_EQ(in(typeOfInt(), 4), "none");
  EXPECT_EQ(in(nullptr, 0), "none");
}

TEST_F(FieldsTest, MembersHaveNames) {
  llvm::DIType *type = structOf(
      64, {member("a", typeOfInt(), 32, 0),
           member("b", builder.createTypedef(typeOfInt(), "t", file, 1, file),
                  32, 32)});
  EXPECT_EQ(in(type, 2), "x.a, 0, 4");
  EXPECT_EQ(in(type, 7), "x.b, 4, 4");
  EXPECT_EQ(behind(pointerTo(type), 4), "p->b, 4, 4");
  EXPECT_EQ(behind(pointerTo(type), 13), "p[1].b, 12, 4");
}

TEST_F(FieldsTest, WhatHasNoNameIsPartOfTheWhole) {
  llvm::DIType *inner = structOf(32, {member("a", typeOfInt(), 32, 0)});
  llvm::DIType *outer = structOf(
      64, {member("b", typeOfInt(), 32, 0), member("", inner, 32, 32)});
  EXPECT_EQ(in(outer, 5), "x.a, 4, 4");
}

TEST_F(FieldsTest, PaddingHasNoName) {
  llvm::DIType *type = structOf(
      128, {member("a", typeOfInt(), 32, 0), member("b", typeOfInt(), 32, 64)});
  EXPECT_EQ(in(type, 5), "none");
  EXPECT_EQ(in(type, 8), "x.b, 8, 4");
}

TEST_F(FieldsTest, ElementsHaveIndices) {
  EXPECT_EQ(in(arrayOf(typeOfInt(), 6 * 32, {2, 3}), 16), "x[1][1], 16, 4");
  llvm::DIType *array = arrayOf(typeOfInt(), 2 * 32, {2});
  EXPECT_EQ(behind(pointerTo(array), 4), "(*p)[1], 4, 4");
  EXPECT_EQ(behind(pointerTo(structOf(64, {member("a", array, 64, 0)})), 4),
            "p->a[1], 4, 4");
}

TEST_F(FieldsTest, PointersToScalars) {
  llvm::DIType *pointer = pointerTo(typeOfInt());
  EXPECT_EQ(behind(pointer, 1), "*p, 0, 4");
  EXPECT_EQ(behind(pointer, 8), "p[2], 8, 4");
  EXPECT_EQ(behind(typeOfInt(), 0), "none");
  EXPECT_EQ(behind(pointerTo(nullptr), 0), "none"); // void *
}

TEST_F(FieldsTest, References) {
  llvm::DIType *type = structOf(
      64, {member("a", typeOfInt(), 32, 0), member("b", typeOfInt(), 32, 32)});
  llvm::DIType *reference =
      builder.createReferenceType(llvm::dwarf::DW_TAG_reference_type, type, 64);
  EXPECT_EQ(behind(reference, 4), "p.b, 4, 4");
  EXPECT_EQ(behind(reference, 8), "none");
}

TEST_F(FieldsTest, BitFieldsShareBytes) {
  llvm::DIType *first = builder.createBitFieldMemberType(
      file, "a", file, 1, 3, 0, 0, llvm::DINode::FlagZero, typeOfInt());
  llvm::DIType *second = builder.createBitFieldMemberType(
      file, "b", file, 1, 10, 3, 0, llvm::DINode::FlagZero, typeOfInt());
  llvm::DIType *type = structOf(32, {first, second});
  EXPECT_EQ(in(type, 0), "x.a, 0, 1");
  EXPECT_EQ(in(type, 1), "x.b, 0, 2");
}

} // namespace
