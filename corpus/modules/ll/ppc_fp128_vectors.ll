; Vectors of ppc_fp128, which no op of the llvm dialect takes.

@g = global <4 x ppc_fp128> <ppc_fp128 0xM3FF00000000000000000000000000000, ppc_fp128 undef, ppc_fp128 poison, ppc_fp128 0xM00000000000000000000000000000000>
@h = global { i32, <2 x ppc_fp128> } { i32 1, <2 x ppc_fp128> <ppc_fp128 0xM3FF00000000000000000000000000000, ppc_fp128 0xM00000000000000000000000000000000> }
@i = global <2 x ptr> <ptr @g, ptr null>
@j = global <2 x i1> <i1 true, i1 undef>
@k = global [2 x <2 x ppc_fp128>] [<2 x ppc_fp128> undef, <2 x ppc_fp128> zeroinitializer]
define <2 x ppc_fp128> @f(<2 x ppc_fp128> %a, i32 %i) {
  %x = fadd fast <2 x ppc_fp128> %a, <ppc_fp128 0xM3FF00000000000000000000000000000, ppc_fp128 undef>, !foo !0
  %y = fneg nnan <2 x ppc_fp128> %x
  %c = fcmp nnan ult <2 x ppc_fp128> %x, %y
  %s = select i1 true, <2 x ppc_fp128> %x, <2 x ppc_fp128> %y
  %s2 = select fast <2 x i1> %c, <2 x ppc_fp128> %x, <2 x ppc_fp128> %y
  %e = extractelement <2 x ppc_fp128> %x, i32 %i
  %f = insertelement <2 x ppc_fp128> %x, ppc_fp128 %e, i32 %i
  %g = shufflevector <2 x ppc_fp128> %x, <2 x ppc_fp128> %f, <2 x i32> <i32 1, i32 poison>
  %fz = freeze <2 x ppc_fp128> %g
  %t = fptrunc fast <2 x ppc_fp128> %fz to <2 x float>
  %u = uitofp nneg <2 x i1> %c to <2 x ppc_fp128>
  ret <2 x ppc_fp128> %u
}
!0 = !{}
