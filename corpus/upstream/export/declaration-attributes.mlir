// title = """
// Attributes of declarations are dropped, among them those that are part of the calling
// convention."""
// kind = "changed"
// run = 'mlir-translate-22 --mlir-to-llvmir %s'
// prints = 'declare void @g\(\)'
// lacks = 'aarch64_pstate_sm_enabled'
// expected = """
// The Arm C Language Extensions: a caller switches to streaming mode because of this
// attribute of the declaration."""
// cause = """
// ModuleTranslation::convertOneFunction sets the SME attributes, `vscale_range`, the
// target CPU and more; it runs for definitions alone."""
// issue = "no public issue found"
// ours = "identical"
llvm.func @g() attributes {arm_streaming}
llvm.func @f() {
  llvm.call @g() : () -> ()
  llvm.return
}
