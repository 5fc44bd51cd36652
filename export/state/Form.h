// The choices in which the lossless and the upstream form of an export differ.
// The exporter asks for each choice by its name, never for the form.

#ifndef PALINDROME_EXPORT_STATE_FORM_H
#define PALINDROME_EXPORT_STATE_FORM_H

#include "export/state/BodyBuilder.h"
#include "palindrome/Export.h"
#include "llvm/ADT/StringRef.h"

namespace palindrome::exporter {

struct FormChoices {
  /// The identifier of the LLVM module.
  llvm::StringLiteral moduleName;
  /// Whether the identifier is the carried one instead, if there is one; and
  /// empty, so that the text begins with the source filename, if that is
  /// carried alone.
  bool restoresModuleID;
  /// Whether the identifier is also the source filename, if none is carried.
  bool hasNameAsSourceFilename;
  /// Whether the source is legalized first, which changes it: terminators get
  /// distinct successors, and debug expressions become ones that LLVM accepts.
  bool legalizesSource;
  /// The folding of instructions in bodies, and of those in initializers.
  Folding folding, foldingInInitializers;
  /// Whether the names of block and function arguments come from their
  /// locations.
  bool namesByLocation;
  /// Whether blocks are translated in order of dominance, and the entries of
  /// phis are in the order of MLIR's lists of predecessors. Otherwise both are
  /// in the layout order of the blocks.
  bool ordersByDominance;
  /// Whether a module without debug info also gets the flag of its version.
  bool alwaysSaysDebugVersion;
  /// Whether module flags and other named metadata are made before the bodies
  /// of functions, and a compile unit is listed as soon as it is made.
  /// Otherwise all named metadata comes last, what is carried first.
  bool listsMetadataEarly;
  /// Whether declarations have only the attributes that concern callers.
  bool abridgesDeclarations;
  /// Whether the numbers of a profile's detailed summary have 64 bits.
  bool hasWideProfileSummary;
  /// Whether the number of a module flag is truncated to 32 bits, whatever its
  /// value.
  bool narrowsFlags;
  /// Whether the data associated with functions in llvm.global_ctors is
  /// dropped.
  bool dropsStructorData;
  /// Whether a function that is an intrinsic keeps the attributes that LLVM
  /// defines for it.
  bool keepsIntrinsicAttributes;
  /// Whether casts that a partial conversion left are accepted if both types
  /// are the same in LLVM IR. Otherwise they are errors.
  bool passesConversionCasts;
  /// Whether there is a warning for what LLVM IR cannot represent.
  bool warnsOfOmissions;
  /// Whether attributes are made as they are written. Those that MLIR's
  /// exporter rejects are errors, with its texts; others are for LLVM's
  /// verifier to judge. Otherwise only attributes that LLVM accepts are made.
  bool rejectsAsUpstream;

  static const FormChoices &of(ExportForm form);
};

} // namespace palindrome::exporter

#endif // PALINDROME_EXPORT_STATE_FORM_H
