// The options of palindrome verify.

#include "tools/commands/verify/VerifyLine.h"
#include "verify/run/report/Reporter.h"
#include "llvm/ADT/StringExtras.h"

using namespace palindrome;
using namespace palindrome::tools;

void palindrome::tools::addSlowest(CommandLine &line, int64_t &slowest) {
  line.addNumber("slowest", "N", slowest, 0, 1000000,
                 "list the N files that took the longest, and where the time "
                 "went; in text and json");
}

/// The values of --require: the verdicts on a round trip that `judgeFile` can
/// return.
static std::vector<std::string> requirableVerdicts() {
  std::vector<std::string> names;
  for (Verdict verdict :
       {Verdict::Identical, Verdict::Isomorphic, Verdict::Equivalent,
        Verdict::Refined, Verdict::Tested, Verdict::Different,
        Verdict::Unknown})
    names.push_back(verdictName(verdict).str());
  return names;
}

void VerifyLine::addTo(CommandLine &line) {
  line.addChoice("engine", engine, {"native", "upstream"},
                 "the translator to judge: Palindrome's own or libMLIR's");
  line.addChoice("through", through, {"memory", "text", "bytecode"},
                 "how the MLIR in the middle travels");
  line.addChoice("require", require, requirableVerdicts(),
                 "the weakest verdict that passes; with passes: refined");
  std::vector<std::string> mlirVerdicts = requirableVerdicts();
  mlirVerdicts.insert(mlirVerdicts.begin(), "same");
  line.addChoice("require-mlir", requireMLIR, mlirVerdicts,
                 "the same for the MLIR side of .mlir files");
  line.addImportDialects(importDialects);
  functions.addTo(line);
  line.addOptionalList("raise", "[=DIALECTS]", raised,
                       "raise what is imported to DIALECTS, as import --raise "
                       "does, and lower it again before it is exported");
  passes.addTo(line);
  line.addFlag("lower", isLowering,
               "first convert other dialects of .mlir files to llvm, by MLIR's "
               "passes");
  lowering.addTo(line);
  line.addNumber("lowering-runs", "N", loweringRuns, 0, 1000000,
                 "with --lower: compare each function before and after the "
                 "lowering on N inputs, by interpreters; 0: do not");
  warnings.addChoiceTo(line);
  line.addFlag("split-input-file", isSplitting,
               "judge the parts of a file between lines '// -----' apart");
  line.addFlag(
      "skip-unreadable", skipUnreadable,
      "let files pass that do not parse or do not verify, if others are "
      "judged");
  workers.useAllProcessors();
  workers.addTo(line);
  line.addSeconds(
      "semantic-timeout", semanticTimeout,
      "processor time for the proof of one function, with "
      "--require=equivalent, refined or tested, and of passes; 0: no "
      "limit. All proofs of a file together have no other, unless --timeout "
      "is given");
  cache.addTo(line);
  line.addNumber("test-runs", "N", testRuns, 1, 1000000,
                 "with --require=tested: the runs of each function that is not "
                 "proved");
  line.addOptionalList("run", "[=ARGS]", programs.runs,
                       "run a program that came back different, compiled, and "
                       "its original with ARGS; compare what they print");
  line.addList(
      "run-command", "CMD", programs.commands,
      "the same by a command of the shell, which has the module's path "
      "in place of {}");
  line.addString("run-stdin", "FILE", programs.inputPath,
                 "the standard input of these runs");
  line.addSeconds("run-timeout", runTimeout,
                  "time limit for one of these runs; 0: none");
  line.addNumber("differences", "N", differences, 1, 1 << 30,
                 "how many differences to look for in one file");
  line.addFlag("stats", withStats,
               "count, by kind, how much metadata the import models");
  line.addString("shard", "K/N", shard,
                 "judge only the K-th of N parts of the files, which follow "
                 "from their contents; auto, auto/N: K and N, or K, of the job "
                 "on a cluster (docs/cluster.md)");
  line.addString("files-from", "LIST", filesFrom,
                 "judge the files that LIST names, a line each; -: stdin");
  line.addString("list-files", "LIST", listFiles,
                 "judge nothing, but write the names of the files to LIST, for "
                 "--files-from, each with what its shard follows from");
  line.addList("exclude", "GLOB", excluded,
               "leave out the files that GLOB matches by their path below the "
               "folder that is named, by their name, or by a folder on the way "
               "(docs/verify.md)");
  line.addFlag("fail-fast", isFailingFast,
               "stop at the first file that falls short");
  recording.addTo(line);
  baseline.addTo(line);
  std::vector<std::string> formats;
  std::string descriptions = "the form of the report";
  for (const report::ReportFormat &format : report::reportFormats()) {
    formats.push_back(format.name.str());
    descriptions += "; " + format.name.str() + ": " + format.description.str();
  }
  line.addChoice("format", format, formats, descriptions.c_str());
  line.addString("output,o", "FILE", output, "write the report to FILE");
  addSlowest(line, slowest);
  line.addFlag("quiet,q", isQuiet,
               "show only what falls short and one line in the end; no "
               "progress, no notes");
}

std::string VerifyLine::subject() const {
  std::string text = "--engine=" + engine;
  if (through != "memory")
    text += " --through=" + through;
  if (isLowering)
    text += " --lower";
  if (isRaising)
    text += " --raise=" + llvm::join(raised, ",");
  if (isSplitting)
    text += " --split-input-file";
  if (!importDialects.empty())
    text += " --import-dialects=" + llvm::join(importDialects, ",");
  for (const std::string &pattern : functions.get())
    text += " --function=" + pattern;
  return text + passes.subject();
}
