/* Uses each function of the C API, in four threads at once, and a thousand
 * times: the memory must not grow. The arguments are an extension and the
 * program. Exit status 0 if all is as it should be. */

#include "llvm-c/BitReader.h"
#include "llvm-c/Core.h"
#include "llvm-c/IRReader.h"
#include "mlir-c/IR.h"
#include "palindrome-c/Program.h"
#include "palindrome-c/Support.h"
#include "palindrome-c/Translation.h"
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

static void check(bool isRight, const char *what, int line) {
  if (isRight)
    return;
  fprintf(stderr, "main.c:%d: error: not so: %s\n", line, what);
  exit(1);
}
#define CHECK(...) check((__VA_ARGS__), #__VA_ARGS__, __LINE__)

static const char before[] = "define i32 @f(i32 %x) {\n"
                             "  %sum = add nsw i32 %x, 1\n"
                             "  ret i32 %sum\n"
                             "}\n";
static const char after[] = "define i32 @f(i32 %x) {\n"
                            "  %sum = add i32 %x, 2\n"
                            "  ret i32 %sum\n"
                            "}\n";

static LLVMModuleRef parse(LLVMContextRef context, const char *text) {
  LLVMModuleRef module;
  char *message = NULL;
  LLVMMemoryBufferRef buffer =
      LLVMCreateMemoryBufferWithMemoryRangeCopy(text, strlen(text), "text");
  CHECK(!LLVMParseIRInContext(context, buffer, &module, &message));
  return module;
}

static void collect(MlirStringRef part, void *data) {
  char *text = data;
  strncat(text, part.data, part.length);
}

/* LLVM IR to MLIR and back, in this process. */
static void translate(MlirDialectRegistry registry) {
  LLVMContextRef llvm = LLVMContextCreate();
  MlirContext mlir = mlirContextCreateWithRegistry(registry, false);
  LLVMModuleRef source = parse(llvm, before), back, other = parse(llvm, after);
  MlirModule module;
  CHECK(!palindromeImportModule(source, mlir, false, &module));
  char text[4096] = "";
  mlirOperationPrint(mlirModuleGetOperation(module), collect, text);
  CHECK(strstr(text, "llvm.add"));
  CHECK(!palindromeExportModule(module, llvm, &back));
  PalindromeDifferences none = palindromeDifferencesCreate(source, back);
  CHECK(!strcmp(palindromeDifferencesGetLikeness(none), "identical"));
  CHECK(palindromeDifferencesGetCount(none) == 0);
  palindromeDifferencesDestroy(none);

  PalindromeDifferences some = palindromeDifferencesCreate(source, other);
  CHECK(!strcmp(palindromeDifferencesGetLikeness(some), "different"));
  CHECK(palindromeDifferencesGetCount(some) == 2);
  bool found = false;
  for (size_t i = 0; i != 2; ++i)
    if (!strcmp(palindromeDifferencesGetClass(some, i), "flags")) {
      found = true;
      CHECK(strstr(palindromeDifferencesGetPlace(some, i), "@f"));
      CHECK(!strcmp(palindromeDifferencesGetA(some, i), "nsw"));
      CHECK(!strcmp(palindromeDifferencesGetB(some, i), ""));
    }
  CHECK(found);
  palindromeDifferencesDestroy(some);

  mlirModuleDestroy(module);
  CHECK(!palindromeImportModule(source, mlir, true, &module));
  mlirModuleDestroy(module);
  LLVMDisposeModule(source);
  LLVMDisposeModule(back);
  LLVMDisposeModule(other);
  mlirContextDestroy(mlir);
  LLVMContextDispose(llvm);
}

static void lower(MlirDialectRegistry registry) {
  MlirContext mlir = mlirContextCreateWithRegistry(registry, false);
  LLVMContextRef llvm = LLVMContextCreate();
  MlirModule module = mlirModuleCreateParse(
      mlir, mlirStringRefCreateFromCString(
                "func.func @g(%x: i32) -> i32 {\n"
                "  %y = arith.addi %x, %x : i32\n  return %y : i32\n}\n"));
  LLVMModuleRef result = NULL;
  PalindromeError error = palindromeExportModule(module, llvm, &result);
  CHECK(error && !result);
  CHECK(palindromeErrorGetLine(error) == 1 &&
        palindromeErrorGetColumn(error) == 1);
  CHECK(strstr(palindromeErrorGetMessage(error), "func.func"));
  CHECK(palindromeErrorGetSignal(error) == 0 && palindromeErrorGetFile(error));
  palindromeErrorDestroy(error);
  CHECK(!palindromeLowerModule(module));
  CHECK(!palindromeExportModule(module, llvm, &result));
  CHECK(LLVMGetNamedFunction(result, "g"));
  LLVMDisposeModule(result);
  mlirModuleDestroy(module);
  mlirContextDestroy(mlir);
  LLVMContextDispose(llvm);
}

