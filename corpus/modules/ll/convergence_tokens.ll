; Convergence control: tokens that pass from a function's entry to its loops.

define void @loops(i32 %n) convergent {
entry:
  %region = call token @llvm.experimental.convergence.entry()
  br label %body

body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %inner = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %region) ]
  call void @barrier() convergent [ "convergencectrl"(token %inner) ]
  %next = add nuw i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %body, label %exit

exit:
  %here = call token @llvm.experimental.convergence.anchor()
  call void @barrier() convergent [ "convergencectrl"(token %here) ]
  ret void
}

declare void @barrier() convergent
declare token @llvm.experimental.convergence.entry()
declare token @llvm.experimental.convergence.loop()
declare token @llvm.experimental.convergence.anchor()
