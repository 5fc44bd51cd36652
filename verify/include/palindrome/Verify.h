// The verifier: sends modules through an engine and back and judges the result;
// one file in this process, or many files in worker processes.

#ifndef PALINDROME_VERIFY_H
#define PALINDROME_VERIFY_H

#include "mlir/Support/LLVM.h"
#include "palindrome/Census.h"
#include "palindrome/Containers.h"
#include "palindrome/Counterexample.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBufferRef.h"
#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace llvm {
class MemoryBuffer;
class Module;
} // namespace llvm

namespace mlir {
class DialectRegistry;
class ModuleOp;
} // namespace mlir

namespace palindrome {

namespace roundtrip {
class ContextPool;
} // namespace roundtrip

class Engine;

/// The verdict on a file. Verdicts on a completed round trip come first, from
/// the best to the weakest.
enum class Verdict {
  Identical,   ///< Both modules print the same.
  Isomorphic,  ///< The same graph; names, order or spelling differ.
  Equivalent,  ///< Each function refines its counterpart, both ways.
  Refined,     ///< Each function that came back refines the original.
  Tested,      ///< Runs showed no difference; nothing is proved.
  Different,   ///< The graphs differ.
  Unknown,     ///< Not decided.
  LowerError,  ///< The module could not be lowered.
  PassError,   ///< A pass failed.
  ImportError, ///< The engine could not import the module.
  ExportError, ///< The engine could not export the module.
  Invalid,     ///< A verifier rejects the engine's result.
  Crash,       ///< The engine crashed, or ran out of memory.
  Timeout,     ///< The time limit passed.
  Unreadable,  ///< The input does not parse or does not verify.
};
constexpr size_t numVerdicts = size_t(Verdict::Unreadable) + 1;

/// The name of `verdict` in reports and on the command line, such as
/// "import-error".
llvm::StringRef verdictName(Verdict verdict);

/// One line that explains `verdict`, without a full stop.
llvm::StringRef verdictDescription(Verdict verdict);

/// The verdict with the name `name`; nothing if there is none.
std::optional<Verdict> findVerdict(llvm::StringRef name);

/// Whether `verdict` is at least as good as `required`, which must be a verdict
/// on a completed round trip (`Identical` to `Unknown`).
bool satisfies(Verdict verdict, Verdict required);

/// Whether `verdict`, on a part, says more against the whole than `other`, on
/// another part. That one part is different outweighs all else, also what is
/// not decided of another; otherwise the later verdict of the enumeration does.
bool outweighs(Verdict verdict, Verdict other);

/// The form in which the imported module reaches the export: as it is in
/// memory, or written as text or bytecode and read into a new context.
enum class Through { Memory, Text, Bytecode };

/// The differences of one class in one file.
struct DifferenceCount {
  std::string className;
  uint64_t count = 0;
  std::string where; ///< The place of the first.
  /// The spellings of the first in the original and in what came back; empty
  /// where one side has nothing. Long ones are cut.
  std::string original, back;
};

/// The wall time of each part of a round trip, in seconds. Writing and reading
/// the module in the middle (see `Through`), and lowering, are in none.
struct PartSeconds {
  double parse = 0;     ///< Reading the input.
  double importing = 0; ///< The engine's import.
  double exporting = 0; ///< The engine's export.
  double check = 0;     ///< LLVM's and MLIR's verifiers.
  double compare = 0;   ///< Printing modules and finding differences.
  /// All of it, with what is in none of them, such as proofs; also of a file
  /// whose worker died.
  double total = 0;
};

/// What a lowering, or a pass of MLIR's, does wrong.
struct WrongLowering {
  /// What differs: "result", "memory", "output"; "outcome" if the lowered
  /// function does not return, "invalid" if it does not verify.
  std::string what;
  /// The ops that are left of the function when it is made smaller as long as
  /// its lowering does something else, each once, as "arith.addi of int".
  std::vector<std::string> ops;
  /// The passes of which one is wrong, in their order; empty if that was not
  /// asked for.
  std::vector<std::string> passes;
  /// The pipeline that has the wrong pass alone; empty for a lowering.
  std::string pipeline;
  /// What is left as text, and its arguments as `palindrome run` takes them.
  std::string module;
  std::vector<std::string> arguments;

