// The search that follows executions: what only a certain input shows is found,
// and near misses are not.

#include "verify/judge/refine/replay/pursuit/Pursuit.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"
#include <gtest/gtest.h>

using namespace llvm;
using namespace palindrome;

/// Whether a counterexample is found of @src and @tgt, which are `text` but for
/// `@NAME` and each "$", which is `inSource` or `inTarget`.
static bool differ(StringRef text, StringRef inSource, StringRef inTarget,
                   StringRef others = "") {
  std::string both = others.str();
  for (auto [name, part] :
       {std::pair(StringRef("src"), inSource), {StringRef("tgt"), inTarget}})
    for (char letter : text)
      if (letter == '$')
        both += part;
      else if (letter == '#')
        both += name;
      else
        both += letter;
  LLVMContext context;
  SMDiagnostic diagnostic;
  auto module = parseAssemblyString(both, diagnostic, context);
  EXPECT_TRUE(module) << diagnostic.getMessage().str();
  const Function &source = *module->getFunction("src"),
                 &target = *module->getFunction("tgt");
  return replay::pursue(source, target, {}, 5).has_value();
}

TEST(Pursuit, SetsStrings) {
  constexpr StringLiteral text = "define i32 @#(ptr %s) {\n"
                                 "  %a = load i8, ptr %s\n"
                                 "  %is = icmp eq i8 %a, 45\n"
                                 "  br i1 %is, label %second, label %no\n"
                                 "second:\n"
                                 "  %p = getelementptr i8, ptr %s, i64 1\n"
                                 "  %b = load i8, ptr %p\n"
                                 "  %wide = sext i8 %b to i32\n"
                                 "  %less = sub i32 %wide, 97\n"
                                 "  %isin = icmp ult i32 %less, $\n"
                                 "  br i1 %isin, label %yes, label %no\n"
                                 "yes:\n"
                                 "  ret i32 %less\n"
                                 "no:\n"
                                 "  ret i32 -1\n"
                                 "}\n";
  EXPECT_TRUE(differ(text, "25", "26"));
  EXPECT_FALSE(differ(text, "26", "26"));
}

TEST(Pursuit, MakesObjectsThatPointToOthers) {
  constexpr StringLiteral text =
      "define i32 @#(ptr %list) {\n"
      "  %field = getelementptr i8, ptr %list, i64 16\n"
      "  %next = load ptr, ptr %field\n"
      "  %none = icmp eq ptr %next, null\n"
      "  br i1 %none, label %end, label %some\n"
      "some:\n"
      "  %kind = getelementptr i8, ptr %next, i64 100\n"
      "  %k = load i32, ptr %kind\n"
      "  switch i32 %k, label %end [ i32 7, label %hit ]\n"
      "hit:\n"
      "  ret i32 $\n"
      "end:\n"
      "  ret i32 0\n"
      "}\n";
  EXPECT_TRUE(differ(text, "1", "2"));
  EXPECT_FALSE(differ(text, "1", "1"));
}

TEST(Pursuit, SetsResultsOfCallsAndWhatTheyWrite) {
  constexpr StringLiteral text =
      "define i32 @#(ptr %file) {\n"
      "  %size = alloca i64\n"
      "  %r = call i32 @measure(ptr %file, ptr %size)\n"
      "  %ok = icmp eq i32 %r, 3\n"
      "  br i1 %ok, label %more, label %end\n"
      "more:\n"
      "  %n = load i64, ptr %size\n"
      "  %big = icmp ugt i64 %n, 4096\n"
      "  br i1 %big, label %hit, label %end\n"
      "hit:\n"
      "  ret i32 $\n"
      "end:\n"
      "  ret i32 0\n"
      "}\n";
  constexpr StringLiteral callee = "declare i32 @measure(ptr, ptr)\n";
  EXPECT_TRUE(differ(text, "1", "2", callee));
  EXPECT_FALSE(differ(text, "1", "1", callee));
}

/// A check that is added for an input on which the older version is undefined
/// is no difference.
TEST(Pursuit, DoesNotTakeAFixOfUndefinedBehaviorForADifference) {
  constexpr StringLiteral text = "define i32 @#(ptr %p) {\n"
                                 "  %is = icmp eq ptr %p, null\n"
                                 "  br i1 %is, label %no, label %yes\n"
                                 "no:\n"
                                 "  $\n"
                                 "yes:\n"
                                 "  %v = load i32, ptr %p\n"
                                 "  ret i32 %v\n"
                                 "}\n";
  EXPECT_FALSE(differ(text, "br label %yes", "ret i32 0"));
  EXPECT_TRUE(differ(text, "ret i32 0", "br label %yes"));
}
