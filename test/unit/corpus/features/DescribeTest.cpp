// What modules are said to consist of.

#include "corpus/features/Describe.h"
#include "palindrome/Engine.h"
#include <gmock/gmock.h>

using namespace palindrome;
using namespace palindrome::corpus;
using testing::Contains;
using testing::IsSupersetOf;
using testing::Not;
using testing::StartsWith;

static Description describeText(llvm::StringRef text,
                                llvm::StringRef name = "a.ll") {
  mlir::DialectRegistry registry;
  nativeEngine().registerDialects(registry);
  std::string contents = text.str(); // Ends with a null character.
  llvm::Expected<Description> description =
      describe({contents, name}, registry);
  if (!description) {
    ADD_FAILURE() << llvm::toString(description.takeError());
    return {};
  }
  return std::move(*description);
}

TEST(CorpusFeatures, OfInstructions) {
  Description description = describeText(R"(
    define i7 @f(ptr addrspace(3) %p, <4 x float> %v, i7 %x) {
      %y = add nuw nsw i7 %x, %x
      %c = icmp samesign slt i7 %x, %y
      %d = fadd fast <4 x float> %v, zeroinitializer
      %a = getelementptr inbounds { i8, [2 x i9] }, ptr addrspace(3) %p, i32 0
      store atomic volatile i8 0, ptr addrspace(3) %a syncscope("g") release, align 1
      %o = atomicrmw umax ptr addrspace(3) %p, i32 1 acquire
      %s = alloca target("spirv.Image")
      %q = tail call fastcc i7 %s(i7 noundef 1) [ "deopt"() ]
      call void asm sideeffect "", ""()
      ret i7 %y
    }
    )");
  EXPECT_EQ(description.form, "ll");
  EXPECT_EQ(description.version, describerVersion());
  EXPECT_THAT(description.features,
              IsSupersetOf<std::string>({"opcode:add",
                                         "opcode:ret",
                                         "flag:nuw of add",
                                         "flag:nsw of add",
                                         "flag:samesign of icmp",
                                         "predicate:slt of icmp",
                                         "flag:reassoc of fadd",
                                         "flag:inbounds of getelementptr",
                                         "flag:volatile of store",
                                         "ordering:release of store",
                                         "flag:syncscope of store",
                                         "operation:umax of atomicrmw",
                                         "type:i(<64)",
                                         "type:<N x float>",
                                         "type:ptr addrspace(3)",
                                         "type:struct",
                                         "type:[N x i(<64)]",
                                         "type:target spirv.Image",
                                         "flag:tail of call",
                                         "convention:8 of call",
                                         "bundle:deopt",
                                         "attribute:noundef of call parameter",
                                         "callee:value of call",
                                         "callee:asm of call",
                                         "flag:sideeffect of asm",
                                         "constant:zeroinitializer",
                                         "symbol:external function"}));
  EXPECT_THAT(description.features,
              Not(Contains(testing::AnyOf("opcode:sub", "flag:exact of add",
                                          "flag:nusw of getelementptr"))));
  EXPECT_TRUE(llvm::is_sorted(description.features));
}

TEST(CorpusFeatures, OfSymbolsAndMetadata) {
  Description description = describeText(R"(
    target triple = "x86_64-unknown-linux-gnu"
    module asm "nop"
    $c = comdat any
    @v = linkonce_odr hidden thread_local constant i64 ptrtoint (ptr @f to i64), comdat($c)
    @a = alias i64, ptr @v
    declare noundef ptr @f(ptr nocapture byval(i16)) nounwind "key"="value"
    define void @g() !dbg !5 {
      #dbg_value(i32 1, !7, !DIExpression(), !8)
      call void @llvm.donothing(), !own !{}
      ret void
    }
    !llvm.dbg.cu = !{!0}
    !llvm.module.flags = !{!2}
    !0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1,
                                 flags: "-O3 -g", emissionKind: FullDebug)
    !1 = !DIFile(filename: "a.rs", directory: "/")
    !2 = !{i32 2, !"Debug Info Version", i32 3}
    !5 = distinct !DISubprogram(name: "g", unit: !0, file: !1, type: !6)
    !6 = !DISubroutineType(types: !{})
    !7 = !DILocalVariable(name: "x", scope: !5, type: !9)
    !8 = !DILocation(line: 1, scope: !5)
    !9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
    )");
  EXPECT_EQ(description.target, "x86_64-unknown-linux-gnu");
  EXPECT_EQ(description.language, "C++");
  EXPECT_EQ(description.flags, "-O3 -g");
  EXPECT_THAT(
      description.features,
      IsSupersetOf<std::string>({"module:asm",
                                 "module:comdat",
                                 "module-flag:Debug Info Version",
                                 "symbol:linkonce_odr variable",
                                 "symbol:hidden variable",
                                 "symbol:thread_local variable",
                                 "symbol:constant variable",
                                 "symbol:comdat of variable",
                                 "symbol:alias",
                                 "constant:ptrtoint",
                                 "symbol:function declared",
                                 "attribute:noundef of function result",
                                 "attribute:byval of function parameter",
                                 "type:i16",
                                 "attribute:nounwind of function",
                                 "attribute:\"key\" of function",
                                 "intrinsic:llvm.donothing",
                                 "metadata:!own",
                                 "metadata:!dbg",
                                 "metadata:named !llvm.dbg.cu",
                                 "record:value",
                                 "node:DIBasicType",
                                 "node:DILocation",
                                 "tag:DW_TAG_base_type"}));
}