  /// The module, after a comment with the command that runs `function` of it,
  /// such as "@f", without a lowering.
  std::string textFor(llvm::StringRef function) const;
};

/// The verdict on a symbol whose definition did not come back the same.
struct SettledSymbol {
  /// As "@f"; "module" for what belongs to no symbol, "program" for all.
  std::string name;
  Verdict verdict = Verdict::Unknown; ///< `Equivalent` to `Unknown`.
  /// What the verdict rests on: the kind of a proof, "counterexample",
  /// "definition", "runs", "program"; empty where it is unknown.
  std::string by;
  std::vector<std::string> rules; ///< The rules of a proof by rules.
  /// Of functions of MLIR, the name of `PairResult::basis`, and the same as in
  /// `PairResult`.
  std::string basis, unstated;
  uint64_t runs = 0;  ///< Those that showed no difference, for `Tested`.
  std::string reason; ///< In one line; may be empty.
  /// What stopped the proof in lockstep, such as "branch" (`obstacleName`), of
  /// an unknown symbol; may be empty.
  std::string obstacle;
  bool isCached = false; ///< An earlier run found the verdict.
  double seconds = 0;    ///< Processor time.
  /// What was run, where that shows the difference.
  std::optional<Counterexample> counterexample;
  /// Of a function that its lowering made another, if that was asked for.
  std::optional<WrongLowering> wrong;

  /// What made it another, for people: the passes of `wrong` if these are
  /// known, as "convert-arith-to-llvm", else "the lowering".
  std::string loweredBy() const;
};

/// The verdicts on the two sides of a file of MLIR.
struct BothSides {
  Verdict llvm = Verdict::Unknown; ///< On the two exports.
  /// On the module and the module that came back, up to the normal form of
  /// docs/mlir-normal-form.md.
  Verdict mlir = Verdict::Unknown;
  std::vector<DifferenceCount> differences; ///< Of the MLIR side.
  std::string message; ///< The reason of the verdict on MLIR; may be empty.
  /// The verdicts on symbols of the MLIR side; nothing if it was not settled.
  std::optional<std::vector<SettledSymbol>> settled;
  /// What the lowering decided by which it was settled, in one line; empty if
  /// nothing was lowered.
  std::string lowering;
  /// The warnings of the first export, each that something is left out.
  uint64_t exportWarnings = 0;
};

/// The verdict on a function that a pass changed.
struct PassPair : SettledSymbol {
  std::string pass; ///< Which run of which pass, such as "gvn #2".
  /// Those of the function before the pass; 0 for other symbols.
  uint64_t instructions = 0;
};

/// A pair that stands out among those of a pass; without one, all is empty.
struct NotablePair {
  std::string path, symbol, pass; ///< The file, and as in `PassPair`.
  double seconds = 0;
  uint64_t instructions = 0;
};

/// All runs of one pass on one file, or on all.
struct PassCounts {
  std::string name; ///< Such as "gvn".
  uint64_t runs = 0;
  uint64_t same = 0; ///< Functions that a run left as they were.
  std::array<uint64_t, numVerdicts> counts{}; ///< Of the others, by verdict.
  double seconds = 0; ///< Processor time of the verdicts.
  /// The unknown, by their obstacles; "other" for those without one.
  std::map<std::string, uint64_t> obstacles;
  /// The pair whose verdict took the longest, and the largest of the unknown.
  NotablePair slowest, largest;

