/// splitmix64 (Steele, Lea and Flood): from any number a sequence, for tests and for filling a larger state.
#[derive(Clone, Debug)]
pub struct SplitMix(pub u64);

impl SplitMix {
    /// 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// One of 0 … `end` − 1; 0 for an `end` of 0. The bias is below `end` / 2⁶⁴.
    pub fn below(&mut self, end: usize) -> usize {
        (self.bits() % end.max(1) as u64) as usize
    }
}

/// A small source of pseudo-random numbers: xoshiro256++ (Blackman and Vigna), its state filled from the seed by
/// splitmix64. Equal seeds give equal sequences on every machine. Not for secrets.
#[derive(Clone, Debug)]
pub struct Generator {
    state: [u64; 4],
}

impl Generator {
    /// The sequence of a seed; any seed will do.
    pub fn new(seed: u64) -> Self {
        let mut words = SplitMix(seed);
        Self {
            state: std::array::from_fn(|_| words.bits()),
        }
    }

    /// 64 random bits.
    pub fn bits(&mut self) -> u64 {
        let [a, b, c, d] = &mut self.state;
        let result = a.wrapping_add(*d).rotate_left(23).wrapping_add(*a);
        let shifted = *b << 17;
        *c ^= *a;
        *d ^= *b;
        *b ^= *c;
        *a ^= *d;
        *c ^= shifted;
        *d = d.rotate_left(45);
        result
    }

    /// Uniform in [0, 1).
    pub fn uniform(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// Uniform in [low, high).
    pub fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.uniform()
    }

    /// Uniform among 0 … `end` − 1; 0 for an `end` of 0. The bias is below `end` / 2⁶⁴.
    pub fn below(&mut self, end: usize) -> usize {
        ((u128::from(self.bits()) * end as u128) >> 64) as usize
    }

    /// True or false, evenly.
    pub fn coin(&mut self) -> bool {
        self.bits() >> 63 == 1
    }

    /// Normal with mean 0 and standard deviation 1 (Box and Muller).
    pub fn normal(&mut self) -> f64 {
        let radius = (-2.0 * (1.0 - self.uniform()).ln()).sqrt();
        radius * (std::f64::consts::TAU * self.uniform()).cos()
    }

    /// Exponential with mean 1.
    pub fn exponential(&mut self) -> f64 {
        -(1.0 - self.uniform()).ln()
    }

    /// Puts values into random order, every order as likely as any other (Fisher and Yates).
    pub fn shuffle<T>(&mut self, values: &mut [T]) {
        for last in (1..values.len()).rev() {
            values.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Generator;

    #[test]
    fn a_seed_is_a_sequence() {
        let draw = |seed| {
            let mut generator = Generator::new(seed);
            [generator.bits(), generator.bits(), generator.bits()]
        };
        assert_eq!(draw(7), draw(7));
        assert_ne!(draw(7), draw(8));
        assert_ne!(draw(0)[0], 0);
    }

    #[test]
    fn the_reference_sequence_comes_out() {
        // The authors' xoshiro256plusplus.c with the state 1, 2, 3, 4.
        let mut generator = Generator { state: [1, 2, 3, 4] };
        let drawn: Vec<u64> = (0..3).map(|_| generator.bits()).collect();
        assert_eq!(drawn, [41_943_041, 58_720_359, 3_588_806_011_781_223]);
    }

    #[test]
    fn moments_are_those_of_the_distributions() {
        let mut generator = Generator::new(1);
        let n = 200_000;
        let moments = |draw: &mut dyn FnMut() -> f64| {
            let values: Vec<f64> = (0..n).map(|_| draw()).collect();
            let mean = values.iter().sum::<f64>() / f64::from(n);
            let variance = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / f64::from(n);
            (mean, variance)
        };
        let near = |(mean, variance): (f64, f64), wanted: (f64, f64)| {
            assert!((mean - wanted.0).abs() < 0.01, "{mean}");
            assert!((variance - wanted.1).abs() < 0.03, "{variance}");
        };
        near(moments(&mut || generator.uniform()), (0.5, 1.0 / 12.0));
        near(moments(&mut || generator.normal()), (0.0, 1.0));
        near(moments(&mut || generator.exponential()), (1.0, 1.0));
        near(moments(&mut || generator.below(2) as f64), (0.5, 0.25));
        assert_eq!(generator.below(0), 0);
    }

    #[test]
    fn a_shuffle_loses_nothing_and_moves_everything() {
        let mut generator = Generator::new(3);
        let mut first = [0; 5];
        for _ in 0..5000 {
            let mut values = [0, 1, 2, 3, 4];
            generator.shuffle(&mut values);
            first[values[0]] += 1;
            values.sort_unstable();
            assert_eq!(values, [0, 1, 2, 3, 4]);
        }
        assert!(first.iter().all(|&count| (850..1150).contains(&count)), "{first:?}");
    }
}
