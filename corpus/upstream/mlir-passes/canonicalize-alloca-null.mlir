// title = "Canonicalization takes no alloca for null, whatever its address space."
// kind = "changed"
// run = "mlir-opt-22 --canonicalize %s"
// prints = "llvm.mlir.constant\\(false\\)"
// lacks = "icmp"
// expected = "The comparison stays, as `opt -O3` keeps it. LangRef, Function Attributes, `null_pointer_is_valid`, and Pointer Type: the null pointer can be the address of an object in an address space other than 0."
// cause = "`ICmpOp::fold` in `LLVMDialect.cpp` does not ask for the address space."
// issue = "no public issue found"
llvm.func @use(!llvm.ptr<5>)
llvm.func @f() -> i1 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %z = llvm.mlir.zero : !llvm.ptr<5>
  %a = llvm.alloca %1 x i32 : (i32) -> !llvm.ptr<5>
  llvm.call @use(%a) : (!llvm.ptr<5>) -> ()
  %b = llvm.icmp "eq" %a, %z : !llvm.ptr<5>
  llvm.return %b : i1
}
