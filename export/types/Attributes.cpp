// Translates attributes of functions, calls, parameters and results to LLVM
// (LangRef, "Parameter Attributes", "Function Attributes"). They come from the
// `llvm` dialect's own attributes, from `passthrough`, and from
// `llvmx.attributes`:
//
//   no_unwind, passthrough = ["cold", ["alignstack", "16"], ["key", "value"]]
//
// becomes
//
//   nounwind cold alignstack(16) "key"="value"

#include "export/types/Attributes.h"
#include "export/types/AttributeChecks.h"
#include "export/types/Enums.h"
#include "translate/Attributes.h"
#include "translate/Carrier.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/ConstantRangeList.h"

using namespace palindrome;
using namespace palindrome::exporter;
using namespace mlir::LLVM;
using Kind = llvm::Attribute::AttrKind;
using llvm::cast;
using llvm::dyn_cast;
using llvm::isa;
using mlir::ArrayAttr;
using mlir::IntegerAttr;
using mlir::StringAttr;

/// Adds the attribute of this name and value, which is "" for a flag. An
/// unknown name makes a string attribute. Returns false if the value does not
/// fit the kind of the attribute.
bool AttributeExporter::addNamed(llvm::StringRef name, llvm::StringRef value,
                                 llvm::AttrBuilder &into) {
  Kind kind = llvm::Attribute::getAttrKindFromName(name);
  uint64_t integer = 0;
  if (llvm::Attribute::isIntAttrKind(kind) && !value.getAsInteger(0, integer)) {
    if (!isValidAttribute(kind, integer))
      return false;
    into.addRawIntAttr(kind, integer);
  } else if (llvm::Attribute::isEnumAttrKind(kind) && value.empty()) {
    into.addAttribute(kind);
  } else if (kind == llvm::Attribute::None) {
    if (llvm::Attribute other = into.getAttribute(name);
        other.isValid() && other.getValueAsString() != value)
      report.drop("attribute " + other.getAsString(),
                  "another value of it follows");
    into.addAttribute(name, value);
  } else {
    return false;
  }
  return true;
}

void AttributeExporter::decode(mlir::Attribute code, llvm::AttrBuilder &into) {
  if (tryDecode(code, into))
    return;
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << code;
  report.drop("attribute " + text, "LLVM has no attribute of this form");
}

/// Adds the attribute that `code` represents (AttributeImporter::encode makes
/// such codes). Returns false if `code` is malformed.
bool AttributeExporter::tryDecode(mlir::Attribute code,
                                  llvm::AttrBuilder &into) {
  if (auto name = dyn_cast<StringAttr>(code))
    return addNamed(name, "", into);
  auto array = dyn_cast<ArrayAttr>(code);
  if (!array || array.size() < 2 || !isa<StringAttr>(array[0]))
    return false;
  llvm::StringRef form = cast<StringAttr>(array[0]);
  auto value = dyn_cast<StringAttr>(array[1]);
  if (array.size() == 2 && value)
    return addNamed(form, value, into);
  if (!value || array.size() < 3)
    return false;
  if (form == "string") {
    auto text = dyn_cast<StringAttr>(array[2]);
    if (text)
      into.addAttribute(value.getValue(), text.getValue());
    return text != nullptr;
  }

  Kind kind = llvm::Attribute::getAttrKindFromName(value);
  if (form == "type") {
    auto type = dyn_cast<mlir::TypeAttr>(array[2]);
    llvm::Type *converted = type && llvm::Attribute::isTypeAttrKind(kind)
                                ? types.convert(type.getValue())
                                : nullptr;
    if (converted)
      into.addTypeAttr(kind, converted);
    return converted != nullptr;
  }
  llvm::SmallVector<llvm::APInt> bounds;
  for (mlir::Attribute bound : array.getValue().drop_front(2))
    if (auto integer = dyn_cast<IntegerAttr>(bound))
      bounds.push_back(integer.getValue());
  if (bounds.size() + 2 != array.size() || bounds.size() % 2 != 0)
    return false;
  llvm::SmallVector<llvm::ConstantRange> ranges;
  for (size_t i = 0; i < bounds.size(); i += 2) {
    if (!isValidRange(bounds[i], bounds[i + 1]) ||
        bounds[i].getBitWidth() != bounds[0].getBitWidth())
      return false;
    ranges.emplace_back(bounds[i], bounds[i + 1]);
  }
  if (form == "range" && ranges.size() == 1 &&
      llvm::Attribute::isConstantRangeAttrKind(kind)) {
    into.addConstantRangeAttr(kind, ranges.front());
    return true;
  }
  if (form != "ranges" || ranges.empty() ||
      !llvm::Attribute::isConstantRangeListAttrKind(kind) ||
      !llvm::ConstantRangeList::isOrderedRanges(ranges))
    return false;
  into.addConstantRangeListAttr(kind, ranges);
  return true;
}

