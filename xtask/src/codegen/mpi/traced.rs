//! What is kept of a call where each is kept: its event, and those that follow it.

use anyhow::{Context, ensure};

use super::Function;

impl Function {
    /// Whether it takes a message out of its queue that another call receives.
    fn matches(&self) -> bool {
        self.place("message_out").is_some() && self.place("comm").is_some()
    }

    /// What stands around the call where each is kept: what is to be known before it, if anything, and what is told of it
    /// behind. `bytes` are its own, `status` is the local one or empty.
    pub(super) fn traced(&self, bytes: &str, received: &str, status: &str) -> anyhow::Result<(Option<String>, String)> {
        let place = |name: &str| self.argument(name);
        let mut fields = Vec::new();
        let mut add = |field: &str, value: String| fields.push(format!(".{field} = {value}"));
        let mut before = None;
        let comm = place("comm");
        let request = place("request_out");
        let status = if status.is_empty() {
            place("status_out")
        } else {
            Some(status.to_owned())
        };
        let peers = [("peer", "tag"), ("dest", "sendtag")];
        let message = peers.iter().find_map(|(peer, tag)| Some((place(peer)?, place(tag)?)));
        let means = self.call.means.as_deref();
        let kind = match (means, &comm, &message) {
            (Some("sent" | "prepared" | "received" | "posted"), Some(comm), Some((peer, tag))) => {
                add("comm", comm.clone());
                add("peer", format!("(int){peer}"));
                add("tag", format!("(int){tag}"));
                let receives = matches!(means, Some("received" | "posted"));
                match (request.is_some(), self.persistent(), receives) {
                    (_, true, false) => "PREPARE_SEND",
                    (_, true, true) => "PREPARE_RECEIVE",
                    (true, _, false) => "START_SEND",
                    (true, _, true) => "START_RECEIVE",
                    (false, _, false) => "SEND",
                    (false, _, true) => "RECEIVE",
                }
            }
            (_, Some(comm), _) if self.call.class == "mpi_collective" && !self.persistent() => {
                add("comm", comm.clone());
                add(
                    "peer",
                    place("root").map_or("-1".to_owned(), |root| format!("(int){root}")),
                );
                "COLLECTIVE"
            }
            (_, Some(comm), Some((peer, tag))) if self.matches() => {
                let status = place("status_out").context("no status of the message")?;
                before = Some(format!("{status} = trace_status(t, {status});"));
                add("comm", comm.clone());
                add("peer", format!("(int){peer}"));
                add("tag", format!("(int){tag}"));
                add("matches", "true".to_owned());
                if let Some(flag) = place("flag_out") {
                    add("flag", flag);
                }
                "RECEIVE"
            }
            _ if place("comm_out").is_some() && request.is_none() => "MAKE",
            _ => "CALL",
        };
        if let Some(source) = place("source").filter(|_| matches!(kind, "SEND" | "START_SEND")) {
            add("also_receives", "true".to_owned());
            add("source", format!("(int){source}"));
            add(
                "source_tag",
                format!("(int){}", place("recvtag").context("no tag to receive")?),
            );
            if !received.is_empty() {
                add("received", format!("result == 0 ? {received} : 0"));
            }
        }
        if matches!(kind, "RECEIVE" | "SEND")
            && let Some(status) = &status
        {
            add("status", status.clone());
        }
        match (kind, request, place("comm_out")) {
            ("MAKE", _, Some(comm)) => add("request", comm),
            ("CALL", Some(_), Some(comm)) => add("comm_later", comm),
            ("CALL" | "COLLECTIVE", ..) => {}
            (_, Some(request), _) => add("request", request),
            _ => {}
        }
        if matches!(self.call.name.as_str(), "MPI_Start" | "MPI_Startall") {
            add(
                "request",
                place("request").or(place("requests")).context("no request to start")?,
            );
            add(
                "count",
                place("count").map_or("1".to_owned(), |count| format!("(int){count}")),
            );
        }
        if let Some([wait, requests, count]) = self.awaits()?.filter(|[wait, ..]| {
            self.call.class == "mpi_wait" && (wait.ends_with("_REQUEST") || wait.ends_with("_REQUESTS"))
        }) {
            let statuses = place("statuses").or(place("status_out")).context("no status")?;
            before = Some(format!(
                "{statuses} = trace_requests(t, (int){}, {requests}, {statuses});",
                count.trim_start_matches("(uint32_t)")
            ));
            add("completes", "true".to_owned());
            for (field, param) in [
                ("flag", "flag_out"),
                ("index", "index_out"),
                ("completed", "outcount"),
                ("indices", "indices_out"),
                ("statuses", "statuses"),
                ("status", "status_out"),
            ] {
                if let Some(value) = place(param) {
                    add(field, value);
                }
            }
            ensure!(
                (wait == "AWAIT_ANY_REQUEST") == (place("index_out").is_some() || place("outcount").is_some()),
                "{}: it is not said which requests it completes",
                self.call.name
            );
        }
        if !bytes.is_empty() {
            add("bytes", bytes.to_owned());
        }
        let fields = std::iter::once(format!(".kind = EVENT_{kind}"))
            .chain(fields)
            .collect::<Vec<_>>()
            .join(", ");
        Ok((
            before,
            format!("trace_call(t, s, start, result, &(struct trace_call){{{fields}}});"),
        ))
    }
}
