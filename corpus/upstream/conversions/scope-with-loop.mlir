// title = "`convert-scf-to-cf` makes an invalid `memref.alloca_scope` of one that contains a loop."
// kind = "rejected"
// run = "mlir-opt-22 %s --convert-scf-to-cf"
// fails = "'memref.alloca_scope' op expects region #0 to have 0 or 1 blocks"
// expected = "Memory on the stack that lives for one execution of a loop, which MLIR's document of `memref.alloca_scope` describes."
// cause = "The patterns of SCFToControlFlow.cpp split the block that an op is in, also where the region of its parent has one block by its definition."
// issue = "no public issue found"
func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  memref.alloca_scope {
    %m = memref.alloca(%n) : memref<?xindex>
    scf.for %i = %c0 to %n step %c1 {
      memref.store %i, %m[%i] : memref<?xindex>
    }
  }
  return
}
