// A tensor that no bufferization replaces is an error at its op.
//
// RUN: split-file %s %t
// RUN: %exits 2 palindrome export --lower %t/cast.mlir 2>&1 | FileCheck %s --check-prefix=CAST
// RUN: %exits 2 palindrome export --lower %t/block.mlir 2>&1 | FileCheck %s --check-prefix=BLOCK
// RUN: %exits 2 palindrome export --lower %t/struct.mlir 2>&1 | FileCheck %s --check-prefix=STRUCT
// RUN: %exits 2 palindrome export --lower %t/dialect.mlir 2>&1 | FileCheck %s --check-prefix=DIALECT

//--- cast.mlir
func.func @f(%t: tensor<4xf32>) -> vector<4xf32> {
  // CAST: cast.mlir:3:8: error: op was not bufferized
  %v = builtin.unrealized_conversion_cast %t : tensor<4xf32> to vector<4xf32>
  return %v : vector<4xf32>
}
//--- block.mlir
func.func @f(%c: i1, %a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  // BLOCK: block.mlir:3:3: error: {{.*}}
  cf.cond_br %c, ^bb1(%a : tensor<4xf32>), ^bb1(%b : tensor<4xf32>)
^bb1(%x: tensor<4xf32>):
  return %x : tensor<4xf32>
}
//--- struct.mlir
// STRUCT: struct.mlir:2:1: error: 'func.func' {{.*}}tensor<4xf32>
func.func @f(%s: !llvm.struct<(i32, tensor<4xf32>)>) {
  return
}
//--- dialect.mlir
// The llvm dialect itself takes none.
// DIALECT: dialect.mlir:3:11: error: {{.*}}expected LLVM type for function arguments
llvm.func @f(%t: tensor<4xf32>) {
  llvm.return
}
