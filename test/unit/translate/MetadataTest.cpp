// Metadata: every class of nodes, uniqued and distinct, with every field set to
// a value that is not the default and with few fields, and graphs of every
// shape.

#include "Support.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "palindrome/Export.h"
#include "palindrome/Import.h"
#include "translate/Carrier.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/Support/SourceMgr.h"

using namespace palindrome;
using namespace palindrome::test;

/// The nodes that the cases refer to.
static const char *const prelude =
    "!100 = !DIFile(filename: \"a.c\", directory: \"/d\")\n"
    "!101 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)\n"
    "!102 = !{!101, null}\n"
    "!103 = !DINamespace(name: \"n\", scope: null)\n"
    "!104 = distinct !DICompileUnit(language: DW_LANG_C99, file: !100, "
    "emissionKind: FullDebug)\n"
    "!105 = distinct !DISubprogram(name: \"f\", scope: !100, file: !100, line: "
    "1, type: !106, spFlags: DISPFlagDefinition, unit: !104)\n"
    "!106 = !DISubroutineType(types: !102)\n"
    "!107 = !DIExpression(DW_OP_constu, 1, DW_OP_stack_value)\n"
    "!108 = !DILocalVariable(name: \"v\", scope: !105, type: !101)\n"
    "!109 = !DIGlobalVariable(name: \"g\", scope: !104, type: !101)\n"
    "!110 = !{}\n"
    "!111 = !DITemplateTypeParameter(name: \"T\", type: !101)\n"
    "!112 = !{!111}\n"
    "!113 = !DIDerivedType(tag: DW_TAG_member, name: \"m\", baseType: !101)\n"
    "!114 = !{!113}\n"
    "!115 = !{!\"x\", !\"y\"}\n!116 = !{!115}\n"
    "!117 = !DICompositeType(tag: DW_TAG_structure_type, name: \"s\")\n"
    "!118 = !{!117}\n"
    "!119 = !{!105}\n!120 = !{!121}\n"
    "!121 = !DIGlobalVariableExpression(var: !109, expr: !107)\n"
    "!122 = !DISubprogram(name: \"d\", scope: !100, file: !100, type: !106, "
    "spFlags: 0)\n"
    "!123 = !DIEnumerator(name: \"e\", value: 1)\n!124 = !{!123}\n"
    "!125 = !{!126}\n!126 = !DIMacro(type: DW_MACINFO_define, line: 1, name: "
    "\"M\", value: \"1\")\n"
    "!127 = !{!\"Debug Info Version\", i32 3}\n"
    "!llvm.module.flags = !{!128}\n"
    "!128 = !{i32 2, !\"Debug Info Version\", i32 3}\n";

