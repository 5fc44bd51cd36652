// Every attribute in each place where one may stand, with many values.

#include "llvm/IR/Attributes.h"
#include "corpus/enumerate/cases/Body.h"
#include "corpus/enumerate/symbols/Kinds.h"
#include "llvm/IR/ConstantRangeList.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;
using namespace palindrome::enumerate;

namespace {
/// Where an attribute stands.
enum class Holder {
  Declaration,
  Definition,
  Result,
  Parameter,
  Call,
  CallResult,
  CallArgument,
  Variable,
};
} // namespace

static constexpr Holder allPlaces[] = {Holder::Declaration,  Holder::Definition,
                                       Holder::Result,       Holder::Parameter,
                                       Holder::Call,         Holder::CallResult,
                                       Holder::CallArgument, Holder::Variable};

static bool isAtFunction(Holder place) {
  return place == Holder::Declaration || place == Holder::Definition ||
         place == Holder::Call || place == Holder::Variable;
}

/// Puts `attribute` at `place` of a function on `type`:
///
///     declare TYPE @f(TYPE, i32, ptr)
static bool put(Module &module, Attribute attribute, Holder place, Type *type) {
  LLVMContext &context = module.getContext();
  Type *i32 = Type::getInt32Ty(context);
  if (place == Holder::Variable) {
    auto *variable = new GlobalVariable(
        module, i32, false, GlobalValue::ExternalLinkage, nullptr, "v");
    variable->setAttributes(AttributeSet::get(context, attribute));
    return true;
  }
  auto *signature = FunctionType::get(
      asResult(type), {type, i32, PointerType::get(context, 0)}, false);
  Function *function =
      Function::Create(signature, GlobalValue::ExternalLinkage, "f", module);
  switch (place) {
  case Holder::Declaration:
    function->addFnAttr(attribute);
    return true;
  case Holder::Definition:
    function->addFnAttr(attribute);
    new UnreachableInst(context, BasicBlock::Create(context, "", function));
    return true;
  case Holder::Result:
    function->addRetAttr(attribute);
    return true;
  case Holder::Parameter:
    function->addParamAttr(0, attribute);
    return true;
  default:
    break;
  }
  Body body(module, signature->params());
  auto *call = body.insert(
      CallInst::Create(function, {body.arg(0), body.arg(1), body.arg(2)}));
  body.finish();
  if (place == Holder::Call)
    call->addFnAttr(attribute);
  else if (place == Holder::CallResult)
    call->addRetAttr(attribute);
  else
    call->addParamAttr(0, attribute);
  return true;
}

/// Puts `attribute` at all places, on each of `types`.
static void enumeratePlaces(Enumeration &e, Attribute attribute,
                            ArrayRef<Type *> types) {
  for (Holder place : allPlaces)
    for (Type *type : isAtFunction(place) ? types.take_front() : types)
      e.add(
          [&](Module &module) { return put(module, attribute, place, type); });
}

static SmallVector<uint64_t> valuesOf(Attribute::AttrKind kind) {
  bool isAlignment =
      kind == Attribute::Alignment || kind == Attribute::StackAlignment;
  SmallVector<uint64_t> values;
  for (uint64_t value = 0; value != 64 && !isAlignment; ++value)
    values.push_back(value);
  for (unsigned bit = isAlignment ? 0 : 6; bit != (isAlignment ? 33 : 64);
       ++bit)
    values.push_back(uint64_t(1) << bit);
  // Pairs of 32-bit numbers, and sets of many bits.
  if (!isAlignment)
    values.append({UINT64_MAX, uint64_t(2) << 32 | 2, uint64_t(1) << 32 | 16,
                   UINT32_MAX, uint64_t(1) << 32 | UINT32_MAX, 0x3FF, 0x1FF,
                   0xFF, 0xAA, 0x3FC, 0x155, 0x123456789});
  return values;
}

static void enumerateIntegers(Enumeration &e, Attribute::AttrKind kind) {
  Type *types[] = {e.types.integers[5], e.types.pointers[0], e.types.floats[2]};
  for (uint64_t value : valuesOf(kind))
    enumeratePlaces(e, Attribute::get(e.context, kind, value), types);
}

