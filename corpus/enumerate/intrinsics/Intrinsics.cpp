// A call of every intrinsic of every target, with the types and constants that
// it can have.

#include "corpus/enumerate/cases/Body.h"
#include "corpus/enumerate/intrinsics/Kinds.h"
#include "verify/seek/makers/Signatures.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicsX86.h"
#include "llvm/IR/Metadata.h"

using namespace llvm;
using namespace palindrome;
using namespace palindrome::enumerate;

namespace {
/// Where the arguments of a call come from.
struct Arguments {
  enum Pointers { Parameters, Null, Alloca, Variable, Code, NumPointers };
  Pointers pointers = Parameters;
  /// Of the immediate arguments; the last stands for all that follow.
  SmallVector<int64_t, 4> immediates = {0};
  /// Of the metadata arguments likewise, as numbers of `metadataOf`.
  SmallVector<unsigned, 2> metadata = {0};
  bool more = false;  ///< Pass variable arguments, if there are any.
  bool flags = false; ///< Set all fast-math flags.
};
} // namespace

/// Words that intrinsics take as metadata: rounding modes, treatments of
/// exceptions, predicates. LLVM has no table of these.
static constexpr StringLiteral words[] = {"round.tonearest",
                                          "fpexcept.strict",
                                          "oeq",
                                          "round.dynamic",
                                          "round.downward",
                                          "round.upward",
                                          "round.towardzero",
                                          "round.tonearestaway",
                                          "fpexcept.ignore",
                                          "fpexcept.maytrap",
                                          "une",
                                          "ult",
                                          "ord",
                                          "slt",
                                          "a type id"};
static constexpr unsigned numMetadata = 5 + std::size(words);

/// The metadata argument with the number `number`.
static Value *metadataOf(const Body &body, unsigned number) {
  LLVMContext &context = body.function->getContext();
  auto value = [&](Metadata *metadata) {
    return MetadataAsValue::get(context, metadata);
  };
  auto constant = [&](uint64_t bits) {
    return ConstantAsMetadata::get(
        ConstantInt::get(Type::getInt32Ty(context), bits));
  };
  if (number < std::size(words))
    return value(MDString::get(context, words[number]));
  switch (number - std::size(words)) {
  case 0:
    return value(MDNode::get(context, {}));
  case 1:
    return value(MDNode::get(context, MDString::get(context, "sp")));
  case 2:
    return value(constant(7));
  case 3: // A list of alias scopes with one scope.
  {
    MDNode *domain = MDNode::getDistinct(context, {nullptr});
    domain->replaceOperandWith(0, domain);
    MDNode *scope = MDNode::getDistinct(context, {nullptr, domain});
    scope->replaceOperandWith(0, scope);
    return value(MDNode::get(context, scope));
  }
  default:
    if (body.function->arg_empty())
      return value(MDNode::get(context, constant(1)));
    return value(LocalAsMetadata::get(body.arg(0)));
  }
}

static Value *pointerOf(Body &body, Type *type, Arguments::Pointers kind) {
  Module &module = *body.function->getParent();
  Type *i32 = Type::getInt32Ty(module.getContext());
  unsigned space = type->getPointerAddressSpace();
  switch (kind) {
  case Arguments::Alloca:
    return body.insert(new AllocaInst(i32, space, nullptr, Align(4)));
  case Arguments::Variable:
    return new GlobalVariable(module, i32, false, GlobalValue::ExternalLinkage,
                              nullptr, "v", nullptr,
                              GlobalValue::NotThreadLocal, space);
  case Arguments::Code:
    return Function::Create(FunctionType::get(i32, {}, false),
                            GlobalValue::ExternalLinkage, space, "g", &module);
  default:
    return Constant::getNullValue(type);
  }
}

