// Loops of OpenMP by vector and by team, atomic accesses, ordered regions.
llvm.func @simd(%n: i64, %p: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i64) : i64
  omp.simd simdlen(4) safelen(8) {
    omp.loop_nest (%i) : i64 = (%one) to (%n) step (%one) {
      %0 = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
      llvm.store %i, %0 : i64, !llvm.ptr
      omp.yield
    }
  }
  llvm.return
}
llvm.func @scheduled(%n: i64, %chunk: i64, %p: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i64) : i64
  omp.wsloop schedule(dynamic = %chunk : i64) ordered(0) {
    omp.loop_nest (%i) : i64 = (%one) to (%n) step (%one) {
      omp.ordered.region {
        llvm.store %i, %p : i64, !llvm.ptr
        omp.terminator
      }
      omp.yield
    }
  }
  llvm.return
}
llvm.func @teams(%teams: i32, %n: i64, %p: !llvm.ptr) {
  %one = llvm.mlir.constant(1 : i64) : i64
  omp.teams num_teams(to %teams : i32) {
    omp.distribute {
      omp.loop_nest (%i) : i64 = (%one) to (%n) step (%one) {
        llvm.store %i, %p : i64, !llvm.ptr
        omp.yield
      }
    }
    omp.terminator
  }
  llvm.return
}
llvm.func @atomics(%x: !llvm.ptr, %v: !llvm.ptr, %e: i32) {
  omp.atomic.read %v = %x memory_order(acquire) : !llvm.ptr, !llvm.ptr, i32
  omp.atomic.update %x : !llvm.ptr {
  ^bb0(%old: i32):
    %0 = llvm.mul %old, %e : i32
    omp.yield(%0 : i32)
  }
  omp.atomic.capture {
    omp.atomic.read %v = %x : !llvm.ptr, !llvm.ptr, i32
    omp.atomic.update %x : !llvm.ptr {
    ^bb0(%old: i32):
      %0 = llvm.add %old, %e : i32
      omp.yield(%0 : i32)
    }
  }
  omp.flush
  llvm.return
}
llvm.func @tasks(%p: !llvm.ptr, %cond: i1) {
  omp.taskgroup {
    omp.task if(%cond) depend(taskdependin -> %p : !llvm.ptr) {
      %0 = llvm.load %p : !llvm.ptr -> i32
      llvm.store %0, %p : i32, !llvm.ptr
      omp.terminator
    }
    omp.taskyield
    omp.terminator
  }
  llvm.return
}
