// Tests each field of each class of debug info node: the differ finds a change,
// and the place names the field.

#include "test/unit/verify/judge/diff/Support.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace palindrome::test {
namespace {

/// A class of nodes, the fields that it requires, and a field with two values.
struct NodeCase {
  const char *node;  ///< The class.
  const char *fixed; ///< The fields that do not change.
  const char *a, *b; ///< The field that changes; one may be empty.
  const char *field; ///< The name that the place must contain.
};

const NodeCase nodeCases[] = {
    {"DILocation", "scope: !1", "line: 1", "line: 2", ".line"},
    {"DILocation", "scope: !1", "column: 1", "column: 2", ".column"},
    {"DILocation", "scope: !1", "isImplicitCode: true", "", ".isImplicitCode"},
    {"DILocation", "scope: !1", "atomGroup: 1", "atomGroup: 2", ".atomGroup"},
    {"DILocation", "scope: !1, atomGroup: 1", "atomRank: 1", "atomRank: 2",
     ".atomRank"},
    {"DIExpression", "", "DW_OP_deref", "DW_OP_plus_uconst, 1", ".element"},
    {"DISubrange", "", "count: 1", "count: 2", ".count"},
    {"DIGenericSubrange", "lowerBound: !DIExpression()",
     "upperBound: !DIExpression(DW_OP_deref)", "upperBound: !DIExpression()",
     ".upperBound"},
    {"DIEnumerator", "name: \"e\"", "value: 1", "value: 2", ".value"},
    {"DIEnumerator", "name: \"e\", value: 1", "isUnsigned: true", "",
     ".isUnsigned"},
    {"DIBasicType", "name: \"t\"", "size: 1", "size: 2", ".size"},
    {"DIBasicType", "name: \"t\"", "align: 8", "align: 16", ".align"},
    {"DIBasicType", "name: \"t\"", "encoding: DW_ATE_signed",
     "encoding: DW_ATE_float", ".encoding"},
    {"DIBasicType", "name: \"t\"", "num_extra_inhabitants: 1",
     "num_extra_inhabitants: 2", ".num_extra_inhabitants"},
    {"DIBasicType", "name: \"t\"", "flags: DIFlagBigEndian",
     "flags: DIFlagLittleEndian", ".flags"},
    {"DIBasicType", "name: \"t\"", "tag: DW_TAG_base_type",
     "tag: DW_TAG_unspecified_type", ".tag"},
    {"DIFixedPointType", "name: \"t\", kind: Binary", "factor: 1", "factor: 2",
     ".factor"},
    {"DIFixedPointType", "name: \"t\", kind: Rational, denominator: 3",
     "numerator: 1", "numerator: 2", ".numerator"},
    {"DIFixedPointType", "name: \"t\", factor: 1", "kind: Binary",
     "kind: Decimal", ".kind"},
    {"DIStringType", "name: \"t\"", "encoding: DW_ATE_ASCII",
     "encoding: DW_ATE_UCS", ".encoding"},
    {"DIDerivedType", "tag: DW_TAG_member, baseType: null", "line: 1",
     "line: 2", ".line"},
    {"DIDerivedType", "tag: DW_TAG_member, baseType: null", "offset: 1",
     "offset: 2", ".offset"},
    {"DIDerivedType", "tag: DW_TAG_pointer_type, baseType: null",
     "dwarfAddressSpace: 1", "dwarfAddressSpace: 2", ".dwarfAddressSpace"},
    {"DIDerivedType", "tag: DW_TAG_pointer_type, baseType: null",
     "dwarfAddressSpace: 0", "", ".dwarfAddressSpace"},
    {"DIDerivedType", "tag: DW_TAG_LLVM_ptrauth_type, baseType: null",
     "ptrAuthKey: 1", "ptrAuthKey: 2", ".ptrAuth"},
    {"DISubrangeType", "name: \"t\"", "lowerBound: i64 1", "lowerBound: i64 2",
     ".lowerBound"},
    {"DICompositeType", "tag: DW_TAG_structure_type",
     "runtimeLang: DW_LANG_ObjC", "runtimeLang: DW_LANG_Swift", ".runtimeLang"},
    {"DICompositeType", "tag: DW_TAG_enumeration_type",
     "enumKind: DW_APPLE_ENUM_KIND_Open", "enumKind: DW_APPLE_ENUM_KIND_Closed",
     ".enumKind"},
    {"DICompositeType", "tag: DW_TAG_structure_type", "identifier: \"a\"",
     "identifier: \"b\"", ".identifier"},
    {"DISubroutineType", "types: null", "cc: DW_CC_normal", "cc: DW_CC_program",
     ".cc"},
    {"DIFile", "filename: \"f\", directory: \"d\"",
     "checksumkind: CSK_MD5, checksum: \"00000000000000000000000000000000\"",
     "checksumkind: CSK_MD5, checksum: \"00000000000000000000000000000001\"",
     "checksum"},
    {"DIFile", "filename: \"f\", directory: \"d\"", "source: \"a\"",
     "source: \"b\"", ".source"},
    {"DIFile", "filename: \"f\", directory: \"d\"", "source: \"\"", "",
     ".source"},
    {"distinct DICompileUnit", "file: !2", "language: DW_LANG_C99",
     "language: DW_LANG_C11", ".language"},
    {"distinct DICompileUnit", "file: !2, language: DW_LANG_C99",
     "isOptimized: true", "isOptimized: false", ".isOptimized"},
    {"distinct DICompileUnit", "file: !2, language: DW_LANG_C99",
     "runtimeVersion: 1", "runtimeVersion: 2", ".runtimeVersion"},
    {"distinct DICompileUnit", "file: !2, language: DW_LANG_C99",
     "emissionKind: FullDebug", "emissionKind: LineTablesOnly",
     ".emissionKind"},
    {"distinct DICompileUnit", "file: !2, language: DW_LANG_C99", "dwoId: 1",
     "dwoId: 2", ".dwoId"},
    {"distinct DICompileUnit", "file: !2, language: DW_LANG_C99",
     "splitDebugInlining: false", "", ".splitDebugInlining"},
    {"distinct DICompileUnit", "file: !2, language: DW_LANG_C99",
     "debugInfoForProfiling: true", "", ".debugInfoForProfiling"},
    {"distinct DICompileUnit", "file: !2, language: DW_LANG_C99",
     "nameTableKind: GNU", "nameTableKind: None", ".nameTableKind"},
    {"distinct DICompileUnit", "file: !2, language: DW_LANG_C99",
     "rangesBaseAddress: true", "", ".rangesBaseAddress"},
    {"distinct DISubprogram", "name: \"f\"", "line: 1", "line: 2", ".line"},
    {"distinct DISubprogram", "name: \"f\"", "scopeLine: 1", "scopeLine: 2",
     ".scopeLine"},
    {"distinct DISubprogram", "name: \"f\"",
     "spFlags: DISPFlagVirtual, virtualIndex: 1",
     "spFlags: DISPFlagVirtual, virtualIndex: 2", ".virtualIndex"},
    {"distinct DISubprogram", "name: \"f\"", "thisAdjustment: 1",
     "thisAdjustment: 2", ".thisAdjustment"},
    {"distinct DISubprogram", "name: \"f\"", "flags: DIFlagPrototyped", "",
     ".flags"},
    {"distinct DISubprogram", "name: \"f\"", "spFlags: DISPFlagOptimized", "",
     ".spFlags"},
    {"distinct DISubprogram", "name: \"f\"", "keyInstructions: true", "",
     ".keyInstructions"},
    {"distinct DISubprogram", "name: \"f\"", "targetFuncName: \"a\"",
     "targetFuncName: \"b\"", ".targetFuncName"},
    {"distinct DILexicalBlock", "scope: !1", "line: 1", "line: 2", ".line"},
    {"distinct DILexicalBlock", "scope: !1", "column: 1", "column: 2",
     ".column"},
    {"DILexicalBlockFile", "scope: !1", "discriminator: 1", "discriminator: 2",
     ".discriminator"},
    {"DINamespace", "scope: null", "exportSymbols: true", "", ".exportSymbols"},
    {"DIModule", "scope: null, name: \"m\"", "line: 1", "line: 2", ".line"},
    {"DIModule", "scope: null, name: \"m\"", "isDecl: true", "", ".isDecl"},
    {"DITemplateTypeParameter", "name: \"T\", type: null", "defaulted: true",
     "", ".defaulted"},
    {"DITemplateValueParameter", "name: \"T\", type: null", "value: i32 1",
     "value: i32 2", ".value"},
    {"DIGlobalVariable", "name: \"g\"", "isLocal: true", "isLocal: false",
     ".isLocal"},
    {"DIGlobalVariable", "name: \"g\"", "isDefinition: true",
     "isDefinition: false", ".isDefinition"},
    {"DIGlobalVariable", "name: \"g\"", "align: 8", "align: 16", ".align"},
    {"DILocalVariable", "scope: !1", "arg: 1", "arg: 2", ".arg"},
    {"DILocalVariable", "scope: !1", "flags: DIFlagArtificial", "", ".flags"},
    {"DILabel", "scope: !1, name: \"l\", file: !2", "line: 1", "line: 2",
     ".line"},
    {"DILabel", "scope: !1, name: \"l\", file: !2, line: 1", "column: 1",
     "column: 2", ".column"},
    {"DILabel", "scope: !1, name: \"l\", file: !2, line: 1",
     "isArtificial: true", "", ".isArtificial"},
    {"DILabel", "scope: !1, name: \"l\", file: !2, line: 1",
     "coroSuspendIdx: 1", "coroSuspendIdx: 2", ".coroSuspendIdx"},
    {"DIObjCProperty", "name: \"p\"", "line: 1", "line: 2", ".line"},
    {"DIObjCProperty", "name: \"p\"", "attributes: 1", "attributes: 2",
     ".attributes"},
    {"DIImportedEntity", "tag: DW_TAG_imported_module, scope: !1", "line: 1",
     "line: 2", ".line"},
    {"DIMacro", "name: \"m\"", "type: DW_MACINFO_define",
     "type: DW_MACINFO_undef", ".type"},
    {"DIMacro", "type: DW_MACINFO_define, name: \"m\"", "line: 1", "line: 2",
     ".line"},
    {"DIMacroFile", "file: !2", "line: 1", "line: 2", ".line"},
    {"DICommonBlock", "scope: !1, declaration: null", "line: 1", "line: 2",
     ".line"},
    {"GenericDINode", "tag: DW_TAG_entry_point", "header: \"a\"",
     "header: \"b\"", ".header"},
};

std::string moduleWith(const NodeCase &test, StringRef field) {
  StringRef name = test.node;
  bool distinct = name.consume_front("distinct ");
  std::string fields = test.fixed;
  if (!fields.empty() && !field.empty())
    fields += ", ";
  fields += field;
  return "!n = !{!0}\n!0 = " + std::string(distinct ? "distinct " : "") + "!" +
         name.str() + "(" + fields + ")\n" +
         "!1 = distinct !DISubprogram(name: \"scope\")\n"
         "!2 = !DIFile(filename: \"f\", directory: \"d\")\n";
}

class NodeTest : public testing::TestWithParam<NodeCase> {};

TEST_P(NodeTest, AChangedFieldIsSeen) {
  const NodeCase &test = GetParam();
  std::string a = moduleWith(test, test.a), b = moduleWith(test, test.b);
  for (auto [x, y] : {std::pair<StringRef, StringRef>(a, b),
                      std::pair<StringRef, StringRef>(b, a)}) {
    DiffResult result = diffText(x, y);
    EXPECT_EQ(result.likeness, Likeness::Different);
    ASSERT_EQ(classesOf(result), std::vector<std::string>{"named-metadata"});
    ASSERT_FALSE(result.differences.empty());
    EXPECT_NE(result.differences[0].where.find(test.field), std::string::npos)
        << result.differences[0].where;
  }
}

INSTANTIATE_TEST_SUITE_P(
    Differ, NodeTest, testing::ValuesIn(nodeCases), [](const auto &info) {
      std::string name =
          std::to_string(info.index) + info.param.node + info.param.field;
      llvm::erase_if(name, [](char c) { return !llvm::isAlnum(c); });
      return name;
    });

} // namespace
} // namespace palindrome::test