llvm::AttributeSet AttributeExporter::decodeSet(ArrayAttr codes) {
  if (!codes)
    return {};
  auto [it, isNew] = sets.try_emplace(codes);
  if (isNew) {
    llvm::AttrBuilder attributes(context);
    for (mlir::Attribute code : codes)
      decode(code, attributes);
    it->second = llvm::AttributeSet::get(context, attributes);
  }
  return it->second;
}

llvm::MemoryEffects
AttributeExporter::convertMemory(MemoryEffectsAttr attribute) {
  using Location = llvm::IRMemLocation;
  llvm::MemoryEffects effects = llvm::MemoryEffects::none();
  auto set = [&](Location location, ModRefInfo info) {
    effects |= llvm::MemoryEffects(location, convertModRefInfoToLLVM(info));
  };
  set(Location::Other, attribute.getOther());
  set(Location::ArgMem, attribute.getArgMem());
  set(Location::InaccessibleMem, attribute.getInaccessibleMem());
  set(Location::ErrnoMem, attribute.getErrnoMem());
  set(Location::TargetMem0, attribute.getTargetMem0());
  set(Location::TargetMem1, attribute.getTargetMem1());
  return effects;
}

//===----------------------------------------------------------------------===//
// Parameters
//===----------------------------------------------------------------------===//

/// Adds the attribute that the entry `llvm.NAME` of a parameter represents.
/// Returns false if LLVM has no parameter attribute of this name and value.
bool AttributeExporter::addModelled(llvm::StringRef name, mlir::Attribute value,
                                    llvm::AttrBuilder &into) {
  Kind kind = llvm::Attribute::getAttrKindFromName(name);
  if (kind == llvm::Attribute::None)
    return false;
  // Flags of LLVM's are accepted whether or not the dialect declares them.
  bool isFlag = llvm::Attribute::isEnumAttrKind(kind) &&
                (llvm::Attribute::canUseAsParamAttr(kind) ||
                 llvm::Attribute::canUseAsRetAttr(kind)) &&
                isa<mlir::UnitAttr>(value);
  if (!isFlag && !findParameterAttribute(kind))
    return false;
  if (llvm::Attribute::isIntAttrKind(kind)) {
    auto integer = dyn_cast<IntegerAttr>(value);
    if (!integer || integer.getValue().getActiveBits() > 64 ||
        !isValidAttribute(kind, integer.getValue().getZExtValue()))
      return false;
    into.addRawIntAttr(kind, integer.getValue().getZExtValue());
    return true;
  }
  if (llvm::Attribute::isTypeAttrKind(kind)) {
    auto type = dyn_cast<mlir::TypeAttr>(value);
    llvm::Type *converted = type ? types.convert(type.getValue()) : nullptr;
    if (converted)
      into.addTypeAttr(kind, converted);
    return converted != nullptr;
  }
  if (llvm::Attribute::isConstantRangeAttrKind(kind)) {
    auto range = dyn_cast<ConstantRangeAttr>(value);
    if (!range || !isValidRange(range.getLower(), range.getUpper()))
      return false;
    into.addConstantRangeAttr(
        kind, llvm::ConstantRange(range.getLower(), range.getUpper()));
    return true;
  }
  if (!llvm::Attribute::isEnumAttrKind(kind) || !isa<mlir::UnitAttr>(value))
    return false;
  into.addAttribute(kind);
  return true;
}

