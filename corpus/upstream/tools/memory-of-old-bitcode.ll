; title = "Bitcode of LLVM 19 is read with promises of `memory(...)` that it does not make."
; kind = "changed"
; run = [
;   'llvm-as-19 %s -o %t',
;   'llvm-dis-22 %t -o -',
; ]
; prints = 'memory\(read, target_mem0: none, target_mem1: none\)'
; expected = """
; LangRef, Function Attributes, `memory(...)`: the access kind without a location is for
; all that are not named. LLVM 19 has no `target_mem0`, so that a read of it is a read of
; other memory there."""
; cause = """
; The reader gives the location `errnomem`, which came with LLVM 21, the access kind of
; other memory, and not the locations `target_mem0` and `target_mem1` of LLVM 22."""
; issue = "no public issue found"
declare i32 @f() memory(read)
