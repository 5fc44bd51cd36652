// Allocas, loads and stores, getelementptr, address spaces, metadata on them.

llvm.func @memory(%n: i32, %p: !llvm.ptr, %q: !llvm.ptr<1>) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x i32 {alignment = 16 : i64} : (i32) -> !llvm.ptr
  %1 = llvm.alloca inalloca %n x !llvm.struct<(i8, i64)> : (i32) -> !llvm.ptr
  llvm.store %n, %0 {alignment = 16 : i64} : i32, !llvm.ptr
  llvm.store volatile %n, %0 {nontemporal} : i32, !llvm.ptr
  %2 = llvm.load volatile %0 : !llvm.ptr -> i32
  %3 = llvm.load %p invariant {alignment = 4 : i64} : !llvm.ptr -> i32
  %4 = llvm.load %q : !llvm.ptr<1> -> i32
  %5 = llvm.getelementptr inbounds|nuw %p[%n, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, array<4 x i8>)>
  %6 = llvm.getelementptr nusw %p[3] : (!llvm.ptr) -> !llvm.ptr, i64
  %7 = llvm.addrspacecast %q : !llvm.ptr<1> to !llvm.ptr
  %8 = llvm.ptrtoint %7 : !llvm.ptr to i64
  %9 = llvm.inttoptr %8 : i64 to !llvm.ptr
  %10 = llvm.load %9 {dereferenceable = #llvm.dereferenceable<bytes = 8>} : !llvm.ptr -> !llvm.ptr
  llvm.return %2 : i32
}

llvm.func @lifetimes() {
  %one = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %one x !llvm.array<8 x i8> : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %0 : !llvm.ptr
  llvm.intr.lifetime.end %0 : !llvm.ptr
  llvm.return
}
