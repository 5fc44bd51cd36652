// Constructs of OpenMP that say who has which data: private variables,
// reductions, sections, single and masked regions, thread-private variables.
omp.private {type = private} @private_i32 : i32
omp.private {type = firstprivate} @first_i64 : i64 copy {
^bb0(%from: !llvm.ptr, %to: !llvm.ptr):
  %0 = llvm.load %from : !llvm.ptr -> i64
  llvm.store %0, %to : i64, !llvm.ptr
  omp.yield(%to : !llvm.ptr)
}
omp.declare_reduction @add_f32 : f32 init {
^bb0(%unused: f32):
  %0 = llvm.mlir.constant(0.0 : f32) : f32
  omp.yield(%0 : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  %0 = llvm.fadd %a, %b : f32
  omp.yield(%0 : f32)
} atomic {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %0 = llvm.load %b : !llvm.ptr -> f32
  %1 = llvm.atomicrmw fadd %a, %0 monotonic : !llvm.ptr, f32
  omp.yield
}
llvm.mlir.global internal @counter() : i32 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %0 : i32
}
llvm.func @use(i32)
llvm.func @private(%n: i64) {
  %one = llvm.mlir.constant(1 : i64) : i64
  %x = llvm.alloca %one x i32 : (i64) -> !llvm.ptr
  %y = llvm.alloca %one x i64 : (i64) -> !llvm.ptr
  llvm.store %n, %y : i64, !llvm.ptr
  omp.parallel private(@private_i32 %x -> %px, @first_i64 %y -> %py : !llvm.ptr, !llvm.ptr) {
    %0 = llvm.load %py : !llvm.ptr -> i64
    %1 = llvm.trunc %0 : i64 to i32
    llvm.store %1, %px : i32, !llvm.ptr
    omp.terminator
  }
  llvm.return
}
llvm.func @reduction(%n: i64, %sum: !llvm.ptr, %x: f32) {
  %one = llvm.mlir.constant(1 : i64) : i64
  omp.parallel {
    omp.wsloop reduction(@add_f32 %sum -> %part : !llvm.ptr) {
      omp.loop_nest (%i, %j) : i64 = (%one, %one) to (%n, %n) inclusive step (%one, %one) {
        %0 = llvm.load %part : !llvm.ptr -> f32
        %1 = llvm.fadd %0, %x : f32
        llvm.store %1, %part : f32, !llvm.ptr
        omp.yield
      }
    }
    omp.terminator
  }
  llvm.return
}
llvm.func @sections(%n: i32) {
  omp.sections {
    omp.section {
      llvm.call @use(%n) : (i32) -> ()
      omp.terminator
    }
    omp.section {
      omp.terminator
    }
    omp.terminator
  }
  omp.single nowait {
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  }
  omp.masked filter(%n : i32) {
    llvm.call @use(%n) : (i32) -> ()
    omp.terminator
  }
  llvm.return
}
llvm.func @threadprivate() -> i32 {
  %0 = llvm.mlir.addressof @counter : !llvm.ptr
  %1 = omp.threadprivate %0 : !llvm.ptr -> !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> i32
  llvm.return %2 : i32
}
