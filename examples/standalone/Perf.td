// The perf dialect: an op that reads performance counters, and attributes that
// mark code and parameters for measurement.

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Perf_Dialect : Dialect {
  let name = "perf";
  let cppNamespace = "::perf";
  let summary = "Performance counters";
  let description = [{
    Besides its op, the dialect has two attributes for ops of other dialects.
    `perf.region = "NAME"` on an op or a function names the region to which its
    time is attributed. `perf.probe` on a parameter requests that the value is
    recorded.
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
