// The AVX ops that take memory, after a partial conversion: the memrefs are
// casts of their descriptors.
module attributes {llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  llvm.func @broadcast(%m: !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>) -> vector<8xf32> {
    %0 = builtin.unrealized_conversion_cast %m : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<1xbf16>
    %1 = x86vector.avx.bcst_to_f32.packed %0 : memref<1xbf16> -> vector<8xf32>
    llvm.return %1 : vector<8xf32>
  }
  llvm.func @broadcast_half(%m: !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>) -> vector<4xf32> {
    %0 = builtin.unrealized_conversion_cast %m : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<1xf16>
    %1 = x86vector.avx.bcst_to_f32.packed %0 : memref<1xf16> -> vector<4xf32>
    llvm.return %1 : vector<4xf32>
  }
  llvm.func @even(%m: !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>) -> vector<8xf32> {
    %0 = builtin.unrealized_conversion_cast %m : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<16xbf16>
    %1 = x86vector.avx.cvt.packed.even.indexed_to_f32 %0 : memref<16xbf16> -> vector<8xf32>
    llvm.return %1 : vector<8xf32>
  }
  llvm.func @odd(%m: !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>) -> vector<8xf32> {
    %0 = builtin.unrealized_conversion_cast %m : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<16xbf16>
    %1 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %0 : memref<16xbf16> -> vector<8xf32>
    llvm.return %1 : vector<8xf32>
  }
}
