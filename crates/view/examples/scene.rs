//! Writes the members of a profile's scene as files: `scene PROFILE DIR [server]`.

use anyhow::Context;
use std::path::PathBuf;

fn main() -> anyhow::Result<()> {
    let mut arguments = std::env::args_os().skip(1);
    let (Some(profile), Some(folder)) = (arguments.next(), arguments.next()) else {
        anyhow::bail!("usage: scene PROFILE DIR [server]");
    };
    let limits = match arguments.next() {
        Some(_) => view::Limits::SERVER,
        None => view::Limits::PAGE,
    };
    let folder = PathBuf::from(folder);
    let run = model::Run::new(model::Profile::read(&profile)?);
    let report = report::Report::of(&run);
    let start = std::time::Instant::now();
    let scene = view::scene(&run, &report, &limits);
    let took = start.elapsed();
    for (name, bytes) in scene.members() {
        let path = folder.join("0").join(&name);
        std::fs::create_dir_all(path.parent().unwrap_or(&folder))?;
        std::fs::write(&path, &bytes).with_context(|| path.display().to_string())?;
        println!("{:>10} {name}", bytes.len());
    }
    let (document, cells) = (&scene.document, scene.columns.get("cells.path"));
    println!(
        "{took:?}; timeline {:?}; {} cells in {:?} and rows of {} ranks, {} paths",
        document.timeline,
        cells.map_or(0, view::Column::len),
        document.cells,
        document.ranks_per_row,
        scene.columns.get("path.node").map_or(0, view::Column::len)
    );
    scene
        .document
        .missing
        .iter()
        .for_each(|sentence| println!("{sentence}"));
    Ok(())
}
