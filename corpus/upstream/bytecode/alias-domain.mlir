// title = "Reading bytecode gives each alias scope a domain of its own."
// kind = "changed"
// run = [
//   'mlir-opt-22 --emit-bytecode %s -o %t.mlirbc',
//   'mlir-opt-22 %t.mlirbc',
// ]
// prints = 'alias_scope_domain1'
// lacks = 'domain = #alias_scope_domain>\n[^\n]*domain = #alias_scope_domain>'
// expected = """
// LangRef, "noalias and alias.scope Metadata": scopes are compared within their domain,
// so that the two accesses may alias now."""
// cause = """
// #llvm.alias_scope has no bytecode of its own; each is written as text, and
// `distinct[0]` of each text is another identity."""
// issue = "llvm/llvm-project#163004"
#d = #llvm.alias_scope_domain<id = distinct[0]<>>
#a = #llvm.alias_scope<id = distinct[1]<>, domain = #d>
#b = #llvm.alias_scope<id = distinct[2]<>, domain = #d>
llvm.func @f(%p : !llvm.ptr) {
  %0 = llvm.load %p {alias_scopes = [#a], noalias_scopes = [#b]} : !llvm.ptr -> i32
  %1 = llvm.load %p {alias_scopes = [#b], noalias_scopes = [#a]} : !llvm.ptr -> i32
  llvm.return
}
