# Unions, blocks, generics, exceptions and a hash, for Crystal's front end.
abstract class Shape
  abstract def area : Float64
end

class Disc < Shape
  def initialize(@radius : Float64)
  end

  def area : Float64
    3.14159 * @radius ** 2
  end
end

class Rectangle(T) < Shape
  def initialize(@width : T, @height : T)
  end

  def area : Float64
    (@width * @height).to_f64
  end
end

def parse(text : String) : Int32 | String
  text.to_i
rescue ArgumentError
  text
end

counts = Hash(String, Int32).new(0)
"one two 3 two one two".split.each { |word| counts[parse(word).to_s] += 1 }
shapes = [Disc.new(2.0), Rectangle(Int32).new(2, 3)] of Shape
puts counts.to_a.sort_by { |pair| -pair[1] }.first, shapes.sum(&.area).round(2)
