; Metadata as an operand: local values, constants, nodes, strings, argument
; lists, in calls and invokes.

declare void @llvm.fake.one(metadata)
declare i32 @llvm.fake.two(metadata, i32, metadata)
declare i64 @llvm.read_register.i64(metadata)
declare i1 @llvm.type.test(ptr, metadata)

define i64 @operands(i32 %x, ptr %p, <2 x float> %v) {
  call void @llvm.fake.one(metadata i32 %x)
  call void @llvm.fake.one(metadata <2 x float> %v)
  call void @llvm.fake.one(metadata i32 7)
  call void @llvm.fake.one(metadata ptr @operands)
  call void @llvm.fake.one(metadata ptr undef)
  call void @llvm.fake.one(metadata !0)
  call void @llvm.fake.one(metadata !"a string\00")
  call void @llvm.fake.one(metadata !1)
  call void @llvm.fake.one(metadata !DIExpression(DW_OP_deref))
  %a = call i32 @llvm.fake.two(metadata ptr %p, i32 %x, metadata !2)
  %b = call i64 @llvm.read_register.i64(metadata !3)
  %c = call i1 @llvm.type.test(ptr %p, metadata !"_ZTS1A")
  ret i64 %b
}

!0 = !{}
!1 = distinct !{!1, i32 4}
!2 = !{!0, !1, null}
!3 = !{!"rsp\00"}
