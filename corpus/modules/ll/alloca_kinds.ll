; swifterror and inalloca slots, and an alloca in each kind of place.

define swiftcc void @uses_swifterror(ptr swifterror %err) {
entry:
  %slot = alloca swifterror ptr, align 8
  store ptr null, ptr %slot, align 8
  call swiftcc void @uses_swifterror(ptr swifterror %slot)
  %e = load ptr, ptr %slot, align 8
  store ptr %e, ptr %err, align 8
  ret void
}

define void @uses_inalloca(i32 %x) {
  %args = alloca inalloca <{ i32, i8 }>, align 4
  store i32 %x, ptr %args, align 4
  call void @takes_inalloca(ptr inalloca(<{ i32, i8 }>) %args)
  ret void
}

declare void @takes_inalloca(ptr inalloca(<{ i32, i8 }>))

define void @loops(i32 %n) {
entry:
  br label %body

body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %save = call ptr @llvm.stacksave.p0()
  %tmp = alloca i8, i32 %i, align 16
  call void @use(ptr %tmp)
  call void @llvm.stackrestore.p0(ptr %save)
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %body, label %exit

exit:
  ret void
}

declare void @use(ptr)
declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
