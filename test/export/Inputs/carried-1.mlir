#alias_scope_domain = #llvm.alias_scope_domain<id = distinct[0]<>, description = "domain">
#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#di_derived_type = #llvm.di_derived_type<tag = DW_TAG_member, name = "next", sizeInBits = 64>
#di_file = #llvm.di_file<"rich.c" in "/src">
#loc1 = loc("rich.c":8:3)
#loc2 = loc("x")
#loc3 = loc("p")
#loc4 = loc("a")
#loc5 = loc("b")
#loc6 = loc("y")
#loc7 = loc("from")
#loc8 = loc("phi")
#loc9 = loc("kind")
#loc10 = loc("last")
#loc11 = loc("either")
#loop_unroll = #llvm.loop_unroll<count = 4 : i32>
#tbaa_root = #llvm.tbaa_root<id = "Simple C/C++ TBAA">
#alias_scope = #llvm.alias_scope<id = distinct[1]<>, domain = #alias_scope_domain, description = "scope">
#alias_scope1 = #llvm.alias_scope<id = distinct[2]<>, domain = #alias_scope_domain>
#di_compile_unit = #llvm.di_compile_unit<id = distinct[3]<>, sourceLanguage = DW_LANG_C11, file = #di_file, producer = "clang", isOptimized = true, emissionKind = Full, nameTableKind = None>
#di_composite_type = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "node", file = #di_file, line = 1, sizeInBits = 64, elements = #di_derived_type>
#loc18 = loc(fused<{llvmx.phi_order = array<i32: 1, 0>}>[#loc7])
#loc19 = loc(fused<{llvmx.fastmath = "nnan", llvmx.phi_order = array<i32: 1, 0, 2>}>[#loc8])
#loc20 = loc(fused<{llvmx.phi_order = array<i32: 1, 0, 2>}>[#loc9])
#loc21 = loc(fused<{llvmx.phi_order = array<i32: 1, 0>}>[#loc11])
#loop_annotation = #llvm.loop_annotation<unroll = #loop_unroll, mustProgress = true>
#di_derived_type1 = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #di_composite_type, sizeInBits = 64>
#di_global_variable = #llvm.di_global_variable<scope = #di_compile_unit, name = "counter", file = #di_file, line = 3, type = #di_basic_type, isLocalToUnit = true, isDefined = true>
#tbaa_type_desc = #llvm.tbaa_type_desc<id = "short", members = {<#tbaa_root, 0>}>
#tbaa_type_desc1 = #llvm.tbaa_type_desc<id = "omnipotent char", members = {<#tbaa_root, 0>}>
#di_global_variable_expression = #llvm.di_global_variable_expression<var = #di_global_variable, expr = <>>
#di_subroutine_type = #llvm.di_subroutine_type<types = #di_basic_type, #di_basic_type, #di_derived_type1>
#tbaa_tag = #llvm.tbaa_tag<base_type = #tbaa_type_desc, access_type = #tbaa_type_desc, offset = 0>
#di_subprogram = #llvm.di_subprogram<id = distinct[4]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "debug", file = #di_file, line = 7, scopeLine = 7, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
#tbaa_type_desc2 = #llvm.tbaa_type_desc<id = "int", members = {<#tbaa_type_desc1, 0>}>
#di_label = #llvm.di_label<scope = #di_subprogram, name = "again", file = #di_file, line = 10>
#di_local_variable = #llvm.di_local_variable<scope = #di_subprogram, name = "x", file = #di_file, line = 7, arg = 1, type = #di_basic_type>
#di_local_variable1 = #llvm.di_local_variable<scope = #di_subprogram, name = "p", file = #di_file, line = 7, arg = 2, type = #di_derived_type1>
#loc22 = loc(fused<#di_subprogram>[#loc1])
#tbaa_tag1 = #llvm.tbaa_tag<base_type = #tbaa_type_desc2, access_type = #tbaa_type_desc2, offset = 0>
module attributes {llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", llvm.ident = "clang", llvm.target_triple = "x86_64-pc-linux-gnu", llvmx.alias_domains = [[#alias_scope, #alias_scope1]], llvmx.metadata = [["value", 16], "type", array<i32: 0, 1>, ["value", 0], "other", array<i32: 3, 4>, ["value", 0 : i32], ["value", 10 : i32], array<i32: 6, 7>, "rsp", array<i32: 9>, "llvm.loop.custom", ["value", 5 : i32], array<i32: 11, 12>, ["value", 7], array<i32: 14>, #di_local_variable, array<i64: 4101, 0, 4101, 1, 34, 159>, #loc22, [#di_compile_unit, array<i64: 6, 20, 12, 22, 16, 0>], "-g", #di_global_variable_expression, array<i32: 21>, ["tuple", array<i64: 23, -1>, unit], ["value", 1 : i32], "wide", ["value", 4], array<i32: 24, 25, 26>, "00000000000000000000000000000000", [#di_file, array<i64: 2, 1, 3, 28>], [#di_composite_type, array<i64: 8, -1>], [#di_derived_type1, array<i64: 8, -1>], [#di_derived_type, array<i64: 2, 29, 3, 2, 4, 30, 5, 31, 8, -1>], [#di_subprogram, array<i64: 10, 256, 15, 35, 19, 1>], #di_local_variable1, array<i32: 16, 34>], llvmx.metadata_kinds = ["custom", "srcloc"], llvmx.named_metadata = [["llvm.dbg.cu", array<i32: 19>], ["llvm.module.flags", array<i32: -1, -1, -29>], "llvm.ident", ["mine", array<i32: 5, 23>]], llvmx.source_filename = "rich.c", llvmx.struct_names = {unnamed = ""}, llvmx.tbaa_short_types = [#tbaa_type_desc]} {
  llvm.comdat @__llvm_global_comdat {
    llvm.comdat_selector @group any loc(#loc)
  } loc(#loc)
  llvm.mlir.global private constant @unnamed.0(1 : i8) {addr_space = 0 : i32, dso_local, llvmx.symbol_name = ""} : i8 loc(#loc)
  llvm.mlir.global external @named() {addr_space = 0 : i32, alignment = 8 : i64, llvmx.attachments = [["type", 2 : i32], ["type", 5 : i32]], llvmx.code_model = 4 : i32, llvmx.partition = "part"} : !llvm.struct<"pair", (i32, ptr)> {
    %0 = llvm.mlir.zero : !llvm.struct<"pair", (i32, ptr)> loc(#loc)
    llvm.return %0 : !llvm.struct<"pair", (i32, ptr)> loc(#loc)
  } loc(#loc)
  llvm.mlir.global external @imported() {addr_space = 0 : i32, llvmx.dll_storage = "dllimport"} : i32 loc(#loc)
  llvm.mlir.global external thread_local @local(0 : i32) {addr_space = 0 : i32, llvmx.thread_local = "initialexec"} : i32 loc(#loc)
  llvm.mlir.global external @checked(0 : i32) {addr_space = 0 : i32, llvmx.sanitizer = ["no_sanitize_address", "sanitize_address_dyninit"]} : i32 loc(#loc)
  llvm.mlir.global external @flagged(0 : i32) {addr_space = 0 : i32, llvmx.attributes = [["key", "value"]]} : i32 loc(#loc)
  llvm.mlir.global external @target() {addr_space = 0 : i32, llvmx.initializer = ["zero", !llvm.array<2 x target<"spirv.DeviceEvent">>], llvmx.value_type = !llvm.array<2 x target<"spirv.DeviceEvent">>} : !llvm.array<0 x i8> loc(#loc)
  llvm.mlir.global external @buffer() {addr_space = 0 : i32, llvmx.initializer = ["undef", !llvm.target<"dx.RawBuffer", f32, 1, 0>], llvmx.value_type = !llvm.target<"dx.RawBuffer", f32, 1, 0>} : !llvm.array<0 x i8> loc(#loc)
  llvm.mlir.global linkonce_odr @grouped(0 : i32) comdat(@__llvm_global_comdat::@group) {addr_space = 0 : i32} : i32 loc(#loc)
  llvm.mlir.global external @table() {addr_space = 0 : i32} : !llvm.array<2 x i64> {
    %0 = llvm.mlir.addressof @named : !llvm.ptr loc(#loc)
    %1 = llvm.ptrtoint %0 {llvmx.constant} : !llvm.ptr to i64 loc(#loc)
    %2 = llvm.mlir.addressof @control : !llvm.ptr loc(#loc)
    %3 = llvm.ptrtoint %2 {llvmx.constant} : !llvm.ptr to i64 loc(#loc)
    %4 = llvm.sub %3, %1 {llvmx.constant} : i64 loc(#loc)
    %5 = llvm.mlir.poison : !llvm.array<2 x i64> loc(#loc)
    %6 = llvm.insertvalue %1, %5[0] {llvmx.constant} : !llvm.array<2 x i64>  loc(#loc)
    %7 = llvm.insertvalue %4, %6[1] {llvmx.constant} : !llvm.array<2 x i64>  loc(#loc)
    llvm.return %7 : !llvm.array<2 x i64> loc(#loc)
  } loc(#loc)
  llvm.mlir.global external @inrange() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.addressof @table : !llvm.ptr loc(#loc)
    %1 = llvm.mlir.constant(0 : i32) : i32 loc(#loc)
    %2 = llvm.mlir.constant(1 : i64) : i64 loc(#loc)
    %3 = llvm.getelementptr inbounds %0[0, %2] {llvmx.constant, llvmx.inrange = [-8, 24]} : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<4 x i32> loc(#loc)
    llvm.return %3 : !llvm.ptr loc(#loc)
  } loc(#loc)
  llvm.mlir.global external @wide() {addr_space = 0 : i32} : f80 {
    %0 = llvm.mlir.constant(302222231531620438900736 : i80) : i80 loc(#loc)
    %1 = llvm.bitcast %0 {llvmx.constant} : i80 to f80 loc(#loc)
    llvm.return %1 : f80 loc(#loc)
  } loc(#loc)
  llvm.mlir.global external @label() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.blockaddress <function = @control, tag = <id = 0>> : !llvm.ptr loc(#loc)
    llvm.return %0 : !llvm.ptr loc(#loc)
  } loc(#loc)
  llvm.mlir.global internal @counter(0 : i32) {addr_space = 0 : i32, dbg_exprs = [#di_global_variable_expression], dso_local} : i32 loc(#loc)
  llvm.mlir.global external @anonymous() {addr_space = 0 : i32} : !llvm.struct<"pair.0", (struct<"unnamed", (i8)>, i8)> {
    %0 = llvm.mlir.zero : !llvm.struct<"pair.0", (struct<"unnamed", (i8)>, i8)> loc(#loc)
    llvm.return %0 : !llvm.struct<"pair.0", (struct<"unnamed", (i8)>, i8)> loc(#loc)
  } loc(#loc)
  llvm.mlir.alias external @other : i32 {
    %0 = llvm.mlir.addressof @counter : !llvm.ptr loc(#loc)
    llvm.return %0 : !llvm.ptr loc(#loc)
  } loc(#loc)
  llvm.mlir.ifunc external @resolved : !llvm.func<void ()>, !llvm.ptr @resolver {llvmx.resolver = ["expr", "addrspacecast", !llvm.ptr, 0, @resolver]} loc(#loc)
  llvm.func @resolver() -> !llvm.ptr attributes {llvmx.address_space = 1 : i32} {
    %0 = llvm.mlir.zero : !llvm.ptr loc(#loc)
    llvm.return %0 : !llvm.ptr loc(#loc)
  } loc(#loc)
  llvm.func @__gxx_personality_v0(...) -> i32 loc(#loc)
  llvm.func @may_throw() loc(#loc)
  llvm.func @variadic(...) attributes {llvmx.cc = 1023 : i32} loc(#loc)
  llvm.func @llvm.coro.id(i32, !llvm.ptr {llvm.readnone}, !llvm.ptr {llvm.nocapture, llvm.readonly}, !llvm.ptr) -> !llvm.token attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return} loc(#loc)
  llvm.func @llvm.sqrt.f32(f32) -> f32 attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nocreateundeforpoison", "nofree", "nosync", "speculatable"], will_return} loc(#loc)
  llvm.func @llvm.foo.custom(!llvm.metadata) loc(#loc)
  llvm.func @allocate(i64) -> (!llvm.ptr {llvm.noalias}) attributes {passthrough = [["allockind", "9"], ["allocsize", "4294967295"], ["alloc-family", "mine"]]} loc(#loc)
  llvm.func @f(%arg0: i32 loc("x"), %arg1: !llvm.ptr {llvmx.attributes = ["swiftself", ["captures", "51"]]} loc("p")) -> i32 attributes {llvmx.address_space = 1 : i32, llvmx.attachments = [["type", 5 : i32]], llvmx.personality = ["expr", "getelementptr", !llvm.ptr, 0, i8, [], @__gxx_personality_v0, 8], llvmx.prefix_data = 123 : i32, llvmx.prologue_data = -112 : i8} {
    %0 = llvm.mlir.constant(1 : i32) : i32 loc(#loc)
    %1 = llvm.mlir.constant(dense<1> : vector<2xi64>) : vector<2xi64> loc(#loc)
    %2 = llvm.mlir.constant(0 : i64) : i64 loc(#loc)
    %3 = llvm.mlir.constant(2.000000e+00 : f32) : f32 loc(#loc)
    %4 = llvm.mlir.constant(1.000000e+00 : f32) : f32 loc(#loc)
    %5 = llvm.mlir.constant(4 : i64) : i64 loc(#loc)
    %6 = llvm.add %arg0, %0 overflow<nsw> {llvmx.name = "sum"} : i32 loc(#loc)
    %7 = llvm.icmp "ult" %6, %arg0 {llvmx.name = "less", llvmx.samesign} : i32 loc(#loc)
    %8 = llvm.alloca %0 x !llvm.ptr {alignment = 8 : i64, llvmx.name = "error", llvmx.swifterror} : (i32) -> !llvm.ptr loc(#loc)
    %9 = llvm.getelementptr %arg1[%1] {llvmx.name = "splat"} : (!llvm.ptr, vector<2xi64>) -> vector<2x!llvm.ptr>, i32 loc(#loc)
    %10 = llvm.getelementptr %9[%2, 1] {llvmx.name = "splats", llvmx.splat_indices = array<i32: 1>} : (vector<2x!llvm.ptr>, i64) -> vector<2x!llvm.ptr>, !llvm.struct<(i32, i32)> loc(#loc)
    %11 = llvm.intr.sqrt(%3) {fastmathFlags = #llvm.fastmath<fast>, llvmx.arg_attrs = [{llvm.noundef, llvmx.attributes = [["nofpclass", "3"]]}], llvmx.name = "root", llvmx.tail_call = "tail"} : (f32) -> f32 loc(#loc)
    llvm.intr.experimental.noalias.scope.decl #alias_scope loc(#loc)
    %12 = llvm.load %arg1 {alias_scopes = [#alias_scope, #alias_scope1], alignment = 4 : i64, llvmx.md.custom = 5 : i32, llvmx.md.range = 8 : i32, llvmx.name = "value", tbaa = [#tbaa_tag1]} : !llvm.ptr -> i32 loc(#loc)
    llvm.store %12, %arg1 {alignment = 4 : i64, noalias_scopes = [#alias_scope, #alias_scope1], tbaa = [#tbaa_tag]} : i32, !llvm.ptr loc(#loc)
    %13 = llvm.select %7, %11, %4 {fastmathFlags = #llvm.fastmath<fast>, llvmx.name = "chosen"} : i1, f32 loc(#loc)
    llvm.inline_asm has_side_effects asm_dialect = att {llvmx.unwind} "nop", ""  : () -> () loc(#loc)
    %14 = llvm.call preserve_mostcc @allocate(%5) {llvmx.attributes = [["allocsize", "4294967295"], "call-site"], llvmx.name = "call"} : (i64 {llvm.noundef}) -> !llvm.ptr loc(#loc)
    %15 = llvm.call_intrinsic "llvm.read_register.i64"() {llvmx.metadata_args = array<i32: 0, 10>, llvmx.name = "text", llvmx.res_attrs = [{llvm.noundef}]} : () -> i64 loc(#loc)
    llvm.return {llvmx.block = "entry"} %12 : i32 loc(#loc)
  } loc(#loc)
  llvm.func @llvm.read_register.i64(!llvm.metadata) -> i64 attributes {memory_effects = #llvm.memory_effects<other = read, argMem = read, inaccessibleMem = read, errnoMem = read, targetMem0 = read, targetMem1 = read>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return} loc(#loc)
  llvm.func @llvm.experimental.noalias.scope.decl(!llvm.metadata) attributes {memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, passthrough = ["nocallback", "nofree", "nosync"], will_return} loc(#loc)
  llvm.func @control(%arg0: i1 loc("a"), %arg1: i1 loc("b"), %arg2: f32 loc("y")) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32 loc(#loc)
    %1 = llvm.mlir.constant(2 : i32) : i32 loc(#loc)
    %2 = llvm.mlir.constant(0.000000e+00 : f32) : f32 loc(#loc)
    %3 = llvm.mlir.constant(3 : i32) : i32 loc(#loc)
    %4 = llvm.mlir.constant(4 : i32) : i32 loc(#loc)
    llvm.cond_br %arg0 weights([1, 2]), ^bb1(%0 : i32), ^bb2 {llvmx.block = "entry"} loc(#loc)
  ^bb1(%5: i32 loc(fused<{llvmx.phi_order = array<i32: 1, 0>}>[#loc7])):  // 2 preds: ^bb0, ^bb2
    llvm.blocktag <id = 0> loc(#loc)
    llvm.br ^bb3(%arg2, %5 : f32, i32) {llvmx.block = "left"} loc(#loc)
  ^bb2:  // pred: ^bb0
    llvm.cond_br %arg1, ^bb1(%1 : i32), ^bb3(%2, %3 : f32, i32) {llvmx.block = "right"} loc(#loc)
  ^bb3(%6: f32 loc(fused<{llvmx.fastmath = "nnan", llvmx.phi_order = array<i32: 1, 0, 2>}>[#loc8]), %7: i32 loc(fused<{llvmx.phi_order = array<i32: 1, 0, 2>}>[#loc9])):  // 3 preds: ^bb1, ^bb2, ^bb3
    %8 = llvm.fcmp "oeq" %6, %arg2 {llvmx.name = "again"} : f32 loc(#loc)
    llvm.cond_br %8, ^bb3(%6, %7 : f32, i32), ^bb4 {llvmx.block = "join", llvmx.loop = array<i32: 0, 0, 1, -14>, llvmx.predecessors = array<i32: 2, 0, 1>, loop_annotation = #loop_annotation} loc(#loc)
  ^bb4:  // pred: ^bb3
    llvm.switch %7 : i32, ^bb5(%4 : i32) [
      1: ^bb5(%4 : i32),
      2: ^bb5(%4 : i32)
    ] {llvmx.block = "out"} loc(#loc)
  ^bb5(%9: i32 loc("last")):  // 3 preds: ^bb4, ^bb4, ^bb4
    llvm.return {llvmx.block = "done"} %9 : i32 loc(#loc)
  } loc(#loc)
  llvm.func @funclet() attributes {personality = @__CxxFrameHandler3} {
    %0 = llvm.mlir.addressof @may_throw : !llvm.ptr loc(#loc)
    %1 = llvm.mlir.none : !llvm.token loc(#loc)
    %2 = llvm.mlir.zero : !llvm.ptr loc(#loc)
    %3 = llvm.mlir.constant(64 : i32) : i32 loc(#loc)
    "llvmx.terminator"(%0)[^bb3, ^bb1] <{details = {type = !llvm.func<void ()>}, opcode = "invoke", operandSegmentSizes = array<i32: 1, 0>, successor_segments = array<i32: 0, 0>}> {llvmx.block = "entry"} : (!llvm.ptr) -> () loc(#loc)
  ^bb1:  // pred: ^bb0
    %4 = "llvmx.terminator"(%1)[^bb2] <{details = {}, opcode = "catchswitch", operandSegmentSizes = array<i32: 1, 0>, successor_segments = array<i32: 0>}> {llvmx.block = "dispatch", llvmx.distinct = 0 : i32, llvmx.name = "switch"} : (!llvm.token) -> !llvm.token loc(#loc)
  ^bb2:  // pred: ^bb1
    %5 = "llvmx.instruction"(%2, %3, %2, %4) <{details = {}, opcode = "catchpad"}> {llvmx.distinct = 1 : i32, llvmx.name = "pad"} : (!llvm.ptr, i32, !llvm.ptr, !llvm.token) -> !llvm.token loc(#loc)
    "llvmx.instruction"(%5, %0) <{details = {bundles = [["funclet", 1]], type = !llvm.func<void ()>}, opcode = "call"}> {llvmx.distinct = 2 : i32} : (!llvm.token, !llvm.ptr) -> () loc(#loc)
    "llvmx.terminator"(%5)[^bb3] <{details = {}, opcode = "catchret", operandSegmentSizes = array<i32: 1, 0>, successor_segments = array<i32: 0>}> {llvmx.block = "handler", llvmx.distinct = 3 : i32} : (!llvm.token) -> () loc(#loc)
  ^bb3:  // 2 preds: ^bb0, ^bb2
    llvm.return {llvmx.block = "done"} loc(#loc)
  } loc(#loc)
  llvm.func @__CxxFrameHandler3(...) -> i32 loc(#loc)
  llvm.func @landing(%arg0: i1 loc("a")) -> i32 attributes {personality = @__gxx_personality_v0} {
    %0 = llvm.mlir.constant(0 : i32) : i32 loc(#loc)
    %1 = llvm.mlir.addressof @__gxx_personality_v0 : !llvm.ptr loc(#loc)
    llvm.cond_br %arg0, ^bb3(%0 : i32), ^bb1 {llvmx.block = "entry"} loc(#loc)
  ^bb1:  // pred: ^bb0
    %2 = llvm.invoke %1() to ^bb2 unwind ^bb4 {llvmx.block = "try", llvmx.name = "result"} : !llvm.ptr, () -> i32 loc(#loc)
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3(%2 : i32) {llvmx.edge} loc(#loc)
  ^bb3(%3: i32 loc(fused<{llvmx.phi_order = array<i32: 1, 0>}>[#loc11])):  // 2 preds: ^bb0, ^bb2
    llvm.return {llvmx.block = "done"} %3 : i32 loc(#loc)
  ^bb4:  // pred: ^bb1
    %4 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)> loc(#loc12)
    llvm.resume %4 {llvmx.block = "lpad"} : !llvm.struct<(ptr, i32)> loc(#loc)
  } loc(#loc)
  llvm.func @jump(%arg0: i32 loc("x")) -> i32 {
    %0 = llvm.mlir.constant(0 : i32) : i32 loc(#loc)
    %1 = llvm.mlir.constant(1 : i32) : i32 loc(#loc)
    "llvmx.terminator"(%arg0)[^bb1, ^bb2] <{details = {asm = "", bundles = [["where", 1]], constraints = "r,!i", indirect = 1 : i64, sideeffect, type = !llvm.func<void (i32)>}, opcode = "callbr", operandSegmentSizes = array<i32: 1, 0>, successor_segments = array<i32: 0, 0>}> {llvmx.block = "entry", llvmx.label_args = array<i32: 1, 1>, llvmx.md.srcloc = 15 : i32} : (i32) -> () loc(#loc)
  ^bb1:  // pred: ^bb0
    llvm.return {llvmx.block = "direct"} %0 : i32 loc(#loc)
  ^bb2:  // pred: ^bb0
    llvm.return {llvmx.block = "indirect"} %1 : i32 loc(#loc)
  } loc(#loc)
  llvm.func @debug(%arg0: i32 loc("x"), %arg1: !llvm.ptr loc("p")) -> i32 {
    %0 = llvm.mlir.constant(2 : i32) : i32 loc(#loc)
    llvm.intr.dbg.value #di_local_variable = %arg0 : i32 loc(#loc22)
    llvm.call_intrinsic "llvm.dbg.value"(%arg0) {llvmx.debug_record = array<i32: 16, 17, 18, -2>, llvmx.debug_values = array<i32: -1, -3>} : (i32) -> () loc(#loc)
    llvm.intr.dbg.declare #di_local_variable1 = %arg1 : !llvm.ptr loc(#loc24)
    llvm.intr.dbg.label #di_label loc(#loc22)
    llvm.br ^bb1 {llvmx.block = "entry"} loc(#loc28)
  ^bb1:  // pred: ^bb0
    %1 = llvm.add %arg0, %0 {llvmx.id = 0 : i32, llvmx.name = "late"} : i32 loc(#loc29)
    llvm.return {llvmx.block = "next"} %1 : i32 loc(#loc30)
  } loc(#loc23)
  llvm.module_flags [#llvm.mlir.module_flag<warning, "Debug Info Version", 3 : i32>, #llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<error, "wide", 4 : i32>] loc(#loc)
} loc(#loc)
#loc = loc(unknown)
#loc12 = loc("caught")
#loc13 = loc("rich.c":7:0)
#loc14 = loc("rich.c":9:3)
#loc15 = loc("rich.c":11:3)
#loc16 = loc("rich.c":12:5)
#loc17 = loc("rich.c":20:5)
#di_subprogram1 = #llvm.di_subprogram<id = distinct[5]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "inlined", file = #di_file, line = 19, scopeLine = 19, subprogramFlags = Definition, type = #di_subroutine_type>
#loc23 = loc(fused<#di_subprogram>[#loc13])
#loc24 = loc(fused<#di_subprogram>[#loc14])
#loc25 = loc(fused<#di_subprogram>[#loc15])
#loc26 = loc(fused<#di_subprogram>[#loc16])
#loc27 = loc(fused<#di_subprogram1>[#loc17])
#loc28 = loc(fused<{llvmx.location = array<i64: -1, 1, 2>}>[#loc25])
#loc29 = loc(fused<{llvmx.location = array<i64: 0>}>[#loc26])
#loc30 = loc(callsite(#loc27 at #loc28))

