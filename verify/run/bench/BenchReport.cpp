// The benchmark's report, for people and for programs.

#include "verify/run/bench/BenchReport.h"
#include "verify/base/io/JSONLine.h"
#include "verify/base/io/Printable.h"
#include "verify/base/workers/Interrupt.h"
#include "verify/run/bench/Figures.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome;
using namespace palindrome::bench;

BenchReport::BenchReport(llvm::raw_ostream &os, BenchSettings given)
    : os(os), settings(std::move(given)) {
  if (settings.earlier)
    against.emplace(std::move(*settings.earlier), settings.environment);
}

void BenchReport::Sums::add(const FileBench &bench) {
  ++files;
  times.median += bench.times.median;
  times.least += bench.times.least;
  memory.native += bench.memory.native;
  memory.upstream += bench.memory.upstream;
}

static void addMemory(JSONObject &object, const BenchMemory &memory) {
  object.object("memory", [&](JSONObject &members) {
    members.count("native", memory.native);
    members.count("upstream", memory.upstream);
  });
}

void BenchReport::add(llvm::StringRef path, const FileBench &bench) {
  bool counts = bench.skipped.empty();
  std::optional<std::string> group;
  if (counts) {
    all.add(bench);
    if (settings.grouping)
      group = settings.grouping->groupOf(path, bench.hasDebugInfo);
    if (group)
      groups[*group].add(bench);
    if (against)
      against->add(path, bench);
  } else {
    ++skipped;
  }

  if (settings.format == BenchFormat::Text) {
    if (!counts)
      os << printable(path) << ": skipped: " << printable(bench.skipped)
         << '\n';
    return;
  }
  os << formatJSONLine("bench", [&](JSONObject &object) {
    object.text("path", path);
    if (!counts) {
      object.text("skipped", bench.skipped);
      return;
    }
    object.text("content", bench.content);
    object.flag("debug_info", bench.hasDebugInfo);
    if (group)
      object.text("group", *group);
    figures::addSeconds(object, "seconds", bench.times.median);
    figures::addSeconds(object, "least_seconds", bench.times.least);
    addMemory(object, bench.memory);
  });
  os << '\n';
}

void BenchReport::finish(uint64_t peakBytes) {
  return settings.format == BenchFormat::Text ? finishText(peakBytes)
                                              : finishJSON(peakBytes);
}

static std::string megabytes(uint64_t bytes) {
  std::string text;
  llvm::raw_string_ostream(text)
      << llvm::format("%.1f MB", double(bytes) / (1 << 20));
  return text;
}

void BenchReport::finishText(uint64_t peakBytes) {
  if (skipped)
    os << '\n';
  if (interruptSignal())
    os << interruptText(all.files + skipped, settings.planned, "timed") << '\n';
  os << all.files << " files, " << skipped << " skipped; medians of "
     << settings.repeats << ", summed over the files\n"
     << settings.environment.describeMachine() << "; "
     << settings.environment.describeProgram() << "\n\n";
  os << figures::title("") << figures::heading("median")
     << figures::heading("least") << "\n";
  for (auto [index, name] : llvm::enumerate(benchRowNames()))
    os << figures::title(name.title)
       << figures::seconds(all.times.median[BenchRow(index)])
       << figures::seconds(all.times.least[BenchRow(index)]) << "\n";
  os << '\n';
  for (const BenchRatio &ratio : benchRatios())
    os << figures::title(ratio.title)
       << figures::ratio(ratio.of(all.times.median))
       << figures::ratio(ratio.of(all.times.least)) << "\n";
  os << "\nmemory of import and export, summed over the files: native "
     << megabytes(all.memory.native) << ", upstream "
     << megabytes(all.memory.upstream) << "; largest worker "
     << megabytes(peakBytes) << "\n";
  if (settings.grouping)
    printGroups();
  if (against)
    against->print(os);
}

void BenchReport::printGroups() {
  constexpr unsigned nameWidth = 28, filesWidth = 8, ratioWidth = 9;
  os << "\n  " << llvm::left_justify("group", nameWidth)
     << llvm::right_justify("files", filesWidth);
  for (const BenchRatio &ratio : benchRatios())
    os << llvm::right_justify(ratio.heading, ratioWidth);
  os << "\n";
  for (const auto &[name, sums] : groups) {
    os << "  " << llvm::left_justify(printable(name), nameWidth)
       << llvm::right_justify(std::to_string(sums.files), filesWidth);
    for (const BenchRatio &ratio : benchRatios()) {
      std::optional<double> value = ratio.of(sums.times.median);
      std::string text = "-";
      if (value) {
        text.clear();
        llvm::raw_string_ostream(text) << llvm::format("%.3f", *value);
      }
      os << llvm::right_justify(text, ratioWidth);
    }
    os << "\n";
  }
}

void BenchReport::addSums(JSONObject &object, const Sums &sums) {
  figures::addSeconds(object, "seconds", sums.times.median);
  figures::addRatios(object, "ratios", sums.times.median);
  figures::addSeconds(object, "least_seconds", sums.times.least);
  figures::addRatios(object, "least_ratios", sums.times.least);
  addMemory(object, sums.memory);
}

void BenchReport::finishJSON(uint64_t peakBytes) {
  os << formatJSONLine("summary", [&](JSONObject &object) {
    object.object("summary", [&](JSONObject &members) {
      members.count("files", all.files);
      members.count("skipped", skipped);
      members.number("repeats", settings.repeats);
      addSums(members, all);
      members.count("peak_bytes", peakBytes);
      members.object("environment", [&](JSONObject &environment) {
        settings.environment.writeTo(environment);
      });
      if (settings.grouping)
        members.objects("groups", groups, [](JSONObject &group, auto &entry) {
          group.text("group", entry.first);
          group.count("files", entry.second.files);
          addSums(group, entry.second);
        });
      if (against)
        members.object("against", [&](JSONObject &comparison) {
          against->writeTo(comparison);
        });
    });
    addInterrupt(object, settings.planned);
  });
  os << '\n';
}
