// Which symbols of two modules correspond, and the verdicts on their
// definitions.

#include "verify/judge/refine/Pairs.h"
#include "test/unit/verify/Modules.h"
#include "verify/judge/refine/structure/Structure.h"

using namespace palindrome;
using namespace palindrome::refine;

namespace {
class PairsTest : public testing::Test {
protected:
  void pair(const std::string &sourceText, const std::string &targetText) {
    source = parseText(context, sourceText);
    target = parseText(context, targetText);
    ASSERT_TRUE(source && target);
    pairs = pairModules(*source, *target);
  }
  /// The judgement on the pair whose source or target is `name`.
  Judgement judgementOf(llvm::StringRef name) {
    for (const FunctionPair &pair : pairs)
      if (pair.sourceName == name || pair.targetName == name)
        return pair.judgement;
    return {};
  }

  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> source, target;
  std::vector<FunctionPair> pairs;
};
} // namespace

TEST_F(PairsTest, FunctionsCorrespondByName) {
  pair("define void @g() { ret void } define void @f() { ret void }",
       "define void @f() { ret void } define void @g() { ret void }");
  ASSERT_EQ(pairs.size(), 2u);
  for (const FunctionPair &one : pairs) {
    EXPECT_EQ(one.sourceName, one.targetName);
    EXPECT_EQ(one.source, source->getFunction(one.source->getName()));
    EXPECT_EQ(one.target, target->getFunction(one.source->getName()));
    EXPECT_EQ(one.judgement.meaning, Meaning::Equivalent);
  }
}

TEST_F(PairsTest, ASymbolOfOneModuleAloneIsJudgedBySide) {
  pair("define void @f() { ret void }", "define void @g() { ret void }");
  EXPECT_EQ(judgementOf("@f").meaning, Meaning::Different);
  EXPECT_EQ(judgementOf("@f").what, "only the source defines it");
  EXPECT_EQ(judgementOf("@g").meaning, Meaning::Refined);
}

TEST_F(PairsTest, WhatIsAvailableExternallyMayBeADeclaration) {
  const std::string body = "define available_externally void @f() { ret void }",
                    declared = "declare void @f()";
  pair(body, declared);
  EXPECT_TRUE(pairs.empty());
  pair(declared, body);
  EXPECT_EQ(judgementOf("@f").meaning, Meaning::Unknown);
  pair("define linkonce_odr void @f() { ret void }", declared);
  EXPECT_EQ(judgementOf("@f").meaning, Meaning::Different);
}

TEST_F(PairsTest, LocalHomonymsAreRenamed) {
  pair("@v = internal global i8 1 define ptr @f() { ret ptr @v }",
       "@v = internal global i8 2 define ptr @f() { ret ptr @v }");
  auto *ofSource = source->getGlobalVariable("v", /*AllowInternal=*/true);
  auto *ofTarget = target->getGlobalVariable("v", /*AllowInternal=*/true);
  EXPECT_FALSE(ofSource && ofTarget);
  ASSERT_EQ(pairs.size(), 1u);
  EXPECT_NE(pairs[0].surroundings, "");
}

TEST_F(PairsTest, LocalSymbolsOfOneDefinitionCorrespond) {
  pair("@v = internal global i8 1 define ptr @f() { ret ptr @v }",
       "@v = internal global i8 1 define ptr @f() { ret ptr @v }");
  EXPECT_TRUE(sameGlobal(source->getGlobalVariable("v", true),
                         target->getGlobalVariable("v", true)));
  ASSERT_EQ(pairs.size(), 1u);
  EXPECT_EQ(pairs[0].surroundings, "");
}

TEST_F(PairsTest, EqualAnonymousConstantsReceiveOneName) {
  pair("@s.1 = private unnamed_addr constant i8 7 "
       "define ptr @f() { ret ptr @s.1 }",
       "@s.2 = private unnamed_addr constant i8 7 "
       "define ptr @f() { ret ptr @s.2 }");
  EXPECT_TRUE(target->getGlobalVariable("s.1", true));
  ASSERT_EQ(pairs.size(), 1u);
  EXPECT_TRUE(sameBody(*pairs[0].source, *pairs[0].target));
}

TEST_F(PairsTest, UnnamedGlobalsCorrespondInOrder) {
  pair("@0 = internal global i8 1 define ptr @f() { ret ptr @0 }",
       "@0 = internal global i8 1 define ptr @f() { ret ptr @0 }");
  ASSERT_EQ(pairs.size(), 1u);
  EXPECT_TRUE(sameBody(*pairs[0].source, *pairs[0].target));
}

TEST_F(PairsTest, UnnamedGlobalsOfOneTypeCorrespondWhereNoneIsMissing) {
  // The target's @0 and @1 are the source's @1 and @2.
  pair("@0 = external global i16 @1 = external global i8 "
       "@2 = external global i8 define ptr @f() { ret ptr @2 }",
       "@0 = external global i8 @1 = external global i8 "
       "define ptr @f() { ret ptr @1 }");
  ASSERT_EQ(pairs.size(), 1u);
  EXPECT_TRUE(pairs[0].judgement.holds());
  EXPECT_TRUE(sameBody(*pairs[0].source, *pairs[0].target));
}

