; x86: intrinsics and features.

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define <8 x float> @avx(<8 x float> %a, <8 x float> %b, ptr %p, <8 x i32> %m) #0 {
  %r = call <8 x float> @llvm.x86.avx.min.ps.256(<8 x float> %a, <8 x float> %b)
  %s = call <8 x float> @llvm.x86.avx.rcp.ps.256(<8 x float> %r)
  %t = call <8 x float> @llvm.x86.avx.maskload.ps.256(ptr %p, <8 x i32> %m)
  %u = call <8 x float> @llvm.x86.avx.cmp.ps.256(<8 x float> %s, <8 x float> %t, i8 13)
  ret <8 x float> %u
}

define i32 @scalar(i32 %x, i64 %y, <2 x double> %v) #0 {
  %c = call i32 @llvm.x86.sse42.crc32.32.32(i32 %x, i32 7)
  %d = call i64 @llvm.x86.bmi.pext.64(i64 %y, i64 255)
  %e = call { i8, i32 } @llvm.x86.addcarry.32(i8 0, i32 %c, i32 %x)
  %f = call i32 @llvm.x86.sse2.movmsk.pd(<2 x double> %v)
  call void @llvm.x86.sse2.pause()
  %g = call i64 @llvm.x86.rdtsc()
  %h = extractvalue { i8, i32 } %e, 1
  ret i32 %h
}

declare <8 x float> @llvm.x86.avx.min.ps.256(<8 x float>, <8 x float>)
declare <8 x float> @llvm.x86.avx.rcp.ps.256(<8 x float>)
declare <8 x float> @llvm.x86.avx.maskload.ps.256(ptr, <8 x i32>)
declare <8 x float> @llvm.x86.avx.cmp.ps.256(<8 x float>, <8 x float>, i8 immarg)
declare i32 @llvm.x86.sse42.crc32.32.32(i32, i32)
declare i64 @llvm.x86.bmi.pext.64(i64, i64)
declare { i8, i32 } @llvm.x86.addcarry.32(i8, i32, i32)
declare i32 @llvm.x86.sse2.movmsk.pd(<2 x double>)
declare void @llvm.x86.sse2.pause()
declare i64 @llvm.x86.rdtsc()

attributes #0 = { "target-cpu"="haswell" "target-features"="+avx2,+bmi2,+crc32" }
