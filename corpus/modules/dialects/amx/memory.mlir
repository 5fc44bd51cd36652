// Tiles from and to memory, after a partial conversion: memrefs, indices and
// tiles are casts of their descriptors, of integers and of x86_amx.
module attributes {llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  llvm.func @implicit_stride(%m: !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, %i: i64, %j: i64) {
    %0 = builtin.unrealized_conversion_cast %m : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<?x?xbf16>
    %1 = builtin.unrealized_conversion_cast %i : i64 to index
    %2 = builtin.unrealized_conversion_cast %j : i64 to index
    %3 = amx.tile_load %0[%1, %2] : memref<?x?xbf16> into !amx.tile<16x32xbf16>
    amx.tile_store %0[%2, %1], %3 : memref<?x?xbf16>, !amx.tile<16x32xbf16>
    llvm.return
  }
  llvm.func @explicit_stride(%m: !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, %i: i64, %stride: i64) {
    %0 = builtin.unrealized_conversion_cast %m : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xi8>
    %1 = builtin.unrealized_conversion_cast %i : i64 to index
    %2 = builtin.unrealized_conversion_cast %stride : i64 to index
    %3 = amx.tile_load %0[%1], %2 : memref<?xi8> into !amx.tile<16x64xi8>
    amx.tile_store %0[%1], %3, %2 : memref<?xi8>, !amx.tile<16x64xi8>
    llvm.return
  }
  llvm.func @static_shape(%m: !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, %i: i64) {
    %0 = builtin.unrealized_conversion_cast %m : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<64x128xf32, strided<[128, 1], offset: ?>>
    %1 = builtin.unrealized_conversion_cast %i : i64 to index
    %2 = amx.tile_load %0[%1, %1] : memref<64x128xf32, strided<[128, 1], offset: ?>> into !amx.tile<16x16xf32>
    amx.tile_store %0[%1, %1], %2 : memref<64x128xf32, strided<[128, 1], offset: ?>>, !amx.tile<16x16xf32>
    llvm.return
  }
  llvm.func @tiles(%m: !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, %i: i64, %p: !llvm.ptr) {
    %0 = builtin.unrealized_conversion_cast %m : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<?x?xi32>
    %1 = builtin.unrealized_conversion_cast %i : i64 to index
    %2 = llvm.load %p : !llvm.ptr -> vector<256xi32>
    %3 = llvm.call_intrinsic "llvm.x86.cast.vector.to.tile.v256i32"(%2) : (vector<256xi32>) -> !llvm.x86_amx
    %4 = builtin.unrealized_conversion_cast %3 : !llvm.x86_amx to !amx.tile<16x16xi32>
    amx.tile_store %0[%1, %1], %4 : memref<?x?xi32>, !amx.tile<16x16xi32>
    %5 = amx.tile_load %0[%1, %1] : memref<?x?xi32> into !amx.tile<16x16xi32>
    %6 = builtin.unrealized_conversion_cast %5 : !amx.tile<16x16xi32> to !llvm.x86_amx
    %7 = llvm.call_intrinsic "llvm.x86.cast.tile.to.vector.v256i32"(%6) : (!llvm.x86_amx) -> vector<256xi32>
    llvm.store %7, %p : vector<256xi32>, !llvm.ptr
    llvm.return
  }
}
