// What the two forms of an export do differently (docs/design.md, "Forms"),
// each choice by a name of its own. The rest of the exporter asks these.

#ifndef PALINDROME_EXPORT_FORM_H
#define PALINDROME_EXPORT_FORM_H

#include "export/BodyBuilder.h"
#include "palindrome/Export.h"
#include "llvm/ADT/StringRef.h"

namespace palindrome {

struct FormChoices {
  /// The identifier of the LLVM module.
  llvm::StringLiteral moduleName;
  /// Whether that is its source filename too, if none is carried.
  bool hasNameAsSourceFilename;
  /// The source legalized first: terminators with distinct successors, and
  /// debug expressions that LLVM accepts. This changes the source.
  bool legalizesSource;
  /// What instructions are folded by, and the constants of initializers.
  Folding folding, foldingInInitializers;
  /// Block arguments and function arguments named by their locations.
  bool namesByLocation;
  /// Blocks translated in order of dominance, and phis filled in the order of
  /// MLIR's lists of predecessors; else all in the order of the blocks.
  bool ordersByDominance;
  /// The version of debug info said by every module, whether it has any.
  bool alwaysSaysDebugVersion;
  /// What ops and attributes of the module say comes before functions' bodies,
  /// and a compile unit is listed as soon as it is made; else all named
  /// metadata comes last, what is carried first.
  bool listsMetadataEarly;
  /// Declarations have only those attributes that say something to callers.
  bool abridgesDeclarations;
  /// The numbers of a profile's detailed summary are 64 bits wide.
  bool hasWideProfileSummary;
  /// What llvm.global_ctors associates with its functions is left out.
  bool dropsStructorData;
  /// A function that is an intrinsic keeps the attributes that LLVM gives it.
  bool keepsIntrinsicAttributes;
  /// Casts that a partial conversion left, and that are nothing in LLVM IR, are
  /// nothing; else an error.
  bool passesConversionCasts;
  /// What LLVM IR has no form for is left out with a warning; else silently.
  bool warnsOfOmissions;
  /// Attributes are made as they are written: what MLIR's exporter rejects is
  /// an error, and the rest LLVM's verifier judges. Else only what LLVM accepts
  /// is made. Errors are told in MLIR's own words, down to the op.
  bool rejectsAsUpstream;

  static const FormChoices &of(ExportForm form);
};

} // namespace palindrome

#endif // PALINDROME_EXPORT_FORM_H
