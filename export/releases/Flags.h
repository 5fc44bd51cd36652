// Flags of instructions, as rows of translate/Versions.def name them.

#ifndef PALINDROME_EXPORT_RELEASES_FLAGS_H
#define PALINDROME_EXPORT_RELEASES_FLAGS_H

#include "export/releases/Changes.h"

namespace palindrome::releases {

enum class Flag {
  ZExtNonNegative,
  UIToFPNonNegative,
  Disjoint,
  TruncNoWrap,
  GEPNoWrap, ///< `nusw` without `inbounds`, and `nuw`.
  SameSign,
  ConversionFastMath, ///< Of `fptrunc` and `fpext`.
  IntToFPFastMath,    ///< Of `uitofp` and `sitofp`.
  StructFastMath,     ///< Of what returns a struct of floating-point numbers.
};

/// The release that brought `flag`.
unsigned releaseOf(Flag flag);

} // namespace palindrome::releases

#endif // PALINDROME_EXPORT_RELEASES_FLAGS_H
