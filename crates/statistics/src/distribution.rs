//! Normal and Student distributions, to about ten digits.

/// Φ(x): the part of a standard normal distribution below x. Marsaglia's series (2004).
pub fn normal_probability(x: f64) -> f64 {
    if x.is_nan() || x.abs() > 8.0 {
        return if x.is_nan() { x } else { f64::from(x > 0.0) };
    }
    let (mut term, mut sum, mut odd) = (x, x, 1.0);
    while term.abs() > 1e-17 * sum.abs() {
        odd += 2.0;
        term *= x * x / odd;
        sum += term;
    }
    let density = (-0.5 * x * x).exp() / std::f64::consts::TAU.sqrt();
    (0.5 + sum * density).clamp(0.0, 1.0)
}

/// Φ⁻¹(`part`), held to ±8.
pub fn normal_quantile(part: f64) -> f64 {
    invert(8.0, part, normal_probability)
}

/// The quantile of Student's t with `freedom` degrees of freedom, held to ±10⁶.
pub fn student_quantile(part: f64, freedom: f64) -> f64 {
    invert(1e6, part, |t| student_probability(t, freedom))
}

/// The x in ±`bound` at which a rising function is `value`.
fn invert(bound: f64, value: f64, rising: impl Fn(f64) -> f64) -> f64 {
    let (mut low, mut high) = (-bound, bound);
    for _ in 0..90 {
        let middle = 0.5 * (low + high);
        if rising(middle) < value {
            low = middle;
        } else {
            high = middle;
        }
    }
    0.5 * (low + high)
}

/// The part of Student's t below t: 1 − I(ν/(ν + t²); ν/2, 1/2) / 2 for t > 0.
fn student_probability(t: f64, freedom: f64) -> f64 {
    let tail = 0.5 * incomplete_beta(freedom / (freedom + t * t), 0.5 * freedom, 0.5);
    if t > 0.0 { 1.0 - tail } else { tail }
}

/// The regularised incomplete beta function I(x; a, b), by its continued fraction (Lentz).
fn incomplete_beta(x: f64, a: f64, b: f64) -> f64 {
    if x <= 0.0 || x >= 1.0 {
        return x.clamp(0.0, 1.0);
    }
    if x > (a + 1.0) / (a + b + 2.0) {
        return 1.0 - incomplete_beta(1.0 - x, b, a);
    }
    let guard = |value: f64| if value.abs() < 1e-300 { 1e-300 } else { value };
    let (mut c, mut d) = (1.0, 1.0 / guard(1.0 - (a + b) * x / (a + 1.0)));
    let mut fraction = d;
    for m in 1..500 {
        let m = f64::from(m);
        let even = m * (b - m) * x / ((a + 2.0 * m - 1.0) * (a + 2.0 * m));
        let odd = -(a + m) * (a + b + m) * x / ((a + 2.0 * m) * (a + 2.0 * m + 1.0));
        let before = fraction;
        for step in [even, odd] {
            d = 1.0 / guard(1.0 + step * d);
            c = guard(1.0 + step / c);
            fraction *= c * d;
        }
        if (fraction - before).abs() < 1e-15 * fraction.abs() {
            break;
        }
    }
    let front = a * x.ln() + b * (1.0 - x).ln() + ln_gamma(a + b) - ln_gamma(a) - ln_gamma(b);
    front.exp() * fraction / a
}

/// ln Γ(x) for x > 0: Stirling's series, after stepping up to where it is exact to fourteen digits.
pub(crate) fn ln_gamma(x: f64) -> f64 {
    let (mut x, mut product) = (x, 1.0);
    while x < 15.0 {
        product *= x;
        x += 1.0;
    }
    let square = 1.0 / (x * x);
    let series = (1.0 / 12.0 - square * (1.0 / 360.0 - square * (1.0 / 1260.0 - square / 1680.0))) / x;
    (x - 0.5) * x.ln() - x + 0.5 * std::f64::consts::TAU.ln() + series - f64::ln(product)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(value: f64, wanted: f64) {
        assert!(
            (value - wanted).abs() < 1e-8 * wanted.abs().max(1.0),
            "{value} is not {wanted}"
        );
    }

    #[test]
    fn the_normal_distribution_is_that_of_the_tables() {
        near(normal_probability(0.0), 0.5);
        near(normal_probability(1.0), 0.841_344_746_1);
        near(normal_probability(-3.0), 0.001_349_898_03);
        near(normal_probability(40.0), 1.0);
        near(normal_quantile(0.975), 1.959_963_984_5);
        near(normal_quantile(0.75), 0.674_489_750_2);
        near(normal_quantile(0.0), -8.0);
        assert!(normal_probability(f64::NAN).is_nan());
    }

    #[test]
    fn student_is_that_of_the_tables() {
        near(student_quantile(0.975, 1.0), 12.706_204_736);
        near(student_quantile(0.975, 4.0), 2.776_445_105_2);
        near(student_quantile(0.975, 10.0), 2.228_138_852);
        near(student_quantile(0.05, 30.0), -1.697_260_887);
        near(student_quantile(0.95, 1e6), 1.644_855_15);
    }

    #[test]
    fn gamma_is_the_factorial() {
        near(ln_gamma(1.0), 0.0);
        near(ln_gamma(0.5), std::f64::consts::PI.sqrt().ln());
        near(ln_gamma(11.0), 3_628_800f64.ln());
        near(ln_gamma(171.0), (1..=170).map(|i| f64::from(i).ln()).sum());
    }
}
