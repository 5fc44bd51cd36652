// palindrome translate: the command line of mlir-translate.

#include "tools/line/Command.h"
#include "tools/translation/TranslateMain.h"

using namespace palindrome;
using namespace palindrome::tools;

static int runTranslate(const Command &,
                        const std::vector<std::string> &arguments) {
  std::string program = "palindrome translate";
  std::vector<char *> argv = {program.data()};
  for (const std::string &argument : arguments)
    argv.push_back(const_cast<char *>(argument.c_str()));
  argv.push_back(nullptr);
  return translateMain(argv.size() - 1, argv.data());
}

const Command palindrome::tools::translateCommand = {
    "translate",
    "[OPTION...] [IN]",
    "palindrome translate --import-llvm gcd.ll",
    "Take mlir-translate's command line",
    "Takes the options of mlir-translate, and does as it does: one option "
    "names\n"
    "the translation. `palindrome-translate` is the same as a program of its\n"
    "own. LLVM IR is translated by Palindrome's engine; SPIR-V, C++, SMT-LIB\n"
    "and WebAssembly by MLIR's code. --lossless adds what `palindrome import`\n"
    "carries.\n"
    "\n"
    "Exit status: that of mlir-translate: 0 on success, otherwise 1.\n",
    runTranslate,
    /*actions=*/{},
    describeTranslateMain,
    /*crashStatus=*/ExitShortfall};