  /// Counts a pair of the file `path`.
  void add(const PassPair &pair, llvm::StringRef path);
};

/// The first run of a pass after which a function is different.
struct WrongPass {
  std::string pass, symbol; ///< As in `PassPair`.
  /// The pass alone, for --pipeline, or --opt-passes if `isLLVM`.
  std::string pipeline;
  bool isLLVM = false;
  /// Whether the pass may know all callers of local functions and all accesses
  /// to local variables, since it runs on modules.
  bool isInterprocedural = false;
  bool hasUndef = true; ///< Whether inputs of the functions may be undef.
  /// A module that shows it: what the pass ran on, or a part of that.
  std::string module;
  bool isReduced = false; ///< By `palindrome reduce`.
};

/// What the passes of a pipeline did to one file.
struct PassReport {
  std::optional<WrongPass> wrong; ///< Set if each pass was judged.
  std::vector<PassPair> pairs;
  std::vector<PassCounts> passes; ///< In the order of their first runs.

  /// The counts of the pass `name`, which are added if there are none.
  PassCounts &countsOf(llvm::StringRef name);
  void add(const PassReport &other);
};

/// How the result of a file stands to what a baseline says of the file.
enum class Standing {
  Known,    ///< It falls short, as the baseline says.
  Better,   ///< It falls short by less than the baseline says.
  Fixed,    ///< It passes, and the baseline says that it falls short.
  New,      ///< It falls short, and the baseline has no word of the file.
  Worse,    ///< Its verdict is weaker than the baseline says.
  Other,    ///< It falls short by something that the baseline does not have.
  Accepted, ///< One of the last three, which the baseline is to have from now.
};
constexpr size_t numStandings = size_t(Standing::Accepted) + 1;

/// The name of `standing` in reports, such as "known".
llvm::StringRef standingName(Standing standing);

/// The standing with the name `name`; nothing if there is none.
std::optional<Standing> findStanding(llvm::StringRef name);

/// The result of a file, compared with a baseline.
struct BaselineMatch {
  /// A part of the result that the baseline does not have, or has as better.
  struct News {
    std::string name; ///< A class of differences, or a symbol.
    std::string now;  ///< The number of differences, or the verdict.
    std::string was;  ///< By the baseline; empty if it has none.
  };

  Standing standing = Standing::Known;
  /// The verdict that the baseline has; nothing for `New`.
  std::optional<Verdict> was;
  std::vector<News> news;

  /// Whether the file passes, though it may fall short.
  bool isAccepted() const {
    return standing != Standing::New && standing != Standing::Worse &&
           standing != Standing::Other;
  }
};

struct FileResult {
  std::string path;
  /// The file of the command line, if `path` names a module within one (see
  /// `ContainedModule`); else empty.
  std::string container;
  /// The digest of what was read, of 32 hexadecimal digits (BLAKE3); empty
  /// unless the run is recorded, and if nothing could be read.
  std::string content;
  bool isKnown = false; ///< An earlier run found the result.
  /// The file was being judged when this was recorded; `passes` has what was
  /// judged by then.
  bool isPartial = false;
  std::string engine;
  Verdict verdict = Verdict::Unknown; ///< The weaker of both sides.
  /// Whether the system does not let the file be read, as one without
  /// permission; what is read and does not parse is merely `Unreadable`.
  bool isUnread = false;
  std::vector<DifferenceCount> differences; ///< Of the LLVM side.
  /// Set for files of MLIR whose dialects can be imported from LLVM IR.
  std::optional<BothSides> sides;
  std::string message; ///< The reason, in one line; may be empty.
  PartSeconds seconds;
  /// The verdicts on symbols; nothing if the modules were not settled.
  std::optional<std::vector<SettledSymbol>> settled;
  /// The verdicts on the functions of a file of MLIR that was lowered, each
  /// before against after: `Tested`, `Different` or `Unknown`. Nothing if the
  /// lowering was not judged.
  std::optional<std::vector<SettledSymbol>> lowered;
  /// Set where passes were judged, not a round trip.
  std::optional<PassReport> passes;
  /// The census of the first import; nothing if it was not requested or the
  /// import failed.
  std::optional<Census> stats;
  /// Set if the run has a baseline that says something of the file, or if the
  /// file falls short.
  std::optional<BaselineMatch> baseline;

