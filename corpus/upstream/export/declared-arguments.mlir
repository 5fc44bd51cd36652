// title = """
// The debug info of a declaration that lists its arguments is exported as nodes that are
// not resolved."""
// kind = "invalid"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// fails = 'All nodes should be resolved'
// expected = """
// A `DISubprogram` whose `retainedNodes` refer back to it, as clang makes it of functions
// that are declared and called, and as the importer reads it."""
// cause = """
// A cycle of nodes that are not distinct stays unresolved: DebugTranslation.cpp replaces
// the placeholder of the subprogram, and never calls MDNode::resolveCycles."""
// issue = "no public issue found"
// ours = "identical"
#type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "long", sizeInBits = 64, encoding = DW_ATE_signed>
#file = #llvm.di_file<"a.c" in "/">
#self = #llvm.di_subprogram<recId = distinct[0]<>, isRecSelf = true>
#argument = #llvm.di_local_variable<scope = #self, file = #file, line = 1, arg = 1, type = #type>
#types = #llvm.di_subroutine_type<types = #llvm.di_null_type, #type>
#f = #llvm.di_subprogram<recId = distinct[0]<>, scope = #file, name = "f", file = #file, line = 1, subprogramFlags = Optimized, type = #types, retainedNodes = #argument>
llvm.func @f(i64) loc(fused<#f>["a.c":1:0])
