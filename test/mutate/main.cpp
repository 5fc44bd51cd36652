// palindrome-mutate PATH... --count N --seed S: mutates the .ll files below the
// paths, one change at a time, and reports whether the differ saw each and
// named it right. Exit status: 0 nothing missed, 1 something missed, 2 wrong
// usage or no input.

#include "test/mutate/Mutator.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>
#include <boost/program_options.hpp>
#include <filesystem>
#include <iostream>

using namespace llvm;
using namespace palindrome::mutate;
namespace options = boost::program_options;
namespace fs = std::filesystem;

namespace {

struct Tally {
  unsigned tried = 0, missed = 0, named = 0, overjudged = 0;
};

/// The .ll files at or below `paths`, sorted.
std::vector<std::string> filesBelow(const std::vector<std::string> &paths) {
  std::vector<std::string> files;
  for (const std::string &path : paths) {
    std::error_code error;
    if (!fs::is_directory(path, error)) {
      files.push_back(path);
      continue;
    }
    for (const auto &entry : fs::recursive_directory_iterator(path, error))
      if (entry.path().extension() == ".ll")
        files.push_back(entry.path().string());
  }
  std::sort(files.begin(), files.end());
  return files;
}

std::unique_ptr<Module> read(const std::string &file, LLVMContext &context) {
  // What LLVM has to say of the input is not this program's business.
  context.setDiagnosticHandlerCallBack([](const DiagnosticInfo *, void *) {});
  SMDiagnostic error;
  return parseIRFile(file, error, context);
}

Outcome tryOnFile(const Mutation &mutation, const std::string &file,
                  uint64_t seed, std::string &report) {
  LLVMContext contextA, contextB;
  std::unique_ptr<Module> original = read(file, contextA);
  std::unique_ptr<Module> mutated = read(file, contextB);
  if (!original || !mutated)
    return Outcome::NotApplicable;
  return tryMutation(mutation, *original, *mutated, seed, &report);
}

/// Whether something was changed that prints.
bool counts(Outcome outcome) {
  return outcome != Outcome::NotApplicable && outcome != Outcome::Unprinted;
}

void printTable(const std::vector<Mutation> &table,
                const std::vector<Tally> &tallies) {
  Tally all;
  outs() << "mutation                     tried  missed  named  overjudged\n";
  auto line = [](StringRef name, const Tally &tally) {
    outs() << formatv(
        "{0,-26} {1,7} {2,7} {3,5}% {4,11}\n", name, tally.tried, tally.missed,
        tally.tried ? tally.named * 100 / tally.tried : 0, tally.overjudged);
  };
  for (size_t i = 0; i != table.size(); ++i) {
    line(table[i].name, tallies[i]);
    all.tried += tallies[i].tried;
    all.missed += tallies[i].missed;
    all.named += tallies[i].named;
    all.overjudged += tallies[i].overjudged;
  }
  line("all", all);
  outs() << formatv("missed {0} of {1}; named right {2:F2}%\n", all.missed,
                    all.tried, all.tried ? 100.0 * all.named / all.tried : 0.0);
}

int run(const std::vector<std::string> &files, unsigned count, uint64_t seed,
        bool verbose, const std::string &only) {
  std::vector<Mutation> table = allMutations();
  if (!only.empty())
    llvm::erase_if(table, [&](const Mutation &m) { return m.name != only; });
  if (table.empty()) {
    errs() << "palindrome-mutate: error: no mutation is named '" << only
           << "'\n";
    return 2;
  }
  std::vector<Tally> tallies(table.size());
  Chooser choose(seed);
  unsigned done = 0, missed = 0;
  // Each kind in its turn, so that rare ones are tried as often as common ones:
  // on a bounded number of files, until one has a place for it.
  constexpr unsigned filesPerTurn = 60;
  unsigned idle = 0;
  for (size_t turn = 0; done < count && idle < table.size(); ++turn) {
    size_t kind = turn % table.size();
    Outcome outcome = Outcome::NotApplicable;
    std::string file, report;
    for (unsigned i = 0; i != filesPerTurn && !counts(outcome); ++i) {
      file = choose.of(files);
      report.clear();
      outcome = tryOnFile(table[kind], file, choose.below(SIZE_MAX), report);
    }
    idle = counts(outcome) ? 0 : idle + 1;
    if (!counts(outcome))
      continue;
    ++done;
    Tally &tally = tallies[kind];
    ++tally.tried;
    tally.missed += outcome == Outcome::Missed;
    missed += outcome == Outcome::Missed;
    tally.named += outcome == Outcome::Named || outcome == Outcome::Overjudged;
    tally.overjudged += outcome == Outcome::Overjudged;
    if (outcome == Outcome::Missed || (verbose && outcome != Outcome::Named))
      outs() << (outcome == Outcome::Missed    ? "missed: "
                 : outcome == Outcome::Unnamed ? "not named: "
                                               : "overjudged: ")
             << table[kind].name << " in " << file << "\n"
             << report << "\n";
  }
  printTable(table, tallies);
  if (!done) {
    errs() << "palindrome-mutate: error: no file could be read and mutated\n";
    return 2;
  }
  return missed ? 1 : 0;
}

} // namespace

int main(int argc, char **argv) {
  unsigned count = 0;
  uint64_t seed = 0;
  std::string only;
  options::options_description shown("palindrome-mutate PATH... [options]");
  shown.add_options()("help,h", "show this")(
      "count", options::value(&count)->default_value(1000),
      "how many mutations to make")(
      "seed", options::value(&seed)->default_value(1), "of all choices")(
      "only", options::value(&only), "make mutations of this name only")(
      "verbose,v", "show what was not named right, too");
  options::options_description all;
  all.add(shown).add_options()("path",
                               options::value<std::vector<std::string>>());
  options::positional_options_description positional;
  positional.add("path", -1);
  options::variables_map values;
  try {
    options::store(options::command_line_parser(argc, argv)
                       .options(all)
                       .positional(positional)
                       .run(),
                   values);
    options::notify(values);
  } catch (const options::error &error) {
    errs() << "palindrome-mutate: error: " << error.what() << "\n";
    return 2;
  }
  if (values.count("help")) {
    std::cout << shown;
    return 0;
  }
  std::vector<std::string> files;
  if (values.count("path"))
    files = filesBelow(values["path"].as<std::vector<std::string>>());
  for (const std::string &file : files)
    if (!fs::exists(file)) {
      errs() << "palindrome-mutate: error: " << file << ": no such file\n";
      return 2;
    }
  if (files.empty()) {
    errs() << "palindrome-mutate: error: no .ll file; name files or folders\n";
    return 2;
  }
  return run(files, count, seed, values.count("verbose"), only);
}
