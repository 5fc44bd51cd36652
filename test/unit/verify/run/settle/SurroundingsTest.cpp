// What modules differ in beside the bodies of functions, and which way a
// difference refines.

#include "verify/run/settle/Surroundings.h"
#include "test/unit/verify/Modules.h"
#include "verify/judge/refine/Pairs.h"

using namespace palindrome;
using namespace palindrome::settle;

/// The differences of two modules, each in a line: symbol, verdict and reason.
static std::string differences(const std::string &sourceText,
                               const std::string &targetText) {
  llvm::LLVMContext context;
  auto source = parseText(context, sourceText),
       target = parseText(context, targetText);
  if (!source || !target)
    return "unreadable";
  llvm::StringSet<> names;
  for (const llvm::GlobalValue &global : target->global_values())
    names.insert(global.getName());
  const WholeModule whole = describeWhole(*target, names);
  refine::pairModules(*source, *target);
  std::string text;
  for (const SettledSymbol &symbol :
       findSurroundings(*source, *target, whole)) {
    text += symbol.name + ": " + verdictName(symbol.verdict).str() + ": ";
    for (const std::string &rule : symbol.rules)
      text += rule;
    text += symbol.reason + "\n";
  }
  return text;
}

TEST(Surroundings, WhatLetsCompilersDoMoreMayBeDropped) {
  EXPECT_EQ(differences("@v = unnamed_addr global i8 0", "@v = global i8 0"),
            "@v: refined: unnamed_addr dropped\n");
  EXPECT_EQ(differences("@v = global i8 0", "@v = unnamed_addr global i8 0"),
            "@v: unknown: unnamed_addr added\n");
  EXPECT_EQ(differences("declare dso_local void @f()", "declare void @f()"),
            "@f: refined: dso_local dropped\n");
  EXPECT_EQ(differences("declare void @f()", "declare dso_local void @f()"),
            "@f: unknown: dso_local added\n");
  const char *local = "@v = thread_local(localexec) global i8 0",
             *initial = "@v = thread_local(initialexec) global i8 0",
             *general = "@v = thread_local global i8 0";
  EXPECT_EQ(differences(local, general),
            "@v: refined: the thread-local mode differs\n");
  EXPECT_EQ(differences(local, initial),
            "@v: refined: the thread-local mode differs\n");
  EXPECT_EQ(differences(general, initial),
            "@v: unknown: the thread-local mode differs\n");
}

// All uses are in the module, or local_unnamed_addr speaks of these alone.
TEST(Surroundings, AddressesThatNobodyComparesAreUnnamed) {
  auto test = [](const std::string &linkage, const std::string &promise,
                 const std::string &use) {
    auto module = [&](const std::string &some) {
      return "define " + linkage + " void @g(ptr %p) " + some +
             " {\n  ret void\n}\n"
             "define void @f(ptr %p) {\n" +
             use + "  ret void\n}\n";
    };
    return differences(module(""), module(promise));
  };
  const char *none = "@g: refined: unnamed_addr added, and no address is "
                     "compared\n",
             *some = "@g: unknown: unnamed_addr added\n",
             *call = "  call void @g(ptr %p)\n";
  EXPECT_EQ(test("internal", "unnamed_addr", call), none);
  EXPECT_EQ(test("internal", "local_unnamed_addr", call), none);
  EXPECT_EQ(test("", "local_unnamed_addr", call), none);
  EXPECT_EQ(test("", "unnamed_addr", call), some);
  for (const char *use :
       {"  %c = icmp eq ptr @g, %p\n", "  store ptr @g, ptr %p\n",
        "  call void @g(ptr @g)\n",
        "  %c = ptrtoint ptr getelementptr (i8, ptr @g, i64 1) to i64\n"})
    EXPECT_EQ(test("internal", "unnamed_addr", use), some) << use;

  const std::string load = "define i8 @f() {\n"
                           "  %x = load i8, ptr getelementptr (i8, ptr @v, "
                           "i64 1)\n"
                           "  ret i8 %x\n}\n";
  EXPECT_EQ(differences("@v = external global i8\n" + load,
                        "@v = external local_unnamed_addr global i8\n" + load),
            "@v: refined: unnamed_addr added, and no address is compared\n");
}

