; title = """
; Reading text rounds constants of `x86_fp80` and `fp128` to the precision and range of
; a double."""
; kind = "changed"
; run = 'mlir-translate-22 --import-llvm %s | mlir-translate-22 --mlir-to-llvmir'
; prints = 'ret x86_fp80 0xK7FFF8000000000000000'
; lost = '0xK7FFEFFFFFFFFFFFFFFFF'
; expected = """
; MLIR Language Reference, "Float Attribute": the value that was written. The largest
; finite number becomes infinity; 1/3 loses 11 bits."""
; cause = """
; Token::getFloatingPointValue of MLIR's AsmParser returns a `double`, which
; parseFloatAttr converts to the type of the attribute."""
; issue = "llvm/llvm-project#220267 (a pull request)"
; ours = "identical"
define x86_fp80 @f() {
  ret x86_fp80 0xK7FFEFFFFFFFFFFFFFFFF
}
