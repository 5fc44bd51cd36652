target triple = "x86_64-unknown-linux-gnu"

define void @bfloats(ptr %0) {
  %2 = call x86_amx @llvm.x86.tilezero.internal(i16 16, i16 64)
  %3 = call x86_amx @llvm.x86.tilezero.internal(i16 16, i16 64)
  %4 = call x86_amx @llvm.x86.tilezero.internal(i16 16, i16 64)
  %5 = call x86_amx @llvm.x86.tdpbf16ps.internal(i16 16, i16 64, i16 64, x86_amx %4, x86_amx %2, x86_amx %3)
  %6 = call <256 x float> @llvm.x86.cast.tile.to.vector.v256f32(x86_amx %5)
  store <256 x float> %6, ptr %0, align 1024
  ret void
}

define void @halves(ptr %0) {
  %2 = call x86_amx @llvm.x86.tilezero.internal(i16 8, i16 64)
  %3 = call x86_amx @llvm.x86.tilezero.internal(i16 16, i16 32)
  %4 = call x86_amx @llvm.x86.tilezero.internal(i16 8, i16 32)
  %5 = call x86_amx @llvm.x86.tdpfp16ps.internal(i16 8, i16 32, i16 64, x86_amx %4, x86_amx %2, x86_amx %3)
  %6 = call <256 x float> @llvm.x86.cast.tile.to.vector.v256f32(x86_amx %5)
  store <256 x float> %6, ptr %0, align 1024
  ret void
}

define void @signs(ptr %0) {
  %2 = call x86_amx @llvm.x86.tilezero.internal(i16 16, i16 64)
  %3 = call x86_amx @llvm.x86.tilezero.internal(i16 16, i16 64)
  %4 = call x86_amx @llvm.x86.tilezero.internal(i16 16, i16 64)
  %5 = call x86_amx @llvm.x86.tdpbssd.internal(i16 16, i16 64, i16 64, x86_amx %4, x86_amx %2, x86_amx %3)
  %6 = call x86_amx @llvm.x86.tdpbsud.internal(i16 16, i16 64, i16 64, x86_amx %5, x86_amx %2, x86_amx %3)
  %7 = call x86_amx @llvm.x86.tdpbusd.internal(i16 16, i16 64, i16 64, x86_amx %6, x86_amx %2, x86_amx %3)
  %8 = call x86_amx @llvm.x86.tdpbuud.internal(i16 16, i16 64, i16 64, x86_amx %7, x86_amx %2, x86_amx %3)
  %9 = call <256 x i32> @llvm.x86.cast.tile.to.vector.v256i32(x86_amx %8)
  store <256 x i32> %9, ptr %0, align 1024
  ret void
}

; Function Attrs: nounwind
declare x86_amx @llvm.x86.tilezero.internal(i16, i16) #0

; Function Attrs: nounwind
declare x86_amx @llvm.x86.tdpbf16ps.internal(i16, i16, i16, x86_amx, x86_amx, x86_amx) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <256 x float> @llvm.x86.cast.tile.to.vector.v256f32(x86_amx) #1

; Function Attrs: nounwind
declare x86_amx @llvm.x86.tdpfp16ps.internal(i16, i16, i16, x86_amx, x86_amx, x86_amx) #0

; Function Attrs: nounwind
declare x86_amx @llvm.x86.tdpbssd.internal(i16, i16, i16, x86_amx, x86_amx, x86_amx) #0

; Function Attrs: nounwind
declare x86_amx @llvm.x86.tdpbsud.internal(i16, i16, i16, x86_amx, x86_amx, x86_amx) #0

; Function Attrs: nounwind
declare x86_amx @llvm.x86.tdpbusd.internal(i16, i16, i16, x86_amx, x86_amx, x86_amx) #0

; Function Attrs: nounwind
declare x86_amx @llvm.x86.tdpbuud.internal(i16, i16, i16, x86_amx, x86_amx, x86_amx) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <256 x i32> @llvm.x86.cast.tile.to.vector.v256i32(x86_amx) #1

attributes #0 = { nounwind }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }
