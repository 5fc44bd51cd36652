// Gives calls that print text one form, for proofs. C17, 7.21.6.1 and 7.21.7:
// what `printf` and `fputs` write is written as if by `fputc`, one character
// after the other.
//
//   printf("%s\n", "ab")     all become a call of one function without a body,
//   printf("ab\n")           @palindrome.output.61620a, whose name has the text
//   puts("ab")
//
//   printf("%s\n", %s)       becomes puts(%s)
//   fprintf(%f, "%c", %c)    becomes fputc(%c, %f)

#include "verify/judge/refine/Output.h"
#include "verify/judge/refine/structure/AttributeRoles.h"
#include "llvm/ADT/SmallBitVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include <map>
#include <optional>

using namespace palindrome::refine;
using llvm::Attribute;

namespace {
/// What a call prints: `text`, or the value of its argument `argument` as
/// `function` prints it.
struct Output {
  std::optional<unsigned> stream; ///< The argument; nothing for stdout.
  std::optional<std::string> text;
  llvm::LibFunc function = llvm::NotLibFunc;
  unsigned argument = 0;
};
} // namespace

//===-- What a call prints ------------------------------------------------===//

/// The constant string at `value`, if it ends with a null character.
static std::optional<std::string> constantString(const llvm::Value *value) {
  llvm::StringRef bytes;
  if (!llvm::getConstantStringInfo(value, bytes, /*TrimAtNul=*/false) ||
      !bytes.contains('\0'))
    return std::nullopt;
  return bytes.take_until([](char c) { return c == '\0'; }).str();
}

static std::optional<std::string> constantCharacter(const llvm::Value *value) {
  auto *number = llvm::dyn_cast<llvm::ConstantInt>(value);
  if (!number)
    return std::nullopt;
  return std::string(1, char(number->getValue().extractBitsAsZExtValue(8, 0)));
}

/// The text of a format whose arguments begin at `next`, if all of them are
/// constant.
static std::optional<std::string>
formatted(const llvm::CallBase &call, llvm::StringRef format, unsigned next) {
  std::string text;
  for (size_t i = 0; i < format.size(); ++i) {
    if (format[i] != '%') {
      text += format[i];
      continue;
    }
    if (++i == format.size())
      return std::nullopt;
    if (format[i] == '%') {
      text += '%';
      continue;
    }
    if (next >= call.arg_size())
      return std::nullopt;
    const llvm::Value *value = call.getArgOperand(next++);
    std::optional<std::string> part;
    if (format[i] == 's')
      part = constantString(value);
    else if (format[i] == 'c' && value->getType()->isIntegerTy(32))
      part = constantCharacter(value);
    if (!part)
      return std::nullopt;
    text += *part;
  }
  return next == call.arg_size() ? std::optional(text) : std::nullopt;
}

/// What printf or fprintf prints, whose format is the argument `at`.
static std::optional<Output> outputOfFormat(const llvm::CallBase &call,
                                            unsigned at) {
  std::optional<std::string> format = constantString(call.getArgOperand(at));
  if (!format)
    return std::nullopt;
  Output output;
  if (at == 1)
    output.stream = 0;
  if ((output.text = formatted(call, *format, at + 1)))
    return output;
  if (call.arg_size() != at + 2)
    return std::nullopt;
  output.argument = at + 1;
  const llvm::Type *type = call.getArgOperand(at + 1)->getType();
  if (*format == "%c" && type->isIntegerTy(32))
    output.function = at == 1 ? llvm::LibFunc_fputc : llvm::LibFunc_putchar;
  else if (*format == (at == 1 ? "%s" : "%s\n") && type->isPointerTy())
    output.function = at == 1 ? llvm::LibFunc_fputs : llvm::LibFunc_puts;
  else
    return std::nullopt;
  return output;
}

/// What a call of `function` prints.
static std::optional<Output> outputOf(const llvm::CallBase &call,
                                      llvm::LibFunc function) {
  Output output;
  output.function = function;
  switch (function) {
  case llvm::LibFunc_printf:
    return outputOfFormat(call, 0);
  case llvm::LibFunc_fprintf:
    return outputOfFormat(call, 1);
  case llvm::LibFunc_putchar:
    output.text = constantCharacter(call.getArgOperand(0));
    return output;
  case llvm::LibFunc_fputc:
    output.stream = 1;
    output.text = constantCharacter(call.getArgOperand(0));
    return output;
  case llvm::LibFunc_puts:
    if ((output.text = constantString(call.getArgOperand(0))))
      *output.text += '\n';
    return output;
  case llvm::LibFunc_fputs:
    output.stream = 1;
    output.text = constantString(call.getArgOperand(0));
    return output;
  case llvm::LibFunc_fwrite: {
    auto *size = llvm::dyn_cast<llvm::ConstantInt>(call.getArgOperand(1));
    auto *count = llvm::dyn_cast<llvm::ConstantInt>(call.getArgOperand(2));
    llvm::StringRef bytes;
    if (!size || !count || size->getBitWidth() > 64 ||
        !llvm::getConstantStringInfo(call.getArgOperand(0), bytes,
                                     /*TrimAtNul=*/false))
      return std::nullopt;
    bool isTooLarge = false;
    llvm::APInt total = size->getValue().umul_ov(count->getValue(), isTooLarge);
    if (isTooLarge || total.ugt(bytes.size()))
      return std::nullopt;
    output.stream = 3;
    output.text = bytes.take_front(total.getZExtValue()).str();
    return output;
  }
  default:
    return std::nullopt;
  }
}

