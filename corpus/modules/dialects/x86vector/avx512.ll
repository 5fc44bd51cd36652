target triple = "x86_64-unknown-linux-gnu"

define <16 x float> @mask_compress_16(<16 x i1> %0, <16 x float> %1) {
  %3 = call <16 x float> @llvm.x86.avx512.mask.compress.v16f32(<16 x float> %1, <16 x float> zeroinitializer, <16 x i1> %0)
  ret <16 x float> %3
}

define <8 x i64> @mask_compress_src(<8 x i1> %0, <8 x i64> %1, <8 x i64> %2) {
  %4 = call <8 x i64> @llvm.x86.avx512.mask.compress.v8i64(<8 x i64> %1, <8 x i64> %2, <8 x i1> %0)
  ret <8 x i64> %4
}

define <16 x float> @mask_rndscale_ps(<16 x float> %0, <16 x float> %1, i16 %2) {
  %4 = call <16 x float> @llvm.x86.avx512.mask.rndscale.ps.512(<16 x float> %0, i32 8, <16 x float> %1, i16 %2, i32 4)
  ret <16 x float> %4
}

define <8 x double> @mask_rndscale_pd(<8 x double> %0, <8 x double> %1, i8 %2) {
  %4 = call <8 x double> @llvm.x86.avx512.mask.rndscale.pd.512(<8 x double> %0, i32 9, <8 x double> %1, i8 %2, i32 8)
  ret <8 x double> %4
}

define <16 x float> @mask_scalef_ps(<16 x float> %0, <16 x float> %1, <16 x float> %2, i16 %3) {
  %5 = call <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float> %0, <16 x float> %1, <16 x float> %2, i16 %3, i32 4)
  ret <16 x float> %5
}

define <8 x double> @mask_scalef_pd(<8 x double> %0, <8 x double> %1, <8 x double> %2, i8 %3) {
  %5 = call <8 x double> @llvm.x86.avx512.mask.scalef.pd.512(<8 x double> %0, <8 x double> %1, <8 x double> %2, i8 %3, i32 4)
  ret <8 x double> %5
}

define <4 x float> @dot_bf16_128(<4 x float> %0, <8 x bfloat> %1, <8 x bfloat> %2) {
  %4 = call <4 x float> @llvm.x86.avx512bf16.dpbf16ps.128(<4 x float> %0, <8 x bfloat> %1, <8 x bfloat> %2)
  ret <4 x float> %4
}

define <8 x float> @dot_bf16_256(<8 x float> %0, <16 x bfloat> %1, <16 x bfloat> %2) {
  %4 = call <8 x float> @llvm.x86.avx512bf16.dpbf16ps.256(<8 x float> %0, <16 x bfloat> %1, <16 x bfloat> %2)
  ret <8 x float> %4
}

define <16 x float> @dot_bf16_512(<16 x float> %0, <32 x bfloat> %1, <32 x bfloat> %2) {
  %4 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %0, <32 x bfloat> %1, <32 x bfloat> %2)
  ret <16 x float> %4
}

define <8 x bfloat> @cvt_bf16_256(<8 x float> %0) {
  %2 = call <8 x bfloat> @llvm.x86.avx512bf16.cvtneps2bf16.256(<8 x float> %0)
  ret <8 x bfloat> %2
}

define <16 x bfloat> @cvt_bf16_512(<16 x float> %0) {
  %2 = call <16 x bfloat> @llvm.x86.avx512bf16.cvtneps2bf16.512(<16 x float> %0)
  ret <16 x bfloat> %2
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.x86.avx512.mask.compress.v16f32(<16 x float>, <16 x float>, <16 x i1>) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x i64> @llvm.x86.avx512.mask.compress.v8i64(<8 x i64>, <8 x i64>, <8 x i1>) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.x86.avx512.mask.rndscale.ps.512(<16 x float>, i32 immarg, <16 x float>, i16, i32 immarg) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x double> @llvm.x86.avx512.mask.rndscale.pd.512(<8 x double>, i32 immarg, <8 x double>, i8, i32 immarg) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.x86.avx512.mask.scalef.ps.512(<16 x float>, <16 x float>, <16 x float>, i16, i32 immarg) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x double> @llvm.x86.avx512.mask.scalef.pd.512(<8 x double>, <8 x double>, <8 x double>, i8, i32 immarg) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <4 x float> @llvm.x86.avx512bf16.dpbf16ps.128(<4 x float>, <8 x bfloat>, <8 x bfloat>) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x float> @llvm.x86.avx512bf16.dpbf16ps.256(<8 x float>, <16 x bfloat>, <16 x bfloat>) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float>, <32 x bfloat>, <32 x bfloat>) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <8 x bfloat> @llvm.x86.avx512bf16.cvtneps2bf16.256(<8 x float>) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <16 x bfloat> @llvm.x86.avx512bf16.cvtneps2bf16.512(<16 x float>) #0

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
