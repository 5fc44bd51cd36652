; Every cast, with its flags, on scalars and vectors.

define i64 @integers(i32 %x, i128 %w) {
  %z = zext i32 %x to i64
  %zn = zext nneg i32 %x to i64
  %s = sext i32 %x to i64
  %t0 = trunc i128 %w to i64
  %t1 = trunc nuw i128 %w to i64
  %t2 = trunc nsw i128 %w to i64
  %t3 = trunc nuw nsw i128 %w to i64
  %1 = add i64 %z, %zn
  %2 = add i64 %s, %t0
  %3 = add i64 %t1, %t2
  %4 = add i64 %t3, %1
  %5 = add i64 %2, %3
  %6 = add i64 %4, %5
  ret i64 %6
}

define double @floats(i32 %x, half %h, x86_fp80 %e) {
  %u = uitofp i32 %x to double
  %un = uitofp nneg i32 %x to double
  %s = sitofp i32 %x to float
  %se = fpext float %s to double
  %he = fpext contract half %h to double
  %et = fptrunc x86_fp80 %e to double
  %ef = fptrunc fast x86_fp80 %e to double
  %1 = fadd double %u, %un
  %2 = fadd double %se, %he
  %3 = fadd double %et, %ef
  %4 = fadd double %1, %2
  %5 = fadd double %3, %4
  ret double %5
}

define i32 @to_integers(float %f, bfloat %b) {
  %u = fptoui float %f to i32
  %s = fptosi float %f to i32
  %bb = fptosi bfloat %b to i7
  %bs = sext i7 %bb to i32
  %1 = add i32 %u, %s
  %2 = add i32 %1, %bs
  ret i32 %2
}

define ptr @pointers(i64 %x, ptr %p, ptr addrspace(1) %q) {
  %i = ptrtoint ptr %p to i32
  %r = inttoptr i64 %x to ptr
  %c = addrspacecast ptr addrspace(1) %q to ptr
  %n = addrspacecast ptr %c to ptr addrspace(5)
  %1 = icmp eq ptr %r, %c
  %2 = select i1 %1, ptr %r, ptr %c
  ret ptr %2
}

define <2 x i32> @bitcasts(double %d, <4 x i16> %v, i64 %i, ptr %p) {
  %a = bitcast double %d to <2 x i32>
  %b = bitcast <4 x i16> %v to <2 x i32>
  %c = bitcast i64 %i to <2 x i32>
  %d2 = bitcast <2 x i32> %a to double
  %1 = xor <2 x i32> %a, %b
  %2 = xor <2 x i32> %1, %c
  ret <2 x i32> %2
}

; Casts that change nothing must stay.
define i32 @no_ops(i32 %x, ptr %p, <2 x i8> %v) {
  %a = bitcast i32 %x to i32
  %b = bitcast ptr %p to ptr
  %c = bitcast <2 x i8> %v to <2 x i8>
  ret i32 %a
}

define <4 x double> @vectors(<4 x i8> %x, <4 x ptr> %p) {
  %z = zext nneg <4 x i8> %x to <4 x i64>
  %s = sext <4 x i8> %x to <4 x i32>
  %t = trunc nuw <4 x i64> %z to <4 x i16>
  %f = sitofp <4 x i32> %s to <4 x float>
  %e = fpext <4 x float> %f to <4 x double>
  %i = ptrtoint <4 x ptr> %p to <4 x i64>
  %q = inttoptr <4 x i64> %i to <4 x ptr>
  %r = addrspacecast <4 x ptr> %q to <4 x ptr addrspace(2)>
  ret <4 x double> %e
}

define <vscale x 2 x i64> @scalable(<vscale x 2 x i32> %x) {
  %r = zext <vscale x 2 x i32> %x to <vscale x 2 x i64>
  ret <vscale x 2 x i64> %r
}