//===-- Which calls -------------------------------------------------------===//

/// The library of a target. Making one is slow, so they are kept.
static const llvm::TargetLibraryInfoImpl &
librariesOf(const llvm::Module &module) {
  thread_local std::map<std::string, llvm::TargetLibraryInfoImpl> known;
  const llvm::Triple &triple = module.getTargetTriple();
  return known.try_emplace(triple.str(), triple).first->second;
}

/// The function of the library that `call` calls, if it may be one that prints.
static std::optional<llvm::LibFunc> printerOf(const llvm::CallBase &call) {
  const llvm::Function *callee = call.getCalledFunction();
  if (!callee || !callee->isDeclaration() || callee->isIntrinsic())
    return std::nullopt;
  static const llvm::StringRef names[] = {
      "fprintf", "fputc", "fputs", "fwrite", "printf", "putchar", "puts"};
  if (!llvm::is_contained(names, callee->getName()))
    return std::nullopt;
  llvm::TargetLibraryInfo libraries(librariesOf(*callee->getParent()),
                                    call.getFunction());
  llvm::LibFunc function;
  if (!libraries.getLibFunc(call, function) || !libraries.has(function))
    return std::nullopt;
  return function;
}

/// Whether an attribute of a call, of its result and arguments, or of the
/// callee's declaration holds for each call that prints, so that nothing is
/// undefined because of it.
static bool isFact(Attribute attribute) {
  if (attribute.isStringAttribute())
    return true;
  switch (attribute.getKindAsEnum()) {
  case Attribute::Captures:
  case Attribute::NoFree:
  case Attribute::NoUndef:
  case Attribute::NoUnwind:
  case Attribute::ReadOnly:
    return true;
  default:
    return guidesCompilation(attribute.getKindAsEnum());
  }
}

/// Whether the attribute of an argument is such a fact, or one about the
/// constant string `value`.
static bool isFact(Attribute attribute, const llvm::Value *value) {
  llvm::StringRef bytes;
  if (isFact(attribute))
    return true;
  if (!value->getType()->isPointerTy() ||
      !llvm::getConstantStringInfo(value, bytes, /*TrimAtNul=*/false))
    return false;
  if (attribute.hasAttribute(Attribute::Dereferenceable))
    return attribute.getDereferenceableBytes() <= bytes.size();
  if (attribute.hasAttribute(Attribute::DereferenceableOrNull))
    return attribute.getDereferenceableOrNullBytes() <= bytes.size();
  return attribute.hasAttribute(Attribute::NonNull);
}

/// Whether nothing is lost with the attributes in `list` of `call`, or of its
/// callee, but for those of the arguments `kept`.
static bool areFacts(const llvm::CallInst &call, llvm::AttributeList list,
                     const llvm::SmallBitVector &kept) {
  auto areNoPromises = [](llvm::AttributeSet set) {
    return llvm::all_of(set, [](Attribute one) { return isFact(one); });
  };
  for (unsigned i = 0; i != kept.size(); ++i)
    if (!kept[i] &&
        !llvm::all_of(list.getParamAttrs(i), [&](Attribute attribute) {
          return isFact(attribute, call.getArgOperand(i));
        }))
      return false;
  return areNoPromises(list.getFnAttrs()) && areNoPromises(list.getRetAttrs());
}

static bool canSpell(const llvm::CallInst &call, const Output &output) {
  // Writing nothing to a stream is undefined all the same if there is none.
  if (output.stream && output.text && output.text->empty())
    return false;
  llvm::SmallBitVector kept(call.arg_size());
  if (output.stream)
    kept.set(*output.stream);
  if (!output.text)
    kept.set(output.argument);
  return call.use_empty() && !call.isMustTailCall() &&
         !call.hasOperandBundles() && !call.hasMetadataOtherThanDebugLoc() &&
         areFacts(call, call.getAttributes(), kept) &&
         areFacts(call, call.getCalledFunction()->getAttributes(), kept);
}

//===-- The replacement ---------------------------------------------------===//

/// The attributes of an argument at the call and in the declaration.
static llvm::AttributeSet attributesOf(const llvm::CallInst &call,
                                       unsigned argument) {
  llvm::AttrBuilder all(
      call.getContext(),
      call.getCalledFunction()->getAttributes().getParamAttrs(argument));
  all.merge(llvm::AttrBuilder(call.getContext(),
                              call.getAttributes().getParamAttrs(argument)));
  return llvm::AttributeSet::get(call.getContext(), all);
}

