/* What all of Palindrome's C API uses: errors and buffers.
 *
 * Functions that can fail return an error, which is NULL on success, and set
 * their results on success alone. What has a `Destroy` function belongs to the
 * caller. Strings end with a zero, are UTF-8, and live as long as the object
 * that they are asked of. No function prints, throws or ends the process.
 *
 * Threads: each object may be used by one thread at a time; a module of MLIR
 * counts with its context, and one of LLVM with its own. */

#ifndef PALINDROME_C_SUPPORT_H
#define PALINDROME_C_SUPPORT_H

#include <stddef.h>

#if defined(__GNUC__)
#define PALINDROME_EXPORTED __attribute__((visibility("default")))
#else
#define PALINDROME_EXPORTED
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* Why a function failed: one message, and where. */
typedef struct PalindromeErrorImpl *PalindromeError;

/* In one line, without the place. */
PALINDROME_EXPORTED const char *palindromeErrorGetMessage(PalindromeError);
/* The name of the input; empty if it is about none. */
PALINDROME_EXPORTED const char *palindromeErrorGetFile(PalindromeError);
/* Both count from 1; 0: not known. */
PALINDROME_EXPORTED unsigned palindromeErrorGetLine(PalindromeError);
PALINDROME_EXPORTED unsigned palindromeErrorGetColumn(PalindromeError);
/* The signal that ended the program, of functions that run it; else 0. */
PALINDROME_EXPORTED int palindromeErrorGetSignal(PalindromeError);
/* NULL is allowed. */
PALINDROME_EXPORTED void palindromeErrorDestroy(PalindromeError);

/* Bytes that a function made. */
typedef struct PalindromeBufferImpl *PalindromeBuffer;

/* A zero follows the bytes, which `Size` does not count. */
PALINDROME_EXPORTED const char *palindromeBufferGetData(PalindromeBuffer);
PALINDROME_EXPORTED size_t palindromeBufferGetSize(PalindromeBuffer);
/* NULL is allowed. */
PALINDROME_EXPORTED void palindromeBufferDestroy(PalindromeBuffer);

/* The version of the library, such as "0.1.0". */
PALINDROME_EXPORTED const char *palindromeGetVersion(void);

#ifdef __cplusplus
}
#endif

#endif /* PALINDROME_C_SUPPORT_H */
