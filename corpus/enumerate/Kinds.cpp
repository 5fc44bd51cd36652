// The table of kinds.

#include "corpus/enumerate/Kinds.h"
#include "corpus/enumerate/instructions/Kinds.h"
#include "corpus/enumerate/intrinsics/Kinds.h"
#include "corpus/enumerate/metadata/Kinds.h"
#include "corpus/enumerate/symbols/Kinds.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace palindrome::enumerate;

static constexpr Kind table[] = {
    {"casts", "casts between all types", enumerateCasts},
    {"arithmetic", "unary and binary operations", enumerateArithmetic},
    {"comparisons", "icmp and fcmp with each predicate", enumerateComparisons},
    {"values", "select, phi, freeze, va_arg, ret", enumerateValues},
    {"elements", "parts of vectors and aggregates, shuffles",
     enumerateElements},
    {"memory", "alloca, load, store", enumerateMemory},
    {"addresses", "getelementptr", enumerateAddresses},
    {"atomics", "atomic accesses and fences", enumerateAtomics},
    {"intrinsics", "intrinsics of every target", enumerateIntrinsics},
    {"control-flow", "terminators", enumerateControlFlow},
    {"calls", "conventions, bundles, inline assembly", enumerateCalls},
    {"attributes", "attributes in each place", enumerateAttributes,
     Together::Read},
    {"symbols", "linkage, visibility, comdats and their like", enumerateSymbols,
     Together::Read},
    {"symbol-parts", "all other properties of symbols", enumerateSymbolParts,
     Together::Read},
    {"intrinsic-texts", "intrinsics that need a context",
     enumerateIntrinsicTexts, Together::No},
    {"exceptions", "landing pads, funclets, invokes", enumerateExceptions},
    {"constants", "constants and constant expressions", enumerateConstants},
    {"metadata", "nodes, attachments of every kind, loops", enumerateMetadata,
     Together::Read},
    {"named-metadata", "named lists and module flags", enumerateNamedMetadata,
     Together::No},
    {"debug-info", "every class of debug info, with each field",
     enumerateDebugInfo, Together::Read},
    {"debug-records", "debug records, locations and expressions",
     enumerateDebugRecords, Together::Read},
    {"modules", "properties of modules, types", enumerateModuleProperties,
     Together::No},
};

ArrayRef<Kind> palindrome::enumerate::kinds() { return table; }

const Kind *palindrome::enumerate::findKind(StringRef name) {
  const Kind *kind =
      find_if(table, [&](const Kind &kind) { return kind.name == name; });
  return kind == std::end(table) ? nullptr : kind;
}
