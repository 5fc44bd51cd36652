/* Translations and proofs by the program `palindrome`, each in a process of its
 * own: a crash of LLVM's or MLIR's is an error, a limit of time holds, and
 * another thread can cancel what is under way. */

#ifndef PALINDROME_C_PROGRAM_H
#define PALINDROME_C_PROGRAM_H

#include "palindrome-c/Support.h"
#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

/* What a call may take, and how it is cancelled. `NULL` in the place of a
 * pointer to it stands for all zeros. */
typedef struct {
  double timeout; /* Seconds of wall time; 0: no limit. */
  /* Asked some times a second; where it returns true, the call fails with the
   * message "cancelled". May be NULL. */
  bool (*isCancelled)(void *data);
  void *data;
} PalindromeLimits;

/* Sets the path of the program for all threads; NULL: that of PATH, which is
 * the default. */
PALINDROME_EXPORTED void palindromeSetProgram(const char *path);

/* Runs `palindrome ARGUMENTS` with `size` bytes as its stdin, and returns its
 * stdout, if its exit status is 0, or 1 and `allowsShortfall`. `arguments` ends
 * with NULL. The error is the first that the program reported. */
PALINDROME_EXPORTED PalindromeError
palindromeCall(const char *const *arguments, const char *input, size_t size,
               bool allowsShortfall, const PalindromeLimits *limits,
               PalindromeBuffer *output);

/* The verdict on one pair of functions (docs/semantics.md, "Verdicts"). */
typedef enum {
  PalindromeEquivalent,
  PalindromeRefined,
  PalindromeUnknown,
  PalindromeDifferent,
} PalindromeVerdict;

/* The verdicts on all pairs of functions of two modules. */
typedef struct PalindromeRefinementImpl *PalindromeRefinement;

typedef struct {
  double seconds;       /* Of processor time for one pair; 0: the default. */
  unsigned unroll;      /* Iterations that are followed; 0: the default. */
  const char *function; /* Only pairs with a name that this regular expression
                           matches; NULL: all. */
  const char *passes;   /* LLVM's passes, which make the target; else NULL. */
} PalindromeRefineOptions;

/* Proves that each function of the target refines that of the source with the
 * same name, or finds a counterexample. Both are modules of LLVM IR or MLIR, as
 * text or binary; the target is NULL where passes make it. `options` and
 * `limits` may be NULL. */
PALINDROME_EXPORTED PalindromeError
palindromeRefine(const char *source, size_t sourceSize, const char *target,
                 size_t targetSize, const PalindromeRefineOptions *options,
                 const PalindromeLimits *limits, PalindromeRefinement *result);
PALINDROME_EXPORTED void palindromeRefinementDestroy(PalindromeRefinement);

/* The worst verdict, where `different` is the worst of all. */
PALINDROME_EXPORTED
PalindromeVerdict palindromeRefinementGetVerdict(PalindromeRefinement);
PALINDROME_EXPORTED size_t palindromeRefinementGetCount(PalindromeRefinement);
/* The name of the source's function, such as "@f". */
PALINDROME_EXPORTED const char *
palindromeRefinementGetName(PalindromeRefinement, size_t number);
PALINDROME_EXPORTED PalindromeVerdict
palindromeRefinementGetPairVerdict(PalindromeRefinement, size_t number);
/* Why a pair is unknown, or what differs, in one line; may be empty. */
PALINDROME_EXPORTED const char *
palindromeRefinementGetReason(PalindromeRefinement, size_t number);
/* The input and what both functions do with it, in lines; may be empty. */
PALINDROME_EXPORTED const char *
palindromeRefinementGetCounterexample(PalindromeRefinement, size_t number);
/* All of it as JSON (docs/json.schema.json, "pair"). */
PALINDROME_EXPORTED const char *
palindromeRefinementGetJSON(PalindromeRefinement, size_t number);

#ifdef __cplusplus
}
#endif

#endif /* PALINDROME_C_PROGRAM_H */
