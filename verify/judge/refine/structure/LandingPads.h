// Which exceptions enter a landing pad (LangRef, 'landingpad').

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_STRUCTURE_LANDINGPADS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_STRUCTURE_LANDINGPADS_H

namespace llvm {
class Function;
class LandingPadInst;
} // namespace llvm

namespace palindrome::refine {

/// Whether each exception has a clause of the pad: `catch ptr null`, or a
/// filter that lets none pass. What a clause means is the personality's to
/// say; only those of C++ and Objective-C, which LLVM knows, say that.
bool catchesAll(const llvm::LandingPadInst &pad);

/// Whether both functions handle exceptions, by different personalities.
bool handleOtherwise(const llvm::Function &source,
                     const llvm::Function &target);

} // namespace palindrome::refine

#endif // PALINDROME_VERIFY_JUDGE_REFINE_STRUCTURE_LANDINGPADS_H
