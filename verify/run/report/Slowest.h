// The files that took the longest.

#ifndef PALINDROME_VERIFY_RUN_REPORT_SLOWEST_H
#define PALINDROME_VERIFY_RUN_REPORT_SLOWEST_H

#include "verify/base/io/JSONMembers.h"
#include "verify/run/report/Reporter.h"

namespace llvm {
class raw_ostream;
}

namespace palindrome::report {

/// Keeps so many of the results that it is given, those with the most wall
/// time.
class Slowest {
public:
  explicit Slowest(unsigned most) : most(most) {}

  void add(const FileResult &result);

  /// Writes a line for each, the slowest first: the seconds, the path, and
  /// where the time went; nothing if there is none.
  void print(llvm::raw_ostream &os) const;

  /// Adds the same as the member `slowest`, unless none are to be kept.
  void addTo(JSONMembers &members) const;

  /// What took a part of the time.
  struct Part {
    std::string name;
    double seconds;
  };
  struct File {
    std::string path;
    double seconds;
    Verdict verdict;
    std::string message;     ///< Of a file whose worker died.
    std::vector<Part> parts; ///< The longest first.
  };

private:
  static File summarize(const FileResult &result);

  unsigned most;
  std::vector<File> files; ///< The slowest first.
};

} // namespace palindrome::report

#endif // PALINDROME_VERIFY_RUN_REPORT_SLOWEST_H
