"""make_modules.py N: writes N modules m00.ll, m01.ll, ... of varied size to the
current directory, so that workers finish out of order. No two have the same
contents."""

import sys

for number in range(int(sys.argv[1])):
    with open(f"m{number:02}.ll", "w") as file:
        file.write(f"; {number}\n")
        for function in range(1 + 199 * (number % 5 == 0)):
            file.write(f"define i32 @f{function}(i32 %x) {{\n")
            file.write("  %y = add i32 %x, 1\n  ret i32 %y\n}\n")
