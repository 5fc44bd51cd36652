// title = "An `omp.wsloop` with reductions and without `reduction_byref` crashes the exporter."
// kind = "crash"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// signal = true
// expected = "A reduction by value, which is what the custom form means without `byref`."
// cause = """
// The attribute is optional, and the parser of the custom form always sets it.
// OpenMPToLLVMIRTranslation.cpp reads one element for each reduction."""
// issue = "no public issue found"
omp.declare_reduction @add : f32 init {
^bb0(%x : f32):
  %0 = llvm.mlir.constant(0.0 : f32) : f32
  omp.yield(%0 : f32)
} combiner {
^bb0(%x : f32, %y : f32):
  %0 = llvm.fadd %x, %y : f32
  omp.yield(%0 : f32)
}
llvm.func @f(%n : i64, %p : !llvm.ptr) {
  "omp.wsloop"(%p) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0>, reduction_syms = [@add]}> ({
  ^bb0(%r : !llvm.ptr):
    omp.loop_nest (%i) : i64 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }) : (!llvm.ptr) -> ()
  llvm.return
}