TEST_F(PairsTest, UnnamedGlobalsOfOneTypeAreUnknownWhereOneIsMissing) {
  pair("@0 = external global i8 @1 = external global i8 "
       "define ptr @f() { ret ptr @1 } define void @g() { ret void }",
       "@0 = external global i8 "
       "define ptr @f() { ret ptr @0 } define void @g() { ret void }");
  EXPECT_EQ(judgementOf("@f").meaning, Meaning::Unknown);
  EXPECT_TRUE(judgementOf("@g").holds());
}

TEST_F(PairsTest, UnnamedConstantsCorrespondByTheirValues) {
  pair("@0 = private unnamed_addr constant i8 5 "
       "@1 = private unnamed_addr constant i8 7 "
       "define ptr @f() { ret ptr @1 }",
       "@0 = private unnamed_addr constant i8 7 "
       "define ptr @f() { ret ptr @0 }");
  ASSERT_EQ(pairs.size(), 1u);
  EXPECT_TRUE(pairs[0].judgement.holds());
  EXPECT_TRUE(sameBody(*pairs[0].source, *pairs[0].target));
}

TEST_F(PairsTest, AGlobalInUseLimitsTheVerdictToUnknown) {
  pair("@v = global i16 1 define ptr @f() { ret ptr @v }",
       "@v = global i8 1 define ptr @f() { ret ptr @v }");
  EXPECT_EQ(judgementOf("@v").meaning, Meaning::Different);
  EXPECT_EQ(judgementOf("@f").meaning, Meaning::Unknown);
  EXPECT_EQ(judgementOf("@f").what, "@v is smaller in the target");
}

TEST_F(PairsTest, SignaturesDecideWithoutBodies) {
  pair("define void @f(i8 %x) { ret void }",
       "define void @f(i16 %x) { ret void }");
  ASSERT_EQ(pairs.size(), 1u);
  EXPECT_EQ(pairs[0].source, nullptr);
  EXPECT_EQ(pairs[0].judgement.meaning, Meaning::Different);
}

TEST_F(PairsTest, NamesACalleeWithABody) {
  std::string text = "define void @g() { ret void } "
                     "define void @f() { call void @g() ret void }";
  pair(text, text);
  for (const FunctionPair &one : pairs)
    EXPECT_EQ(one.callee, one.sourceName == "@f" ? "the body of @g" : "");
}

TEST(PairFunctions, NamesTheFunctionThatIsMissing) {
  llvm::LLVMContext context;
  auto module = parseText(context, "define void @f() { ret void } "
                                   "declare void @g()");
  ASSERT_TRUE(module);
  module->setModuleIdentifier("a.ll");
  std::vector<FunctionPair> pairs;
  EXPECT_EQ(pairFunctions(*module, "f", *module, "@g", pairs),
            "no function @g in a.ll");
  EXPECT_TRUE(pairs.empty());
  EXPECT_FALSE(pairFunctions(*module, "@f", *module, "f", pairs));
  EXPECT_EQ(pairs.size(), 1u);
}

TEST(PairWithin, PairsBySuffix) {
  llvm::LLVMContext context;
  auto module = parseText(context, "define void @src.a() { ret void } "
                                   "define void @tgt.a() { ret void } "
                                   "define void @src.b() { ret void } "
                                   "define void @tgt.c() { ret void }");
  ASSERT_TRUE(module);
  std::vector<FunctionPair> pairs = pairWithin(*module);
  ASSERT_EQ(pairs.size(), 1u);
  EXPECT_EQ(pairs[0].sourceName, "@src.a");
  EXPECT_EQ(pairs[0].targetName, "@tgt.a");
}

TEST_F(PairsTest, PromisesOfAFunctionThatIsCalledThroughAPointerCount) {
  const std::string body = "declare void @h(ptr)\n"
                           "define void @f() {\n"
                           "  call void @h(ptr @g)\n"
                           "  ret void\n"
                           "}\n";
  const std::string direct = "define void @f() {\n"
                             "  call void @g()\n"
                             "  ret void\n"
                             "}\n";
  pair("declare void @g()\n" + body, "declare void @g() memory(none)\n" + body);
  EXPECT_EQ(judgementOf("@g").meaning, Meaning::Unknown);
  EXPECT_EQ(judgementOf("@f").meaning, Meaning::Unknown);
  pair("declare void @g() memory(none)\n" + body, "declare void @g()\n" + body);
  EXPECT_TRUE(judgementOf("@g").holds());
  EXPECT_TRUE(judgementOf("@f").holds());
  // The query about the call judges it.
  pair("declare void @g()\n" + direct,
       "declare void @g() memory(none)\n" + direct);
  EXPECT_TRUE(judgementOf("@f").holds());
}

