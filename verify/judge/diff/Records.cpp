// Compares the sequences of debug records before two paired instructions.

#include "verify/judge/compare/Align.h"
#include "verify/judge/diff/Comparison.h"
#include "llvm/IR/DebugProgramInstruction.h"

using namespace llvm;

namespace palindrome::diff {

/// The keys of a record: everything; variable and kind; variable or label;
/// kind.
static compare::AlignKeys keysOf(MetadataComparer &metadata,
                                 const DbgRecord &record) {
  uint64_t location = metadata.colour(record.getDebugLoc().getAsMDNode());
  if (auto *label = dyn_cast<DbgLabelRecord>(&record)) {
    uint64_t node = metadata.colour(label->getRawLabel());
    return {node * 3 + location, node, node, 1};
  }
  auto &variable = cast<DbgVariableRecord>(record);
  uint64_t kind = 2 + uint64_t(variable.getType());
  uint64_t node = metadata.colour(variable.getRawVariable());
  uint64_t whole = node * 3 + location * 5 + kind +
                   metadata.colour(variable.getRawExpression()) * 7;
  return {whole, node * 3 + kind, node, kind};
}

static void compareVariables(Comparison &comparison, const DbgVariableRecord &a,
                             const DbgVariableRecord &b,
                             const ValuePlace &place) {
  MetadataComparer &metadata = comparison.metadata;
  if (a.getType() != b.getType()) {
    comparison.report.add("dbg-record", place, [&](Difference &difference) {
      difference.a = comparison.report.record(a, Side::A);
      difference.b = comparison.report.record(b, Side::B);
    });
    return;
  }
  metadata.compare(a.getRawLocation(), b.getRawLocation(), "dbg-record:value",
                   place);
  metadata.compare(a.getRawVariable(), b.getRawVariable(),
                   "dbg-record:variable", place);
  metadata.compare(a.getRawExpression(), b.getRawExpression(),
                   "dbg-record:expression", place);
  if (!a.isDbgAssign())
    return;
  metadata.compare(a.getRawAssignID(), b.getRawAssignID(),
                   "dbg-record:assign-id", place);
  metadata.compare(a.getRawAddress(), b.getRawAddress(), "dbg-record:value",
                   place);
  metadata.compare(a.getRawAddressExpression(), b.getRawAddressExpression(),
                   "dbg-record:expression", place);
}

static void compareRecord(Comparison &comparison, const DbgRecord &a,
                          const DbgRecord &b, const ValuePlace &place) {
  if (a.getRecordKind() != b.getRecordKind()) {
    comparison.report.add("dbg-record", place, [&](Difference &difference) {
      difference.a = comparison.report.record(a, Side::A);
      difference.b = comparison.report.record(b, Side::B);
    });
    return;
  }
  if (auto *label = dyn_cast<DbgLabelRecord>(&a))
    comparison.metadata.compare(label->getRawLabel(),
                                cast<DbgLabelRecord>(b).getRawLabel(),
                                "dbg-record:label", place);
  else
    compareVariables(comparison, cast<DbgVariableRecord>(a),
                     cast<DbgVariableRecord>(b), place);
  comparison.metadata.compare(a.getDebugLoc().getAsMDNode(),
                              b.getDebugLoc().getAsMDNode(),
                              "dbg-record:location", place);
}

void compareRecords(Comparison &comparison, const DbgMarker *a,
                    const DbgMarker *b, const ValuePlace &place) {
  if ((!a || a->empty()) && (!b || b->empty()))
    return;
  std::vector<const DbgRecord *> left, right;
  std::vector<compare::AlignKeys> keysLeft, keysRight;
  auto gather = [&](const DbgMarker *marker, auto &records, auto &keys) {
    if (!marker)
      return;
    for (const DbgRecord &record : marker->getDbgRecordRange()) {
      records.push_back(&record);
      keys.push_back(keysOf(comparison.metadata, record));
    }
  };
  gather(a, left, keysLeft);
  gather(b, right, keysRight);
  unsigned nextLeft = 0, nextRight = 0;
  auto placeOf = [&](unsigned index) {
    ValuePlace at = place;
    at.detail += " (before it: debug record " + std::to_string(index + 1) + ")";
    return at;
  };
  auto skipTo = [&](unsigned toLeft, unsigned toRight) {
    for (; nextLeft != toLeft; ++nextLeft)
      comparison.report.add(
          "dbg-record", placeOf(nextLeft), [&](Difference &difference) {
            difference.a = comparison.report.record(*left[nextLeft], Side::A);
          });
    for (; nextRight != toRight; ++nextRight)
      comparison.report.add(
          "dbg-record", placeOf(nextRight), [&](Difference &difference) {
            difference.b = comparison.report.record(*right[nextRight], Side::B);
          });
  };
  for (auto [i, j] : compare::align(keysLeft, keysRight)) {
    skipTo(i, j);
    compareRecord(comparison, *left[i], *right[j], placeOf(i));
    nextLeft = i + 1;
    nextRight = j + 1;
  }
  skipTo(left.size(), right.size());
}

} // namespace palindrome::diff
