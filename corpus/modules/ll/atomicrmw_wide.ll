; atomicrmw on integers wider and odder than the llvm dialect's op takes.

define i128 @wide(ptr %p, i128 %v) {
  %a = atomicrmw or ptr %p, i128 1 seq_cst, align 16
  %b = atomicrmw volatile xchg ptr %p, i128 %v syncscope("singlethread") acquire, align 16
  %c = atomicrmw umin ptr %p, i128 -1 monotonic, align 32
  ret i128 %b
}

define i256 @wider(ptr %p) {
  %a = atomicrmw add ptr %p, i256 1 seq_cst, align 32
  ret i256 %a
}
