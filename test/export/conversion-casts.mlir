// Casts that a partial conversion left have no instruction if one type is
// converted to the other, in whatever order the blocks are.
// RUN: split-file %s %t
// RUN: palindrome export %t/casts.mlir | FileCheck %s
// RUN: not palindrome export %t/pointer.mlir 2>&1 | FileCheck %s --check-prefix=POINTER
// RUN: not palindrome export %t/round.mlir 2>&1 | FileCheck %s --check-prefix=ROUND
// RUN: palindrome export %t/narrow.mlir | FileCheck %s --check-prefix=NARROW
// RUN: not palindrome export %t/wide.mlir 2>&1 | FileCheck %s --check-prefix=WIDE
// RUN: not palindrome export %t/memref.mlir 2>&1 | FileCheck %s --check-prefix=MEMREF
// RUN: not palindrome-translate --mlir-to-llvmir %t/casts.mlir 2>&1 | FileCheck %s --check-prefix=UPSTREAM
// RUN: palindrome-translate --lossless --mlir-to-llvmir %t/casts.mlir | FileCheck %s

// UPSTREAM: LLVM Translation failed for operation: builtin.unrealized_conversion_cast

//--- casts.mlir
// CHECK: define { i32, i32 } @f(ptr %0, { float, float } %1) {
// CHECK: %[[SUM:[0-9]+]] = add i64 %[[INT:[0-9]+]], %[[INT]]
// CHECK: call x86_amx @llvm.x86.tdpbf16ps.internal(i16 16, i16 64, i16 64, x86_amx %[[ACC:[0-9]+]], x86_amx %[[TILE:[0-9]+]], x86_amx %[[TILE]])
// CHECK: extractvalue { float, float } %1, 0
// CHECK: %[[TILE]] = call x86_amx @llvm.x86.tilezero.internal(i16 16, i16 64)
// CHECK: %[[ACC]] = call x86_amx @llvm.x86.tilezero.internal(i16 16, i16 64)
// CHECK: %[[INT]] = load i64, ptr %0
llvm.func @f(%p: !llvm.ptr, %pair: !llvm.struct<(f32, f32)>) -> !llvm.struct<(i32, i32)> {
  llvm.br ^first
^last:
  %sum = llvm.add %int, %int : i64
  %product = amx.tile_mulf %tile, %tile, %acc : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
  %complex = builtin.unrealized_conversion_cast %pair : !llvm.struct<(f32, f32)> to complex<f32>
  %back = builtin.unrealized_conversion_cast %complex : complex<f32> to !llvm.struct<(f32, f32)>
  %real = llvm.extractvalue %back[0] : !llvm.struct<(f32, f32)>
  %result = llvm.mlir.zero : !llvm.struct<(i32, i32)>
  llvm.return %result : !llvm.struct<(i32, i32)>
^middle:
  %index = builtin.unrealized_conversion_cast %loaded : i64 to index
  %int = builtin.unrealized_conversion_cast %index : index to i64
  %tile = amx.tile_zero : !amx.tile<16x32xbf16>
  %zero = amx.tile_zero : !amx.tile<16x16xf32>
  %amx = builtin.unrealized_conversion_cast %zero : !amx.tile<16x16xf32> to !llvm.x86_amx
  %acc = builtin.unrealized_conversion_cast %amx : !llvm.x86_amx to !amx.tile<16x16xf32>
  llvm.br ^last
^first:
  %loaded = llvm.load %p : !llvm.ptr -> i64
  llvm.br ^middle
}

//--- pointer.mlir
// A memref is converted to a descriptor, not to the bare pointer of this cast.
// POINTER: 'builtin.unrealized_conversion_cast' op is something else in LLVM IR than its operands; finish the lowering to the llvm dialect first
llvm.func @f(%p: !llvm.ptr) {
  %0 = builtin.unrealized_conversion_cast %p : !llvm.ptr to memref<16xi8>
  llvm.return
}

//--- round.mlir
// ROUND: 'builtin.unrealized_conversion_cast' op is something else in LLVM IR
llvm.func @f() {
  llvm.return
^unreachable:
  %0 = builtin.unrealized_conversion_cast %1 : i64 to index
  %1 = builtin.unrealized_conversion_cast %0 : index to i64
  llvm.br ^unreachable
}

//--- narrow.mlir
// The data layout determines the width of an index.
// NARROW: ret i32 %0
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
  llvm.func @f(%i: i32) -> i32 {
    %0 = builtin.unrealized_conversion_cast %i : i32 to index
    %1 = builtin.unrealized_conversion_cast %0 : index to i32
    llvm.return %1 : i32
  }
}

//--- wide.mlir
// WIDE: 'builtin.unrealized_conversion_cast' op is something else in LLVM IR
llvm.func @f(%i: i32) {
  %0 = builtin.unrealized_conversion_cast %i : i32 to index
  llvm.return
}

//--- memref.mlir
// MEMREF: 'amx.tile_load' op has an operand of type 'memref<16x64xi8, "far">', which LLVM IR has no form for; lower the op to the llvm dialect first (mlir-opt --convert-vector-to-llvm)
llvm.func @f(%i: i64) {
  %0 = builtin.unrealized_conversion_cast %i : i64 to index
  llvm.br ^last
^load:
  %1 = amx.tile_load %memref[%0, %0] : memref<16x64xi8, "far"> into !amx.tile<16x64xi8>
  llvm.return
^last:
  %memref = builtin.unrealized_conversion_cast %i : i64 to memref<16x64xi8, "far">
  llvm.br ^load
}
