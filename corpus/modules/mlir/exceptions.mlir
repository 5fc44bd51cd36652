// Invoke, landing pads with every clause, resume.

llvm.mlir.global external constant @_ZTIi() : !llvm.ptr
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @may_throw(i32) -> i32

llvm.func @catches(%x: i32, %p: !llvm.ptr) -> i32 attributes {personality = @__gxx_personality_v0} {
  %type = llvm.mlir.addressof @_ZTIi : !llvm.ptr
  %null = llvm.mlir.zero : !llvm.ptr
  %undef = llvm.mlir.undef : !llvm.array<1 x ptr>
  %filter = llvm.insertvalue %type, %undef[0] : !llvm.array<1 x ptr>
  %0 = llvm.invoke @may_throw(%x) to ^ok unwind ^pad : (i32) -> i32
^ok:
  %1 = llvm.invoke %p(%0) to ^done(%0 : i32) unwind ^clean {branch_weights = array<i32: 9, 1>} : !llvm.ptr, (i32) -> i32
^pad:
  %2 = llvm.landingpad (catch %type : !llvm.ptr) (catch %null : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  %3 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, i32)>
  llvm.br ^done(%3 : i32)
^clean:
  %4 = llvm.landingpad cleanup (filter %filter : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>
  llvm.resume %4 : !llvm.struct<(ptr, i32)>
^done(%r: i32):
  llvm.return %r : i32
}
