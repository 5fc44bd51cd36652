// An attribute of a dialect on an op of another one is translated by the hook
// amendOperation: it completes what the op became. docs/extending.md has a
// dialect of one's own, whose attribute becomes metadata of an instruction.
//
// RUN: palindrome export %s | FileCheck %s
// RUN: palindrome verify %s

// CHECK: define ptx_kernel void @kernel(ptr %0) #[[NVIDIA:[0-9]+]]
llvm.func @kernel(%p: !llvm.ptr) attributes {nvvm.kernel, nvvm.maxntid = array<i32: 32, 4>} {
  llvm.return
}

// CHECK: define amdgpu_kernel void @other(ptr %0) #[[AMD:[0-9]+]]
llvm.func @other(%p: !llvm.ptr) attributes {rocdl.kernel, rocdl.flat_work_group_size = "64,128"} {
  llvm.return
}

// CHECK: attributes #[[NVIDIA]] = { "nvvm.maxntid"="32,4" }
// CHECK: attributes #[[AMD]] = { "amdgpu-flat-work-group-size"="64,128"
