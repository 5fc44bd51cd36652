// Inline assembly in its forms, and module-level assembly.

module attributes {llvm.target_triple = "x86_64-pc-linux-gnu", llvm.module_asm = [".globl answer", "answer: .long 42"]} {
  llvm.func @assembly(%x: i32, %p: !llvm.ptr) -> i32 {
    llvm.inline_asm has_side_effects "nop", "~{memory}" : () -> ()
    %0 = llvm.inline_asm "movl $1, $0", "=r,r" %x : (i32) -> i32
    %1 = llvm.inline_asm has_side_effects is_align_stack asm_dialect = intel "mov $0, $1", "=r,r,~{flags}" %0 : (i32) -> i32
    %2 = llvm.inline_asm asm_dialect = att "xchg $0, $1", "=r,=&r,0,1" %0, %1 : (i32, i32) -> !llvm.struct<(i32, i32)>
    %3 = llvm.extractvalue %2[0] : !llvm.struct<(i32, i32)>
    llvm.inline_asm has_side_effects tail_call_kind = <tail> "incl ($0)", "r" %p : (!llvm.ptr) -> ()
    llvm.inline_asm has_side_effects operand_attrs = [{elementtype = i32}, {}] "movl $1, $0", "=*m,r" %p, %3 : (!llvm.ptr, i32) -> ()
    llvm.return %3 : i32
  }
}
