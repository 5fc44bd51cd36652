; title = "GlobalDCE and GlobalOpt die on a constructor that is `zeroinitializer`."
; kind = "crash"
; run = "opt-22 -passes=globaldce %s -disable-output"
; signal = true
; expected = "A valid output. LangRef, `llvm.global_ctors`: an array of structures; the verifier accepts null functions, and any form of the constant."
; cause = "`optimizeGlobalCtorsList` in `CtorUtils.cpp` casts each element to `ConstantStruct`, which `zeroinitializer` is not."
; issue = "no public issue found"
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } zeroinitializer, { i32, ptr, ptr } { i32 1, ptr null, ptr null }]
