// Every kind of #llvm.di_* type, scope and entity.
// RUN: palindrome export %s | FileCheck %s
// RUN: palindrome verify %s --require-mlir=different

#file = #llvm.di_file<"a.c" in "/src">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_Fortran95,
  file = #file, producer = "by hand", isOptimized = true, emissionKind = LineTablesOnly,
  nameTableKind = None, splitDebugFilename = "a.dwo">
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#pointer = #llvm.di_derived_type<tag = DW_TAG_pointer_type, name = "p", baseType = #int,
  sizeInBits = 64, alignInBits = 32, offsetInBits = 8, dwarfAddressSpace = 3, extraData = #int>
#struct = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "s", file = #file, line = 42,
  flags = "TypePassByValue", sizeInBits = 64, alignInBits = 32, elements = #llvm.di_subrange<count = 4>>
#here = #llvm.di_expression<[DW_OP_push_object_address, DW_OP_deref]>
#there = #llvm.di_expression<[DW_OP_push_object_address, DW_OP_plus_uconst(16)]>
#array = #llvm.di_composite_type<tag = DW_TAG_array_type, baseType = #int,
  dataLocation = #here, rank = #there, allocated = #here, associated = #there,
  elements = #llvm.di_subrange<lowerBound = 1, upperBound = #here, stride = -2>,
  #llvm.di_generic_subrange<count = #there, lowerBound = 1, stride = #here>>
#outer = #llvm.di_namespace<name = "outer", exportSymbols = true>
#inner = #llvm.di_namespace<name = "inner", scope = #outer, exportSymbols = false>
#module = #llvm.di_module<file = #file, scope = #inner, name = "mod", configMacros = "-D",
  includePath = "/include", apinotes = "/notes", line = 42, isDecl = true>
#function_scope = #llvm.di_subprogram<compileUnit = #unit, scope = #module, name = "of",
  file = #file, subprogramFlags = "Definition">
#length = #llvm.di_local_variable<scope = #function_scope, name = "length", type = #int, flags = Artificial>
#text = #llvm.di_string_type<tag = DW_TAG_string_type, name = "character(*)", sizeInBits = 32,
  alignInBits = 8, stringLength = #length, stringLengthExp = #here, stringLocationExp = #there>
#null = #llvm.di_null_type
#type = #llvm.di_subroutine_type<callingConvention = DW_CC_program,
  types = #null, #int, #pointer, #struct, #array, #text>
#self = #llvm.di_subprogram<recId = distinct[9]<>, isRecSelf = true>
#imported = #llvm.di_imported_entity<tag = DW_TAG_imported_module, scope = #self,
  entity = #module, file = #file, line = 9, name = "m", elements = #length>
#function = #llvm.di_subprogram<recId = distinct[9]<>, compileUnit = #unit, scope = #file, name = "f", linkageName = "_f",
  file = #file, line = 3, scopeLine = 4, subprogramFlags = "LocalToUnit|Definition|Optimized",
  type = #type, retainedNodes = #imported>
#declared = #llvm.di_subprogram<scope = #file, name = "g", file = #file,
  annotations = #llvm.di_annotation<name = "key", value = "value">>

