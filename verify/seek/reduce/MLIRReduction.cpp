// Reduces MLIR: first by edits of our own that remove debug info, functions and
// paths; then by mlir-reduce, which removes whole ops of a region and folds;
// then by all edits, each kind by delta debugging, until none of them finds
// anything more to remove.

#include "mlir/IR/Verifier.h"
#include "mlir/InitAllDialects.h"
#include "verify/base/io/Context.h"
#include "verify/base/io/MLIRErrors.h"
#include "verify/base/io/Reader.h"
#include "verify/base/io/Writer.h"
#include "verify/base/workers/WorkerPool.h"
#include "verify/seek/reduce/Programs.h"
#include "verify/seek/reduce/Reductions.h"
#include "verify/seek/reduce/ops/Edits.h"
#include "llvm/ADT/DeltaAlgorithm.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome;
using namespace palindrome::reduce;

namespace {
using OwnedModule = mlir::OwningOpRef<mlir::ModuleOp>;

/// Finds a minimal set of edits of one kind that are not made.
class KindReduction : public llvm::DeltaAlgorithm {
public:
  KindReduction(const Tools &tools, const EditKind &kind, mlir::ModuleOp base,
                bool withLocations)
      : tools(tools), kind(kind), base(base), withLocations(withLocations) {}

  /// Makes as many edits as are interesting. Returns whether that is any; the
  /// result is in the file `candidate`.
  bool run();

  static constexpr llvm::StringLiteral candidate = "candidate.mlir";

protected:
  bool ExecuteOneTest(const changeset_ty &kept) override;

private:
  /// The text of the base with all edits made but `kept`; empty if the result
  /// does not verify.
  std::string textWithout(const changeset_ty &kept);

  const Tools &tools;
  const EditKind &kind;
  mlir::ModuleOp base;
  const bool withLocations;
};
} // namespace

static std::string textOf(mlir::ModuleOp module, bool withLocations) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  printMLIR(module, stream, withLocations);
  return text;
}

std::string KindReduction::textWithout(const changeset_ty &kept) {
  OwnedModule copy = base.clone();
  Edits edits = kind.find(*copy);
  for (unsigned i = 0; i < edits.size(); ++i)
    if (!kept.count(i))
      edits[i]();
  MLIRErrors dropped(*copy->getContext(), candidate);
  if (mlir::failed(mlir::verify(*copy)))
    return "";
  return textOf(*copy, withLocations);
}

bool KindReduction::ExecuteOneTest(const changeset_ty &kept) {
  // In a process of its own: verifiers and printers crash on some modules that
  // lack a part.
  bool isInteresting = false;
  WorkerLimits limits;
  limits.timeoutSeconds = 60;
  runInWorkers(
      1, limits,
      [&](size_t) {
        std::string text = textWithout(kept);
        bool answer = !text.empty() && tools.isInteresting(text, candidate);
        return std::string(answer ? "interesting" : "");
      },
      [&](size_t, const JobOutcome &outcome) {
        isInteresting = outcome.kind == JobOutcome::Kind::Done &&
                        outcome.text == "interesting";
      });
  return isInteresting;
}

bool KindReduction::run() {
  changeset_ty all;
  for (unsigned i = 0, count = kind.find(base).size(); i < count; ++i)
    all.insert(i);
  if (all.empty())
    return false;
  changeset_ty kept = Run(all);
  // The file of the last candidate need not be that of the result.
  return kept.size() < all.size() && ExecuteOneTest(kept);
}

/// Runs mlir-reduce. Returns the path of its result, or `input` where it has
/// none that is smaller.
static std::string runMLIRReduce(const Tools &tools, const std::string &input) {
  const Session &session = tools.session;
  session.record().phase = "mlir-reduce";
  std::string result = session.path("mlir-reduced.mlir");
  int status = runTool({tools.mlirReduce, input,
                        "--reduction-tree=traversal-mode=0 test=" + tools.ask +
                            " test-arg=" + tools.socket + ",1",
                        "-o=" + result},
                       session.path("."));
  // It crashes on some modules; what it found until then counts.
  if (status == 0 && tools.isInteresting(result))
    return result;
  std::string best = session.path("best.mlir");
  if (session.record().bestBytes &&
      session.keep(session.path("best"), "best.mlir") &&
      tools.isInteresting(best))
    return best;
  return input;
}

namespace {
/// Makes a module smaller by edits.
class Editing {
public:
  Editing(const Tools &tools, mlir::MLIRContext &context)
      : tools(tools), context(context) {}

  /// Begins with the module in the file `path`. False if it cannot be read, or
  /// its text is not interesting.
  bool start(const std::string &path);
  /// Makes edits of each of the kinds. Returns whether the text has changed.
  bool apply(llvm::ArrayRef<EditKind> kinds);
  /// The path of the result.
  std::string result() const { return tools.session.path(name); }

private:
  OwnedModule parse(const std::string &path) const;
  std::string text() const { return textOf(*module, withLocations); }

  static constexpr llvm::StringLiteral name = "reduced.mlir";
  const Tools &tools;
  mlir::MLIRContext &context;
  OwnedModule module;
  bool withLocations = false;
};
} // namespace

OwnedModule Editing::parse(const std::string &path) const {
  Diagnostic error;
  auto buffer = readInput(path, error);
  return buffer ? parseMLIR(*buffer, context, error) : nullptr;
}

bool Editing::start(const std::string &path) {
  module = parse(path);
  if (!module)
    return false;
  for (bool locations : {false, true}) {
    withLocations = locations;
    if (tools.isInteresting(text(), name))
      return true;
  }
  return false;
}

bool Editing::apply(llvm::ArrayRef<EditKind> kinds) {
  std::string before = text();
  for (const EditKind &kind : kinds) {
    tools.session.record().phase = kind.name.data();
    if (!KindReduction(tools, kind, *module, withLocations).run())
      continue;
    std::string smaller = tools.session.path(KindReduction::candidate);
    OwnedModule reread = parse(smaller);
    if (!reread || !tools.session.keep(smaller, name))
      break;
    module = std::move(reread);
  }
  return text() != before;
}

std::string palindrome::reduce::reduceMLIR(const Tools &tools,
                                           const std::string &input) {
  mlir::DialectRegistry registry;
  mlir::registerAllDialects(registry);
  tools.engine.registerDialects(registry);
  mlir::MLIRContext context(registry, mlir::MLIRContext::Threading::DISABLED);
  stopLocking(context);
  // What is large goes first, in few questions: debug info, functions that do
  // not matter, then paths. mlir-reduce would ask about it op by op.
  std::string start = input;
  if (Editing editing(tools, context);
      editing.start(input) && editing.apply(largeKinds()))
    start = editing.result();
  if (!tools.mlirReduce.empty())
    start = runMLIRReduce(tools, start);
  Editing editing(tools, context);
  if (!editing.start(start))
    return start;
  // An edit may make room for others without making the text shorter, but not
  // without end.
  constexpr unsigned mostRounds = 10;
  for (unsigned round = 0; round < mostRounds; ++round)
    if (!editing.apply(editKinds()))
      break;
  return editing.result();
}
