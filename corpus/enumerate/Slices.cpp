// Makes the cases of a slice, several to a module, and judges the modules. A
// module that falls short is judged again case by case; a slice that ends its
// worker is divided.

#include "corpus/enumerate/Slices.h"
#include "corpus/enumerate/Coverage.h"
#include "palindrome/Engine.h"
#include "verify/base/io/Writer.h"
#include "verify/base/workers/WorkerPool.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/SourceMgr.h"
#include <deque>

using namespace llvm;
using namespace palindrome;
using namespace palindrome::enumerate;

/// The cases that one module holds: an MLIR context costs as much as many of
/// them.
static constexpr size_t casesOfModule = 64;
/// The cases that one job of a worker makes.
static constexpr size_t casesOfJob = 2048;
/// Into how many parts a slice is divided that ended its worker.
static constexpr size_t partsOfSlice = 16;

/// The stage of a worker that makes a case.
static constexpr StringLiteral ownStage = "the enumerator";

namespace {
/// Makes the cases of a slice and passes them on, joined to modules.
class Maker {
public:
  /// A case that LLVM accepts, in a module of its own.
  struct Accepted {
    size_t number;
    std::unique_ptr<Module> module;
  };
  /// Receives a module, and the cases that it was made of.
  using Receive = function_ref<void(const Module &, ArrayRef<Accepted>)>;

  Maker(const Kind &kind, size_t cases, SliceReport &report, Receive receive)
      : kind(kind), cases(kind.together == Together::No ? 1 : cases),
        report(report), receive(receive) {
    // Upgrades of old forms of debug info warn.
    context.setDiagnosticHandlerCallBack([](const DiagnosticInfo *, void *) {});
  }

  void run(Enumeration::Slice slice);

private:
  void take(size_t number, Build build);
  void takeFlags();
  void flush();

  const Kind &kind;
  const size_t cases;
  SliceReport &report;
  Receive receive;
  LLVMContext context;
  std::unique_ptr<Module> joined;
  SetVector<MDNode *> flags; ///< Of `joined`.
  std::vector<Accepted> accepted;
  Coverage coverage;
};
} // namespace

void Maker::run(Enumeration::Slice slice) {
  Enumeration enumeration(
      context, slice, [&](size_t number, Build build) { take(number, build); });
  kind.enumerate(enumeration);
  flush();
  report.covered = coverage.rows();
}

static std::string textOf(const Module &module) {
  std::string text;
  raw_string_ostream(text) << module;
  return text;
}

/// Whether LLVM reads what it prints for `module`.
static bool reads(const Module &module) {
  LLVMContext context;
  SMDiagnostic error;
  std::string text = textOf(module);
  return parseAssembly(MemoryBufferRef(text, "case"), error, context) !=
         nullptr;
}

void Maker::take(size_t number, Build build) {
  setWorkerStage(ownStage);
  auto alone = std::make_unique<Module>("", context);
  if (!build(*alone)) {
    ++report.unfit;
    return;
  }
  if (verifyModule(*alone)) {
    ++report.rejected;
    return;
  }
  if (cases > 1 && kind.together == Together::Read && !reads(*alone)) {
    ++report.unread;
    return;
  }
  coverage.add(*alone);
  if (cases > 1) {
    if (!joined)
      joined = std::make_unique<Module>("", context);
    build(*joined);
    takeFlags();
  }
  accepted.push_back({number, std::move(alone)});
  if (accepted.size() == cases)
    flush();
}

/// Moves the flags of the joined module out of it: cases have the same ones,
/// and LLVM's parser verifies a module with debug info.
void Maker::takeFlags() {
  NamedMDNode *list = joined->getModuleFlagsMetadata();
  if (!list)
    return;
  flags.insert(list->op_begin(), list->op_end());
  list->eraseFromParent();
}

void Maker::flush() {
  if (accepted.empty())
    return;
  for (MDNode *flag : flags)
    joined->getOrInsertModuleFlagsMetadata()->addOperand(flag);
  flags.clear();
  receive(accepted.size() == 1 ? *accepted.front().module : *joined, accepted);
  accepted.clear();
  joined.reset();
}

/// What a result names as its reason.
static std::string reasonOf(const FileResult &result) {
  if (!result.message.empty())
    return result.message;
  std::string reason;
  for (const DifferenceCount &difference : result.differences)
    reason += (reason.empty() ? "" : ", ") + difference.className;
  return reason;
}

namespace {
/// Judges the modules of a slice, in a worker.
class SliceJudge {
public:
  SliceJudge(const JudgeRequest &request, SliceReport &report);

  void judge(const Module &module, ArrayRef<Maker::Accepted> cases);

private:
  /// The first result that is not identical; nothing if there is none.
  std::optional<FileResult> findFault(const std::string &text) const;

  std::deque<Judge> judges;
  SliceReport &report;
};
} // namespace

