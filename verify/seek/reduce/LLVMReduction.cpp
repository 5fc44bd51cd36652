// Runs llvm-reduce with palindrome-ask as its interestingness test.

#include "verify/base/io/Reader.h"
#include "verify/base/io/Writer.h"
#include "verify/seek/reduce/Programs.h"
#include "verify/seek/reduce/Reductions.h"
#include "verify/seek/reduce/ask/Ask.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <unistd.h>

using namespace palindrome;
using namespace palindrome::reduce;

bool Tools::isInteresting(const std::string &file) const {
  return askServer(socket.c_str(), file.c_str()) == Reply::Interesting;
}

bool Tools::isInteresting(llvm::StringRef text,
                          llvm::StringRef fileName) const {
  std::string file = session.path(fileName);
  std::error_code error;
  {
    llvm::raw_fd_ostream os(file, error);
    if (!error)
      os << text;
  }
  return !error && isInteresting(file);
}

/// A copy of `input` as text, if that is interesting, too; else `input`.
static std::string asText(const Tools &tools, const std::string &input) {
  Diagnostic error;
  auto buffer = readInput(input, error);
  if (!buffer || detectBinary(*buffer) != Language::LLVM)
    return input;
  llvm::LLVMContext context;
  auto module = parseLLVM(*buffer, context, error);
  if (module && tools.isInteresting(printWithoutModuleID(*module), "text.ll"))
    return tools.session.path("text.ll");
  return input;
}

std::string palindrome::reduce::reduceLLVM(const Tools &tools,
                                           const std::string &input) {
  const Session &session = tools.session;
  session.record().phase = "llvm-reduce";
  std::string start = asText(tools, input);
  std::string extension =
      llvm::StringRef(start).ends_with(".ll") ? ".ll" : ".bc";
  std::string result = session.path("reduced" + extension);
  std::vector<std::string> arguments = {tools.llvmReduce,
                                        "--test=" + tools.ask,
                                        "--test-arg=" + tools.socket,
                                        "--test-arg=0",
                                        "-o=" + result,
                                        "-j=" + std::to_string(tools.jobs)};
  // The parser makes the name of the file part of the module.
  arguments.push_back(llvm::sys::path::filename(start).str());
  int status = runTool(arguments, session.path("."));
  if (status != 0) {
    if (session.record().bestBytes == 0)
      return "";
    // The passes that llvm-reduce runs may have the very defect that is kept.
    // It goes on from the best file, without those.
    session.keep(session.path("best"), "again" + extension);
    arguments.back() = "again" + extension;
    arguments.push_back("--skip-delta-passes=ir-passes");
    status = runTool(arguments, session.path("."));
    if (status != 0)
      return session.path("best");
  }
  return llvm::sys::fs::exists(result) ? result : start;
}
