; The input of startup.py: twenty lines.
define i32 @f(i32 %a, i32 %b) {
entry:
  %c = icmp slt i32 %a, %b
  br i1 %c, label %x, label %y

x:
  %s = add i32 %a, %b
  br label %z

y:
  %t = mul i32 %a, %b
  br label %z

z:
  %r = phi i32 [ %s, %x ], [ %t, %y ]
  ret i32 %r
}

declare void @g()
