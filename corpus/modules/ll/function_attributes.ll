; Function attributes of every sort.

define void @inlining() alwaysinline { ret void }
define void @inlining2() noinline optnone { ret void }
define void @inlining3() inlinehint { ret void }
define void @size() minsize optsize { ret void }
define void @debug() optdebug { ret void }
define void @temperature() cold { ret void }
define void @temperature2() hot { ret void }
define void @behaviour() nounwind willreturn nosync nofree norecurse mustprogress { ret void }
define void @behaviour2() noreturn convergent returns_twice nomerge noduplicate { unreachable }
define void @behaviour3() nocallback nocf_check nonlazybind noredzone noimplicitfloat { ret void }
define void @behaviour4() null_pointer_is_valid speculatable strictfp hybrid_patchable { ret void }
define void @behaviour5() unnamed_addr jumptable naked { unreachable }
define void @builtins() nobuiltin "no-builtin-memcpy" "no-builtins" { ret void }
define void @sanitizers() sanitize_address sanitize_memory sanitize_thread { ret void }
define void @sanitizers2() sanitize_hwaddress sanitize_memtag sanitize_type { ret void }
define void @sanitizers3() sanitize_realtime nosanitize_bounds nosanitize_coverage { ret void }
define void @sanitizers4() sanitize_realtime_blocking { ret void }
define void @sanitizers5() sanitize_numerical_stability sanitize_alloc_token { ret void }
define void @stack() ssp { ret void }
define void @stack2() sspstrong safestack { ret void }
define void @stack3() sspreq speculative_load_hardening shadowcallstack { ret void }
define void @stack4() alignstack(32) { ret void }
define void @unwind() uwtable { ret void }
define void @unwind2() uwtable(sync) { ret void }
define void @unwind3() uwtable(async) { ret void }
define void @fuzz() optforfuzzing noprofile skipprofile { ret void }
define void @splits() presplitcoroutine { ret void }
define void @splits2() coro_only_destroy_when_complete coro_elide_safe { ret void }
define void @diverge() disable_sanitizer_instrumentation nodivergencesource { ret void }
define void @scalable() vscale_range(2) { ret void }
define void @scalable2() vscale_range(1,16) { ret void }
define void @scalable3() vscale_range(4,0) { ret void }
define void @fn_align() align 8 { ret void }

define void @memory_none() memory(none) { ret void }
define void @memory_read() memory(read) { ret void }
define void @memory_write() memory(write) { ret void }
define void @memory_readwrite() memory(readwrite) { ret void }
define void @memory_argmem() memory(argmem: read) { ret void }
define void @memory_inaccessible() memory(inaccessiblemem: readwrite) { ret void }
define void @memory_two() memory(argmem: write, inaccessiblemem: read) { ret void }
define void @memory_default() memory(read, argmem: readwrite) { ret void }
define void @memory_errno() memory(errnomem: write) { ret void }
define void @memory_all() memory(write, argmem: none, inaccessiblemem: readwrite, errnomem: read) { ret void }

declare ptr @alloc1(i64) allocsize(0) allockind("alloc,uninitialized") "alloc-family"="mine"
declare ptr @alloc2(i64, i64) allocsize(0,1) allockind("alloc,zeroed")
declare ptr @alloc3(ptr allocptr, i64, i64 allocalign) allocsize(1) allockind("realloc,aligned")
declare void @free(ptr allocptr) allockind("free") "alloc-family"="mine"
declare noalias ptr @variant(i64) "alloc-variant-zeroed"="variant_zeroed" allockind("alloc,uninitialized") "alloc-family"="mine"
declare noalias ptr @variant_zeroed(i64) allockind("alloc,zeroed") "alloc-family"="mine"

define void @strings() "frame-pointer"="all" "target-cpu"="x86-64-v3" "target-features"="+avx2,-sse4a" "tune-cpu"="generic" { ret void }
define void @strings2() "empty" "empty-value"="" "a \22quoted\22 key"="a \5C value" "\E2\82\AC"="\00\01" { ret void }
define void @strings3() "denormal-fp-math"="preserve-sign,positive-zero" "denormal-fp-math-f32"="ieee,ieee" "no-nans-fp-math"="true" "stack-probe-size"="4096" { ret void }
define void @strings4() "patchable-function"="prologue-short-redirect" "probe-stack"="inline-asm" "thunk" "no-trapping-math"="true" { ret void }
define void @strings5() "zero-call-used-regs"="used-gpr" "warn-stack-size"="1024" "min-legal-vector-width"="0" { ret void }

; Groups, merged with attributes written in place, shared and repeated.
define void @grouped() #0 { ret void }
define void @grouped_more() noinline #0 "also" { ret void }
define void @two_groups() #0 #1 { ret void }
declare void @declared() #1

attributes #0 = { nounwind "one"="1" }
attributes #1 = { memory(read) uwtable "two" }
