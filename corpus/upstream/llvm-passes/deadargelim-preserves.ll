; title = "DeadArgumentElimination removes `noundef` of a parameter that is not used, and reports that it has preserved all analyses."
; kind = "lost"
; run = "opt-22 -passes='function(require<domtree>),deadargelim' -debug-pass-manager -S %s 2>&1"
; prints = "Running pass: DeadArgumentEliminationPass"
; lost = "i32 noundef %x"
; lacks = "Invalidating analysis"
; expected = "Analyses are invalidated, as with a call of `@f` in the module, whose argument becomes poison. `PreservedAnalyses::all` is for passes that change nothing: what was computed of `@f` with `noundef` stays in use, and tools that ask whether a pass changed the IR, as callbacks after a pass do, are told that it did not."
; cause = "`removeDeadArgumentsFromCallers` in `DeadArgumentElimination.cpp` calls `removeParamUndefImplyingAttrs` and sets `Changed` only where a use of the argument or of the function changes."
; issue = "no public issue found"
@address = global ptr @f
define void @f(i32 noundef %x) {
  ret void
}
