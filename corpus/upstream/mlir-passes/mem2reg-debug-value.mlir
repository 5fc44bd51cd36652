// title = "Mem2Reg places a debug intrinsic before the cast whose value it describes."
// kind = "invalid"
// run = "mlir-opt-22 --mem2reg %s"
// fails = "does not dominate this use"
// expected = "`llvm.intr.dbg.value` after the cast."
// cause = "`StoreOp` in `LLVMMemorySlot.cpp` casts the stored value at the store; `visitReplacedValues` of the `dbg.declare` inserts right after the value's block start or definition as it was before."
// issue = "https://github.com/llvm/llvm-project/issues/200844"
#file = #llvm.di_file<"a.c" in "">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C99, file = #file, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#var = #llvm.di_local_variable<scope = #sp, name = "x", file = #file>
llvm.func @f(%x: i32) -> f32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %1 x f32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #var = %a : !llvm.ptr
  llvm.store %x, %a : i32, !llvm.ptr
  %0 = llvm.load %a : !llvm.ptr -> f32
  llvm.return %0 : f32
}
