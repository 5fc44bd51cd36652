// The upstream form reports the errors of MLIR's exporter.
// RUN: palindrome-translate --mlir-to-llvmir %s -split-input-file -verify-diagnostics -allow-unregistered-dialect

// expected-error@below {{LLVM attribute 'readonly' does not expect a value, found '42'}}
llvm.func @f() attributes {passthrough = [["readonly", "42"]]}

// -----

// expected-error@below {{LLVM attribute 'alignstack' expects a value}}
llvm.func @f() attributes {passthrough = ["alignstack"]}

// -----

// expected-error@below {{expected 'passthrough' to contain string or array attributes}}
llvm.func @f() attributes {passthrough = [42]}

// -----

// expected-error@below {{expected arrays within 'passthrough' to contain two strings}}
llvm.func @f() attributes {passthrough = [["alignstack", 4]]}

// -----

// expected-error@below {{FloatAttr does not match expected type of the constant}}
llvm.mlir.global internal constant @g(2.5 : f32) : f64

// -----

llvm.mlir.global external @x() : i64
llvm.mlir.global external @g() : i64 {
  %0 = llvm.mlir.addressof @x : !llvm.ptr
  %1 = llvm.ptrtoint %0 : !llvm.ptr to i64
  // expected-error@below {{unemittable constant value}}
  %2 = llvm.mul %1, %1 : i64
  llvm.return %2 : i64
}

// -----

llvm.func @f() {
  // expected-error@below {{could not find LLVM intrinsic: "llvm.does.not.exist"}}
  // expected-error@below {{LLVM Translation failed for operation: llvm.call_intrinsic}}
  llvm.call_intrinsic "llvm.does.not.exist"() : () -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@below {{call intrinsic signature i32 (i32) to overloaded intrinsic "llvm.round" does not match any of the overloads}}
  // expected-error@below {{LLVM Translation failed for operation: llvm.call_intrinsic}}
  %0 = llvm.call_intrinsic "llvm.round"(%a) : (i32) -> i32
  llvm.return
}

// -----

llvm.func @f(%a: i64) {
  // expected-error@below {{intrinsic call operand #1 has type i64 but "llvm.experimental.stackmap" expects i32}}
  // expected-error@below {{LLVM Translation failed for operation: llvm.call_intrinsic}}
  llvm.call_intrinsic "llvm.experimental.stackmap"(%a, %a, %a) : (i64, i64, i64) -> ()
  llvm.return
}

// -----

llvm.func @g(i32)
llvm.func @f(%a: i32) {
  // expected-error@below {{unsupported parameter attribute type}}
  // expected-error@below {{LLVM Translation failed for operation: llvm.call}}
  llvm.call @g(%a) : (i32 {llvm.zeroext = "x"}) -> ()
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@below {{llvm.mmra is something other than an MMRA tag or an array of them}}
  llvm.fence acquire {llvm.mmra = 3 : i32}
  llvm.return
}

// -----

llvm.comdat @a {
  llvm.comdat_selector @any any
}
llvm.comdat @b {
  // expected-error@below {{comdat selection symbols must be unique even in different comdat regions}}
  llvm.comdat_selector @any any
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@below {{LLVM Translation failed for operation: builtin.unrealized_conversion_cast}}
  %0 = builtin.unrealized_conversion_cast %a : i32 to index
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@below {{cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: foo.bar}}
  "foo.bar"() : () -> ()
  llvm.return
}
