llvm.func @f() {
  %0 = amx.tile_zero : !amx.tile<16x16xbf16>
  llvm.return
}
