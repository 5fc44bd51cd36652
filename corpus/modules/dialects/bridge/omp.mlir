// Regions of OpenMP: a parallel one with a worksharing loop, a critical section,
// atomics, a task and a barrier.
llvm.func @use(i64)
omp.critical.declare @mutex hint(contended)
llvm.func @parallel(%n: i64, %p: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i64) : i64
  omp.parallel {
    omp.wsloop {
      omp.loop_nest (%i) : i64 = (%one) to (%n) step (%one) {
        llvm.call @use(%i) : (i64) -> ()
        omp.yield
      }
    }
    omp.critical(@mutex) {
      llvm.store %n, %p : i64, !llvm.ptr
      omp.terminator
    }
    omp.atomic.write %p = %n : !llvm.ptr, i64
    omp.barrier
    omp.terminator
  }
  omp.task {
    llvm.call @use(%n) : (i64) -> ()
    omp.terminator
  }
  omp.taskwait
  llvm.return
}
