; Attributes that the dialect's verifier rejects on a type or on a result.

declare alignstack(8) ptr @result(ptr alignstack(8))

declare void @vectors(<2 x i32> range(i32 0, 4), <2 x ptr> align 8, <2 x ptr> noundef)

declare align 8 <2 x ptr> @aligned(<2 x ptr> align 16)
