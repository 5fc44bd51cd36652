// Moves the letters of a text by 13 places, and back, and puts it out by the C library.
// RUN: %run3 %s | FileCheck %s --match-full-lines

// CHECK: Fngbe Nercb Grarg Bcren Ebgnf
// CHECK-NEXT: Sator Arepo Tenet Opera Rotas
// CHECK-NEXT: satoR arepO teneT operA rotaS
// CHECK-NEXT: exit status 0

llvm.mlir.global internal @text("Sator Arepo Tenet Opera Rotas\00")
func.func private @puts(!llvm.ptr) -> i32

func.func @rotate(%c: i8) -> i8 {
  %c32 = arith.constant 32 : i8
  %a = arith.constant 97 : i8
  %c13 = arith.constant 13 : i8
  %c26 = arith.constant 26 : i8
  %lower = arith.ori %c, %c32 : i8
  %n = arith.subi %lower, %a : i8
  %isLetter = arith.cmpi ult, %n, %c26 : i8
  %moved = arith.addi %n, %c13 : i8
  %rest = arith.remui %moved, %c26 : i8
  %d = arith.subi %rest, %n : i8
  %letter = arith.addi %c, %d : i8
  %r = arith.select %isLetter, %letter, %c : i8
  return %r : i8
}

func.func @each(%text: !llvm.ptr, %f: (i8) -> i8) {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %null = arith.constant 0 : i8
  %end = scf.while (%i = %zero) : (i64) -> i64 {
    %p = llvm.getelementptr %text[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %c = llvm.load %p : !llvm.ptr -> i8
    %more = arith.cmpi ne, %c, %null : i8
    scf.condition(%more) %i : i64
  } do {
  ^bb0(%i: i64):
    %p = llvm.getelementptr %text[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %c = llvm.load %p : !llvm.ptr -> i8
    %d = func.call_indirect %f(%c) : (i8) -> i8
    llvm.store %d, %p : i8, !llvm.ptr
    %next = arith.addi %i, %one : i64
    scf.yield %next : i64
  }
  return
}

// Turns the text around.
func.func @reverse(%text: !llvm.ptr, %size: i64) {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %half = arith.shrui %size, %one : i64
  %last = arith.subi %size, %one : i64
  scf.for %i = %zero to %half step %one : i64 {
    %j = arith.subi %last, %i : i64
    %p = llvm.getelementptr %text[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %q = llvm.getelementptr %text[%j] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %x = llvm.load %p : !llvm.ptr -> i8
    %y = llvm.load %q : !llvm.ptr -> i8
    llvm.store %y, %p : i8, !llvm.ptr
    llvm.store %x, %q : i8, !llvm.ptr
  }
  return
}

func.func @main() -> i32 {
  %text = llvm.mlir.addressof @text : !llvm.ptr
  %f = constant @rotate : (i8) -> i8
  call @each(%text, %f) : (!llvm.ptr, (i8) -> i8) -> ()
  %0 = call @puts(%text) : (!llvm.ptr) -> i32
  call @each(%text, %f) : (!llvm.ptr, (i8) -> i8) -> ()
  %1 = call @puts(%text) : (!llvm.ptr) -> i32
  %size = arith.constant 29 : i64
  call @reverse(%text, %size) : (!llvm.ptr, i64) -> ()
  %2 = call @puts(%text) : (!llvm.ptr) -> i32
  %status = arith.constant 0 : i32
  return %status : i32
}
