// title = "`--ensure-debug-info-scope-on-llvm-func` makes a module invalid whose calls have no location."
// kind = "invalid"
// run = "mlir-opt-22 --ensure-debug-info-scope-on-llvm-func %s"
// fails = "inlinable function call in a function with a DISubprogram location must have a debug location"
// expected = "A valid module. The pass's documentation: it adds what debug lines need; a call of an inlinable function must have a location as soon as its function has a `DISubprogram`."
// cause = "`DIScopeForLLVMFuncOp.cpp` gives the functions a scope, and leaves the locations of calls as they are."
// issue = "no public issue found"
llvm.func @f() {
  llvm.return
} loc("a.c":1:1)
llvm.func @g() {
  llvm.call @f() : () -> () loc(unknown)
  llvm.return
} loc("a.c":2:1)
