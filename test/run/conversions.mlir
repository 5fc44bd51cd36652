// Conversions between integers and floating-point numbers of all sizes.
// RUN: %run4 %s | FileCheck %s

// CHECK: ( 3.14062, -65504, 0.000976562 )
// CHECK-NEXT: ( 3.14062, -65536, 0.000976562 )
// CHECK-NEXT: -3
// CHECK-NEXT: 4294967293
// CHECK-NEXT: 200
// CHECK-NEXT: -56
// CHECK-NEXT: 1078530011
// CHECK-NEXT: 3.14159
// CHECK-NEXT: 16777216
// CHECK-NEXT: ( 255, 1, -1, 0 )
// CHECK-NEXT: ( 255, 1, 65535, 32768 )
// CHECK-NEXT: exit status 0

func.func @main() -> i32 {
  // What is left of numbers in 16 bits.
  %x = arith.constant dense<[3.14159265, -65504.0, 0.0009765625]> : vector<3xf32>
  %half = arith.truncf %x : vector<3xf32> to vector<3xf16>
  %h = arith.extf %half : vector<3xf16> to vector<3xf32>
  vector.print %h : vector<3xf32>
  %brain = arith.truncf %x : vector<3xf32> to vector<3xbf16>
  %b = arith.extf %brain : vector<3xbf16> to vector<3xf32>
  vector.print %b : vector<3xf32>

  %minus = arith.constant -3.9 : f64
  %signed = arith.fptosi %minus : f64 to i32
  vector.print %signed : i32
  %wide = arith.extui %signed : i32 to i64
  vector.print %wide : i64
  %c200 = arith.constant 200.7 : f32
  %byte = arith.fptoui %c200 : f32 to i8
  %unsigned = arith.uitofp %byte : i8 to f64
  vector.print %unsigned : f64
  %asSigned = arith.sitofp %byte : i8 to f64
  vector.print %asSigned : f64

  %pi = arith.constant 3.14159274 : f32
  %bits = arith.bitcast %pi : f32 to i32
  vector.print %bits : i32
  %again = arith.bitcast %bits : i32 to f32
  vector.print %again : f32
  // The first integer that f32 cannot represent.
  %c = arith.constant 16777217 : i64
  %rounded = arith.sitofp %c : i64 to f32
  %integer = arith.fptosi %rounded : f32 to i64
  vector.print %integer : i64

  %shorts = arith.constant dense<[255, 1, 65535, 32768]> : vector<4xi16>
  %bytes = arith.trunci %shorts : vector<4xi16> to vector<4xi8>
  %zeros = arith.constant dense<0> : vector<4xi16>
  %back = arith.extsi %bytes : vector<4xi8> to vector<4xi16>
  %mask = arith.constant dense<[0, 255, 0, 0]> : vector<4xi16>
  %first = arith.constant dense<[255, 0, 0, 0]> : vector<4xi16>
  %low = arith.andi %back, %first : vector<4xi16>
  %isNegative = arith.cmpi slt, %back, %zeros : vector<4xi16>
  %isFirst = arith.cmpi ne, %low, %zeros : vector<4xi16>
  %mixed = arith.select %isFirst, %low, %back : vector<4xi1>, vector<4xi16>
  vector.print %mixed : vector<4xi16>
  %big = arith.extui %shorts : vector<4xi16> to vector<4xi32>
  vector.print %big : vector<4xi32>
  %status = arith.constant 0 : i32
  return %status : i32
}
