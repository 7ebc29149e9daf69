//! The reader's browser, where there is one.

use std::env;
use std::os::unix::process::CommandExt;
use std::process::{Command, Stdio};

/// What opens an address, if $BROWSER names nothing.
const OPENERS: &[&str] = &["xdg-open", "x-www-browser", "firefox", "chromium", "google-chrome"];

/// What the environment says of the screen and of the browser.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Surroundings {
    display: String,
    wayland: String,
    browser: String,
}

impl Surroundings {
    /// Those of this process.
    pub fn here() -> Surroundings {
        let variable = |name: &str| env::var(name).unwrap_or_default();
        Surroundings {
            display: variable("DISPLAY"),
            wayland: variable("WAYLAND_DISPLAY"),
            browser: variable("BROWSER"),
        }
    }

    /// The commands to try, the first that starts wins; none where nobody sits before this machine. A display that ssh
    /// forwards is none: a browser over it is of no use to anybody.
    pub fn openers(&self) -> Vec<&str> {
        let forwarded = self.display.starts_with("localhost:");
        if self.wayland.is_empty() && (self.display.is_empty() || forwarded) {
            return Vec::new();
        }
        let named = self
            .browser
            .split(':')
            .filter(|name| !name.is_empty() && !name.contains(['%', ' ']));
        named.chain(OPENERS.iter().copied()).collect()
    }

    /// Opens an address, or does nothing. The browser does not end with us.
    pub fn open(&self, address: &str) {
        for opener in self.openers() {
            let mut command = Command::new(opener);
            command
                .arg(address)
                .stdin(Stdio::null())
                .stdout(Stdio::null())
                .stderr(Stdio::null());
            if command.process_group(0).spawn().is_ok() {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn openers(display: &str, wayland: &str, browser: &str) -> Vec<String> {
        let surroundings = Surroundings {
            display: display.into(),
            wayland: wayland.into(),
            browser: browser.into(),
        };
        surroundings.openers().into_iter().map(str::to_string).collect()
    }

    #[test]
    fn there_is_a_browser_where_there_is_a_screen() {
        assert!(openers("", "", "firefox").is_empty());
        assert!(openers("localhost:10.0", "", "").is_empty());
        assert_eq!(openers(":0", "", "")[0], "xdg-open");
        assert_eq!(openers("", "wayland-0", "")[0], "xdg-open");
        assert_eq!(openers(":0", "", "w3m %s:mine")[..2], ["mine", "xdg-open"]);
    }
}