/// The function that prints `text`.
static llvm::FunctionCallee textPrinter(llvm::Module &module,
                                        const Output &output) {
  llvm::LLVMContext &context = module.getContext();
  std::string name =
      (output.stream ? "palindrome.output.to." : "palindrome.output.") +
      llvm::toHex(*output.text, /*LowerCase=*/true);
  llvm::SmallVector<llvm::Type *, 1> types;
  if (output.stream)
    types.push_back(llvm::PointerType::get(context, 0));
  llvm::FunctionCallee callee = module.getOrInsertFunction(
      name, llvm::FunctionType::get(llvm::Type::getVoidTy(context), types,
                                    /*isVarArg=*/false));
  auto *function = llvm::cast<llvm::Function>(callee.getCallee());
  function->setDoesNotThrow();
  function->setDoesNotFreeMemory();
  if (output.stream) {
    function->addParamAttr(0, Attribute::NoUndef);
    function->addParamAttr(
        0, Attribute::getWithCaptureInfo(context, llvm::CaptureInfo::none()));
  }
  return callee;
}

static llvm::FunctionCallee valuePrinter(llvm::Module &module,
                                         const Output &output) {
  llvm::LLVMContext &context = module.getContext();
  llvm::Type *number = llvm::Type::getInt32Ty(context);
  llvm::Type *pointer = llvm::PointerType::get(context, 0);
  switch (output.function) {
  case llvm::LibFunc_fputc:
    return module.getOrInsertFunction("fputc", number, number, pointer);
  case llvm::LibFunc_fputs:
    return module.getOrInsertFunction("fputs", number, pointer, pointer);
  case llvm::LibFunc_putchar:
    return module.getOrInsertFunction("putchar", number, number);
  default:
    return module.getOrInsertFunction("puts", number, pointer);
  }
}

/// Replaces `call` by the call of that form. False if it has the form already,
/// or the function of that form is none of the library here.
static bool spell(llvm::CallInst &call, llvm::LibFunc function,
                  const Output &output) {
  llvm::Module &module = *call.getModule();
  llvm::TargetLibraryInfo libraries(librariesOf(module), call.getFunction());
  if (!output.text &&
      (output.function == function || !libraries.has(output.function)))
    return false;
  llvm::SmallVector<unsigned, 2> passed;
  if (!output.text)
    passed.push_back(output.argument);
  if (output.stream)
    passed.push_back(*output.stream);
  llvm::FunctionCallee callee =
      output.text ? textPrinter(module, output) : valuePrinter(module, output);
  // The module may use the name otherwise, even for a function of its own.
  auto *declared = llvm::dyn_cast<llvm::Function>(callee.getCallee());
  if (!declared || !declared->isDeclaration() ||
      declared->getFunctionType() != callee.getFunctionType())
    return false;
  if (!output.text || !output.text->empty()) {
    llvm::SmallVector<llvm::Value *, 2> arguments;
    llvm::SmallVector<llvm::AttributeSet, 2> attributes;
    for (unsigned argument : passed) {
      arguments.push_back(call.getArgOperand(argument));
      attributes.push_back(attributesOf(call, argument));
    }
    llvm::IRBuilder<> builder(&call);
    llvm::CallInst *other = builder.CreateCall(callee, arguments);
    other->setTailCallKind(call.getTailCallKind());
    other->setAttributes(
        llvm::AttributeList::get(call.getContext(), llvm::AttributeSet(),
                                 llvm::AttributeSet(), attributes));
  }
  call.eraseFromParent();
  return true;
}

bool palindrome::refine::printOtherwise(const llvm::Function &source,
                                        const llvm::Function &target) {
  auto count = [](const llvm::Function &function) {
    std::map<llvm::StringRef, unsigned> counts;
    for (const llvm::Instruction &inst : llvm::instructions(function))
      if (auto *call = llvm::dyn_cast<llvm::CallInst>(&inst))
        if (printerOf(*call))
          ++counts[call->getCalledFunction()->getName()];
    return counts;
  };
  return count(source) != count(target);
}

llvm::Function *
palindrome::refine::spellOutput(const llvm::Function &function) {
  llvm::ValueToValueMapTy map;
  llvm::Function *copy =
      llvm::CloneFunction(const_cast<llvm::Function *>(&function), map);
  bool hasChanged = false;
  for (llvm::Instruction &inst :
       llvm::make_early_inc_range(llvm::instructions(*copy)))
    if (auto *call = llvm::dyn_cast<llvm::CallInst>(&inst))
      if (std::optional<llvm::LibFunc> printer = printerOf(*call))
        if (std::optional<Output> output = outputOf(*call, *printer);
            output && canSpell(*call, *output))
          hasChanged |= spell(*call, *printer, *output);
  if (hasChanged)
    return copy;
  copy->eraseFromParent();
  return nullptr;
}
