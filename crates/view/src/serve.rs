//! The server behind the page: on this machine alone, for whoever has the address with its random token.
//!
//! There is no file behind a path: what can be had is the page and the members by name. A page of another site that
//! makes a browser ask here has no token; one that points a name of its own at this machine has another `Host`.

use crate::http::{Answer, Request, send};
use crate::page::packed;
use crate::room::{ALWAYS, Asked, Room};
use flate2::Compression;
use flate2::read::GzDecoder;
use std::collections::HashMap;
use std::fs::File;
use std::io::{self, Read};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Requests that are answered at a time; more of them wait.
const WORKERS: usize = 16;

/// Members are made on these threads: a scene of a deep tree needs some stack.
const STACK: usize = 8 << 20;

/// How long the address that is given to a browser on its command line works, where others can read it.
const FIRST: Duration = Duration::from_secs(60);

/// A page with its members.
pub struct Server {
    listener: TcpListener,
    port: u16,
    token: String,
    first: Mutex<Option<(String, Instant)>>,
    page: String,
    make: Make,
    made: Mutex<HashMap<String, Arc<Vec<u8>>>>,
}

/// Makes a member by its name, `None` if there is none of it. It may be called from several threads at once.
pub type Make = Box<dyn Fn(&str) -> Option<Vec<u8>> + Send + Sync>;

impl Server {
    /// Listens at a port of the loopback interface, 0 for any that is free. An error where it is taken, or the system gives no
    /// random token.
    pub fn new(port: u16, page: String, make: Make) -> io::Result<Server> {
        let listener = TcpListener::bind(SocketAddr::from((Ipv4Addr::LOCALHOST, port)))?;
        Ok(Server {
            port: listener.local_addr()?.port(),
            listener,
            token: token()?,
            first: Mutex::new(None),
            page,
            make,
            made: Mutex::new(HashMap::new()),
        })
    }

