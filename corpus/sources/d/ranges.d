// Templates, slices, delegates, exceptions and a class, for D's front end.
import std.algorithm : filter, map, sort, sum;
import std.range : iota;

interface Shape { double area() const; }

final class Disc : Shape {
    private double radius;
    this(double radius) { this.radius = radius; }
    override double area() const { return 3.14159 * radius * radius; }
}

struct Box {
    double width, height;
    double area() const { return width * height; }
    ref Box opOpAssign(string op : "*")(double by) { width *= by; height *= by; return this; }
}

T largest(T)(const T[] values) {
    if (values.length == 0)
        throw new Exception("no values");
    T found = values[0];
    foreach (value; values[1 .. $])
        if (value > found)
            found = value;
    return found;
}

int evens(int n) { return iota(n).filter!(i => i % 2 == 0).map!(i => i * i).sum; }

extern (C) int main() {
    Shape disc = new Disc(2);
    auto box = Box(2, 3);
    box *= 2;
    int[] numbers = [3, 1, 2];
    numbers.sort;
    int counted = 0;
    void count(int value) { counted += value; }
    foreach (number; numbers)
        count(number);
    try
        counted += largest(numbers) + largest(new int[0]);
    catch (Exception e)
        counted += cast(int) e.msg.length;
    return cast(int)(disc.area + box.area) + counted + evens(10);
}
