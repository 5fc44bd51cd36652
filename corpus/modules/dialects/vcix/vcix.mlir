// Both ops of vcix, with each kind of operand, of fixed and scalable length, for
// an XLEN of 64 and of 32.
module attributes {llvm.target_triple = "riscv64-unknown-linux-gnu"} {
  llvm.func @immediate_scalable(%v: vector<[4]xi32>, %vl: i64) -> vector<[4]xi32> {
    %0 = "vcix.v.iv"(%v, %vl) <{opcode = 3 : i64, imm = 10 : i64}> : (vector<[4]xi32>, i64) -> vector<[4]xi32>
    llvm.return %0 : vector<[4]xi32>
  }
  llvm.func @immediate_fixed(%v: vector<8xf32>) -> vector<8xf32> {
    %0 = "vcix.v.iv"(%v) <{opcode = 1 : i64, imm = 1 : i64}> : (vector<8xf32>) -> vector<8xf32>
    llvm.return %0 : vector<8xf32>
  }
  llvm.func @vector_scalable(%v: vector<[8]xf32>, %w: vector<[8]xf32>, %vl: i64) -> vector<[8]xf32> {
    %0 = "vcix.v.sv"(%v, %w, %vl) <{opcode = 3 : i64}> : (vector<[8]xf32>, vector<[8]xf32>, i64) -> vector<[8]xf32>
    llvm.return %0 : vector<[8]xf32>
  }
  llvm.func @vector_fixed(%v: vector<4xi64>, %w: vector<4xi64>) -> vector<4xi64> {
    %0 = "vcix.v.sv"(%v, %w) <{opcode = 2 : i64}> : (vector<4xi64>, vector<4xi64>) -> vector<4xi64>
    llvm.return %0 : vector<4xi64>
  }
  llvm.func @integer(%v: vector<[4]xi32>, %x: i64, %vl: i64) -> vector<[4]xi32> {
    %0 = "vcix.v.sv"(%v, %x, %vl) <{opcode = 3 : i64}> : (vector<[4]xi32>, i64, i64) -> vector<[4]xi32>
    llvm.return %0 : vector<[4]xi32>
  }
  llvm.func @float(%v: vector<[4]xf32>, %x: f32, %vl: i64) -> vector<[4]xf32> {
    %0 = "vcix.v.sv"(%v, %x, %vl) <{opcode = 1 : i64}> : (vector<[4]xf32>, f32, i64) -> vector<[4]xf32>
    llvm.return %0 : vector<[4]xf32>
  }
  llvm.func @immediate_32(%v: vector<[4]xi32>, %vl: i32) -> vector<[4]xi32> {
    %0 = "vcix.v.iv"(%v, %vl) <{opcode = 3 : i32, imm = 10 : i32}> : (vector<[4]xi32>, i32) -> vector<[4]xi32>
    llvm.return %0 : vector<[4]xi32>
  }
  llvm.func @integer_32(%v: vector<8xi32>, %x: i32) -> vector<8xi32> {
    %0 = "vcix.v.sv"(%v, %x) <{opcode = 3 : i32}> : (vector<8xi32>, i32) -> vector<8xi32>
    llvm.return %0 : vector<8xi32>
  }
}
