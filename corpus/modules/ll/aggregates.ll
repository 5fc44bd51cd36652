; Structs and arrays as values, and freeze and select on them.

%pair = type { i32, [2 x float] }
%nested = type { %pair, <{ i8, i64 }>, [3 x %pair] }
%empty = type {}
%opaque = type opaque
%recursive = type { ptr, [0 x i32] }

define float @extract(%nested %n) {
  %a = extractvalue %nested %n, 0, 1, 1
  %b = extractvalue %nested %n, 2, 2, 1, 0
  %p = extractvalue %nested %n, 1
  %q = extractvalue <{ i8, i64 }> %p, 1
  %s = fadd float %a, %b
  ret float %s
}

define %nested @insert(%nested %n, float %f, i8 %b) {
  %1 = insertvalue %nested %n, float %f, 2, 0, 1, 1
  %2 = insertvalue %nested %1, i8 %b, 1, 0
  %3 = insertvalue %nested %2, %pair { i32 -1, [2 x float] [float 1.0, float -2.5] }, 0
  %4 = insertvalue %nested undef, %pair zeroinitializer, 2, 1
  %5 = freeze %nested %4
  ret %nested %3
}

define { i32, ptr } @literal(i1 %c, { i32, ptr } %a) {
  %r = select i1 %c, { i32, ptr } %a, { i32, ptr } { i32 4, ptr null }
  ret { i32, ptr } %r
}

define [4 x i8] @arrays([4 x i8] %a) {
  %x = extractvalue [4 x i8] %a, 3
  %y = insertvalue [4 x i8] poison, i8 %x, 0
  ret [4 x i8] %y
}

define void @memory(ptr %p) {
  %v = load %nested, ptr %p, align 8
  store %nested %v, ptr %p, align 1
  store %empty undef, ptr %p, align 1
  store [2 x %pair] zeroinitializer, ptr %p, align 4
  %s = getelementptr %recursive, ptr %p, i64 0, i32 1, i64 5
  store i32 0, ptr %s, align 4
  ret void
}

define {} @nothing() {
  ret {} zeroinitializer
}

define void @sized(ptr sret(%nested) align 16 %out, ptr byval(%pair) %in) {
  ret void
}