  /// The first function that its lowering made another; null if there is none.
  const SettledSymbol *wronglyLowered() const;
};

/// How modules of MLIR are lowered before their round trip.
struct Lowering {
  /// Registers the dialects that a module may use beside those of the engine.
  std::function<void(mlir::DialectRegistry &)> registerDialects;
  /// Converts a module, or returns failure after reporting an error. Calls its
  /// second argument with the name of each stage before it begins.
  std::function<mlir::LogicalResult(mlir::ModuleOp,
                                    llvm::function_ref<void(llvm::StringRef)>)>
      lower;
  /// If set, judges what `lower` made of the first module, as the second. It
  /// sets `FileResult::lowered`, and changes neither module.
  std::function<void(mlir::ModuleOp, llvm::Module &, FileResult &)> judge;
  /// If set, judges what passes make of a module, which it does not change, in
  /// the place of a lowering and a round trip. It sets `FileResult::lowered`,
  /// and the verdict where a pass fails. Calls its second argument with the
  /// name of each pass before it begins.
  std::function<void(mlir::ModuleOp, llvm::function_ref<void(llvm::StringRef)>,
                     FileResult &)>
      judgePasses;
};

/// The stages of upstream's code.
namespace stages {
inline constexpr llvm::StringLiteral parse("parse"),
    verifyLLVM("LLVM verifier"), verifyMLIR("MLIR verifier");
} // namespace stages

struct JudgeOptions {
  Through through = Through::Memory;
  /// The most differences to keep for one file; the others are only counted.
  unsigned maxDifferences = 1000;
  /// Whether to take a census of the import.
  bool withStats = false;
  /// The dialects that the native engine imports beside `llvm`.
  std::vector<std::string> importDialects;
  /// Regular expressions. If there are any, only the functions whose names they
  /// match have their bodies; the others are declarations.
  std::vector<std::string> functions;
  /// If set, a module of MLIR is lowered first, and what the lowering made
  /// takes its place.
  std::optional<Lowering> lowering;
  /// If set, called with the original and the module that came back where they
  /// are different, to settle whether they mean the same. It sets the verdict,
  /// the message and the settled symbols of its last argument.
  std::function<void(const llvm::Module &, const llvm::Module &, FileResult &)>
      settle;
  /// The same for the module and the module that came back, of a file of MLIR
  /// whose two sides are compared. It sets the verdict on MLIR and all that
  /// belongs to it.
  std::function<void(mlir::ModuleOp, mlir::ModuleOp, BothSides &)> settleMLIR;
  /// If set, called with the name of each stage before it begins.
  std::function<void(llvm::StringRef)> onStage;
  /// If set, called with the module that each import makes.
  std::function<void(mlir::ModuleOp)> onImported;
  /// If set, called when LLVM's verifier rejects an export.
  std::function<void()> onInvalidExport;
  /// If set, called with the original and the module that came back if they
  /// print differently; for MLIR with the two exports.
  std::function<void(const llvm::Module &, const llvm::Module &)> onDifferent;
};

/// Sends the file `path` through `engine` and back, in this process, and judges
/// the result. `path` may be "-" for stdin.
///
/// LLVM IR is imported and exported, and the result is compared with the
/// original. MLIR is exported, imported and exported again; the two exports are
/// compared, and the imported module with the original. The language follows
/// from the content of the file, or from its name if it is text. Errors become
/// verdicts, but a crash or a fatal error inside LLVM ends this process.
FileResult judgeFile(llvm::StringRef path, const Engine &engine,
                     const JudgeOptions &options = {});

/// The same for a module in memory. The identifier of `input` stands for the
/// path: it decides the language of a text, and messages name it.
FileResult judgeBuffer(llvm::MemoryBufferRef input, const Engine &engine,
                       const JudgeOptions &options = {});

/// Judges many modules, one after another, as `judgeFile` does. The dialects of
/// the engine are registered once for all of them, and small modules share
/// contexts of MLIR. For one thread at a time.
class Judge {
public:
  explicit Judge(const Engine &engine, JudgeOptions options = {});
  ~Judge();

