// Functions: linkage, visibility, conventions, attributes, declarations,
// variadic ones, memory effects.

llvm.func @plain(%arg0: i32, %arg1: !llvm.ptr) -> i32 {
  llvm.return %arg0 : i32
}

llvm.func internal @l_internal() {
  llvm.return
}

llvm.func private fastcc @l_private(%x: i64) -> i64 {
  llvm.return %x : i64
}

llvm.func linkonce_odr hidden @many() attributes {dso_local, section = ".text.odd", alignment = 32 : i64} {
  llvm.return
}

llvm.func extern_weak @weak()
llvm.func @printf(!llvm.ptr {llvm.noundef, llvm.nocapture}, ...) -> i32
llvm.func protected local_unnamed_addr @v_protected() {
  llvm.return
}
llvm.func weak unnamed_addr @u() {
  llvm.return
}

llvm.func @parameters(%d: !llvm.ptr {llvm.sret = !llvm.array<4 x i8>, llvm.writable, llvm.dead_on_unwind},
                      %a: !llvm.ptr {llvm.noalias, llvm.nonnull, llvm.align = 16 : i64, llvm.dereferenceable = 64 : i64},
                      %b: !llvm.ptr {llvm.byval = !llvm.struct<(i32, i64)>, llvm.readonly},
                      %c: i8 {llvm.signext, llvm.noundef},
                      %e: i32 {llvm.inreg}) {
  llvm.return
}

llvm.func @results(%a: i32 {llvm.returned}, %b: !llvm.ptr) -> (i32 {llvm.zeroext, llvm.noundef}) {
  llvm.return %a : i32
}

llvm.func @behaviour() attributes {no_unwind, will_return, convergent, no_inline, optimize_none,
    memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} {
  llvm.return
}

llvm.func @strings() attributes {target_cpu = "x86-64", tune_cpu = "generic",
    target_features = #llvm.target_features<["+sse2", "-avx"]>, frame_pointer = #llvm.framePointerKind<"all">,
    passthrough = ["noredzone", ["stack-probe-size", "4096"], ["alignstack", "16"]]} {
  llvm.return
}

llvm.func @scalable() attributes {vscale_range = #llvm.vscale_range<minRange = 1 : i32, maxRange = 16 : i32>} {
  llvm.return
}

llvm.func @collected() attributes {garbageCollector = "statepoint-example", function_entry_count = 100 : i64, uwtable_kind = #llvm.uwtableKind<async>} {
  llvm.return
}