static const char *const nodes[] = {
    "!DILocation(line: 7, column: 9, scope: !105, inlinedAt: "
    "!DILocation(line: 1, scope: !105), isImplicitCode: true, atomGroup: 5, "
    "atomRank: 3)",
    "!DILocation(line: 0, scope: !105)",
    "!DIExpression()",
    "!DIExpression(DW_OP_plus_uconst, 8, DW_OP_LLVM_fragment, 0, 16)",
    "!DIGlobalVariableExpression(var: !109, expr: !107)",
    "!DISubrange(count: 4, lowerBound: -2, stride: 2)",
    "!DISubrange(lowerBound: -2, upperBound: 8, stride: 2)",
    "!DISubrange(count: -1)",
    "!DISubrange(lowerBound: !107, upperBound: !107, stride: !107)",
    "!DISubrange(count: !108)",
    "!DIGenericSubrange(lowerBound: !107, upperBound: !107, stride: !107)",
    "!DIGenericSubrange(count: !107, lowerBound: !107, stride: !107)",
    "!DISubrangeType(name: \"r\", file: !100, line: 4, scope: !103, size: 32, "
    "align: 64, flags: DIFlagArtificial, baseType: !101, lowerBound: i64 1, "
    "upperBound: i64 9, stride: i64 2, bias: i64 1)",
    "!DISubrangeType()",
    "!DIEnumerator(name: \"big\", value: 340282366920938463463374607431768211"
    "455)",
    "!DIEnumerator(name: \"u\", value: 3, isUnsigned: true)",
    "!DIEnumerator(name: \"n\", value: -3)",
    "!DIBasicType(tag: DW_TAG_unspecified_type, name: \"x\", size: 8, align: "
    "16, encoding: DW_ATE_unsigned, num_extra_inhabitants: 3, dataSize: 7, "
    "flags: DIFlagBigEndian)",
    "!DIBasicType()",
    "!DIBasicType(name: \"x\")",
    "!DIFixedPointType(name: \"fx\", size: 32, align: 8, encoding: "
    "DW_ATE_signed_fixed, flags: DIFlagLittleEndian, kind: Rational, "
    "numerator: 1, denominator: 10)",
    "!DIFixedPointType(name: \"fx\", size: 32, encoding: "
    "DW_ATE_unsigned_fixed, kind: Binary, factor: -4)",
    "!DIFixedPointType(encoding: DW_ATE_signed_fixed, kind: Decimal, factor: "
    "3)",
    "!DIStringType(name: \"c\", stringLength: !108, stringLengthExpression: "
    "!107, stringLocationExpression: !107, size: 40, align: 8, encoding: "
    "DW_ATE_ASCII)",
    "!DIStringType()",
    "!DIDerivedType(tag: DW_TAG_pointer_type, name: \"p\", scope: !103, file: "
    "!100, line: 3, baseType: !101, size: 64, align: 32, offset: 8, flags: "
    "DIFlagPublic, dwarfAddressSpace: 2, annotations: !116)",
    "!DIDerivedType(tag: DW_TAG_LLVM_ptrauth_type, baseType: !101, ptrAuthKey: "
    "2, ptrAuthIsAddressDiscriminated: true, ptrAuthExtraDiscriminator: 1234, "
    "ptrAuthIsaPointer: true, ptrAuthAuthenticatesNullValues: true)",
    "!DIDerivedType(tag: DW_TAG_typedef, baseType: null)",
    "!DIDerivedType(tag: DW_TAG_member, name: \"b\", baseType: !101, size: 3, "
    "flags: DIFlagBitField, extraData: i64 32)",
    "!DIDerivedType(tag: DW_TAG_pointer_type, baseType: !101, "
    "dwarfAddressSpace: 0)",
    "!DICompositeType(tag: DW_TAG_class_type, name: \"k\", file: !100, line: "
    "2, scope: !103, baseType: !117, size: 96, align: 64, offset: 16, flags: "
    "DIFlagTypePassByValue, elements: !114, runtimeLang: DW_LANG_Swift, "
    "vtableHolder: !117, templateParams: !112, identifier: \"_ZTS1k\", "
    "annotations: !116, specification: !117, "
    "num_extra_inhabitants: 9)",
    "!DICompositeType(tag: DW_TAG_array_type, baseType: !101, dataLocation: "
    "!107, associated: !107, allocated: !107, rank: !107, bitStride: i64 8)",
    "!DICompositeType(tag: DW_TAG_array_type, baseType: !101, dataLocation: "
    "!108, associated: !108, allocated: !108, rank: 3)",
    "!DICompositeType(tag: DW_TAG_variant_part, discriminator: !113)",
    "!DICompositeType(tag: DW_TAG_enumeration_type, elements: !124, enumKind: "
    "DW_APPLE_ENUM_KIND_Closed)",
    "!DISubroutineType(flags: DIFlagLValueReference, cc: "
    "DW_CC_BORLAND_stdcall, types: !102)",
    "!DISubroutineType(types: null)",
    "!DIFile(filename: \"f\", directory: \"d\", checksumkind: CSK_MD5, "
    "checksum: \"000102030405060708090a0b0c0d0e0f\", source: \"int \\0A\")",
    "!DIFile(filename: \"f\", directory: \"\", source: \"\")",
    "!DIFile(filename: \"f\", directory: \"d\", checksumkind: CSK_SHA256, "
    "checksum: \"000102030405060708090a0b0c0d0e0f000102030405060708090a0b0c0d"
    "0e0f\")",
    "distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !100, "
    "producer: \"me\", isOptimized: true, flags: \"-O2\", runtimeVersion: 3, "
    "splitDebugFilename: \"s.dwo\", emissionKind: LineTablesOnly, enums: "
    "!110, retainedTypes: !118, globals: !120, imports: !110, macros: !125, "
    "dwoId: 77, splitDebugInlining: false, debugInfoForProfiling: true, "
    "nameTableKind: None, rangesBaseAddress: true, sysroot: \"/s\", sdk: "
    "\"k\")",
    "distinct !DICompileUnit(language: DW_LANG_C99, file: !100)",
    "distinct !DICompileUnit(sourceLanguageName: DW_LNAME_Rust, file: !100, "
    "emissionKind: FullDebug)",
    "distinct !DICompileUnit(sourceLanguageName: DW_LNAME_C_plus_plus, "
    "sourceLanguageVersion: 201703, file: !100, emissionKind: FullDebug, "
    "nameTableKind: GNU)",
    "!DISubprogram(name: \"h\", linkageName: \"_h\", scope: !103, file: !100, "
    "line: 9, type: !106, scopeLine: 10, containingType: !117, virtualIndex: "
    "4, thisAdjustment: -8, flags: DIFlagPrototyped | DIFlagExplicit, "
    "spFlags: DISPFlagVirtual | DISPFlagOptimized, templateParams: !112, "
    "retainedNodes: !110, thrownTypes: !118, annotations: "
    "!116, targetFuncName: \"t\")",
    "distinct !DISubprogram(name: \"h\", scope: !100, file: !100, type: !106, "
    "spFlags: DISPFlagDefinition | DISPFlagLocalToUnit, unit: !104, "
    "keyInstructions: true)",
    "!DISubprogram(scope: null, spFlags: 0)",
    "distinct !DISubprogram(name: \"h\", scope: !100, file: !100, type: !106, "
    "spFlags: DISPFlagDefinition, unit: !104, declaration: !122)",
    "!DILexicalBlock(scope: !105, file: !100, line: 4, column: 5)",
    "!DILexicalBlock(scope: !105)",
    "!DILexicalBlockFile(scope: !105, file: !100, discriminator: 6)",
    "!DILexicalBlockFile(scope: !105, discriminator: 0)",
    "!DINamespace(name: \"in\", scope: !103, exportSymbols: true)",
    "!DINamespace(scope: null)",
    "!DIModule(scope: !103, name: \"M\", configMacros: \"-DX\", includePath: "
    "\"/i\", apinotes: \"/n\", file: !100, line: 3, isDecl: true)",
    "!DIModule(scope: null, name: \"M\")",
    // LLVM's verifier does not check its operands.
    "!DIModule(scope: !{}, name: \"M\", file: !{!\"f\"}, line: 1)",
    "!DITemplateTypeParameter(name: \"T\", type: !101, defaulted: true)",
    "!DITemplateTypeParameter(type: null)",
    "!DITemplateValueParameter(tag: DW_TAG_GNU_template_template_param, name: "
    "\"V\", type: !101, defaulted: true, value: !\"x\")",
    "!DITemplateValueParameter(type: !101, value: i32 7)",
    "!DITemplateValueParameter(name: \"P\", type: !101, value: ptr @x)",
    "!DIGlobalVariable(name: \"gv\", linkageName: \"_gv\", scope: !103, file: "
    "!100, line: 6, type: !101, isLocal: true, isDefinition: true, "
    "declaration: !113, templateParams: !112, align: 128, annotations: !116)",
    "!DIGlobalVariable(name: \"gv\", scope: null, type: !101, isDefinition: "
    "false)",
    "!DILocalVariable(name: \"lv\", arg: 2, scope: !105, file: !100, line: 3, "
    "type: !101, flags: DIFlagArtificial, align: 16, annotations: !116)",
    "!DILocalVariable(scope: !105)",
    "!DILabel(scope: !105, name: \"lb\", file: !100, line: 8, column: 3, "
    "isArtificial: true, coroSuspendIdx: 0)",
    "!DILabel(scope: !105, name: \"lb\", file: !100, line: 8)",
    "!DIObjCProperty(name: \"o\", file: !100, line: 3, setter: \"s\", getter: "
    "\"g\", attributes: 7, type: !101)",
    "!DIObjCProperty()",
    "!DIImportedEntity(tag: DW_TAG_imported_module, name: \"I\", scope: !103, "
    "entity: !103, file: !100, line: 2, elements: !110)",
    "!DIImportedEntity(tag: DW_TAG_imported_declaration, scope: null)",
    "!DIMacro(type: DW_MACINFO_undef, line: 3, name: \"M\")",
    "!DIMacro(type: DW_MACINFO_define, name: \"M\", value: \"v v\")",
    "!DIMacroFile(type: DW_MACINFO_start_file, line: 4, file: !100, nodes: "
    "!125)",
    "!DIMacroFile(file: !100)",
    "!DICommonBlock(scope: !105, declaration: !109, name: \"C\", file: !100, "
    "line: 2)",
    "!DICommonBlock(scope: null, declaration: null, name: \"C\")",
    "!GenericDINode(tag: DW_TAG_variable, header: \"h\", operands: {!100, "
    "null, !\"s\"})",
    "!GenericDINode(tag: 3)",
    "!{}",
    "!{null}",
    "!{!\"a\", i32 1, null, !100, ptr @x}",
};

