// The debug info that cases about debug info refer to.

#include "corpus/enumerate/metadata/DebugScene.h"

using namespace llvm;
using namespace palindrome::enumerate;

std::string palindrome::enumerate::inScene(StringRef text) {
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
