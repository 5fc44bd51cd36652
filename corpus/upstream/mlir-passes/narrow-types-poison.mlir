// title = "`rewrite_narrow_types` lets the poison of one lane spread to the next one."
// kind = "changed"
// run = "mlir-opt-22 --transform-interpreter %s"
// prints = "vector.bitcast %[0-9a-z]+ : vector<8xi4> to vector<4xi8>"
// expected = "lane 1 of the result depends on lane 1 of the operand alone. MLIR's document of the `arith` dialect, `arith.extsi`: operations on vectors are elementwise; a byte of the cast is poison if one of its two lanes is."
// cause = "`RewriteAlignedSubByteIntExt` in `VectorEmulateNarrowType.cpp` computes on bytes that have two lanes each."
// issue = "no public issue found"
func.func @f(%x: i4) -> i8 {
  %p = ub.poison : vector<8xi4>
  %v = vector.insert %x, %p[1] : i4 into vector<8xi4>
  %e = arith.extsi %v : vector<8xi4> to vector<8xi8>
  %r = vector.extract %e[1] : i8 from vector<8xi8>
  return %r : i8
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f { transform.apply_patterns.vector.rewrite_narrow_types } : !transform.any_op
    transform.yield
  }
}