static void enumerateTypes(Enumeration &e, Attribute::AttrKind kind) {
  for (Type *type : e.types.all) {
    // Some must be at the last parameter.
    e.add([&](Module &module) {
      Function *function =
          Function::Create(FunctionType::get(Type::getVoidTy(e.context),
                                             e.types.pointers[0], false),
                           GlobalValue::ExternalLinkage, "f", module);
      function->addParamAttr(0, Attribute::get(e.context, kind, type));
      return true;
    });
    for (Holder place : allPlaces)
      e.add([&](Module &module) {
        return put(module, Attribute::get(e.context, kind, type), place,
                   e.types.pointers[0]);
      });
  }
}

static void enumerateRanges(Enumeration &e, Attribute::AttrKind kind) {
  for (Type *type : e.types.integerLike) {
    unsigned width = type->getScalarSizeInBits();
    APInt zero(width, 0), top = APInt::getSignedMinValue(width);
    for (const ConstantRange &range :
         {ConstantRange(zero, top), ConstantRange(top, zero),
          ConstantRange(zero, zero + 1), ConstantRange(-APInt(width, 1), top),
          ConstantRange(width, true), ConstantRange(width, false)})
      enumeratePlaces(e, Attribute::get(e.context, kind, range), type);
  }
}

static void enumerateRangeLists(Enumeration &e, Attribute::AttrKind kind) {
  auto range = [](int64_t from, int64_t to) {
    return ConstantRange(APInt(64, from, true), APInt(64, to, true));
  };
  const std::vector<ConstantRange> lists[] = {
      {range(0, 4)},
      {range(0, 4), range(8, 16)},
      {range(-8, -4), range(0, 1), range(2, INT64_MAX)},
      {range(8, 16), range(0, 4)}};
  for (const std::vector<ConstantRange> &list : lists)
    enumeratePlaces(e, Attribute::get(e.context, kind, list),
                    {e.types.pointers[0], e.types.integers[5]});
}

