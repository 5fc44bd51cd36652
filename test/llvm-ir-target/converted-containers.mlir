// A struct or array of the llvm dialect whose elements the dialect does not have
// is converted element by element. A struct with a name becomes another one,
// whose name begins with `_Converted.`.
//
// RUN: split-file %s %t
// RUN: %lowered %t/structs.mlir > %t/out
// RUN: FileCheck %s --check-prefix=MLIR < %t/out
// RUN: FileCheck %s --check-prefix=LLVM < %t/out
// RUN: %runs 42 %t/structs.mlir --entry=entry 42
// RUN: palindrome export --lower --emit=mlir %t/recursive.mlir | FileCheck %s --check-prefix=RECURSIVE
// RUN: %exits 2 palindrome export --lower %t/clash.mlir 2>&1 | FileCheck %s --check-prefix=CLASH

//--- structs.mlir
// LLVM-DAG: %_Converted.view = type { i64, { ptr, ptr, i64, [1 x i64], [1 x i64] } }
// LLVM-DAG: %_Converted.counter = type { i64, i32 }
// LLVM-DAG: %kept = type { i64, ptr }

// MLIR: llvm.func @literal(!llvm.struct<(i64, f32)>, !llvm.array<4 x i64>)
// LLVM: declare void @literal({ i64, float }, [4 x i64])
func.func private @literal(!llvm.struct<(index, f32)>, !llvm.array<4 x index>)

// MLIR: llvm.func @named(!llvm.struct<"_Converted.view", (i64, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>)
// LLVM: declare void @named(%_Converted.view)
func.func private @named(!llvm.struct<"view", (index, memref<?xf32>)>)

// One whose elements the dialect has keeps its name.
//
// MLIR: llvm.func @kept(!llvm.struct<"kept", (i64, ptr)>)
// LLVM: declare void @kept(%kept)
func.func private @kept(!llvm.struct<"kept", (i64, ptr)>)

// Ops of the llvm dialect take converted values only, so that a cast leads to
// them, which is gone after the conversion.
//
// MLIR-LABEL: llvm.func @count(
// MLIR-SAME: %[[S:.*]]: !llvm.struct<"_Converted.counter", (i64, i32)>) -> i64
// MLIR-NEXT: llvm.extractvalue %[[S]][0]
// LLVM-LABEL: define i64 @count(%_Converted.counter %0)
// LLVM-NEXT: extractvalue %_Converted.counter %0, 0
func.func @count(%s: !llvm.struct<"counter", (index, i32)>) -> index {
  %c = builtin.unrealized_conversion_cast %s
      : !llvm.struct<"counter", (index, i32)> to !llvm.struct<"_Converted.counter", (i64, i32)>
  %x = llvm.extractvalue %c[0] : !llvm.struct<"_Converted.counter", (i64, i32)>
  %i = builtin.unrealized_conversion_cast %x : i64 to index
  return %i : index
}

func.func @entry(%i: index) -> index {
  %undef = llvm.mlir.undef : !llvm.struct<"_Converted.counter", (i64, i32)>
  %x = builtin.unrealized_conversion_cast %i : index to i64
  %c = llvm.insertvalue %x, %undef[0] : !llvm.struct<"_Converted.counter", (i64, i32)>
  %s = builtin.unrealized_conversion_cast %c
      : !llvm.struct<"_Converted.counter", (i64, i32)> to !llvm.struct<"counter", (index, i32)>
  %r = call @count(%s) : (!llvm.struct<"counter", (index, i32)>) -> index
  return %r : index
}

//--- recursive.mlir
// A struct of the llvm dialect may contain itself. (LLVM IR has no such type.)
//
// RECURSIVE: llvm.func @f(!llvm.struct<"_Converted.list", (i64, ptr, struct<"_Converted.list">)>)
func.func private @f(!llvm.struct<"list", (index, ptr, struct<"list">)>)

//--- clash.mlir
// The new name is reserved.
// CLASH: clash.mlir:3:1: error: 'func.func' cannot be lowered: the llvm dialect has no type for '!llvm.struct<"pair", (index, f32)>'
func.func @f(%a: !llvm.struct<"pair", (index, f32)>,
             %b: !llvm.struct<"_Converted.pair", (f64)>) {
  return
}
