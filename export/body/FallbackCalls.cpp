// Translates the `llvmx` ops that represent calls, invokes and callbrs. The
// operands are the arguments, those of bundles, and last the callee, unless
// that is inline asm.

#include "export/body/InstructionParts.h"
#include "llvm/IR/InlineAsm.h"

using namespace palindrome;
using namespace palindrome::exporter;
using namespace mlir;

namespace {
/// The operands of a call by their roles. `callee` is null if their number or
/// types do not fit the function type and the bundles.
struct CallParts {
  llvm::FunctionType *type = nullptr;
  llvm::Value *callee = nullptr;
  ArrayRef<llvm::Value *> arguments;
  SmallVector<llvm::OperandBundleDef> bundles;

  explicit CallParts(InstructionParts &parts);

private:
  ArrayRef<llvm::Value *> readBundles(InstructionParts &parts,
                                      ArrayRef<llvm::Value *> operands);
  bool argumentsFit(InstructionParts &parts) const;
};
} // namespace

/// The inline asm that the details of the op represent; null if it is invalid.
static llvm::InlineAsm *readAsm(InstructionParts &parts,
                                llvm::FunctionType *type) {
  StringRef text = parts.string("asm");
  StringRef constraints = parts.string("constraints");
  bool sideEffect = parts.flag("sideeffect");
  bool alignStack = parts.flag("alignstack");
  bool isIntel = parts.flag("intel");
  bool unwinds = parts.flag("unwind");
  if (llvm::Error error = llvm::InlineAsm::verify(type, constraints)) {
    parts.fail("its asm is wrong: " + llvm::toString(std::move(error)));
    return nullptr;
  }
  return llvm::InlineAsm::get(
      type, text, constraints, sideEffect, alignStack,
      isIntel ? llvm::InlineAsm::AD_Intel : llvm::InlineAsm::AD_ATT, unwinds);
}

/// Reads the bundles, whose operands are the last of `operands`, and returns
/// the operands before them.
ArrayRef<llvm::Value *>
CallParts::readBundles(InstructionParts &parts,
                       ArrayRef<llvm::Value *> operands) {
  auto codes = parts.attribute<ArrayAttr>("bundles");
  if (!codes)
    return operands;
  SmallVector<std::pair<StringRef, size_t>> sizes;
  size_t inBundles = 0;
  for (Attribute code : codes) {
    auto pair = dyn_cast<ArrayAttr>(code);
    auto tag =
        pair && pair.size() == 2 ? dyn_cast<StringAttr>(pair[0]) : StringAttr();
    auto size = tag ? dyn_cast<IntegerAttr>(pair[1]) : IntegerAttr();
    if (!size || size.getValue().ugt(operands.size() - inBundles)) {
      parts.fail("its 'bundles' do not fit its operands");
      return operands;
    }
    sizes.emplace_back(tag.getValue(), size.getValue().getZExtValue());
    inBundles += sizes.back().second;
  }
  ArrayRef<llvm::Value *> rest = operands.take_back(inBundles);
  for (auto [tag, size] : sizes) {
    bundles.emplace_back(tag.str(), rest.take_front(size));
    rest = rest.drop_front(size);
  }
  return operands.drop_back(inBundles);
}

bool CallParts::argumentsFit(InstructionParts &parts) const {
  size_t parameters = type->getNumParams();
  if (arguments.size() < parameters ||
      (!type->isVarArg() && arguments.size() != parameters)) {
    parts.fail("it has " + llvm::Twine(arguments.size()) +
               " arguments, its type " + llvm::Twine(parameters));
    return false;
  }
  for (auto [place, argument] : llvm::enumerate(arguments))
    if (place < parameters
            ? argument->getType() != type->getParamType(place)
            : isa<llvm::BasicBlock, llvm::MetadataAsValue>(argument)) {
      parts.fail("its argument " + llvm::Twine(place) + " is of another type");
      return false;
    }
  return true;
}

CallParts::CallParts(InstructionParts &parts) {
  type = dyn_cast_or_null<llvm::FunctionType>(parts.typeOf("type"));
  if (!type) {
    parts.fail("its 'type' is not of a function");
    return;
  }
  ArrayRef<llvm::Value *> rest = parts.operands;
  llvm::Value *called = nullptr;
  if (parts.attribute<StringAttr>("asm")) {
    called = readAsm(parts, type);
  } else if (!rest.empty() && rest.back()->getType()->isPointerTy()) {
    called = rest.back();
    rest = rest.drop_back();
  } else {
    parts.fail("it has no callee");
  }
  arguments = readBundles(parts, rest);
  if (argumentsFit(parts) && parts.isGood())
    callee = called;
}

static llvm::Instruction *finishCall(InstructionParts &parts,
                                     llvm::CallBase *call) {
  call->setCallingConv(parts.integer("cc", 0, llvm::CallingConv::MaxID,
                                     /*byDefault=*/llvm::CallingConv::C));
  CallAttributeParts attributes;
  attributes.carried = parts.attribute<ArrayAttr>("attributes");
  attributes.arguments = parts.attribute<ArrayAttr>("arg_attrs");
  attributes.results = parts.attribute<ArrayAttr>("res_attrs");
  AttributeExporter &exporter = parts.module.attributes;
  llvm::AttributeList list = exporter.convertCall(attributes);
  // LLVM's verifier accepts any attribute anywhere on a callbr.
  if (!isa<llvm::CallBrInst>(call)) {
    const llvm::Function *callee = call->getCalledFunction();
    list = exporter.fit(list, call->getFunctionType(), call->arg_size(),
                        callee && callee->isIntrinsic());
  }
  call->setAttributes(list);
  return call;
}

llvm::Instruction *palindrome::exporter::makeCall(InstructionParts &parts) {
  CallParts call(parts);
  uint64_t kind =
      parts.integer("tail", 0, llvm::CallInst::TCK_LAST, /*byDefault=*/0);
  if (!call.callee)
    return nullptr;
  auto *inst = llvm::CallInst::Create(call.type, call.callee, call.arguments,
                                      call.bundles);
  inst->setTailCallKind(static_cast<llvm::CallInst::TailCallKind>(kind));
  return finishCall(parts, inst);
}

llvm::Instruction *palindrome::exporter::makeInvoke(InstructionParts &parts) {
  CallParts call(parts);
  if (parts.successors.size() != 2)
    return parts.fail("it has not two successors");
  if (!call.callee)
    return nullptr;
  return finishCall(
      parts, llvm::InvokeInst::Create(call.type, call.callee,
                                      parts.successors[0], parts.successors[1],
                                      call.arguments, call.bundles));
}

llvm::Instruction *palindrome::exporter::makeCallBr(InstructionParts &parts) {
  CallParts call(parts);
  uint64_t indirect = parts.integer("indirect", 0, UINT32_MAX);
  if (parts.successors.size() != indirect + 1)
    return parts.fail("its successors are not as many as 'indirect' says");
  if (!call.callee)
    return nullptr;
  auto *function = dyn_cast<llvm::Function>(call.callee);
  if (!isa<llvm::InlineAsm>(call.callee) &&
      !(function && function->isIntrinsic()))
    return parts.fail("it calls neither an asm nor an intrinsic");
  return finishCall(parts, llvm::CallBrInst::Create(
                               call.type, call.callee, parts.successors[0],
                               ArrayRef(parts.successors).drop_front(),
                               call.arguments, call.bundles));
}