/// Strings that need quoting, and those that LLVM itself reads.
static void enumerateStrings(Enumeration &e) {
  const std::pair<StringRef, StringRef> strings[] = {
      {"key", ""},
      {"key", "value"},
      {"", ""},
      {"", "value"},
      {"a \"key\"\n", "a \\value\t"},
      {StringRef("\0key", 4), StringRef("\0\x01\x7f", 3)},
      {"\xc3\xa9", "\xff\xfe"},
      {"llvmx.key", "value"},
      {"llvm.key", "1"},
      {"noinline", "true"},
      {"sret", ""},
      {"memory", "none"},
      {"alignment", "8"},
      {"target-cpu", "generic"},
      {"target-cpu", ""},
      {"tune-cpu", "generic"},
      {"target-features", "+a,-b"},
      {"target-features", ""},
      {"target-features", "a"},
      {"target-features", "+,"},
      {"frame-pointer", "all"},
      {"frame-pointer", "non-leaf"},
      {"frame-pointer", "non-leaf-no-reserve"},
      {"frame-pointer", "reserved"},
      {"frame-pointer", "none"},
      {"denormal-fp-math", "ieee,ieee"},
      {"denormal-fp-math", "preserve-sign"},
      {"denormal-fp-math-f32", "positive-zero,dynamic"},
      {"no-infs-fp-math", "true"},
      {"no-infs-fp-math", "false"},
      {"no-nans-fp-math", "true"},
      {"no-signed-zeros-fp-math", "true"},
      {"approx-func-fp-math", "true"},
      {"unsafe-fp-math", "true"},
      {"no-trapping-math", "true"},
      {"no-inline-line-tables", ""},
      {"instrument-function-entry", "f"},
      {"instrument-function-entry-inlined", "f"},
      {"instrument-function-exit", "f"},
      {"patchable-function", "prologue-short-redirect"},
      {"patchable-function-entry", "1"},
      {"patchable-function-prefix", "2"},
      {"aarch64_pstate_sm_enabled", ""},
      {"aarch64_pstate_sm_compatible", ""},
      {"aarch64_pstate_sm_body", ""},
      {"aarch64_new_za", ""},
      {"aarch64_in_za", ""},
      {"aarch64_out_za", ""},
      {"aarch64_inout_za", ""},
      {"aarch64_preserves_za", ""},
      {"aarch64_new_zt0", ""},
      {"aarch64_in_zt0", ""},
      {"aarch64_out_zt0", ""},
      {"aarch64_inout_zt0", ""},
      {"aarch64_preserves_zt0", ""},
      {"probe-stack", "inline-asm"},
      {"stack-probe-size", "4096"},
      {"zero-call-used-regs", "all"},
      {"use-sample-profile", ""},
      {"vector-function-abi-variant", "_ZGV_LLVM_N2v_f(g)"},
      {"no-builtins", ""},
      {"no-builtin-malloc", ""},
      {"alloc-family", "malloc"},
      {"alloc-variant-zeroed", "calloc"},
      {"modular-format", "printf,1,2,f,g"},
      {"uniform-work-group-size", "true"},
      {"save-reg-params", ""},
      {"trap-func-name", "trap"},
      {"less-precise-fpmad", "true"},
      {"min-legal-vector-width", "256"},
      {"nooutline", ""},
      {"optnone", ""},
      {"nvvm.kernel", ""},
      {"nvvm.maxntid", "128,1,1"},
      {"nvvm.minctasm", "2"},
      {"nvvm.grid_constant", ""},
      {"amdgpu-flat-work-group-size", "1,256"},
      {"amdgpu-waves-per-eu", "1,2"},
      {"branch-target-enforcement", ""},
      {"sign-return-address", "non-leaf"},
      {"sign-return-address-key", "a_key"},
      {"guarded-control-stack", ""},
      {"warn-stack-size", "80"},
      {"bpf_fastcall", ""},
      {"thunk", ""},
      {"cmse_nonsecure_entry", ""},
      {"interrupt", "IRQ"},
      {"wasm-import-module", "env"},
      {"statepoint-id", "1"},
      {"statepoint-num-patch-bytes", "4"},
      {"gc-leaf-function", ""},
      {"deopt-lowering", "live-in"},
      {"reciprocal-estimates", "none"},
      {"prefer-vector-width", "256"},
      {"split-stack", ""},
      {"coroutine.presplit", "0"},
      {"sample-profile-suffix-elision-policy", "selected"},
      {"ms-hotpatch", ""},
      {"omp_target_num_teams", "1"}};
  for (auto [key, value] : strings)
    enumeratePlaces(e, Attribute::get(e.context, key, value),
                    {e.types.integers[5], e.types.pointers[0]});
}

/// Two attributes at one place, in either order.
static void enumeratePairs(Enumeration &e) {
  auto usable = [](unsigned kind) {
    return Attribute::isEnumAttrKind(Attribute::AttrKind(kind));
  };
  for (unsigned a = 1; a != Attribute::EndAttrKinds; ++a)
    for (unsigned b = 1; b != a; ++b) {
      if (!usable(a) || !usable(b))
        continue;
      for (Holder place : {Holder::Definition, Holder::Parameter})
        e.add([&](Module &module) {
          Function *function =
              Function::Create(FunctionType::get(Type::getVoidTy(e.context),
                                                 e.types.pointers[0], false),
                               GlobalValue::ExternalLinkage, "f", module);
          for (unsigned kind : {a, b})
            if (place == Holder::Parameter)
              function->addParamAttr(0, Attribute::AttrKind(kind));
            else
              function->addFnAttr(Attribute::AttrKind(kind));
          return true;
        });
    }
}

void palindrome::enumerate::enumerateAttributes(Enumeration &e) {
  for (unsigned row = 1; row != Attribute::EndAttrKinds; ++row) {
    auto kind = Attribute::AttrKind(row);
    if (Attribute::isEnumAttrKind(kind))
      enumeratePlaces(e, Attribute::get(e.context, kind), e.types.few);
    else if (Attribute::isIntAttrKind(kind))
      enumerateIntegers(e, kind);
    else if (Attribute::isTypeAttrKind(kind))
      enumerateTypes(e, kind);
    else if (Attribute::isConstantRangeAttrKind(kind))
      enumerateRanges(e, kind);
    else if (Attribute::isConstantRangeListAttrKind(kind))
      enumerateRangeLists(e, kind);
  }
  enumerateStrings(e);
  enumeratePairs(e);
}
