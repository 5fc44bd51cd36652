// Attributes of all kinds, with many values.

#include "verify/seek/makers/Attributes.h"
#include "llvm/ADT/FloatingPointMode.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/ConstantRange.h"
#include "llvm/IR/Value.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/ModRef.h"

using namespace llvm;

namespace palindrome::makers {

std::optional<uint64_t> setOf(Attribute::AttrKind kind, uint64_t bits) {
  switch (kind) {
  case Attribute::Memory:
    return bits & maskTrailingOnes<uint64_t>(
                      2 * range_size(MemoryEffects::locations()));
  case Attribute::NoFPClass:
    return bits & fcAllFlags;
  case Attribute::Captures:
    // An address is captured only with whether it is null, and provenance only
    // with that for reads.
    return (bits & 0xFF) | (bits & 0xAA) >> 1;
  case Attribute::AllocKind:
    return bits & 0x3F;
  default:
    return std::nullopt;
  }
}

/// Whether LLVM reads what it prints of an attribute with that number.
static bool isNumberOf(Attribute::AttrKind kind, uint64_t number) {
  switch (kind) {
  case Attribute::Alignment:
    return isPowerOf2_64(number) && number <= Value::MaximumAlignment;
  case Attribute::StackAlignment:
    return isPowerOf2_64(number) && number <= UINT32_MAX;
  case Attribute::AllocSize: // Of two parameters.
    return number >> 32 != (number & UINT32_MAX);
  case Attribute::UWTable:
    return number == uint64_t(UWTableKind::Sync) ||
           number == uint64_t(UWTableKind::Async);
  case Attribute::Dereferenceable:
  case Attribute::DereferenceableOrNull:
    return number != 0;
  default:
    return true;
  }
}

static SmallVector<uint64_t> numbersOf(Attribute::AttrKind kind) {
  SmallVector<uint64_t> numbers;
  auto add = [&](uint64_t number) {
    number = setOf(kind, number).value_or(number);
    if (isNumberOf(kind, number) && !is_contained(numbers, number))
      numbers.push_back(number);
  };
  for (uint64_t number = 0; number != 64; ++number)
    add(number);
  for (unsigned bit = 6; bit != 64; ++bit)
    add(uint64_t(1) << bit);
  // Pairs of 32-bit numbers, and sets of many bits.
  for (uint64_t first : {1, 2, 4, 8})
    for (uint64_t second : {first, 2 * first, 4 * first, uint64_t(UINT32_MAX)})
      add(first << 32 | second);
  for (uint64_t number :
       {UINT64_MAX, uint64_t(1) << 32 | 16, uint64_t(UINT32_MAX),
        uint64_t(0x3FF), uint64_t(0x1FF), uint64_t(0xFF), uint64_t(0xAA),
        uint64_t(0x3FC), uint64_t(0x155), uint64_t(0x123456789)})
    add(number);
  return numbers;
}

static SmallVector<ConstantRange> rangesOf(unsigned width) {
  APInt zero(width, 0), top = APInt::getSignedMinValue(width);
  SmallVector<ConstantRange> ranges = {
      ConstantRange(zero, top), ConstantRange(top, zero),
      ConstantRange(zero, zero + 1), ConstantRange(width, /*isFullSet=*/false),
      ConstantRange(APInt::getAllOnes(width), top)};
  // LLVM does not read the last if it has all values.
  if (width == 1)
    ranges.pop_back();
  return ranges;
}

static std::vector<std::vector<ConstantRange>> rangeLists() {
  auto range = [](int64_t from, int64_t to) {
    return ConstantRange(APInt(64, from, true), APInt(64, to, true));
  };
  return {{range(0, 4)},
          {range(0, 4), range(8, 16)},
          {range(-8, -4), range(0, 1), range(2, INT64_MAX)},
          {range(8, 16), range(0, 4)}};
}

SmallVector<Attribute> attributesOf(LLVMContext &context,
                                    Attribute::AttrKind kind,
                                    ArrayRef<Type *> types, unsigned width) {
  SmallVector<Attribute> made;
  auto add = [&](const auto &values) {
    for (const auto &value : values)
      made.push_back(Attribute::get(context, kind, value));
  };
  if (Attribute::isTypeAttrKind(kind))
    add(types);
  else if (Attribute::isIntAttrKind(kind))
    add(numbersOf(kind));
  else if (Attribute::isConstantRangeAttrKind(kind))
    add(rangesOf(width));
  else if (Attribute::isConstantRangeListAttrKind(kind))
    add(rangeLists());
  else
    made.push_back(Attribute::get(context, kind));
  return made;
}

SmallVector<Attribute> stringAttributes(LLVMContext &context) {
  static constexpr std::pair<StringRef, StringRef> table[] = {
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
      {"target-cpu", "x86-64-v3"},
      {"tune-cpu", "generic"},
      {"target-features", "+a,-b"},
      {"target-features", ""},
      {"target-features", "a"},
      {"target-features", "+,"},
      {"target-features", "+avx512f,-sse4a"},
      {"frame-pointer", "all"},
      {"frame-pointer", "non-leaf"},
      {"frame-pointer", "non-leaf-no-reserve"},
      {"frame-pointer", "reserved"},
      {"frame-pointer", "none"},
      {"denormal-fp-math", "ieee,ieee"},
      {"denormal-fp-math", "preserve-sign"},
      {"denormal-fp-math", "preserve-sign,positive-zero"},
      {"denormal-fp-math-f32", "positive-zero,dynamic"},
      {"denormal-fp-math-f32", "dynamic,dynamic"},
      {"no-infs-fp-math", "true"},
      {"no-infs-fp-math", "false"},
      {"no-nans-fp-math", "true"},
      {"no-signed-zeros-fp-math", "true"},
      {"approx-func-fp-math", "true"},
      {"unsafe-fp-math", "true"},
      {"unsafe-fp-math", "false"},
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
      {"vector-function-abi-variant", "_ZGVbN2v_f"},
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
      {"branch-target-enforcement", "true"},
      {"sign-return-address", "non-leaf"},
      {"sign-return-address-key", "a_key"},
      {"sign-return-address-key", "b_key"},
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
      {"omp_target_num_teams", "1"},
      {"stack-protector-buffer-size", "8"},
      {"no-builtin-memcpy", ""},
      {"hlsl.numthreads", "8,8,1"},
      {"ptrauth-calls", ""},
      {"use-soft-float", "false"},
      {"function-instrument", "xray-always"},
      {"disable-tail-calls", "true"},
      {"implicit-section-name", "s"},
      {"bss-section", ".b"},
      {"intel_reqd_sub_group_size", "16"},
  };
  SmallVector<Attribute> made;
  for (auto [key, value] : table)
    made.push_back(Attribute::get(context, key, value));
  return made;
}

} // namespace palindrome::makers
