// A symbol that MLIR's own translation makes nothing of is left out with a
// warning, unless an op that refers to it contains what it stands for.
// RUN: palindrome export %s 2>%t | FileCheck %s
// RUN: FileCheck %s --check-prefix=WARN --implicit-check-not=warning < %t
// RUN: palindrome-translate --mlir-to-llvmir %s 2>&1 | FileCheck %s --implicit-check-not=warning

module attributes {gpu.container_module} {
  // WARN: :[[#@LINE+1]]:3: warning: 'gpu.module' @kernels is left out: MLIR's translation makes nothing of it, nor of an op that refers to it
  gpu.module @kernels {
    llvm.func @kernel() {
      llvm.return
    }
  }
  // CHECK: @compiled_binary = internal constant [4 x i8] c"BLOB"
  gpu.binary @compiled [#gpu.object<#nvvm.target, "BLOB">]
  omp.private {type = private} @used : i32
  // WARN: :[[#@LINE+1]]:3: warning: 'omp.private' @unused is left out
  omp.private {type = private} @unused : i32
  // CHECK: define void @f(
  llvm.func @f(%x: !llvm.ptr) {
    omp.parallel private(@used %x -> %y : !llvm.ptr) {
      omp.terminator
    }
    llvm.return
  }
}
