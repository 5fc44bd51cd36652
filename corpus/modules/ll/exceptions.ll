; Itanium exceptions: invokes of every kind, landing pads with catch, filter and
; cleanup clauses, resume.

@_ZTIi = external constant ptr
@_ZTIPKc = external constant ptr

declare i32 @__gxx_personality_v0(...)
declare i32 @rust_eh_personality(...)
declare void @may_throw()
declare i32 @compute(i32, ...)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare i32 @llvm.eh.typeid.for.p0(ptr)
declare void @llvm.donothing()

define i32 @catches(i32 %x, ptr %fp) personality ptr @__gxx_personality_v0 {
entry:
  %v = invoke i32 (i32, ...) @compute(i32 noundef %x, i64 4)
          to label %more unwind label %pad

more:
  invoke void @may_throw() nounwind
          to label %indirect unwind label %cleanup_pad, !prof !0

indirect:
  %w = invoke fastcc noundef range(i32 0, 9) i32 %fp(ptr nonnull %fp) #0
          to label %done unwind label %pad

done:
  %r = phi i32 [ %w, %indirect ], [ -1, %caught ], [ -2, %nothing ]
  ret i32 %r

pad:
  %e = landingpad { ptr, i32 }
          catch ptr @_ZTIi
          catch ptr @_ZTIPKc
          catch ptr null
  %selector = extractvalue { ptr, i32 } %e, 1
  %id = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIi)
  %match = icmp eq i32 %selector, %id
  br i1 %match, label %caught, label %rethrow

caught:
  %object = extractvalue { ptr, i32 } %e, 0
  %1 = call ptr @__cxa_begin_catch(ptr %object)
  call void @__cxa_end_catch()
  br label %done

rethrow:
  resume { ptr, i32 } %e

cleanup_pad:
  %c = landingpad { ptr, i32 }
          cleanup
          filter [0 x ptr] zeroinitializer
          filter [2 x ptr] [ptr @_ZTIi, ptr @_ZTIPKc]
          catch ptr @_ZTIi
  invoke void @llvm.donothing()
          to label %nothing unwind label %pad2

nothing:
  br label %done

pad2:
  %d = landingpad { ptr, i32 }
          filter [1 x ptr] zeroinitializer
  %patched = insertvalue { ptr, i32 } %d, i32 0, 1
  resume { ptr, i32 } %patched
}

; The unwind block is also the target of several invokes, and has phis.
define void @shared_pad() personality ptr @rust_eh_personality {
entry:
  invoke void @may_throw()
          to label %next unwind label %pad

next:
  invoke void @may_throw()
          to label %exit unwind label %pad

exit:
  ret void

pad:
  %which = phi i32 [ 0, %entry ], [ 1, %next ]
  %e = landingpad { ptr, i32 }
          cleanup
  %s = insertvalue { ptr, i32 } %e, i32 %which, 1
  resume { ptr, i32 } %s
}

; An invoke whose normal block has other predecessors, and results used there.
define i32 @critical(i1 %c) personality ptr @__gxx_personality_v0 {
entry:
  br i1 %c, label %call, label %join

call:
  %v = invoke i32 (i32, ...) @compute(i32 1)
          to label %join unwind label %pad

join:
  %r = phi i32 [ 0, %entry ], [ %v, %call ]
  ret i32 %r

pad:
  %e = landingpad i64
          catch ptr null
  unreachable
}

attributes #0 = { noinline "invoked" }

!0 = !{!"branch_weights", i32 2000, i32 1}
