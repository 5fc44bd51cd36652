// Ops that MLIR's verifier accepts and LLVM's constructors cannot make: an error
// at the op.
// RUN: rm -rf %t && split-file %s %t && cd %t
// RUN: bash -c 'for f in *.mlir; do palindrome export $f -o out.ll 2>&1; echo "$f: status $?"; done' | FileCheck %s
// RUN: not ls out.ll

// CHECK: alignment-atomic.mlir:2:8: error: 'llvm.atomicrmw' op its alignment, 6, is no power of two
// CHECK-NEXT: llvm.atomicrmw
// CHECK-NEXT: {{^ *\^$}}
// CHECK-NEXT: alignment-atomic.mlir: status 2
// CHECK: alignment-function.mlir:1:1: error: 'llvm.func' op its alignment, 3, is no power of two
// CHECK: alignment-large.mlir:2:8: error: 'llvm.load' op its alignment, 8589934592, is larger than LLVM's largest, 4294967296
// CHECK: alignment-masked.mlir:2:3: error: 'llvm.intr.masked.store' op its alignment is 0
// CHECK: callee.mlir:3:3: error: 'llvm.invoke' op has no callee
// CHECK: cast.mlir:3:8: error: 'llvm.trunc' op LLVM IR has no such cast from 'i32' to 'i64'
// CHECK: frexp.mlir:2:8: error: 'llvm.intr.frexp' op intrinsic llvm.frexp cannot have the type float (float)
// CHECK: integer.mlir:1:1: error: 'llvm.mlir.global' op cannot export type 'i16777215'
// CHECK: mask.mlir:2:8: error: 'llvm.shufflevector' op its mask has the index 8, and its operands have 8 elements
// CHECK: overflow.mlir:2:8: error: 'llvm.intr.ssub.with.overflow' op intrinsic llvm.ssub.with.overflow cannot have the type i32 (i32, i32)
// CHECK: result.mlir:2:8: error: 'llvm.intr.uadd.with.overflow' op no value of LLVM IR has the type '!llvm.func<void (i64)>'
// CHECK: rocdl.mlir:2:8: error: 'rocdl.mfma.scale.f32.16x16x128.f8f6f4' op has too few operands for intrinsic llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4
// CHECK: shuffle.mlir:2:8: error: 'llvm.shufflevector' op its mask has 0 elements, and its result 4
// CHECK: space-global.mlir:1:1: error: 'llvm.mlir.global' op LLVM IR has no address space 16777216
// CHECK: space-type.mlir:2:8: error: 'llvm.inttoptr' op no value of LLVM IR has the type '!llvm.ptr<16777216>'
// CHECK: stacksave.mlir:1:6: error: 'llvm.intr.stacksave' op cannot be exported outside of a function
// CHECK: token.mlir:2:8: error: 'llvm.load' op the element type '!llvm.token' has no size in LLVM IR
// CHECK: void-cast.mlir:2:8: error: 'llvm.bitcast' op no value of LLVM IR has the type '!llvm.void'
// CHECK: void.mlir:2:8: error: 'llvm.mlir.zero' op no value of LLVM IR has the type '!llvm.void'
// CHECK: wide.mlir:2:8: error: 'llvm.mlir.undef' op no value of LLVM IR has the type 'i16777215'

//--- alignment-atomic.mlir
llvm.func @f(%p: !llvm.ptr, %i: i32) {
  %0 = llvm.atomicrmw add %p, %i monotonic {alignment = 6 : i64} : !llvm.ptr, i32
  llvm.return
}
//--- alignment-function.mlir
llvm.func @f() attributes {alignment = 3 : i64}
//--- alignment-large.mlir
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p {alignment = 8589934592 : i64} : !llvm.ptr -> i32
  llvm.return
}
//--- alignment-masked.mlir
llvm.func @f(%v: vector<4xi32>, %p: !llvm.ptr, %m: vector<4xi1>) {
  llvm.intr.masked.store %v, %p, %m {alignment = 0 : i32} : vector<4xi32>, vector<4xi1> into !llvm.ptr
  llvm.return
}
//--- callee.mlir
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @f() attributes {personality = @__gxx_personality_v0} {
  "llvm.invoke"()[^bb1, ^bb2] <{op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
^bb1:
  llvm.return
^bb2:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %0 : !llvm.struct<(ptr, i32)>
}
//--- cast.mlir
llvm.func @f() {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.trunc %0 : i32 to i64
  llvm.return
}
//--- frexp.mlir
llvm.func @f(%x: f32) {
  %0 = llvm.intr.frexp(%x) : (f32) -> f32
  llvm.return
}
//--- integer.mlir
llvm.mlir.global external @g() : i16777215
//--- mask.mlir
llvm.func @f(%v: vector<4xi64>) {
  %0 = llvm.shufflevector %v, %v [0, -1, 7, 8] : vector<4xi64>
  llvm.return
}
//--- overflow.mlir
llvm.func @f(%x: i32) {
  %0 = "llvm.intr.ssub.with.overflow"(%x, %x) : (i32, i32) -> i32
  llvm.return
}
//--- result.mlir
llvm.func @f(%x: i64) {
  %0 = "llvm.intr.uadd.with.overflow"(%x, %x) : (i64, i64) -> !llvm.func<void (i64)>
  llvm.return
}
//--- rocdl.mlir
llvm.func @f() {
  %0 = "rocdl.mfma.scale.f32.16x16x128.f8f6f4"() : () -> vector<4xf32>
  llvm.return
}
//--- shuffle.mlir
llvm.func @f(%v: vector<4xi64>) {
  %0 = "llvm.shufflevector"(%v, %v) <{mask = array<i32>}> : (vector<4xi64>, vector<4xi64>) -> vector<4xi64>
  llvm.return
}
//--- stacksave.mlir
%0 = llvm.intr.stacksave : !llvm.ptr
//--- space-global.mlir
llvm.mlir.global external @g() {addr_space = 16777216 : i32} : i32
//--- space-type.mlir
llvm.func @f(%i: i64) {
  %0 = llvm.inttoptr %i : i64 to !llvm.ptr<16777216>
  llvm.return
}
//--- token.mlir
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p : !llvm.ptr -> !llvm.token
  llvm.return
}
//--- void.mlir
llvm.func @f() {
  %0 = llvm.mlir.zero : !llvm.void
  llvm.return
}
//--- void-cast.mlir
llvm.func @f(%x: i32) {
  %0 = llvm.bitcast %x : i32 to !llvm.void
  llvm.return
}
//--- wide.mlir
llvm.func @f() {
  %0 = llvm.mlir.undef : i16777215
  llvm.return
}
