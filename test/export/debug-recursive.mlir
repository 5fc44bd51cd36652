// Recursive types and subprograms.
// RUN: palindrome export %s | FileCheck %s
// RUN: palindrome verify %s --require-mlir=different

#file = #llvm.di_file<"a.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>

// A list, which contains a pointer to its type.
#self = #llvm.di_composite_type<recId = distinct[0]<>, isRecSelf = true>
#next = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #self, sizeInBits = 64>
#node = #llvm.di_composite_type<tag = DW_TAG_structure_type, recId = distinct[0]<>, name = "node", elements = #next>

// A uniqued type in a cycle.
#uself = #llvm.di_composite_type<recId = distinct[7]<>, isRecSelf = true>
#unext = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "u", baseType = #uself>
#uniqued = #llvm.di_composite_type<tag = DW_TAG_array_type, recId = distinct[7]<>, baseType = #unext>

// Two types that contain each other.
#aself = #llvm.di_composite_type<recId = distinct[2]<>, isRecSelf = true>
#bself = #llvm.di_composite_type<recId = distinct[3]<>, isRecSelf = true>
#toa = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "toa", baseType = #aself>
#tob = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "tob", baseType = #bself>
#b = #llvm.di_composite_type<tag = DW_TAG_union_type, recId = distinct[3]<>, name = "b", elements = #toa, #tob>
#a = #llvm.di_composite_type<tag = DW_TAG_class_type, recId = distinct[2]<>, name = "a", elements = #b, #toa>

// A subprogram to which its type and its retained nodes refer.
#fself = #llvm.di_subprogram<recId = distinct[4]<>, isRecSelf = true>
#local = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "local", scope = #fself>
#type = #llvm.di_subroutine_type<types = #node, #uniqued, #a, #local>
#entity = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #fself, entity = #node>
#function = #llvm.di_subprogram<recId = distinct[4]<>, id = distinct[5]<>, compileUnit = #unit, scope = #file,
  name = "f", file = #file, subprogramFlags = Definition, type = #type, retainedNodes = #entity>

// CHECK: define void @f() !dbg [[F:![0-9]+]]
llvm.func @f() {
  llvm.return loc(unknown)
} loc(fused<#function>["a.c":1:1])

// CHECK-DAG: [[F]] = distinct !DISubprogram(name: "f", {{.*}}, type: [[TYPE:![0-9]+]], {{.*}}retainedNodes: [[RETAINED:![0-9]+]])
// CHECK-DAG: [[TYPE]] = !DISubroutineType(types: [[TYPES:![0-9]+]])
// CHECK-DAG: [[TYPES]] = !{[[NODE:![0-9]+]], [[UNIQUED:![0-9]+]], [[A:![0-9]+]], [[LOCAL:![0-9]+]]}
// CHECK-DAG: [[NODE]] = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", elements: [[NODEPARTS:![0-9]+]])
// CHECK-DAG: [[NODEPARTS]] = !{[[NEXT:![0-9]+]]}
// CHECK-DAG: [[NEXT]] = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: [[NODE]], size: 64)
// CHECK-DAG: [[UNIQUED]] = !DICompositeType(tag: DW_TAG_array_type, baseType: [[U:![0-9]+]])
// CHECK-DAG: [[U]] = !DIDerivedType(tag: DW_TAG_pointer_type, name: "u", baseType: [[UNIQUED]])
// CHECK-DAG: [[A]] = distinct !DICompositeType(tag: DW_TAG_class_type, name: "a", elements: [[APARTS:![0-9]+]])
// CHECK-DAG: [[APARTS]] = !{[[B:![0-9]+]], [[TOA:![0-9]+]]}
// CHECK-DAG: [[TOA]] = !DIDerivedType(tag: DW_TAG_pointer_type, name: "toa", baseType: [[A]])
// CHECK-DAG: [[B]] = distinct !DICompositeType(tag: DW_TAG_union_type, name: "b", elements: [[BPARTS:![0-9]+]])
// CHECK-DAG: [[BPARTS]] = !{[[TOA]], [[TOB:![0-9]+]]}
// CHECK-DAG: [[TOB]] = !DIDerivedType(tag: DW_TAG_pointer_type, name: "tob", baseType: [[B]])
// CHECK-DAG: [[LOCAL]] = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "local", scope: [[F]])
// CHECK-DAG: [[RETAINED]] = !{[[ENTITY:![0-9]+]]}
// CHECK-DAG: [[ENTITY]] = !DIImportedEntity(tag: DW_TAG_imported_module, scope: [[F]], entity: [[NODE]])
