; What the perf dialect says only in part.

define i64 @odd(i32 %event) !perf.region !0 {
  %named = tail call i64 @llvm.x86.rdpmc(i32 7) #0, !perf.region !0
  %count = call i64 @llvm.x86.rdpmc(i32 %event), !perf.region !1
  %sum = add nuw i64 %named, %count, !perf.region !2
  ret i64 %sum
}

declare i64 @llvm.x86.rdpmc(i32)

attributes #0 = { cold }

!0 = !{!"hot"}
!1 = distinct !{!"hot"}
!2 = !{!"two", !"names"}
