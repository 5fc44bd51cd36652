func.func private @use(!llvm.ptr)
func.func @f(%c: i1, %m: memref<4xi32>, %i: index) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %b = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %a : !llvm.ptr
  llvm.intr.lifetime.start %b : !llvm.ptr
  func.call @use(%a) : (!llvm.ptr) -> ()
  func.call @use(%b) : (!llvm.ptr) -> ()
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  llvm.intr.lifetime.end %a : !llvm.ptr
  cf.br ^bb3
^bb2:
  llvm.intr.lifetime.end %b : !llvm.ptr
  cf.br ^bb3
^bb3:
  %v = memref.load %m[%i] : memref<4xi32>
  return %v : i32
}
