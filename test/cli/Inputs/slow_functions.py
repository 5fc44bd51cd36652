"""Prints a module: a function whose change by loop-unroll and instcombine is proved at
once, and COUNT functions whose unrolled loops no prover proves in a few seconds."""

import sys

print("""define i32 @easy(i32 %x) {
  %a = add i32 %x, 0
  %b = mul i32 %a, 2
  ret i32 %b
}""")
for number in range(int(sys.argv[1])):
    print(f"""define i64 @slow{number}(i64 %x, i64 %y, i64 %n) {{
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %j, %loop ]
  %a = phi i64 [ {number}, %0 ], [ %d, %loop ]
  %m = mul i64 %a, %x
  %q = udiv i64 %m, 7
  %e = xor i64 %q, %y
  %d = mul i64 %e, %e
  %j = add nuw i64 %i, 1
  %c = icmp ult i64 %j, %n
  br i1 %c, label %loop, label %end
end:
  ret i64 %d
}}""")