SliceJudge::SliceJudge(const JudgeRequest &request, SliceReport &report)
    : report(report) {
  for (Through through : request.through) {
    JudgeOptions options;
    options.through = through;
    options.onStage = setWorkerStage;
    judges.emplace_back(request.engine ? *request.engine : nativeEngine(),
                        options);
  }
}

std::optional<FileResult> SliceJudge::findFault(const std::string &text) const {
  for (const Judge &judge : judges) {
    FileResult result = judge.judgeBuffer(MemoryBufferRef(text, "case.ll"));
    if (result.verdict != Verdict::Identical)
      return result;
  }
  return std::nullopt;
}

void SliceJudge::judge(const Module &module, ArrayRef<Maker::Accepted> cases) {
  auto keep = [&](size_t number, const FileResult &fault, std::string text) {
    report.findings.push_back({number, verdictName(fault.verdict).str(),
                               reasonOf(fault), std::move(text)});
  };
  std::string joined = textOf(module);
  if (cases.size() == 1)
    setInterimResult(joined);
  std::optional<FileResult> together = findFault(joined);
  if (!together) {
    report.identical += cases.size();
    return;
  }
  size_t faults = 0;
  for (const Maker::Accepted &one : cases) {
    std::string text = textOf(*one.module);
    std::optional<FileResult> fault =
        cases.size() == 1 ? together : findFault(text);
    if (!fault) {
      ++report.identical;
      continue;
    }
    ++faults;
    if (fault->verdict == Verdict::Unreadable)
      ++report.unread;
    else
      keep(one.number, *fault, std::move(text));
  }
  // Each case by itself is fine, but not all of them together.
  if (!faults && together->verdict != Verdict::Unreadable)
    keep(cases.front().number, *together, std::move(joined));
}

size_t palindrome::enumerate::countCases(const Kind &kind) {
  LLVMContext context;
  Enumeration enumeration(context, {0, SIZE_MAX}, [](size_t, Build) {});
  kind.enumerate(enumeration);
  return enumeration.count();
}

SliceReport palindrome::enumerate::writeSlice(
    const Kind &kind, Enumeration::Slice slice, bool join,
    function_ref<void(size_t, const Module &)> receive) {
  SliceReport report;
  // The maker refers to it for as long as it runs.
  auto receiveFirst = [&](const Module &module,
                          ArrayRef<Maker::Accepted> cases) {
    receive(cases.front().number, module);
  };
  Maker maker(kind, join ? casesOfModule : 1, report, receiveFirst);
  maker.run(slice);
  return report;
}

/// Divides `slice` into parts of at most `size` numbers, which stay in the same
/// steps.
static std::vector<Enumeration::Slice> divide(Enumeration::Slice slice,
                                              size_t size) {
  size_t step = std::max<size_t>(1, size) * slice.stride;
  std::vector<Enumeration::Slice> parts;
  for (size_t begin = slice.begin; begin < slice.end; begin += step)
    parts.push_back({begin, std::min(slice.end, begin + step), slice.stride});
  return parts;
}

/// The number of cases in `slice`, which begins at a case.
static size_t sizeOf(Enumeration::Slice slice) {
  return (slice.end - slice.begin + slice.stride - 1) / slice.stride;
}

SliceReport palindrome::enumerate::judgeSlice(const Kind &kind,
                                              Enumeration::Slice slice,
                                              const JudgeRequest &request) {
  SliceReport sum;
  WorkerLimits limits;
  limits.workers = request.jobs;
  limits.timeoutSeconds = request.timeoutSeconds;
  std::vector<Enumeration::Slice> slices = divide(slice, casesOfJob);
  while (!slices.empty()) {
    std::vector<Enumeration::Slice> again;
    runInWorkers(
        slices.size(), limits,
        [&](size_t job) {
          SliceReport report;
          SliceJudge judge(request, report);
          Maker(kind, sizeOf(slices[job]) == 1 ? 1 : casesOfModule, report,
                [&](const Module &module, ArrayRef<Maker::Accepted> cases) {
                  judge.judge(module, cases);
                })
              .run(slices[job]);
          return formatReport(report);
        },
        [&](size_t job, JobOutcome outcome) {
          if (outcome.kind == JobOutcome::Kind::Done)
            if (std::optional<SliceReport> report = parseReport(outcome.text)) {
              sum.add(*report);
              return;
            }
          size_t size = sizeOf(slices[job]);
          if (size > 1) {
            for (Enumeration::Slice part :
                 divide(slices[job], size / partsOfSlice))
              again.push_back(part);
            return;
          }
          // LLVM itself dies when it makes, prints or reads the module.
          if (outcome.stage == ownStage || outcome.stage == stages::parse) {
            sum.deadly.push_back(
                {slices[job].begin, "", outcome.text, outcome.interim});
            return;
          }
          bool hangs = outcome.kind == JobOutcome::Kind::TimedOut;
          sum.findings.push_back(
              {slices[job].begin,
               verdictName(hangs ? Verdict::Timeout : Verdict::Crash).str(),
               outcome.text, outcome.interim});
        });
    slices = std::move(again);
  }
  return sum;
}
