// Vectors: element access, shuffles, scalable ones, splats.

llvm.func @fixed(%v: vector<4xf32>, %w: vector<4xf32>, %i: i32, %x: f32) -> vector<4xf32> {
  %0 = llvm.extractelement %v[%i : i32] : vector<4xf32>
  %1 = llvm.insertelement %x, %w[%i : i32] : vector<4xf32>
  %2 = llvm.shufflevector %v, %1 [0, 4, -1, 3] : vector<4xf32>
  %3 = llvm.shufflevector %2, %w [7, 6, 5, 4, 3, 2, 1, 0] : vector<4xf32>
  %4 = llvm.fadd %2, %1 {fastmathFlags = #llvm.fastmath<nnan>} : vector<4xf32>
  %5 = llvm.fcmp "olt" %4, %v : vector<4xf32>
  %6 = llvm.select %5, %4, %v : vector<4xi1>, vector<4xf32>
  llvm.return %6 : vector<4xf32>
}

llvm.func @scalable(%v: vector<[4]xi32>, %x: i32, %p: !llvm.ptr) -> vector<[4]xi32> {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %poison = llvm.mlir.poison : vector<[4]xi32>
  %0 = llvm.insertelement %x, %poison[%zero : i64] : vector<[4]xi32>
  %1 = llvm.shufflevector %0, %poison [0, 0, 0, 0] : vector<[4]xi32>
  %2 = llvm.add %1, %v : vector<[4]xi32>
  %3 = "llvm.intr.vscale"() : () -> i64
  llvm.store %2, %p : vector<[4]xi32>, !llvm.ptr
  llvm.return %2 : vector<[4]xi32>
}

llvm.func @pointers(%p: vector<4x!llvm.ptr>, %i: vector<4xi64>) -> vector<4x!llvm.ptr> {
  %0 = llvm.getelementptr %p[%i] : (vector<4x!llvm.ptr>, vector<4xi64>) -> vector<4x!llvm.ptr>, i32
  llvm.return %0 : vector<4x!llvm.ptr>
}
