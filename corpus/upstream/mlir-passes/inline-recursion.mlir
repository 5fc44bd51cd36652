// title = "The inliner needs exponential time for functions that call each other."
// kind = "hang"
// run = "mlir-opt-22 --inline %s"
// timeout = true
// seconds = 5
// expected = "The inliner ends soon: a call within a cycle of calls is inlined a bounded number of times, or not at all."
// cause = "`Inliner.cpp` inlines the calls of a strongly connected component into each other, up to `max-iterations` times, without a limit on what that makes."
// issue = "no public issue found"
llvm.func @f() {
  llvm.call @g() : () -> ()
  llvm.call @g() : () -> ()
  llvm.call @g() : () -> ()
  llvm.call @g() : () -> ()
  llvm.return
}
llvm.func @g() {
  llvm.call @h() : () -> ()
  llvm.call @h() : () -> ()
  llvm.call @h() : () -> ()
  llvm.call @h() : () -> ()
  llvm.return
}
llvm.func @h() {
  llvm.call @g() : () -> ()
  llvm.call @g() : () -> ()
  llvm.call @g() : () -> ()
  llvm.call @g() : () -> ()
  llvm.return
}
