/* Translations between modules in memory, in this process. A module that LLVM
 * or MLIR crashes at ends the process: palindrome-c/Program.h does without that
 * risk.
 *
 * MLIR's own C API (mlir-c/IR.h) makes contexts and modules, and LLVM's
 * (llvm-c/Core.h). */

#ifndef PALINDROME_C_TRANSLATION_H
#define PALINDROME_C_TRANSLATION_H

#include "mlir-c/IR.h"
#include "palindrome-c/Support.h"
#include "llvm-c/Types.h"
#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Registers the dialects that imports make and that exports and lowerings
 * read. A context that is to be used below has such a registry. */
PALINDROME_EXPORTED void palindromeRegisterDialects(MlirDialectRegistry);

/* Loads an extension, a shared library (docs/extending.md), and registers what
 * it has. It is never unloaded. */
PALINDROME_EXPORTED PalindromeError
palindromeLoadExtension(const char *path, MlirDialectRegistry registry);

/* Translates a valid module of LLVM IR, which stays as it is, to the `llvm`
 * dialect. `plain` leaves out what the dialect cannot say. The result is
 * destroyed by mlirModuleDestroy. */
PALINDROME_EXPORTED PalindromeError palindromeImportModule(LLVMModuleRef module,
                                                           MlirContext context,
                                                           bool plain,
                                                           MlirModule *result);

/* Converts other dialects of a valid module to `llvm`, in place, by MLIR's
 * passes. After an error it is half converted. */
PALINDROME_EXPORTED PalindromeError palindromeLowerModule(MlirModule module);

/* Translates a valid module of the `llvm` dialect to LLVM IR. The result is
 * valid, and is destroyed by LLVMDisposeModule. */
PALINDROME_EXPORTED PalindromeError palindromeExportModule(
    MlirModule module, LLVMContextRef context, LLVMModuleRef *result);

/* The differences between two modules of LLVM IR. */
typedef struct PalindromeDifferencesImpl *PalindromeDifferences;

PALINDROME_EXPORTED PalindromeDifferences
palindromeDifferencesCreate(LLVMModuleRef a, LLVMModuleRef b);
PALINDROME_EXPORTED void palindromeDifferencesDestroy(PalindromeDifferences);

/* "identical", "isomorphic" or "different". */
PALINDROME_EXPORTED const char *
    palindromeDifferencesGetLikeness(PalindromeDifferences);
/* Of at most a thousand. */
PALINDROME_EXPORTED size_t palindromeDifferencesGetCount(PalindromeDifferences);
/* The class of a difference, such as "flags", its place, and both spellings. */
PALINDROME_EXPORTED const char *
palindromeDifferencesGetClass(PalindromeDifferences, size_t number);
PALINDROME_EXPORTED const char *
palindromeDifferencesGetPlace(PalindromeDifferences, size_t number);
PALINDROME_EXPORTED const char *palindromeDifferencesGetA(PalindromeDifferences,
                                                          size_t number);
PALINDROME_EXPORTED const char *palindromeDifferencesGetB(PalindromeDifferences,
                                                          size_t number);

#ifdef __cplusplus
}
#endif

#endif /* PALINDROME_C_TRANSLATION_H */
