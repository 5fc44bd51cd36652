// The perf dialect, which does not depend on LLVM IR.

#include "PerfDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinAttributes.h"

using namespace mlir;
using namespace perf;

#include "PerfDialect.cpp.inc"
#define GET_OP_CLASSES
#include "PerfOps.cpp.inc"

void PerfDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "PerfOps.cpp.inc"
      >();
}

LogicalResult PerfDialect::verifyOperationAttribute(Operation *op,
                                                    NamedAttribute attribute) {
  if (attribute.getName() != regionName)
    return op->emitOpError("has unknown attribute ") << attribute.getName();
  if (!isa<StringAttr>(attribute.getValue()))
    return op->emitOpError("needs a string as ") << regionName;
  return success();
}

LogicalResult PerfDialect::verifyRegionArgAttribute(Operation *op, unsigned,
                                                    unsigned,
                                                    NamedAttribute attribute) {
  if (attribute.getName() != probeName)
    return op->emitOpError("has unknown parameter attribute ")
           << attribute.getName();
  return success();
}
