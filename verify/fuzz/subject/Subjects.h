// The kinds of inputs that are fuzzed.

#ifndef PALINDROME_VERIFY_FUZZ_SUBJECT_SUBJECTS_H
#define PALINDROME_VERIFY_FUZZ_SUBJECT_SUBJECTS_H

#include "verify/fuzz/cause/Cause.h"
#include "verify/fuzz/subject/Specimen.h"

namespace palindrome::fuzz {

/// Modules of LLVM IR.
std::unique_ptr<Subject> newLLVMSubject();
/// Modules of MLIR, with the dialects of `engine`, which must outlive the
/// subject.
std::unique_ptr<Subject> newMLIRSubject(const Engine &engine);
/// Programs of MLIR's dialects, which `lowering` converts: what is wrong is
/// that a function then does something else. Both must outlive the subject.
std::unique_ptr<Subject> newLoweringSubject(const Engine &engine,
                                            const Lowering &lowering);
/// Raw bytes.
std::unique_ptr<Subject> newBytesSubject();

/// The name of the subject that needs a lowering.
inline constexpr llvm::StringLiteral loweringSubjectName("lowering");

/// The subject with this name; null if there is none. What is passed must
/// outlive it; `lowering` is there for the subject that needs it.
std::unique_ptr<Subject> findSubject(llvm::StringRef name, const Engine &engine,
                                     const std::optional<Lowering> &lowering);

/// The causes of a result for a subject that includes MLIR. A correct module
/// need not have a translation, and what LLVM IR cannot express need not come
/// back: attributes that no dialect requires, carried entries that no longer
/// fit, and whatever differs if the export warned that it leaves something out.
std::vector<Cause> causesForMLIR(const FileResult &result);

/// The causes of a result for programs that are lowered, or that passes change:
/// a cause names what differs, the pass, and the ops that are wrong.
std::vector<Cause> causesForLowering(const FileResult &result);

/// A drawer of the rows of a table.
std::unique_ptr<Drawer> newTableDrawer(mutate::Weights weights);

} // namespace palindrome::fuzz

#endif // PALINDROME_VERIFY_FUZZ_SUBJECT_SUBJECTS_H
