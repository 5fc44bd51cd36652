// palindrome-enumerate: makes a small module for every construct of LLVM IR
// that LLVM's own tables list, against a set of types, and writes the modules
// or sends them through Palindrome and back. docs/corpus.md explains it.

#include "corpus/enumerate/Coverage.h"
#include "corpus/enumerate/Kinds.h"
#include "corpus/enumerate/Slices.h"
#include "palindrome/Engine.h"
#include "palindrome/Raise.h"
#include "verify/run/raising/RaisingEngine.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <boost/program_options.hpp>
#include <chrono>
#include <map>
#include <sstream>

using namespace llvm;
using namespace palindrome;
using namespace palindrome::enumerate;
namespace options = boost::program_options;

namespace {

struct Request {
  std::vector<std::string> kinds;
  std::vector<std::string> through;
  std::string output, engine;
  bool list = false, verify = false, missing = false, separate = false;
  bool raise = false;
  std::optional<size_t> number;
  size_t sample = 0;
  JudgeRequest judge;
  std::optional<raising::RaisingEngine> raising;
};

int failUsage(const Twine &message) {
  errs() << "palindrome-enumerate: error: " << message
         << "; see palindrome-enumerate --help\n";
  return 2;
}

/// The kinds that were asked for; all if none was named.
std::optional<std::vector<const Kind *>>
chooseKinds(ArrayRef<std::string> names) {
  std::vector<const Kind *> chosen;
  for (const std::string &name : names) {
    const Kind *kind = findKind(name);
    if (!kind) {
      failUsage("no kind `" + name + "`");
      return std::nullopt;
    }
    chosen.push_back(kind);
  }
  if (names.empty())
    for (const Kind &kind : kinds())
      chosen.push_back(&kind);
  return chosen;
}

Enumeration::Slice sliceOf(const Kind &kind, const Request &request) {
  if (request.number)
    return {*request.number, *request.number + 1, 1};
  Enumeration::Slice slice;
  slice.end = countCases(kind);
  if (request.sample)
    slice.stride = std::max<size_t>(1, slice.end / request.sample);
  return slice;
}

/// Writes `text` as a new file; false after an error message.
bool writeFile(const std::string &path,
               function_ref<void(raw_ostream &)> write) {
  std::error_code error;
  raw_fd_ostream file(path, error);
  if (!error) {
    write(file);
    file.flush();
    error = file.error();
  }
  if (error)
    errs() << path << ": error: cannot write: " << error.message() << '\n';
  return !error;
}

bool makeFolder(const std::string &path) {
  std::error_code error =
      path.empty() ? std::error_code() : sys::fs::create_directories(path);
  if (error)
    errs() << path << ": error: cannot make this folder: " << error.message()
           << '\n';
  return !error;
}

int list(ArrayRef<const Kind *> chosen) {
  for (const Kind *kind : chosen)
    outs() << formatv("{0,-20} {1,8}  {2}\n", kind->name, countCases(*kind),
                      kind->what);
  return 0;
}

/// Writes the modules to files, or to stdout.
int write(ArrayRef<const Kind *> chosen, const Request &request) {
  bool written = true;
  for (const Kind *kind : chosen)
    writeSlice(*kind, sliceOf(*kind, request), !request.separate,
               [&](size_t number, const Module &module) {
                 if (request.output.empty()) {
                   outs() << module;
                   return;
                 }
                 SmallString<128> path(request.output);
                 sys::path::append(
                     path, formatv("{0}-{1}.ll", kind->name, number).str());
                 written &= writeFile(path.str().str(),
                                      [&](raw_ostream &os) { os << module; });
               });
  return written ? 0 : 2;
}

/// The findings of one cause.
struct Group {
  const Kind *kind;
  const Finding *smallest;
  size_t count = 0;
};

/// What the findings of one cause have in common: the verdict, and the first
/// part of the message without numbers, names and types.
std::string causeOf(const Finding &finding) {
  std::string cause = finding.verdict + ": ";
  StringRef message = StringRef(finding.message).split(';').first;
  while (!message.empty()) {
    char c = message.front();
    message = message.drop_front();
    if (c == '@' || c == '%')
      message = message.drop_while(
          [](char c) { return isAlnum(c) || StringRef("._-$").contains(c); });
    else if (StringRef quotes = "\"`"; quotes.contains(c))
      message = message.split(c).second;
    else if (c == '<' && message.contains('>'))
      message = message.split('>').second;
    else if (!isDigit(c))
      cause += c;
  }
  return cause;
}

/// Verifies kind after kind, and reports.
class Verification {
public:
  explicit Verification(const Request &request) : request(request) {}

  int run(ArrayRef<const Kind *> chosen);

private:
  void verify(const Kind &kind);
  void printGroups();
  void printMissing();

  const Request &request;
  std::deque<std::pair<const Kind *, SliceReport>> reports;
  Coverage coverage;
  uint64_t modules = 0, identical = 0;
};

void Verification::verify(const Kind &kind) {
  auto start = std::chrono::steady_clock::now();
  SliceReport report = judgeSlice(kind, sliceOf(kind, request), request.judge);
  double seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - start)
          .count();
  uint64_t judged = report.identical + report.findings.size();
  outs() << formatv("{0,-20} {1,8} {2,9} {3,7} {4,9} {5,7} {6,8:F1}\n",
                    kind.name, judged, report.identical, report.findings.size(),
                    report.rejected + report.unfit, report.unread, seconds);
  if (!report.deadly.empty())
    outs() << formatv("LLVM itself fails on {0} cases of {1}, as {2}: {3}\n",
                      report.deadly.size(), kind.name,
                      report.deadly.front().number,
                      report.deadly.front().message);
  outs().flush();
  modules += judged;
  identical += report.identical;
  coverage.add(report.covered);
  reports.emplace_back(&kind, std::move(report));
}

