// Types in the terms of C.

#include "verify/run/versions/CTypes.h"
#include "test/unit/verify/Modules.h"

using namespace palindrome;

/// The type of a function with the parameter `type`, a node, of which `more`
/// defines others.
static std::string signatureWith(llvm::StringRef type,
                                 llvm::StringRef more = "") {
  llvm::LLVMContext context;
  auto module = parseText(
      context,
      ("define void @f() !dbg !3 {\n  ret void\n}\n"
       "!llvm.dbg.cu = !{!1}\n!llvm.module.flags = !{!0}\n"
       "!0 = !{i32 2, !\"Debug Info Version\", i32 3}\n"
       "!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2,"
       " emissionKind: FullDebug)\n"
       "!2 = !DIFile(filename: \"a.c\", directory: \"/\")\n"
       "!3 = distinct !DISubprogram(name: \"f\", file: !2, line: 1, type: !4,"
       " unit: !1)\n"
       "!4 = !DISubroutineType(types: !{!5, !10})\n"
       "!5 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)\n"
       "!6 = !DIBasicType(name: \"char\", size: 8, encoding: DW_ATE_signed)\n"
       "!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)\n"
       "!8 = !DICompositeType(tag: DW_TAG_structure_type, name: \"s\","
       " file: !2, size: 32)\n"
       "!10 = " +
       type + "\n" + more)
          .str());
  return versions::signatureText(*module->getFunction("f"));
}

TEST(CTypes, OfPointersAndQualifiers) {
  EXPECT_EQ(signatureWith("!DIDerivedType(tag: DW_TAG_pointer_type,"
                          " baseType: !7, size: 64)"),
            "int (const char *)");
  EXPECT_EQ(signatureWith("!DIDerivedType(tag: DW_TAG_pointer_type,"
                          " baseType: !11, size: 64)",
                          "!11 = !DIDerivedType(tag: DW_TAG_pointer_type,"
                          " baseType: !8, size: 64)"),
            "int (struct s **)");
  EXPECT_EQ(signatureWith("!DIDerivedType(tag: DW_TAG_const_type,"
                          " baseType: !11)",
                          "!11 = !DIDerivedType(tag: DW_TAG_pointer_type,"
                          " baseType: null, size: 64)"),
            "int (void *const)");
}

TEST(CTypes, OfFunctionsAndTheirParameters) {
  EXPECT_EQ(signatureWith("!DIDerivedType(tag: DW_TAG_pointer_type,"
                          " baseType: !11, size: 64)",
                          "!11 = !DISubroutineType(types: !{null, !5, null})"),
            "int (void (*)(int, ...))");
  EXPECT_EQ(signatureWith("!DIDerivedType(tag: DW_TAG_pointer_type,"
                          " baseType: !11, size: 64)",
                          "!11 = !DISubroutineType(types: !{!5})"),
            "int (int (*)(void))");
}

TEST(CTypes, OfNamesAndArrays) {
  EXPECT_EQ(signatureWith("!DIDerivedType(tag: DW_TAG_typedef,"
                          " name: \"word\", baseType: !5)"),
            "int (word)");
  EXPECT_EQ(signatureWith("!DICompositeType(tag: DW_TAG_array_type,"
                          " baseType: !5, size: 96, elements: !11)",
                          "!11 = !{!DISubrange(count: 3)}"),
            "int (int[3])");
}

TEST(CTypes, OfAFunctionWithoutDebugInfo) {
  llvm::LLVMContext context;
  auto module = parseText(context, "define void @f() {\n  ret void\n}\n");
  EXPECT_EQ(versions::signatureText(*module->getFunction("f")), "");
}
