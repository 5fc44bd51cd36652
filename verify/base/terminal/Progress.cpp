// A progress bar on a terminal.

#include "verify/base/terminal/Progress.h"
#include "verify/base/terminal/Terminal.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Locale.h"
#include <string>
#include <unistd.h>

using namespace palindrome;
using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

/// The bar that is drawn; null if there is none.
static Progress *drawn = nullptr;

/// Whether a line of other output is not ended.
static bool isWithinLine = false;

/// When something was last written to a pipe, whose reader may print it on the
/// terminal somewhat later.
static Clock::time_point lastPiped;

Progress::Progress(uint64_t total)
    : total(total), enabled(canMoveCursor(STDERR_FILENO)) {}

/// As much of `line` as fits in `columns` columns, of one character each where
/// it is not UTF-8. What is not printed would spoil the bar.
static std::string fit(llvm::StringRef line, unsigned columns) {
  constexpr size_t longestCharacter = 4;
  std::string text = line.take_front(columns * longestCharacter).str();
  bool isCut = text.size() != line.size();
  bool isUTF8 = llvm::sys::locale::columnWidth(line) >= 0;
  for (char &c : text)
    if (!llvm::isPrint(c) && (!isUTF8 || static_cast<unsigned char>(c) < 0x80))
      c = '?';
  auto isTooLong = [&](unsigned most) {
    return llvm::sys::locale::columnWidth(text) > static_cast<int>(most);
  };
  if (!isCut && !isTooLong(columns))
    return text;
  constexpr llvm::StringLiteral ellipsis = "...";
  auto isInside = [](char c) { return (c & 0xc0) == 0x80; };
  auto dropLast = [&] {
    while (!text.empty() && isInside(text.back()))
      text.pop_back();
    if (!text.empty())
      text.pop_back();
  };
  if (isCut) // The last character may be incomplete.
    dropLast();
  while (isTooLong(columns - ellipsis.size()))
    dropLast();
  return text + ellipsis.str();
}

/// Whether other output is not complete, or not certain to be on the terminal,
/// so that a bar would be in its line.
static bool isOutputUnderWay() {
  return isWithinLine || Clock::now() - lastPiped < 300ms;
}

void Progress::draw(llvm::StringRef line) {
  if (isOutputUnderWay())
    return;
  last = Clock::now();
  // A line that fills the last column would be wrapped, and its first part
  // would stay.
  unsigned columns = std::max(columnsOf(STDERR_FILENO), 5u) - 1;
  llvm::errs() << "\r\033[K" + fit(line, columns); // In one write.
  drawn = this;
}

void Progress::update(uint64_t done, uint64_t shortfalls, llvm::StringRef now) {
  if (!enabled || !total || (isTooEarly() && done != total))
    return;
  constexpr unsigned width = 40;
  unsigned filled = done * width / total;
  std::string line = "[" + std::string(filled, '#') +
                     std::string(width - filled, ' ') + "] " +
                     std::to_string(done) + "/" + std::to_string(total);
  if (shortfalls)
    line += ", " + std::to_string(shortfalls) + " short";
  if (!now.empty())
    line += ": " + now.str();
  draw(line);
}

bool Progress::isTooEarly() const { return Clock::now() - last < 100ms; }

void Progress::show(llvm::StringRef line) {
  if (enabled && !isTooEarly())
    draw(line);
}

void Progress::clear() {
  if (drawn != this)
    return;
  llvm::errs() << "\r\033[K";
  drawn = nullptr;
  last = {};
}

void palindrome::eraseBar() {
  if (drawn)
    drawn->clear();
}

namespace {
class BesideBar final : public llvm::raw_ostream {
public:
  BesideBar(llvm::raw_ostream &out, bool isPipe) : out(out), isPipe(isPipe) {
    enable_colors(true);
  }
  ~BesideBar() override { flush(); }

  bool is_displayed() const override { return out.is_displayed(); }
  bool has_colors() const override { return out.has_colors(); }

private:
  void write_impl(const char *text, size_t size) override;
  uint64_t current_pos() const override { return out.tell(); }

  llvm::raw_ostream &out;
  const bool isPipe;
};
} // namespace

void BesideBar::write_impl(const char *text, size_t size) {
  eraseBar();
  out.write(text, size);
  out.flush();
  isWithinLine = size && text[size - 1] != '\n';
  if (isPipe)
    lastPiped = Clock::now();
}

std::unique_ptr<llvm::raw_ostream> palindrome::besideBar(llvm::raw_ostream &out,
                                                         int descriptor) {
  if (!canMoveCursor(STDERR_FILENO) || !mayReachTerminal(descriptor))
    return nullptr;
  return std::make_unique<BesideBar>(out, /*isPipe=*/!isatty(descriptor));
}
