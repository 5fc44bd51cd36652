; Values that use themselves in blocks that are not reached.

define i32 @f(i32 %a) {
  ret i32 %a
dead:
  %x = add i32 %x, %y
  %y = mul i32 %x, %z
  br label %dead2
dead2:
  %z = phi i32 [ %y, %dead ], [ %z, %dead2 ]
  br label %dead2
}
