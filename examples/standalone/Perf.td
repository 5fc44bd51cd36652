// The perf dialect: reads performance counters, and marks what to measure.

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Perf_Dialect : Dialect {
  let name = "perf";
  let cppNamespace = "::perf";
  let summary = "Performance counters";
  let description = [{
    Besides its op, the dialect has two attributes for ops of other dialects:
    `perf.region = "NAME"` on an op or a function says what its time counts for,
    `perf.probe` on a parameter asks for its value to be recorded.
  }];
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
}

def Perf_ReadCounterOp : Op<Perf_Dialect, "read_counter"> {
  let summary = "The count of a performance counter, by its number";
  let arguments = (ins I32:$counter);
  let results = (outs I64:$count);
  let assemblyFormat = "$counter attr-dict";
}
