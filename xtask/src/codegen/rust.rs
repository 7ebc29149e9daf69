//! What generated Rust is written with.

/// `open_close` as `OpenClose`.
pub fn type_name(snake: &str) -> String {
    let word = |word: &str| word[..1].to_uppercase() + &word[1..];
    snake.split('_').map(word).collect()
}
