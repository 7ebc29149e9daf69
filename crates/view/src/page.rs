//! The page: one HTML file that Vite made of `viewer/`, with a run's members in it or with their server behind it.

use crate::base64::base64;
use ::page::html;
use flate2::Compression;
use flate2::write::GzEncoder;
use std::io::{self, Write};
use text::{LONGEST, cut, visible};

/// As built; `make viewer` writes it.
const TEMPLATE: &str = include_str!("../page/viewer.html");

/// What the page may do from a file: run its own script and nothing else. Nothing can be fetched, whatever a name holds.
const POLICY: &str = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; \
                      base-uri 'none'; form-action 'none'";

macro_rules! served_policy {
    () => {
        "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; connect-src 'self'; \
         base-uri 'none'; form-action 'none'"
    };
}

/// What it may do from the server: fetch members from there as well.
pub const SERVED_POLICY: &str = served_policy!();

/// The same as a line of an answer, where it can also keep the page out of others' frames.
pub const SERVED_LINE: &str = concat!(
    "Content-Security-Policy: ",
    served_policy!(),
    "; frame-ancestors 'none'"
);

/// A self-contained page with these members (name and unpacked bytes). `title` is plain text.
pub fn page(title: &str, members: &[(String, Vec<u8>)]) -> String {
    fill(TEMPLATE, title, Some(members))
}

/// The page that fetches its members from `member/NAME` beside itself. It is told how many runs there are, so that it asks
/// for nothing that is not there.
pub fn served(title: &str, runs: usize) -> String {
    let page = fill(TEMPLATE, title, None);
    put(&page, "data-runs=\"", "\"", Place::Inside, &runs.to_string())
}

fn fill(template: &str, title: &str, members: Option<&[(String, Vec<u8>)]>) -> String {
    let (policy, store) = match members {
        Some(_) => (POLICY, "page"),
        None => (SERVED_POLICY, "server"),
    };
    let mut scripts = String::new();
    for (name, bytes) in members.unwrap_or_default() {
        scripts.push_str(&format!(
            "<script type=\"application/octet-stream\" data-member=\"{}\">{}</script>\n",
            html(name),
            base64(&packed(bytes, Compression::best()))
        ));
    }
    let title = html(&cut(&visible(title), LONGEST)).to_string();
    let text = put(template, "data-store=\"", "\"", Place::Inside, store);
    let text = put(
        &text,
        "<title>",
        "</title>",
        Place::Inside,
        &format!("{title} – Steelyard"),
    );
    let meta = format!("\n<meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\" />");
    let text = put(&text, "<head", ">", Place::Behind, &meta);
    // The script of the page may hold the same letters; the element that ends the body comes last.
    let at = text.rfind("</body>").unwrap_or(text.len());
    [&text[..at], &scripts, &text[at..]].concat()
}

/// Where [`put`] puts a text.
enum Place {
    /// Instead of what is between the two marks.
    Inside,
    /// Behind the second mark.
    Behind,
}

/// The template with `new` at the first pair of marks. The marks stand before any script of the page.
fn put(text: &str, from: &str, to: &str, place: Place, new: &str) -> String {
    let Some(start) = text.find(from).map(|at| at + from.len()) else {
        return text.to_string();
    };
    let Some(end) = text[start..].find(to).map(|at| at + start) else {
        return text.to_string();
    };
    match place {
        Place::Inside => [&text[..start], new, &text[end..]].concat(),
        Place::Behind => [&text[..end + to.len()], new, &text[end + to.len()..]].concat(),
    }
}

/// Bytes in gzip, the same for the same bytes.
pub fn packed(bytes: &[u8], level: Compression) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), level);
    let written: io::Result<Vec<u8>> = encoder.write_all(bytes).and_then(|()| encoder.finish());
    // A `Vec` takes whatever is written to it.
    written.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::read::GzDecoder;
    use std::io::Read;

    const SMALL: &str = "<!doctype html><html lang=\"en\" data-store=\"page\"><head><meta charset=\"utf-8\">\
                         <title>Steelyard</title><script>let a = \"<head></body>\";</script></head>\
                         <body><div id=\"page\"></div></body></html>";

    fn members(names: &[&str]) -> Vec<(String, Vec<u8>)> {
        names
            .iter()
            .map(|name| (name.to_string(), name.as_bytes().to_vec()))
            .collect()
    }

    /// What is between two texts, each behind the one before.
    fn between<'a>(text: &'a str, from: &str, to: &str) -> &'a str {
        let start = text.find(from).unwrap() + from.len();
        &text[start..start + text[start..].find(to).unwrap()]
    }

    #[test]
    fn members_are_in_the_body_and_come_back() {
        let page = fill(SMALL, "app", Some(&members(&["0/scene", "0/heat/a"])));
        assert_eq!(page.matches("data-member=").count(), 2);
        assert!(page.find("data-member").unwrap() > page.find("<div id=\"page\">").unwrap());
        assert!(page.ends_with("</script>\n</body></html>"));
        let text = between(&page, "data-member=\"0/heat/a\">", "<");
        let letters = |c: u8| "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".find(c as char);
        let bits: Vec<u32> = text.bytes().filter_map(letters).map(|at| at as u32).collect();
        let bytes: Vec<u8> = bits
            .chunks(4)
            .flat_map(|four| {
                let word = four
                    .iter()
                    .enumerate()
                    .fold(0, |word, (at, six)| word | six << (18 - 6 * at));
                word.to_be_bytes()[1..four.len()].to_vec()
            })
            .collect();
        let mut back = String::new();
        GzDecoder::new(bytes.as_slice()).read_to_string(&mut back).unwrap();
        assert_eq!(back, "0/heat/a");
    }

    #[test]
    fn the_policy_comes_before_anything_that_could_act() {
        for (page, policy, store) in [
            (fill(SMALL, "app", Some(&[])), POLICY, "page"),
            (fill(SMALL, "app", None), SERVED_POLICY, "server"),
        ] {
            assert!(page.contains(&format!(
                "<head>\n<meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\" />"
            )));
            assert_eq!(page.matches("Content-Security-Policy").count(), 1);
            assert!(page.find(policy).unwrap() < page.find("<script").unwrap());
            assert_eq!(between(&page, "data-store=\"", "\""), store);
        }
        assert!(!POLICY.contains("connect-src"));
    }

    #[test]
    fn names_stay_names() {
        let page = fill(SMALL, "</title><script>x", Some(&members(&["0/heat/\"><script>y"])));
        assert_eq!(page.matches("<script>").count(), 1, "the page's own");
        assert!(page.contains("<title>&lt;/title&gt;&lt;script&gt;x – Steelyard</title>"));
        assert!(page.contains("let a = \"<head></body>\";"), "the script is as it was");
    }

    #[test]
    fn the_committed_page_has_what_is_filled_in() {
        assert_eq!(TEMPLATE.matches("http-equiv").count(), 0, "the policy is ours to set");
        let page = page("app", &members(&["0/scene"]));
        assert!(page.starts_with("<!doctype html>") && page.contains("<title>app – Steelyard</title>"));
        assert!(
            page.contains(POLICY) && page.contains("data-store=\"page\"") && page.contains("data-member=\"0/scene\"")
        );
        let served = served("app", 2);
        assert!(served.contains("data-store=\"server\" data-runs=\"2\"") && served.contains(SERVED_POLICY));
    }

    #[test]
    fn the_same_bytes_are_packed_the_same() {
        assert_eq!(packed(b"abc", Compression::best()), packed(b"abc", Compression::best()));
    }
}
