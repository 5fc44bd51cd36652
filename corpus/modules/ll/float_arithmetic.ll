; Floating-point arithmetic with every fast-math flag, alone and together.

define float @flags(float %a, float %b) {
  %none = fadd float %a, %b
  %nnan = fadd nnan float %none, %b
  %ninf = fadd ninf float %nnan, %b
  %nsz = fadd nsz float %ninf, %b
  %arcp = fdiv arcp float %nsz, %b
  %contract = fmul contract float %arcp, %b
  %afn = fdiv afn float %contract, %b
  %reassoc = fsub reassoc float %afn, %b
  %fast = frem fast float %reassoc, %b
  %some = fmul nnan ninf nsz float %fast, %b
  %most = fadd reassoc nnan ninf nsz arcp contract float %some, %b
  ret float %most
}

define double @negate(double %x) {
  %a = fneg double %x
  %b = fneg nnan nsz double %a
  %c = fneg fast double %b
  %d = fsub double -0.000000e+00, %c
  ret double %d
}

define half @halves(half %x, half %y) {
  %a = fadd half %x, 0xH3C00
  %b = fmul contract half %a, %y
  ret half %b
}

define bfloat @brain(bfloat %x, bfloat %y) {
  %a = fsub bfloat %x, %y
  %b = fdiv arcp bfloat %a, 0xR4000
  ret bfloat %b
}

define x86_fp80 @extended(x86_fp80 %x) {
  %a = fadd x86_fp80 %x, 0xK3FFF8000000000000000
  %b = frem afn x86_fp80 %a, 0xK4000C90FDAA22168C235
  ret x86_fp80 %b
}

define fp128 @quad(fp128 %x) {
  %a = fmul reassoc fp128 %x, 0xL00000000000000003FFF000000000000
  %b = fneg fp128 %a
  ret fp128 %b
}

define ppc_fp128 @double_double(ppc_fp128 %x, ppc_fp128 %y) {
  %a = fdiv ppc_fp128 %x, %y
  %b = fadd nsz ppc_fp128 %a, 0xM3FF00000000000000000000000000000
  ret ppc_fp128 %b
}

define <4 x float> @vectors(<4 x float> %x, <4 x float> %y) {
  %a = fadd fast <4 x float> %x, %y
  %b = fneg nnan <4 x float> %a
  %c = frem <4 x float> %b, <float 1.0, float 2.0, float -1.0, float 0.5>
  ret <4 x float> %c
}

define float @select_phi_call(i1 %c, float %a, float %b) {
entry:
  %s = select nnan i1 %c, float %a, float %b
  br i1 %c, label %left, label %join

left:
  %sq = call reassoc nsz float @llvm.sqrt.f32(float %s)
  br label %join

join:
  %p = phi fast float [ %s, %entry ], [ %sq, %left ]
  %q = fpext nnan float %p to double
  %r = fptrunc ninf nsz double %q to float
  ret float %r
}

declare float @llvm.sqrt.f32(float)