TEST(CorpusFeatures, OfMLIR) {
  Description description = describeText(R"(
    module attributes {llvm.target_triple = "aarch64-linux"} {
      llvm.func internal @f(%x: i32, %p: !llvm.ptr<1>) -> i32 attributes {my.own = 1 : i8} {
        %y = llvm.add %x, %x overflow<nsw> : i32
        llvm.return %y : i32
      }
    }
    )",
                                         "a.mlir");
  EXPECT_EQ(description.form, "mlir");
  EXPECT_EQ(description.target, "aarch64-linux");
  EXPECT_THAT(
      description.features,
      IsSupersetOf<std::string>(
          {"op:llvm.func", "op:llvm.add", "op:builtin.module",
           "op-flag:overflowFlags=1 of llvm.add",
           "op-attribute:another of llvm.func",
           "op-attribute:linkage of llvm.func", "attribute-class:llvm.linkage",
           "type-class:llvm.ptr", "type-class:builtin.integer",
           "location-class:builtin.file_line_range"}));
}

TEST(CorpusFeatures, LanguagesFollowFromNamesAndCompilers) {
  auto languageOf = [](llvm::StringRef text) {
    return describeText(text).language;
  };
  EXPECT_EQ(languageOf("source_filename = \"x/y.cc\""), "C++");
  EXPECT_EQ(languageOf("source_filename = \"x/y.f90\""), "Fortran");
  EXPECT_EQ(languageOf("!llvm.ident = !{!0}\n"
                       "!0 = !{!\"rustc version 1.95\"}"),
            "Rust");
  EXPECT_EQ(languageOf("declare void @f()"), "");
  auto languageOfUnit = [&](llvm::StringRef name) {
    return languageOf("!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!2}\n"
                      "!0 = distinct !DICompileUnit(" +
                      name.str() +
                      ", file: !1)\n!1 = !DIFile(filename: \"a\", directory: "
                      "\"/\")\n!2 = !{i32 2, !\"Debug Info Version\", i32 3}");
  };
  EXPECT_EQ(languageOfUnit("language: DW_LANG_C11"), "C");
  EXPECT_EQ(languageOfUnit("language: DW_LANG_Fortran90"), "Fortran");
  EXPECT_EQ(languageOfUnit("language: DW_LANG_ObjC_plus_plus"),
            "Objective-C++");
  EXPECT_EQ(languageOfUnit("language: DW_LANG_Rust"), "Rust");
  EXPECT_EQ(languageOfUnit("sourceLanguageName: DW_LNAME_C_plus_plus, "
                           "sourceLanguageVersion: 202002"),
            "C++");
}

TEST(CorpusFeatures, WhatIsNoModuleIsAnError) {
  mlir::DialectRegistry registry;
  auto errorOf = [&](const std::string &text, llvm::StringRef name) {
    llvm::Expected<Description> description = describe({text, name}, registry);
    return description ? "" : llvm::toString(description.takeError());
  };
  EXPECT_EQ(errorOf("nonsense", "x.ll"),
            "x.ll:1:1: error: expected top-level entity");
  EXPECT_THAT(errorOf("define void @f() { %x = add i8 %y, 1\n %y = add i8 1, 1"
                      "\n ret void }",
                      "x.ll"),
              StartsWith("x.ll: error: Instruction does not dominate all "
                         "uses!"));
  EXPECT_THAT(errorOf("llvm.func @f()", "x.mlir"), StartsWith("x.mlir:1:1: "));
}

TEST(CorpusFeatures, DescriptionsTravelAsText) {
  Description description = describeText("@v = global i8 0");
  description.edges = {1, 70000};
  description.flags = "-D\"X\" -I\\";
  std::optional<Description> back =
      parseDescription(formatDescription(description));
  ASSERT_TRUE(back);
  EXPECT_EQ(back->version, description.version);
  EXPECT_EQ(back->form, description.form);
  EXPECT_EQ(back->flags, description.flags);
  EXPECT_EQ(back->features, description.features);
  EXPECT_EQ(back->edges, description.edges);
  EXPECT_FALSE(parseDescription("{}"));
  EXPECT_FALSE(parseDescription("x"));
}
