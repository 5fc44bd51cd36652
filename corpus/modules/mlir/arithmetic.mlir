// Integer and floating-point operations with their flags.

llvm.func @integers(%a: i32, %b: i32, %w: i129) -> i32 {
  %0 = llvm.add %a, %b overflow<nsw> : i32
  %1 = llvm.sub %0, %b overflow<nuw> : i32
  %2 = llvm.mul %1, %b overflow<nsw, nuw> : i32
  %3 = llvm.shl %2, %b overflow<nuw> : i32
  %4 = llvm.udiv exact %3, %b : i32
  %5 = llvm.sdiv %4, %b : i32
  %6 = llvm.urem %5, %b : i32
  %7 = llvm.srem %6, %b : i32
  %8 = llvm.lshr exact %7, %b : i32
  %9 = llvm.ashr %8, %b : i32
  %10 = llvm.and %9, %b : i32
  %11 = llvm.or disjoint %10, %b : i32
  %12 = llvm.xor %11, %a : i32
  %13 = llvm.trunc %w overflow<nsw> : i129 to i32
  %14 = llvm.zext nneg %12 : i32 to i64
  %15 = llvm.sext %13 : i32 to i64
  %16 = llvm.icmp "slt" %14, %15 : i64
  %17 = llvm.select %16, %12, %13 : i1, i32
  %18 = llvm.freeze %17 : i32
  llvm.return %18 : i32
}

llvm.func @floats(%a: f64, %b: f64, %h: f16, %q: f128) -> f64 {
  %0 = llvm.fadd %a, %b {fastmathFlags = #llvm.fastmath<fast>} : f64
  %1 = llvm.fsub %0, %b {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f64
  %2 = llvm.fmul %1, %b {fastmathFlags = #llvm.fastmath<contract>} : f64
  %3 = llvm.fdiv %2, %b {fastmathFlags = #llvm.fastmath<arcp, afn>} : f64
  %4 = llvm.frem %3, %b : f64
  %5 = llvm.fneg %4 {fastmathFlags = #llvm.fastmath<nsz>} : f64
  %6 = llvm.fpext %h : f16 to f64
  %7 = llvm.fptrunc %q : f128 to f64
  %8 = llvm.fcmp "une" %5, %6 {fastmathFlags = #llvm.fastmath<reassoc>} : f64
  %9 = llvm.select %8, %5, %7 {fastmathFlags = #llvm.fastmath<ninf>} : i1, f64
  %10 = llvm.fptosi %9 : f64 to i32
  %11 = llvm.uitofp nneg %10 : i32 to f64
  llvm.return %11 : f64
}
