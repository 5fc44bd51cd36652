// Random attributes of LLVM, of all kinds.

#include "verify/seek/mutate/random/Attributes.h"
#include "verify/seek/mutate/random/Names.h"
#include "verify/seek/mutate/random/Types.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace palindrome::mutate {

/// Strings that LLVM gives a meaning, with values.
static constexpr std::pair<StringLiteral, StringLiteral> strings[] = {
    {"frame-pointer", "all"},
    {"frame-pointer", "non-leaf"},
    {"frame-pointer", "reserved"},
    {"target-cpu", "x86-64-v3"},
    {"target-features", "+avx512f,-sse4a"},
    {"tune-cpu", "generic"},
    {"no-trapping-math", "true"},
    {"unsafe-fp-math", "false"},
    {"denormal-fp-math", "preserve-sign,positive-zero"},
    {"denormal-fp-math-f32", "dynamic,dynamic"},
    {"stack-protector-buffer-size", "8"},
    {"probe-stack", "__probe"},
    {"stack-probe-size", "4096"},
    {"patchable-function", "prologue-short-redirect"},
    {"patchable-function-entry", "3"},
    {"warn-stack-size", "12"},
    {"alloc-family", "malloc"},
    {"alloc-variant-zeroed", "calloc"},
    {"vector-function-abi-variant", "_ZGVbN2v_f"},
    {"thunk", ""},
    {"no-builtins", ""},
    {"no-builtin-memcpy", ""},
    {"sign-return-address", "non-leaf"},
    {"sign-return-address-key", "b_key"},
    {"branch-target-enforcement", "true"},
    {"zero-call-used-regs", "used-gpr"},
    {"prefer-vector-width", "256"},
    {"min-legal-vector-width", "512"},
    {"aarch64_pstate_sm_enabled", ""},
    {"aarch64_inout_za", ""},
    {"amdgpu-flat-work-group-size", "1,256"},
    {"uniform-work-group-size", "true"},
    {"nvvm.maxntid", "1,2,3"},
    {"nvvm.minctasm", "2"},
    {"hlsl.numthreads", "8,8,1"},
    {"interrupt", "IRQ"},
    {"ptrauth-calls", ""},
    {"use-soft-float", "false"},
    {"less-precise-fpmad", "true"},
    {"instrument-function-entry-inlined", "__fentry__"},
    {"function-instrument", "xray-always"},
    {"disable-tail-calls", "true"},
    {"implicit-section-name", "s"},
    {"bss-section", ".b"},
    {"wasm-import-module", "env"},
    {"intel_reqd_sub_group_size", "16"},
    {"denormal-fp-math", "ieee,ieee"},
};

static uint64_t randomNumber(Chooser &choose) {
  static constexpr uint64_t numbers[] = {
      0,          1,          2,          3,         4,     8,
      16,         63,         64,         4096,      65535, 1u << 31,
      UINT32_MAX, 1ull << 32, 1ull << 63, UINT64_MAX};
  return choose.of(numbers);
}

static Attribute randomIntAttribute(LLVMContext &context,
                                    Attribute::AttrKind kind, Chooser &choose) {
  switch (kind) {
  case Attribute::Alignment:
    return Attribute::getWithAlignment(context,
                                       Align(uint64_t(1) << choose.below(33)));
  case Attribute::StackAlignment:
    return Attribute::getWithStackAlignment(
        context, Align(uint64_t(1) << choose.below(9)));
  case Attribute::AllocSize:
    return Attribute::getWithAllocSizeArgs(
        context, choose.below(2),
        choose.flip() ? std::optional<unsigned>(choose.below(2))
                      : std::nullopt);
  case Attribute::Memory: {
    MemoryEffects effects = MemoryEffects::none();
    for (IRMemLocation location : MemoryEffects::locations())
      effects |= MemoryEffects(location, ModRefInfo(choose.below(4)));
    return Attribute::getWithMemoryEffects(context, effects);
  }
  case Attribute::UWTable:
    return Attribute::getWithUWTableKind(
        context, choose.flip() ? UWTableKind::Sync : UWTableKind::Async);
  case Attribute::VScaleRange: {
    unsigned low = 1u << choose.below(4);
    return Attribute::getWithVScaleRangeArgs(
        context, low, choose.flip() ? 0 : low << choose.below(3));
  }
  case Attribute::NoFPClass:
    return Attribute::getWithNoFPClass(context,
                                       FPClassTest(choose.below(1023) + 1));
  case Attribute::Captures: {
    static constexpr CaptureComponents parts[] = {
        CaptureComponents::None,       CaptureComponents::AddressIsNull,
        CaptureComponents::Address,    CaptureComponents::ReadProvenance,
        CaptureComponents::Provenance, CaptureComponents::All};
    return Attribute::getWithCaptureInfo(
        context, CaptureInfo(choose.of(parts), choose.of(parts)));
  }
  case Attribute::AllocKind: {
    static constexpr AllocFnKind allKinds[] = {
        AllocFnKind::Alloc,
        AllocFnKind::Realloc,
        AllocFnKind::Free,
        AllocFnKind::Alloc | AllocFnKind::Zeroed,
        AllocFnKind::Alloc | AllocFnKind::Uninitialized | AllocFnKind::Aligned,
        AllocFnKind::Realloc | AllocFnKind::Aligned};
    return Attribute::getWithAllocKind(context, choose.of(allKinds));
  }
  case Attribute::Dereferenceable:
  case Attribute::DereferenceableOrNull:
    return Attribute::get(context, kind, randomNumber(choose) | 1);
  default:
    return Attribute::get(context, kind, randomNumber(choose));
  }
}