TEST(Metadata, EveryNodeClassIsExactUniquedAndDistinct) {
  for (const char *node : nodes) {
    bool alwaysDistinct = llvm::StringRef(node).starts_with("distinct ");
    bool isUnit = llvm::StringRef(node).contains("!DICompileUnit(");
    for (const char *word : {"", "distinct "}) {
      if (alwaysDistinct && *word)
        continue;
      std::string text =
          "@x = global i8 0\n!named = !{!0, !1}\n!0 = " + std::string(word) +
          node + "\n!1 = !{!0, !0}\n" + prelude + "!llvm.dbg.cu = !{!104" +
          (isUnit ? ", !0" : "") + "}\n";
      // For example, a field that only a definition may have.
      LLVMSource source(text);
      if (!source.module && *word)
        continue;
      SCOPED_TRACE(std::string(word) + node);
      roundTrip(text);
    }
  }
}

static const Case metadataCases[] = {
    {"SelfReferences", "!a = !{!0, !1}\n!0 = distinct !{!0}\n!1 = !{!1}"},
    {"UniquedCycles",
     "!a = !{!0, !3, !5}\n!0 = !{!1, !\"x\"}\n!1 = !{!2, !0}\n!2 = !{!0, !1, "
     "!2}\n!3 = !{!4, !4}\n!4 = !{!3}\n!5 = !{!6}\n!6 = distinct !{!5, !7}\n!7 "
     "= !{!8, !5}\n!8 = !{!7, !6}"},
    {"EqualDistinctNodes", "!a = !{!0, !1, !2, !3}\n!0 = distinct !{}\n!1 = "
                           "distinct !{}\n!2 = distinct !{!0}\n!3 = distinct "
                           "!{!0}"},
    // Link-time optimization leaves a null for a callee that it removes.
    {"CalleesWithANull", "define void @f(ptr %p) {\n call void %p(), !callees "
                         "!0\n ret void\n}\n!0 = distinct !{ptr @f, null}"},
    {"NullsInAttachments",
     "@g = global i32 0, !range !0, !prof !0, !noalias !0, !type !0\n"
     "declare !range !0 !tbaa !0 !type !0 !kcfi_type !1 void @f()\n"
     "define void @h(ptr %p) !alias.scope !0 !annotation !0 {\n"
     "  %l = load i32, ptr %p, align 4, !type !0, !tbaa.struct !0, "
     "!irr_loop !0, !nosanitize !0, !unpredictable !0\n  ret void\n}\n"
     "!llvm.module.flags = !{!2, !3}\n"
     "!0 = !{null}\n!1 = !{i32 1}\n!2 = !{i32 2, !\"\", null}\n"
     "!3 = !{i32 4, !\"override\", null}"},
    {"Strings", "!a = !{!0}\n!0 = !{!\"\", !\"a\\00b\", !\"\\FF\", !\"q\\22\", "
                "!\"nl\\0A\", !\"\\C3\\A9\"}"},
    {"FunctionsAsValues", "define void @f() !k !0 {\n ret void\n}\n!0 = !{ptr "
                          "@f, !1}\n!1 = distinct !{ptr @f}"},
    {"TypeCycle",
     "!a = !{!0}\n!0 = distinct !DICompositeType(tag: DW_TAG_structure_type, "
     "name: \"s\", elements: !1, identifier: \"s\")\n!1 = !{!2}\n!2 = "
     "!DIDerivedType(tag: DW_TAG_member, name: \"m\", scope: !0, baseType: "
     "!3)\n!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !0, size: "
     "64)"},
    {"UniquedTypeCycle",
     "!a = !{!0}\n!0 = !DICompositeType(tag: DW_TAG_structure_type, name: "
     "\"s\", elements: !1)\n!1 = !{!2}\n!2 = !DIDerivedType(tag: "
     "DW_TAG_member, name: \"m\", scope: !0, baseType: !3)\n!3 = "
     "!DIDerivedType(tag: DW_TAG_pointer_type, baseType: !0, size: 64)"},
    {"AssignId", "!a = !{!0, !1}\n!0 = distinct !DIAssignID()\n!1 = distinct "
                 "!DIAssignID()"},
    {"Loop", "define void @f() {\n br label %1\n1:\n br label %1, !llvm.loop "
             "!0\n}\n!0 = distinct !{!0, !1, !2}\n!1 = "
             "!{!\"llvm.loop.unroll.count\", i32 4}\n!2 = "
             "!{!\"llvm.loop.parallel_accesses\", !3}\n!3 = distinct !{}"},
    {"DebugInfoForAFunction",
     "define void @f() !dbg !1 {\n %1 = add i32 1, 2, !dbg !2\n ret void, !dbg "
     "!3\n}\n!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!7}\n!0 = distinct "
     "!DICompileUnit(language: DW_LANG_C99, file: !4, emissionKind: "
     "FullDebug)\n!1 = distinct !DISubprogram(name: \"f\", scope: !4, file: "
     "!4, type: !5, spFlags: DISPFlagDefinition, unit: !0)\n!2 = "
     "!DILocation(line: 1, column: 2, scope: !1)\n!3 = distinct "
     "!DILocation(line: 2, column: 3, scope: !6)\n!4 = !DIFile(filename: "
     "\"a\", directory: \"b\")\n!5 = !DISubroutineType(types: !8)\n!6 = "
     "distinct !DILexicalBlock(scope: !1, file: !4, line: 1)\n!7 = !{i32 2, "
     "!\"Debug Info Version\", i32 3}\n!8 = !{null}"},
};
ROUND_TRIP_CASES(Metadata, metadataCases);

