// Compares two paired operations: names, types, operands, successors,
// attributes.

#include "verify/judge/mlir/Comparison.h"
#include "verify/judge/mlir/Edges.h"
#include "verify/judge/mlir/NormalForm.h"

using namespace mlir;
using namespace mlir::LLVM;

namespace palindrome::mlirdiff {
namespace {

/// An operand: a value, or a constant in an attribute of the operation.
struct Operand {
  Value value;
  std::optional<Constants::Term> own;
};
using Operands = SmallVector<Operand, 8>;

class OperationComparer {
public:
  OperationComparer(Comparison &comparison, Operation &a, Operation &b,
                    const Context &context)
      : comparison(comparison), a(a), b(b), context(context) {}

  void run();

private:
  Operands operandsOf(Operation &op);
  bool compareNames();
  void compareTypes();
  void compareOperands();
  void compareOperand(const Operand &ofA, const Operand &ofB,
                      const llvm::Twine &detail);
  void compareSuccessors();
  void add(const llvm::Twine &name, const llvm::Twine &detail,
           const llvm::Twine &ofA, const llvm::Twine &ofB) {
    comparison.report.add(name, {&a, detail.str()}, ofA, ofB);
  }

  Comparison &comparison;
  Operation &a, &b;
  Context context;
};
} // namespace

void OperationComparer::run() {
  if (!compareNames())
    return;
  compareTypes();
  compareOperands();
  compareSuccessors();
  compareAttributes(comparison, a, b, context);
  if (a.getNumRegions() || b.getNumRegions())
    add("mlir-region", "", spell(&a), spell(&b));
}

/// Whether `call` is a `llvm.call_intrinsic` of the intrinsic that `op`
/// represents, with the same number of operands and no bundles:
///
///   %0 = llvm.call_intrinsic "llvm.ctpop.i32"(%x)   and   %0 =
///   llvm.intr.ctpop(%x)
static bool callsIntrinsicOf(Operation &call, Operation &op) {
  auto intrinsic = dyn_cast<CallIntrinsicOp>(call);
  StringRef name = op.getName().getStringRef();
  if (!intrinsic || !name.consume_front("llvm.intr."))
    return false;
  StringRef called = intrinsic.getIntrin();
  return called.consume_front("llvm.") && called.consume_front(name) &&
         (called.empty() || called.front() == '.') &&
         call.getNumOperands() == op.getNumOperands() &&
         intrinsic.getOpBundleSizes().empty();
}

/// Whether `op` is of `llvmx` or has carried attributes besides spellings.
static bool carries(Operation &op) {
  return op.getName().getStringRef().starts_with(carriedPrefix) ||
         llvm::any_of(op.getDiscardableAttrs(), [](NamedAttribute attribute) {
           StringRef name = attribute.getName();
           return name.starts_with(carriedPrefix) && !isSpelling(name);
         });
}

bool OperationComparer::compareNames() {
  if (a.getName() == b.getName())
    return true;
  if (!carries(a) && !carries(b) &&
      (callsIntrinsicOf(a, b) || callsIntrinsicOf(b, a)))
    return true;
  if (carries(b))
    add("mlir-modelled-became-carried:" + a.getName().getStringRef(), "",
        spell(&a), spell(&b));
  else
    add("mlir-op-kind", "", spell(&a), spell(&b));
  return false;
}

static Type calleeType(Operation &op) {
  if (auto call = dyn_cast<CallOp>(op))
    return call.getCalleeFunctionType();
  auto invoke = dyn_cast<InvokeOp>(op);
  return invoke ? invoke.getCalleeFunctionType() : Type();
}

/// The type of the variadic function that `op`, an `llvm.invoke`, calls by its
/// symbol with fitting arguments; otherwise null. MLIR's verifier does not
/// require such an invoke to have a `var_callee_type`.
static Type variadicCallee(Operation &op) {
  auto invoke = dyn_cast<InvokeOp>(op);
  if (!invoke || !invoke.getCalleeAttr())
    return {};
  auto function = SymbolTable::lookupNearestSymbolFrom<LLVMFuncOp>(
      &op, invoke.getCalleeAttr());
  if (!function || !function.isVarArg())
    return {};
  LLVMFunctionType type = function.getFunctionType(),
                   used = invoke.getCalleeFunctionType();
  bool fits =
      type.getReturnType() == used.getReturnType() &&
      type.getNumParams() <= used.getNumParams() &&
      type.getParams() == used.getParams().take_front(type.getNumParams());
  return fits ? Type(type) : Type();
}

void OperationComparer::compareTypes() {
  for (unsigned i = 0, e = std::min(a.getNumResults(), b.getNumResults());
       i < e; ++i)
    if (a.getResult(i).getType() != b.getResult(i).getType())
      add("mlir-type", " result", spell(a.getResult(i).getType()),
          spell(b.getResult(i).getType()));
  if (a.getNumResults() != b.getNumResults())
    add("mlir-type", " result", spell(&a), spell(&b));

  if (calleeType(a) != calleeType(b) && calleeType(a) != variadicCallee(b) &&
      variadicCallee(a) != calleeType(b))
    add("mlir-type", " callee", spell(calleeType(a)), spell(calleeType(b)));
}

/// The positions of the operands that `op` passes to its successors.
static llvm::SmallBitVector passedOn(Operation &op) {
  llvm::SmallBitVector passed(op.getNumOperands());
  if (auto branch = dyn_cast<BranchOpInterface>(op))
    for (unsigned i = 0; i < op.getNumSuccessors(); ++i) {
      OperandRange forwarded =
          branch.getSuccessorOperands(i).getForwardedOperands();
      if (!forwarded.empty())
        passed.set(forwarded.getBeginOperandIndex(),
                   forwarded.getBeginOperandIndex() + forwarded.size());
    }
  return passed;
}

Operands OperationComparer::operandsOf(Operation &op) {
  Operands operands;
  if (auto gep = dyn_cast<GEPOp>(op)) {
    operands.push_back({gep.getBase(), std::nullopt});
    for (auto place : gep.getIndices()) {
      if (auto own = dyn_cast<IntegerAttr>(place))
        operands.push_back(
            {{}, comparison.constants.index(op.getContext(), own.getInt())});
      else
        operands.push_back({cast<Value>(place), std::nullopt});
    }
    return operands;
  }
  // A direct call and a call of the symbol's address are the same.
  if (isa<CallOp, InvokeOp>(op))
    if (auto callee = op.getAttrOfType<FlatSymbolRefAttr>("callee"))
      operands.push_back(
          {{}, comparison.constants.addressOf(callee.getAttr())});
  llvm::SmallBitVector passed = passedOn(op);
  // An absent pass-through operand means poison.
  bool lacksPassThrough = (isa<MaskedLoadOp>(op) && op.getNumOperands() == 2) ||
                          (isa<masked_gather>(op) && op.getNumOperands() == 2);
  for (OpOperand &operand : op.getOpOperands())
    if (!passed[operand.getOperandNumber()])
      operands.push_back({operand.get(), std::nullopt});
  if (lacksPassThrough)
    operands.push_back(
        {{}, comparison.constants.poison(op.getResult(0).getType())});
  return operands;
}

void OperationComparer::compareOperands() {
  Operands ofA = operandsOf(a), ofB = operandsOf(b);
  if (ofA.size() != ofB.size())
    add("mlir-operand", " number of operands", llvm::Twine(ofA.size()),
        llvm::Twine(ofB.size()));
  for (auto [i, pair] : llvm::enumerate(llvm::zip(ofA, ofB)))
    compareOperand(std::get<0>(pair), std::get<1>(pair),
                   " operand " + llvm::Twine(i));
}

void OperationComparer::compareOperand(const Operand &ofA, const Operand &ofB,
                                       const llvm::Twine &detail) {
  auto constant = [&](const Operand &operand) {
    return operand.own ? operand.own : comparison.constants.of(operand.value);
  };
  auto spelling = [](const Operand &operand) {
    return operand.value ? spell(operand.value) : std::string("its own");
  };
  std::optional<Constants::Term> termA = constant(ofA), termB = constant(ofB);
  if (termA || termB) {
    if (termA != termB)
      add("mlir-constant", detail, spelling(ofA), spelling(ofB));
  } else if (comparison.values.lookup(ofA.value) != ofB.value) {
    add("mlir-operand", detail, spelling(ofA), spelling(ofB));
  }
}

void OperationComparer::compareSuccessors() {
  if (a.getNumSuccessors() != b.getNumSuccessors())
    add("mlir-successor", " number of successors",
        llvm::Twine(a.getNumSuccessors()), llvm::Twine(b.getNumSuccessors()));
  for (unsigned i = 0, e = std::min(a.getNumSuccessors(), b.getNumSuccessors());
       i < e; ++i) {
    Edge ofA = edgeOf(a, i, comparison.constants),
         ofB = edgeOf(b, i, comparison.constants);
    std::string detail = (" successor " + llvm::Twine(i)).str();
    if (comparison.blocks.lookup(ofA.target) != ofB.target) {
      add("mlir-successor", detail, "", "");
      continue;
    }
    // A different number of values is reported with the block arguments.
    for (auto [j, pair] : llvm::enumerate(llvm::zip(ofA.values, ofB.values)))
      compareOperand({std::get<0>(pair), std::nullopt},
                     {std::get<1>(pair), std::nullopt},
                     detail + " value " + llvm::Twine(j));
  }
}

void compareOperations(Comparison &comparison, Operation &a, Operation &b,
                       const Context &context) {
  OperationComparer(comparison, a, b, context).run();
}

} // namespace palindrome::mlirdiff
