//! The little of HTTP that the page needs: a GET without a body, one a connection. Everything else is refused.

use std::io::{self, Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

/// Most bytes of a request. Browsers send all cookies of the machine along, whichever server they are from.
const LONGEST: usize = 16 << 10;

/// Longest that a request may take to arrive.
const ARRIVAL: Duration = Duration::from_secs(10);

/// Longest that a connection may be silent before it begins: browsers open some that they do not use.
const SILENCE: Duration = Duration::from_secs(3);

/// Longest that a reader may keep us waiting before it takes the next bytes.
const PATIENCE: Duration = Duration::from_secs(30);

/// A request that can be answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// What is asked for: begins with a slash.
    pub target: String,
    /// Host that the asker believes us to be, without its port.
    pub host: String,
    /// Whether the asker unpacks gzip.
    pub gzip: bool,
}

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// 200, 403, …
    pub status: u16,
    /// Further lines of the head, without the ends of lines.
    pub head: Vec<String>,
    /// What is sent.
    pub body: Vec<u8>,
}

impl Answer {
    /// A sentence.
    pub fn say(status: u16, sentence: &str) -> Answer {
        Answer {
            status,
            head: vec!["Content-Type: text/plain; charset=utf-8".into()],
            body: format!("{sentence}\n").into_bytes(),
        }
    }
}

/// A request on its way.
#[derive(Debug)]
pub struct Arriving {
    begun: Instant,
    bytes: Vec<u8>,
}

/// How far it has come.
#[derive(Debug)]
pub enum Arrival {
    /// More is to come.
    Waiting,
    /// It is whole.
    Whole(Request),
    /// It is none that is answered with anything but this.
    Refused(Answer),
    /// Nobody is there any more.
    Gone,
}

impl Arriving {
    /// That of a connection that has just been made.
    pub fn new() -> Self {
        Self {
            begun: Instant::now(),
            bytes: Vec::new(),
        }
    }

    /// When it is late.
    pub fn deadline(&self) -> Instant {
        match self.bytes.is_empty() {
            true => self.begun + SILENCE,
            false => self.begun + ARRIVAL,
        }
    }

    /// What becomes of one that is late.
    pub fn late(&self) -> Arrival {
        match self.bytes.is_empty() {
            true => Arrival::Gone,
            false => Arrival::Refused(Answer::say(408, "The request took too long to arrive.")),
        }
    }

    /// Takes what has arrived, from a stream that does not block.
    pub fn read(&mut self, stream: &mut TcpStream) -> Arrival {
        let mut chunk = [0; 2048];
        loop {
            match stream.read(&mut chunk) {
                Ok(0) => return Arrival::Gone,
                Ok(count) => self.bytes.extend_from_slice(&chunk[..count]),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => return Arrival::Waiting,
                Err(_) => return Arrival::Gone,
            }
            if let Some(end) = self.bytes.windows(4).position(|four| four == b"\r\n\r\n") {
                if self.bytes.len() > end + 4 {
                    return Arrival::Refused(Answer::say(400, "A request has no body here."));
                }
                return parse(&self.bytes[..end]).map_or_else(Arrival::Refused, Arrival::Whole);
            }
            if self.bytes.len() > LONGEST {
                return Arrival::Refused(Answer::say(431, "The request is too long."));
            }
        }
    }
}

/// A request from its head, without the empty line at its end.
fn parse(head: &[u8]) -> Result<Request, Answer> {
    let wrong = || Answer::say(400, "This is no request that is understood here.");
    let plain = head
        .iter()
        .all(|byte| matches!(byte, b'\t' | b'\r' | b'\n' | 0x20..=0x7e | 0x80..));
    let text = String::from_utf8_lossy(head);
    let mut lines = text.split("\r\n");
    let words: Vec<&str> = lines.next().unwrap_or("").split(' ').collect();
    let &[method, target, version] = words.as_slice() else {
        return Err(wrong());
    };
    let token = |text: &str| {
        !text.is_empty()
            && text
                .bytes()
                .all(|b| b.is_ascii_alphanumeric() || b"!#$%&'*+-.^_`|~".contains(&b))
    };
    if !plain || !token(method) || !matches!(version, "HTTP/1.1" | "HTTP/1.0") {
        return Err(wrong());
    }
    if method != "GET" {
        let mut answer = Answer::say(405, "Only GET is answered here.");
        answer.head.push("Allow: GET".into());
        return Err(answer);
    }
    if !target.starts_with('/') || !target.bytes().all(|byte| byte.is_ascii_graphic()) {
        return Err(wrong());
    }
    let mut host = None;
    let mut gzip = false;
    for line in lines {
        let (name, value) = line.split_once(':').ok_or_else(wrong)?;
        if !token(name) || line.contains(['\r', '\n']) {
            return Err(wrong());
        }
        let value = value.trim_matches([' ', '\t']);
        match name.to_ascii_lowercase().as_str() {
            "host" if host.is_some() => return Err(wrong()),
            "host" => host = Some(value.to_string()),
            "transfer-encoding" => return Err(wrong()),
            "content-length" if value != "0" => return Err(wrong()),
            "accept-encoding" => gzip = value.split(',').any(|coding| coding.trim() == "gzip"),
            _ => {}
        }
    }
    Ok(Request {
        target: target.to_string(),
        host: without_port(&host.ok_or_else(wrong)?)
            .ok_or_else(wrong)?
            .to_ascii_lowercase(),
        gzip,
    })
}

