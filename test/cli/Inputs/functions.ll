$shared = comdat any

@alias = alias void (), ptr @aliased
@table = global [2 x ptr] [ptr @first, ptr @second]

define internal i32 @first(i32 %x) {
  %y = call i32 @second(i32 %x)
  ret i32 %y
}

define i32 @second(i32 %x) comdat($shared) personality ptr @personality {
  %y = add i32 %x, 1
  ret i32 %y
}

define void @aliased() {
  ret void
}

declare i32 @personality(...)
