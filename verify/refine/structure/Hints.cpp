// The table of attributes that guide passes and code generators.

#include "verify/refine/structure/Hints.h"
#include "llvm/ADT/STLExtras.h"

using llvm::Attribute;

bool palindrome::refine::guidesCompilation(Attribute::AttrKind kind) {
  switch (kind) {
  case Attribute::AlwaysInline:
  case Attribute::Cold:
  case Attribute::DisableSanitizerInstrumentation:
  case Attribute::FnRetThunkExtern:
  case Attribute::Hot:
  case Attribute::InlineHint:
  case Attribute::MinSize:
  case Attribute::NoCfCheck:
  case Attribute::NoImplicitFloat:
  case Attribute::NoInline:
  case Attribute::NoMerge:
  case Attribute::NonLazyBind:
  case Attribute::NoProfile:
  case Attribute::NoRedZone:
  case Attribute::NoSanitizeBounds:
  case Attribute::NoSanitizeCoverage:
  case Attribute::OptForFuzzing:
  case Attribute::OptimizeForDebugging:
  case Attribute::OptimizeForSize:
  case Attribute::OptimizeNone:
  case Attribute::SafeStack:
  case Attribute::SanitizeAddress:
  case Attribute::SanitizeAllocToken:
  case Attribute::SanitizeHWAddress:
  case Attribute::SanitizeMemory:
  case Attribute::SanitizeMemTag:
  case Attribute::SanitizeNumericalStability:
  case Attribute::SanitizeRealtime:
  case Attribute::SanitizeThread:
  case Attribute::SanitizeType:
  case Attribute::ShadowCallStack:
  case Attribute::SkipProfile:
  case Attribute::SpeculativeLoadHardening:
  case Attribute::StackAlignment:
  case Attribute::StackProtect:
  case Attribute::StackProtectReq:
  case Attribute::StackProtectStrong:
  case Attribute::UWTable:
    return true;
  default:
    return false;
  }
}

bool palindrome::refine::guidesCompilation(llvm::StringRef name) {
  static constexpr llvm::StringLiteral names[] = {
      "inline-remark", "prefer-vector-width", "profile-sample-accuracy",
      "tune-cpu",      "use-sample-profile",  "warn-stack-size",
  };
  return llvm::is_contained(names, name);
}