TEST(Surroundings, WhatTheLinkerSeesIsDifferent) {
  EXPECT_EQ(differences("@v = protected global i8 0", "@v = global i8 0"),
            "@v: different: the visibility differs\n"
            "@v: refined: dso_local dropped\n");
  EXPECT_EQ(differences("@v = global i8 0, section \"a\"", "@v = global i8 0"),
            "@v: different: the section differs\n");
  EXPECT_EQ(differences("declare void @f() section \"a\"", "declare void @f()"),
            "@f: unknown: the section differs\n");
  EXPECT_EQ(differences("@v = global i8 0", "@v = weak global i8 0"),
            "@v: different: the linkage differs\n");
  EXPECT_EQ(differences("@v = weak global i8 0", "@v = linkonce global i8 0"),
            "@v: unknown: the linkage differs\n");
  EXPECT_EQ(differences("@v = available_externally global i8 0",
                        "@v = external global i8"),
            "");
  EXPECT_EQ(differences("@v = available_externally global i8 0",
                        "@v = extern_weak global i8"),
            "@v: unknown: the linkage differs\n");
  EXPECT_EQ(differences("@v = private global i8 0 @p = global ptr @v",
                        "@v = internal global i8 0 @p = global ptr @v"),
            "");
  EXPECT_EQ(differences("$v = comdat any @v = global i8 0, comdat",
                        "@v = global i8 0"),
            "@v: different: the comdat differs\n");
  EXPECT_EQ(differences("$v = comdat any @v = linkonce_odr global i8 0, comdat",
                        "@v = linkonce_odr global i8 0"),
            "@v: unknown: the comdat differs\n");
  EXPECT_EQ(differences("define void @f() align 16 { ret void }",
                        "define void @f() align 4 { ret void }"),
            "@f: different: the alignment is smaller\n");
  EXPECT_EQ(differences("define void @f() align 4 { ret void }",
                        "define void @f() align 16 { ret void }"),
            "@f: refined: the alignment is larger\n");
}

TEST(Surroundings, StorageClassesBelongToOneFormat) {
  auto test = [](const std::string &triple) {
    std::string header = "target triple = \"" + triple + "\"\n";
    return differences(header + "@v = dllexport global i8 0",
                       header + "@v = global i8 0");
  };
  EXPECT_EQ(test("x86_64-pc-windows-msvc"),
            "@v: different: the DLL storage class differs\n");
  EXPECT_EQ(test("x86_64-pc-linux-gnu"), "");
}

TEST(Surroundings, AttributesOfDeclarationsGoByRules) {
  EXPECT_EQ(differences("declare void @f() nounwind", "declare void @f()"),
            "@f: refined: nounwind dropped\n");
  EXPECT_EQ(differences("declare void @f()", "declare void @f() nounwind"),
            "@f: unknown: the attribute nounwind is new\n");
  EXPECT_EQ(differences("declare void @f() \"aarch64_pstate_sm_enabled\"",
                        "declare void @f()"),
            "@f: different: the attribute \"aarch64_pstate_sm_enabled\" is "
            "missing\n");
  EXPECT_EQ(differences("declare void @f(i8 zeroext)", "declare void @f(i8)"),
            "@f: unknown: the attribute zeroext is missing\n");
}

// The inliner raises it.
TEST(Surroundings, TheWidthOfVectorsCountsWhereItIsTooSmall) {
  auto test = [](const std::string &type, const std::string &body,
                 const char *before = "0") {
    auto define = [&](const char *width) {
      return "declare void @g(" + type +
             ")\ndeclare void @h()\ndefine void "
             "@f(" +
             type + " %x) \"min-legal-vector-width\"=\"" + width + "\" { " +
             body + " ret void }";
    };
    return differences(define(before), define("256"));
  };
  const std::string unknown =
      "@f: unknown: the attribute \"min-legal-vector-width\" differs\n";
  EXPECT_EQ(test("i32", "call void @h()"), "");
  EXPECT_EQ(test("i32", "call void @h(<8 x i32> zeroinitializer)"), unknown);
  EXPECT_EQ(test("{ i32, [2 x <8 x i32>] }", ""), unknown);
  EXPECT_EQ(test("<4 x i32>", "", "128"), "");
  EXPECT_EQ(test("<8 x i32>", "", "128"), unknown);
  EXPECT_EQ(test("<2 x ptr>", "", "128"), unknown);
}

