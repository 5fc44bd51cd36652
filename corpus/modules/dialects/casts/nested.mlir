// Ops on what a partial conversion left, in a region that MLIR's own interface
// exports: a tile that each thread copies.
llvm.func @copy(%m: !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, %i: i64) {
  %0 = builtin.unrealized_conversion_cast %m : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<?x?xi32>
  omp.parallel {
    %1 = builtin.unrealized_conversion_cast %i : i64 to index
    %5 = amx.tile_load %0[%1, %1] : memref<?x?xi32> into !amx.tile<16x16xi32>
    amx.tile_store %0[%1, %1], %5 : memref<?x?xi32>, !amx.tile<16x16xi32>
    omp.terminator
  }
  llvm.return
}
