// What a worker has judged of its file so far.

#include "verify/run/roundtrip/InterimResult.h"
#include "verify/base/workers/WorkerPool.h"
#include "verify/run/roundtrip/ResultJSON.h"

using namespace palindrome;
using namespace palindrome::roundtrip;

/// The digest of the file that this process judges.
static std::string currentContent;

void palindrome::roundtrip::beginInterimResult(const std::string &content) {
  currentContent = content;
  keepInterimResult({});
}

void palindrome::roundtrip::keepInterimResult(FileResult result) {
  result.content = currentContent;
  setInterimResult(formatResult(result));
}
