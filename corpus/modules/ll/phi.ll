; Phis: orders that differ from the predecessors', duplicates, cycles through
; several phis, self-reference, values from later blocks, unreachable blocks.

define i32 @orders(i1 %c, i32 %x) {
entry:
  br i1 %c, label %left, label %right

left:
  br label %join

right:
  br label %join

join:
  %a = phi i32 [ 1, %left ], [ %x, %right ]
  %b = phi i32 [ 2, %right ], [ %x, %left ]
  %c2 = phi i64 [ undef, %left ], [ poison, %right ]
  %p = phi ptr [ null, %right ], [ @orders, %left ]
  %r = add i32 %a, %b
  ret i32 %r
}

define i32 @same_edge_twice(i1 %c, i32 %x) {
entry:
  br i1 %c, label %next, label %next

next:
  %v = phi i32 [ %x, %entry ], [ %x, %entry ]
  ret i32 %v
}

define i64 @swap(i64 %n) {
entry:
  br label %loop

loop:
  %a = phi i64 [ 0, %entry ], [ %b, %loop ]
  %b = phi i64 [ 1, %entry ], [ %a, %loop ]
  %i = phi i64 [ %next, %loop ], [ 0, %entry ]
  %next = add nuw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %exit, label %loop

exit:
  %last = phi i64 [ %b, %loop ]
  ret i64 %last
}

define i32 @self(i1 %c, i32 %x) {
entry:
  br label %spin

spin:
  %v = phi i32 [ %x, %entry ], [ %v, %spin ]
  br i1 %c, label %spin, label %exit

exit:
  ret i32 %v
}

define i32 @unreachable_blocks(i32 %x) {
entry:
  ret i32 %x

dead:
  %v = phi i32 [ %w, %dead2 ]
  %w0 = add i32 %v, %x
  br label %dead2

dead2:
  %w = phi i32 [ %w0, %dead ], [ %w, %dead2 ]
  %c = icmp eq i32 %w, 0
  br i1 %c, label %dead, label %dead2

alone:
  %self = add i32 %self, 1
  %gep = getelementptr i8, ptr %gep, i64 1
  ret i32 %self
}

define double @empty_phi(i1 %c) {
entry:
  ret double 0.0

lonely:
  %v = phi double
  ret double %v
}

; Blocks written in an order in which uses come before definitions.
define i32 @backwards(i32 %x) {
entry:
  br label %third

second:
  %s = add i32 %t, 1
  ret i32 %s

third:
  %t = mul i32 %x, 3
  br label %second
}

; Numbered blocks and values.
define i32 @numbered(i1 %0, i32 %1) {
  br i1 %0, label %3, label %5

3:
  %4 = add i32 %1, 1
  br label %5

5:
  %6 = phi i32 [ %4, %3 ], [ %1, %2 ]
  ret i32 %6
}
