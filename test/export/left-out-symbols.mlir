// A symbol that MLIR's own translation makes nothing of is left out with a
// warning, unless an op that refers to it contains what it stands for.
// RUN: palindrome export %s 2>%t | FileCheck %s
// RUN: FileCheck %s --check-prefix=WARN --implicit-check-not=warning < %t
// RUN: palindrome-translate --mlir-to-llvmir %s 2>&1 | FileCheck %s --implicit-check-not=warning

module attributes {gpu.container_module} {
  // WARN-DAG: :[[#@LINE+1]]:3: warning: 'gpu.module' @kernels is left out: MLIR's translation makes nothing of it, nor of an op that refers to it
  gpu.module @kernels {
    llvm.func @kernel() {
      llvm.return
    }
  }
  // CHECK: @g = linkonce_odr global i32 0, comdat
  // CHECK: @compiled_binary = internal constant [4 x i8] c"BLOB"
  gpu.binary @compiled [#gpu.object<#nvvm.target, "BLOB">]
  // WARN-DAG: :[[#@LINE+2]]:5: warning: 'llvm.comdat_selector' @empty is left out: no symbol is in it
  llvm.comdat @comdats {
    llvm.comdat_selector @empty any
    llvm.comdat_selector @used any
  }
  llvm.mlir.global linkonce_odr @g(0 : i32) comdat(@comdats::@used) : i32
  // WARN-DAG: :[[#@LINE+1]]:8: warning: 'llvm.mlir.constant' is left out: nothing uses it
  %0 = llvm.mlir.constant(1 : i32) : i32
  omp.private {type = private} @used : i32
  // WARN-DAG: :[[#@LINE+1]]:3: warning: 'omp.private' @unused is left out
  omp.private {type = private} @unused : i32
  // CHECK: define void @f(
  llvm.func @f(%x: !llvm.ptr) {
    omp.parallel private(@used %x -> %y : !llvm.ptr) {
      omp.terminator
    }
    llvm.return
  }
}
