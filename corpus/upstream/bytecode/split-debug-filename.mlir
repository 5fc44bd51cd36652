// title = "The bytecode of a compile unit has no split debug filename."
// kind = "lost"
// run = [
//   'mlir-opt-22 --emit-bytecode %s -o %t.mlirbc',
//   'mlir-opt-22 --mlir-print-debuginfo %t.mlirbc',
// ]
// prints = 'di_compile_unit'
// lost = 'splitDebugFilename'
// expected = """
// MLIR's document "MLIR Bytecode Format": what is read is what was written (`--verify-
// roundtrip` fails)."""
// cause = "DICompileUnitAttr in LLVMDialectBytecode.td leaves the parameter out."
// issue = "no public issue found"
#f = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C99, file = #f, isOptimized = false, emissionKind = Full, splitDebugFilename = "a.dwo">
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, subprogramFlags = Definition>
llvm.func @f() {
  llvm.return
} loc(#l)
#l = loc(fused<#sp>["a.c":1:1])