/// A chain so deep that no step may recurse over it.
TEST(Metadata, DeepChains) {
  for (const char *word : {"", "distinct "}) {
    // Operands precede users: LLVM's parser recurses over forward references.
    std::string text = "!0 = !{}\n";
    const int depth = 200000;
    for (int i = 1; i <= depth; ++i)
      text += "!" + std::to_string(i) + " = " + word + "!{!" +
              std::to_string(i - 1) + "}\n";
    text += "!a = !{!" + std::to_string(depth) + "}\n";
    // LLVM's verifier and printer recurse, so only the translators run here.
    llvm::LLVMContext from, to;
    llvm::SMDiagnostic error;
    auto source =
        llvm::parseAssembly(llvm::MemoryBufferRef(text, ""), error, from,
                            /*Slots=*/nullptr);
    ASSERT_TRUE(source) << error.getMessage().str();
    MLIRState state;
    auto module = importModule(*source, state.context);
    ASSERT_TRUE(module);
    EXPECT_EQ(
        (*module)->getAttrOfType<mlir::ArrayAttr>(carrier::metadata).size(),
        depth + 1u);
    auto exported = exportModule(*module, to);
    ASSERT_TRUE(exported);
    int count = 0;
    const llvm::MDNode *node = exported->getNamedMetadata("a")->getOperand(0);
    for (; node->getNumOperands() != 0; ++count)
      node = llvm::cast<llvm::MDNode>(node->getOperand(0));
    EXPECT_EQ(count, depth);
  }
}

TEST(Metadata, IsATableOfIndices) {
  std::string text = importedText("!a = !{!0, !1}\n!0 = !{!\"s\"}\n!1 = !{!0}");
  EXPECT_NE(text.find("llvmx.metadata = [\"s\", array<i32: 0>, array<i32: 1>]"),
            std::string::npos)
      << text;
}
