int clamp(int x, int low, int high) {
  int result = x;
  if (x > high)
    result = high;
  if (x < low)
    result = low;
  return result;
}
int digit(char c) { return c >= '0' && c < '9' ? c - '0' : -1; }
int number(const char *s) { return digit(s[0]) * 10 + digit(s[1]); }
