// Branches, block arguments, switch, unreachable, loops with annotations.

#unroll = #llvm.loop_unroll<disable = false, count = 4 : i32>
#vectorize = #llvm.loop_vectorize<disable = false, width = 8 : i32, scalableEnable = false>
#group = #llvm.access_group<id = distinct[0]<>>
#loop = #llvm.loop_annotation<unroll = #unroll, vectorize = #vectorize, mustProgress = true, parallelAccesses = #group>

llvm.func @branches(%c: i1, %x: i32, %y: i32) -> i32 {
  llvm.cond_br %c weights([3, 1]), ^left(%x : i32), ^right
^left(%a: i32):
  %0 = llvm.add %a, %y : i32
  llvm.br ^join(%0, %a : i32, i32)
^right:
  llvm.cond_br %c, ^join(%x, %y : i32, i32), ^join(%y, %x : i32, i32)
^join(%b: i32, %d: i32):
  %1 = llvm.mul %b, %d overflow<nsw, nuw> : i32
  llvm.return %1 : i32
}

llvm.func @switches(%x: i32) -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.switch %x : i32, ^default(%x : i32) [
    0: ^zero,
    -1: ^default(%one : i32),
    2147483647: ^zero
  ] {branch_weights = array<i32: 1, 2, 3, 4>}
^zero:
  llvm.unreachable
^default(%v: i32):
  llvm.switch %v : i32, ^end []
^end:
  llvm.return %v : i32
}

llvm.func @loop(%n: i64, %p: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^body(%zero : i64)
^body(%i: i64):
  %0 = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %1 = llvm.load %0 {access_groups = [#group]} : !llvm.ptr -> f32
  llvm.store %1, %p {access_groups = [#group]} : f32, !llvm.ptr
  %next = llvm.add %i, %one : i64
  %more = llvm.icmp "ult" %next, %n : i64
  llvm.cond_br %more, ^body(%next : i64), ^exit {loop_annotation = #loop}
^exit:
  llvm.return
}

llvm.func @indirect(%p: !llvm.ptr) {
  llvm.indirectbr %p : !llvm.ptr, [
  ^one,
  ^two
  ]
^one:
  llvm.return
^two:
  llvm.unreachable
}
