// The functions that `palindrome fuzz --lower` fills: mutations add the
// parameters and the results that they need.

func.func @empty() {
  return
}

func.func @scalars(%a: i32, %b: i32, %i: index, %x: f32, %y: f32, %c: i1) -> i32 {
  return %a : i32
}

func.func @vectors(%a: vector<4xi32>, %x: vector<4xf32>, %i: index) -> vector<4xf32> {
  return %x : vector<4xf32>
}

func.func @memory(%m: memref<?xi32>, %n: memref<3x2xf32>, %i: index) {
  return
}

func.func @odd(%a: i4, %b: i24, %c: i128, %x: f8E4M3FN, %y: bf16, %z: f4E2M1FN) -> f8E4M3FN {
  return %x : f8E4M3FN
}

func.func private @callee(%a: i32, %x: f32, %i: index) -> i32 {
  return %a : i32
}
