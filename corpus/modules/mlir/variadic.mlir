// A variadic function and va_arg.

llvm.func @sum(%n: i32, ...) -> f64 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.array<1 x struct<"struct.va_list", (i32, i32, ptr, ptr)>> {alignment = 16 : i64} : (i32) -> !llvm.ptr
  llvm.intr.vastart %0 : !llvm.ptr
  %1 = llvm.va_arg %0 : (!llvm.ptr) -> f64
  %2 = llvm.va_arg %0 : (!llvm.ptr) -> i32
  llvm.intr.vaend %0 : !llvm.ptr
  llvm.return %1 : f64
}
