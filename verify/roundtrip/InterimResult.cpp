// What a worker has judged of its file so far.

#include "verify/roundtrip/InterimResult.h"
#include "verify/roundtrip/ResultJSON.h"
#include "verify/workers/WorkerPool.h"

using namespace palindrome;

/// The digest of the file that this process judges.
static std::string currentContent;

void palindrome::beginInterimResult(const std::string &content) {
  currentContent = content;
  keepInterimResult({});
}

void palindrome::keepInterimResult(FileResult result) {
  result.content = currentContent;
  setInterimResult(formatResult(result));
}
