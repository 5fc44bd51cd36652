// Local functions that get other parameters in the target: how the types are
// made alike, and that proofs of the result tell right from wrong.

#include "verify/judge/refine/shape/Signatures.h"
#include "test/unit/verify/Modules.h"
#include "verify/judge/refine/Check.h"
#include "llvm/IR/Verifier.h"

namespace palindrome::refine {
namespace {

/// The types of @f in the source and in the target, once both are alike as far
/// as they can be.
std::string typesOf(const std::string &source, const std::string &target) {
  llvm::LLVMContext context;
  auto before = parseText(context, source), after = parseText(context, target);
  std::string text;
  llvm::raw_string_ostream stream(text);
  if (isCalledOnly(*before->getFunction("f"), *after->getFunction("f"))) {
    restoreParameters(*after, *before, {"f"});
    dropUnusedParameters(*before, *after, {"f"});
  }
  for (llvm::Module *module : {before.get(), after.get()}) {
    EXPECT_FALSE(llvm::verifyModule(*module, &llvm::errs()));
    stream << (text.empty() ? "" : "; ")
           << *module->getFunction("f")->getFunctionType();
  }
  return text;
}

/// The worst verdict on the pairs of two whole modules.
Meaning judgeModules(const std::string &source, const std::string &target) {
  llvm::LLVMContext context;
  auto before = parseText(context, source), after = parseText(context, target);
  RefineOptions options;
  options.timeoutSeconds = 5;
  Meaning worst = Meaning::Equivalent;
  for (const FunctionPair &pair : pairWholeModules(*before, *after))
    worst = std::max(worst, pair.source ? checkPair(pair, options).meaning
                                        : pair.judgement.meaning);
  return worst;
}

/// A function that loads a part of what %p points to, and its caller.
std::string loading(const std::string &linkage, const std::string &more = "") {
  return "define " + linkage + R"( i32 @f(ptr %p, i32 %x) {
  %q = getelementptr i8, ptr %p, i64 4
  %v = load i32, ptr %q
  %r = add i32 %v, 1
  ret i32 %r
}
define i32 @g(ptr %p, i32 %x) {
)" + more +
         R"(
  %r = call i32 @f(ptr %p, i32 %x)
  ret i32 %r
}
)";
}

/// The same where the caller loads it, with an offset and what it does between
/// the load and the call.
std::string loaded(const std::string &offset, const std::string &between = "") {
  return R"(
define internal i32 @f(i32 %v) {
  %r = add i32 %v, 1
  ret i32 %r
}
define i32 @g(ptr %p, i32 %x) {
  %q = getelementptr i8, ptr %p, i64 )" +
         offset + "\n  %v = load i32, ptr %q\n" + between + R"(
  %r = call i32 @f(i32 %v)
  ret i32 %r
}
)";
}

TEST(Signatures, WhatCallsLoadTheFunctionLoads) {
  EXPECT_EQ(typesOf(loading("internal"), loaded("4")), "i32 (ptr); i32 (ptr)");
  EXPECT_LE(judgeModules(loading("internal"), loaded("4")), Meaning::Refined);
  // Another part is loaded; memory is written in between; there may be other
  // calls.
  EXPECT_EQ(typesOf(loading("internal"), loaded("8")),
            "i32 (ptr, i32); i32 (i32)");
  EXPECT_EQ(typesOf(loading("internal"), loaded("4", "  store i32 0, ptr %p")),
            "i32 (ptr, i32); i32 (i32)");
  EXPECT_EQ(typesOf(loading(""), loaded("4")), "i32 (ptr, i32); i32 (i32)");
  EXPECT_GT(judgeModules(loading("internal"), loaded("8")), Meaning::Refined);
  EXPECT_GT(
      judgeModules(loading("internal"), loaded("4", "  store i32 0, ptr %q")),
      Meaning::Refined);
}

TEST(Signatures, AllCallsLoadInTheSameWay) {
  auto module = [](const std::string &inner, const std::string &one,
                   const std::string &other) {
    return inner + "define i32 @g(ptr %p) {\n" + one + other +
           "  %t = add i32 %r, %s\n  ret i32 %t\n}\n!0 = !{}\n";
  };
  auto loaded = [](const std::string &name, const std::string &result,
                   const std::string &node) {
    return "  %" + name + " = load i32, ptr %p" + node + "\n  %" + result +
           " = call i32 @f(i32 %" + name + ")\n";
  };
  const std::string source = module(
      R"(
define internal i32 @f(ptr %p) {
  %v = load i32, ptr %p
  %r = add i32 %v, 1
  ret i32 %r
}
)",
      "  %r = call i32 @f(ptr %p)\n", "  %s = call i32 @f(ptr %p)\n");
  const std::string inner = "define internal i32 @f(i32 %v) {\n"
                            "  %r = add i32 %v, 1\n  ret i32 %r\n}\n",
                    node = ", !invariant.load !0";
  EXPECT_EQ(typesOf(source, module(inner, loaded("v", "r", node),
                                   loaded("w", "s", node))),
            "i32 (ptr); i32 (ptr)");
  EXPECT_EQ(typesOf(source, module(inner, loaded("v", "r", node),
                                   loaded("w", "s", ""))),
            "i32 (ptr); i32 (i32)");
}

