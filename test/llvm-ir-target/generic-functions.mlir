// Memory comes from malloc, or with an option from aligned_alloc, and goes back by free; or from
// functions of MLIR's own with the same types, which a runtime library defines.
//
// RUN: %lowered %s > %t
// RUN: FileCheck %s --check-prefix=PLAIN < %t
// RUN: %lowered %s --use-aligned-alloc > %t.aligned
// RUN: FileCheck %s --check-prefix=ALIGNED < %t.aligned
// RUN: %lowered %s --use-generic-functions > %t.generic
// RUN: FileCheck %s --check-prefix=GENERIC < %t.generic
// RUN: %lowered %s --use-generic-functions --use-aligned-alloc > %t.both
// RUN: FileCheck %s --check-prefix=BOTH < %t.both
// RUN: %runs 0 %s --entry=entry
// RUN: %runs 0 --use-aligned-alloc %s --entry=entry
// RUN: %runs 0 --use-aligned-alloc --use-generic-functions %s --entry=entry

// PLAIN-DAG: declare ptr @malloc(i64)
// PLAIN-DAG: declare void @free(ptr)
// PLAIN-LABEL: define i64 @entry()
// PLAIN-COUNT-2: call ptr @malloc(
// PLAIN-COUNT-2: call void @free(
//
// ALIGNED-DAG: declare ptr @aligned_alloc(i64, i64)
// ALIGNED-LABEL: define i64 @entry()
// ALIGNED: call ptr @aligned_alloc(i64 16,
// ALIGNED: call ptr @aligned_alloc(i64 64,
// ALIGNED-COUNT-2: call void @free(
//
// GENERIC-DAG: declare ptr @_mlir_memref_to_llvm_alloc(i64)
// GENERIC-DAG: declare void @_mlir_memref_to_llvm_free(ptr)
// GENERIC-LABEL: define i64 @entry()
// GENERIC-COUNT-2: call ptr @_mlir_memref_to_llvm_alloc(
// GENERIC-COUNT-2: call void @_mlir_memref_to_llvm_free(
//
// BOTH-DAG: declare ptr @_mlir_memref_to_llvm_aligned_alloc(i64, i64)
// BOTH-LABEL: define i64 @entry()
// BOTH: call ptr @_mlir_memref_to_llvm_aligned_alloc(i64 16,
// BOTH: call ptr @_mlir_memref_to_llvm_aligned_alloc(i64 64,
// BOTH-COUNT-2: call void @_mlir_memref_to_llvm_free(
func.func @entry() -> i64 {
  %m = memref.alloc() : memref<4xf32>
  %a = memref.alloc() {alignment = 64} : memref<16xf32>
  %p = memref.extract_aligned_pointer_as_index %a : memref<16xf32> -> index
  %sixtyfour = arith.constant 64 : index
  %r = arith.remui %p, %sixtyfour : index
  %x = arith.index_cast %r : index to i64
  memref.dealloc %m : memref<4xf32>
  memref.dealloc %a : memref<16xf32>
  return %x : i64
}
