; Element access and shuffles of fixed vectors.

define i32 @elements(<4 x i32> %v, i32 %i, i64 %j) {
  %a = extractelement <4 x i32> %v, i32 0
  %b = extractelement <4 x i32> %v, i64 3
  %c = extractelement <4 x i32> %v, i32 %i
  %d = extractelement <4 x i32> %v, i8 -1
  %w = insertelement <4 x i32> %v, i32 %a, i32 1
  %x = insertelement <4 x i32> %w, i32 %b, i64 %j
  %y = insertelement <4 x i32> poison, i32 %c, i128 2
  %z = add <4 x i32> %x, %y
  %e = extractelement <4 x i32> %z, i16 2
  ret i32 %e
}

define <4 x i32> @shuffles(<4 x i32> %a, <4 x i32> %b) {
  %identity = shufflevector <4 x i32> %a, <4 x i32> %b, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %mix = shufflevector <4 x i32> %identity, <4 x i32> %b, <4 x i32> <i32 0, i32 4, i32 1, i32 5>
  %reverse = shufflevector <4 x i32> %mix, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %holes = shufflevector <4 x i32> %reverse, <4 x i32> undef, <4 x i32> <i32 poison, i32 2, i32 poison, i32 0>
  %splat = shufflevector <4 x i32> %holes, <4 x i32> poison, <4 x i32> zeroinitializer
  %nothing = shufflevector <4 x i32> %splat, <4 x i32> %b, <4 x i32> poison
  ret <4 x i32> %nothing
}

define <8 x i8> @widen(<3 x i8> %a) {
  %r = shufflevector <3 x i8> %a, <3 x i8> zeroinitializer, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 poison, i32 poison>
  ret <8 x i8> %r
}

define <1 x ptr> @narrow(<4 x ptr> %a) {
  %r = shufflevector <4 x ptr> %a, <4 x ptr> <ptr null, ptr null, ptr null, ptr null>, <1 x i32> <i32 6>
  ret <1 x ptr> %r
}

define <4 x i32> @selects(<4 x i1> %m, i1 %c, <4 x i32> %a, <4 x i32> %b) {
  %r = select <4 x i1> %m, <4 x i32> %a, <4 x i32> %b
  %s = select i1 %c, <4 x i32> %r, <4 x i32> <i32 1, i32 undef, i32 poison, i32 -4>
  %f = freeze <4 x i32> %s
  ret <4 x i32> %f
}

define <3 x i1> @odd(<3 x i1> %a, <3 x i7> %b) {
  %z = zext <3 x i1> %a to <3 x i7>
  %s = add nuw nsw <3 x i7> %z, <i7 1, i7 -64, i7 63>
  %c = icmp eq <3 x i7> %s, %b
  ret <3 x i1> %c
}
