// What the actions on entries of a store have in common.

#include "tools/commands/corpus/Entries.h"
#include "llvm/Support/Format.h"

using namespace palindrome;
using namespace palindrome::tools;
using namespace palindrome::corpus;

void palindrome::tools::addFilter(CommandLine &line, Filter &filter) {
  line.addString("language", "NAME", filter.language,
                 "only modules that were compiled from this, such as C++; this "
                 "and the others may be patterns with *, ? and [...]");
  line.addString("target", "TRIPLE", filter.target,
                 "only modules for this target, such as 'x86_64*'");
  line.addString("form", "NAME", filter.form,
                 "only modules of this form: ll, bc, mlir or mlirbc");
  line.addString("origin", "PATH", filter.origin,
                 "only modules that come from this file");
  line.addList("feature", "NAME", filter.features,
               "only modules with this feature, such as opcode:freeze or "
               "'intrinsic:llvm.vp.*'; may be given several times");
}

bool palindrome::tools::isSet(const Filter &filter) {
  return !(filter.language.empty() && filter.target.empty() &&
           filter.form.empty() && filter.origin.empty() &&
           filter.features.empty());
}

std::string palindrome::tools::countOf(uint64_t count, llvm::StringRef one,
                                       llvm::StringRef many) {
  return std::to_string(count) + " " + (count == 1 ? one : many).str();
}

llvm::StringRef palindrome::tools::shortDigest(const Entry &entry) {
  return llvm::StringRef(entry.digest).take_front(12);
}

std::string palindrome::tools::formatBytes(uint64_t bytes) {
  static constexpr const char *units[] = {"kB", "MB", "GB", "TB"};
  if (bytes < 1000)
    return std::to_string(bytes) + " B";
  double value = double(bytes) / 1000;
  size_t unit = 0;
  while (value >= 999.95 && unit + 1 != std::size(units)) {
    value /= 1000;
    ++unit;
  }
  std::string text;
  llvm::raw_string_ostream(text) << llvm::format("%.1f ", value) << units[unit];
  return text;
}

void palindrome::tools::addMembers(JSONObject &object, const Entry &entry) {
  object.text("digest", entry.digest);
  object.text("form", entry.form);
  object.text("target", entry.target);
  object.number("bytes", int64_t(entry.size));
  object.number("stored_bytes", int64_t(entry.storedSize));
  object.number("added", entry.added);
  object.objects("origins", entry.origins,
                 [](JSONObject &member, const Origin &origin) {
                   member.text("path", origin.path);
                   member.text("member", origin.member);
                   member.text("language", origin.language);
                   member.text("flags", origin.flags);
                 });
}
