// Keeps assignments (LangRef, "DIAssignID") apart where an inliner has copied
// their instructions and debug records. LLVM's verifier requires the
// instructions and the records of an assignment to be in one function, and
// LLVM's inliner makes an assignment of its own for each inlined call:
//
//   store i32 %x, ptr %a, !DIAssignID !1                            in @callee
//   #dbg_assign(i32 %x, !2, !DIExpression(), !1, ptr %a, ..., !3)
//
//   store i32 7, ptr %a.i, !DIAssignID !4                           in @caller
//   #dbg_assign(i32 7, !2, !DIExpression(), !4, ptr %a.i, ..., !5)
//   !4 = distinct !DIAssignID()
//   !5 = !DILocation(line: 1, scope: !callee, inlinedAt: !6)

#ifndef PALINDROME_EXPORT_METADATA_ASSIGNMENTS_H
#define PALINDROME_EXPORT_METADATA_ASSIGNMENTS_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/DebugProgramInstruction.h"
#include "llvm/IR/Instruction.h"

namespace palindrome::exporter {

class DropReporter;

/// The call sites (DebugInfoExporter::callSite) at which the debug records of a
/// function were inlined. The ops of records have no location of their own, so
/// that their call sites are those of inliners after the import. Those of
/// another op may begin with call sites that it was imported with.
class RecordSites {
public:
  void add(llvm::DILocation *site) {
    if (site)
      sites.insert(site);
  }
  /// The innermost of the sites in the chain of call sites from `site`, which
  /// may be null; null if there is none.
  llvm::DILocation *find(llvm::DILocation *site) const;

private:
  llvm::SmallPtrSet<llvm::DILocation *, 8> sites;
};

/// The users of all assignments of a module.
class AssignmentExporter {
public:
  explicit AssignmentExporter(DropReporter &report) : report(report) {}

  /// Adds `inst`, made of `op` and with an assignment attached, or `record`, a
  /// `#dbg_assign`. `site` is where the op was inlined, or null.
  void add(llvm::Instruction *inst, mlir::Operation *op,
           llvm::DILocation *site);
  void add(llvm::DbgVariableRecord *record, mlir::Operation *op,
           llvm::DILocation *site);

  /// Replaces the assignments of what was inlined in `function`, whose body is
  /// finished, by one for each call site.
  void finishFunction(llvm::Function &function);

  /// Makes assignments of their own for copies in other functions that no call
  /// site distinguishes. What instructions or records would still be in another
  /// function than the others is dropped with a warning. To be called when all
  /// functions are finished.
  void finish();

private:
  /// An instruction or, if that is null, a record.
  struct User {
    llvm::Instruction *inst;
    llvm::DbgVariableRecord *record;
    mlir::Operation *op;
    llvm::DILocation *site;

    llvm::DIAssignID *id() const;
    void setID(llvm::DIAssignID *id) const;
  };
  /// The functions that have instructions and records of an assignment.
  struct Functions {
    llvm::SmallPtrSet<llvm::Function *, 1> instructions, records;
  };
  void drop(const User &user) const;

  DropReporter &report;
  /// The users in the function whose body is being made.
  llvm::SmallVector<User, 0> here;
  /// The users of assignments that were not inlined, with their functions.
  llvm::SmallVector<std::pair<User, llvm::Function *>, 0> own;
  llvm::DenseMap<llvm::DIAssignID *, Functions> functions;
};

} // namespace palindrome::exporter

#endif // PALINDROME_EXPORT_METADATA_ASSIGNMENTS_H
