//! Stacks in lines: `rank 0;main;solve 340000`, functions outermost first and microseconds last.

use crate::error::Error;
use crate::span::Clock;
use crate::stack::Stacks;
use crate::viewer::Page;
use std::collections::BTreeMap;
use std::io::Write;

/// Writes the lines, a row's together. An error where `out` cannot be written to.
pub fn write(page: &Page, out: &mut dyn Write) -> Result<(), Error> {
    let mut stacks = Stacks::new(page.run, page.lines);
    let mut names: Vec<String> = Vec::new();
    let mut path = Vec::new();
    let groups = if page.merge { page.rows.len() } else { 1 };
    for rows in page.rows.chunks(groups.max(1)) {
        let samples = &page.run.tables().samples;
        let mut ticks: BTreeMap<u32, u64> = BTreeMap::new();
        for sample in rows.iter().flat_map(|row| row.samples.clone()) {
            let sum = ticks.entry(stacks.of(sample)).or_default();
            *sum = sum.saturating_add(samples.weight[sample].into());
        }
        let first = (!page.merge).then(|| clean(&rows[0].label(page.run)));
        for (stack, ticks) in ticks.into_iter().filter(|(_, ticks)| *ticks > 0) {
            while let Some(shown) = stacks.shown().get(names.len()) {
                let file = text::file_name(shown.file);
                names.push(clean(&match shown.line {
                    0 => shown.name.to_string(),
                    line => format!("{} ({file}:{line})", shown.name),
                }));
            }
            stacks.path(stack, &mut path);
            let steps = path.iter().map(|step| names[stacks.shown_of(*step) as usize].as_str());
            let line: Vec<&str> = first.as_deref().into_iter().chain(steps).collect();
            writeln!(
                out,
                "{} {}",
                line.join(";"),
                (Clock::of(page.run).ns(ticks) + 500) / 1000
            )?;
        }
    }
    Ok(())
}

/// A name without what separates: semicolons and ends of lines.
fn clean(name: &str) -> String {
    let clean = |c: char| match c {
        ';' => ':',
        c if c.is_control() => ' ',
        c => c,
    };
    name.chars().map(clean).collect()
}

#[cfg(test)]
mod tests {
    use crate::{Choice, Threads, Viewer, write};
    use model::Run;
    use model::fixture::Fixture;

    fn folded(run: &Run, choice: &Choice) -> String {
        let mut out = Vec::new();
        write(run, Viewer::Folded, choice, "1", false, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    fn example() -> Run {
        (Fixture::new("aab\n+b\nb.b").tick(0.02))
            .letter('a', "", &["main@app.c:1", "solve@app.c:9"])
            .letter('b', "MPI_Send", &["main@app.c:2", "MPI_Send@libmpi.so"])
            .run()
    }

    #[test]
    fn a_line_is_a_stack_and_its_microseconds() {
        let text = folded(&example(), &Choice::default());
        assert_eq!(
            text,
            "rank 0;main;solve 40000\nrank 0;main;MPI_Send 20000\nrank 0, thread 1002;main;MPI_Send 20000\n\
             rank 1;main;MPI_Send 40000\n"
        );
        let main = folded(
            &example(),
            &Choice {
                threads: Threads::Main,
                ..Choice::default()
            },
        );
        assert!(!main.contains("thread 1002"), "{main}");
    }

    #[test]
    fn merged_ranks_have_no_name() {
        let merged = folded(
            &example(),
            &Choice {
                merge: true,
                ..Choice::default()
            },
        );
        assert_eq!(merged, "main;solve 40000\nmain;MPI_Send 80000\n");
        let lines = Choice {
            merge: true,
            lines: true,
            ..Choice::default()
        };
        let apart = "main (app.c:1);solve (app.c:9) 40000\nmain (app.c:2);MPI_Send 80000\n";
        assert_eq!(folded(&example(), &lines), apart);
    }

    #[test]
    fn names_cannot_break_a_line() {
        let run = Fixture::new("a").letter('a', "", &["f@app.c:1"]).edit(|profile| {
            let name = profile.strings.intern("evil;\nmain 7");
            profile.tables.frames.function[0] = name;
        });
        assert_eq!(folded(&run.run(), &Choice::default()), "rank 0;evil: main 7 1000000\n");
    }

    #[test]
    fn a_flame_graph_is_drawn_of_it_with_the_same_total() {
        let text = folded(&example(), &Choice::default());
        let mut svg = Vec::new();
        let mut options = inferno::flamegraph::Options::default();
        options.count_name = "us".into();
        inferno::flamegraph::from_lines(&mut options, text.lines(), &mut svg).unwrap();
        let svg = String::from_utf8(svg).unwrap();
        assert!(svg.contains("<title>all (120,000 us, 100%)</title>"), "{svg}");
        assert!(svg.contains("<title>solve (40,000 us, 33.33%)</title>"), "{svg}");
    }
}
