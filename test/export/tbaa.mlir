// TBAA tags (LangRef, "'tbaa' Metadata").
// RUN: palindrome export %s 2>%t | FileCheck %s
// RUN: FileCheck %s --check-prefix=WARN < %t
// RUN: palindrome verify %s --require-mlir=different

#root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#anonymous = #llvm.tbaa_root
#char = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#root, 0>}>
#int = #llvm.tbaa_type_desc<id = "int", members = {<#char, 0>}>
#pair = #llvm.tbaa_type_desc<id = "pair", members = {<#int, 0>, <#int, 4>}>
#other = #llvm.tbaa_type_desc<id = "other", members = {<#anonymous, 0>}>
#second = #llvm.tbaa_tag<base_type = #pair, access_type = #int, offset = 4>
#constant = #llvm.tbaa_tag<base_type = #int, access_type = #int, offset = 0, constant = true>
#of_other = #llvm.tbaa_tag<base_type = #other, access_type = #other, offset = 0>

llvm.func @callee(!llvm.ptr) -> i32

// CHECK-LABEL: define i32 @f(
llvm.func @f(%p: !llvm.ptr, %n: i64) -> i32 {
  // CHECK: load i32, {{.*}} !tbaa [[SECOND:![0-9]+]]
  %0 = llvm.load %p {tbaa = [#second]} : !llvm.ptr -> i32
  // CHECK: store i32 {{.*}} !tbaa [[CONSTANT:![0-9]+]]
  llvm.store %0, %p {tbaa = [#constant]} : i32, !llvm.ptr
  // CHECK: call void @llvm.memcpy{{.*}} !tbaa [[OTHER:![0-9]+]]
  "llvm.intr.memcpy"(%p, %p, %n) <{isVolatile = false, tbaa = [#of_other]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  // CHECK: call i32 @callee({{.*}}), !tbaa [[SECOND]]
  %1 = llvm.call @callee(%p) {tbaa = [#second]} : (!llvm.ptr) -> i32
  // WARN: tbaa.mlir:[[#@LINE+2]]:{{[0-9]+}}: warning: TBAA access tags were not translated
  // CHECK: load i32, ptr %{{[0-9]+}}, align 4{{$}}
  %2 = llvm.load %p {tbaa = [#second, #constant]} : !llvm.ptr -> i32
  llvm.return %2 : i32
}

// CHECK: [[SECOND]] = !{[[PAIR:![0-9]+]], [[INT:![0-9]+]], i64 4}
// CHECK: [[PAIR]] = !{!"pair", [[INT]], i64 0, [[INT]], i64 4}
// CHECK: [[INT]] = !{!"int", [[CHAR:![0-9]+]], i64 0}
// CHECK: [[CHAR]] = !{!"omnipotent char", [[ROOT:![0-9]+]], i64 0}
// CHECK: [[ROOT]] = !{!"Simple C/C++ TBAA"}
// CHECK: [[CONSTANT]] = !{[[INT]], [[INT]], i64 0, i64 1}
// CHECK: [[OTHER]] = !{[[OTHERTYPE:![0-9]+]], [[OTHERTYPE]], i64 0}
// CHECK: [[OTHERTYPE]] = !{!"other", [[ANONYMOUS:![0-9]+]], i64 0}
// CHECK: [[ANONYMOUS]] = distinct !{[[ANONYMOUS]]}
