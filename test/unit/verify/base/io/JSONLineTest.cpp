// The form that all JSON output shares.

#include "verify/base/io/JSONLine.h"
#include <gtest/gtest.h>
#include <vector>

using namespace palindrome;

TEST(JSONLine, KindComesFirst) {
  EXPECT_EQ(formatJSONLine("empty", [](JSONObject &) {}),
            R"({"kind":"empty"})");
}

TEST(JSONLine, Members) {
  EXPECT_EQ(formatJSONLine("all",
                           [](JSONObject &object) {
                             object.text("text", "a\n\"b\"");
                             object.number("number", -3);
                             object.flag("flag", true);
                             object.null("null");
                             object.decimal("decimal", 1.0 / 3);
                             object.decimal("nano", 2.0 / 3, 9);
                           }),
            R"({"kind":"all","text":"a\n\"b\"","number":-3,"flag":true,)"
            R"("null":null,"decimal":0.333333,"nano":0.666666667})");
}

TEST(JSONLine, Nested) {
  std::vector<std::string> words = {"a", "b"};
  EXPECT_EQ(
      formatJSONLine("nested",
                     [&](JSONObject &object) {
                       object.texts("words", words);
                       object.objects(
                           "objects", words,
                           [](JSONObject &element, const std::string &word) {
                             element.text("word", word);
                           });
                       object.object("object", [](JSONObject &inner) {
                         inner.number("one", 1);
                       });
                       object.number("two", 2);
                     }),
      R"({"kind":"nested","words":["a","b"],)"
      R"("objects":[{"word":"a"},{"word":"b"}],"object":{"one":1},"two":2})");
}

TEST(JSONLine, BytesThatAreNotUTF8) {
  std::vector<std::string> words = {"\xff"};
  std::string text = formatJSONLine("\xff", [&](JSONObject &object) {
    object.text("\xff", "\xff");
    object.texts("words", words);
    object.object("o\xff", [](JSONObject &) {});
  });
  EXPECT_TRUE(llvm::json::isUTF8(text));
}
