// title = "The patterns `rewrite_narrow_types` make poison of lanes beside one that is poison."
// kind = "changed"
// run = "mlir-opt-22 --transform-interpreter %s"
// prints = [
//   "%2 = vector.bitcast %1 : vector<2xi4> to vector<1xi8>",
//   "%7 = vector.extract %6\\[0\\]",
// ]
// lacks = "freeze"
// refine = "mlir-opt-22 --test-transform-dialect-erase-schedule --convert-vector-to-llvm --convert-to-llvm --reconcile-unrealized-casts %s | mlir-translate-22 --mlir-to-llvmir -o %t.before && mlir-opt-22 --transform-interpreter --test-transform-dialect-erase-schedule --convert-vector-to-llvm --convert-to-llvm --reconcile-unrealized-casts %s | mlir-translate-22 --mlir-to-llvmir -o %t.after"
// expected = "The extended number: `arith.extsi` extends each element by itself. The pass takes the bits of both elements for one number of 8 bits, which is poison if one element is. LangRef, `load` and Poison Values: a number is poison if a bit of it is, and `bitcast` is done as if the vector was stored and loaded. An `llvm.freeze` before it would keep the other lanes."
// cause = "`rewriteI4ToI8SignedExt` and the others in `VectorEmulateNarrowType.cpp` begin with a `vector.bitcast`; `arith.extui`, `arith.sitofp` and `arith.uitofp` are rewritten by them, too."
// issue = "no public issue found"
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i4) -> i8 {
    %p = ub.poison : i4
    %v = vector.from_elements %x, %p : vector<2xi4>
    %0 = arith.extsi %v : vector<2xi4> to vector<2xi8>
    %1 = vector.extract %0[0] : i8 from vector<2xi8>
    return %1 : i8
  }
  transform.named_sequence @__transform_main(%module: !transform.any_op {transform.readonly}) {
    %func = transform.structured.match ops{["func.func"]} in %module : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %func {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}
