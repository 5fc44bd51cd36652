source_filename = "rich.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%0 = type { i8 }
%pair = type { i32, ptr }
%pair.0 = type { %0, i8 }

$group = comdat any

@0 = private constant i8 1
@named = global %pair zeroinitializer, partition "part", code_model "large", align 8, !type !0, !type !1
@imported = external dllimport global i32
@local = thread_local(initialexec) global i32 0
@checked = global i32 0, no_sanitize_address, sanitize_address_dyninit
@flagged = global i32 0 #0
@target = global [2 x target("spirv.DeviceEvent")] zeroinitializer
@buffer = global target("dx.RawBuffer", float, 1, 0) undef
@grouped = linkonce_odr global i32 0, comdat($group)
@table = global [2 x i64] [i64 ptrtoint (ptr @named to i64), i64 sub (i64 ptrtoint (ptr @control to i64), i64 ptrtoint (ptr @named to i64))]
@inrange = global ptr getelementptr inbounds inrange(-8, 24) ([4 x i32], ptr @table, i32 0, i64 1)
@wide = global x86_fp80 0xK3FFF8000000000000000
@label = global ptr blockaddress(@control, %left)
@counter = internal global i32 0, !dbg !2
@anonymous = global %pair.0 zeroinitializer

@other = alias i32, ptr @counter

@resolved = ifunc void (), addrspacecast (ptr addrspace(1) @resolver to ptr)

define ptr @resolver() addrspace(1) {
  ret ptr null
}

declare i32 @__gxx_personality_v0(...)

declare void @may_throw()

declare cc1023 void @variadic(...)

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
declare token @llvm.coro.id(i32, ptr readnone, ptr readonly captures(none), ptr) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #2

; Unknown intrinsic
declare void @llvm.foo.custom(metadata)

; Function Attrs: allockind("alloc,uninitialized") allocsize(0)
declare noalias ptr @allocate(i64) #3

