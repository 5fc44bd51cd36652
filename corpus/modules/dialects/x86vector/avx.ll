target triple = "x86_64-unknown-linux-gnu"

define <8 x float> @rsqrt(<8 x float> %0) {
  %2 = call <8 x float> @llvm.x86.avx.rsqrt.ps.256(<8 x float> %0)
  ret <8 x float> %2
}

define <8 x float> @dot(<8 x float> %0, <8 x float> %1) {
  %3 = call <8 x float> @llvm.x86.avx.dp.ps.256(<8 x float> %0, <8 x float> %1, i8 -1)
  ret <8 x float> %3
}

define <4 x i32> @dot_i8_128(<4 x i32> %0, <16 x i8> %1, <16 x i8> %2) {
  %4 = call <4 x i32> @llvm.x86.avx2.vpdpbssd.128(<4 x i32> %0, <16 x i8> %1, <16 x i8> %2)
  ret <4 x i32> %4
}

define <8 x i32> @dot_i8_256(<8 x i32> %0, <32 x i8> %1, <32 x i8> %2) {
  %4 = call <8 x i32> @llvm.x86.avx2.vpdpbssd.256(<8 x i32> %0, <32 x i8> %1, <32 x i8> %2)
  ret <8 x i32> %4
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x float> @llvm.x86.avx.rsqrt.ps.256(<8 x float>) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x float> @llvm.x86.avx.dp.ps.256(<8 x float>, <8 x float>, i8 immarg) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x i32> @llvm.x86.avx2.vpdpbssd.128(<4 x i32>, <16 x i8>, <16 x i8>) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i32> @llvm.x86.avx2.vpdpbssd.256(<8 x i32>, <32 x i8>, <32 x i8>) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