// CHECK: declare !dbg [[DECLARED:![0-9]+]] void @g()
llvm.func @g() loc(fused<#declared>["a.c":1:1])

// CHECK: define void @f() !dbg [[F:![0-9]+]]
llvm.func @f() {
  llvm.return loc(unknown)
} loc(fused<#function>["a.c":1:1])

// CHECK: !llvm.dbg.cu = !{[[UNIT:![0-9]+]]}
// CHECK-DAG: [[UNIT]] = distinct !DICompileUnit(language: DW_LANG_Fortran95, file: [[FILE:![0-9]+]], producer: "by hand", isOptimized: true, runtimeVersion: 0, splitDebugFilename: "a.dwo", emissionKind: LineTablesOnly, nameTableKind: None)
// CHECK-DAG: [[FILE]] = !DIFile(filename: "a.c", directory: "/src")
// CHECK-DAG: !{i32 2, !"Debug Info Version", i32 3}
// CHECK-DAG: [[DECLARED]] = !DISubprogram(name: "g", scope: [[FILE]], file: [[FILE]], spFlags: 0, annotations: [[ANNOTATIONS:![0-9]+]])
// CHECK-DAG: [[F]] = distinct !DISubprogram(name: "f", linkageName: "_f", scope: [[FILE]], file: [[FILE]], line: 3, type: [[TYPE:![0-9]+]], scopeLine: 4, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: [[UNIT]], retainedNodes: [[RETAINED:![0-9]+]])
// CHECK-DAG: [[TYPE]] = !DISubroutineType(cc: DW_CC_program, types: [[TYPES:![0-9]+]])
// CHECK-DAG: [[TYPES]] = !{null, [[INT:![0-9]+]], [[POINTER:![0-9]+]], [[STRUCT:![0-9]+]], [[ARRAY:![0-9]+]], [[TEXT:![0-9]+]]}
// CHECK-DAG: [[INT]] = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
// CHECK-DAG: [[POINTER]] = !DIDerivedType(tag: DW_TAG_pointer_type, name: "p", baseType: [[INT]], size: 64, align: 32, offset: 8, extraData: [[INT]], dwarfAddressSpace: 3)
// CHECK-DAG: [[STRUCT]] = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "s", file: [[FILE]], line: 42, size: 64, align: 32, flags: DIFlagTypePassByValue, elements: [[ELEMENTS:![0-9]+]])
// CHECK-DAG: [[ELEMENTS]] = !{[[COUNT:![0-9]+]]}
// CHECK-DAG: [[COUNT]] = !DISubrange(count: 4)
// CHECK-DAG: [[ARRAY]] = !DICompositeType(tag: DW_TAG_array_type, baseType: [[INT]], elements: [[RANGES:![0-9]+]], dataLocation: !DIExpression(DW_OP_push_object_address, DW_OP_deref), associated: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 16), allocated: !DIExpression(DW_OP_push_object_address, DW_OP_deref), rank: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 16))
// CHECK-DAG: [[RANGES]] = !{[[RANGE:![0-9]+]], [[GENERIC:![0-9]+]]}
// CHECK-DAG: [[RANGE]] = !DISubrange(lowerBound: 1, upperBound: !DIExpression(DW_OP_push_object_address, DW_OP_deref), stride: -2)
// CHECK-DAG: [[GENERIC]] = !DIGenericSubrange(count: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 16), lowerBound: 1, stride: !DIExpression(DW_OP_push_object_address, DW_OP_deref))
// CHECK-DAG: [[TEXT]] = !DIStringType(name: "character(*)", stringLength: [[LENGTH:![0-9]+]], stringLengthExpression: !DIExpression(DW_OP_push_object_address, DW_OP_deref), stringLocationExpression: !DIExpression(DW_OP_push_object_address, DW_OP_plus_uconst, 16), size: 32, align: 8)
// CHECK-DAG: [[LENGTH]] = !DILocalVariable(name: "length", scope: [[OF:![0-9]+]], type: [[INT]], flags: DIFlagArtificial)
// CHECK-DAG: [[OF]] = distinct !DISubprogram(name: "of", scope: [[MODULE:![0-9]+]], file: [[FILE]], spFlags: DISPFlagDefinition, unit: [[UNIT]])
// CHECK-DAG: [[MODULE]] = !DIModule(scope: [[INNER:![0-9]+]], name: "mod", configMacros: "-D", includePath: "/include", apinotes: "/notes", file: [[FILE]], line: 42, isDecl: true)
// CHECK-DAG: [[INNER]] = !DINamespace(name: "inner", scope: [[OUTER:![0-9]+]])
// CHECK-DAG: [[OUTER]] = !DINamespace(name: "outer", scope: null, exportSymbols: true)
// CHECK-DAG: [[RETAINED]] = !{[[IMPORTED:![0-9]+]]}
// CHECK-DAG: [[IMPORTED]] = !DIImportedEntity(tag: DW_TAG_imported_module, name: "m", scope: [[F]], entity: [[MODULE]], file: [[FILE]], line: 9, elements: [[PARTS:![0-9]+]])
// CHECK-DAG: [[PARTS]] = !{[[LENGTH]]}
// CHECK-DAG: [[ANNOTATIONS]] = !{[[ANNOTATION:![0-9]+]]}
// CHECK-DAG: [[ANNOTATION]] = !{!"key", !"value"}
