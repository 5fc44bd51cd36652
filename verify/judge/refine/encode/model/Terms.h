// The names that the encoder uses of the solver's room: terms, floating-point
// formats and answers.

#ifndef PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_MODEL_TERMS_H
#define PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_MODEL_TERMS_H

#include "verify/judge/refine/smt/Expr.h"
#include "verify/judge/refine/smt/Float.h"
#include "verify/judge/refine/smt/Solver.h"

namespace palindrome::encode {

using smt::Answer;
using smt::Expr;
using smt::ExprArena;
using smt::FloatFormat;
using smt::FloatResult;
using smt::Model;
using smt::Rounding;
using smt::Uninterpreted;

} // namespace palindrome::encode

#endif // PALINDROME_VERIFY_JUDGE_REFINE_ENCODE_MODEL_TERMS_H
