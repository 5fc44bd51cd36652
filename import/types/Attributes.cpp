// Translates LLVM attributes (LangRef, "Parameter Attributes", "Function
// Attributes"): to the dialect's own form if there is one, otherwise to
// `passthrough` of llvm.func or to `llvmx.attributes`:
//
//   define void @f(ptr nonnull swiftself %p) noinline cold "key"="value"
//
// becomes
//
//   llvm.func @f(%p: !llvm.ptr {llvm.nonnull,
//                               llvmx.attributes = ["swiftself"]})
//       attributes {no_inline, passthrough = ["cold", ["key", "value"]]}

#include "import/types/Attributes.h"
#include "import/types/Enums.h"
#include "translate/Attributes.h"
#include "translate/Carrier.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/ConstantRangeList.h"

using namespace palindrome;
using namespace palindrome::importer;
using namespace mlir::LLVM;
using Kind = llvm::Attribute::AttrKind;

/// Whether `passthrough` represents `attribute` exactly: it is a flag, an
/// integer, or a string whose key is not the name of a flag or of an integer
/// attribute.
static bool isPassthrough(llvm::Attribute attribute) {
  if (attribute.isStringAttribute())
    return llvm::Attribute::getAttrKindFromName(attribute.getKindAsString()) ==
           llvm::Attribute::None;
  return attribute.isEnumAttribute() || attribute.isIntAttribute();
}

mlir::Attribute AttributeImporter::encode(llvm::Attribute attribute) {
  auto array = [&](llvm::StringRef form, llvm::ArrayRef<mlir::Attribute> rest) {
    llvm::SmallVector<mlir::Attribute> parts{builder.getStringAttr(form)};
    parts.append(rest.begin(), rest.end());
    return builder.getArrayAttr(parts);
  };
  auto integer = [&](const llvm::APInt &value) -> mlir::Attribute {
    return mlir::IntegerAttr::get(builder.getIntegerType(value.getBitWidth()),
                                  value);
  };

  if (attribute.isStringAttribute()) {
    llvm::StringRef key = attribute.getKindAsString();
    llvm::StringRef value = attribute.getValueAsString();
    if (!isPassthrough(attribute))
      return array("string",
                   {builder.getStringAttr(key), builder.getStringAttr(value)});
    if (value.empty())
      return builder.getStringAttr(key);
    return array(key, builder.getStringAttr(value));
  }

  llvm::StringRef name =
      llvm::Attribute::getNameFromAttrKind(attribute.getKindAsEnum());
  if (attribute.isEnumAttribute())
    return builder.getStringAttr(name);
  if (attribute.isIntAttribute())
    return array(name,
                 builder.getStringAttr(llvm::Twine(attribute.getValueAsInt())));
  if (attribute.isTypeAttribute()) {
    mlir::Type type = types.convert(attribute.getValueAsType());
    return array("type",
                 {builder.getStringAttr(name),
                  mlir::TypeAttr::get(type ? type : builder.getNoneType())});
  }
  if (attribute.isConstantRangeAttribute())
    return array("range", {builder.getStringAttr(name),
                           integer(attribute.getRange().getLower()),
                           integer(attribute.getRange().getUpper())});
  llvm::SmallVector<mlir::Attribute> bounds{builder.getStringAttr(name)};
  for (const llvm::ConstantRange &range :
       attribute.getValueAsConstantRangeList()) {
    bounds.push_back(integer(range.getLower()));
    bounds.push_back(integer(range.getUpper()));
  }
  return array("ranges", bounds);
}

mlir::ArrayAttr AttributeImporter::encodeSet(llvm::AttributeSet set) {
  if (!set.hasAttributes())
    return {};
  mlir::ArrayAttr &slot = sets[set];
  if (!slot) {
    llvm::SmallVector<mlir::Attribute> codes;
    for (llvm::Attribute attribute : set)
      codes.push_back(encode(attribute));
    slot = builder.getArrayAttr(codes);
  }
  return slot;
}

MemoryEffectsAttr
AttributeImporter::convertMemory(llvm::MemoryEffects effects) {
  auto get = [&](llvm::IRMemLocation location) {
    return convertModRefInfoFromLLVM(effects.getModRef(location));
  };
  return MemoryEffectsAttr::get(
      builder.getContext(), get(llvm::IRMemLocation::Other),
      get(llvm::IRMemLocation::ArgMem),
      get(llvm::IRMemLocation::InaccessibleMem),
      get(llvm::IRMemLocation::ErrnoMem), get(llvm::IRMemLocation::TargetMem0),
      get(llvm::IRMemLocation::TargetMem1));
}

//===----------------------------------------------------------------------===//
// Parameters
//===----------------------------------------------------------------------===//

/// The dialect's form of `attribute` on a parameter or result, and its `name`;
/// null if there is none.
mlir::Attribute AttributeImporter::modelParameter(llvm::Attribute attribute,
                                                  llvm::StringRef &name) {
  if (attribute.isStringAttribute())
    return {};
  Kind kind = attribute.getKindAsEnum();
  if (kind == llvm::Attribute::Captures &&
      attribute.getCaptureInfo() == llvm::CaptureInfo::none()) {
    name = LLVMDialect::getNoCaptureAttrName();
    return builder.getUnitAttr();
  }
  const ParameterAttribute *entry = findParameterAttribute(kind);
  if (!entry)
    return {};
  name = entry->name;
  if (attribute.isIntAttribute())
    return builder.getI64IntegerAttr(attribute.getValueAsInt());
  if (attribute.isTypeAttribute()) {
    mlir::Type value = types.convert(attribute.getValueAsType());
    return value ? mlir::TypeAttr::get(value) : mlir::Attribute();
  }
  if (attribute.isConstantRangeAttribute())
    return ConstantRangeAttr::get(builder.getContext(),
                                  attribute.getRange().getLower(),
                                  attribute.getRange().getUpper());
  return builder.getUnitAttr();
}

