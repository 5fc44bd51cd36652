// The index dialect: arithmetic of all signs, comparisons, casts, and the day of the
// week of a date.
// RUN: %run4 %s | FileCheck %s

// CHECK: ( -3, -4, -3, -1 )
// CHECK-NEXT: 6
// CHECK-NEXT: 1
// CHECK-NEXT: 8
// CHECK-NEXT: ( 1, 0, 1 )
// CHECK-NEXT: -6
// CHECK-NEXT: 10
// CHECK-NEXT: exit status 0

// Of a date in the Gregorian calendar; 0 is Sunday. January and February belong to the
// year before.
func.func @weekday(%year: index, %month: index, %day: index) -> index {
  %c1 = index.constant 1
  %c2 = index.constant 2
  %c4 = index.constant 4
  %c7 = index.constant 7
  %c10 = index.constant 10
  %c12 = index.constant 12
  %c13 = index.constant 13
  %c5 = index.constant 5
  %c100 = index.constant 100
  %c400 = index.constant 400
  // March is 1.
  %m9 = index.add %month, %c10
  %m11 = index.sub %m9, %c1
  %m = index.remu %m11, %c12
  %month1 = index.add %m, %c1
  %isEarly = index.cmp ult(%month, %c2)
  %isFebruary = index.cmp eq(%month, %c2)
  %isBefore = arith.ori %isEarly, %isFebruary : i1
  %less = index.sub %year, %c1
  %y = arith.select %isBefore, %less, %year : index
  %m13 = index.mul %month1, %c13
  %m13less = index.sub %m13, %c1
  %months = index.divu %m13less, %c5
  %leap = index.divu %y, %c4
  %centuries = index.divu %y, %c100
  %eras = index.divu %y, %c400
  %s1 = index.add %day, %months
  %s2 = index.add %s1, %y
  %s3 = index.add %s2, %leap
  %s4 = index.sub %s3, %centuries
  %s5 = index.add %s4, %eras
  %w = index.remu %s5, %c7
  return %w : index
}

func.func @main() -> i32 {
  %a = index.constant -7
  %b = index.constant 2
  %q = index.divs %a, %b
  %f = index.floordivs %a, %b
  %c = index.ceildivs %a, %b
  %r = index.rems %a, %b
  %zeros = arith.constant dense<0> : vector<4xi64>
  %q64 = index.casts %q : index to i64
  %f64 = index.casts %f : index to i64
  %c64 = index.casts %c : index to i64
  %r64 = index.casts %r : index to i64
  %v0 = vector.insert %q64, %zeros[0] : i64 into vector<4xi64>
  %v1 = vector.insert %f64, %v0[1] : i64 into vector<4xi64>
  %v2 = vector.insert %c64, %v1[2] : i64 into vector<4xi64>
  %v3 = vector.insert %r64, %v2[3] : i64 into vector<4xi64>
  vector.print %v3 : vector<4xi64>

  // 1 January 2000 was a Saturday, 20 July 1969 a Sunday, and 29 February 2016 a Monday.
  %y2000 = index.constant 2000
  %c1 = index.constant 1
  %saturday = call @weekday(%y2000, %c1, %c1) : (index, index, index) -> index
  vector.print %saturday : index
  %y2016 = index.constant 2016
  %c2 = index.constant 2
  %c29 = index.constant 29
  %monday = call @weekday(%y2016, %c2, %c29) : (index, index, index) -> index
  vector.print %monday : index
  %bits = index.sizeof
  %c3 = index.constant 3
  %bytes = index.shru %bits, %c3
  vector.print %bytes : index

  %unsigned = index.cmp ugt(%a, %b)
  %signed = index.cmp sgt(%a, %b)
  %different = index.cmp ne(%a, %b)
  %flags = arith.constant dense<false> : vector<3xi1>
  %f0 = vector.insert %unsigned, %flags[0] : i1 into vector<3xi1>
  %f1 = vector.insert %signed, %f0[1] : i1 into vector<3xi1>
  %f2 = vector.insert %different, %f1[2] : i1 into vector<3xi1>
  vector.print %f2 : vector<3xi1>
  // ((-7 max 2) ^ -1) * 2, and the unsigned minimum.
  %max = index.maxs %a, %b
  %ones = index.constant -1
  %not = index.xor %max, %ones
  %twice = index.shl %not, %c1
  %t = index.casts %twice : index to i64
  vector.print %t : i64
  %c10 = index.constant 10
  %min = index.minu %a, %c10
  vector.print %min : index
  %status = arith.constant 0 : i32
  return %status : i32
}
