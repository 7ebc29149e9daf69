//! What stands around the content of a page.

use crate::html;
use text::{LONGEST, cut, visible};

const STYLE: &str = include_str!("page.css");

/// Nothing may be fetched and nothing may run, whatever a name in the page holds.
pub const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/// The page: `content` is HTML, `title` and `version`, that of Steelyard, are plain text.
pub fn frame(title: &str, content: &str, version: &str) -> String {
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n\
         <title>{} – Steelyard</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n{content}\
         </main>\n<footer>Steelyard {}. This page is one file and asks nothing of any network.</footer>\n</body>\n</html>\n",
        html(&cut(&visible(title), LONGEST)),
        html(version)
    )
}

/// A colour as `#rrggbb`; anything else is not let into a style.
pub fn colour(text: &str) -> &str {
    let valid = text.len() == 7 && text.starts_with('#') && text[1..].bytes().all(|b| b.is_ascii_hexdigit());
    if valid { text } else { "#888888" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_colours_become_colours() {
        assert_eq!(colour("#12abEF"), "#12abEF");
        assert_eq!(colour("red;background:url(x)"), "#888888");
        assert_eq!(colour("#12345é"), "#888888");
    }

    #[test]
    fn a_title_stays_a_title() {
        let page = frame("</title><script>", "<p>content</p>\n", "1<2");
        assert!(page.contains("<title>&lt;/title&gt;&lt;script&gt; – Steelyard</title>"));
        assert!(page.contains("<main>\n<p>content</p>\n</main>") && page.contains("Steelyard 1&lt;2."));
    }
}
