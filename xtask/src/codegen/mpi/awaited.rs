//! Whom a call waits for, or who completes the request that it starts, in C.

use anyhow::bail;

use super::Function;

impl Function {
    /// What it waits for, in C: the constant, a word, and the numbers that belong to it.
    pub(super) fn awaits(&self) -> anyhow::Result<Option<[String; 3]>> {
        let Some(text) = &self.awaits else { return Ok(None) };
        let mut words = text.split(' ');
        let kind = words.next().unwrap_or_default();
        let places: Vec<usize> = words.map(|param| self.required(param)).collect::<anyhow::Result<_>>()?;
        let number = |place: usize| format!("(uint32_t)a{place}");
        let (word, more) = match (kind, places.as_slice()) {
            ("send" | "receive" | "from_root" | "to_root", [comm, rank]) => (comm, number(*rank)),
            ("exchange", [comm, receiver, sender]) => (comm, format!("(uint32_t)a{receiver} | a{sender} << 32")),
            ("requests", [request]) => (request, "1".to_owned()),
            ("requests" | "any_request", [count, array]) => (array, number(*count)),
            ("all" | "lower", [comm]) => (comm, "0".to_owned()),
            _ => bail!("{}: nothing waits for \"{text}\"", self.call.name),
        };
        let word = match self.params[*word].as_str() {
            // A handle itself, where others pass its address.
            "win" => format!("(word)&a{word}"),
            _ => format!("a{word}"),
        };
        Ok(Some([format!("AWAIT_{}", kind.to_uppercase()), word, more]))
    }

    /// The status that says who sent what came: the local one, or the program's, if it is one alone and surely set.
    pub(super) fn told_status(&self, own: bool) -> String {
        match self.argument("status_out") {
            _ if own => "status".to_owned(),
            Some(status) if self.place("flag_out").is_none() => status,
            _ => "0".to_owned(),
        }
    }

    /// The request that it makes.
    pub(super) fn request(&self) -> Option<String> {
        self.argument("request_out")
    }

    /// What stands before the call: whom it is about to wait for.
    pub(super) fn before(&self) -> anyhow::Result<Option<String>> {
        let waits = self.awaits()?.filter(|_| self.request().is_none());
        Ok(waits.map(|[_, word, more]| format!("awaits(t, {word}, {more});")))
    }

    /// What stands behind it, if it had no error: whom the request's completion, or a window's fence, waits for.
    pub(super) fn started(&self) -> anyhow::Result<Option<String>> {
        if let Some(win) = self.argument("win_out") {
            let made = |[kind, comm, more]: [String; 3]| format!("awaited_made({win}, {kind}, {comm}, {more});");
            return Ok(self.awaits()?.map(made));
        }
        // Of an exchange the sender: the receiver takes part by itself.
        Ok(self.request().zip(self.awaits()?).map(|(request, [kind, comm, more])| {
            let (kind, more) = match more.split_once(" | ") {
                Some((_, sender)) => (
                    "AWAIT_RECEIVE",
                    format!("(uint32_t){}", sender.trim_end_matches(" << 32")),
                ),
                None => (&*kind, more),
            };
            let made = if self.persistent() { "made" } else { "started" };
            format!("awaited_{made}({request}, {kind}, {comm}, {more});")
        }))
    }
}
