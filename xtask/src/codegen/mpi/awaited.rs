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
            ("all" | "lower" | "neighbors" | "all_of" | "started" | "posted" | "targets", [of]) => (of, "0".to_owned()),
            ("target", [win, rank]) => (win, number(*rank)),
            _ => bail!("{}: nothing waits for \"{text}\"", self.call.name),
        };
        let word = self.handle(*word);
        Ok(Some([format!("AWAIT_{}", kind.to_uppercase()), word, more]))
    }

    /// The handle of an argument: a window's is half a word in some MPIs, and some calls are given where it is.
    fn handle(&self, place: usize) -> String {
        match self.params[place].as_str() {
            "win" => format!("a{place} & mpi_abi.handle_mask"),
            "win_inout" | "win_out" => format!("awaited_handle(a{place})"),
            "file_inout" | "file_out" => format!("mpiio_handle(a{place})"),
            _ => format!("a{place}"),
        }
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

    /// What stands before the call, and behind it, if it had no error, of a window's epoch that it begins or ends.
    pub(super) fn epoch(&self) -> anyhow::Result<[Option<String>; 2]> {
        let Some(epoch) = &self.epoch else {
            return Ok([None, None]);
        };
        let win = self.handle(self.required("win")?);
        let argument = |param: &str| self.required(param).map(|place| format!("a{place}"));
        Ok(match epoch.as_str() {
            // It may wait for the group itself.
            "started" | "posted" => [
                Some(format!("awaited_group_{epoch}({win}, {});", argument("group")?)),
                None,
            ],
            "locked" => [
                None,
                Some(format!(
                    "awaited_locked(t, (int){}, (uint32_t){}, {win});",
                    argument("lock_type")?,
                    argument("rank")?
                )),
            ],
            "unlocked" => [
                None,
                Some(format!("awaited_unlocked(t, (uint32_t){}, {win});", argument("rank")?)),
            ],
            _ => bail!("{}: a window has no epoch \"{epoch}\"", self.call.name),
        })
    }

    /// What stands before the call: whom it is about to wait for.
    pub(super) fn before(&self) -> anyhow::Result<Option<String>> {
        let waits = self.awaits()?.filter(|_| self.request().is_none());
        Ok(waits.map(|[_, word, more]| format!("awaits(t, {word}, {more});")))
    }

    /// What stands behind it, if it had no error: whom the request's completion waits for, or what a window or file is of.
    pub(super) fn started(&self) -> anyhow::Result<Option<String>> {
        if let Some(made) = self.place("win_out").or(self.place("file_out")) {
            let of = |[_, comm, _]: [String; 3]| format!("awaited_object_made({}, {comm});", self.handle(made));
            return Ok(self.awaits()?.map(of));
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