static Attribute randomRange(LLVMContext &context, Type *type,
                             Chooser &choose) {
  unsigned width =
      type && type->isIntOrIntVectorTy() ? type->getScalarSizeInBits() : 32;
  APInt low(width, choose.bits(), /*isSigned=*/true, /*implicitTrunc=*/true);
  APInt high(width, choose.bits(), /*isSigned=*/true, /*implicitTrunc=*/true);
  if (low == high)
    high = low + 1;
  if (low == high)
    return Attribute::get(context, "palindrome");
  return Attribute::get(context, Attribute::Range, ConstantRange(low, high));
}

static Attribute randomRangeList(LLVMContext &context, Chooser &choose) {
  SmallVector<ConstantRange> ranges;
  int64_t at = int64_t(choose.below(100)) - 50;
  for (size_t n = choose.below(3) + 1; n != 0; --n) {
    int64_t end = at + 1 + int64_t(choose.below(40));
    ranges.emplace_back(APInt(64, at, /*isSigned=*/true),
                        APInt(64, end, /*isSigned=*/true));
    at = end + 1 + int64_t(choose.below(9));
  }
  return Attribute::get(context, Attribute::Initializes, ranges);
}

/// The kinds that may stand at `index`.
static const std::vector<Attribute::AttrKind> &kindsAt(unsigned index) {
  auto select = [](bool (*accept)(Attribute::AttrKind)) {
    std::vector<Attribute::AttrKind> kinds;
    for (unsigned k = Attribute::None + 1; k != Attribute::EndAttrKinds; ++k)
      if (auto kind = Attribute::AttrKind(k); accept(kind))
        kinds.push_back(kind);
    return kinds;
  };
  static const auto ofFunction = select(Attribute::canUseAsFnAttr),
                    ofReturn = select(Attribute::canUseAsRetAttr),
                    ofParameter = select(Attribute::canUseAsParamAttr);
  return index == AttributeList::FunctionIndex ? ofFunction
         : index == AttributeList::ReturnIndex ? ofReturn
                                               : ofParameter;
}

Attribute randomAttribute(Module &module, unsigned index, Type *type,
                          Chooser &choose) {
  LLVMContext &context = module.getContext();
  if (choose.oneIn(4)) {
    if (choose.oneIn(4))
      return Attribute::get(context, randomName(choose), randomString(choose));
    const auto &[name, value] = choose.of(strings);
    return Attribute::get(context, name, value);
  }
  Attribute::AttrKind kind = choose.of(kindsAt(index));
  if (Attribute::isTypeAttrKind(kind))
    return Attribute::get(context, kind, randomSizedType(module, choose));
  if (Attribute::isIntAttrKind(kind))
    return randomIntAttribute(context, kind, choose);
  if (Attribute::isConstantRangeAttrKind(kind))
    return randomRange(context, type, choose);
  if (Attribute::isConstantRangeListAttrKind(kind))
    return randomRangeList(context, choose);
  return Attribute::get(context, kind);
}

} // namespace palindrome::mutate
