; Integer arithmetic: every operator, every flag, odd widths.

define i32 @add_flags(i32 %a, i32 %b) {
  %plain = add i32 %a, %b
  %wrap = add nuw i32 %plain, %b
  %signed = add nsw i32 %wrap, %b
  %both = add nuw nsw i32 %signed, 7
  ret i32 %both
}

define i64 @sub_mul_shl(i64 %a, i64 %b) {
  %s0 = sub i64 %a, %b
  %s1 = sub nuw i64 %s0, 1
  %s2 = sub nsw i64 0, %s1
  %s3 = sub nuw nsw i64 %s2, %b
  %m0 = mul i64 %s3, -3
  %m1 = mul nuw i64 %m0, %b
  %m2 = mul nsw i64 %m1, %a
  %m3 = mul nuw nsw i64 %m2, %a
  %l0 = shl i64 %m3, 1
  %l1 = shl nuw i64 %l0, %b
  %l2 = shl nsw i64 %l1, 63
  %l3 = shl nuw nsw i64 %l2, %a
  ret i64 %l3
}

define i17 @division(i17 %a, i17 %b) {
  %u0 = udiv i17 %a, %b
  %u1 = udiv exact i17 %u0, 3
  %s0 = sdiv i17 %u1, %b
  %s1 = sdiv exact i17 %s0, -65536
  %r0 = urem i17 %s1, %b
  %r1 = srem i17 %r0, 65535
  ret i17 %r1
}

define i129 @shifts(i129 %a, i129 %b) {
  %l0 = lshr i129 %a, %b
  %l1 = lshr exact i129 %l0, 128
  %r0 = ashr i129 %l1, %b
  %r1 = ashr exact i129 %r0, 1
  ret i129 %r1
}

define i1 @logic(i1 %a, i1 %b) {
  %and = and i1 %a, true
  %or = or i1 %and, %b
  %disjoint = or disjoint i1 %or, false
  %xor = xor i1 %disjoint, true
  ret i1 %xor
}

; The same operation on both operands, and results that nothing uses.
define void @unused(i8 %x) {
  %square = mul i8 %x, %x
  %zero = sub i8 %x, %x
  add i8 %x, -128
  %2 = xor i8 %x, -1
  %3 = or disjoint i8 %2, 1
  ret void
}

define i3 @narrow(i3 %a) {
  %r = add i3 %a, -4
  ret i3 %r
}

define i1024 @wide(i1024 %a) {
  %r = xor i1024 %a, 179769313486231590772930519078902473361797697894230657273430081157732675805500963132708477322407536021120113879871393357658789768814416622492847430639474124377767893424865485276302219601246094119453082952085005768838150682342462881473913110540827237163350510684586298239947245938479716304835356329624224137215
  ret i1024 %r
}
