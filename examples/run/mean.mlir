func.func @mean(%values: memref<?xf64>) -> f64 {
  %zero = arith.constant 0.0 : f64
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %values, %c0 : memref<?xf64>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> f64 {
    %x = memref.load %values[%i] : memref<?xf64>
    %t = arith.addf %s, %x : f64
    scf.yield %t : f64
  }
  %n32 = arith.index_cast %n : index to i32
  %count = arith.sitofp %n32 : i32 to f64
  %mean = arith.divf %sum, %count : f64
  return %mean : f64
}