/// The host of `HOST` or `HOST:PORT`.
fn without_port(host: &str) -> Option<&str> {
    let end = if host.starts_with('[') {
        host.find(']')? + 1
    } else {
        host.find(':').unwrap_or(host.len())
    };
    let (name, port) = host.split_at(end);
    let digits = port.strip_prefix(':').unwrap_or("0");
    (digits.parse::<u16>().is_ok() && digits.bytes().all(|b| b.is_ascii_digit())).then_some(name)
}

/// The head of an answer, with the lines that all have.
fn head(answer: &Answer, always: &[&str]) -> String {
    let reason = match answer.status {
        200 => "OK",
        303 => "See Other",
        400 => "Bad Request",
        403 => "Forbidden",
        404 => "Not Found",
        405 => "Method Not Allowed",
        408 => "Request Timeout",
        421 => "Misdirected Request",
        431 => "Request Header Fields Too Large",
        _ => "Internal Server Error",
    };
    let mut head = format!(
        "HTTP/1.1 {} {reason}\r\nContent-Length: {}\r\n",
        answer.status,
        answer.body.len()
    );
    for line in answer.head.iter().map(String::as_str).chain(always.iter().copied()) {
        head.push_str(line);
        head.push_str("\r\n");
    }
    head + "Connection: close\r\n\r\n"
}

/// Sends an answer that fits into what the kernel holds for a connection, without waiting; then nothing more is sent. An error
/// where it does not fit, or the reader has gone.
pub fn send_at_once(stream: &mut TcpStream, answer: &Answer, always: &[&str]) -> io::Result<()> {
    let whole = [head(answer, always).as_bytes(), &answer.body].concat();
    stream.write_all(&whole)?;
    stream.shutdown(std::net::Shutdown::Write)
}

/// Sends an answer and ends the connection. It waits for a slow reader. An error where it has gone, or takes too long.
pub fn send(stream: &mut TcpStream, answer: &Answer, always: &[&str]) -> io::Result<()> {
    stream.set_nonblocking(false)?;
    stream.set_write_timeout(Some(PATIENCE))?;
    stream.write_all(head(answer, always).as_bytes())?;
    stream.write_all(&answer.body)?;
    stream.shutdown(std::net::Shutdown::Write)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn status(head: &str) -> u16 {
        parse(head.as_bytes()).map_or_else(|answer| answer.status, |_| 200)
    }

    #[test]
    fn a_get_is_understood() {
        let request =
            parse(b"GET /t/member/0/scene HTTP/1.1\r\nHost: LocalHost:8123\r\nAccept-Encoding: br, gzip").unwrap();
        let expected = Request {
            target: "/t/member/0/scene".into(),
            host: "localhost".into(),
            gzip: true,
        };
        assert_eq!(request, expected);
        let request = parse("GET / HTTP/1.0\r\nhost:[::1]:80\r\nCookie: größe=1".as_bytes()).unwrap();
        assert_eq!((request.host.as_str(), request.gzip), ("[::1]", false));
    }

    #[test]
    fn everything_else_is_refused() {
        for method in ["POST", "HEAD", "OPTIONS", "PUT", "DELETE", "CONNECT", "get"] {
            assert_eq!(
                status(&format!("{method} / HTTP/1.1\r\nHost: localhost")),
                405,
                "{method}"
            );
        }
        for head in [
            "",
            "GET",
            "GET /",
            "GET / HTTP/2",
            "GET  / HTTP/1.1\r\nHost: localhost",
            "GET http://localhost/ HTTP/1.1\r\nHost: localhost",
            "GET * HTTP/1.1\r\nHost: localhost",
            "GET /\u{e9} HTTP/1.1\r\nHost: localhost",
            "GET / HTTP/1.1",
            "GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost",
            "GET / HTTP/1.1\r\nHost: localhost:x",
            "GET / HTTP/1.1\r\nHost: localhost:+1",
            "GET / HTTP/1.1\r\nHost: localhost:99999",
            "GET / HTTP/1.1\r\nHost: [::1",
            "GET / HTTP/1.1\r\nHost : localhost",
            "GET / HTTP/1.1\r\nHost: localhost\r\n folded: 1",
            "GET / HTTP/1.1\r\nHost: localhost\nX: 1",
            "GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3",
            "GET / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked",
            "GET / HTTP/1.1\r\nHost: local\0host",
        ] {
            assert_eq!(status(head), 400, "{head:?}");
        }
    }
}