TEST_F(PairsTest, InitialAddressesAreComparedByOffset) {
  auto test = [&](const std::string &one, const std::string &other) {
    const std::string variable =
        "@v = external global [4 x ptr]\n@p = global ptr ";
    pair(variable + one, variable + other);
    return judgementOf("@p").meaning;
  };
  const char *typed = "getelementptr inbounds (ptr, ptr @v, i64 2)",
             *bytes = "getelementptr inbounds nuw (i8, ptr @v, i64 16)",
             *plain = "getelementptr (i8, ptr @v, i64 16)",
             *back = "getelementptr inbounds (i8, ptr @v, i64 -16)",
             *backTyped = "getelementptr inbounds (ptr, ptr @v, i64 -2)";
  EXPECT_EQ(test(typed, bytes), Meaning::Refined);
  EXPECT_EQ(test(bytes, typed), Meaning::Refined);
  EXPECT_EQ(test(typed, plain), Meaning::Refined);
  EXPECT_EQ(test(plain, typed), Meaning::Unknown);
  EXPECT_EQ(test(plain, bytes), Meaning::Unknown);
  EXPECT_EQ(test(backTyped, back), Meaning::Refined);
  EXPECT_EQ(test(typed, "getelementptr inbounds (i8, ptr @v, i64 8)"),
            Meaning::Unknown);
  EXPECT_EQ(test(typed, "getelementptr inbounds (i8, ptr getelementptr "
                        "inbounds (i8, ptr @v, i64 800), i64 -784)"),
            Meaning::Unknown);
}

TEST_F(PairsTest, UnnamedGlobalsMayReceiveNames) {
  const std::string body = " define ptr @f() { ret ptr ";
  pair("@0 = global i8 1" + body + "@0 }",
       "@new = global i8 1" + body + "@new }");
  EXPECT_TRUE(judgementOf("@f").holds());
  EXPECT_TRUE(sameBody(*source->getFunction("f"), *target->getFunction("f")));
  // Which of two it is, is not known.
  pair("@0 = global i8 1" + body + "@0 }",
       "@new = global i8 1 @other = global i8 1" + body + "@new }");
  EXPECT_EQ(judgementOf("@f").meaning, Meaning::Unknown);
  // It may have been removed.
  pair("@0 = private global i8 1" + body + "@0 }",
       "@new = global i16 1" + body + "null }");
  EXPECT_TRUE(judgementOf("@f").holds());
}

TEST_F(PairsTest, TheSlotOfAParameterCounts) {
  pair("define void @f(ptr byval(i32) align 8 %x) { ret void }",
       "define void @f(ptr byval(i32) align 4 %x) { ret void }");
  EXPECT_EQ(judgementOf("@f").meaning, Meaning::Unknown);
  pair("define void @f(i32 alignstack(8) %x) { ret void }",
       "define void @f(i32 %x) { ret void }");
  EXPECT_EQ(judgementOf("@f").meaning, Meaning::Unknown);
  pair("define void @f(ptr align 8 %x) { ret void }",
       "define void @f(ptr align 4 %x) { ret void }");
  EXPECT_TRUE(judgementOf("@f").holds());
}

TEST_F(PairsTest, AnInitialAddressMayBeThatOfTheAliasee) {
  auto text = [](const std::string &linkage, const std::string &value) {
    return "@v = constant ptr @" + value + "\n@a = " + linkage +
           " alias void (), ptr @f\ndefine void @f() { ret void }\n";
  };
  pair(text("", "a"), text("", "f"));
  EXPECT_EQ(judgementOf("@v").meaning, Meaning::Refined);
  // Another module may have the symbol.
  pair(text("weak", "a"), text("weak", "f"));
  EXPECT_EQ(judgementOf("@v").meaning, Meaning::Unknown);
}

TEST_F(PairsTest, AnInitialAddressMayBeThatOfAnEqualFunction) {
  auto text = [](const std::string &mark, const std::string &body,
                 const std::string &value) {
    return "@v = constant ptr @" + value + "\ndeclare void @g()\n" +
           "define void @one() " + mark +
           " { ret void }\ndefine void @other() " + mark + " { " + body +
           " ret void }\n";
  };
  pair(text("unnamed_addr", "", "one"), text("unnamed_addr", "", "other"));
  EXPECT_EQ(judgementOf("@v").meaning, Meaning::Refined);
  // The address counts, or the functions are not the same.
  pair(text("", "", "one"), text("", "", "other"));
  EXPECT_EQ(judgementOf("@v").meaning, Meaning::Unknown);
  pair(text("unnamed_addr", "call void @g()", "one"),
       text("unnamed_addr", "call void @g()", "other"));
  EXPECT_EQ(judgementOf("@v").meaning, Meaning::Unknown);
}
