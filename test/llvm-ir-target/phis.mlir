// Arguments of blocks become phis: one for each argument, with a value for each
// edge into the block, whatever the terminator.
//
// RUN: palindrome export %s | FileCheck %s
// RUN: palindrome verify %s
// RUN: %runs 55 %s --entry=br 10
// RUN: %runs 20 %s --entry=condBr true 7
// RUN: %runs 2 %s --entry=condBr false 7
// RUN: %runs 700 %s --entry=switch 2
// RUN: %runs 300 %s --entry=switch 9
// RUN: %runs 8 %s --entry=invoke 5
// RUN: %runs 1005 %s --entry=indirectbr true 5
// RUN: %runs 500 %s --entry=indirectbr false 5

// A loop passes two values around. (1 + ... + n)
//
// CHECK-LABEL: define i32 @br(i32 %0)
// CHECK: phi i32 [ %0, %1 ], [ %{{.*}}, %[[BODY:[0-9]+]] ]
// CHECK-NEXT: phi i32 [ 0, %1 ], [ %{{.*}}, %[[BODY]] ]
llvm.func @br(%n: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^head(%n, %zero : i32, i32)
^head(%i: i32, %sum: i32):
  %isDone = llvm.icmp "eq" %i, %zero : i32
  llvm.cond_br %isDone, ^exit, ^body
^body:
  %next = llvm.add %sum, %i : i32
  %j = llvm.sub %i, %one : i32
  llvm.br ^head(%j, %next : i32, i32)
^exit:
  llvm.return %sum : i32
}

// A block with one predecessor has a phi, too.
//
// CHECK-LABEL: define i32 @condBr(i1 %0, i32 %1)
// CHECK: br i1 %0, label %[[A:.*]], label %[[B:.*]]
// CHECK: [[A]]:
// CHECK-NEXT: %[[X:.*]] = phi i32 [ %1, %2 ]
// CHECK-NEXT: %[[Y:.*]] = phi i32 [ 13, %2 ]
// CHECK-NEXT: add i32 %[[X]], %[[Y]]
// CHECK: [[B]]:
// CHECK-NEXT: phi i32 [ %1, %2 ]
llvm.func @condBr(%c: i1, %x: i32) -> i32 {
  %thirteen = llvm.mlir.constant(13 : i32) : i32
  %five = llvm.mlir.constant(5 : i32) : i32
  llvm.cond_br %c, ^a(%x, %thirteen : i32, i32), ^b(%x : i32)
^a(%y: i32, %z: i32):
  %sum = llvm.add %y, %z : i32
  llvm.return %sum : i32
^b(%w: i32):
  %difference = llvm.sub %w, %five : i32
  llvm.return %difference : i32
}

// CHECK-LABEL: define i32 @switch(i32 %0)
// CHECK: switch i32 %0, label %[[MANY:.*]] [
// CHECK: i32 2, label %[[TWO:.*]]
// CHECK: [[MANY]]:
// CHECK-NEXT: phi i32 [ 3, %1 ]
// CHECK: [[TWO]]:
// CHECK-NEXT: phi i32 [ 4, %1 ]
// CHECK-NEXT: phi i32 [ 3, %1 ]
llvm.func @switch(%x: i32) -> i32 {
  %three = llvm.mlir.constant(3 : i32) : i32
  %four = llvm.mlir.constant(4 : i32) : i32
  %hundred = llvm.mlir.constant(100 : i32) : i32
  llvm.switch %x : i32, ^many(%three : i32) [
    2: ^two(%four, %three : i32, i32)
  ]
^many(%a: i32):
  %r = llvm.mul %a, %hundred : i32
  llvm.return %r : i32
^two(%b: i32, %c: i32):
  %sum = llvm.add %b, %c : i32
  %s = llvm.mul %sum, %hundred : i32
  llvm.return %s : i32
}

// The value of an invoke is none of its operands for a block: it has no value on
// the way to the landing pad.
//
// CHECK-LABEL: define i32 @invoke(i32 %0)
// CHECK: invoke i32 @harmless(i32 %0)
// CHECK-NEXT: to label %[[GOOD:.*]] unwind label %[[BAD:.*]]
// CHECK: [[GOOD]]:
// CHECK-NEXT: phi i32 [ 3, %1 ]
// CHECK: [[BAD]]:
// CHECK-NEXT: phi i32 [ %0, %1 ]
// CHECK-NEXT: landingpad
llvm.func @invoke(%x: i32) -> i32 attributes {personality = @__gxx_personality_v0} {
  %three = llvm.mlir.constant(3 : i32) : i32
  %y = llvm.invoke @harmless(%x) to ^good(%three : i32) unwind ^bad(%x : i32) : (i32) -> i32
^good(%a: i32):
  %r = llvm.add %a, %y : i32
  llvm.return %r : i32
^bad(%b: i32):
  %pad = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return %b : i32
}
llvm.func @harmless(%x: i32) -> i32 {
  llvm.return %x : i32
}
llvm.func @__gxx_personality_v0(...) -> i32

// CHECK-LABEL: define i32 @indirectbr(i1 %0, i32 %1)
// CHECK: select i1 %0, ptr blockaddress(@indirectbr, %[[A:.*]]), ptr blockaddress(@indirectbr, %[[B:.*]])
// CHECK: indirectbr ptr %{{.*}}, [label %[[A]], label %[[B]]]
// CHECK: [[A]]:
// CHECK-NEXT: phi i32 [ 1000, %2 ]
// CHECK: [[B]]:
// CHECK-NEXT: phi i32 [ 100, %2 ]
llvm.func @indirectbr(%c: i1, %x: i32) -> i32 {
  %hundred = llvm.mlir.constant(100 : i32) : i32
  %thousand = llvm.mlir.constant(1000 : i32) : i32
  %p = llvm.blockaddress <function = @indirectbr, tag = <id = 1>> : !llvm.ptr
  %q = llvm.blockaddress <function = @indirectbr, tag = <id = 2>> : !llvm.ptr
  %target = llvm.select %c, %p, %q : i1, !llvm.ptr
  llvm.indirectbr %target : !llvm.ptr, [
    ^a(%thousand : i32),
    ^b(%hundred : i32)
  ]
^a(%y: i32):
  llvm.blocktag <id = 1>
  %sum = llvm.add %y, %x : i32
  llvm.return %sum : i32
^b(%z: i32):
  llvm.blocktag <id = 2>
  %product = llvm.mul %z, %x : i32
  llvm.return %product : i32
}
