// The table of properties of loops that are hints.

#include "verify/judge/refine/metadata/LoopHints.h"
#include "llvm/ADT/STLExtras.h"

bool palindrome::refine::isLoopHint(llvm::StringRef name) {
  static constexpr llvm::StringLiteral hints[] = {
      "llvm.licm.disable",
      "llvm.loop.disable_nonforced",
      "llvm.loop.distribute.enable",
      "llvm.loop.estimated_trip_count",
      "llvm.loop.interleave.count",
      "llvm.loop.isvectorized",
      "llvm.loop.licm_versioning.disable",
      "llvm.loop.peeled.count",
      "llvm.loop.pipeline.disable",
      "llvm.loop.pipeline.initiationinterval",
      "llvm.loop.unroll.count",
      "llvm.loop.unroll.disable",
      "llvm.loop.unroll.enable",
      "llvm.loop.unroll.full",
      "llvm.loop.unroll.runtime.disable",
      "llvm.loop.unroll_and_jam.count",
      "llvm.loop.unroll_and_jam.disable",
      "llvm.loop.unroll_and_jam.enable",
      "llvm.loop.vectorize.predicate.enable",
      "llvm.loop.vectorize.scalable.enable",
  };
  return llvm::is_contained(hints, name);
}
