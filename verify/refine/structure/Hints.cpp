// The table of attributes that guide passes and code generators.

#include "verify/refine/structure/Hints.h"

using llvm::Attribute;

bool palindrome::refine::guidesCompilation(Attribute::AttrKind kind) {
  switch (kind) {
  case Attribute::DisableSanitizerInstrumentation:
  case Attribute::FnRetThunkExtern:
  case Attribute::NoCfCheck:
  case Attribute::NoImplicitFloat:
  case Attribute::NoMerge:
  case Attribute::NoProfile:
  case Attribute::NoRedZone:
  case Attribute::NoSanitizeBounds:
  case Attribute::NoSanitizeCoverage:
  case Attribute::NonLazyBind:
  case Attribute::OptForFuzzing:
  case Attribute::OptimizeForDebugging:
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
    return true;
  default:
    return false;
  }
}