    /// The port.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The address of the page, for people.
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}/{}/", self.port, self.token)
    }

    /// An address that leads to the page once, within a minute: a command line can be read by everybody on the machine. An
    /// error where the system gives no random token.
    pub fn first_address(&self) -> io::Result<String> {
        let token = token()?;
        *lock(&self.first) = Some((token.clone(), Instant::now()));
        Ok(format!("http://127.0.0.1:{}/{token}/", self.port))
    }

    /// Makes a member before anybody asks for it.
    pub fn prepare(&self, name: &str) {
        // Whoever asks for it is told what is wrong with it.
        let _ = catch_unwind(AssertUnwindSafe(|| self.member(name)));
    }

    /// Answers, for as long as the process lives.
    ///
    /// Others on this machine may connect as they like, and say nothing or never end. So connections wait in a room that
    /// one thread looks after, which answers who has no token; to the threads that do the work only those come whose
    /// request has arrived in full, with the token.
    pub fn serve(&self) {
        let (give, take) = channel();
        let take = Mutex::new(take);
        std::thread::scope(|scope| {
            let mut workers = 0;
            for _ in 0..WORKERS {
                let builder = std::thread::Builder::new().stack_size(STACK);
                let take = &take;
                // Fewer answer where no more threads can be had.
                workers += usize::from(builder.spawn_scoped(scope, move || self.work(take)).is_ok());
            }
            let mut room = Room::new(&self.listener);
            loop {
                for (stream, request) in room.wait(|request| self.refusal(request)) {
                    match workers {
                        0 => self.speak(stream, &request),
                        // It lives as long as we do.
                        _ => drop(give.send((stream, request))),
                    }
                }
            }
        });
    }

    fn work(&self, take: &Mutex<Receiver<Asked>>) {
        loop {
            let next = lock(take).recv();
            match next {
                Ok((stream, request)) => self.speak(stream, &request),
                Err(_) => return,
            }
        }
    }

    /// Whoever hangs up in between has no need to be told.
    fn speak(&self, mut stream: TcpStream, request: &Request) {
        drop(send(&mut stream, &self.answer_safely(request), &ALWAYS));
    }

    /// A profile that makes a member fail takes no other member with it.
    fn answer_safely(&self, request: &Request) -> Answer {
        catch_unwind(AssertUnwindSafe(|| self.answer(request)))
            .unwrap_or_else(|_| Answer::say(500, "This part of the page could not be made; please report it."))
    }

    /// What is answered to a request that has no business here; it costs next to nothing.
    fn refusal(&self, request: &Request) -> Option<Answer> {
        if !matches!(request.host.as_str(), "127.0.0.1" | "localhost" | "[::1]") {
            return Some(Answer::say(421, "This address is for 127.0.0.1 and localhost alone."));
        }
        let (token, rest) = request.target[1..].split_once('/').unwrap_or_default();
        if rest.is_empty() && self.is_first(token) {
            return Some(Answer {
                head: vec![format!("Location: /{}/", self.token)],
                ..Answer::say(303, "The page is at its own address.")
            });
        }
        (!same(token, &self.token)).then(|| {
            Answer::say(
                403,
                "The address is not complete: open the one that steelyard view printed.",
            )
        })
    }

    /// The answer to a request that was not refused.
    fn answer(&self, request: &Request) -> Answer {
        let rest = request.target[1..].split_once('/').unwrap_or_default().1;
        if rest.is_empty() {
            return content(
                request,
                "text/html; charset=utf-8",
                Arc::new(packed(self.page.as_bytes(), Compression::fast())),
            );
        }
        match rest.strip_prefix("member/").and_then(|name| self.member(name)) {
            Some(bytes) => content(request, "application/octet-stream", bytes),
            None => Answer::say(404, "There is nothing of this name."),
        }
    }

    /// Whether this is the token that works once; it is used up then.
    fn is_first(&self, token: &str) -> bool {
        let mut first = lock(&self.first);
        let fits = (first.as_ref()).is_some_and(|(known, since)| same(token, known) && since.elapsed() < FIRST);
        if fits {
            *first = None;
        }
        fits
    }

    /// A member in gzip. Only names that there are get a place in the store.
    fn member(&self, name: &str) -> Option<Arc<Vec<u8>>> {
        if let Some(bytes) = lock(&self.made).get(name) {
            return Some(bytes.clone());
        }
        let bytes = Arc::new(packed(&(self.make)(name)?, Compression::fast()));
        if is_kept(name) {
            lock(&self.made).insert(name.to_string(), bytes.clone());
        }
        Some(bytes)
    }
}