// As calls of library functions keep what LLVM infers.
TEST(Surroundings, LibraryFunctionsHaveTheirAttributes) {
  const std::string plain = "declare i64 @strlen(ptr)",
                    inferred = "declare i64 @strlen(ptr captures(none)) "
                               "nofree nounwind willreturn "
                               "memory(argmem: read)",
                    tooMuch = "declare i64 @strlen(ptr) memory(none)",
                    freestanding = "\ndefine void @f() \"no-builtins\" { ret "
                                   "void }",
                    one = "\ndefine void @f() \"no-builtin-strlen\" { ret "
                          "void }";
  EXPECT_EQ(differences(plain, inferred),
            "@strlen: refined: attributes that LLVM infers for the library "
            "function\n");
  EXPECT_EQ(differences(plain, tooMuch),
            "@strlen: unknown: the attribute memory is new\n");
  EXPECT_EQ(
      differences(plain + freestanding, inferred + freestanding).substr(0, 17),
      "@strlen: unknown:");
  EXPECT_EQ(differences(plain + one, inferred + one).substr(0, 17),
            "@strlen: unknown:");
  // A function of another type is another function.
  EXPECT_EQ(differences("declare void @strlen()", "declare void @strlen() "
                                                  "nounwind"),
            "@strlen: unknown: the attribute nounwind is new\n");
}

TEST(Surroundings, AttributesOfCodeCountOfDefinitions) {
  const char *plain = "define void @f() { ret void }";
  for (std::string name :
       {"noredzone", "uwtable", "alignstack", "nocf_check", "noimplicitfloat",
        "fn_ret_thunk_extern", "hybrid_patchable", "jumptable", "noduplicate",
        "\"target-cpu\""}) {
    std::string attribute = name == "alignstack" ? "alignstack(16)" : name;
    std::string text = "define void @f() " + attribute + " { ret void }";
    EXPECT_EQ(differences(text, plain),
              "@f: unknown: the attribute " + name + " is missing\n");
  }
  // Those that promise something belong to the pair.
  EXPECT_EQ(differences(plain, "define void @f() nounwind { ret void }"), "");
  EXPECT_EQ(differences("define void @f() \"no-jump-tables\"=\"false\" "
                        "{ ret void }",
                        plain),
            "");
}

TEST(Surroundings, MetadataHasToBeTheSame) {
  EXPECT_EQ(differences("@v = constant i8 0, !type !0\n"
                        "!0 = !{i64 0, !\"t\"}",
                        "@v = constant i8 0"),
            "@v: unknown: !type differs\n");
  EXPECT_EQ(differences("declare !callback !0 void @f(ptr)\n"
                        "!0 = !{!1}\n"
                        "!1 = !{i64 0, i1 false}",
                        "declare void @f(ptr)"),
            "@f: refined: !callback dropped\n");
  EXPECT_EQ(differences("!llvm.ident = !{!0}\n"
                        "!other = !{!0}\n"
                        "!0 = !{!\"a\"}",
                        ""),
            "module: unknown: !other differs\n");
}

TEST(Surroundings, FlagsHaveToBeTheSameInAnyOrder) {
  const std::string size = "!0 = !{i32 1, !\"wchar_size\", i32 4}\n",
                    level = "!1 = !{i32 8, !\"PIC Level\", i32 2}\n",
                    other = "!1 = !{i32 8, !\"PIC Level\", i32 1}\n",
                    version = "!1 = !{i32 2, !\"Debug Info Version\", i32 3}\n";
  EXPECT_EQ(differences("!llvm.module.flags = !{!0, !1}\n" + size + level,
                        "!llvm.module.flags = !{!1, !0}\n" + size + level),
            "");
  EXPECT_EQ(differences("!llvm.module.flags = !{!0}\n" + size,
                        "!llvm.module.flags = !{!1, !0}\n" + size + version),
            "");
  EXPECT_EQ(differences("!llvm.module.flags = !{!0, !1}\n" + size + level,
                        "!llvm.module.flags = !{!0, !1}\n" + size + other),
            "module: unknown: the module flag \"PIC Level\" differs\n");
  EXPECT_EQ(differences("!llvm.module.flags = !{!0}\n" + size,
                        "!llvm.module.flags = !{!0, !1}\n" + size + level),
            "module: unknown: the module flag \"PIC Level\" is new\n");
}
