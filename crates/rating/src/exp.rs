//! The exponential function, bit by bit the same everywhere: the one of the system's library may differ in the last digit.

/// The natural logarithm of two, in two parts, of which the first times a small whole number is exact.
const LN_2_HIGH: f64 = 0.693_147_180_369_123_8;
const LN_2_LOW: f64 = 1.908_214_929_270_587_7e-10;

/// *e* to the power of `x`, for powers of up to 700 either way; beyond, that of 700.
pub(crate) fn exp(x: f64) -> f64 {
    let x = x.clamp(-700.0, 700.0);
    let twos = (x / std::f64::consts::LN_2 + 0.5).floor();
    let rest = x - twos * LN_2_HIGH - twos * LN_2_LOW;
    // The series of the rest, which is at most half of the logarithm of two, from its smallest term on.
    let series = (1..=18).rev().fold(1.0, |sum, term| 1.0 + rest * sum / f64::from(term));
    series * f64::from_bits(((1023 + twos as i64) as u64) << 52)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_the_exponential_function() {
        for step in -7000..=7000 {
            let x = f64::from(step) / 10.0;
            let error = (exp(x) / x.exp() - 1.0).abs();
            assert!(error < 1e-14, "{x}: {error}");
        }
        assert!(exp(0.0).to_bits() == 1_f64.to_bits() && exp(1e9).is_finite() && exp(-1e9) > 0.0);
    }

    /// The same bits on every machine.
    #[test]
    fn these_bits_never_change() {
        let bits = [-3.75, -0.1, 0.3, 1.0, 12.5].map(|x| exp(x).to_bits());
        assert_eq!(
            bits,
            [
                0x3f98_1509_354f_0d29,
                0x3fec_f46d_99d5_2b3a,
                0x3ff5_9905_8c8c_1a96,
                0x4005_bf0a_8b14_576a,
                0x4110_60c5_2565_ba66
            ],
            "{bits:x?}"
        );
    }
}
