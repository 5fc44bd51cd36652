// Words of commands, as a shell quotes and separates them.

#include "verify/base/io/ShellWord.h"
#include <gmock/gmock.h>

using palindrome::shellWord;
using palindrome::splitShellWords;
using testing::ElementsAre;
using testing::IsEmpty;

TEST(ShellWord, SeparatesWordsAndExpandsNothing) {
  EXPECT_THAT(splitShellWords("-O1 -DTEXT='a b' \"c d\" e\\ f $HOME *"),
              ElementsAre("-O1", "-DTEXT=a b", "c d", "e f", "$HOME", "*"));
  EXPECT_THAT(splitShellWords("  "), IsEmpty());
}

TEST(ShellWord, SeparatesWhatItQuotes) {
  for (const char *word : {"plain", "with blank", "it's", "\""})
    EXPECT_THAT(splitShellWords(shellWord(word)), ElementsAre(word));
}
