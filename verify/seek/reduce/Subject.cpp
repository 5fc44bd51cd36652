// Answers about files that are never compared.

#include "verify/seek/reduce/Subject.h"

using namespace palindrome;
using namespace palindrome::reduce;

Subject::~Subject() = default;

Answer palindrome::reduce::unreadable(llvm::StringRef path,
                                      const Diagnostic &error) {
  return {Verdict::Unreadable, {}, error.within(path)};
}

Answer palindrome::reduce::failed(llvm::StringRef path, Verdict verdict,
                                  const Diagnostic &error) {
  return {verdict, {messageClass(error.message)}, error.within(path)};
}
