; title = "A calling convention without a case in the dialect becomes the C convention."
; kind = "changed"
; run = 'mlir-translate-22 --import-llvm %s | mlir-translate-22 --mlir-to-llvmir'
; lost = ['preserve_nonecc', 'amdgpu_gfx_whole_wave']
; expected = """
; LangRef, "Calling Conventions": caller and callee have to agree, otherwise the call is
; undefined behaviour."""
; cause = """
; convertCConvFromLLVM, generated for `LLVM_CConv`, has no case for it, and goes on
; after llvm_unreachable in a build without assertions."""
; issue = "no public issue found"
; ours = "identical"
define preserve_nonecc void @f() {
  ret void
}
define amdgpu_gfx_whole_wave i32 @g(i1 %x) {
  ret i32 0
}
