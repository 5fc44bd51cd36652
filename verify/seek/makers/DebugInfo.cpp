// The table of classes of debug info, and the nodes that they refer to.

#include "verify/seek/makers/DebugInfo.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace palindrome::makers {

static constexpr DebugClass classes[] = {
    {"DILocation", "scope: !15",
     R"(line: 1
line: 4294967295
column: 1
column: 65535
scope: !24
scope: !15, inlinedAt: !21
isImplicitCode: true
atomGroup: 1
atomRank: 1
line: 7, column: 8, atomGroup: 5, atomRank: 2)"},
    {"DIExpression", "", ""},
    {"DIGlobalVariableExpression", "var: !18, expr: !16", ""},
    {"GenericDINode", "tag: DW_TAG_entry_point",
     R"(header: "a\00b"
header: ""
operands: {!12, null, !11}
operands: {}
tag: 17)"},
    {"DISubrange", "",
     R"(count: 3
count: -1
count: 9223372036854775807
count: !17
count: !18
count: !16
count: 3, lowerBound: 1
count: 3, lowerBound: -4
lowerBound: 1, upperBound: 5
lowerBound: !17, upperBound: !16
count: 5, stride: 2
count: 5, stride: !17
lowerBound: 0, upperBound: -1, stride: !16)"},
    {"DIGenericSubrange", "lowerBound: !16, stride: !16, upperBound: !16",
     R"(count: !17, upperBound: null
lowerBound: !17
upperBound: !17)"},
    {"DIEnumerator", "name: \"e\", value: 0",
     R"(value: 1
value: -1
value: 9223372036854775807
value: -9223372036854775808
value: 340282366920938463463374607431768211455
value: 1, isUnsigned: true
value: 18446744073709551615, isUnsigned: true
name: "")",
     DebugClass::Other},
    {"DIBasicType", "name: \"t\"",
     R"(tag: DW_TAG_unspecified_type
tag: DW_TAG_string_type
size: 1
size: 18446744073709551615
align: 32
align: 4294967295
size: 32, dataSize: 31
size: 32, encoding: DW_ATE_unsigned, num_extra_inhabitants: 5
flags: DIFlagBigEndian
encoding: 255
name: "")",
     DebugClass::Type},
    {"DIFixedPointType", "name: \"x\", size: 32, encoding: DW_ATE_signed_fixed",
     R"(kind: Binary, factor: -4
kind: Binary
kind: Decimal, factor: 3
kind: Rational, numerator: 1, denominator: 3
kind: Rational, numerator: 340282366920938463463374607431768211455, denominator: -1
align: 8
flags: DIFlagLittleEndian
encoding: DW_ATE_unsigned_fixed)",
     DebugClass::Type},
    {"DIStringType", "name: \"s\"",
     R"(tag: DW_TAG_string_type
stringLength: !17
stringLengthExpression: !16
stringLocationExpression: !16
size: 64
align: 8
encoding: DW_ATE_ASCII)",
     DebugClass::Type},
    {"DISubrangeType", "name: \"r\", baseType: !12",
     R"(scope: !15
file: !11
line: 7
size: 32
align: 8
flags: DIFlagArtificial
lowerBound: i64 1
lowerBound: i64 1, upperBound: i64 7
lowerBound: !16, upperBound: !17, stride: !18, bias: !16
stride: i64 2
bias: i32 -1)",
     DebugClass::Type},
    {"DIDerivedType", "tag: DW_TAG_pointer_type, baseType: !12",
     R"(name: "p"
scope: !15
scope: !19
file: !11
line: 9
size: 64
size: 18446744073709551615
size: !17
size: !16
size: i128 64
align: 64
offset: 32
offset: !17
offset: !16
flags: DIFlagPublic
flags: DIFlagVirtual | DIFlagArtificial
baseType: null
baseType: !19
annotations: !20
annotations: !{!{!"k", !"v"}}
dwarfAddressSpace: 0
dwarfAddressSpace: 7
ptrAuthKey: 2
ptrAuthKey: 2, ptrAuthIsAddressDiscriminated: true, ptrAuthExtraDiscriminator: 1234, ptrAuthIsaPointer: true, ptrAuthAuthenticatesNullValues: true
tag: DW_TAG_ptr_to_member_type, baseType: !12, extraData: !19
tag: DW_TAG_member, baseType: !12, scope: !19, extraData: i32 7
tag: DW_TAG_member, baseType: !12, scope: !19, extraData: i64 7, flags: DIFlagStaticMember
tag: DW_TAG_member, baseType: !12, scope: !19, flags: DIFlagBitField, extraData: i64 0, offset: 3, size: 5
tag: DW_TAG_inheritance, baseType: !19, scope: !19, extraData: i32 0
tag: DW_TAG_set_type, baseType: !12
tag: DW_TAG_template_alias, baseType: !12, extraData: !20, name: "a"
tag: DW_TAG_LLVM_ptrauth_type, baseType: !12, ptrAuthKey: 1)",
     DebugClass::Type},
    {"DICompositeType", "tag: DW_TAG_structure_type",
     R"(name: "s"
scope: !15
scope: !22
file: !11
line: 3
baseType: !19
baseType: !12, tag: DW_TAG_enumeration_type
size: 32
size: !17
size: i64 64
align: 32
offset: 8
flags: DIFlagFwdDecl
flags: DIFlagTypePassByReference | DIFlagNonTrivial
elements: !20
elements: !{!27}
elements: !{!25}
elements: !{null}
runtimeLang: DW_LANG_Swift
runtimeLang: 65535
vtableHolder: !19
templateParams: !20
templateParams: !{!DITemplateTypeParameter(name: "T", type: !12)}
identifier: "id"
identifier: ""
discriminator: !27
dataLocation: !17
dataLocation: !16
associated: !17
associated: !16
allocated: !17
allocated: !16
rank: 3
rank: !16
annotations: !20
specification: !19
num_extra_inhabitants: 3
enumKind: DW_APPLE_ENUM_KIND_Closed
enumKind: DW_APPLE_ENUM_KIND_Open
bitStride: i64 8
bitStride: !17
tag: DW_TAG_array_type, baseType: !12, elements: !{!DISubrange(count: 3)}
tag: DW_TAG_array_type, baseType: !12, elements: !{!DIGenericSubrange(lowerBound: !16, upperBound: !16, stride: !16)}, rank: !16
tag: DW_TAG_enumeration_type, elements: !{!DIEnumerator(name: "a", value: 1)}
tag: DW_TAG_variant_part, discriminator: !27, elements: !20)",
     DebugClass::Type},
    {"DISubroutineType", "types: !14",
     R"(types: !{null}
types: !20
types: null
flags: DIFlagLValueReference
cc: DW_CC_normal
cc: DW_CC_LLVM_vectorcall
cc: 255)",
     DebugClass::Type},
    {"DIFile", "filename: \"b.c\", directory: \"/e\"",
     R"(filename: ""
directory: ""
checksumkind: CSK_MD5, checksum: "000102030405060708090a0b0c0d0e0f"
checksumkind: CSK_SHA1, checksum: "0001020304050607080900010203040506070809"
checksumkind: CSK_SHA256, checksum: "00010203040506070809000102030405060708090001020304050607080900ff"
source: "int x;\0A"
source: ""
filename: "a \22b\22\\c\FF")"},
    {"distinct DICompileUnit", "language: DW_LANG_C99, file: !11",
     R"(producer: "a compiler"
producer: ""
isOptimized: true
flags: "-O2"
runtimeVersion: 2
splitDebugFilename: "a.dwo"
emissionKind: NoDebug
emissionKind: FullDebug
emissionKind: LineTablesOnly
emissionKind: DebugDirectivesOnly
enums: !20
enums: !{!DICompositeType(tag: DW_TAG_enumeration_type, name: "e")}
retainedTypes: !23
retainedTypes: !{!25}
globals: !20
globals: !{!DIGlobalVariableExpression(var: !18, expr: !16)}
imports: !20
imports: !{!DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !22)}
macros: !20
macros: !{!DIMacro(type: DW_MACINFO_define, name: "x", value: "1")}
dwoId: 7
dwoId: 18446744073709551615
splitDebugInlining: false
debugInfoForProfiling: true
nameTableKind: GNU
nameTableKind: None
nameTableKind: Apple
nameTableKind: Default
rangesBaseAddress: true
sysroot: "/s"
sdk: "x.sdk"
language: 65535)",
     DebugClass::Scope},
    {"distinct DICompileUnit", "sourceLanguageName: DW_LNAME_C, file: !11",
     R"(sourceLanguageVersion: 201112
sourceLanguageName: DW_LNAME_C_plus_plus
sourceLanguageName: 5)",
     DebugClass::Scope},
    {"distinct DISubprogram",
     "name: \"f\", file: !11, spFlags: DISPFlagDefinition, unit: !10",
     R"(linkageName: "_f"
linkageName: ""
scope: !22
scope: !19
scope: !11, type: !13
line: 4294967295
scopeLine: 7
containingType: !19
virtualIndex: 3, spFlags: DISPFlagVirtual | DISPFlagDefinition
virtualIndex: 4294967295
thisAdjustment: -8
flags: DIFlagPrototyped | DIFlagAllCallsDescribed
flags: DIFlagNoReturn
templateParams: !20
declaration: !25
retainedNodes: !20
retainedNodes: !{!DILocalVariable(name: "r", scope: !15)}
retainedNodes: !{!DILabel(name: "l", scope: !15, file: !11, line: 1)}
thrownTypes: !23
annotations: !{!{!"k", !"v"}}
targetFuncName: "t"
keyInstructions: true
name: "", type: !13
file: null
spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized
isLocal: true, isDefinition: true, isOptimized: true)",
     DebugClass::Scope},
    {"DISubprogram", "name: \"f\"",
     R"(scope: !19, file: !11, line: 3, type: !13
spFlags: 0
spFlags: DISPFlagPureVirtual
spFlags: DISPFlagDeleted
unit: null)",
     DebugClass::Scope},
    {"distinct DILexicalBlock", "scope: !15",
     R"(file: !11
line: 4294967295
column: 65535
scope: !24)",
     DebugClass::Scope},
    {"DILexicalBlock", "scope: !15", R"(file: !11, line: 3, column: 4)",
     DebugClass::Scope},
    {"DILexicalBlockFile", "scope: !15, discriminator: 0",
     R"(discriminator: 7
discriminator: 4294967295
file: !11
scope: !24)",
     DebugClass::Scope},
    {"DINamespace", "scope: null",
     R"(name: "n"
scope: !22
scope: !11, name: ""
exportSymbols: true)",
     DebugClass::Scope},
    {"DIModule", "scope: null, name: \"m\"",
     R"(scope: !22
configMacros: "-DX"
includePath: "/i"
apinotes: "n"
line: 7
isDecl: true
file: !11)",
     DebugClass::Scope},
    {"DICommonBlock", "scope: !15, name: \"c\"",
     R"(declaration: !18
declaration: null
file: !11
line: 3
name: "")",
     DebugClass::Scope},
    {"DITemplateTypeParameter", "type: !12",
     R"(name: "T"
type: null
defaulted: true)"},
    {"DITemplateValueParameter", "value: i32 7",
     R"(name: "V"
type: !12
defaulted: true
value: null
value: ptr null
value: !"text"
value: !20
tag: DW_TAG_GNU_template_template_param, value: !"t"
tag: DW_TAG_GNU_template_parameter_pack, value: !20)"},
    {"distinct DIGlobalVariable", "name: \"g\"",
     R"(linkageName: "_g"
scope: !10
scope: !22
file: !11
line: 7
type: !12
type: !19
isLocal: true
isLocal: false
isDefinition: false
isDefinition: true, declaration: !27
templateParams: !20
align: 32
annotations: !{!{!"k", !"v"}})"},
    {"DIGlobalVariable", "name: \"g\"", R"(type: !12)"},
    {"DILocalVariable", "scope: !15",
     R"(name: "x"
name: ""
arg: 1
arg: 65535
file: !11
line: 7
type: !12
type: !19
flags: DIFlagArtificial | DIFlagObjectPointer
align: 64
annotations: !{!{!"k", !"v"}}
scope: !24)"},
    {"DILabel", "scope: !15, name: \"l\", file: !11, line: 3",
     R"(column: 7
isArtificial: true
coroSuspendIdx: 0
coroSuspendIdx: 3
scope: !24
name: "")"},
    {"DIObjCProperty", "",
     R"(name: "p"
file: !11
line: 7
setter: "s:"
getter: "g"
attributes: 2316
type: !12)"},
    {"DIImportedEntity", "tag: DW_TAG_imported_module, scope: !10",
     R"(entity: !22
entity: !26
entity: !25
file: !11
line: 3, file: !11
name: "i"
elements: !20
elements: !{!DIImportedEntity(tag: DW_TAG_imported_declaration, scope: !10, entity: !18)}
tag: DW_TAG_imported_declaration, entity: !18
scope: !15)"},
    {"distinct DIAssignID", "", ""},
    {"DIMacro", "type: DW_MACINFO_define, name: \"m\"",
     R"-(line: 7
value: "1"
value: ""
name: "m(x)", value: "x \22y\22"
type: DW_MACINFO_undef)-"},
    {"DIMacroFile", "file: !11",
     R"(line: 7
nodes: !{!DIMacro(type: DW_MACINFO_define, name: "x", value: "1")}
nodes: !20
type: DW_MACINFO_start_file)"}};

