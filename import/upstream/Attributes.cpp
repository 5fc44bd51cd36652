// Translates attributes of functions, globals and parameters (LangRef,
// "Function Attributes", "Parameter Attributes") in the upstream form. Function
// attributes that llvm.func has a property for are set there, and a few of them
// in `passthrough` too; the rest is in `passthrough` if it can represent them.

#include "import/upstream/Importer.h"

using namespace palindrome::upstream;
using namespace mlir::LLVM;
using llvm::Attribute;

mlir::DictionaryAttr Importer::parameterAttributes(llvm::AttributeSet set) {
  return builder.getDictionaryAttr(attributes.modelledParameter(set));
}

/// The attribute for `effects`; null for the default, reading and writing
/// everything.
MemoryEffectsAttr Importer::memoryEffects(llvm::MemoryEffects effects) {
  MemoryEffectsAttr result = attributes.convertMemory(effects);
  return result.isReadWrite() ? MemoryEffectsAttr() : result;
}

/// Whether the attribute is left out of `passthrough`, because a property of
/// llvm.func represents it.
static bool hasField(llvm::StringRef name) {
  static constexpr llvm::StringLiteral names[] = {
      "aarch64_in_za",
      "aarch64_inout_za",
      "aarch64_new_za",
      "aarch64_out_za",
      "aarch64_preserves_za",
      "aarch64_pstate_sm_body",
      "aarch64_pstate_sm_compatible",
      "aarch64_pstate_sm_enabled",
      "alwaysinline",
      "convergent",
      "denormal-fp-math",
      "denormal-fp-math-f32",
      "fp-contract",
      "frame-pointer",
      "inlinehint",
      "instrument-function-entry",
      "instrument-function-exit",
      "memory",
      "no-infs-fp-math",
      "no-nans-fp-math",
      "no-signed-zeros-fp-math",
      "noinline",
      "nounwind",
      "optnone",
      "target-features",
      "tune-cpu",
      "uwtable",
      "vscale_range",
      "willreturn",
  };
  return llvm::is_contained(names, name);
}

mlir::ArrayAttr Importer::passthrough(mlir::Location loc,
                                      llvm::AttributeSet set, bool onFunction) {
  llvm::SmallVector<mlir::Attribute> list;
  auto add = [&](llvm::StringRef key, const llvm::Twine &value) {
    list.push_back(builder.getArrayAttr(
        {builder.getStringAttr(key), builder.getStringAttr(value)}));
  };
  for (Attribute attribute : set) {
    llvm::StringRef name =
        attribute.isStringAttribute()
            ? attribute.getKindAsString()
            : Attribute::getNameFromAttrKind(attribute.getKindAsEnum());
    if (onFunction && hasField(name))
      continue;
    if (attribute.isStringAttribute()) {
      if (attribute.getValueAsString().empty())
        list.push_back(builder.getStringAttr(name));
      else
        add(name, attribute.getValueAsString());
    } else if (attribute.isEnumAttribute()) {
      list.push_back(builder.getStringAttr(name));
    } else if (attribute.isIntAttribute()) {
      // Truncated to 32 bits.
      add(name, llvm::Twine(static_cast<uint32_t>(attribute.getValueAsInt())));
    } else {
      mlir::emitWarning(loc)
          << "'" << name
          << "' attribute is invalid on current operation, skipping it";
    }
  }
  return list.empty() ? mlir::ArrayAttr() : builder.getArrayAttr(list);
}

