//! Traits, generics, trait objects, enums with data, matching, formatting.

#![crate_type = "lib"]

use std::fmt;

pub trait Shape {
    fn area(&self) -> f64;
    fn name(&self) -> &str {
        "shape"
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Circle {
    pub radius: f64,
}

#[derive(Clone, Debug)]
pub enum Polygon {
    Rectangle { width: f64, height: f64 },
    Triangle(f64, f64, f64),
    Regular { sides: u32, length: f64 },
}

impl Shape for Circle {
    fn area(&self) -> f64 {
        std::f64::consts::PI * self.radius * self.radius
    }
    fn name(&self) -> &str {
        "circle"
    }
}

impl Shape for Polygon {
    fn area(&self) -> f64 {
        match *self {
            Polygon::Rectangle { width, height } => width * height,
            Polygon::Triangle(a, b, c) => {
                let s = (a + b + c) / 2.0;
                (s * (s - a) * (s - b) * (s - c)).sqrt()
            }
            Polygon::Regular { sides: 0..=2, .. } => 0.0,
            Polygon::Regular { sides, length } => {
                let n = f64::from(sides);
                n * length * length / (4.0 * (std::f64::consts::PI / n).tan())
            }
        }
    }
}

impl fmt::Display for Circle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "circle of radius {:.2}", self.radius)
    }
}

#[no_mangle]
pub fn largest<'a>(shapes: &'a [Box<dyn Shape>]) -> Option<&'a dyn Shape> {
    let mut best: Option<&dyn Shape> = None;
    for shape in shapes {
        match best {
            Some(other) if other.area() >= shape.area() => {}
            _ => best = Some(shape.as_ref()),
        }
    }
    best
}

#[no_mangle]
pub fn make(kind: u8, size: f64) -> Result<Box<dyn Shape>, String> {
    Ok(match kind {
        b'c' => Box::new(Circle { radius: size }),
        b'r' => Box::new(Polygon::Rectangle { width: size, height: size * 2.0 }),
        b't' => Box::new(Polygon::Triangle(size, size, size)),
        other => return Err(format!("no shape {other:?}")),
    })
}
