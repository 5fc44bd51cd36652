// title = "SCCP puts a constant in the place of what a `musttail` call returns."
// kind = "invalid"
// run = "mlir-opt-22 --sccp %s | mlir-translate-22 --mlir-to-llvmir | opt-22 -passes=verify -disable-output"
// fails = "musttail call result must be returned"
// expected = "The call's result is returned as it is, or the call is no longer `musttail`. LangRef, `call`: the `ret` that follows a `musttail` call must return its value."
// cause = "`SCCP.cpp` replaces all uses of a value that is known to be constant, also in a terminator that an op before it constrains."
// issue = "no public issue found"
llvm.func @f() -> i32 attributes {sym_visibility = "private"} {
  %0 = llvm.mlir.constant(7 : i32) : i32
  llvm.return %0 : i32
}
llvm.func @g() -> i32 {
  %0 = llvm.call musttail @f() : () -> i32
  llvm.return %0 : i32
}
