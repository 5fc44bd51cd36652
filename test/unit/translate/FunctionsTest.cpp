// Functions: their properties and operands besides the body, and names.

#include "Support.h"

using namespace palindrome;
using namespace palindrome::test;

static const Case functionsCases[] = {
    {"Names",
     "define i32 @f(i32 %a, i32 %0, ptr %\"b c\") {\nentry:\n %x = add "
     "i32 %a, %0\n %1 = add i32 %x, 1\n %\"q\\22\" = add i32 %1, 1\n "
     "ret i32 %\"q\\22\"\n}"},
    {"UnnamedFunctions", "define void @0() {\n call void @1()\n ret void\n}\n"
                         "declare void @1()\n@2 = global ptr @0"},
    {"SymbolNames",
     "define void @\"a b\"() {\n call void @\"\\01_x\"()\n ret void\n}\n"
     "declare void @\"\\01_x\"()\ndeclare void @unnamed.0()\n"
     "declare void @\"q\\22\\5C\"()\ndeclare void @\"\\C3\\A9\"()\n"
     "declare void @0()"},
    {"Properties",
     "define dso_local void @f() unnamed_addr section \"s\" align 64 gc "
     "\"statepoint-example\" {\n ret void\n}\n"
     "define void @g() local_unnamed_addr partition \"p\" {\n ret void\n}\n"
     "declare dllimport void @h()\ndefine dllexport void @i() {\n ret void\n}\n"
     "define weak_odr protected void @j() {\n ret void\n}"},
    {"Comdats", "$c = comdat any\n$d = comdat largest\ndefine void @c() comdat "
                "{\n ret void\n}\ndefine void @e() comdat($c) {\n ret void\n}\n"
                "@d = global i32 0, comdat"},
    {"Order", "declare void @z()\ndefine void @a() {\n ret void\n}\ndeclare "
              "void @m()\n@y = global i8 0\n@b = global i8 1"},
    {"Attachments",
     "define void @f() !foo !0 !prof !1 {\n ret void\n}\ndeclare !bar !0 void "
     "@g()\n!0 = !{}\n!1 = !{!\"function_entry_count\", i64 9}"},
    {"RepeatedAttachments", "define void @f() !type !0 !type !1 {\n ret "
                            "void\n}\n!0 = !{i64 0, !\"a\"}\n!1 = !{i64 8, "
                            "!\"b\"}"},
    {"AddressSpace", "define void @f() addrspace(4) {\n ret void\n}\n"
                     "@p = global ptr addrspace(4) @f"},
};
ROUND_TRIP_CASES(Functions, functionsCases);

TEST(Functions, LinkagesAndVisibilities) {
  for (const char *linkage :
       {"", "private", "internal", "available_externally", "linkonce", "weak",
        "linkonce_odr", "weak_odr", "external", "extern_weak"})
    for (const char *visibility : {"default", "hidden", "protected"})
      for (const char *unnamed : {"", "unnamed_addr", "local_unnamed_addr"})
        for (const char *local : {"", "dso_local"}) {
          std::string words =
              std::string(linkage) + " " + local + " " + visibility + " ";
          std::string function =
              "define " + words + "void @f() " + unnamed + " {\n ret void\n}\n";
          std::string declaration =
              "declare " + words + "void @g() " + unnamed + "\n";
          std::string variable = "@x = " + words + unnamed + " global i32 0\n";
          std::string declared = "@y = " + words + unnamed + " global i32\n";
          std::string alias = "@t = global i8 0\n@a = " + words + unnamed +
                              " alias i8, ptr @t\n";
          // Combinations that LLVM rejects are skipped.
          for (const std::string &text :
               {function, declaration, variable, declared, alias})
            if (LLVMSource(text).module)
              roundTrip(text);
        }
}

TEST(Functions, APlainFunctionCarriesNothing) {
  std::string text =
      importedText("define i32 @f(i32 %0) {\n %2 = add nsw i32 %0, 1\n %3 = "
                   "icmp slt i32 %2, 0\n %4 = select i1 %3, i32 %0, i32 %2\n "
                   "ret i32 %4\n}\ndeclare void @g(ptr)");
  EXPECT_TRUE(carriesNothing(text));
}
