// A fast Fourier transform of 8 complex numbers, and back: the places are exchanged by
// reversed bits, then three rounds of butterflies.
// RUN: %run4 %s | FileCheck %s

// Of 1, 1, 1, 1, 0, 0, 0, 0, in thousandths: 1 / (1 - w^k) * 2 for odd k.
// CHECK: ( 4000, 1000, 0, 1000, 0, 1000, 0, 1000 )
// CHECK-NEXT: ( 0, -2414, 0, -414, 0, 414, 0, 2414 )
// CHECK-NEXT: ( 1000, 1000, 1000, 1000, 0, 0, 0, 0 )
// CHECK-NEXT: ( 0, 0, 0, 0, 0, 0, 0, 0 )
// CHECK-NEXT: exit status 0

func.func @exchange(%a: memref<8xcomplex<f64>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  scf.for %i = %c0 to %c8 step %c1 {
    %low = arith.andi %i, %c1 : index
    %high = arith.shrui %i, %c2 : index
    %middle = arith.andi %i, %c2 : index
    %up = arith.shli %low, %c2 : index
    %some = arith.ori %up, %middle : index
    %j = arith.ori %some, %high : index
    %isBefore = arith.cmpi ult, %i, %j : index
    scf.if %isBefore {
      %x = memref.load %a[%i] : memref<8xcomplex<f64>>
      %y = memref.load %a[%j] : memref<8xcomplex<f64>>
      memref.store %y, %a[%i] : memref<8xcomplex<f64>>
      memref.store %x, %a[%j] : memref<8xcomplex<f64>>
    }
  }
  return
}

// With e^(sign 2 pi i / n) in place of the root.
func.func @transform(%a: memref<8xcomplex<f64>>, %sign: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  %pi = arith.constant 3.14159265358979323846 : f64
  %angleUnit = arith.mulf %sign, %pi : f64
  call @exchange(%a) : (memref<8xcomplex<f64>>) -> ()
  scf.for %round = %c0 to %c3 step %c1 {
    %half = arith.shli %c1, %round : index
    %size = arith.shli %half, %c1 : index
    %halfInteger = arith.index_cast %half : index to i64
    %halfFloat = arith.sitofp %halfInteger : i64 to f64
    %angle = arith.divf %angleUnit, %halfFloat : f64
    scf.for %start = %c0 to %c8 step %size {
      scf.for %k = %c0 to %half step %c1 {
        %kInteger = arith.index_cast %k : index to i64
        %kFloat = arith.sitofp %kInteger : i64 to f64
        %turn = arith.mulf %angle, %kFloat : f64
        %cos = math.cos %turn : f64
        %sin = math.sin %turn : f64
        %w = complex.create %cos, %sin : complex<f64>
        %i = arith.addi %start, %k : index
        %j = arith.addi %i, %half : index
        %x = memref.load %a[%i] : memref<8xcomplex<f64>>
        %y = memref.load %a[%j] : memref<8xcomplex<f64>>
        %wy = complex.mul %w, %y : complex<f64>
        %sum = complex.add %x, %wy : complex<f64>
        %difference = complex.sub %x, %wy : complex<f64>
        memref.store %sum, %a[%i] : memref<8xcomplex<f64>>
        memref.store %difference, %a[%j] : memref<8xcomplex<f64>>
      }
    }
  }
  return
}

func.func @thousandths(%x: f64, %scale: f64) -> i64 {
  %thousand = arith.constant 1000.0 : f64
  %y = arith.mulf %x, %scale : f64
  %z = arith.mulf %y, %thousand : f64
  %rounded = math.roundeven %z : f64
  %n = arith.fptosi %rounded : f64 to i64
  return %n : i64
}

func.func @print(%a: memref<8xcomplex<f64>>, %scale: f64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zeros = arith.constant dense<0> : vector<8xi64>
  %v:2 = scf.for %i = %c0 to %c8 step %c1 iter_args(%r = %zeros, %m = %zeros)
      -> (vector<8xi64>, vector<8xi64>) {
    %x = memref.load %a[%i] : memref<8xcomplex<f64>>
    %re = complex.re %x : complex<f64>
    %im = complex.im %x : complex<f64>
    %reInteger = func.call @thousandths(%re, %scale) : (f64, f64) -> i64
    %imInteger = func.call @thousandths(%im, %scale) : (f64, f64) -> i64
    %nr = vector.insert %reInteger, %r[%i] : i64 into vector<8xi64>
    %nm = vector.insert %imInteger, %m[%i] : i64 into vector<8xi64>
    scf.yield %nr, %nm : vector<8xi64>, vector<8xi64>
  }
  vector.print %v#0 : vector<8xi64>
  vector.print %v#1 : vector<8xi64>
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c8 = arith.constant 8 : index
  %a = memref.alloc() : memref<8xcomplex<f64>>
  %one = complex.constant [1.0, 0.0] : complex<f64>
  %zero = complex.constant [0.0, 0.0] : complex<f64>
  scf.for %i = %c0 to %c8 step %c1 {
    %isFirst = arith.cmpi ult, %i, %c4 : index
    %x = arith.select %isFirst, %one, %zero : complex<f64>
    memref.store %x, %a[%i] : memref<8xcomplex<f64>>
  }
  %forward = arith.constant -1.0 : f64
  %unit = arith.constant 1.0 : f64
  %eighth = arith.constant 0.125 : f64
  call @transform(%a, %forward) : (memref<8xcomplex<f64>>, f64) -> ()
  call @print(%a, %unit) : (memref<8xcomplex<f64>>, f64) -> ()
  call @transform(%a, %unit) : (memref<8xcomplex<f64>>, f64) -> ()
  call @print(%a, %eighth) : (memref<8xcomplex<f64>>, f64) -> ()
  memref.dealloc %a : memref<8xcomplex<f64>>
  %status = arith.constant 0 : i32
  return %status : i32
}
