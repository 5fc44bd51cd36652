// Properties of a module: data layouts, triples, module assembly, names, types,
// comdats, and the order of its parts.

#include "corpus/enumerate/symbols/Kinds.h"

using namespace llvm;
using namespace palindrome::enumerate;

static constexpr StringLiteral layouts[] = {
    "",
    "e",
    "E",
    "e-m:e",
    "e-m:o",
    "e-m:x",
    "e-m:w",
    "e-m:l",
    "e-m:m",
    "e-m:a",
    "e-p:32:32",
    "e-p:64:64:64:32",
    "e-p:16:8:16:16",
    "e-p1:32:32-p3:16:16",
    "e-p0:64:64",
    "e-p7:160:256:256:32",
    "e-p16777215:8:8",
    "e-i64:64",
    "e-i1:8:32-i8:8-i16:16-i32:32-i64:32:64",
    "e-i128:128",
    "e-i24:32",
    "e-f16:16-f32:32-f64:64-f80:128-f128:128",
    "e-f80:32",
    "e-v64:64-v128:128",
    "e-v16:16-v32:32-v192:256-v4096:4096",
    "e-a:8:16",
    "e-a:0:64",
    "e-n8:16:32:64",
    "e-n32",
    "e-S128",
    "e-S0",
    "e-A5",
    "e-P1",
    "e-G1",
    "e-A5-G1-P3",
    "e-Fi8",
    "e-Fn32",
    "e-ni:1",
    "e-ni:7:8:9",
    "e-pe1:64:64",
    "e-pu1:64:64",
    "e-pe7:160:256:256:32",
    "e-S128-n32",
    "n32-S128-e",
    ("e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64"
     "-i128:128-f80:128-n8:16:32:64-S128"),
    "e-m:e-p:32:32-Fi8-i64:64-v128:64:128-a:0:32-n32-S64",
    "E-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128",
    "e-m:e-i64:64-i128:128-v16:16-v32:32-n16:32:64",
    "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64",
    "e-m:o-i64:64-i128:128-n32:64-S128-Fn32",
    "e-e",
    "e-i64:64-i64:64",
    "e-p:64:64-p0:64:64"};

static constexpr StringLiteral triples[] = {"x86_64-unknown-linux-gnu",
                                            "aarch64-apple-macosx15.0.0",
                                            "nvptx64-nvidia-cuda",
                                            "amdgcn-amd-amdhsa",
                                            "spirv64-unknown-unknown",
                                            "wasm32-unknown-unknown-wasm",
                                            "riscv64-unknown-elf",
                                            "x86_64-pc-windows-msvc",
                                            "unknown",
                                            "a",
                                            "a-b",
                                            "a-b-c-d-e-f",
                                            "\\22",
                                            " ",
                                            "\\00x",
                                            "\\FF"};