static bool always(void *data) {
  ++*(unsigned *)data;
  return true;
}

static void runProgram(void) {
  const char *import[] = {"import", "--plain", "-q", NULL};
  PalindromeBuffer buffer;
  CHECK(!palindromeCall(import, before, strlen(before), false, NULL, &buffer));
  CHECK(strstr(palindromeBufferGetData(buffer), "llvm.add"));
  CHECK(strlen(palindromeBufferGetData(buffer)) ==
        palindromeBufferGetSize(buffer));
  palindromeBufferDestroy(buffer);

  PalindromeError error = palindromeCall(import, "no module", 9, false, NULL, &buffer);
  CHECK(error && palindromeErrorGetLine(error) == 1);
  CHECK(!strcmp(palindromeErrorGetFile(error), "<stdin>"));
  palindromeErrorDestroy(error);

  static const char endless[] = "define i32 @main() {\n  br label %a\na:\n  br label %a\n}\n";
  const char *run[] = {"run", "-", NULL};
  PalindromeLimits limits = {.timeout = 0.3};
  error = palindromeCall(run, endless, strlen(endless), false, &limits, &buffer);
  CHECK(error && strstr(palindromeErrorGetMessage(error), "limit of time"));
  palindromeErrorDestroy(error);
  unsigned asked = 0;
  PalindromeLimits cancelled = {.isCancelled = always, .data = &asked};
  error = palindromeCall(run, endless, strlen(endless), false, &cancelled, &buffer);
  CHECK(error && !strcmp(palindromeErrorGetMessage(error), "cancelled"));
  CHECK(asked == 1);
  palindromeErrorDestroy(error);
}

static void refine(void) {
  PalindromeRefinement result;
  CHECK(!palindromeRefine(before, strlen(before), after, strlen(after), NULL,
                          NULL, &result));
  CHECK(palindromeRefinementGetVerdict(result) == PalindromeDifferent);
  CHECK(palindromeRefinementGetCount(result) == 1);
  CHECK(!strcmp(palindromeRefinementGetName(result, 0), "@f"));
  CHECK(palindromeRefinementGetPairVerdict(result, 0) == PalindromeDifferent);
  CHECK(strstr(palindromeRefinementGetReason(result, 0), "results differ"));
  CHECK(strstr(palindromeRefinementGetCounterexample(result, 0), "argument %x"));
  CHECK(palindromeRefinementGetJSON(result, 0)[0] == '{');
  palindromeRefinementDestroy(result);

  PalindromeRefineOptions options = {
      .seconds = 2, .unroll = 2, .function = "^f$", .passes = "instcombine"};
  CHECK(!palindromeRefine(before, strlen(before), NULL, 0, &options, NULL,
                          &result));
  CHECK(palindromeRefinementGetVerdict(result) <= PalindromeRefined);
  palindromeRefinementDestroy(result);
}

static void *useAll(void *registry) {
  MlirDialectRegistry dialects = {registry};
  translate(dialects);
  lower(dialects);
  runProgram();
  refine();
  return NULL;
}

/* The largest resident set so far, in kilobytes. */
static long peak(void) {
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return usage.ru_maxrss;
}

int main(int argc, char **argv) {
  CHECK(argc == 3);
  CHECK(!strcmp(palindromeGetVersion(), PALINDROME_EXPECTED_VERSION));
  palindromeErrorDestroy(NULL);
  palindromeBufferDestroy(NULL);
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  palindromeRegisterDialects(registry);
  CHECK(!palindromeLoadExtension(argv[1], registry));
  PalindromeError error = palindromeLoadExtension("/no/such/library.so", registry);
  CHECK(error && palindromeErrorGetMessage(error)[0]);
  palindromeErrorDestroy(error);
  palindromeSetProgram("/no/such/program");
  const char *help[] = {"--help", NULL};
  PalindromeBuffer buffer;
  error = palindromeCall(help, "", 0, false, NULL, &buffer);
  CHECK(error && strstr(palindromeErrorGetMessage(error), "/no/such/program"));
  palindromeErrorDestroy(error);
  palindromeSetProgram(argv[2]);

  pthread_t threads[4];
  for (int i = 0; i != 4; ++i)
    CHECK(!pthread_create(&threads[i], NULL, useAll, registry.ptr));
  for (int i = 0; i != 4; ++i)
    CHECK(!pthread_join(threads[i], NULL));

  for (int i = 0; i != 100; ++i)
    translate(registry);
  long early = peak();
  for (int i = 0; i != 1000; ++i)
    translate(registry);
  long late = peak();
  printf("%ld kB after 100 translations, %ld kB after 1100\n", early, late);
  CHECK(late <= early + early / 50);
  mlirDialectRegistryDestroy(registry);
  return 0;
}
