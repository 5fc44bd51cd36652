// The program palindrome-translate, a replacement of mlir-translate.

#include "tools/translation/TranslateMain.h"
#include "verify/base/io/TextStream.h"
#include "verify/base/workers/Apart.h"
#include <cerrno>
#include <cstring>

using namespace palindrome;

int main(int argc, char **argv) {
  constexpr int failure = 1;
  if (!goOnApart([](const CrashApart &crash) {
        TextStream(llvm::errs())
            << crash.describe("palindrome-translate") << '\n';
        return failure;
      })) {
    TextStream(llvm::errs())
        << "palindrome-translate: error: cannot start a process: "
        << strerror(errno) << '\n';
    return failure;
  }
  return tools::translateMain(argc, argv);
}