llvm::AttributeSet
AttributeExporter::convertParameter(mlir::DictionaryAttr dictionary) {
  if (!dictionary || dictionary.empty())
    return {};
  auto [it, isNew] = parameters.try_emplace(dictionary);
  if (!isNew)
    return it->second;

  llvm::AttrBuilder attributes(context);
  for (mlir::NamedAttribute entry : dictionary) {
    llvm::StringRef name = entry.getName();
    if (name == carrier::attributes) {
      if (auto codes = dyn_cast<ArrayAttr>(entry.getValue()))
        for (mlir::Attribute code : codes)
          decode(code, attributes);
      continue;
    }
    if (name == LLVMDialect::getNoCaptureAttrName()) {
      attributes.addCapturesAttr(llvm::CaptureInfo::none());
      continue;
    }
    if (!name.consume_front("llvm."))
      continue;
    if (isStrict)
      addParameterWritten(name, entry.getValue(), attributes);
    else if (!addModelled(name, entry.getValue(), attributes))
      report.drop("attribute '" + entry.getName().getValue() + "'",
                  "LLVM has no parameter attribute of this form");
  }
  return it->second = llvm::AttributeSet::get(context, attributes);
}

void AttributeExporter::convertParameters(
    ArrayAttr dictionaries, llvm::SmallVectorImpl<llvm::AttributeSet> &into) {
  if (!dictionaries)
    return;
  for (mlir::Attribute dictionary : dictionaries)
    into.push_back(
        convertParameter(dyn_cast<mlir::DictionaryAttr>(dictionary)));
}

//===----------------------------------------------------------------------===//
// Functions and calls
//===----------------------------------------------------------------------===//

/// Adds the string attributes that control how the body of `func` is compiled,
/// for which llvm.func has attributes of its own.
static void addBodyStrings(LLVMFuncOp func, llvm::AttrBuilder &into) {
  auto text = [&](llvm::StringRef key, std::optional<llvm::StringRef> value) {
    if (value)
      into.addAttribute(key, *value);
  };
  text("target-cpu", func.getTargetCpu());
  text("tune-cpu", func.getTuneCpu());
  text("reciprocal-estimates", func.getReciprocalEstimates());
  text("prefer-vector-width", func.getPreferVectorWidth());
  text("denormal-fp-math", func.getDenormalFpMath());
  text("denormal-fp-math-f32", func.getDenormalFpMathF32());
  text("fp-contract", func.getFpContract());
  text("instrument-function-entry", func.getInstrumentFunctionEntry());
  text("instrument-function-exit", func.getInstrumentFunctionExit());

  auto boolean = [&](llvm::StringRef key, std::optional<bool> value) {
    if (value)
      into.addAttribute(key, *value ? "true" : "false");
  };
  boolean("no-infs-fp-math", func.getNoInfsFpMath());
  boolean("no-nans-fp-math", func.getNoNansFpMath());
  boolean("no-signed-zeros-fp-math", func.getNoSignedZerosFpMath());

  auto flag = [&](llvm::StringRef key, bool set) {
    if (set)
      into.addAttribute(key);
  };
  flag("aarch64_pstate_sm_enabled", func.getArmStreaming().value_or(false));
  flag("aarch64_pstate_sm_body", func.getArmLocallyStreaming().value_or(false));
  flag("aarch64_pstate_sm_compatible",
       func.getArmStreamingCompatible().value_or(false));
  flag("aarch64_new_za", func.getArmNewZa().value_or(false));
  flag("aarch64_in_za", func.getArmInZa().value_or(false));
  flag("aarch64_out_za", func.getArmOutZa().value_or(false));
  flag("aarch64_inout_za", func.getArmInoutZa().value_or(false));
  flag("aarch64_preserves_za", func.getArmPreservesZa().value_or(false));
}

