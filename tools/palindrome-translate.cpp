// The program that stands in for mlir-translate.

#include "tools/TranslateMain.h"

int main(int argc, char **argv) {
  return palindrome::translateMain(argc, argv);
}