ArrayRef<DebugClass> debugClasses() { return classes; }

/// The parts of `fields`, a list of `name: value`.
static SmallVector<StringRef> partsOf(StringRef fields) {
  SmallVector<StringRef> parts;
  size_t depth = 0, begin = 0;
  bool quoted = false;
  for (size_t i = 0; i != fields.size(); ++i) {
    char c = fields[i];
    quoted ^= c == '"';
    if (quoted)
      continue;
    if (c == '(' || c == '{')
      ++depth;
    else if (c == ')' || c == '}')
      --depth;
    else if (c == ',' && !depth) {
      parts.push_back(fields.slice(begin, i));
      begin = i + 2;
    }
  }
  if (begin < fields.size())
    parts.push_back(fields.substr(begin));
  return parts;
}

std::string withField(StringRef fields, StringRef others) {
  SmallVector<StringRef> parts = partsOf(fields), added = partsOf(others);
  erase_if(parts, [&](StringRef old) {
    return any_of(added, [&](StringRef part) {
      return part.split(": ").first == old.split(": ").first;
    });
  });
  parts.append(added);
  return join(parts, ", ");
}

std::string inScene(StringRef text) {
  // The nodes that others refer to.
  static constexpr StringLiteral scene = R"(
!llvm.dbg.cu = !{!10}
!llvm.module.flags = !{!1}
!1 = !{i32 2, !"Debug Info Version", i32 3}
!10 = distinct !DICompileUnit(language: DW_LANG_C99, file: !11, emissionKind: FullDebug)
!11 = !DIFile(filename: "a.c", directory: "/d")
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DISubroutineType(types: !14)
!14 = !{null, !12}
!15 = distinct !DISubprogram(name: "f", scope: !11, file: !11, line: 1, type: !13, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !10)
!16 = !DIExpression()
!17 = !DILocalVariable(name: "v", scope: !15, file: !11, line: 2, type: !12)
!18 = distinct !DIGlobalVariable(name: "g", scope: !10, file: !11, line: 3, type: !12, isLocal: true, isDefinition: true)
!19 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: !11, size: 32, elements: !20, identifier: "_ZTS1s")
!20 = !{}
!21 = !DILocation(line: 4, column: 5, scope: !15)
!22 = !DINamespace(name: "n", scope: null)
!23 = !{!12}
!24 = distinct !DILexicalBlock(scope: !15, file: !11, line: 5, column: 6)
!25 = !DISubprogram(name: "d", scope: !19, file: !11, line: 7, type: !13, spFlags: 0)
!26 = !DIModule(scope: null, name: "m")
!27 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !19, file: !11, baseType: !12, size: 32)
!28 = distinct !{}
!29 = distinct !DISubprogram(name: "h", scope: !11, file: !11, type: !13, spFlags: DISPFlagDefinition, unit: !10)
!30 = distinct !DIAssignID()
)";
  return (text + scene).str();
}

} // namespace palindrome::makers
