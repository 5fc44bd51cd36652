// Values as text, by their LLVM type.

#include "verify/base/execute/Text.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

using namespace palindrome::execute;

namespace {
class TextTest : public testing::Test {
protected:
  llvm::Type *parse(const char *text) {
    llvm::SMDiagnostic error;
    llvm::Type *type = llvm::parseType(text, error, module);
    EXPECT_NE(type, nullptr) << text;
    return type;
  }

  /// The text of the value that `text` is stored as, or the error. Integers
  /// are of the format `floats` if that is there.
  std::string again(const char *type, const char *text,
                    const llvm::fltSemantics *floats = nullptr) {
    llvm::Expected<Written> value = readWritten(text);
    if (!value)
      return llvm::toString(value.takeError());
    llvm::Type *llvmType = parse(type);
    std::vector<char> memory(layout.getTypeAllocSize(llvmType), '\x55');
    if (llvm::Error problem =
            storeValue(*value, llvmType, layout, memory.data(), floats))
      return llvm::toString(std::move(problem));
    std::string result;
    llvm::raw_string_ostream stream(result);
    printValue(stream, memory.data(), llvmType, layout, floats);
    return result;
  }

  llvm::LLVMContext context;
  llvm::Module module{"", context};
  llvm::DataLayout layout{"e-i64:64-f80:128-n8:16:32:64"};
};

TEST_F(TextTest, IntegersAreSignedOrUnsigned) {
  EXPECT_EQ(again("i8", "-128"), "-128");
  EXPECT_EQ(again("i8", "255"), "-1");
  EXPECT_EQ(again("i8", "+7"), "7");
  EXPECT_EQ(again("i8", "0xfF"), "-1");
  EXPECT_EQ(again("i8", "010"), "10");
  EXPECT_EQ(again("i5", "31"), "-1");
  EXPECT_EQ(again("i128", "-170141183460469231731687303715884105728"),
            "-170141183460469231731687303715884105728");
  for (const char *wrong : {"256", "-129", "1.5", "x", "0x", "-", "--1", "[1]",
                            "true", "1 2", "99999999999999999999"})
    EXPECT_EQ(again("i8", wrong), "'" + std::string(wrong) + "' is no i8");
}

TEST_F(TextTest, BooleansHaveNames) {
  EXPECT_EQ(again("i1", "true"), "true");
  EXPECT_EQ(again("i1", "false"), "false");
  EXPECT_EQ(again("i1", "1"), "true");
  EXPECT_EQ(again("i1", "-1"), "true");
  EXPECT_EQ(again("i1", "0"), "false");
  EXPECT_EQ(again("i1", "2"), "'2' is no i1");
}

TEST_F(TextTest, FloatsAreShortAndExact) {
  EXPECT_EQ(again("double", "0.1"), "0.1");
  EXPECT_EQ(again("float", "0.1"), "0.1");
  EXPECT_EQ(again("half", "0.1"), "0.1");
  EXPECT_EQ(again("bfloat", "0.1"), "0.1");
  EXPECT_EQ(again("fp128", "0.1"), "0.1");
  EXPECT_EQ(again("x86_fp80", "0.1"), "0.1");
  EXPECT_EQ(again("double", "0.30000000000000004"), "0.30000000000000004");
  EXPECT_EQ(again("half", "65504"), "65504");
  EXPECT_EQ(again("float", "16777217"), "16777216");
  EXPECT_EQ(again("double", "-123456789"), "-123456789");
  EXPECT_EQ(again("double", "1e22"), "1e+22");
  EXPECT_EQ(again("double", "1.7976931348623157e308"),
            "1.7976931348623157e+308");
  EXPECT_EQ(again("double", "5e-324"), "5e-324");
  EXPECT_EQ(again("double", "0.00001"), "0.00001");
  EXPECT_EQ(again("double", "0.0000012"), "1.2e-6");
  EXPECT_EQ(again("double", "12.5"), "12.5");
  EXPECT_EQ(again("double", "-0.0"), "-0");
  EXPECT_EQ(again("double", "0x1.8p3"), "12");
  EXPECT_EQ(again("float", "0x7fc00000"), "nan");
  EXPECT_EQ(again("float", "0x40490FDB"), "3.1415927");
  EXPECT_EQ(again("double", "nan"), "nan");
  EXPECT_EQ(again("double", "-nan"), "nan");
  EXPECT_EQ(again("double", "inf"), "inf");
  EXPECT_EQ(again("double", "-INF"), "-inf");
  EXPECT_EQ(again("float", "1e99"), "inf");
  for (const char *wrong : {"x", "1.5.2", "0x1ffffffff", "[1]", "e", "-"})
    EXPECT_EQ(again("float", wrong),
              "'" + std::string(wrong) + "' is no float");
}

TEST_F(TextTest, PointersAreHexadecimal) {
  EXPECT_EQ(again("ptr", "0xDEAD"), "0xdead");
  EXPECT_EQ(again("ptr", "null"), "0x0");
  EXPECT_EQ(again("ptr", "nothing"), "'nothing' is no ptr");
}

TEST_F(TextTest, IntegersMayBeFloats) {
  const llvm::fltSemantics *floats = &llvm::APFloat::Float8E4M3FN();
  EXPECT_EQ(again("i8", "1.5", floats), "1.5");
  EXPECT_EQ(again("i8", "0x38", floats), "1");
  EXPECT_EQ(again("i8", "1000", floats), "nan");
  EXPECT_EQ(again("i8", "nan", floats), "nan");
  EXPECT_EQ(again("i8", "inf", floats), "'inf' is no float of 8 bits");
  EXPECT_EQ(again("i8", "x", floats), "'x' is no float of 8 bits");
  EXPECT_EQ(again("{ i8, [2 x i8] }", "{1, [-2, 0.5]}", floats),
            "{1, [-2, 0.5]}");
  EXPECT_EQ(again("float", "0.1", floats), "0.1");

  floats = &llvm::APFloat::Float4E2M1FN();
  EXPECT_EQ(again("<3 x i4>", "[0.5, -6, 3]", floats), "[0.5, -6, 3]");
  EXPECT_EQ(again("i4", "nan", floats), "'nan' is no float of 4 bits");

  floats = &llvm::APFloat::Float8E8M0FNU();
  EXPECT_EQ(again("i8", "0.25", floats), "0.25");
  EXPECT_EQ(again("i8", "-1", floats), "'-1' is no float of 8 bits");
}

TEST_F(TextTest, AggregatesAreLists) {
  EXPECT_EQ(again("{ i8, double, [2 x i16] }", "{1,2.5 , [3, -4]}"),
            "{1, 2.5, [3, -4]}");
  EXPECT_EQ(again("<{ i8, i64 }>", "[1, 2]"), "{1, 2}");
  EXPECT_EQ(again("[2 x <2 x float>]", "[[1, 2], [3, nan]]"),
            "[[1, 2], [3, nan]]");
  EXPECT_EQ(again("{}", "{}"), "{}");
  EXPECT_EQ(again("[0 x i32]", "[ ]"), "[]");
  EXPECT_EQ(again("[2 x i32]", "[1]"), "'[1]' is no [2 x i32]");
  EXPECT_EQ(again("[2 x i32]", "1"),
            "'1' is no [2 x i32], which is a list as [1, 2]");
  EXPECT_EQ(again("{ i8, i8 }", "1+2i"),
            "'1+2i' is no { i8, i8 }, which is a list as {1, 2}");
  EXPECT_EQ(again("{ i32, float }", "{1, x}"), "'x' is no float");
}

TEST_F(TextTest, ElementsOfVectorsHaveNoPadding) {
  EXPECT_EQ(again("<5 x i1>", "[1, 0, 1, 1, 0]"),
            "[true, false, true, true, false]");
  EXPECT_EQ(again("<3 x i7>", "[-64, 63, 1]"), "[-64, 63, 1]");
  EXPECT_EQ(again("<2 x ptr>", "[0x1, null]"), "[0x1, 0x0]");

  llvm::Expected<Written> value = readWritten("[1, 0, 1, 1, 0, 0, 0, 0, 1]");
  ASSERT_TRUE(static_cast<bool>(value));
  char memory[2] = {};
  ASSERT_FALSE(storeValue(*value, parse("<9 x i1>"), layout, memory));
  EXPECT_EQ(memory[0], 0x0d);
  EXPECT_EQ(memory[1], 0x01);
}

TEST_F(TextTest, BracketsMatch) {
  auto problemOf = [](const char *text) {
    llvm::Expected<Written> value = readWritten(text);
    return value ? "" : llvm::toString(value.takeError());
  };
  EXPECT_EQ(problemOf("[1, [2, 3], {4}]"), "");
  EXPECT_EQ(problemOf(""), "a value is missing");
  EXPECT_EQ(problemOf("[1,, 2]"), "a value is missing");
  EXPECT_EQ(problemOf("[1, ]"), "a value is missing");
  EXPECT_EQ(problemOf("[1"), "expected ',' or ']' at the end");
  EXPECT_EQ(problemOf("[1}"), "expected ',' or ']' before '}'");
  EXPECT_EQ(problemOf("1]"), "unexpected ']' after a value");
  EXPECT_EQ(problemOf("[1] 2"), "unexpected '2' after a value");
}

TEST_F(TextTest, SomeTypesHaveNone) {
  EXPECT_TRUE(hasText(parse("{ i8, [2 x <2 x ptr>] }")));
  EXPECT_FALSE(hasText(parse("<vscale x 2 x i8>")));
  EXPECT_FALSE(hasText(parse("{ i8, target(\"spirv.Image\") }")));
  EXPECT_FALSE(hasText(parse("token")));
}
} // namespace
