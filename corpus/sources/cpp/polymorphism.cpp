// Classes: virtual and multiple inheritance, dynamic_cast, typeid, pointers to
// members, operators, local statics, inline variables, covariant results.

#include <cstdio>
#include <typeinfo>

class Shape {
public:
  virtual ~Shape() = default;
  virtual double area() const = 0;
  virtual Shape *clone() const = 0;
  virtual void scale(double) {}
  bool operator<(const Shape &other) const { return area() < other.area(); }
};

struct Named {
  explicit Named(const char *name) : name(name) { ++count(); }
  virtual ~Named() { --count(); }
  static int &count() {
    static int live = first();
    return live;
  }
  static int first();
  const char *name;
};
int Named::first() { return 0; }

class Circle : public Shape, public virtual Named {
public:
  explicit Circle(double radius) : Named("circle"), radius(radius) {}
  double area() const override { return 3.14159265358979 * radius * radius; }
  Circle *clone() const override { return new Circle(*this); }
  void scale(double by) override { radius *= by; }

private:
  double radius;
};

class Box : public Shape, public virtual Named {
public:
  Box(double width, double height)
      : Named("box"), width(width), height(height) {}
  double area() const final { return width * height; }
  Box *clone() const override { return new Box(*this); }
  double Box::*longer() const {
    return width > height ? &Box::width : &Box::height;
  }
  double width, height;
};

// Two paths to Named, one subobject.
class Coin final : public Circle, public virtual Named {
public:
  explicit Coin(double radius) : Named("coin"), Circle(radius) {}
  Coin *clone() const override { return new Coin(*this); }
  void scale(double) override {}
};

inline constexpr double factors[] = {0.5, 2.0, 4.0};
using Scale = void (Shape::*)(double);

double largest(Shape *const *shapes, int count) {
  const Shape *best = nullptr;
  for (int i = 0; i < count; ++i)
    if (!best || *best < *shapes[i])
      best = shapes[i];
  return best ? best->area() : 0;
}

int describe(Shape &shape) {
  Scale scale = &Shape::scale;
  for (double factor : factors)
    (shape.*scale)(factor);
  if (auto *named = dynamic_cast<Named *>(&shape))
    std::printf("%s, one of %d\n", named->name, Named::count());
  if (auto *box = dynamic_cast<Box *>(&shape))
    box->*box->longer() *= 2;
  if (typeid(shape) == typeid(Circle))
    return static_cast<Circle &>(shape).area() > 1;
  try {
    return dynamic_cast<Coin &>(shape).area() > 1;
  } catch (const std::bad_cast &) {
    return -1;
  }
}

int main() {
  Circle circle(2);
  Box box(3, 4);
  Coin coin(0.5);
  Shape *shapes[] = {&circle, &box, &coin, coin.clone()};
  int result = 0;
  for (Shape *shape : shapes)
    result += describe(*shape);
  std::printf("%g\n", largest(shapes, 4));
  delete shapes[3];
  return result;
}
