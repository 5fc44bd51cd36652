// What the translators assume of the size of a function's body.

#ifndef PALINDROME_TRANSLATE_BODYSIZE_H
#define PALINDROME_TRANSLATE_BODYSIZE_H

namespace palindrome {

/// How many values a basic block is assumed to define. A table of the values of
/// a body reserves room for that many in each block. To count them instead
/// means to visit each op, which takes longer than the growth of the table
/// where a body has more.
constexpr unsigned valuesPerBlock = 8;

} // namespace palindrome

#endif // PALINDROME_TRANSLATE_BODYSIZE_H
