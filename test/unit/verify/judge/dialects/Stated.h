// Tests of what rules on terms state, each of one module: a wrong rule is
// noticed by those that carry it out.

#ifndef PALINDROME_TEST_UNIT_VERIFY_JUDGE_DIALECTS_STATED_H
#define PALINDROME_TEST_UNIT_VERIFY_JUDGE_DIALECTS_STATED_H

#include "Runs.h"
#include "test/unit/verify/run/lowering/Statements.h"

namespace palindrome::dialects {

/// The parameter is a module with a function @f.
using Stated = StatementsTest<testing::TestWithParam<std::string>>;

/// Modules of which each has an op on scalars of one type.
std::vector<std::string> scalarModules();

} // namespace palindrome::dialects

#endif // PALINDROME_TEST_UNIT_VERIFY_JUDGE_DIALECTS_STATED_H
