// Fills in the templates of pages.

#include "verify/base/terminal/Page.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/Mustache.h"
#include "llvm/Support/StringSaver.h"
#include "llvm/Support/raw_ostream.h"

using namespace palindrome;

static constexpr unsigned char baseStyle[] = {
#include "base.css.inc"
};

std::string palindrome::renderPart(llvm::StringRef form,
                                   llvm::json::Object values) {
  llvm::BumpPtrAllocator allocator;
  llvm::StringSaver saver(allocator);
  llvm::mustache::MustacheContext context(allocator, saver);
  llvm::mustache::Template filled(form, context);
  std::string text;
  llvm::raw_string_ostream stream(text);
  filled.render(std::move(values), stream);
  return text;
}

std::string palindrome::renderPage(llvm::StringRef form, llvm::StringRef style,
                                   llvm::json::Object values) {
  values["style"] = (embeddedText(baseStyle) + style).str();
  return renderPart(form, std::move(values));
}
