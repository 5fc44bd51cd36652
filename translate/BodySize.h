// How large bodies are, about.

#ifndef PALINDROME_TRANSLATE_BODYSIZE_H
#define PALINDROME_TRANSLATE_BODYSIZE_H

namespace palindrome {

/// For how many values a table of a body's values has room at first, for each
/// block. The ops of a body are not counted for it: that would go through all
/// of them, and takes longer than the table needs to grow where this is too
/// few.
constexpr unsigned valuesPerBlock = 8;

} // namespace palindrome

#endif // PALINDROME_TRANSLATE_BODYSIZE_H