/// Makes the call of `callee` in a function whose parameters are its arguments
/// as far as possible.
static bool makeCall(Module &module, Function &callee,
                     const Arguments &arguments) {
  FunctionType *type = callee.getFunctionType();
  auto isImmediate = [&](unsigned i) {
    return callee.hasParamAttribute(i, Attribute::ImmArg);
  };
  auto isParameter = [&](unsigned i) {
    Type *parameter = type->getParamType(i);
    return !isImmediate(i) && !parameter->isMetadataTy() &&
           !parameter->isTokenTy() && !parameter->isX86_AMXTy() &&
           !(parameter->isPointerTy() &&
             arguments.pointers != Arguments::Parameters);
  };
  SmallVector<Type *> parameters;
  for (unsigned i = 0; i != type->getNumParams(); ++i)
    if (isParameter(i))
      parameters.push_back(type->getParamType(i));
  Body body(module, asResult(type->getReturnType()), parameters);
  SmallVector<Value *> values;
  unsigned parameter = 0, immediate = 0, metadata = 0;
  for (unsigned i = 0; i != type->getNumParams(); ++i) {
    Type *needed = type->getParamType(i);
    if (isParameter(i)) {
      values.push_back(body.arg(parameter++));
    } else if (isImmediate(i) && !needed->isMetadataTy()) {
      int64_t value = arguments.immediates[std::min<size_t>(
          immediate++, arguments.immediates.size() - 1)];
      if (needed->isIntegerTy())
        values.push_back(ConstantInt::get(needed, value, true, true));
      else if (needed->isFloatingPointTy())
        values.push_back(ConstantFP::get(needed, double(value)));
      else
        values.push_back(Constant::getNullValue(needed));
    } else if (needed->isMetadataTy()) {
      values.push_back(
          metadataOf(body, arguments.metadata[std::min<size_t>(
                               metadata++, arguments.metadata.size() - 1)]));
    } else if (needed->isTokenTy()) {
      values.push_back(ConstantTokenNone::get(module.getContext()));
    } else if (needed->isX86_AMXTy()) {
      // LLVM's verifier rejects constants of this type.
      values.push_back(body.builder.CreateIntrinsic(
          Intrinsic::x86_tilezero_internal, {},
          {body.builder.getInt16(8), body.builder.getInt16(8)}));
    } else {
      values.push_back(pointerOf(body, needed, arguments.pointers));
    }
  }
  if (arguments.more)
    values.push_back(
        ConstantInt::get(Type::getInt32Ty(module.getContext()), 3));
  auto *call = body.insert(CallInst::Create(type, &callee, values));
  body.finish(call);
  return !arguments.flags || setFlags(*call, 1);
}

static void enumerateArguments(Enumeration &e, Intrinsic::ID id,
                               ArrayRef<Type *> chosen, bool first) {
  FunctionType *type = Intrinsic::getType(e.context, id, chosen);
  AttributeList attributes = Intrinsic::getAttributes(e.context, id, type);
  auto add = [&](const Arguments &arguments) {
    e.add([&](Module &module) {
      return makeCall(module,
                      *Intrinsic::getOrInsertDeclaration(&module, id, chosen),
                      arguments);
    });
  };
  Arguments usual;
  unsigned immediates = 0, metadata = 0;
  bool pointers = false;
  for (unsigned i = 0; i != type->getNumParams(); ++i) {
    Type *parameter = type->getParamType(i);
    metadata += parameter->isMetadataTy();
    immediates += attributes.hasParamAttr(i, Attribute::ImmArg) &&
                  !parameter->isMetadataTy();
    pointers |= parameter->isPointerTy();
  }
  if (!metadata)
    add(usual);
  // All pairs of metadata for one choice of types, the first ones for others.
  unsigned most = first ? numMetadata : 3;
  for (unsigned i = 0; metadata && i != most; ++i)
    for (unsigned j = 0; j != (metadata > 1 ? most : 1); ++j) {
      Arguments other = usual;
      other.metadata = {i, j};
      add(other);
    }
  if (immediates)
    for (int64_t value : {1, 2, 3, 4, 7, 8, 15, 16, 32, 64, -1}) {
      Arguments other = usual;
      other.immediates = {value};
      add(other);
    }
  for (unsigned one = 0; immediates > 1 && one != immediates; ++one)
    for (int64_t value : {1, 2, 4, 16}) {
      Arguments other = usual;
      other.immediates.assign(immediates, 0);
      other.immediates[one] = value;
      add(other);
      other.immediates.assign(immediates, 1);
      other.immediates[one] = value;
      add(other);
    }
  for (unsigned kind = Arguments::Null;
       pointers && kind != Arguments::NumPointers; ++kind) {
    Arguments other = usual;
    other.pointers = Arguments::Pointers(kind);
    add(other);
    if (immediates) {
      other.immediates = {1};
      add(other);
    }
  }
  if (type->isVarArg()) {
    Arguments other = usual;
    other.more = true;
    add(other);
  }
  Arguments other = usual;
  other.flags = true;
  if (type->getReturnType()->isFPOrFPVectorTy())
    add(other);
}

void palindrome::enumerate::enumerateIntrinsics(Enumeration &e) {
  for (Intrinsic::ID id = 1; id != Intrinsic::num_intrinsics && !e.done();
       ++id) {
    bool first = true;
    for (const SmallVector<Type *, 2> &chosen :
         makers::Signature(id, e.types, e.types.values).choices()) {
      enumerateArguments(e, id, chosen, first);
      first = false;
      // Declarations alone.
      e.add([&](Module &module) {
        Intrinsic::getOrInsertDeclaration(&module, id, chosen);
        return true;
      });
    }
  }
}
