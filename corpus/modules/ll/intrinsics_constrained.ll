; Constrained floating point: rounding and exception modes as metadata.

define double @strict(double %x, double %y, float %f, i32 %i) strictfp {
  %a = call double @llvm.experimental.constrained.fadd.f64(double %x, double %y, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %b = call double @llvm.experimental.constrained.fsub.f64(double %a, double %y, metadata !"round.tonearest", metadata !"fpexcept.ignore") strictfp
  %c = call double @llvm.experimental.constrained.fmul.f64(double %b, double %y, metadata !"round.downward", metadata !"fpexcept.maytrap") strictfp
  %d = call double @llvm.experimental.constrained.fdiv.f64(double %c, double %y, metadata !"round.upward", metadata !"fpexcept.strict") strictfp
  %e = call double @llvm.experimental.constrained.frem.f64(double %d, double %y, metadata !"round.towardzero", metadata !"fpexcept.strict") strictfp
  %g = call double @llvm.experimental.constrained.fma.f64(double %e, double %y, double %x, metadata !"round.tonearestaway", metadata !"fpexcept.strict") strictfp
  %h = call double @llvm.experimental.constrained.fpext.f64.f32(float %f, metadata !"fpexcept.strict") strictfp
  %j = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %h, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %k = call i32 @llvm.experimental.constrained.fptosi.i32.f64(double %g, metadata !"fpexcept.strict") strictfp
  %l = call double @llvm.experimental.constrained.sitofp.f64.i32(i32 %k, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %m = call i1 @llvm.experimental.constrained.fcmp.f64(double %l, double %x, metadata !"oeq", metadata !"fpexcept.strict") strictfp
  %n = call i1 @llvm.experimental.constrained.fcmps.f64(double %l, double %x, metadata !"ule", metadata !"fpexcept.strict") strictfp
  %o = call double @llvm.experimental.constrained.sqrt.f64(double %l, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %p = call double @llvm.experimental.constrained.floor.f64(double %o, metadata !"fpexcept.strict") strictfp
  ret double %p
}

declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata)
declare double @llvm.experimental.constrained.fsub.f64(double, double, metadata, metadata)
declare double @llvm.experimental.constrained.fmul.f64(double, double, metadata, metadata)
declare double @llvm.experimental.constrained.fdiv.f64(double, double, metadata, metadata)
declare double @llvm.experimental.constrained.frem.f64(double, double, metadata, metadata)
declare double @llvm.experimental.constrained.fma.f64(double, double, double, metadata, metadata)
declare double @llvm.experimental.constrained.fpext.f64.f32(float, metadata)
declare float @llvm.experimental.constrained.fptrunc.f32.f64(double, metadata, metadata)
declare i32 @llvm.experimental.constrained.fptosi.i32.f64(double, metadata)
declare double @llvm.experimental.constrained.sitofp.f64.i32(i32, metadata, metadata)
declare i1 @llvm.experimental.constrained.fcmp.f64(double, double, metadata, metadata)
declare i1 @llvm.experimental.constrained.fcmps.f64(double, double, metadata, metadata)
declare double @llvm.experimental.constrained.sqrt.f64(double, metadata, metadata)
declare double @llvm.experimental.constrained.floor.f64(double, metadata)
