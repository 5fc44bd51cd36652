define <4 x i32> @h(<4 x i32> %a, <16 x i8> %b) {
  %r = call <4 x i32> @llvm.x86.avx2.vpdpbssd.128(<4 x i32> %a, <16 x i8> %b, <16 x i8> %b)
  ret <4 x i32> %r
}
declare <4 x i32> @llvm.x86.avx2.vpdpbssd.128(<4 x i32>, <16 x i8>, <16 x i8>)
