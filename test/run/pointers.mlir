// The ptr dialect: numbers in memory from malloc, by their addresses, and the sums of
// windows that move forwards and backwards.
// RUN: %run4 %s | FileCheck %s

// CHECK: ( 5, 14, 29, 50, 77 )
// CHECK-NEXT: ( 77, 50, 29, 14, 5 )
// CHECK-NEXT: 8
// CHECK-NEXT: exit status 0

!address = !ptr.ptr<#llvm.address_space<0>>

func.func private @malloc(i64) -> !address
func.func private @free(!address)

// Of three numbers.
func.func @sum(%first: !address) -> f64 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c3 = arith.constant 3 : i64
  %zero = arith.constant 0.0 : f64
  %size = ptr.type_offset f64 : i64
  %sum = scf.for %i = %c0 to %c3 step %c1 iter_args(%s = %zero) -> f64 : i64 {
    %offset = arith.muli %i, %size : i64
    %place = ptr.ptr_add inbounds %first, %offset : !address, i64
    %x = ptr.load %place alignment = 8 : !address -> f64
    %t = arith.addf %s, %x : f64
    scf.yield %t : f64
  }
  return %sum : f64
}

// The sums of five windows, whose first numbers are %step bytes apart.
func.func @sums(%first: !address, %step: i64) -> vector<5xf64> {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c5 = arith.constant 5 : i64
  %none = arith.constant dense<0.0> : vector<5xf64>
  %sums = scf.for %i = %c0 to %c5 step %c1 iter_args(%v = %none) -> vector<5xf64> : i64 {
    %offset = arith.muli %i, %step : i64
    %address = ptr.ptr_add %first, %offset : !address, i64
    %sum = func.call @sum(%address) : (!address) -> f64
    %place = arith.index_cast %i : i64 to index
    %next = vector.insert %sum, %v[%place] : f64 into vector<5xf64>
    scf.yield %next : vector<5xf64>
  }
  return %sums : vector<5xf64>
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c4 = arith.constant 4 : i64
  %c7 = arith.constant 7 : i64
  %size = ptr.type_offset f64 : i64
  %all = arith.muli %c7, %size : i64
  %first = call @malloc(%all) : (i64) -> !address
  scf.for %i = %c0 to %c7 step %c1 : i64 {
    %square = arith.muli %i, %i : i64
    %x = arith.sitofp %square : i64 to f64
    %offset = arith.muli %i, %size : i64
    %place = ptr.ptr_add inbounds %first, %offset : !address, i64
    ptr.store %x, %place alignment = 8 : f64, !address
  }
  %sums = call @sums(%first, %size) : (!address, i64) -> vector<5xf64>
  vector.print %sums : vector<5xf64>
  %end = arith.muli %c4, %size : i64
  %last = ptr.ptr_add inbounds %first, %end : !address, i64
  %back = arith.subi %c0, %size : i64
  %reversed = call @sums(%last, %back) : (!address, i64) -> vector<5xf64>
  vector.print %reversed : vector<5xf64>
  vector.print %size : i64
  call @free(%first) : (!address) -> ()
  %status = arith.constant 0 : i32
  return %status : i32
}