  FileResult judgeFile(llvm::StringRef path) const;
  FileResult judgeBuffer(llvm::MemoryBufferRef input) const;

  /// Judges a module that the caller made and LLVM's verifier accepts; its
  /// context must outlive the call. `name` stands for the path.
  FileResult judgeModule(std::unique_ptr<llvm::Module> module,
                         llvm::StringRef name) const;
  /// Judges a module that MLIR's verifier accepts. The upstream engine's export
  /// changes it unless it is lowered first; its context should have the
  /// dialects of the engine and of the lowering.
  FileResult judgeModule(mlir::ModuleOp module, llvm::StringRef name) const;

private:
  const Engine &engine;
  const JudgeOptions options;
  const std::unique_ptr<mlir::DialectRegistry> registry;
  /// With the dialects of the lowering; null if there is none.
  const std::unique_ptr<mlir::DialectRegistry> sourceRegistry;
  const std::unique_ptr<roundtrip::ContextPool> contexts;
};

/// What gets a verdict: a file, or a part of one.
struct VerifyInput {
  VerifyInput(std::string path) : path(std::move(path)) {}

  /// The name in reports: the path, for a part with the line at which it
  /// begins, such as "a.mlir:12"; the name of a module within a container.
  std::string name() const;

  std::string path; ///< "-" for stdin.
  /// The contents of the file if they were read already, else null.
  std::shared_ptr<llvm::MemoryBuffer> contents;
  /// The place of the part in the contents of the file, decompressed.
  size_t offset = 0, size = 0;
  /// The line of the file at which the part begins; 0 for a whole file.
  unsigned line = 0;
  /// The file was to be split, and is too large for that unless it is one part.
  bool isTooLargeToSplit = false;
  /// The module within the file that is meant; null for the file itself.
  std::shared_ptr<const ContainedModule> module;
  /// Why there is nothing to judge, in one line; else empty.
  std::string problem;
  /// Whether the problem is that a container holds no LLVM IR.
  bool holdsNothing = false;

  /// The bytes to judge, in memory of their own or of the file; an error is one
  /// line without the name. Empty lines stand for the lines before a part of a
  /// text, so that messages have the right ones.
  llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> read() const;

  /// Whether the system lets this process read the file. What is read as a
  /// stream is not touched: it can be read only once.
  bool canBeRead() const;
};

/// Splits each text among the files `paths` where mlir-opt's
/// `--split-input-file` does, at lines that end in `// -----`. Files that
/// cannot be read, and binary ones, stay whole.
std::vector<VerifyInput> splitInputs(llvm::ArrayRef<std::string> paths);

/// The limits for opening containers.
struct OpenLimits {
  unsigned jobs = 1;         ///< The number of worker processes.
  double timeoutSeconds = 0; ///< Wall time for one file; 0: no limit.
  uint64_t memoryBytes = 0;  ///< For one worker; 0: no limit.
};

/// What the files among inputs hold that are containers.
struct OpenedInputs {
  std::vector<VerifyInput> inputs;
  std::vector<std::string> notes; ///< Lines to show to the user.
};

/// Puts into the place of each file that holds several modules of LLVM IR, or
/// holds them in an archive, an object or a program, these modules, in their
/// order. What cannot be read within the limits becomes an input with a
/// problem. Lists files in worker processes; this process must have no other
/// threads.
OpenedInputs openContainers(std::vector<VerifyInput> inputs,
                            const OpenLimits &limits);

struct VerifyOptions {
  JudgeOptions judge;
  unsigned jobs = 1;          ///< The number of worker processes.
  double timeoutSeconds = 60; ///< Wall time for one file; 0: no limit.
  /// Whether this limit holds, too, while meaning is settled by processes that
  /// have limits of their own.
  bool limitsSettling = false;
  uint64_t memoryLimitBytes = 0; ///< For one worker; 0: no limit.

