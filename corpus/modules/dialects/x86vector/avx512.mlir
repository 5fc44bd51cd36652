// The AVX-512 ops, at each of the vector lengths that they have.
module attributes {llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  llvm.func @mask_compress_16(%k: vector<16xi1>, %a: vector<16xf32>) -> vector<16xf32> {
    %0 = x86vector.avx512.mask.compress %k, %a : vector<16xf32>
    llvm.return %0 : vector<16xf32>
  }
  llvm.func @mask_compress_src(%k: vector<8xi1>, %a: vector<8xi64>, %src: vector<8xi64>) -> vector<8xi64> {
    %0 = x86vector.avx512.mask.compress %k, %a, %src : vector<8xi64>, vector<8xi64>
    llvm.return %0 : vector<8xi64>
  }
  llvm.func @mask_rndscale_ps(%src: vector<16xf32>, %a: vector<16xf32>, %imm: i16) -> vector<16xf32> {
    %k = llvm.mlir.constant(8 : i32) : i32
    %rounding = llvm.mlir.constant(4 : i32) : i32
    %0 = x86vector.avx512.mask.rndscale %src, %k, %a, %imm, %rounding : vector<16xf32>
    llvm.return %0 : vector<16xf32>
  }
  llvm.func @mask_rndscale_pd(%src: vector<8xf64>, %a: vector<8xf64>, %imm: i8) -> vector<8xf64> {
    %k = llvm.mlir.constant(9 : i32) : i32
    %rounding = llvm.mlir.constant(8 : i32) : i32
    %0 = x86vector.avx512.mask.rndscale %src, %k, %a, %imm, %rounding : vector<8xf64>
    llvm.return %0 : vector<8xf64>
  }
  llvm.func @mask_scalef_ps(%src: vector<16xf32>, %a: vector<16xf32>, %b: vector<16xf32>, %k: i16) -> vector<16xf32> {
    %rounding = llvm.mlir.constant(4 : i32) : i32
    %0 = x86vector.avx512.mask.scalef %src, %a, %b, %k, %rounding : vector<16xf32>
    llvm.return %0 : vector<16xf32>
  }
  llvm.func @mask_scalef_pd(%src: vector<8xf64>, %a: vector<8xf64>, %b: vector<8xf64>, %k: i8) -> vector<8xf64> {
    %rounding = llvm.mlir.constant(4 : i32) : i32
    %0 = x86vector.avx512.mask.scalef %src, %a, %b, %k, %rounding : vector<8xf64>
    llvm.return %0 : vector<8xf64>
  }
  llvm.func @dot_bf16_128(%src: vector<4xf32>, %a: vector<8xbf16>, %b: vector<8xbf16>) -> vector<4xf32> {
    %0 = x86vector.avx512.dot %src, %a, %b : vector<8xbf16> -> vector<4xf32>
    llvm.return %0 : vector<4xf32>
  }
  llvm.func @dot_bf16_256(%src: vector<8xf32>, %a: vector<16xbf16>, %b: vector<16xbf16>) -> vector<8xf32> {
    %0 = x86vector.avx512.dot %src, %a, %b : vector<16xbf16> -> vector<8xf32>
    llvm.return %0 : vector<8xf32>
  }
  llvm.func @dot_bf16_512(%src: vector<16xf32>, %a: vector<32xbf16>, %b: vector<32xbf16>) -> vector<16xf32> {
    %0 = x86vector.avx512.dot %src, %a, %b : vector<32xbf16> -> vector<16xf32>
    llvm.return %0 : vector<16xf32>
  }
  llvm.func @cvt_bf16_256(%a: vector<8xf32>) -> vector<8xbf16> {
    %0 = x86vector.avx512.cvt.packed.f32_to_bf16 %a : vector<8xf32> -> vector<8xbf16>
    llvm.return %0 : vector<8xbf16>
  }
  llvm.func @cvt_bf16_512(%a: vector<16xf32>) -> vector<16xbf16> {
    %0 = x86vector.avx512.cvt.packed.f32_to_bf16 %a : vector<16xf32> -> vector<16xbf16>
    llvm.return %0 : vector<16xbf16>
  }
}
