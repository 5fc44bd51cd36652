// Tests how commands are changed so that they emit LLVM IR, and what is read of
// their results.

#include "corpus/harvest/compile/Command.h"
#include "corpus/harvest/compile/Compile.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace palindrome::corpus::harvest;
using testing::ElementsAre;

static CompileCommand made(std::vector<std::string> arguments,
                           const CompileOptions &options = {}) {
  CompileEntry entry{"/b", "a.c", std::move(arguments)};
  return makeCommand(entry, options);
}

TEST(CompileCommand, KeepsWhatDecidesOnTheModule) {
  EXPECT_THAT(made({"clang", "-O2", "-g", "-Ix", "-DA=1", "-std=c11", "-fPIC",
                    "-flto=thin", "-march=native", "-object", "a.c"})
                  .words,
              ElementsAre("clang", "-O2", "-g", "-Ix", "-DA=1", "-std=c11",
                          "-fPIC", "-flto=thin", "-march=native", "-object",
                          "a.c"));
}

TEST(CompileCommand, LeavesOutOutputs) {
  EXPECT_THAT(made({"cc", "-c", "a.c", "-o", "a.o"}).words,
              ElementsAre("cc", "a.c"));
  EXPECT_THAT(
      made({"cc", "-oa.o", "--output=x", "--output", "y", "-S", "a.c"}).words,
      ElementsAre("cc", "a.c"));
  EXPECT_THAT(made({"cc", "-MD", "-MT", "x", "-MFa.d", "-MMD", "-MF", "b.d",
                    "-Wp,-MD,x.d", "-MJ", "j", "-save-temps=obj",
                    "-ftime-trace", "-fembed-bitcode=all", "a.c"})
                  .words,
              ElementsAre("cc", "a.c"));
  // The last word lacks its value.
  EXPECT_THAT(made({"cc", "a.c", "-o"}).words, ElementsAre("cc", "a.c"));
}

TEST(CompileCommand, LeavesOutLaunchers) {
  EXPECT_THAT(made({"/usr/bin/ccache", "clang", "a.c"}).words,
              ElementsAre("clang", "a.c"));
  EXPECT_THAT(made({"env", "A=b", "ccache", "clang", "a.c"}).words,
              ElementsAre("clang", "a.c"));
  EXPECT_THAT(made({"ccache"}).words, ElementsAre("ccache"));
}

TEST(CompileCommand, KeepsFilesBehindDashes) {
  CompileCommand command = made({"cc", "-c", "--", "-o", "a.c"});
  EXPECT_THAT(command.words, ElementsAre("cc"));
  EXPECT_THAT(command.files, ElementsAre("--", "-o", "a.c"));
}

TEST(CompileCommand, PutsOtherCompilersAndFlags) {
  CompileOptions options;
  options.cc = "clang-22";
  options.cxx = "clang++-22";
  options.flags = {"-O0"};
  CompileCommand command = made({"gcc", "-O2", "a.c"}, options);
  EXPECT_THAT(command.words, ElementsAre("clang-22", "-O2", "a.c", "-O0"));
  EXPECT_TRUE(command.isReplaced);
  EXPECT_EQ(command.flagsText(), "-O2 -O0");
  EXPECT_EQ(made({"g++", "a.c"}, options).words.front(), "clang++-22");
  EXPECT_EQ(made({"gcc", "-x", "c++", "a.c"}, options).words.front(),
            "clang++-22");
  EXPECT_EQ(made({"gcc", "-xc++", "a.c"}, options).language, "C++");
  EXPECT_FALSE(made({"gcc", "a.c"}).isReplaced);
}

TEST(CompileCommand, KnowsLanguages) {
  EXPECT_EQ(languageOf("a.c"), "C");
  EXPECT_EQ(languageOf("a.C"), "C++");
  EXPECT_EQ(languageOf("/x.y/a.cc"), "C++");
  EXPECT_EQ(languageOf("a.f90"), "Fortran");
  EXPECT_EQ(languageOf("a.S"), "assembly");
  EXPECT_EQ(languageOf("a.o"), "");
}

TEST(CompileCommand, ReadsDependencies) {
  EXPECT_THAT(parseDependencies("a.o: a.c \\\n  b\\ c.h /d/$$e.h\\\n f.h\n"),
              ElementsAre("a.c", "b c.h", "/d/$e.h", "f.h"));
  EXPECT_THAT(parseDependencies("-: a.c b.h\nb.h:\n"),
              ElementsAre("a.c", "b.h"));
  EXPECT_TRUE(parseDependencies("").empty());
}
