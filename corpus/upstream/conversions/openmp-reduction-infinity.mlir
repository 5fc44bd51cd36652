// title = "`convert-scf-to-openmp` begins a maximum with the least finite number."
// kind = "changed"
// run = "mlir-opt-22 --convert-scf-to-openmp %s"
// prints = "(?s)omp.declare_reduction.*init .*llvm.mlir.constant\\(-3.40282347E\\+38 : f32\\)"
// expected = "-infinity, the neutral element: if all numbers are -infinity, so is their maximum. The OpenMP API, reduction clauses: the initializer of `max` is the minimal representable number, which infinity is for a type that has it."
// cause = "`minMaxValueForFloat` in `SCFToOpenMP.cpp` calls `APFloat::getLargest`."
// issue = "no public issue found"
func.func @f(%m: memref<?xf32>, %n: index, %a: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%a) -> f32 {
    %1 = memref.load %m[%i] : memref<?xf32>
    scf.reduce(%1 : f32) {
    ^bb0(%x: f32, %y: f32):
      %2 = arith.cmpf ogt, %x, %y : f32
      %3 = arith.select %2, %x, %y : f32
      scf.reduce.return %3 : f32
    }
  }
  return %0 : f32
}
