// The minimal spanning tree of a graph: edges in order of their lengths, and sets of
// places that are joined, with roots in memory.
// RUN: %run4 %s | FileCheck %s

// CHECK: ( 1, 1, 1, 0, 1, 0, 0, 1, 0 )
// CHECK-NEXT: exit status 14

// From, to, length.
memref.global "private" constant @edges : memref<9x3xindex> = dense<[
  [0, 1, 1], [2, 3, 2], [1, 2, 3], [0, 2, 3], [3, 4, 3],
  [1, 3, 4], [2, 4, 4], [4, 5, 5], [3, 5, 6]]>

// The place that stands for the set; the way to it becomes shorter.
func.func @root(%parents: memref<6xindex>, %place: index) -> index {
  %r = scf.while (%p = %place) : (index) -> index {
    %parent = memref.load %parents[%p] : memref<6xindex>
    %more = arith.cmpi ne, %p, %parent : index
    scf.condition(%more) %p : index
  } do {
  ^bb0(%p: index):
    %parent = memref.load %parents[%p] : memref<6xindex>
    %grandparent = memref.load %parents[%parent] : memref<6xindex>
    memref.store %grandparent, %parents[%p] : memref<6xindex>
    scf.yield %grandparent : index
  }
  return %r : index
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c9 = arith.constant 9 : index
  %edges = memref.get_global @edges : memref<9x3xindex>
  %parents = memref.alloca() : memref<6xindex>
  affine.for %i = 0 to 6 {
    affine.store %i, %parents[%i] : memref<6xindex>
  }
  %none = arith.constant dense<false> : vector<9xi1>
  %r:2 = scf.for %e = %c0 to %c9 step %c1 iter_args(%tree = %none, %sum = %c0) -> (vector<9xi1>, index) {
    %from = memref.load %edges[%e, %c0] : memref<9x3xindex>
    %to = memref.load %edges[%e, %c1] : memref<9x3xindex>
    %length = memref.load %edges[%e, %c2] : memref<9x3xindex>
    %a = func.call @root(%parents, %from) : (memref<6xindex>, index) -> index
    %b = func.call @root(%parents, %to) : (memref<6xindex>, index) -> index
    %isNew = arith.cmpi ne, %a, %b : index
    %more = scf.if %isNew -> index {
      memref.store %b, %parents[%a] : memref<6xindex>
      scf.yield %length : index
    } else {
      scf.yield %c0 : index
    }
    %next = vector.insert %isNew, %tree[%e] : i1 into vector<9xi1>
    %s = arith.addi %sum, %more : index
    scf.yield %next, %s : vector<9xi1>, index
  }
  vector.print %r#0 : vector<9xi1>
  %status = arith.index_cast %r#1 : index to i32
  return %status : i32
}
