// title = "Conversions do not end on an empty `vector.mask` without a result."
// kind = "hang"
// run = "mlir-opt-22 %s --convert-tensor-to-linalg"
// timeout = true
// seconds = 5
// expected = "MLIR, 'vector' Dialect, `vector.mask`: the region may be empty."
// cause = "MaskOp::fold succeeds without results, which means that it changed the op in place, and the conversion of a dialect that does not know the op folds it again; `convert-arith-to-llvm` and others do the same."
// issue = "no public issue found"
func.func @f(%m: vector<4xi1>) {
  vector.mask %m { } : vector<4xi1>
  return
}