/// Members of single ranks are many, and quickly made.
fn is_kept(name: &str) -> bool {
    !name.contains("/rank/")
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What is packed, unpacked where the asker cannot.
fn content(request: &Request, kind: &str, packed: Arc<Vec<u8>>) -> Answer {
    let mut head = vec![format!("Content-Type: {kind}")];
    let body = if request.gzip {
        head.push("Content-Encoding: gzip".into());
        packed.to_vec()
    } else {
        let mut plain = Vec::new();
        // We packed it ourselves, so that it unpacks.
        let _ = GzDecoder::new(packed.as_slice()).read_to_end(&mut plain);
        plain
    };
    Answer {
        status: 200,
        head,
        body,
    }
}

/// 128 random bits in hexadecimal.
fn token() -> io::Result<String> {
    let mut bytes = [0u8; 16];
    File::open("/dev/urandom")?.read_exact(&mut bytes)?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}

/// Whether two texts are the same, in a time that does not tell where they differ.
fn same(a: &str, b: &str) -> bool {
    a.len() == b.len()
        && a.bytes()
            .zip(b.bytes())
            .fold(0, |difference, (a, b)| difference | (a ^ b))
            == 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write;
    use std::sync::atomic::{AtomicUsize, Ordering};

    /// A server with one member, and how often that was made. It answers until the tests end.
    fn server() -> (Arc<Server>, Arc<AtomicUsize>) {
        let made = Arc::new(AtomicUsize::new(0));
        let counter = made.clone();
        let make: Make = Box::new(move |name| match name {
            "0/scene" => {
                counter.fetch_add(1, Ordering::Relaxed);
                Some(b"a scene".to_vec())
            }
            "0/rank/1" => {
                counter.fetch_add(1, Ordering::Relaxed);
                Some(b"a rank".to_vec())
            }
            "0/broken" => panic!("a member that cannot be made"),
            _ => None,
        });
        let server = Arc::new(Server::new(0, "<p>page".into(), make).unwrap());
        let worker = server.clone();
        std::thread::spawn(move || worker.serve());
        (server, made)
    }

    fn raw(server: &Server, request: &[u8]) -> String {
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, server.port())).unwrap();
        // The server may have answered, and hung up, before all is sent.
        let _ = stream.write_all(request);
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        String::from_utf8_lossy(&answer).into_owned()
    }

    fn get(server: &Server, path: &str) -> String {
        raw(
            server,
            format!("GET {path} HTTP/1.1\r\nHost: localhost:1\r\n\r\n").as_bytes(),
        )
    }

    fn status(answer: &str) -> &str {
        answer.split(' ').nth(1).unwrap_or("")
    }

    fn path(address: &str) -> &str {
        &address[address.rfind(":").unwrap()..][address[address.rfind(":").unwrap()..].find('/').unwrap()..]
    }

    #[test]
    fn the_page_and_its_members_are_there_for_the_token() {
        let (server, made) = server();
        let address = server.address();
        let root = path(&address);
        assert_eq!(root.len(), 34, "128 bits in hexadecimal: {root}");
        let page = get(&server, root);
        assert_eq!(status(&page), "200");
        assert!(page.ends_with("\r\n\r\n<p>page") && page.contains("Content-Security-Policy: default-src 'none'"));
        for _ in 0..3 {
            assert!(get(&server, &format!("{root}member/0/scene")).ends_with("a scene"));
        }
        assert_eq!(made.load(Ordering::Relaxed), 1, "made once, and kept");
        let packed = raw(
            &server,
            format!("GET {root}member/0/scene HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip\r\n\r\n").as_bytes(),
        );
        assert!(packed.contains("Content-Encoding: gzip") && !packed.contains("a scene"));
    }

    #[test]
    fn what_is_prepared_is_there_and_a_rank_is_made_each_time() {
        let (server, made) = server();
        let address = server.address();
        let root = path(&address);
        server.prepare("0/scene");
        server.prepare("0/broken");
        server.prepare("0/none");
        assert_eq!(made.load(Ordering::Relaxed), 1);
        assert!(get(&server, &format!("{root}member/0/scene")).ends_with("a scene"));
        assert_eq!(made.load(Ordering::Relaxed), 1);
        for time in 2..4 {
            assert!(get(&server, &format!("{root}member/0/rank/1")).ends_with("a rank"));
            assert_eq!(
                made.load(Ordering::Relaxed),
                time,
                "ten thousand of them would fill the memory"
            );
        }
    }

    #[test]
    fn without_the_token_there_is_nothing() {
        let (server, _) = server();
        let address = server.address();
        let token = path(&address).trim_matches('/');
        let mut other = token.to_string();
        other.replace_range(0..1, if token.starts_with('0') { "1" } else { "0" });
        for target in [
            "/".into(),
            "/member/0/scene".into(),
            format!("/{other}/"),
            format!("/{token}"),
            format!("//{token}/"),
            format!("/{token}x/"),
            format!("/{}/", token.to_uppercase().replace(|c: char| c.is_ascii_digit(), "F")),
        ] {
            let answer = get(&server, &target);
            assert_eq!(status(&answer), "403", "{target}");
            assert!(!answer.contains(token), "the token is not given away");
        }
    }

    #[test]
    fn there_are_no_files_behind_paths() {
        let (server, _) = server();
        let address = server.address();
        let root = path(&address);
        for target in [
            "member/",
            "member/1/scene",
            "member/../member/0/scene",
            "member/%30/scene",
            "../etc/passwd",
            "member//etc/passwd",
            "member/0/scene/",
            "?",
            "index.html",
        ] {
            assert_eq!(status(&get(&server, &format!("{root}{target}"))), "404", "{target}");
        }
    }

    #[test]
    fn another_host_and_other_requests_are_refused() {
        let (server, _) = server();
        let address = server.address();
        let root = path(&address);
        let ask = |head: &str| status(&raw(&server, format!("{head}\r\n\r\n").as_bytes())).to_string();
        for host in [
            "evil.example.org",
            "evil.example.org:80",
            "127.0.0.2",
            "localhost.evil.example.org",
            "0.0.0.0",
        ] {
            assert_eq!(ask(&format!("GET {root} HTTP/1.1\r\nHost: {host}")), "421", "{host}");
        }
        assert_eq!(ask(&format!("POST {root} HTTP/1.1\r\nHost: localhost")), "405");
        assert_eq!(ask(&format!("GET {root} HTTP/1.1")), "400");
        assert_eq!(
            ask(&format!("GET {root} HTTP/1.1\r\nHost: localhost\r\n\r\nbody")),
            "400"
        );
        assert_eq!(
            ask(&format!("GET /{} HTTP/1.1\r\nHost: localhost", "a".repeat(40_000))),
            "431"
        );
    }

    #[test]
    fn the_address_for_a_command_line_works_once() {
        let (server, _) = server();
        let (address, first) = (server.address(), server.first_address().unwrap());
        let answer = get(&server, path(&first));
        assert_eq!(status(&answer), "303");
        assert!(answer.contains(&format!("Location: {}\r\n", path(&address))));
        assert_eq!(status(&get(&server, path(&first))), "403");
        assert_eq!(status(&get(&server, path(&address))), "200");
    }

    #[test]
    fn who_says_nothing_keeps_nobody_waiting() {
        let (server, _) = server();
        let connect = || TcpStream::connect((Ipv4Addr::LOCALHOST, server.port())).unwrap();
        let address = server.address();
        let begin = format!("GET {} HTTP/1.1\r\nHost: loc", path(&address));
        // Silent ones, ones that stop in the middle, and ones that are refused and do not hang up.
        let mut others: Vec<TcpStream> = Vec::new();
        for n in 0..210 {
            let mut stream = connect();
            match n % 3 {
                0 => {}
                1 => stream.write_all(begin.as_bytes()).unwrap(),
                _ => stream
                    .write_all(b"GET /x/ HTTP/1.1\r\nHost: localhost\r\n\r\n")
                    .unwrap(),
            }
            others.push(stream);
        }
        assert_eq!(status(&get(&server, path(&address))), "200");
        // It was answered before any of them was given up.
        let open = |stream: &TcpStream| {
            stream.set_nonblocking(true).unwrap();
            stream
                .peek(&mut [0])
                .is_err_and(|error| error.kind() == io::ErrorKind::WouldBlock)
        };
        assert!(others.iter().step_by(3).all(open) && others.iter().skip(1).step_by(3).all(open));
    }

    #[test]
    fn where_too_many_wait_the_first_are_given_up() {
        let (server, _) = server();
        let connect = || TcpStream::connect((Ipv4Addr::LOCALHOST, server.port())).unwrap();
        let mut first = connect();
        let _others: Vec<TcpStream> = (0..crate::room::MOST + 10).map(|_| connect()).collect();
        let address = server.address();
        assert_eq!(status(&get(&server, path(&address))), "200");
        assert_eq!(first.read(&mut [0]).unwrap(), 0);
    }

    #[test]
    fn a_member_that_fails_takes_no_other_with_it() {
        let (server, _) = server();
        let address = server.address();
        let root = path(&address);
        for _ in 0..WORKERS + 1 {
            assert_eq!(status(&get(&server, &format!("{root}member/0/broken"))), "500");
        }
        assert_eq!(status(&get(&server, root)), "200");
    }
}