mlir::DictionaryAttr AttributeImporter::convertParameter(llvm::AttributeSet set,
                                                         ParameterPlace place) {
  mlir::DictionaryAttr &slot = parameters[{set, place}];
  if (slot)
    return slot;
  llvm::SmallVector<mlir::NamedAttribute> entries;
  llvm::SmallVector<mlir::Attribute> carried;
  for (llvm::Attribute attribute : set) {
    llvm::StringRef name;
    mlir::Attribute modelled = modelParameter(attribute, name);
    if (modelled &&
        (!place.getPointer() ||
         verifier.accepts(builder.getNamedAttr(name, modelled), place)))
      entries.push_back(builder.getNamedAttr(name, modelled));
    else
      carried.push_back(encode(attribute));
  }
  if (!carried.empty())
    entries.push_back(builder.getNamedAttr(carrier::attributes,
                                           builder.getArrayAttr(carried)));
  return slot = builder.getDictionaryAttr(entries);
}

//===----------------------------------------------------------------------===//
// Functions and calls
//===----------------------------------------------------------------------===//

void AttributeImporter::convertFunction(
    llvm::AttributeSet set, LLVMFuncOp func,
    llvm::SmallVectorImpl<mlir::NamedAttribute> &carried) {
  auto [it, isNew] = functions.try_emplace(set);
  FunctionLists &lists = it->second;
  llvm::SmallVector<mlir::Attribute> passthrough, other;
  for (llvm::Attribute attribute : set) {
    Kind kind = attribute.isStringAttribute() ? llvm::Attribute::None
                                              : attribute.getKindAsEnum();
    switch (kind) {
    case llvm::Attribute::Convergent:
      func.setConvergent(true);
      break;
    case llvm::Attribute::NoInline:
      func.setNoInline(true);
      break;
    case llvm::Attribute::AlwaysInline:
      func.setAlwaysInline(true);
      break;
    case llvm::Attribute::InlineHint:
      func.setInlineHint(true);
      break;
    case llvm::Attribute::NoUnwind:
      func.setNoUnwind(true);
      break;
    case llvm::Attribute::WillReturn:
      func.setWillReturn(true);
      break;
    case llvm::Attribute::OptimizeNone:
      func.setOptimizeNone(true);
      break;
    case llvm::Attribute::Memory:
      func.setMemoryEffectsAttr(convertMemory(attribute.getMemoryEffects()));
      break;
    default:
      if (isNew)
        (isPassthrough(attribute) ? passthrough : other)
            .push_back(encode(attribute));
    }
  }
  if (!passthrough.empty())
    lists.passthrough = builder.getArrayAttr(passthrough);
  if (!other.empty())
    lists.carried = builder.getArrayAttr(other);
  if (lists.passthrough)
    func.setPassthroughAttr(lists.passthrough);
  if (lists.carried)
    carried.push_back(builder.getNamedAttr(carrier::attributes, lists.carried));
}

const CallAttributes &AttributeImporter::convertCall(llvm::AttributeList list,
                                                     unsigned numArguments) {
  auto [it, isNew] = calls.try_emplace({list.getRawPointer(), numArguments});
  CallAttributes &result = it->second;
  if (!isNew || list.isEmpty())
    return result;

  llvm::SmallVector<mlir::Attribute> carried;
  for (llvm::Attribute attribute : list.getFnAttrs()) {
    Kind kind = attribute.isStringAttribute() ? llvm::Attribute::None
                                              : attribute.getKindAsEnum();
    switch (kind) {
    case llvm::Attribute::Convergent:
      result.convergent = true;
      break;
    case llvm::Attribute::NoInline:
      result.noInline = true;
      break;
    case llvm::Attribute::AlwaysInline:
      result.alwaysInline = true;
      break;
    case llvm::Attribute::InlineHint:
      result.inlineHint = true;
      break;
    case llvm::Attribute::NoUnwind:
      result.noUnwind = true;
      break;
    case llvm::Attribute::WillReturn:
      result.willReturn = true;
      break;
    case llvm::Attribute::Memory:
      result.memoryEffects = convertMemory(attribute.getMemoryEffects());
      break;
    default:
      carried.push_back(encode(attribute));
    }
  }
  if (!carried.empty())
    result.carried = builder.getArrayAttr(carried);
  result.all = encodeSet(list.getFnAttrs());

  if (list.hasRetAttrs())
    result.results =
        builder.getArrayAttr(convertParameter(list.getRetAttrs(), {}));
  bool hasArguments = false;
  llvm::SmallVector<mlir::Attribute> arguments;
  for (unsigned i = 0; i < numArguments; ++i) {
    llvm::AttributeSet set = list.getParamAttrs(i);
    hasArguments |= set.hasAttributes();
    arguments.push_back(convertParameter(set, {}));
  }
  if (hasArguments)
    result.arguments = builder.getArrayAttr(arguments);
  return result;
}
