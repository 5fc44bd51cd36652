// Messages without what varies between modules, to tell kinds of messages
// apart: the causes of findings, the kinds of warnings.

#ifndef PALINDROME_VERIFY_BASE_IO_MESSAGES_H
#define PALINDROME_VERIFY_BASE_IO_MESSAGES_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace palindrome {

/// `message` without what varies between modules: places, names, numbers,
/// types, and what a verifier quotes after the first line. Names of ops stay.
///
/// ```
/// 3:4: 'llvm.add' op operand #0 must be integer, but got 'f32'
/// 'llvm.add' op operand #N must be integer, but got T
/// ```
std::string normaliseMessage(llvm::StringRef message);

} // namespace palindrome

#endif // PALINDROME_VERIFY_BASE_IO_MESSAGES_H