/// A function that passes its pointer on to one that loads, and what both are
/// once the loads are the caller's. Before `@f` passes what it got, it does
/// `between`.
TEST(Signatures, APointerMayBePassedOn) {
  const std::string source = R"(
define internal i32 @inner(ptr %p) {
  %v = load i32, ptr %p
  %r = add i32 %v, 1
  ret i32 %r
}
define internal i32 @f(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 4
  %r = call i32 @inner(ptr %q)
  ret i32 %r
}
define i32 @g(ptr %p) {
  %r = call i32 @f(ptr %p)
  ret i32 %r
}
)";
  auto target = [](const std::string &between, const std::string &offset) {
    return R"(
@x = external global i32
define internal i32 @inner(i32 %v) {
  %r = add i32 %v, 1
  ret i32 %r
}
define internal i32 @f(i32 %v) {
)" + between +
           R"(  %r = call i32 @inner(i32 %v)
  ret i32 %r
}
define i32 @g(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 )" +
           offset + R"(
  %v = load i32, ptr %q
  %r = call i32 @f(i32 %v)
  ret i32 %r
}
)";
  };
  EXPECT_LE(judgeModules(source, target("", "4")), Meaning::Refined);
  EXPECT_GT(judgeModules(source, target("", "8")), Meaning::Refined);
  EXPECT_GT(judgeModules(source, target("  store i32 0, ptr @x\n", "4")),
            Meaning::Refined);
}

TEST(Signatures, ScopesAreThoseOfTheCaller) {
  auto text = [](const std::string &node) {
    std::string target = loaded("4");
    const std::string load = "load i32, ptr %q";
    target.insert(target.find(load) + load.size(), ", !" + node);
    return target + "!0 = !{!1}\n!1 = distinct !{!1, !2}\n"
                    "!2 = distinct !{!2}\n!3 = !{}\n";
  };
  EXPECT_EQ(typesOf(loading("internal"), text("noalias !0")),
            "i32 (ptr, i32); i32 (i32)");
  EXPECT_EQ(typesOf(loading("internal"), text("invariant.load !3")),
            "i32 (ptr); i32 (ptr)");
}

TEST(Signatures, AnEarlierLoadIsNotThatOfTheFunction) {
  EXPECT_GT(judgeModules(loading("internal", "  %q = getelementptr i8, ptr %p, "
                                             "i64 4\n  store i32 0, ptr %q\n"),
                         loaded("4", "  store i32 0, ptr %q")),
            Meaning::Refined);
}

/// A function with a parameter and a result that nothing needs.
std::string unused(const std::string &body, const std::string &used) {
  return "define internal i32 @f(i32 noundef %x, i32 %y) {\n" + body +
         "}\ndeclare void @a(i32)\ndefine i32 @g(i32 %x, i32 %y) {\n"
         "  %r = call i32 @f(i32 noundef %x, i32 %y)\n  ret i32 " +
         used + "\n}\n";
}

TEST(Signatures, WhatNothingNeedsIsDropped) {
  const std::string target = R"(
define internal void @f(i32 %y) {
  call void @a(i32 %y)
  ret void
}
declare void @a(i32)
define i32 @g(i32 %x, i32 %y) {
  call void @f(i32 %y)
  ret i32 7
}
)";
  const std::string calls = "  call void @a(i32 %y)\n";
  EXPECT_EQ(typesOf(unused(calls + "  ret i32 %x\n", "7"), target),
            "void (i32); void (i32)");
  EXPECT_LE(judgeModules(unused(calls + "  ret i32 %x\n", "7"), target),
            Meaning::Refined);
  // It is passed on to itself.
  const std::string again =
      "  %s = call i32 @f(i32 noundef %x, i32 %y)\n  ret i32 %s\n";
  EXPECT_EQ(typesOf(unused(calls + again, "7"), target),
            "void (i32); void (i32)");
  // The result is used, or the parameter.
  EXPECT_EQ(typesOf(unused(calls + "  ret i32 %x\n", "%r"), target),
            "i32 (i32, i32); void (i32)");
  EXPECT_EQ(
      typesOf(unused(calls + "  call void @a(i32 %x)\n  ret i32 0\n", "7"),
              target),
      "i32 (i32, i32); void (i32)");
  EXPECT_GT(judgeModules(unused(calls + "  ret i32 %x\n", "8"), target),
            Meaning::Refined);
  EXPECT_GT(judgeModules(unused("  call void @a(i32 1)\n  ret i32 %x\n", "7"),
                         target),
            Meaning::Refined);
}

TEST(Signatures, WhatAllCallsKnowIsInBothModules) {
  auto module = [](const std::string &ofCallee, const std::string &ofCaller) {
    return "declare void @a(i32)\n"
           "define internal i32 @f(i32 %x) {\n  call void @a(i32 " +
           ofCallee + ")\n  ret i32 " + (ofCallee == "%x" ? "4" : "poison") +
           "\n}\ndefine i32 @g() {\n  %r = call i32 @f(i32 7)\n  ret i32 " +
           ofCaller + "\n}\n";
  };
  EXPECT_LE(judgeModules(module("%x", "%r"), module("7", "4")),
            Meaning::Refined);
  EXPECT_GT(judgeModules(module("%x", "%r"), module("8", "4")),
            Meaning::Refined);
  EXPECT_GT(judgeModules(module("%x", "%r"), module("7", "5")),
            Meaning::Refined);
  EXPECT_GT(judgeModules(module("%x", "%r"), module("7", "%r")),
            Meaning::Refined);
}

} // namespace
} // namespace palindrome::refine
