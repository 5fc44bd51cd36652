; Scalable vectors: arithmetic, splats, element access and memory.

define <vscale x 4 x i32> @arithmetic(<vscale x 4 x i32> %a, <vscale x 4 x i32> %b, i32 %x) {
  %add = add nsw <vscale x 4 x i32> %a, %b
  %ins = insertelement <vscale x 4 x i32> poison, i32 %x, i64 0
  %splat = shufflevector <vscale x 4 x i32> %ins, <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer
  %mul = mul <vscale x 4 x i32> %add, %splat
  %seven = xor <vscale x 4 x i32> %mul, splat (i32 7)
  %sel = select <vscale x 4 x i1> splat (i1 true), <vscale x 4 x i32> %seven, <vscale x 4 x i32> zeroinitializer
  ret <vscale x 4 x i32> %sel
}

define double @floats(<vscale x 2 x double> %a, i64 %i) {
  %n = fneg <vscale x 2 x double> %a
  %m = fmul fast <vscale x 2 x double> %n, splat (double 2.500000e+00)
  %e = extractelement <vscale x 2 x double> %m, i64 %i
  %f = extractelement <vscale x 2 x double> poison, i32 1
  %s = fadd double %e, %f
  ret double %s
}

define void @memory(ptr %p, <vscale x 16 x i8> %v) {
  %slot = alloca <vscale x 16 x i8>, align 16
  store <vscale x 16 x i8> %v, ptr %slot, align 16
  %l = load <vscale x 16 x i8>, ptr %slot, align 1
  %next = getelementptr <vscale x 16 x i8>, ptr %p, i64 1
  store <vscale x 16 x i8> %l, ptr %next, align 2
  ret void
}

define i64 @vscale(<vscale x 1 x i1> %m) vscale_range(1,16) {
  %v = call i64 @llvm.vscale.i64()
  %n = shl nuw nsw i64 %v, 4
  ret i64 %n
}

define { <vscale x 2 x i64>, <vscale x 2 x i64> } @pairs(<vscale x 4 x i64> %w) {
  %lo = call <vscale x 2 x i64> @llvm.vector.extract.nxv2i64.nxv4i64(<vscale x 4 x i64> %w, i64 0)
  %hi = call <vscale x 2 x i64> @llvm.vector.extract.nxv2i64.nxv4i64(<vscale x 4 x i64> %w, i64 2)
  %p = insertvalue { <vscale x 2 x i64>, <vscale x 2 x i64> } poison, <vscale x 2 x i64> %lo, 0
  %q = insertvalue { <vscale x 2 x i64>, <vscale x 2 x i64> } %p, <vscale x 2 x i64> %hi, 1
  ret { <vscale x 2 x i64>, <vscale x 2 x i64> } %q
}

declare i64 @llvm.vscale.i64()
declare <vscale x 2 x i64> @llvm.vector.extract.nxv2i64.nxv4i64(<vscale x 4 x i64>, i64 immarg)
