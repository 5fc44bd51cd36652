// palindrome corpus stats: what is in a store, in numbers.

#include "tools/commands/corpus/Actions.h"
#include "tools/commands/corpus/Entries.h"
#include "tools/line/OutputFile.h"
#include "verify/base/io/Printable.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <map>

using namespace palindrome;
using namespace palindrome::tools;
using namespace palindrome::corpus;

namespace {
/// How many have a property, by its name.
using Counts = std::map<std::string, uint64_t>;

struct Stats {
  uint64_t entries = 0, origins = 0, bytes = 0, stored = 0;
  Counts forms, languages, targets; ///< Of entries.
  std::vector<uint64_t> sizes;      ///< Of entries, by `sizeLimits`.
  Counts features;                  ///< Of different features, by kind.

  void add(const Entry &entry);
};
} // namespace

/// The first size that belongs to the next class, in bytes.
static constexpr uint64_t sizeLimits[] = {1000, 10'000, 100'000, 1'000'000,
                                          10'000'000};

static const char *const sizeNames[] = {"below 1 kB",      "1 kB to 10 kB",
                                        "10 kB to 100 kB", "100 kB to 1 MB",
                                        "1 MB to 10 MB",   "10 MB and more"};

void Stats::add(const Entry &entry) {
  auto orUnknown = [](llvm::StringRef text) {
    return text.empty() ? std::string("unknown") : text.str();
  };
  ++entries;
  origins += entry.origins.size();
  bytes += entry.size;
  stored += entry.storedSize;
  ++forms[entry.form];
  ++targets[orUnknown(entry.target)];
  // The first origin that knows a language speaks for the entry.
  auto known = llvm::find_if(entry.origins, [](const Origin &origin) {
    return !origin.language.empty();
  });
  ++languages[known == entry.origins.end() ? "unknown" : known->language];
  sizes.resize(std::size(sizeNames));
  ++sizes[llvm::upper_bound(sizeLimits, entry.size) - std::begin(sizeLimits)];
}

static void writeCount(llvm::raw_ostream &os, uint64_t count,
                       llvm::StringRef name) {
  os << llvm::right_justify(std::to_string(count), 10) << "  "
     << printable(name) << '\n';
}

/// The largest count comes first.
static void writeCounts(llvm::raw_ostream &os, llvm::StringRef title,
                        const Counts &counts) {
  os << '\n' << title << '\n';
  std::vector<std::pair<std::string, uint64_t>> sorted(counts.begin(),
                                                       counts.end());
  llvm::sort(sorted, [](const auto &a, const auto &b) {
    return a.second != b.second ? a.second > b.second : a.first < b.first;
  });
  for (const auto &[name, count] : sorted)
    writeCount(os, count, name);
}

static void writeStatsText(llvm::raw_ostream &os, const Stats &stats) {
  os << countOf(stats.entries, "entry", "entries") << " of "
     << countOf(stats.origins, "origin", "origins") << ", "
     << formatBytes(stats.bytes) << ", stored as " << formatBytes(stats.stored)
     << '\n';
  writeCounts(os, "entries by form", stats.forms);
  writeCounts(os, "entries by language", stats.languages);
  writeCounts(os, "entries by target", stats.targets);
  os << "\nentries by size\n";
  for (auto [count, name] : llvm::zip(stats.sizes, sizeNames))
    writeCount(os, count, name);
  writeCounts(os, "features by kind", stats.features);
}

static void writeStatsJSON(llvm::raw_ostream &os, const Stats &stats) {
  os << formatJSONLine("corpus-stats", [&](JSONObject &object) {
    auto addCounts = [&](llvm::StringRef key, const Counts &counts) {
      object.object(key, [&](JSONObject &member) {
        for (const auto &[name, count] : counts)
          member.number(name, int64_t(count));
      });
    };
    object.number("entries", int64_t(stats.entries));
    object.number("origins", int64_t(stats.origins));
    object.number("bytes", int64_t(stats.bytes));
    object.number("stored_bytes", int64_t(stats.stored));
    addCounts("forms", stats.forms);
    addCounts("languages", stats.languages);
    addCounts("targets", stats.targets);
    object.object("sizes", [&](JSONObject &member) {
      for (auto [count, name] : llvm::zip(stats.sizes, sizeNames))
        member.number(name, int64_t(count));
    });
    addCounts("features", stats.features);
  }) << '\n';
}

static void writeFeature(llvm::raw_ostream &os, bool isJSON,
                         const FeatureCount &feature) {
  if (!isJSON)
    return writeCount(os, feature.entries, feature.name);
  os << formatJSONLine("corpus-feature", [&](JSONObject &object) {
    object.text("feature", feature.name);
    object.number("entries", int64_t(feature.entries));
  }) << '\n';
}

static int runStats(const Command &self,
                    const std::vector<std::string> &arguments) {
  CommandLine line(self);
  std::string format, path, pattern;
  line.addString("features", "NAME", pattern,
                 "list the features that fit, such as 'opcode:*', with the "
                 "number of entries that have each");
  line.addChoice("format", format, {"text", "json"}, "the form of the result");
  line.addString("output,o", "FILE", path, "write to FILE");
  if (std::optional<int> status = line.parse(arguments, 1, 1))
    return *status;
  Store store(line.inputs.front());
  if (llvm::Error error = store.openExisting())
    return reportError(llvm::toString(std::move(error)));
  OutputFile output;
  if (!output.open(path, contentOf(format)))
    return ExitUnreadable;
  llvm::Expected<std::vector<FeatureCount>> features = store.features(pattern);
  if (!features)
    return reportError(llvm::toString(features.takeError()));
  if (line.isGiven("features")) {
    for (const FeatureCount &feature : *features)
      writeFeature(output.stream(), format == "json", feature);
    return output.finish() ? ExitSuccess : ExitUnreadable;
  }
  Stats stats;
  stats.sizes.resize(std::size(sizeNames));
  for (const FeatureCount &feature : *features)
    ++stats.features[llvm::StringRef(feature.name).split(':').first.str()];
  if (llvm::Error error =
          store.forEach({}, [&](const Entry &entry) { stats.add(entry); }))
    return reportError(llvm::toString(std::move(error)));
  (format == "json" ? writeStatsJSON : writeStatsText)(output.stream(), stats);
  return output.finish() ? ExitSuccess : ExitUnreadable;
}

const Command palindrome::tools::corpusStatsAction = {
    "corpus stats",
    "STORE [options]",
    "palindrome corpus stats my-store",
    "Count the entries of a store by form, language, target and size",
    "Features are counted by kind: how many different ones there are.\n"
    "\n"
    "Exit status: 0 if the store could be read; 2 on wrong usage or if it "
    "could\n"
    "not.\n",
    runStats};
