// Segments: the parts of two functions between cuts, as functions.
//
//   define i32 @f(ptr %p, i32 %n) {     define i32 @palindrome.segment.1(
//     ...                                   i32 %n, i32 %i, ptr %p) {
//   loop:                               loop:
//     %i = phi i32 ...                    %x = load i32, ptr %p
//     %x = load i32, ptr %p               %c = icmp eq i32 %x, %i
//     %c = icmp eq i32 %x, %i             br i1 %c, label %exit, label %to
//     %j = add i32 %i, 1                to:
//     br i1 %c, label %exit, label        %j = add i32 %i, 1
//       %loop                             call void @palindrome.cut.1(
//   exit:                                     i32 %n, i32 %j, ptr %p)
//     ret i32 %n                          unreachable
//   }                                   exit:
//                                         ret i32 %n
//                                       }

#ifndef PALINDROME_VERIFY_REFINE_SIMULATE_SEGMENT_H
#define PALINDROME_VERIFY_REFINE_SIMULATE_SEGMENT_H

#include "verify/refine/simulate/Relation.h"
#include <memory>

namespace palindrome::refine {

/// What the names of segments begin with; one more than the number of the cut
/// follows that the segment begins at. Segment 0 begins at the entry.
constexpr llvm::StringLiteral segmentPrefix = "palindrome.segment.";

/// The segments of two functions. They are in the modules of these, so that
/// they refer to the same globals, until this object is destroyed.
class Segments {
public:
  /// Makes the segments for the relations at the cuts.
  Segments(const llvm::Function &source, const llvm::Function &target,
           llvm::ArrayRef<RelatedCut> cuts);
  ~Segments();
  Segments(const Segments &) = delete;
  Segments &operator=(const Segments &) = delete;

  struct Pair {
    llvm::Function *source, *target;
  };
  /// By the cut that they begin at. Empty if one cannot be made.
  llvm::ArrayRef<Pair> pairs() const { return segments; }

private:
  std::vector<Pair> segments;
  std::vector<llvm::Function *> made;
};

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_REFINE_SIMULATE_SEGMENT_H
