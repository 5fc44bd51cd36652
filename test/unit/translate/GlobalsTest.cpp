// Variables, aliases, ifuncs, comdats and the properties of a module.

#include "Support.h"

using namespace palindrome;
using namespace palindrome::test;

static const Case globalsCases[] = {
    {"Module", "source_filename = \"a b.c\"\ntarget datalayout = "
               "\"e-m:e-p270:32:32-i64:64-n8:16:32:64-S128\"\ntarget triple = "
               "\"x86_64-unknown-linux-gnu\"\nmodule asm \"one\"\nmodule asm "
               "\"two \\22q\\22\"\nmodule asm \"\""},
    {"Empty", ""},
    {"Variables", "@a = global i32 1, align 16\n@b = constant i8 2, section "
                  "\"s\"\n@c = external externally_initialized global i32\n"
                  "@d = internal unnamed_addr addrspace(3) global ptr null\n"
                  "@e = external constant i8\n@f = global i32 0, code_model "
                  "\"large\"\n@g = global i8 0, partition \"p\"\n"
                  "@h = global i32 0, align 4294967296"},
    {"CodeModels", "@a = global i32 0, code_model \"tiny\"\n@b = global i32 0, "
                   "code_model \"small\"\n@c = global i32 0, code_model "
                   "\"kernel\"\n@d = global i32 0, code_model \"medium\""},
    {"ThreadLocal",
     "@a = thread_local global i32 0\n@b = thread_local(localdynamic) global "
     "i32 0\n@c = thread_local(initialexec) global i32 0\n@d = "
     "thread_local(localexec) global i32 0\n@e = "
     "thread_local(initialexec) alias i32, ptr @a"},
    {"Storage", "@a = external dllimport global i32\n@b = dllexport global i32 "
                "0\n@c = dllexport alias i32, ptr @b"},
    {"Sanitizers",
     "@a = global i32 0, no_sanitize_address\n@b = global i32 0, "
     "no_sanitize_hwaddress, sanitize_memtag\n@c = global i32 0, "
     "sanitize_address_dyninit\n@d = global i32 0, no_sanitize_address, "
     "no_sanitize_hwaddress, sanitize_memtag, sanitize_address_dyninit"},
    {"Comdats",
     "$a = comdat any\n$b = comdat exactmatch\n$c = comdat largest\n$d = "
     "comdat "
     "nodeduplicate\n$e = comdat samesize\n@a = global i32 0, comdat\n@b = "
     "global i32 0, comdat\n@c = global i32 0, comdat\n@d = global i32 0, "
     "comdat\n@x = global i32 0, comdat($e)\n"
     "@__llvm_global_comdat = global i8 0"},
    {"Attachments", "@a = global i32 0, !foo !0, !bar !1\n@b = external global "
                    "i32, !type !2, !type !3\n!0 = !{}\n!1 = !{!\"x\"}\n!2 = "
                    "!{i64 0, !\"t\"}\n!3 = !{i64 4, !\"u\"}"},
    {"Aliases",
     "@x = global [2 x i32] zeroinitializer\n@a = alias i32, ptr @x\n@b = "
     "internal unnamed_addr alias i32, getelementptr (i8, ptr @x, i64 4)\n@c = "
     "weak hidden alias [2 x i32], ptr @a\n@d = alias i8, addrspacecast (ptr "
     "@x "
     "to ptr addrspace(1))\n@0 = alias i8, ptr @x\n@p = alias i8, ptr @x, "
     "partition \"q\""},
    {"IFuncs", "@i = ifunc void (), ptr @r\n@j = internal ifunc i32 (i32), ptr "
               "@r, partition \"p\"\n@k = hidden ifunc void (), ptr @r\n"
               "define ptr @r() {\n ret ptr null\n}\n"
               "define void @f() {\n call void @i()\n ret void\n}"},
    {"NamedMetadata",
     "!b = !{!0, !1, !0}\n!a = !{}\n!we\\20ird\\22 = !{!1}\n!llvm.ident = "
     "!{!2}\n!llvm.module.flags = !{!3, !4}\n!0 = !{}\n!1 = distinct !{!1}\n!2 "
     "= !{!\"me\"}\n!3 = !{i32 1, !\"wchar_size\", i32 4}\n!4 = !{i32 7, "
     "!\"PIC Level\", i32 2}"},
    {"MetadataKindOrder", "@a = global i32 0, !zeta !0, !alpha !0, !mid "
                          "!0\ndefine void @f() {\n ret "
                          "void, !late !0, !alpha !0, !zeta !0\n}\n!0 = !{}"},
    {"Constructors",
     "@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, "
     "ptr, ptr } { i32 65535, ptr @f, ptr null }]\n@llvm.used = appending "
     "global [1 x ptr] [ptr @f], section \"llvm.metadata\"\ndefine internal "
     "void @f() {\n ret void\n}"},
    {"Unnamed", "@0 = global i32 0\n@1 = private constant [2 x i8] c\"a\\00\"\n"
                "@x = global ptr @1\n@unnamed.0 = global ptr @0"},
};
ROUND_TRIP_CASES(Globals, globalsCases);

TEST(Globals, PlainVariablesCarryNothing) {
  std::string text = importedText("@a = internal constant i32 7, align 8\n@b = "
                                  "external thread_local global ptr");
  EXPECT_TRUE(carriesNothing(text));
}
