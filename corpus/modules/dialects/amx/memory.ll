target triple = "x86_64-unknown-linux-gnu"

define void @implicit_stride({ ptr, ptr, i64, [2 x i64], [2 x i64] } %0, i64 %1, i64 %2) {
  %4 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %0, 1
  %5 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %0, 4, 0
  %6 = mul i64 %1, %5
  %7 = add i64 %6, %2
  %8 = getelementptr bfloat, ptr %4, i64 %7
  %9 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %0, 4, 0
  %10 = mul i64 2, %9
  %11 = call x86_amx @llvm.x86.tileloadd64.internal(i16 16, i16 64, ptr %8, i64 %10)
  %12 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %0, 1
  %13 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %0, 4, 0
  %14 = mul i64 %2, %13
  %15 = add i64 %14, %1
  %16 = getelementptr bfloat, ptr %12, i64 %15
  %17 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %0, 4, 0
  %18 = mul i64 2, %17
  call void @llvm.x86.tilestored64.internal(i16 16, i16 64, ptr %16, i64 %18, x86_amx %11)
  ret void
}

define void @explicit_stride({ ptr, ptr, i64, [1 x i64], [1 x i64] } %0, i64 %1, i64 %2) {
  %4 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %0, 1
  %5 = getelementptr i8, ptr %4, i64 %1
  %6 = mul i64 1, %2
  %7 = call x86_amx @llvm.x86.tileloadd64.internal(i16 16, i16 64, ptr %5, i64 %6)
  %8 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %0, 1
  %9 = getelementptr i8, ptr %8, i64 %1
  %10 = mul i64 1, %2
  call void @llvm.x86.tilestored64.internal(i16 16, i16 64, ptr %9, i64 %10, x86_amx %7)
  ret void
}

define void @static_shape({ ptr, ptr, i64, [2 x i64], [2 x i64] } %0, i64 %1) {
  %3 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %0, 1
  %4 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %0, 2
  %5 = getelementptr float, ptr %3, i64 %4
  %6 = mul i64 %1, 128
  %7 = add i64 %6, %1
  %8 = getelementptr float, ptr %5, i64 %7
  %9 = call x86_amx @llvm.x86.tileloadd64.internal(i16 16, i16 64, ptr %8, i64 512)
  %10 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %0, 1
  %11 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %0, 2
  %12 = getelementptr float, ptr %10, i64 %11
  %13 = mul i64 %1, 128
  %14 = add i64 %13, %1
  %15 = getelementptr float, ptr %12, i64 %14
  call void @llvm.x86.tilestored64.internal(i16 16, i16 64, ptr %15, i64 512, x86_amx %9)
  ret void
}

define void @tiles({ ptr, ptr, i64, [2 x i64], [2 x i64] } %0, i64 %1, ptr %2) {
  %4 = load <256 x i32>, ptr %2, align 1024
  %5 = call x86_amx @llvm.x86.cast.vector.to.tile.v256i32(<256 x i32> %4)
  %6 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %0, 1
  %7 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %0, 4, 0
  %8 = mul i64 %1, %7
  %9 = add i64 %8, %1
  %10 = getelementptr i32, ptr %6, i64 %9
  %11 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %0, 4, 0
  %12 = mul i64 4, %11
  call void @llvm.x86.tilestored64.internal(i16 16, i16 64, ptr %10, i64 %12, x86_amx %5)
  %13 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %0, 1
  %14 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %0, 4, 0
  %15 = mul i64 %1, %14
  %16 = add i64 %15, %1
  %17 = getelementptr i32, ptr %13, i64 %16
  %18 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %0, 4, 0
  %19 = mul i64 4, %18
  %20 = call x86_amx @llvm.x86.tileloadd64.internal(i16 16, i16 64, ptr %17, i64 %19)
  %21 = call <256 x i32> @llvm.x86.cast.tile.to.vector.v256i32(x86_amx %20)
  store <256 x i32> %21, ptr %2, align 1024
  ret void
}

; Function Attrs: nounwind
declare x86_amx @llvm.x86.tileloadd64.internal(i16, i16, ptr, i64) #0

; Function Attrs: nounwind
declare void @llvm.x86.tilestored64.internal(i16, i16, ptr, i64, x86_amx) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare x86_amx @llvm.x86.cast.vector.to.tile.v256i32(<256 x i32>) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare <256 x i32> @llvm.x86.cast.tile.to.vector.v256i32(x86_amx) #1

attributes #0 = { nounwind }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }
