; The x86_amx type, through its intrinsics.

target triple = "x86_64-pc-linux-gnu"

define void @multiply(ptr %a, ptr %b, ptr %c, i16 %rows, i16 %cols, i64 %stride) #0 {
  %ta = call x86_amx @llvm.x86.tileloadd64.internal(i16 %rows, i16 %cols, ptr %a, i64 %stride)
  %tb = call x86_amx @llvm.x86.tileloadd64.internal(i16 %rows, i16 %cols, ptr %b, i64 %stride)
  %z = call x86_amx @llvm.x86.tilezero.internal(i16 %rows, i16 %cols)
  %r = call x86_amx @llvm.x86.tdpbssd.internal(i16 %rows, i16 %cols, i16 %cols, x86_amx %z, x86_amx %ta, x86_amx %tb)
  call void @llvm.x86.tilestored64.internal(i16 %rows, i16 %cols, ptr %c, i64 %stride, x86_amx %r)
  ret void
}

declare x86_amx @llvm.x86.tileloadd64.internal(i16, i16, ptr, i64)
declare x86_amx @llvm.x86.tilezero.internal(i16, i16)
declare x86_amx @llvm.x86.tdpbssd.internal(i16, i16, i16, x86_amx, x86_amx, x86_amx)
declare void @llvm.x86.tilestored64.internal(i16, i16, ptr, i64, x86_amx)

attributes #0 = { "target-features"="+amx-int8,+amx-tile" }
