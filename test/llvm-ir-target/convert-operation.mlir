// A dialect of target intrinsics translates its ops by the hook convertOperation:
// each is a call of its intrinsic. docs/extending.md has a dialect of one's own.
//
// RUN: %lowered %s > %t
// RUN: FileCheck %s --check-prefix=MLIR < %t
// RUN: FileCheck %s --check-prefix=LLVM < %t

// Ops that LLVM IR has no instruction for stay ops of their dialect.
//
// MLIR-LABEL: llvm.func @arm(
// MLIR: arm_neon.intr.smull
// LLVM-LABEL: define <8 x i16> @arm(<8 x i8> %0, <8 x i8> %1)
// LLVM: call <8 x i16> @llvm.aarch64.neon.smull.v8i16(<8 x i8> %0, <8 x i8> %1)
func.func @arm(%a: vector<8xi8>, %b: vector<8xi8>) -> vector<8xi16> {
  %c = arm_neon.intr.smull %a, %b : vector<8xi8> to vector<8xi16>
  return %c : vector<8xi16>
}

// LLVM-LABEL: define <8 x float> @x86(<8 x float> %0)
// LLVM: call <8 x float> @llvm.x86.avx.rsqrt.ps.256(<8 x float> %0)
func.func @x86(%a: vector<8xf32>) -> vector<8xf32> {
  %b = x86vector.avx.rsqrt %a : vector<8xf32>
  return %b : vector<8xf32>
}

// MLIR-LABEL: llvm.func @nvidia(
// MLIR: nvvm.read.ptx.sreg.tid.x
// LLVM-LABEL: define i32 @nvidia()
// LLVM: call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
func.func @nvidia() -> i32 {
  %x = nvvm.read.ptx.sreg.tid.x : i32
  return %x : i32
}