static constexpr StringLiteral propertyTexts[] = {
    "module asm \"\"",
    "module asm \"a\"",
    "module asm \"a\"\nmodule asm \"b\"",
    "module asm \"\\09.globl \\22x\\22\\0A\"",
    "module asm \"a\\00b\\FF\"",
    "module asm \"a\"\nmodule asm \"\"\nmodule asm \"b\"",
    "source_filename = \"a.c\"",
    "source_filename = \"\"",
    "source_filename = \"a \\22b\\22\\0A\\FF\"",
    "source_filename = \"<stdin>\"",
    "$c = comdat any",
    "$c = comdat largest\n$d = comdat samesize",
    "$\"a b\" = comdat nodeduplicate",
    ("$c = comdat exactmatch\n@v = global i32 0, comdat($c)\n@w = global i32 "
     "0, "
     "comdat($c)\ndefine void @f() comdat($c) {\n  ret void\n}"),
    "%t = type { i32 }\n@v = global %t zeroinitializer",
    "%t = type opaque\n@v = external global %t",
    "%0 = type { i32 }\n@v = global %0 zeroinitializer",
    "%0 = type opaque\n@v = external global %0",
    ("%t = type { %u, %0 }\n%u = type { i8 }\n%0 = type { i16 }\n@v = global "
     "%t "
     "zeroinitializer"),
    ("%t = type { ptr, [2 x %u] }\n%u = type <{ i8, %w }>\n%w = type {}\n@v = "
     "global %t zeroinitializer\n@x = global %w zeroinitializer"),
    ("%\"a b\" = type { i32 }\n%\"\\FF\" = type { i32 }\n%\"0\" = type { i32 "
     "}\n@v = global %\"a b\" zeroinitializer\n@w = global %\"\\FF\" "
     "zeroinitializer\n@x = global %\"0\" zeroinitializer"),
    ("%t = type { i32 }\n%t.0 = type { i32 }\n@v = global %t.0 "
     "zeroinitializer\n@w = global %t zeroinitializer"),
    ("%0 = type { i32 }\n%1 = type { i32 }\n@v = global %1 "
     "zeroinitializer\n@w = global %0 zeroinitializer"),
    ("%t = type { i32 }\n%u = type { %t }\ndefine void @f() {\n  %x = alloca "
     "%u\n  %y = getelementptr %t, ptr %x, i32 0\n  ret void\n}"),
    ("%t = type { <vscale x 2 x i32>, <vscale x 2 x i32> }\ndefine %t @f(%t "
     "%x) "
     "{\n  ret %t %x\n}"),
    ("%t = type { target(\"spirv.Event\") }\n@v = external global ptr\ndefine "
     "void @f(%t %x) {\n  ret void\n}"),
    ("@llvm.used = appending global [1 x ptr] [ptr @v], section "
     "\"llvm.metadata\"\n@v = global i32 0"),
    ("@v = global i32 0\n@llvm.compiler.used = appending global [2 x ptr] [ptr "
     "@v, ptr @w], section \"llvm.metadata\"\n@w = global i32 0"),
    ("@llvm.used = appending global [1 x ptr] [ptr getelementptr (i8, ptr @v, "
     "i64 1)], section \"llvm.metadata\"\n@v = global i32 0"),
    ("@llvm.used = appending global [0 x ptr] zeroinitializer, section "
     "\"llvm.metadata\""),
    ("@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, "
     "ptr, "
     "ptr } { i32 65535, ptr @f, ptr null }]\ndeclare void @f()"),
    ("declare void @f()\n@llvm.global_dtors = appending global [2 x { i32, "
     "ptr, "
     "ptr }] [{ i32, ptr, ptr } { i32 2, ptr @f, ptr @v }, { i32, ptr, ptr } { "
     "i32 1, ptr @f, ptr null }]\n@v = global i32 0"),
    ("@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] "
     "zeroinitializer"),
    ("@llvm.global_dtors = appending global [0 x { i32, ptr, ptr }] "
     "zeroinitializer"),
    ("@v = global i32 0\n@llvm.global_dtors = appending global [1 x { i32, "
     "ptr, "
     "ptr }] [{ i32, ptr, ptr } { i32 2, ptr @f, ptr @v }]\n@llvm.global_ctors "
     "= "
     "appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 2, ptr "
     "@f, ptr @v }]\ndeclare void @f()"),
    ("@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, "
     "ptr, "
     "ptr } zeroinitializer]"),
    ("@llvm.global_ctors = appending constant [1 x { i32, ptr, ptr }] [{ i32, "
     "ptr, ptr } { i32 1, ptr null, ptr null }], section \"s\", align 8"),
    ("@llvm.global_ctors = internal global [1 x { i32, ptr, ptr }] [{ i32, "
     "ptr, "
     "ptr } { i32 1, ptr null, ptr null }]"),
    "@llvm.global_ctors = external global [1 x { i32, ptr, ptr }]",
    ("@llvm.global_ctors = appending addrspace(1) global [1 x { i32, ptr, ptr "
     "}] "
     "[{ i32, ptr, ptr } { i32 1, ptr null, ptr null }]"),
    ("@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, "
     "ptr, "
     "ptr } { i32 1, ptr @a, ptr null }]\n@a = alias void (), ptr @f\ndefine "
     "void @f() {\n  ret void\n}"),
    "@llvm.x = global i32 0",
    "@llvm.metadata = global i32 0",
    "@llvm.arbitrary = appending global [1 x i32] [i32 1]",
    "@a = appending global [1 x i32] [i32 1]",
    ("define void @f() {\n  ret void\n}\n@v = global i32 0\ndeclare void "
     "@g()\n@w "
     "= external global i32\n@a = alias i32, ptr @v"),
    ("@0 = global i32 0\n@1 = global i32 1\ndefine void @2() {\n  ret "
     "void\n}\ndeclare void @3()"),
    "declare void @unused()\ndeclare i32 @llvm.ctpop.i32(i32)",
    ("define void @f() {\n  call void @main()\n  ret void\n}\ndeclare void "
     "@main()"),
    "define i32 @main(i32 %argc, ptr %argv) {\n  ret i32 0\n}",
    "declare i8388608 @f(i8388608)",
    "declare void @f(<65536 x i1>)",
    "declare void @f(<vscale x 65536 x i8>)",
    "@v = external global [18446744073709551615 x i8]",
    ("@v = external global [2 x [3 x [4 x [5 x { [6 x { i8, <{ i16, [7 x ptr] "
     "}> "
     "}] }]]]]"),
    "@v = global [100000 x i32] zeroinitializer",
    ("@v = constant ptr ptrauth (ptr @g, i32 1, i64 2, ptr @v, ptr @d)\n@g = "
     "external global i8\n@d = external global i8"),
    ("@v = constant ptr ptrauth (ptr @g, i32 1, i64 2, ptr null, ptr "
     "@d)\ndeclare void @g()\n@d = external global i8")};

void palindrome::enumerate::enumerateModuleProperties(Enumeration &e) {
  StringRef user = "@v = global i64 0\ndefine ptr @f(ptr %p) {\n  %x = alloca "
                   "i32, align 4\n  %y = load i64, ptr %p, align 8\n  ret ptr "
                   "%p\n}\n";
  for (StringRef layout : layouts) {
    e.addText("target datalayout = \"" + layout + "\"\n");
    e.addText("target datalayout = \"" + layout + "\"\n" + user);
  }
  for (StringRef triple : triples) {
    e.addText("target triple = \"" + triple + "\"\n");
    e.addText("target datalayout = \"e\"\ntarget triple = \"" + triple +
              "\"\n" + user);
  }
  for (StringRef text : propertyTexts)
    e.addText(text);
}
