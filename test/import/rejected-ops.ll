; Instructions whose ops MLIR's verifier rejects have other forms, and so have
; constants, calls and symbols; MLIR accepts what they become.

; RUN: palindrome import %s | FileCheck %s
; RUN: palindrome import %s | mlir-opt-22 --allow-unregistered-dialect > /dev/null
; RUN: palindrome verify %s --through text

; An alias of a type that llvm.mlir.alias does not take.
; CHECK: llvm.mlir.alias external @alias {{.*}}llvmx.value_type = !llvm.token{{.*}} : i8
@alias = alias token, ptr @variable
@variable = global i8 0

; A symbol that MLIR's dso_local_equivalent rejects.
; CHECK-LABEL: llvm.func @equivalent
; CHECK: "llvmx.constant"() <{code = ["dso_local_equivalent", @weak]}>
define ptr @equivalent() {
  ret ptr dso_local_equivalent @weak
}
declare extern_weak void @weak()

; CHECK-LABEL: llvm.func @vectors
define <2 x ppc_fp128> @vectors(<2 x ppc_fp128> %a, <2 x i1> %b) {
; CHECK: "llvmx.instruction"(%{{.*}}) <{details = {nneg}, opcode = "uitofp"}> {llvmx.name = "c"}
  %c = uitofp nneg <2 x i1> %b to <2 x ppc_fp128>
; CHECK: "llvmx.instruction"(%{{.*}}, %{{.*}}) <{details = {}, opcode = "fadd"}> {llvmx.fastmath = "nnan", llvmx.name = "d"}
  %d = fadd nnan <2 x ppc_fp128> %a, %c
; CHECK: "llvmx.instruction"(%{{.*}}, %{{.*}}) <{details = {predicate = "ult"}, opcode = "fcmp"}>
  %e = fcmp ult <2 x ppc_fp128> %a, %d
; CHECK: llvm.return
  ret <2 x ppc_fp128> %d
}

; A direct call of a definition with a subprogram needs a location in MLIR, so
; that it goes through the address.
; CHECK-LABEL: llvm.func @caller
; CHECK: %[[ADDRESS:.*]] = llvm.mlir.addressof @callee
; CHECK: llvm.call %[[ADDRESS]]()
; CHECK: llvm.call @callee()
define void @caller() !dbg !4 {
  call void @callee()
  call void @callee(), !dbg !6
  ret void
}

define weak void @callee() !dbg !7 {
  ret void
}

; A record before a landing pad would stand before its op, where an invoke's
; verifier requires the pad.
; CHECK-LABEL: llvm.func @records
; CHECK: "llvmx.terminator"{{.*}}opcode = "invoke"
; CHECK: llvm.invoke @weak() to ^{{.*}} unwind
; CHECK: llvm.intr.dbg.value
; CHECK: "llvmx.instruction"(){{.*}}opcode = "landingpad"
; CHECK: llvm.landingpad cleanup
define void @records(i32 %x) personality ptr @weak !dbg !8 {
  invoke void @weak() to label %next unwind label %late
next:
  invoke void @weak() to label %end unwind label %early
late:
  #dbg_value(i32 %x, !10, !DIExpression(), !9)
  %a = landingpad { ptr, i32 } cleanup
  br label %end
early:
  %b = landingpad { ptr, i32 } cleanup
  br label %end
end:
  ret void
}

; Landing pads without an llvm.landingpad, used by a block before theirs: one
; after a record, one in a function whose personality is no symbol.
; CHECK-LABEL: llvm.func @usedBefore
; CHECK: llvm.resume %[[LATE:[0-9]+]]
; CHECK: llvm.intr.dbg.value
; CHECK: %[[LATE]] = "llvmx.instruction"(){{.*}}opcode = "landingpad"
define void @usedBefore(i32 %x) personality ptr @weak !dbg !12 {
  invoke void @weak() to label %end unwind label %pad
end:
  ret void
leave:
  resume { ptr, i32 } %a
pad:
  #dbg_value(i32 %x, !14, !DIExpression(), !13)
  %a = landingpad { ptr, i32 } cleanup
  br label %leave
}
; CHECK-LABEL: llvm.func @personalityIsNoSymbol
; CHECK: llvm.resume %[[PAD:[0-9]+]]
; CHECK: %[[PAD]] = "llvmx.instruction"(){{.*}}opcode = "landingpad"
define void @personalityIsNoSymbol() personality ptr undef {
  invoke void @weak() to label %end unwind label %pad
end:
  ret void
leave:
  resume { ptr, i32 } %a
pad:
  %a = landingpad { ptr, i32 } cleanup
  br label %leave
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "caller", file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !{})
!6 = !DILocation(line: 2, scope: !4)
!7 = distinct !DISubprogram(name: "callee", file: !1, line: 3, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!8 = distinct !DISubprogram(name: "records", file: !1, line: 4, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!9 = !DILocation(line: 5, scope: !8)
!10 = !DILocalVariable(name: "x", scope: !8, file: !1, line: 4, type: !11)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = distinct !DISubprogram(name: "usedBefore", file: !1, line: 6, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!13 = !DILocation(line: 7, scope: !12)
!14 = !DILocalVariable(name: "x", scope: !12, file: !1, line: 6, type: !11)
