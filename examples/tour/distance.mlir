// The distance of two numbers.
func.func @distance(%a: i32 {llvm.noundef}, %b: i32 {llvm.noundef}) -> i32 {
  %isLess = arith.cmpi slt, %a, %b : i32
  %distance = scf.if %isLess -> i32 {
    %up = arith.subi %b, %a : i32
    scf.yield %up : i32
  } else {
    %down = arith.subi %a, %b : i32
    scf.yield %down : i32
  }
  return %distance : i32
}
