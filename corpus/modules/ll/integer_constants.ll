; Integer constants of many widths, as globals and operands.

@i1t = global i1 true
@i1f = global i1 false
@i2 = global i2 -2
@i8 = global i8 -128
@i13 = global i13 4095
@i16 = global i16 -1
@i31 = global i31 1073741823
@i32 = global i32 -2147483648
@i64 = global i64 9223372036854775807
@i65 = global i65 -18446744073709551616
@i128 = global i128 -170141183460469231731687303715884105728
@i257 = global i257 115792089237316195423570985008687907853269984665640564039457584007913129639935
@hex = global i32 u0xDEADBEEF
@hexs = global i64 s0xFFFFFFFFFFFFFFFF

define i65 @operands(i65 %x) {
  %a = add i65 %x, 36893488147419103231
  %b = sub i65 -1, %a
  %c = select i1 true, i65 %b, i65 0
  ret i65 %c
}

define i8388607 @widest() {
  ret i8388607 1
}
