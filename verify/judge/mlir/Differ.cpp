// The entry point of the MLIR differ, and its class table.

#include "palindrome/MLIRDiffer.h"
#include "verify/judge/compare/ClassTable.h"
#include "verify/judge/mlir/Comparison.h"
#include "verify/judge/mlir/OneContext.h"

using namespace palindrome;

llvm::ArrayRef<DifferenceClass> palindrome::mlirDifferenceClasses() {
  // The words of Classes.def. NOLINTNEXTLINE(readability-identifier-naming)
  constexpr bool SPELLING = true, GRAPH = false;
  static const DifferenceClass table[] = {
#define DIFFERENCE_CLASS(NAME, KIND, DESCRIPTION) {NAME, KIND, DESCRIPTION},
#include "verify/judge/mlir/Classes.def"
  };
  return table;
}

const DifferenceClass *
palindrome::findMLIRDifferenceClass(llvm::StringRef name) {
  return compare::findClass(mlirDifferenceClasses(), name);
}

/// The data layout of `a`, or else of `b`; empty if neither has one.
static llvm::StringRef layoutOf(mlir::ModuleOp a, mlir::ModuleOp b) {
  for (mlir::ModuleOp module : {a, b})
    if (auto text = module->getAttrOfType<mlir::StringAttr>(
            mlir::LLVM::LLVMDialect::getDataLayoutAttrName()))
      return text;
  return "";
}

mlirdiff::Comparison::Comparison(mlir::ModuleOp a, mlir::ModuleOp b,
                                 const DiffOptions &options)
    : a(a), b(b), report(options), equality(a, b), alignment(layoutOf(a, b)) {}

llvm::Expected<DiffResult> palindrome::diffModules(mlir::ModuleOp a,
                                                   mlir::ModuleOp b,
                                                   const DiffOptions &options) {
  auto other = mlirdiff::bringInto(a, b);
  if (!other)
    return other.takeError();
  mlirdiff::Comparison comparison(a, **other, options);
  mlirdiff::compareModules(comparison);
  return comparison.report.take();
}
