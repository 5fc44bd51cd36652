// A carried property overrides the op's attribute for the same property.
// RUN: palindrome export %s | FileCheck %s

#root = #llvm.tbaa_root<id = "modelled root">
#int = #llvm.tbaa_type_desc<id = "modelled", members = {<#root, 0>}>
#tag = #llvm.tbaa_tag<base_type = #int, access_type = #int, offset = 0>
#file = #llvm.di_file<"a.c" in "/">
#function = #llvm.di_subprogram<scope = #file, name = "modelled", file = #file>

// CHECK: !llvm.ident = !{[[CARRIED:![0-9]+]]}
// CHECK-NOT: modelled
// CHECK: [[CARRIED]] = !{!"carried"}
// CHECK-NOT: modelled
module attributes {
  llvm.ident = "modelled",
  llvmx.metadata = ["carried", array<i32: 0>],
  llvmx.named_metadata = [["llvm.ident", array<i32: 1>]]
} {
  llvm.func @f(%p: !llvm.ptr, %c: i1) {
    %0 = llvm.load %p {tbaa = [#tag], llvmx.md.tbaa = -1 : i32} : !llvm.ptr -> i32
    llvm.return
  }
}
