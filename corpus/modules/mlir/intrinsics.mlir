// Intrinsic operations, and call_intrinsic for those without an op.

llvm.func @scalars(%x: f32, %y: f32, %i: i32, %j: i32, %c: i1) -> f32 {
  %0 = llvm.intr.sqrt(%x) : (f32) -> f32
  %1 = llvm.intr.fma(%0, %y, %x) {fastmathFlags = #llvm.fastmath<contract>} : (f32, f32, f32) -> f32
  %2 = llvm.intr.pow(%1, %y) : (f32, f32) -> f32
  %3 = llvm.intr.fabs(%2) {fastmathFlags = #llvm.fastmath<nnan>} : (f32) -> f32
  %4 = llvm.intr.powi(%3, %i) : (f32, i32) -> f32
  %5 = llvm.intr.maxnum(%4, %x) : (f32, f32) -> f32
  %6 = "llvm.intr.ctlz"(%i) <{is_zero_poison = false}> : (i32) -> i32
  %7 = llvm.intr.smax(%6, %j) : (i32, i32) -> i32
  %8 = "llvm.intr.abs"(%7) <{is_int_min_poison = true}> : (i32) -> i32
  %9 = "llvm.intr.sadd.with.overflow"(%8, %j) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %10 = llvm.intr.uadd.sat(%8, %j) : (i32, i32) -> i32
  %11 = llvm.intr.fshl(%10, %i, %j) : (i32, i32, i32) -> i32
  %12 = "llvm.intr.is.fpclass"(%x) <{bit = 519 : i32}> : (f32) -> i1
  %13 = llvm.intr.expect %c, %12 : i1
  llvm.intr.assume %13 : i1
  llvm.return %5 : f32
}

llvm.func @memory(%p: !llvm.ptr, %q: !llvm.ptr, %n: i64, %b: i8) {
  "llvm.intr.memcpy"(%p, %q, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memmove"(%p, %q, %n) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.memset"(%p, %b, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  "llvm.intr.prefetch"(%p) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %0 = llvm.intr.stacksave : !llvm.ptr
  llvm.intr.stackrestore %0 : !llvm.ptr
  "llvm.intr.trap"() : () -> ()
  llvm.unreachable
}

llvm.func @vectors(%v: vector<4xf32>, %i: vector<4xi32>, %m: vector<4xi1>, %p: !llvm.ptr, %s: f32) -> f32 {
  %0 = "llvm.intr.vector.reduce.add"(%i) : (vector<4xi32>) -> i32
  %1 = "llvm.intr.vector.reduce.fadd"(%s, %v) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
  %2 = llvm.intr.masked.load %p, %m, %v {alignment = 16 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  llvm.intr.masked.store %2, %p, %m {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
  %3 = llvm.intr.matrix.transpose %2 {columns = 2 : i32, rows = 2 : i32} : vector<4xf32> into vector<4xf32>
  llvm.return %1 : f32
}

llvm.func @others(%x: i32, %f: f64) -> i32 {
  %0 = llvm.call_intrinsic "llvm.bitreverse.i32"(%x) : (i32) -> i32
  %1 = llvm.call_intrinsic "llvm.x86.sse42.crc32.32.32"(%0, %x) : (i32, i32) -> i32
  llvm.call_intrinsic "llvm.donothing"() : () -> ()
  %2 = llvm.call_intrinsic "llvm.canonicalize.f64"(%f) {fastmathFlags = #llvm.fastmath<nsz>} : (f64) -> f64
  llvm.return %1 : i32
}
