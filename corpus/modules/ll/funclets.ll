; Windows exceptions: cleanuppad, catchswitch, catchpad and their returns.

target triple = "x86_64-pc-windows-msvc"

declare i32 @__CxxFrameHandler3(...)
declare void @may_throw(i32)
declare void @destroy(ptr)

define i32 @catches(i32 %x) personality ptr @__CxxFrameHandler3 {
entry:
  %object = alloca i8, align 1
  invoke void @may_throw(i32 %x)
          to label %ok unwind label %cleanup

ok:
  invoke void @may_throw(i32 1)
          to label %done unwind label %dispatch

cleanup:
  %c = cleanuppad within none []
  call void @destroy(ptr %object) [ "funclet"(token %c) ]
  cleanupret from %c unwind label %dispatch

dispatch:
  %s = catchswitch within none [label %first, label %second] unwind to caller

first:
  %p1 = catchpad within %s [ptr null, i32 8, ptr %object]
  invoke void @may_throw(i32 2) [ "funclet"(token %p1) ]
          to label %leave unwind label %inner

leave:
  catchret from %p1 to label %done

second:
  %p2 = catchpad within %s [ptr null, i32 64, ptr null]
  catchret from %p2 to label %done

inner:
  %c2 = cleanuppad within %p1 []
  cleanupret from %c2 unwind to caller

done:
  %r = phi i32 [ 0, %ok ], [ 1, %leave ], [ 2, %second ]
  ret i32 %r
}
