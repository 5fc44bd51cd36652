// Alias scopes: distinct ones, and those that a string identifies.
// RUN: palindrome export %s | FileCheck %s
// RUN: palindrome verify %s --require-mlir=different

#domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "domain">
#named = #llvm.alias_scope_domain<id = "named domain">
#a = #llvm.alias_scope<id = distinct[1]<>, domain = #domain, description = "a">
#b = #llvm.alias_scope<id = distinct[2]<>, domain = #domain>
#c = #llvm.alias_scope<id = "c", domain = #named, description = "the third">

// CHECK-LABEL: define void @f(
llvm.func @f(%p: !llvm.ptr, %x: f32) {
  // CHECK: call void @llvm.experimental.noalias.scope.decl(metadata [[LIST_A:![0-9]+]])
  llvm.intr.experimental.noalias.scope.decl #a
  // CHECK: load float, {{.*}} !alias.scope [[LIST_A]], !noalias [[LIST_BC:![0-9]+]]
  %0 = llvm.load %p {alias_scopes = [#a], noalias_scopes = [#b, #c]} : !llvm.ptr -> f32
  // CHECK: atomicrmw {{.*}} !noalias [[LIST_A]]
  %1 = llvm.atomicrmw fadd %p, %x monotonic {noalias_scopes = [#a]} : !llvm.ptr, f32
  // CHECK: call void @f({{.*}}), !alias.scope [[LIST_BC]]
  llvm.call @f(%p, %1) {alias_scopes = [#b, #c]} : (!llvm.ptr, f32) -> ()
  llvm.return
}

// CHECK: [[LIST_A]] = !{[[A:![0-9]+]]}
// CHECK: [[A]] = distinct !{[[A]], [[DOMAIN:![0-9]+]], !"a"}
// CHECK: [[DOMAIN]] = distinct !{[[DOMAIN]], !"domain"}
// CHECK: [[LIST_BC]] = !{[[B:![0-9]+]], [[C:![0-9]+]]}
// CHECK: [[B]] = distinct !{[[B]], [[DOMAIN]]}
// CHECK: [[C]] = !{!"c", [[NAMED:![0-9]+]], !"the third"}
// CHECK: [[NAMED]] = !{!"named domain"}
