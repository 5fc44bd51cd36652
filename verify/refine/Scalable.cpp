// Replaces scalable vectors by vectors of a fixed number of elements. Types
// occur in the names of intrinsics and in constants as well, so the replacement
// is made in the text of the module, where each is spelled out:
//
//   <vscale x 4 x i32>  @llvm.umax.nxv4i32    becomes, for vscale = 2,
//   <8 x i32>           @llvm.umax.v8i32

#include "verify/refine/Scalable.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace palindrome::refine;

/// The largest vscale that is tried where there is no maximum.
static constexpr unsigned mostTried = 4;

//===-- Questions about functions -----------------------------------------===//

static bool isScalable(const llvm::Instruction &inst) {
  auto has = [](const llvm::Value *value) {
    return value->getType()->isScalableTy();
  };
  if (has(&inst) || llvm::any_of(inst.operands(), has))
    return true;
  if (auto *alloca = llvm::dyn_cast<llvm::AllocaInst>(&inst))
    return alloca->getAllocatedType()->isScalableTy();
  if (auto *gep = llvm::dyn_cast<llvm::GetElementPtrInst>(&inst))
    return gep->getSourceElementType()->isScalableTy();
  auto *call = llvm::dyn_cast<llvm::IntrinsicInst>(&inst);
  return call && call->getIntrinsicID() == llvm::Intrinsic::vscale;
}

bool palindrome::refine::dependsOnVScale(const llvm::Function &function) {
  return llvm::any_of(function.args(),
                      [](const llvm::Argument &argument) {
                        return argument.getType()->isScalableTy();
                      }) ||
         llvm::any_of(llvm::instructions(function), isScalable);
}

VScales palindrome::refine::vscalesOf(const llvm::Function &function) {
  unsigned least = 1, most = mostTried;
  VScales result;
  llvm::Attribute range = function.getFnAttribute(llvm::Attribute::VScaleRange);
  if (range.isValid()) {
    least = range.getVScaleRangeMin();
    result.areAll = range.getVScaleRangeMax().has_value();
    most = range.getVScaleRangeMax().value_or(least * mostTried);
  }
  for (unsigned value = least; value <= most; value *= 2)
    result.values.push_back(value);
  return result;
}

//===-- The replacement ---------------------------------------------------===//

/// Whether a scalable vector in `type` has elements that do not fill bytes for
/// each vscale, so that it lies in memory in another way than a vector of a
/// fixed number of elements.
static bool hasPartsOfBytes(const llvm::Type *type,
                            const llvm::DataLayout &layout) {
  if (auto *vector = llvm::dyn_cast<llvm::ScalableVectorType>(type))
    return vector->getMinNumElements() *
               layout.getTypeSizeInBits(vector->getElementType()) % 8 !=
           0;
  return llvm::any_of(type->subtypes(), [&](const llvm::Type *part) {
    return hasPartsOfBytes(part, layout);
  });
}

/// Whether a function of `module` accesses memory, or computes with the sizes,
/// of such types.
static bool usesPartsOfBytes(const llvm::Module &module) {
  auto uses = [&](const llvm::Instruction &inst) {
    const llvm::Type *type = nullptr;
    if (llvm::isa<llvm::LoadInst, llvm::StoreInst>(inst))
      type = llvm::getLoadStoreType(&inst);
    else if (auto *alloca = llvm::dyn_cast<llvm::AllocaInst>(&inst))
      type = alloca->getAllocatedType();
    else if (auto *gep = llvm::dyn_cast<llvm::GetElementPtrInst>(&inst))
      type = gep->getSourceElementType();
    return type && hasPartsOfBytes(type, module.getDataLayout());
  };
  return llvm::any_of(module, [&](const llvm::Function &function) {
    return llvm::any_of(llvm::instructions(function), uses);
  });
}

/// Removes the bodies of all functions but those in `names` and those that they
/// refer to, and the declarations of intrinsics that are then unused.
static void keepOnly(llvm::Module &module,
                     llvm::ArrayRef<llvm::StringRef> names) {
  llvm::SetVector<const llvm::Value *> reached;
  for (llvm::StringRef name : names)
    reached.insert(module.getFunction(name));
  for (size_t i = 0; i < reached.size(); ++i) {
    const llvm::Value *value = reached[i];
    auto *function = llvm::dyn_cast<llvm::Function>(value);
    if (function)
      for (const llvm::Instruction &inst : llvm::instructions(*function)) {
        for (const llvm::Value *operand : inst.operands())
          if (llvm::isa<llvm::Constant>(operand))
            reached.insert(operand);
        if (const llvm::MDNode *callees =
                inst.getMetadata(llvm::LLVMContext::MD_callees))
          for (const llvm::MDOperand &callee : callees->operands())
            if (auto *known =
                    llvm::mdconst::dyn_extract_or_null<llvm::Constant>(callee))
              reached.insert(known);
      }
    if (auto *user = llvm::dyn_cast<llvm::Constant>(value))
      for (const llvm::Value *operand : user->operands())
        reached.insert(operand);
  }
  for (llvm::Function &function : module)
    if (!reached.contains(&function) && !function.isDeclaration())
      function.deleteBody();
  for (llvm::Function &function : llvm::make_early_inc_range(module))
    if (function.isIntrinsic() && function.use_empty())
      function.eraseFromParent();
}

