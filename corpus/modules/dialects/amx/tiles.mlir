// Tiles that stay in registers: zeros, products of floats and of integers.
module attributes {llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  llvm.func @bfloats(%p: !llvm.ptr) {
    %a = amx.tile_zero : !amx.tile<16x32xbf16>
    %b = amx.tile_zero : !amx.tile<16x32xbf16>
    %c = amx.tile_zero : !amx.tile<16x16xf32>
    %d = amx.tile_mulf %a, %b, %c : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
    %tile = builtin.unrealized_conversion_cast %d : !amx.tile<16x16xf32> to !llvm.x86_amx
    %vector = llvm.call_intrinsic "llvm.x86.cast.tile.to.vector.v256f32"(%tile) : (!llvm.x86_amx) -> vector<256xf32>
    llvm.store %vector, %p : vector<256xf32>, !llvm.ptr
    llvm.return
  }
  llvm.func @halves(%p: !llvm.ptr) {
    %a = amx.tile_zero : !amx.tile<8x32xf16>
    %b = amx.tile_zero : !amx.tile<16x16xf16>
    %c = amx.tile_zero : !amx.tile<8x8xf32>
    %d = amx.tile_mulf %a, %b, %c : !amx.tile<8x32xf16>, !amx.tile<16x16xf16>, !amx.tile<8x8xf32>
    %tile = builtin.unrealized_conversion_cast %d : !amx.tile<8x8xf32> to !llvm.x86_amx
    %vector = llvm.call_intrinsic "llvm.x86.cast.tile.to.vector.v256f32"(%tile) : (!llvm.x86_amx) -> vector<256xf32>
    llvm.store %vector, %p : vector<256xf32>, !llvm.ptr
    llvm.return
  }
  llvm.func @signs(%p: !llvm.ptr) {
    %a = amx.tile_zero : !amx.tile<16x64xi8>
    %b = amx.tile_zero : !amx.tile<16x64xi8>
    %c = amx.tile_zero : !amx.tile<16x16xi32>
    %d = amx.tile_muli %a, %b, %c : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
    %e = amx.tile_muli %a, %b zext, %d : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
    %f = amx.tile_muli %a zext, %b, %e : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
    %g = amx.tile_muli %a zext, %b zext, %f : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
    %tile = builtin.unrealized_conversion_cast %g : !amx.tile<16x16xi32> to !llvm.x86_amx
    %vector = llvm.call_intrinsic "llvm.x86.cast.tile.to.vector.v256i32"(%tile) : (!llvm.x86_amx) -> vector<256xi32>
    llvm.store %vector, %p : vector<256xi32>, !llvm.ptr
    llvm.return
  }
}