void Importer::importFunctionAttributes(const llvm::Function &function,
                                        LLVMFuncOp func) {
  if (MemoryEffectsAttr effects = memoryEffects(function.getMemoryEffects()))
    func.setMemoryEffectsAttr(effects);
  if (mlir::ArrayAttr list =
          passthrough(func.getLoc(), function.getAttributes().getFnAttrs(),
                      /*onFunction=*/true))
    func.setPassthroughAttr(list);

  // Flags: a property each.
  auto unit = [&](auto has, void (LLVMFuncOp::*set)(bool)) {
    if (function.hasFnAttribute(has))
      (func.*set)(true);
  };
  unit(Attribute::NoInline, &LLVMFuncOp::setNoInline);
  unit(Attribute::AlwaysInline, &LLVMFuncOp::setAlwaysInline);
  unit(Attribute::InlineHint, &LLVMFuncOp::setInlineHint);
  unit(Attribute::OptimizeNone, &LLVMFuncOp::setOptimizeNone);
  unit(Attribute::Convergent, &LLVMFuncOp::setConvergent);
  unit(Attribute::NoUnwind, &LLVMFuncOp::setNoUnwind);
  unit(Attribute::WillReturn, &LLVMFuncOp::setWillReturn);

  // The states of ARM's streaming mode, ZA and ZT0: at most one of each group.
  if (function.hasFnAttribute("aarch64_pstate_sm_enabled"))
    func.setArmStreaming(true);
  else if (function.hasFnAttribute("aarch64_pstate_sm_body"))
    func.setArmLocallyStreaming(true);
  else if (function.hasFnAttribute("aarch64_pstate_sm_compatible"))
    func.setArmStreamingCompatible(true);
  if (function.hasFnAttribute("aarch64_new_za"))
    func.setArmNewZa(true);
  else if (function.hasFnAttribute("aarch64_in_za"))
    func.setArmInZa(true);
  else if (function.hasFnAttribute("aarch64_out_za"))
    func.setArmOutZa(true);
  else if (function.hasFnAttribute("aarch64_inout_za"))
    func.setArmInoutZa(true);
  else if (function.hasFnAttribute("aarch64_preserves_za"))
    func.setArmPreservesZa(true);

  // String attributes: a property each.
  auto string = [&](llvm::StringRef name, auto set) {
    Attribute attribute = function.getFnAttribute(name);
    if (attribute.isStringAttribute())
      set(attribute.getValueAsString());
  };
  auto text = [&](llvm::StringRef name,
                  void (LLVMFuncOp::*set)(std::optional<llvm::StringRef>)) {
    string(name, [&](llvm::StringRef value) { (func.*set)(value); });
  };
  auto boolean = [&](llvm::StringRef name,
                     void (LLVMFuncOp::*set)(std::optional<bool>)) {
    string(name, [&](llvm::StringRef value) { (func.*set)(value == "true"); });
  };
  text("target-cpu", &LLVMFuncOp::setTargetCpu);
  text("tune-cpu", &LLVMFuncOp::setTuneCpu);
  text("reciprocal-estimates", &LLVMFuncOp::setReciprocalEstimates);
  text("prefer-vector-width", &LLVMFuncOp::setPreferVectorWidth);
  text("denormal-fp-math", &LLVMFuncOp::setDenormalFpMath);
  text("denormal-fp-math-f32", &LLVMFuncOp::setDenormalFpMathF32);
  text("fp-contract", &LLVMFuncOp::setFpContract);
  text("instrument-function-entry", &LLVMFuncOp::setInstrumentFunctionEntry);
  text("instrument-function-exit", &LLVMFuncOp::setInstrumentFunctionExit);
  boolean("no-infs-fp-math", &LLVMFuncOp::setNoInfsFpMath);
  boolean("no-nans-fp-math", &LLVMFuncOp::setNoNansFpMath);
  boolean("no-signed-zeros-fp-math", &LLVMFuncOp::setNoSignedZerosFpMath);
  string("target-features", [&](llvm::StringRef value) {
    func.setTargetFeaturesAttr(TargetFeaturesAttr::get(&context, value));
  });
  string("frame-pointer", [&](llvm::StringRef value) {
    if (auto kind = framePointerKind::symbolizeFramePointerKind(value))
      func.setFramePointerAttr(FramePointerKindAttr::get(&context, *kind));
  });

  if (Attribute range = function.getFnAttribute(Attribute::VScaleRange);
      range.isValid()) {
    auto number = [&](unsigned value) {
      return builder.getI32IntegerAttr(static_cast<int32_t>(value));
    };
    func.setVscaleRangeAttr(
        VScaleRangeAttr::get(&context, number(range.getVScaleRangeMin()),
                             number(range.getVScaleRangeMax().value_or(0))));
  }
  if (function.hasUWTable())
    func.setUwtableKindAttr(UWTableKindAttr::get(
        &context, function.getUWTableKind() == llvm::UWTableKind::Sync
                      ? uwtable::UWTableKind::Sync
                      : uwtable::UWTableKind::Async));
}
