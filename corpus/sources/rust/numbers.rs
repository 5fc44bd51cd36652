//! Integers and iterators: checked, wrapping and 128-bit arithmetic, slices
//! with bounds checks, closures, panics and their unwinding.

#![crate_type = "lib"]

#[no_mangle]
pub fn checksum(data: &[u8]) -> u32 {
    let (mut a, mut b) = (1u32, 0u32);
    for chunk in data.chunks(5552) {
        for &byte in chunk {
            a += u32::from(byte);
            b += a;
        }
        a %= 65521;
        b %= 65521;
    }
    (b << 16) | a
}

#[no_mangle]
pub fn modular_power(base: u64, mut exponent: u64, modulus: u64) -> u64 {
    let mut result = 1u128;
    let mut base = u128::from(base % modulus);
    while exponent > 0 {
        if exponent & 1 == 1 {
            result = result * base % u128::from(modulus);
        }
        base = base * base % u128::from(modulus);
        exponent >>= 1;
    }
    result as u64
}

#[no_mangle]
pub fn transpose(matrix: &[[f32; 8]; 8]) -> [[f32; 8]; 8] {
    let mut out = [[0.0; 8]; 8];
    for (i, row) in matrix.iter().enumerate() {
        for (j, &value) in row.iter().enumerate() {
            out[j][i] = value;
        }
    }
    out
}

#[no_mangle]
pub fn average(values: &[i32], index: usize) -> i64 {
    let total: i64 = values.iter().map(|&v| i64::from(v)).filter(|v| v % 2 == 0).sum();
    let chosen = values[index];
    total.checked_div(values.len() as i64).expect("no values") + i64::from(chosen)
}

#[no_mangle]
pub fn saturate(x: i16, y: i16) -> (i16, i16, (i16, bool), u32) {
    (x.saturating_add(y), x.wrapping_mul(y), x.overflowing_sub(y), (x as u16).leading_zeros())
}

pub struct Guard<'a>(pub &'a mut u32);

impl Drop for Guard<'_> {
    fn drop(&mut self) {
        *self.0 += 1;
    }
}

#[no_mangle]
pub fn guarded(count: &mut u32, divisor: i32) -> i32 {
    let guard = Guard(count);
    let result = 100 / divisor;
    if result == 7 {
        panic!("unlucky {}", guard.0);
    }
    result
}
