// The program palindrome-translate, a replacement of mlir-translate.

#include "tools/translation/TranslateMain.h"

int main(int argc, char **argv) {
  return palindrome::translateMain(argc, argv);
}
