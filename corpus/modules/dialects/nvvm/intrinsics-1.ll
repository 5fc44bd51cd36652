target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i32 @read_ptx_sreg_envreg14() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.envreg14()
  ret i32 %r
}

define i32 @read_ptx_sreg_envreg15() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.envreg15()
  ret i32 %r
}

define i32 @read_ptx_sreg_envreg16() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.envreg16()
  ret i32 %r
}

define i32 @read_ptx_sreg_envreg17() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.envreg17()
  ret i32 %r
}

define i32 @read_ptx_sreg_envreg18() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.envreg18()
  ret i32 %r
}

define i32 @read_ptx_sreg_envreg19() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.envreg19()
  ret i32 %r
}

define i32 @read_ptx_sreg_envreg2() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.envreg2()
  ret i32 %r
}

define i32 @read_ptx_sreg_envreg20() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.envreg20()
  ret i32 %r
}

define i32 @read_ptx_sreg_envreg21() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.envreg21()
  ret i32 %r
}

define i32 @read_ptx_sreg_envreg22() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.envreg22()
  ret i32 %r
}

define i32 @read_ptx_sreg_envreg23() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.envreg23()
  ret i32 %r
}

define i32 @read_ptx_sreg_envreg24() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.envreg24()
  ret i32 %r
}

define i32 @read_ptx_sreg_envreg25() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.envreg25()
  ret i32 %r
}

define i32 @read_ptx_sreg_envreg26() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.envreg26()
  ret i32 %r
}

define i32 @read_ptx_sreg_envreg27() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.envreg27()
  ret i32 %r
}

define i32 @read_ptx_sreg_envreg28() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.envreg28()
  ret i32 %r
}

define i32 @read_ptx_sreg_envreg29() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.envreg29()
  ret i32 %r
}

define i32 @read_ptx_sreg_envreg3() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.envreg3()
  ret i32 %r
}

define i32 @read_ptx_sreg_envreg30() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.envreg30()
  ret i32 %r
}

define i32 @read_ptx_sreg_envreg31() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.envreg31()
  ret i32 %r
}

define i32 @read_ptx_sreg_envreg4() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.envreg4()
  ret i32 %r
}

define i32 @read_ptx_sreg_envreg5() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.envreg5()
  ret i32 %r
}

define i32 @read_ptx_sreg_envreg6() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.envreg6()
  ret i32 %r
}

define i32 @read_ptx_sreg_envreg7() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.envreg7()
  ret i32 %r
}

define i32 @read_ptx_sreg_envreg8() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.envreg8()
  ret i32 %r
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg14() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg15() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg16() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg17() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg18() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg19() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg2() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg20() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg21() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg22() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg23() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg24() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg25() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg26() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg27() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg28() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg29() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg3() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg30() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg31() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg4() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg5() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg6() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg7() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.envreg8() #0

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
