; Integer intrinsics: overflow, saturation, bits, funnel shifts, min and max.

define i32 @overflow(i32 %a, i32 %b) {
  %1 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a, i32 %b)
  %2 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %a, i32 %b)
  %3 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %a, i32 %b)
  %4 = call { i32, i1 } @llvm.usub.with.overflow.i32(i32 %a, i32 %b)
  %5 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %a, i32 %b)
  %6 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %a, i32 7)
  %7 = call { <2 x i8>, <2 x i1> } @llvm.umul.with.overflow.v2i8(<2 x i8> zeroinitializer, <2 x i8> splat (i8 3))
  %8 = extractvalue { i32, i1 } %6, 0
  ret i32 %8
}

define i16 @saturate(i16 %a, i16 %b) {
  %1 = call i16 @llvm.sadd.sat.i16(i16 %a, i16 %b)
  %2 = call i16 @llvm.uadd.sat.i16(i16 %1, i16 %b)
  %3 = call i16 @llvm.ssub.sat.i16(i16 %2, i16 %b)
  %4 = call i16 @llvm.usub.sat.i16(i16 %3, i16 %b)
  %5 = call i16 @llvm.sshl.sat.i16(i16 %4, i16 %b)
  %6 = call i16 @llvm.ushl.sat.i16(i16 %5, i16 %b)
  %7 = call i16 @llvm.smul.fix.i16(i16 %6, i16 %b, i32 3)
  %8 = call i16 @llvm.udiv.fix.sat.i16(i16 %7, i16 %b, i32 15)
  ret i16 %8
}

define i64 @bits(i64 %a, i64 %b) {
  %1 = call i64 @llvm.ctpop.i64(i64 %a)
  %2 = call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %1, i1 false)
  %3 = call i64 @llvm.cttz.i64(i64 %2, i1 true)
  %4 = call i64 @llvm.bitreverse.i64(i64 %3)
  %5 = call i64 @llvm.bswap.i64(i64 %4)
  %6 = call i64 @llvm.fshl.i64(i64 %5, i64 %a, i64 %b)
  %7 = call i64 @llvm.fshr.i64(i64 %6, i64 %5, i64 3)
  %8 = call <4 x i32> @llvm.ctpop.v4i32(<4 x i32> splat (i32 255))
  ret i64 %7
}

define i32 @order(i32 %a, i32 %b) {
  %1 = call i32 @llvm.smax.i32(i32 %a, i32 %b)
  %2 = call i32 @llvm.smin.i32(i32 %1, i32 %b)
  %3 = call i32 @llvm.umax.i32(i32 %2, i32 1)
  %4 = call i32 @llvm.umin.i32(i32 %3, i32 %b)
  %5 = call i32 @llvm.abs.i32(i32 %4, i1 true)
  %6 = call i8 @llvm.scmp.i8.i32(i32 %5, i32 %a)
  %7 = call i2 @llvm.ucmp.i2.i32(i32 %5, i32 %a)
  %8 = sext i8 %6 to i32
  ret i32 %8
}

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.usub.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32)
declare { <2 x i8>, <2 x i1> } @llvm.umul.with.overflow.v2i8(<2 x i8>, <2 x i8>)
declare i16 @llvm.sadd.sat.i16(i16, i16)
declare i16 @llvm.uadd.sat.i16(i16, i16)
declare i16 @llvm.ssub.sat.i16(i16, i16)
declare i16 @llvm.usub.sat.i16(i16, i16)
declare i16 @llvm.sshl.sat.i16(i16, i16)
declare i16 @llvm.ushl.sat.i16(i16, i16)
declare i16 @llvm.smul.fix.i16(i16, i16, i32 immarg)
declare i16 @llvm.udiv.fix.sat.i16(i16, i16, i32 immarg)
declare i64 @llvm.ctpop.i64(i64)
declare <4 x i32> @llvm.ctpop.v4i32(<4 x i32>)
declare i64 @llvm.ctlz.i64(i64, i1 immarg)
declare i64 @llvm.cttz.i64(i64, i1 immarg)
declare i64 @llvm.bitreverse.i64(i64)
declare i64 @llvm.bswap.i64(i64)
declare i64 @llvm.fshl.i64(i64, i64, i64)
declare i64 @llvm.fshr.i64(i64, i64, i64)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.umax.i32(i32, i32)
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.abs.i32(i32, i1 immarg)
declare i8 @llvm.scmp.i8.i32(i32, i32)
declare i2 @llvm.ucmp.i2.i32(i32, i32)