define i32 @f(i32 %x, ptr swiftself captures(address) %p) addrspace(1) prefix i32 123 prologue i8 -112 personality ptr getelementptr (i8, ptr @__gxx_personality_v0, i64 8) !type !1 {
entry:
  %sum = add nsw i32 %x, 1
  %less = icmp samesign ult i32 %sum, %x
  %error = alloca swifterror ptr, align 8
  %splat = getelementptr i32, ptr %p, <2 x i64> splat (i64 1)
  %splats = getelementptr { i32, i32 }, <2 x ptr> %splat, i64 0, <2 x i32> splat (i32 1)
  %root = tail call fast float @llvm.sqrt.f32(float noundef nofpclass(nan) 2.000000e+00)
  call void @llvm.experimental.noalias.scope.decl(metadata !13)
  %value = load i32, ptr %p, align 4, !tbaa !16, !range !20, !alias.scope !21, !custom !1
  store i32 %value, ptr %p, align 4, !tbaa !23, !noalias !21
  %chosen = select fast i1 %less, float %root, float 1.000000e+00
  call void asm sideeffect unwind "nop", ""()
  %call = call preserve_mostcc ptr @allocate(i64 noundef 4) #6
  %text = call noundef i64 @llvm.read_register.i64(metadata !25)
  ret i32 %value
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(read)
declare i64 @llvm.read_register.i64(metadata) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #5

define i32 @control(i1 %a, i1 %b, float %y) {
entry:
  br i1 %a, label %left, label %right, !prof !26

left:                                             ; preds = %right, %entry
  %from = phi i32 [ 2, %right ], [ 1, %entry ]
  br label %join

right:                                            ; preds = %entry
  br i1 %b, label %left, label %join

join:                                             ; preds = %right, %left, %join
  %phi = phi nnan float [ 0.000000e+00, %right ], [ %y, %left ], [ %phi, %join ]
  %kind = phi i32 [ 3, %right ], [ %from, %left ], [ %kind, %join ]
  %again = fcmp oeq float %phi, %y
  br i1 %again, label %join, label %out, !llvm.loop !27

out:                                              ; preds = %join
  switch i32 %kind, label %done [
    i32 1, label %done
    i32 2, label %done
  ]

done:                                             ; preds = %out, %out, %out
  %last = phi i32 [ 4, %out ], [ 4, %out ], [ 4, %out ]
  ret i32 %last
}

define void @funclet() personality ptr @__CxxFrameHandler3 {
entry:
  invoke void @may_throw()
          to label %done unwind label %dispatch

dispatch:                                         ; preds = %entry
  %switch = catchswitch within none [label %handler] unwind to caller

handler:                                          ; preds = %dispatch
  %pad = catchpad within %switch [ptr null, i32 64, ptr null]
  call void @may_throw() [ "funclet"(token %pad) ]
  catchret from %pad to label %done

done:                                             ; preds = %handler, %entry
  ret void
}

declare i32 @__CxxFrameHandler3(...)

define i32 @landing(i1 %a) personality ptr @__gxx_personality_v0 {
entry:
  br i1 %a, label %done, label %try

try:                                              ; preds = %entry
  %result = invoke i32 @__gxx_personality_v0()
          to label %done unwind label %lpad

done:                                             ; preds = %try, %entry
  %either = phi i32 [ %result, %try ], [ 0, %entry ]
  ret i32 %either

lpad:                                             ; preds = %try
  %caught = landingpad { ptr, i32 }
          cleanup
  resume { ptr, i32 } %caught
}

define i32 @jump(i32 %x) {
entry:
  callbr void asm sideeffect "", "r,!i"(i32 %x) [ "where"(label %indirect) ]
          to label %direct [label %indirect], !srcloc !31

direct:                                           ; preds = %entry
  ret i32 0

indirect:                                         ; preds = %entry, %entry
  ret i32 1
}

define i32 @debug(i32 %x, ptr %p) !dbg !32 {
entry:
    #dbg_value(i32 %x, !40, !DIExpression(), !42)
    #dbg_value(!DIArgList(i32 %x, i32 %late), !40, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !42)
    #dbg_declare(ptr %p, !41, !DIExpression(), !43)
    #dbg_label(!44, !42)
  br label %next, !dbg !45

next:                                             ; preds = %entry
  %late = add i32 %x, 2, !dbg !46
  ret i32 %late, !dbg !47
}

attributes #0 = { "key"="value" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { allockind("alloc,uninitialized") allocsize(0) "alloc-family"="mine" }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(read) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #6 = { allocsize(0) "call-site" }

!llvm.dbg.cu = !{!4}
!llvm.module.flags = !{!8, !9, !10}
!llvm.ident = !{!11}
!mine = !{!1, !12}

!0 = !{i64 16, !"type"}
!1 = !{i64 0, !"other"}
!2 = !DIGlobalVariableExpression(var: !3, expr: !DIExpression())
!3 = distinct !DIGlobalVariable(name: "counter", scope: !4, file: !5, line: 3, type: !7, isLocal: true, isDefinition: true)
!4 = distinct !DICompileUnit(language: DW_LANG_C11, file: !5, producer: "clang", isOptimized: true, flags: "-g", runtimeVersion: 0, emissionKind: FullDebug, globals: !6, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "rich.c", directory: "/src", checksumkind: CSK_MD5, checksum: "00000000000000000000000000000000")
!6 = !{!2}
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{i32 2, !"Debug Info Version", i32 3}
!9 = !{i32 1, !"wchar_size", i32 4}
!10 = !{i32 1, !"wide", i64 4}
!11 = !{!"clang"}
!12 = distinct !{!12, null}
!13 = !{!14}
!14 = distinct !{!14, !15, !"scope"}
!15 = distinct !{!15, !"domain"}
!16 = !{!17, !17, i64 0}
!17 = !{!"int", !18, i64 0}
!18 = !{!"omnipotent char", !19, i64 0}
!19 = !{!"Simple C/C++ TBAA"}
!20 = !{i32 0, i32 10}
!21 = !{!14, !22}
!22 = distinct !{!22, !15}
!23 = !{!24, !24, i64 0}
!24 = !{!"short", !19}
!25 = !{!"rsp"}
!26 = !{!"branch_weights", i32 1, i32 2}
!27 = distinct !{!27, !28, !29, !30}
!28 = !{!"llvm.loop.mustprogress"}
!29 = !{!"llvm.loop.unroll.count", i32 4}
!30 = !{!"llvm.loop.custom", i32 5}
!31 = !{i64 7}
!32 = distinct !DISubprogram(name: "debug", scope: !5, file: !5, line: 7, type: !33, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, retainedNodes: !39, keyInstructions: true)
!33 = !DISubroutineType(types: !34)
!34 = !{!7, !7, !35}
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!36 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !5, line: 1, size: 64, elements: !37)
!37 = !{!38}
!38 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !36, file: !5, line: 2, baseType: !35, size: 64)
!39 = !{!40, !41}
!40 = !DILocalVariable(name: "x", arg: 1, scope: !32, file: !5, line: 7, type: !7)
!41 = !DILocalVariable(name: "p", arg: 2, scope: !32, file: !5, line: 7, type: !35)
!42 = !DILocation(line: 8, column: 3, scope: !32)
!43 = !DILocation(line: 9, column: 3, scope: !32)
!44 = !DILabel(scope: !32, name: "again", file: !5, line: 10)
!45 = !DILocation(line: 11, column: 3, scope: !32, atomGroup: 1, atomRank: 2)
!46 = distinct !DILocation(line: 12, column: 5, scope: !32)
!47 = !DILocation(line: 20, column: 5, scope: !48, inlinedAt: !45)
!48 = distinct !DISubprogram(name: "inlined", scope: !5, file: !5, line: 19, type: !33, scopeLine: 19, spFlags: DISPFlagDefinition, unit: !4)
