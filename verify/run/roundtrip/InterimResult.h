// What a worker has judged of its file so far, for the case that it does not
// end well.

#ifndef PALINDROME_VERIFY_RUN_ROUNDTRIP_INTERIMRESULT_H
#define PALINDROME_VERIFY_RUN_ROUNDTRIP_INTERIMRESULT_H

#include "palindrome/Verify.h"

namespace palindrome::roundtrip {

/// Begins the judgement of the file whose contents have this digest: tells the
/// parent, even if nothing follows.
void beginInterimResult(const std::string &content);

/// Tells the parent what has been judged of that file so far. Does nothing
/// outside of a worker.
void keepInterimResult(FileResult result);

} // namespace palindrome::roundtrip

#endif // PALINDROME_VERIFY_RUN_ROUNDTRIP_INTERIMRESULT_H