void Verification::printGroups() {
  std::map<std::string, Group> groups;
  for (const auto &[kind, report] : reports)
    for (const Finding &finding : report.findings) {
      Group &group = groups[causeOf(finding)];
      if (!group.count++ || finding.text.size() < group.smallest->text.size())
        group.kind = kind, group.smallest = &finding;
    }
  for (const auto &entry : groups) {
    const Group &group = entry.second;
    outs() << formatv("\n{0} of {1} {2}: {3}: {4}\n{5}\n", group.count,
                      group.kind->name, group.smallest->number,
                      group.smallest->verdict, group.smallest->message,
                      group.smallest->text);
    if (request.output.empty())
      continue;
    SmallString<128> path(request.output);
    sys::path::append(
        path,
        formatv("{0}-{1}.ll", group.kind->name, group.smallest->number).str());
    writeFile(path.str().str(), [&](raw_ostream &os) {
      os << "; " << group.smallest->verdict << ' ' << group.smallest->message
         << '\n'
         << group.smallest->text;
    });
  }
}

void Verification::printMissing() {
  for (const CoverageTable &table : coverageTables())
    for (const std::string &name : coverage.missing(table))
      outs() << formatv("no module has the {0} {1}\n", table.what, name);
}

int Verification::run(ArrayRef<const Kind *> chosen) {
  outs() << formatv("{0,-20} {1,8} {2,9} {3,7} {4,9} {5,7} {6,8}\n", "kind",
                    "modules", "identical", "others", "rejected", "unread",
                    "seconds");
  for (const Kind *kind : chosen)
    verify(*kind);
  outs() << formatv("{0} of {1} modules identical", identical, modules);
  if (request.raising)
    outs() << "; " << request.raising->describeCounts();
  outs() << '\n';
  printGroups();
  if (request.missing)
    printMissing();
  return identical == modules ? 0 : 1;
}

/// Sets what the options name by a word; false after an error message.
bool resolve(Request &request) {
  if (!request.engine.empty()) {
    request.judge.engine = findEngine(request.engine);
    if (!request.judge.engine)
      return failUsage("--engine takes native or upstream, not `" +
                       request.engine + "`") == 0;
  }
  if (request.through.empty())
    return true;
  request.judge.through.clear();
  for (const std::string &name : request.through) {
    if (name == "memory")
      request.judge.through.push_back(Through::Memory);
    else if (name == "text")
      request.judge.through.push_back(Through::Text);
    else if (name == "bytecode")
      request.judge.through.push_back(Through::Bytecode);
    else
      return failUsage("--through takes memory, text or bytecode, not `" +
                       name + "`") == 0;
  }
  return true;
}

int run(Request &request) {
  if (!resolve(request))
    return 2;
  if (request.raise) {
    if (!request.verify)
      return failUsage("--raise needs --verify");
    request.raising.emplace(request.judge.engine ? *request.judge.engine
                                                 : nativeEngine(),
                            std::vector<std::string>(exactDialects().begin(),
                                                     exactDialects().end()));
    request.judge.engine = &*request.raising;
  }
  std::optional<std::vector<const Kind *>> chosen = chooseKinds(request.kinds);
  if (!chosen)
    return 2;
  if (request.number && chosen->size() != 1)
    return failUsage("--case needs one --kind");
  if (request.list)
    return list(*chosen);
  if (!makeFolder(request.output))
    return 2;
  if (request.verify)
    return Verification(request).run(*chosen);
  return write(*chosen, request);
}

} // namespace

int main(int argc, char **argv) {
  Request request;
  size_t number = 0;
  options::options_description described("Options");
  described.add_options()("help,h", "print this help")(
      "list", options::bool_switch(&request.list),
      "list the kinds and the number of their cases")(
      "kind", options::value(&request.kinds)->composing(),
      "only this kind; may be repeated")("case", options::value(&number),
                                         "only the case with this number")(
      "sample", options::value(&request.sample),
      "at most about this many cases of each kind, evenly spread")(
      "output,o", options::value(&request.output),
      "write the modules, or with --verify those that fall short, to files "
      "in this folder")("separate", options::bool_switch(&request.separate),
                        "write a module for each case")(
      "verify", options::bool_switch(&request.verify),
      "send the modules through an engine and back")(
      "raise", options::bool_switch(&request.raise),
      "with --verify, raise what is imported, and lower it again, in between")(
      "engine", options::value(&request.engine),
      "which: native (the default) or upstream")(
      "through", options::value(&request.through)->composing(),
      "how the MLIR module travels: memory (the default), text or bytecode; "
      "may be repeated")("jobs,j", options::value(&request.judge.jobs),
                         "the number of worker processes")(
      "timeout", options::value(&request.judge.timeoutSeconds),
      "seconds for one job")(
      "missing", options::bool_switch(&request.missing),
      "with --verify, name what LLVM's tables have and no module does");
  try {
    options::variables_map values;
    options::store(options::command_line_parser(argc, argv)
                       .options(described)
                       .positional({})
                       .run(),
                   values);
    options::notify(values);
    if (values.count("help")) {
      std::ostringstream text;
      text << described;
      outs() << "palindrome-enumerate [options]: makes a module for every "
                "construct of LLVM IR\n"
             << text.str();
      return 0;
    }
    if (values.count("case"))
      request.number = number;
  } catch (const options::error &error) {
    return failUsage(error.what());
  }
  return run(request);
}
