// title = "`ownership-based-buffer-deallocation` crashes at a branch after an op in whose region a buffer is allocated."
// kind = "crash"
// run = "mlir-opt-22 --ownership-based-buffer-deallocation %s"
// signal = true
// expected = "The function with the buffer freed at the end of the region; or an error, as for loops of blocks. MLIR's documents, \"Ownership-based Buffer Deallocation\", describe both kinds of control flow."
// cause = "`DeallocationState::getMemrefsToRetain` looks a buffer of the region up for the block of the branch, which has no ownership of it."
// issue = "https://github.com/llvm/llvm-project/issues/119863 (closed) has a crash at the same place, without a buffer"
func.func @f(%c: i1, %n: f32) -> f32 {
  %0 = scf.if %c -> f32 {
    %a = memref.alloc() : memref<f32>
    scf.yield %n : f32
  } else {
    scf.yield %n : f32
  }
  cf.br ^end
^end:
  return %0 : f32
}