/// Replaces what depends on vscale and is not spelled out in types: vscale
/// itself, and the positions in vectors that are multiples of it.
static void replaceNumbers(llvm::Function &function, unsigned vscale) {
  for (llvm::Instruction &inst :
       llvm::make_early_inc_range(llvm::instructions(function))) {
    auto *call = llvm::dyn_cast<llvm::IntrinsicInst>(&inst);
    if (!call)
      continue;
    auto scale = [&](unsigned operand, const llvm::Type *part) {
      auto *index = llvm::cast<llvm::ConstantInt>(call->getArgOperand(operand));
      if (part->isScalableTy())
        call->setArgOperand(
            operand, llvm::ConstantInt::get(index->getType(),
                                            index->getZExtValue() * vscale));
    };
    switch (call->getIntrinsicID()) {
    case llvm::Intrinsic::vscale: {
      llvm::Type *type = call->getType();
      llvm::Constant *value =
          llvm::isUIntN(type->getIntegerBitWidth(), vscale)
              ? llvm::ConstantInt::get(type, vscale)
              : static_cast<llvm::Constant *>(llvm::PoisonValue::get(type));
      call->replaceAllUsesWith(value);
      call->eraseFromParent();
      break;
    }
    case llvm::Intrinsic::vector_extract:
      scale(1, call->getType());
      break;
    case llvm::Intrinsic::vector_insert:
      scale(2, call->getArgOperand(1)->getType());
      break;
    default:
      break;
    }
  }
}

/// If `text` begins with `before`, a number and `after`, returns `to`, the
/// number times `vscale` and `after`, and removes them from `text`.
static std::optional<std::string>
takeScaled(llvm::StringRef &text, llvm::StringRef before, llvm::StringRef to,
           llvm::StringRef after, unsigned vscale) {
  llvm::StringRef rest = text;
  unsigned count = 0;
  if (!rest.consume_front(before) || rest.consumeInteger(10, count) ||
      !rest.consume_front(after))
    return std::nullopt;
  text = rest;
  return (to + llvm::Twine(count * vscale) + after).str();
}

/// The text of a module in which each scalable type is fixed. Strings and
/// comments are left as they are.
static std::string fixTypes(llvm::StringRef text, unsigned vscale) {
  std::string result;
  result.reserve(text.size());
  auto take = [&](size_t count) {
    result += text.take_front(count);
    text = text.drop_front(std::min(count, text.size()));
  };
  while (!text.empty()) {
    if (text.front() == '"') {
      take(std::min(text.find('"', 1), text.size() - 1) + 1);
    } else if (text.front() == ';') {
      take(std::min(text.find('\n'), text.size()));
    } else if (auto type = takeScaled(text, "<vscale x ", "<", " x ", vscale)) {
      result += *type;
    } else if (text.starts_with("@llvm.")) {
      llvm::StringRef name = text.take_while([](char c) {
        return llvm::isAlnum(c) || c == '@' || c == '.' || c == '_' || c == '-';
      });
      text = text.drop_front(name.size());
      while (!name.empty()) {
        if (auto part = takeScaled(name, "nxv", "v", "", vscale)) {
          result += *part;
        } else {
          result += name.front();
          name = name.drop_front();
        }
      }
    } else {
      take(1);
    }
  }
  return result;
}

std::unique_ptr<llvm::Module>
palindrome::refine::fixVScale(const llvm::Module &module,
                              llvm::ArrayRef<llvm::StringRef> names,
                              unsigned vscale) {
  std::unique_ptr<llvm::Module> copy = llvm::CloneModule(module);
  keepOnly(*copy, names);
  if (usesPartsOfBytes(*copy))
    return nullptr;
  llvm::StripDebugInfo(*copy);
  // A module that says that it has debug information is verified by the parser,
  // for which it is a fatal error if the fixed types do not fit together.
  if (llvm::NamedMDNode *flags = copy->getModuleFlagsMetadata())
    copy->eraseNamedMetadata(flags);
  for (llvm::Function &function : *copy)
    replaceNumbers(function, vscale);
  std::string text;
  llvm::raw_string_ostream stream(text);
  copy->print(stream, nullptr);
  llvm::SMDiagnostic error;
  std::unique_ptr<llvm::Module> fixed = llvm::parseAssemblyString(
      fixTypes(text, vscale), error, module.getContext());
  if (!fixed || llvm::verifyModule(*fixed))
    return nullptr;
  // Other types may depend on vscale as well, such as those of a target.
  if (llvm::any_of(*fixed, [](const llvm::Function &function) {
        return !function.isDeclaration() && dependsOnVScale(function);
      }))
    return nullptr;
  return fixed;
}
