// title = "The C++ code for `scf.for` compares unsigned integers."
// kind = "changed"
// run = "mlir-opt-22 --convert-scf-to-emitc --convert-to-emitc --reconcile-unrealized-casts %s | mlir-translate-22 --mlir-to-cpp"
// prints = "for \\(size_t i4 = v1; i4 < v2; i4 \\+= v3\\)"
// expected = "A loop over `ptrdiff_t`: from -1 to 1 there are two iterations, and the C++ loop has none. MLIR's document of the `scf` dialect, `scf.for`: by default, the integer comparison is signed."
// cause = "`ForLowering` in `SCFToEmitC.cpp` creates an `emitc.for` over `!emitc.size_t`."
// issue = "no public issue found"
func.func private @use(index)
func.func @f(%from: index, %to: index, %step: index) {
  scf.for %i = %from to %to step %step {
    func.call @use(%i) : (index) -> ()
  }
  return
}
