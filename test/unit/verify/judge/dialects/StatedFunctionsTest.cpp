// What MLIR's documents say of control flow, vectors and memory, stated as LLVM
// IR, is what the rules do on values; and no rule lacks such a test.

#include "Stated.h"
#include "verify/judge/dialects/machine/Rules.h"
#include <set>

using namespace palindrome;
using namespace palindrome::dialects;

/// Functions whose rules decide by values, or move them.
static const std::vector<std::string> functions = {
    R"(func.func @f(%c: i1, %a: vector<3xi8>, %b: vector<3xi8>)
           -> vector<3xi8> {
         %r = arith.select %c, %a, %b : vector<3xi8>
         return %r : vector<3xi8>
       })",
    R"(func.func @f(%c: vector<2xi1>, %a: vector<2xf32>, %b: vector<2xf32>)
           -> vector<2xf32> {
         %r = arith.select %c, %a, %b : vector<2xi1>, vector<2xf32>
         return %r : vector<2xf32>
       })",
    R"(func.func @f(%c: i1, %a: i8, %b: i8) -> (i8, i8) {
         %r:2 = scf.if %c -> (i8, i8) {
           %d = arith.divui %a, %b : i8
           scf.yield %d, %a : i8, i8
         } else {
           %n = arith.subi %a, %b overflow<nuw> : i8
           scf.yield %b, %n : i8, i8
         }
         return %r#0, %r#1 : i8, i8
       })",
    R"(func.func @f(%i: index, %a: i8) -> i8 {
         %zero = arith.constant 0 : i8
         %r = scf.index_switch %i -> i8
         case -1 { scf.yield %a : i8 }
         case 7 {
           %d = arith.remui %a, %zero : i8
           scf.yield %d : i8
         }
         default { scf.yield %zero : i8 }
         return %r : i8
       })",
    R"(func.func @f(%n: i8, %step: i8) -> (i8, i8) {
         %zero = arith.constant 0 : i8
         %few = arith.constant 100 : i8
         %end = arith.minsi %n, %few : i8
         %least = arith.constant 20 : i8
         %by = arith.minsi %step, %least : i8
         %r:2 = scf.for %i = %zero to %end step %by
             iter_args(%a = %zero, %b = %n) -> (i8, i8) : i8 {
           %s = arith.addi %a, %i : i8
           scf.yield %b, %s : i8, i8
         }
         return %r#0, %r#1 : i8, i8
       })",
    R"(func.func @f(%n: i8) -> i16 {
         %one = arith.constant 1 : i8
         %zero = arith.constant 0 : i8
         %r:2 = scf.while (%a = %n) : (i8) -> (i8, i16) {
           %c = arith.cmpi sgt, %a, %zero : i8
           %w = arith.extsi %a : i8 to i16
           scf.condition(%c) %a, %w : i8, i16
         } do {
         ^bb0(%b: i8, %w: i16):
           %next = arith.subi %b, %one : i8
           scf.yield %next : i8
         }
         return %r#1 : i16
       })",
    R"(func.func @f(%c: i1, %k: i32, %a: i8, %b: i8) -> i8 {
         cf.cond_br %c, ^one(%a : i8), ^two(%b : i8)
       ^one(%x: i8):
         %y = arith.addi %x, %a : i8
         cf.switch %k : i32, [default: ^two(%y : i8), 3: ^three, 5: ^three]
       ^two(%z: i8):
         return %z : i8
       ^three:
         %r = scf.execute_region -> i8 {
           cf.cond_br %c, ^in(%a : i8), ^in(%b : i8)
         ^in(%i: i8):
           scf.yield %i : i8
         }
         return %r : i8
       })",
    R"(func.func @f(%c: i1, %a: i8) -> i8 {
         cf.cond_br %c, ^one, ^two
       ^one:
         return %a : i8
       ^two:
         ub.unreachable
       })",
    R"(func.func @f(%a: vector<2x3xi8>, %x: i8) -> vector<3x2xi8> {
         %0 = vector.transpose %a, [1, 0] : vector<2x3xi8> to vector<3x2xi8>
         %1 = vector.broadcast %x : i8 to vector<3x2xi8>
         %2 = arith.addi %0, %1 : vector<3x2xi8>
         %3 = vector.extract %2[1] : vector<2xi8> from vector<3x2xi8>
         %4 = vector.insert %3, %2[0] : vector<2xi8> into vector<3x2xi8>
         %5 = vector.shuffle %4, %0 [0, 4, 2]
             : vector<3x2xi8>, vector<3x2xi8>
         return %5 : vector<3x2xi8>
       })",
    R"(func.func @f(%m: memref<?x2xi24>, %z: memref<f32>, %i: index,
                     %j: index, %v: i24) -> (i24, index, f32) {
         %c0 = arith.constant 0 : index
         %x = memref.load %m[%i, %j] : memref<?x2xi24>
         memref.store %v, %m[%j, %i] : memref<?x2xi24>
         %n = memref.dim %m, %c0 : memref<?x2xi24>
         %s = memref.cast %m : memref<?x2xi24> to memref<2x2xi24>
         %y = memref.load %s[%i, %j] : memref<2x2xi24>
         memref.store %x, %s[%i, %j] : memref<2x2xi24>
         %f = memref.load %z[] : memref<f32>
         return %y, %n, %f : i24, index, f32
       })",
    R"(func.func @f(%a: vector<4xi8>, %m: vector<4xi1>, %x: i8, %n: index)
           -> (i8, i8, i8) {
         %0 = vector.reduction <maxsi>, %a, %x : vector<4xi8> into i8
         %1 = vector.mask %m { vector.reduction <add>, %a : vector<4xi8> into i8
             } : vector<4xi1> -> i8
         %k = vector.create_mask %n : vector<4xi1>
         %2 = vector.mask %k {
             vector.reduction <xor>, %a, %x : vector<4xi8> into i8
             } : vector<4xi1> -> i8
         return %0, %1, %2 : i8, i8, i8
       })",
    R"(func.func @f(%a: vector<3xf32>, %x: f32) -> (f32, f32, f32) {
         %0 = vector.reduction <add>, %a, %x : vector<3xf32> into f32
         %1 = vector.reduction <mul>, %a : vector<3xf32> into f32
         %2 = vector.reduction <minimumf>, %a : vector<3xf32> into f32
         return %0, %1, %2 : f32, f32, f32
       })",
    R"(func.func @f(%a: vector<2x2xi8>, %b: vector<2xi8>, %i: index, %j: index)
           -> (i8, vector<2x2xi8>) {
         %0 = vector.extract %a[%i, %j] : i8 from vector<2x2xi8>
         %1 = vector.insert %b, %a[%j] : vector<2xi8> into vector<2x2xi8>
         return %0, %1 : i8, vector<2x2xi8>
       })",
    R"(func.func @f(%a: vector<2xi16>) -> (vector<4xi8>, vector<1xi32>) {
         %0 = vector.bitcast %a : vector<2xi16> to vector<4xi8>
         %1 = vector.bitcast %0 : vector<4xi8> to vector<1xi32>
         return %0, %1 : vector<4xi8>, vector<1xi32>
       })",
    R"(func.func @f(%m: memref<?xi16>, %i: index) -> vector<2xi16> {
         %0 = vector.load %m[%i] : memref<?xi16>, vector<2xi16>
         %1 = arith.addi %0, %0 : vector<2xi16>
         vector.store %1, %m[%i] : memref<?xi16>, vector<2xi16>
         %p = arith.constant 0 : i16
         %2 = vector.transfer_read %m[%i], %p {in_bounds = [true]}
             : memref<?xi16>, vector<2xi16>
         vector.transfer_write %0, %m[%i] {in_bounds = [true]}
             : vector<2xi16>, memref<?xi16>
         return %2 : vector<2xi16>
       })",
    R"(func.func @f(%m: memref<4xi8>, %n: index, %x: i8) -> (i8, index) {
         %r = affine.for %i = max affine_map<(d0) -> (d0 - 3, 0)>(%n)
             to min affine_map<(d0) -> (d0 + 1, 4)>(%n) step 2
             iter_args(%a = %x) -> i8 {
           %y = affine.load %m[(%i + 1) mod 4] : memref<4xi8>
           %z = arith.addi %a, %y : i8
           affine.if affine_set<(d0)[s0] : (s0 - d0 - 2 >= 0, d0 mod 2 == 0)>
               (%i)[%n] {
             affine.store %z, %m[%i floordiv 2] : memref<4xi8>
           }
           affine.yield %z : i8
         }
         %c = affine.apply affine_map<(d0) -> (d0 ceildiv 3 - d0 * 2)>(%n)
         %d = affine.max affine_map<(d0, d1) -> (d0 - d1, d1)>(%n, %c)
         return %r, %d : i8, index
       })",
    R"(func.func private @g(%a: i8, %m: memref<2xi8>) -> i8 {
         %c0 = arith.constant 0 : index
         memref.store %a, %m[%c0] : memref<2xi8>
         return %a : i8
       }
       func.func @f(%a: i8, %m: memref<2xi8>) -> i8 {
         %0 = call @g(%a, %m) : (i8, memref<2xi8>) -> i8
         return %0 : i8
       })",
    R"(func.func @f(%m: memref<?x4xi8>, %i: index, %n: index, %x: i8)
           -> (i8, index) {
         %c0 = arith.constant 0 : index
         %s = memref.subview %m[%i, 1] [%n, 2] [1, 2] : memref<?x4xi8>
             to memref<?x2xi8, strided<[4, 2], offset: ?>>
         %r = memref.subview %m[0, %i] [1, 2] [1, 1] : memref<?x4xi8>
             to memref<2xi8, strided<[1], offset: ?>>
         memref.store %x, %s[%c0, %i]
             : memref<?x2xi8, strided<[4, 2], offset: ?>>
         %y = memref.load %r[%c0] : memref<2xi8, strided<[1], offset: ?>>
         %d = memref.dim %s, %c0 : memref<?x2xi8, strided<[4, 2], offset: ?>>
         return %y, %d : i8, index
       })",
    R"(func.func @f(%x: i8, %i: index) -> (i8, i8) {
         %c0 = arith.constant 0 : index
         %c2 = arith.constant 2 : index
         %s = memref.alloca() : memref<4xi8>
         %h = memref.alloc(%c2) : memref<?x2xi8>
         memref.store %x, %s[%i] : memref<4xi8>
         memref.store %x, %h[%c0, %i] : memref<?x2xi8>
         %y = memref.load %s[%i] : memref<4xi8>
         %z = memref.load %h[%c0, %i] : memref<?x2xi8>
         memref.dealloc %h : memref<?x2xi8>
         return %y, %z : i8, i8
       })",
    R"(func.func @f(%m: memref<?xi8>, %i: index, %k: vector<3xi1>, %p: i8,
                     %q: vector<3xi8>) -> (vector<3xi8>, vector<3xi8>) {
         %0 = vector.transfer_read %m[%i], %p, %k
             : memref<?xi8>, vector<3xi8>
         %1 = vector.maskedload %m[%i], %k, %q
             : memref<?xi8>, vector<3xi1>, vector<3xi8> into vector<3xi8>
         vector.transfer_write %1, %m[%i] : vector<3xi8>, memref<?xi8>
         vector.maskedstore %m[%i], %k, %0
             : memref<?xi8>, vector<3xi1>, vector<3xi8>
         return %0, %1 : vector<3xi8>, vector<3xi8>
       })",
    R"(func.func @f(%a: complex<f32>, %x: f32) -> (complex<f32>, f32) {
         %r = complex.re %a : complex<f32>
         %i = complex.im %a : complex<f32>
         %c = complex.create %i, %x : complex<f32>
         return %c, %r : complex<f32>, f32
       })",
    R"(func.func @f(%m: memref<3x?xi8>, %i: index, %j: index,
                     %k: vector<2x3xi1>) -> (vector<2x3xi8>, vector<2x3xi8>) {
         %p = arith.constant 7 : i8
         %0 = vector.transfer_read %m[%i, %j], %p, %k
             : memref<3x?xi8>, vector<2x3xi8>
         %1 = vector.load %m[%i, %j] : memref<3x?xi8>, vector<2x3xi8>
         vector.transfer_write %0, %m[%j, %i] {in_bounds = [true, false]}
             : vector<2x3xi8>, memref<3x?xi8>
         vector.store %1, %m[%i, %j] : memref<3x?xi8>, vector<2x3xi8>
         return %0, %1 : vector<2x3xi8>, vector<2x3xi8>
       })",
    R"(func.func @f(%a: i8, %b: i8, %x: f32) -> (i8, i8, i8, i8, index, i32) {
         %c0 = arith.constant 0 : index
         %c1 = arith.constant 1 : index
         %c2 = arith.constant 2 : index
         %0 = tensor.from_elements %a, %b, %a, %a : tensor<4xi8>
         %1 = tensor.expand_shape %0 [[0, 1]] output_shape [2, 2]
             : tensor<4xi8> into tensor<2x2xi8>
         %2 = tensor.splat %b : tensor<2x1xi8>
         %3 = tensor.concat dim(1) %1, %2
             : (tensor<2x2xi8>, tensor<2x1xi8>) -> tensor<2x3xi8>
         %4 = tensor.insert %a into %3[%c1, %c2] : tensor<2x3xi8>
         %5 = tensor.extract_slice %4[0, 1] [2, 2] [1, 1]
             : tensor<2x3xi8> to tensor<2x2xi8>
         %6 = tensor.insert_slice %5 into %4[0, 0] [2, 2] [1, 1]
             : tensor<2x2xi8> into tensor<2x3xi8>
         %7 = tensor.pad %6 low[0, 1] high[1, 0] {
         ^bb0(%i: index, %j: index):
           %t = arith.index_cast %i : index to i8
           tensor.yield %t : i8
         } : tensor<2x3xi8> to tensor<3x4xi8>
         %8 = tensor.generate {
         ^bb0(%i: index, %j: index):
           %t = tensor.extract %7[%j, %i] : tensor<3x4xi8>
           tensor.yield %t : i8
         } : tensor<4x3xi8>
         %9 = tensor.collapse_shape %8 [[0, 1]]
             : tensor<4x3xi8> into tensor<12xi8>
         %s = tensor.from_elements %c2, %c2, %c2, %c1 : tensor<4xindex>
         %10 = tensor.extract_slice %9[1] [8] [1]
             : tensor<12xi8> to tensor<8xi8>
         %11 = tensor.reshape %10(%s)
             : (tensor<8xi8>, tensor<4xindex>) -> tensor<2x2x2x1xi8>
         %12 = tensor.cast %11 : tensor<2x2x2x1xi8> to tensor<?x2x2x1xi8>
         %n = tensor.dim %12, %c0 : tensor<?x2x2x1xi8>
         %r = tensor.rank %12 : tensor<?x2x2x1xi8>
         %y = tensor.extract %12[%c1, %c0, %c1, %c0] : tensor<?x2x2x1xi8>
         %k = arith.constant dense<[[2], [0]]> : tensor<2x1xindex>
         %13 = tensor.gather %0[%k] gather_dims([0]) unique
             : (tensor<4xi8>, tensor<2x1xindex>) -> tensor<2x1xi8>
         %z = tensor.extract %13[%c1, %c0] : tensor<2x1xi8>
         %14 = tensor.scatter %13 into %0[%k] scatter_dims([0]) unique
             : (tensor<2x1xi8>, tensor<4xi8>, tensor<2x1xindex>)
             -> tensor<4xi8>
         %w = tensor.extract %14[%c0] : tensor<4xi8>
         %e = tensor.empty() : tensor<2xi8>
         %15 = linalg.add ins(%13, %13 : tensor<2x1xi8>, tensor<2x1xi8>)
             outs(%2 : tensor<2x1xi8>) -> tensor<2x1xi8>
         %v = tensor.extract %15[%c0, %c0] : tensor<2x1xi8>
         %16 = tensor.splat %x : tensor<1xf32>
         %17 = tensor.bitcast %16 : tensor<1xf32> to tensor<1xi32>
         %u = tensor.extract %17[%c0] : tensor<1xi32>
         %m = arith.addi %n, %r : index
         return %y, %z, %w, %v, %m, %u : i8, i8, i8, i8, index, i32
       })",
    R"(func.func @f(%a: vector<4xi8>, %b: vector<4xi8>)
           -> (vector<2x4xi8>, vector<4xi8>, i8) {
         %0 = vector.interleave %a, %b : vector<4xi8> -> vector<8xi8>
         %1 = vector.shape_cast %0 : vector<8xi8> to vector<2x4xi8>
         %2 = vector.extract_strided_slice %1
             {offsets = [0, 1], sizes = [2, 2], strides = [1, 1]}
             : vector<2x4xi8> to vector<2x2xi8>
         %3 = vector.insert_strided_slice %2, %1
             {offsets = [0, 2], strides = [1, 1]}
             : vector<2x2xi8> into vector<2x4xi8>
         %4, %5 = vector.deinterleave %0 : vector<8xi8> -> vector<4xi8>
         %6:4 = vector.to_elements %5 : vector<4xi8>
         %7 = vector.from_elements %6#3, %6#1, %6#0, %6#2 : vector<4xi8>
         return %3, %7, %6#2 : vector<2x4xi8>, vector<4xi8>, i8
       })",
    R"(func.func @f(%a: vector<2x3xi8>, %b: vector<3x2xi8>,
                     %c: vector<2x2xi8>, %d: vector<2xi8>,
                     %m: vector<2x2xi1>, %k: vector<2x3xi1>)
           -> (vector<2x2xi8>, vector<2xi8>, vector<2x2xi8>, vector<3xi32>) {
         %0 = vector.contract {
             indexing_maps = [affine_map<(i, j, k) -> (i, k)>,
                              affine_map<(i, j, k) -> (k, j)>,
                              affine_map<(i, j, k) -> (i, j)>],
             iterator_types = ["parallel", "parallel", "reduction"]}
             %a, %b, %c : vector<2x3xi8>, vector<3x2xi8> into vector<2x2xi8>
         %1 = vector.mask %k {
             vector.multi_reduction <maxsi>, %a, %d [1]
             : vector<2x3xi8> to vector<2xi8>
             } : vector<2x3xi1> -> vector<2xi8>
         %2 = vector.mask %m {
             vector.outerproduct %d, %1, %c {kind = #vector.kind<xor>}
             : vector<2xi8>, vector<2xi8> } : vector<2x2xi1> -> vector<2x2xi8>
         %z = arith.constant dense<-1> : vector<3xi32>
         %3 = vector.contract {
             indexing_maps = [affine_map<(i, k) -> (k, i)>,
                              affine_map<(i, k) -> (k)>,
                              affine_map<(i, k) -> (i)>],
             iterator_types = ["parallel", "reduction"]}
             %a, %d, %z : vector<2x3xi8>, vector<2xi8> into vector<3xi32>
         return %0, %1, %2, %3
             : vector<2x2xi8>, vector<2xi8>, vector<2x2xi8>, vector<3xi32>
       })",
    R"(func.func @f(%a: vector<2xf32>, %b: vector<2xf32>, %c: vector<2x2xf32>)
           -> (vector<2x2xf32>, vector<2xf32>) {
         %0 = vector.outerproduct %a, %b, %c : vector<2xf32>, vector<2xf32>
         %1 = vector.multi_reduction <add>, %0, %a [0]
             : vector<2x2xf32> to vector<2xf32>
         return %0, %1 : vector<2x2xf32>, vector<2xf32>
       })",
    R"(func.func @f(%a: vector<3xi8>) -> (vector<3xi8>, vector<3xindex>) {
         %k = vector.constant_mask [2] : vector<3xi1>
         %z = arith.constant dense<7> : vector<3xi8>
         %0 = arith.select %k, %a, %z : vector<3xi1>, vector<3xi8>
         %1 = vector.step : vector<3xindex>
         return %0, %1 : vector<3xi8>, vector<3xindex>
       })",
    R"(func.func @f(%m: memref<6xi8>, %n: index, %by: index, %x: i8) -> i8 {
         %c0 = arith.constant 0 : index
         %c1 = arith.constant 1 : index
         %c2 = arith.constant 2 : index
         scf.parallel (%i, %j) = (%c0, %c0) to (%c2, %n) step (%c1, %by) {
           %k = arith.addi %i, %j : index
           memref.store %x, %m[%k] : memref<6xi8>
           scf.reduce
         }
         scf.forall (%i) = (1) to (%n) step (2) {
           %y = memref.load %m[%i] : memref<6xi8>
           %z = arith.muli %y, %y : i8
           memref.store %z, %m[%i] : memref<6xi8>
         }
         %r = scf.parallel (%i) = (%c0) to (%c2) step (%c1) init (%x) -> i8 {
           %y = memref.load %m[%i] : memref<6xi8>
           scf.reduce(%y : i8) {
           ^bb0(%a: i8, %b: i8):
             %z = arith.addi %a, %b : i8
             scf.reduce.return %z : i8
           }
         }
         return %r : i8
       })",
    R"(func.func @f(%m: memref<?x6xi8>, %n: index, %i: index, %j: index)
           -> (i8, i8, i8, i8, index) {
         %e = memref.expand_shape %m [[0], [1, 2]] output_shape [%n, 2, 3]
             : memref<?x6xi8> into memref<?x2x3xi8>
         %c = memref.collapse_shape %e [[0, 1], [2]]
             : memref<?x2x3xi8> into memref<?x3xi8>
         %t = memref.transpose %c (i, j) -> (j, i)
             : memref<?x3xi8> to memref<3x?xi8, strided<[1, 3]>>
         %b, %o, %s:2, %d:2 = memref.extract_strided_metadata %t
             : memref<3x?xi8, strided<[1, 3]>>
             -> memref<i8>, index, index, index, index, index
         %r = memref.reinterpret_cast %b to offset: [%o], sizes: [2],
             strides: [%d#1] : memref<i8> to memref<2xi8, strided<[?], offset: ?>>
         %w = memref.load %e[%i, %j, %j] : memref<?x2x3xi8>
         %x = memref.load %c[%i, %j] : memref<?x3xi8>
         %y = memref.load %t[%j, %i] : memref<3x?xi8, strided<[1, 3]>>
         %z = memref.load %r[%i] : memref<2xi8, strided<[?], offset: ?>>
         return %w, %x, %y, %z, %s#1 : i8, i8, i8, i8, index
       })",
    R"(func.func @f(%a: memref<?x3xi8>, %b: memref<3x2xi8>,
                     %c: memref<?x2xi8>, %x: i8) {
         linalg.fill ins(%x : i8) outs(%c : memref<?x2xi8>)
         linalg.matmul ins(%a, %b : memref<?x3xi8>, memref<3x2xi8>)
             outs(%c : memref<?x2xi8>)
         linalg.generic {
             indexing_maps = [affine_map<(i, j) -> (j, i)>],
             iterator_types = ["parallel", "parallel"]}
             outs(%c : memref<?x2xi8>) {
         ^bb0(%o: i8):
           %i = linalg.index 0 : index
           %t = arith.index_cast %i : index to i8
           %y = arith.addi %o, %t : i8
           linalg.yield %y : i8
         }
         return
       })",
    R"(func.func @f(%a: memref<?xi8>, %b: memref<2xi8>, %c: memref<?xi8>) {
         linalg.conv_1d ins(%a, %b : memref<?xi8>, memref<2xi8>)
             outs(%c : memref<?xi8>)
         return
       })",
    R"(func.func @f(%m: memref<4xi8>, %n: index, %x: i8)
           -> (index, i64, i1, index, f32, i8) {
         %0 = affine.min affine_map<(d0) -> (d0, 3)>(%n)
         memref.prefetch %m[%n], read, locality<3>, data : memref<4xi8>
         affine.prefetch %m[%n], read, locality<3>, data : memref<4xi8>
         %w = builtin.unrealized_conversion_cast %n : index to i64
         %i = index.constant 0
         %b = index.bool.constant true
         %s = index.sizeof
         %c = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
         %re = complex.re %c : complex<f32>
         %p = ub.poison : i8
         %y = memref.alloca_scope -> (i8) {
           %a = memref.alloca() : memref<1xi8>
           memref.store %x, %a[%i] : memref<1xi8>
           %l = memref.load %a[%i] : memref<1xi8>
           memref.alloca_scope.return %l : i8
         }
         cf.br ^end(%p : i8)
       ^end(%q: i8):
         %z = arith.select %b, %y, %q : i8
         return %0, %w, %b, %s, %re, %z : index, i64, i1, index, f32, i8
       })",
};

using StatedFunction = Stated;

TEST_P(StatedFunction, AreStatedAsOnValues) {
  EXPECT_EQ(runStated(GetParam(), rulesOfRuns), "tested") << GetParam();
}
INSTANTIATE_TEST_SUITE_P(All, StatedFunction, testing::ValuesIn(functions));

/// Several ops have the same rule, such as all structured ones.
TEST_F(JudgeStatements, EachRuleOnTermsIsRun) {
  std::vector<std::string> texts = scalarModules();
  llvm::append_range(texts, functions);
  std::set<llvm::StringRef> ops;
  for (const std::string &text : texts) {
    auto module = modules.parse(text);
    ASSERT_TRUE(module) << text;
    module->walk(
        [&](mlir::Operation *op) { ops.insert(op->getName().getStringRef()); });
  }
  std::set<RunRule> run;
  for (llvm::StringRef op : ops)
    if (const Rule *rule = allRules().lookup(op))
      run.insert(rule->runOnTerms);
  for (const auto &[name, rule] : allRules()) {
    if (rule->scalarOnTerms)
      EXPECT_TRUE(ops.count(name)) << name.str();
    if (rule->runOnTerms)
      EXPECT_TRUE(run.count(rule->runOnTerms)) << name.str();
  }
}
