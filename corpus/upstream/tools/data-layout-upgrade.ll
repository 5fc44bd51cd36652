; title = "The reader of bitcode upgrades a valid data layout to an invalid one."
; kind = "invalid"
; run = [
;   "llvm-as-22 %s -o %t.bc",
;   "llvm-dis-22 %t.bc -o /dev/null",
; ]
; fails = "preferred alignment cannot be less than the ABI alignment"
; expected = "The data layout that `llvm-as` accepted. LangRef, Data Layout: the preferred alignment `i64:64:64` may be given."
; cause = "`UpgradeDataLayoutString` in `AutoUpgrade.cpp` inserts `-i128:128` after the text `-i64:64`, which makes `-i64:64-i128:128:64`."
; issue = "no public issue found"
target datalayout = "E-i64:64:64"
target triple = "powerpc64-unknown-linux-gnu"