  /// If both are set, the run is recorded. The first is called in a worker
  /// before a file is judged, with its name and the digest of its contents, and
  /// returns the result if it is known; the file is not judged then. The second
  /// is called in this process with each result as soon as it is there, and so
  /// in any order.
  std::function<std::optional<FileResult>(llvm::StringRef, llvm::StringRef)>
      findKnown;
  std::function<void(const FileResult &)> onResult;
  /// Called in this process while a file is judged, with what is known by then
  /// (`isPartial`).
  std::function<void(const FileResult &)> onPartial;

  /// If set, asked after each result is delivered: once it returns true, the
  /// files that are at work are given up, and nothing more is delivered.
  std::function<bool()> isOver;
};

/// Files that were found, and are no inputs.
struct LeftOut {
  uint64_t repeated = 0; ///< Judged once, though they are named more than once.
  uint64_t excluded = 0; ///< By --exclude.
  uint64_t streams = 0;  ///< Pipes, devices and sockets below folders.
};

/// Why a run has not judged all of its inputs.
struct PartialRun {
  enum class Reason {
    Interrupted, ///< A signal ended it.
    FailFast,    ///< It was to end with the first file that falls short.
    Unfinished,  ///< Its process died, or is not done.
  };
  Reason reason = Reason::Unfinished;
  std::string signal;   ///< Such as "SIGINT"; empty but for `Interrupted`.
  uint64_t planned = 0; ///< The number of inputs; 0 if that is not known.
};

struct VerifySummary {
  std::array<uint64_t, numVerdicts> counts{}; ///< Of files, by verdict.
  uint64_t files = 0;
  uint64_t settled = 0; ///< Symbols that were settled.
  uint64_t cached = 0;  ///< Those of them whose verdict an earlier run found.
  uint64_t known = 0;   ///< Files that an earlier run judged.
  /// Functions whose lowering was judged, by verdict.
  std::array<uint64_t, numVerdicts> lowered{};
  /// Of files that a baseline says something of, or that fall short of it.
  std::array<uint64_t, numStandings> standings{};

  /// Counts one file in all of these.
  void add(const FileResult &result);

  LeftOut leftOut;
  std::optional<PartialRun> partial; ///< Nothing if all inputs were judged.

  double wallSeconds = 0;
  uint64_t peakBytes = 0;      ///< The largest resident set of any worker.
  std::optional<Census> stats; ///< The sum of all censuses.
  /// The counts of passes of all files; nothing for round trips.
  std::optional<PassReport> passes;
};

/// Judges each of `inputs` in a worker process and calls `deliver` with the
/// results, in the order of `inputs` and as early as that order allows. A
/// worker that crashes or exceeds a limit is replaced; the verdict on its input
/// is `Crash` or `Timeout`.
///
/// A signal that an `InterruptGuard` holds back ends the run: results that are
/// there are delivered, in their order, and the summary is partial.
///
/// The calling process must have no other threads, since it forks the workers.
VerifySummary verifyFiles(llvm::ArrayRef<VerifyInput> inputs,
                          const Engine &engine, const VerifyOptions &options,
                          llvm::function_ref<void(const FileResult &)> deliver);

/// The same with `judge`, which gets the contents of a file, in the place of a
/// round trip.
VerifySummary
verifyFiles(llvm::ArrayRef<VerifyInput> inputs, const Engine &engine,
            const VerifyOptions &options,
            llvm::function_ref<FileResult(llvm::MemoryBufferRef)> judge,
            llvm::function_ref<void(const FileResult &)> deliver);

/// Expands `paths` to files, in the same order. A directory stands for the .ll,
/// .bc, .mlir and .mlirbc files anywhere below it, also compressed ones as
/// .ll.zst, sorted by path, but for pipes and devices; "-" stands for stdin. A
/// file that is named more than once is there once. It is an error if a path
/// cannot be read or a directory contains no such file.
llvm::Expected<std::vector<std::string>>
findModules(llvm::ArrayRef<std::string> paths);

} // namespace palindrome

#endif // PALINDROME_VERIFY_H
