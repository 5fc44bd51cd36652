#include "palindrome-c/Support.h"
#include "tools/c/Objects.h"

const char *palindromeErrorGetMessage(PalindromeError error) {
  return error->diagnostic.message.c_str();
}
const char *palindromeErrorGetFile(PalindromeError error) {
  return error->diagnostic.file.c_str();
}
unsigned palindromeErrorGetLine(PalindromeError error) {
  return error->diagnostic.line;
}
unsigned palindromeErrorGetColumn(PalindromeError error) {
  return error->diagnostic.column;
}
int palindromeErrorGetSignal(PalindromeError error) { return error->signal; }
void palindromeErrorDestroy(PalindromeError error) { delete error; }

const char *palindromeBufferGetData(PalindromeBuffer buffer) {
  return buffer->bytes.c_str();
}
size_t palindromeBufferGetSize(PalindromeBuffer buffer) {
  return buffer->bytes.size();
}
void palindromeBufferDestroy(PalindromeBuffer buffer) { delete buffer; }

const char *palindromeGetVersion() { return PALINDROME_VERSION; }
