; Attribute groups: numbering with gaps, unused ones, long and shared lists,
; the same attributes on functions and on calls.

define void @a(ptr %p) #7 {
  call void @b(ptr %p) #7
  call void @b(ptr %p) #3
  call void @b(ptr %p)
  %1 = call i32 @c() #100
  ret void
}

declare void @b(ptr) #3
declare i32 @c() #7

define void @d() #100 {
  call void @e() #7
  ret void
}

declare void @e()

attributes #3 = { nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { "nobody uses this" }
attributes #100 = { nounwind memory(read) vscale_range(1,4) }