llvm::AttributeSet AttributeExporter::convertFunction(LLVMFuncOp func,
                                                      bool abridged) {
  llvm::AttrBuilder attributes(context);
  if (ArrayAttr passthrough = func.getPassthroughAttr())
    attributes.merge(llvm::AttrBuilder(
        context, decodeNames(passthrough, func.getPassthroughAttrName())));
  if (auto carried = func->getAttrOfType<ArrayAttr>(carrier::attributes))
    attributes.merge(llvm::AttrBuilder(context, decodeSet(carried)));
  auto flag = [&](Kind kind, bool set) {
    if (set)
      attributes.addAttribute(kind);
  };
  flag(llvm::Attribute::Convergent, func.getConvergent().value_or(false));
  flag(llvm::Attribute::NoInline, func.getNoInline().value_or(false));
  flag(llvm::Attribute::AlwaysInline, func.getAlwaysInline().value_or(false));
  flag(llvm::Attribute::InlineHint, func.getInlineHint().value_or(false));
  flag(llvm::Attribute::NoUnwind, func.getNoUnwind().value_or(false));
  flag(llvm::Attribute::WillReturn, func.getWillReturn().value_or(false));
  flag(llvm::Attribute::OptimizeNone, func.getOptimizeNone().value_or(false));
  if (MemoryEffectsAttr memory = func.getMemoryEffectsAttr())
    attributes.addMemoryAttr(convertMemory(memory));
  if (UWTableKindAttr kind = func.getUwtableKindAttr())
    attributes.addUWTableAttr(convertUWTableKindToLLVM(kind.getUwtableKind()));
  if (TargetFeaturesAttr features = func.getTargetFeaturesAttr())
    attributes.addAttribute("target-features", features.getFeaturesString());
  if (FramePointerKindAttr kind = func.getFramePointerAttr())
    attributes.addAttribute("frame-pointer",
                            framePointerKind::stringifyFramePointerKind(
                                kind.getFramePointerKind()));
  if (abridged)
    return llvm::AttributeSet::get(context, attributes);
  if (VScaleRangeAttr range = func.getVscaleRangeAttr())
    attributes.addVScaleRangeAttr(
        range.getMinRange().getInt(),
        range.getMaxRange().getInt()
            ? std::optional<unsigned>(range.getMaxRange().getInt())
            : std::nullopt);
  addBodyStrings(func, attributes);
  return llvm::AttributeSet::get(context, attributes);
}

llvm::AttributeList
AttributeExporter::convertCall(const CallAttributeParts &parts) {
  unsigned flags = parts.convergent | parts.noUnwind << 1 |
                   parts.willReturn << 2 | parts.noInline << 3 |
                   parts.alwaysInline << 4 | parts.inlineHint << 5;
  if (!parts.carried && !parts.arguments && !parts.results &&
      !parts.memoryEffects && flags == 0)
    return {};
  CallKey key(parts.carried.getAsOpaquePointer(),
              parts.arguments.getAsOpaquePointer(),
              parts.results.getAsOpaquePointer(),
              parts.memoryEffects.getAsOpaquePointer(), flags);
  if (auto it = calls.find(key); it != calls.end())
    return it->second;

  llvm::AttrBuilder function(context, decodeSet(parts.carried));
  auto flag = [&](Kind kind, bool set) {
    if (set)
      function.addAttribute(kind);
  };
  flag(llvm::Attribute::Convergent, parts.convergent);
  flag(llvm::Attribute::NoUnwind, parts.noUnwind);
  flag(llvm::Attribute::WillReturn, parts.willReturn);
  flag(llvm::Attribute::NoInline, parts.noInline);
  flag(llvm::Attribute::AlwaysInline, parts.alwaysInline);
  flag(llvm::Attribute::InlineHint, parts.inlineHint);
  if (parts.memoryEffects)
    function.addMemoryAttr(convertMemory(parts.memoryEffects));

  llvm::SmallVector<llvm::AttributeSet> arguments, results;
  convertParameters(parts.arguments, arguments);
  convertParameters(parts.results, results);
  auto list = llvm::AttributeList::get(
      context, llvm::AttributeSet::get(context, function),
      results.empty() ? llvm::AttributeSet() : results.front(), arguments);
  calls[key] = list;
  return list;
}

llvm::AttributeList AttributeExporter::fit(llvm::AttributeList list,
                                           llvm::FunctionType *type,
                                           unsigned numArguments,
                                           bool isIntrinsic) {
  if (list.isEmpty() || isStrict)
    return list;
  auto [it, isNew] = fitted.try_emplace(
      {list.getRawPointer(), type, numArguments, isIntrinsic});
  if (isNew)
    it->second =
        fitAttributes(context, list, type, numArguments, isIntrinsic, report);
  return it->second;
}
