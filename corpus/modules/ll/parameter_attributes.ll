; Attributes of parameters and results.

%s = type { i32, [4 x i8] }

declare i64 @plain(i32 zeroext, i16 signext, i32 noext, i32 inreg, i32 noundef, i64 returned)
define void @pointers(ptr noalias %a, ptr nonnull %b, ptr nofree %c, ptr readonly %d, ptr writeonly %e, ptr readnone %f) { ret void }
define void @sizes(ptr align 16 %a, ptr dereferenceable(8) %b, ptr dereferenceable_or_null(18446744073709551615) %c, ptr align 1 dereferenceable(4) %d) { ret void }
define void @captured(ptr captures(none) %a, ptr captures(address) %b, ptr captures(address_is_null) %c, ptr captures(provenance) %d, ptr captures(read_provenance) %e, ptr captures(ret: address, provenance) %f, ptr captures(address, ret: address, read_provenance) %g) { ret void }
define void @old_capture(ptr nocapture %p) { ret void }
define void @abi(ptr sret(%s) align 4 %a, ptr byval(%s) align 8 %b, ptr byref(i64) align 8 %c) { ret void }
define void @abi2(ptr inreg sret({ i32, i32 }) %a, ptr byval([3 x i16]) %b) { ret void }
define void @abi3(ptr preallocated(%s) %a) { ret void }
define void @abi4(ptr inalloca(<{ i32, ptr }>) %a) { ret void }
define void @abi5(ptr nest %a, ptr align 4 alignstack(8) %b) { ret void }
define swiftcc void @swift(ptr swiftself %a, ptr swifterror %b) { ret void }
define swifttailcc void @swift_async(ptr swiftasync %a, ptr swiftself %b) { ret void }
define void @unwinding(ptr dead_on_unwind writable sret(i32) %a, ptr dead_on_return %b) { ret void }
define void @initialized(ptr initializes((0, 8)) %a, ptr initializes((-8, -4), (0, 4), (16, 24)) %b) { ret void }
define void @ranges(i32 range(i32 0, 10) %a, i8 range(i8 -5, 5) %b, i128 range(i128 1, 0) %c, <2 x i16> range(i16 -1, 3) %d) { ret void }
define void @floats(float nofpclass(nan) %a, double nofpclass(inf zero) %b, half nofpclass(snan pinf nnorm psub) %c, <2 x float> nofpclass(all) %d) { ret void }
define void @immediates(i32 %a, ptr allocptr %b, i64 allocalign %c) { ret void }
define void @swapped(ptr readonly captures(none) nonnull noundef align 8 dereferenceable(16) "key"="value" %a) { ret void }
define void @strings(i32 "a" %a, i32 "b"="c" "d" %b) { ret void }
declare void @unnamed(ptr noundef, i32 signext, ptr byval(i8))

define zeroext i1 @r_zeroext() { ret i1 0 }
define signext i8 @r_signext() { ret i8 0 }
define noalias noundef nonnull align 16 dereferenceable(32) ptr @r_pointer(ptr %p) { ret ptr %p }
define inreg dereferenceable_or_null(4) ptr @r_inreg(ptr returned %p) { ret ptr %p }
define range(i64 -9223372036854775808, 0) i64 @r_range() { ret i64 -1 }
define range(i32 0, 0) i32 @r_no_value() { unreachable }
define nofpclass(nan inf) <4 x float> @r_class() { ret <4 x float> zeroinitializer }
define "result"="attribute" i32 @r_string() { ret i32 0 }
define { i32, i8 } @r_struct(i32 noundef %0, i8 noundef zeroext %1) { ret { i32, i8 } undef }
