//! Which run of a pair comes first.

use statistics::Generator;

/// Of every two pairs one begins with the tool and one without, by lot which: what grows or shrinks steadily while the
/// pairs are run then favours neither.
#[derive(Debug)]
pub struct Order {
    generator: Generator,
    next: Option<bool>,
}

impl Order {
    /// The same seed gives the same order.
    pub fn new(seed: u64) -> Self {
        Self {
            generator: Generator::new(seed),
            next: None,
        }
    }

    /// Whether the next pair begins with the tool.
    pub fn with_first(&mut self) -> bool {
        match self.next.take() {
            Some(next) => next,
            None => {
                let first = self.generator.coin();
                self.next = Some(!first);
                first
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_two_pairs_have_one_of_each() {
        let mut order = Order::new(3);
        let drawn: Vec<bool> = (0..100).map(|_| order.with_first()).collect();
        assert!(drawn.chunks(2).all(|two| two[0] != two[1]));
        // By lot, not by turns.
        assert!(drawn.chunks(2).any(|two| two[0]) && drawn.chunks(2).any(|two| two[1]));
        let mut again = Order::new(3);
        assert!(drawn.iter().all(|first| *first == again.with_first()));
    }
}
