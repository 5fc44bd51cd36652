// title = "`one-shot-bufferize` crashes on an `scf.execute_region` with two blocks that yield a tensor."
// kind = "crash"
// run = "mlir-opt-22 --one-shot-bufferize=copy-before-write=true %s"
// signal = true
// expected = "Memrefs, or an error. MLIR's document of the `scf` dialect, `scf.execute_region`: the region may have several blocks."
// cause = "`ExecuteRegionOpInterface` of `SCF/Transforms/BufferizableOpInterfaceImpl.cpp` asks for the only `scf.yield`, and uses it without a test."
// issue = "no public issue found"
func.func @exec(%a: tensor<4xi32>, %x: i32, %c: i1) -> tensor<4xi32> {
  %c0 = arith.constant 0 : index
  %r = scf.execute_region -> tensor<4xi32> {
    %w = tensor.insert %x into %a[%c0] : tensor<4xi32>
    cf.cond_br %c, ^x, ^y
  ^x:
    scf.yield %w : tensor<4xi32>
  ^y:
    scf.yield %a : tensor<4xi32>
  }
  return %r : tensor<4xi32>
}
