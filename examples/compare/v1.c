int clamp(int x, int low, int high) {
  if (x < low)
    return low;
  return x > high ? high : x;
}
int digit(char c) { return c >= '0' && c <= '9' ? c - '0' : -1; }
int number(const char *s) { return digit(s[0]) * 10 + digit(s[1]); }
