// The state of the comparison of two modules, and a function for each part of
// it.

#ifndef PALINDROME_VERIFY_JUDGE_DIFF_COMPARISON_H
#define PALINDROME_VERIFY_JUDGE_DIFF_COMPARISON_H

#include "verify/judge/diff/Attributes.h"
#include "verify/judge/diff/Metadata.h"
#include "verify/judge/diff/Pairing.h"
#include "llvm/IR/Module.h"

namespace palindrome::diff {

struct Comparison {
  Comparison(const llvm::Module &a, const llvm::Module &b,
             const DiffOptions &options)
      : a(a), b(b), report(a, b, values, options), types(a, b, report),
        constants(types, values), attributes(types, report),
        metadata(constants, values, report) {
    a.getMDKindNames(kindsA);
    b.getMDKindNames(kindsB);
  }

  /// Whether `a` and `b` are equal constants or each other's counterparts.
  /// Not for metadata as a value, which `metadata` compares.
  bool equal(const llvm::Value *x, const llvm::Value *y);

  /// Reports a difference of class `className` at `place` unless the values are
  /// equal. Either may be null.
  void compareValues(const llvm::Value *x, const llvm::Value *y,
                     llvm::StringRef className, const ValuePlace &place);

  const llvm::Module &a, &b;
  Correspondence values;
  Report report;
  TypeComparer types;
  ConstantComparer constants;
  AttributeComparer attributes;
  MetadataComparer metadata;
  /// The names of each module's metadata kinds, by number.
  llvm::SmallVector<llvm::StringRef> kindsA, kindsB;
};

/// The attachments of an instruction or a global object: kinds and nodes.
using Attachments = llvm::SmallVector<std::pair<unsigned, llvm::MDNode *>, 4>;

/// Compares the attachments of two instructions or global objects.
void compareAttachments(Comparison &comparison,
                        llvm::ArrayRef<std::pair<unsigned, llvm::MDNode *>> a,
                        llvm::ArrayRef<std::pair<unsigned, llvm::MDNode *>> b,
                        const ValuePlace &place);

/// Pairs the global values of the modules and the arguments of paired
/// functions, and reports global values without a counterpart.
void pairGlobals(Comparison &comparison);

/// Compares the paired global values, without the bodies of functions.
void compareGlobals(Comparison &comparison);

/// Compares the bodies of two paired functions.
void compareBodies(Comparison &comparison, const Pairing &pairing);

/// Compares two paired instructions.
void compareInstructions(Comparison &comparison, const llvm::Instruction &a,
                         const llvm::Instruction &b);

/// Compares the debug records before two paired instructions, or at the end of
/// two paired blocks.
void compareRecords(Comparison &comparison, const llvm::DbgMarker *a,
                    const llvm::DbgMarker *b, const ValuePlace &place);

/// Compares the properties of the modules, such as the data layout.
void compareModuleProperties(Comparison &comparison);

/// Compares the named metadata of the modules.
void compareNamedMetadata(Comparison &comparison);

} // namespace palindrome::diff

#endif // PALINDROME_VERIFY_JUDGE_DIFF_COMPARISON_H
