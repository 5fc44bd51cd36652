// The AVX and AVX2 ops that take no memory.
module attributes {llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  llvm.func @rsqrt(%a: vector<8xf32>) -> vector<8xf32> {
    %0 = x86vector.avx.rsqrt %a : vector<8xf32>
    llvm.return %0 : vector<8xf32>
  }
  llvm.func @dot(%a: vector<8xf32>, %b: vector<8xf32>) -> vector<8xf32> {
    %0 = x86vector.avx.intr.dot %a, %b : vector<8xf32>
    llvm.return %0 : vector<8xf32>
  }
  llvm.func @dot_i8_128(%w: vector<4xi32>, %a: vector<16xi8>, %b: vector<16xi8>) -> vector<4xi32> {
    %0 = x86vector.avx.dot.i8 %w, %a, %b : vector<16xi8> -> vector<4xi32>
    llvm.return %0 : vector<4xi32>
  }
  llvm.func @dot_i8_256(%w: vector<8xi32>, %a: vector<32xi8>, %b: vector<32xi8>) -> vector<8xi32> {
    %0 = x86vector.avx.dot.i8 %w, %a, %b : vector<32xi8> -> vector<8xi32>
    llvm.return %0 : vector<8xi32>
  }
}
