// Whether the source has choices that match, for one input.

#include "verify/judge/refine/encode/query/ChoiceQuery.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"
#include <gtest/gtest.h>

using namespace llvm;
using namespace palindrome;
using namespace palindrome::refine;
using namespace palindrome::encode;

namespace {

class ChoiceQueryTest : public testing::Test {
protected:
  ChoiceQueryTest() { witness.blocks.emplace_back(); }
  bool excludes(StringRef text) {
    SMDiagnostic diagnostic;
    module = parseAssemblyString(text, diagnostic, context);
    EXPECT_TRUE(module) << diagnostic.getMessage().str();
    options.timeoutSeconds = 60;
    return module && excludesMatch(*module->getFunction("src"),
                                   *module->getFunction("tgt"), witness, ending,
                                   options, why);
  }
  static Leaf bits(unsigned width, uint64_t value) {
    Leaf leaf;
    leaf.bits = APInt(width, value);
    return leaf;
  }
  static Leaf undef(unsigned width) {
    Leaf leaf = bits(width, 0);
    leaf.kind = Leaf::Undef;
    return leaf;
  }

  LLVMContext context;
  std::unique_ptr<Module> module;
  Witness witness;
  Ending ending;
  RefineOptions options;
  Reason why;
};

constexpr const char *even = "define i32 @src() { %m = mul i32 undef, 2 "
                             "ret i32 %m } ";

TEST_F(ChoiceQueryTest, NoneOfAsChoicesMatches) {
  ending.result = {bits(32, 1)};
  EXPECT_TRUE(excludes(std::string(even) + "define i32 @tgt() { ret i32 1 }"))
      << reasonText(why);
}

TEST_F(ChoiceQueryTest, OneOfAsChoicesMatches) {
  ending.result = {bits(32, 6)};
  EXPECT_FALSE(excludes(std::string(even) + "define i32 @tgt() { ret i32 6 }"));
  EXPECT_EQ(reasonText(why),
            "not reproduced: the source has choices that match");
}

TEST_F(ChoiceQueryTest, AnEndingThatIsNotBsExcludesNothing) {
  ending.result = {bits(32, 3)};
  EXPECT_FALSE(excludes(std::string(even) + "define i32 @tgt() { ret i32 1 }"));
  ending.kind = Ending::Undefined;
  EXPECT_FALSE(excludes(std::string(even) + "define i32 @tgt() { ret i32 1 }"));
}

TEST_F(ChoiceQueryTest, UndefOfBsMayBeAnyValue) {
  ending.result = {undef(32)};
  EXPECT_TRUE(
      excludes(std::string(even) + "define i32 @tgt() { ret i32 undef }"))
      << reasonText(why);
  EXPECT_FALSE(excludes("define i32 @src() { %m = add i32 undef, 2 ret i32 %m }"
                        "define i32 @tgt() { ret i32 undef }"));
}

constexpr const char *ofInput =
    "define i64 @src(i64 %x, i64 %y) { %f = freeze i64 %y "
    "%m = mul i64 %f, %x ret i64 %m }"
    "define i64 @tgt(i64 %x, i64 %y) { ret i64 9 }";

TEST_F(ChoiceQueryTest, InputsAreTheWitnesss) {
  ending.result = {bits(64, 9)};
  witness.arguments = {{bits(64, 6)}, {undef(64)}};
  EXPECT_TRUE(excludes(ofInput)) << reasonText(why);
  witness.arguments = {{bits(64, 3)}, {undef(64)}};
  EXPECT_FALSE(excludes(ofInput));
  witness.arguments = {{bits(64, 3)}, {bits(64, 5)}};
  EXPECT_TRUE(excludes(ofInput)) << reasonText(why);
}

TEST_F(ChoiceQueryTest, MemoryIsTheWitnesss) {
  std::string pair = "define i16 @src(ptr %p, i16 %y) { %v = load i8, ptr %p "
                     "%w = zext i8 %v to i16 %m = mul i16 %w, %y ret i16 %m }"
                     "define i16 @tgt(ptr %p, i16 %y) { ret i16 9 }";
  ending.result = {bits(16, 9)};
  Block block;
  block.size = 4;
  block.address = 64;
  block.rest.kind = Byte::Bits;
  block.bytes[2].kind = Byte::Bits;
  block.bytes[2].bits = 3;
  witness.blocks.push_back(block);
  Leaf pointer = bits(64, 2);
  pointer.kind = Leaf::Pointer;
  pointer.block = 1;
  witness.arguments = {{pointer}, {undef(16)}};
  EXPECT_FALSE(excludes(pair));
  witness.arguments[0][0].bits = 1;
  EXPECT_TRUE(excludes(pair)) << reasonText(why);
}

/// The source may end like this in each case, although the encoder allows it no
/// such choices.
TEST_F(ChoiceQueryTest, WhatIsMatchedRoughlyExcludesNothing) {
  ending.result = {bits(32, 1)};
  for (const char *pair :
       {"declare void @g(i32) "
        "define i32 @src() { %m = mul i32 undef, 2 call void @g(i32 %m) "
        "ret i32 1 }"
        "define i32 @tgt() { call void @g(i32 100) ret i32 1 }",
        "declare ptr @malloc(i64) "
        "define i32 @src() { %p = call ptr @malloc(i64 4) "
        "%q = call ptr @malloc(i64 8) ret i32 2 }"
        "define i32 @tgt() { %p = call ptr @malloc(i64 8) ret i32 1 }",
        "@v = internal global i32 0 "
        "define i32 @src() { %m = mul i32 undef, 3 store i32 1, ptr @v "
        "ret i32 %m }"
        "define i32 @tgt() { store i32 2, ptr @v ret i32 1 }"}) {
    EXPECT_FALSE(excludes(pair)) << pair;
    EXPECT_EQ(why.kind, ReasonKind::Approximated) << why.what;
  }
}

TEST_F(ChoiceQueryTest, WhatIsRoughlyEncodedExcludesNothing) {
  ending.result = {bits(32, 1)};
  EXPECT_FALSE(excludes("declare float @llvm.sin.f32(float) "
                        "define i32 @src() { "
                        "%s = call float @llvm.sin.f32(float 1.0) "
                        "%i = bitcast float %s to i32 ret i32 %i }"
                        "define i32 @tgt() { ret i32 1 }"));
}

} // namespace
