; Floating-point comparison: every predicate, and fast-math flags on it.

define i32 @predicates(double %a, double %b) {
  %1 = fcmp false double %a, %b
  %2 = fcmp oeq double %a, %b
  %3 = fcmp ogt double %a, %b
  %4 = fcmp oge double %a, %b
  %5 = fcmp olt double %a, %b
  %6 = fcmp ole double %a, %b
  %7 = fcmp one double %a, %b
  %8 = fcmp ord double %a, %b
  %9 = fcmp ueq double %a, %b
  %10 = fcmp ugt double %a, %b
  %11 = fcmp uge double %a, %b
  %12 = fcmp ult double %a, %b
  %13 = fcmp ule double %a, %b
  %14 = fcmp une double %a, %b
  %15 = fcmp uno double %a, %b
  %16 = fcmp true double %a, %b
  %17 = zext i1 %16 to i32
  ret i32 %17
}

define i1 @flags(float %a) {
  %1 = fcmp fast oeq float %a, 1.000000e+00
  %2 = fcmp nnan ninf olt float %a, 0.000000e+00
  %3 = fcmp nsz une float %a, -0.000000e+00
  %4 = fcmp reassoc arcp contract afn ord float %a, 0.000000e+00
  %5 = xor i1 %1, %2
  %6 = xor i1 %3, %4
  %7 = xor i1 %5, %6
  ret i1 %7
}

define <2 x i1> @vectors(<2 x half> %a, <2 x fp128> %b) {
  %1 = fcmp uno <2 x half> %a, zeroinitializer
  %2 = fcmp nnan ogt <2 x fp128> %b, zeroinitializer
  %3 = or <2 x i1> %1, %2
  ret <2 x i1> %3
}
