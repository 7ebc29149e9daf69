//! What the viewer reads, from the Rust types that are written: their JSON schemas as TypeScript.

use std::fmt::Write;

use anyhow::{Context, bail, ensure};
use model::InstructionKind;
use schemars::generate::{SchemaGenerator, SchemaSettings};
use serde_json::{Map, Value};

use crate::output::Outputs;

const TYPES: &str = "viewer/src/gen/scene.ts";
const NUMBERS: &str = "viewer/tests/gen/numbers.json";
const NAMES: &str = "viewer/tests/gen/names.json";

/// The scene, and the members beside it, with every type that they hold; and how the report writes numbers
/// and cuts names.
pub fn generate(outputs: &mut Outputs) -> anyhow::Result<()> {
    // What serde may leave out when it reads is there in all that is written.
    let mut generator = SchemaSettings::draft2020_12().for_serialize().into_generator();
    generator.subschema_for::<view::Document>();
    generator.subschema_for::<view::RankCells>();
    generator.subschema_for::<view::Source>();
    generator.subschema_for::<compare::Comparison>();
    outputs.add(TYPES, text(&mut generator)?);
    outputs.add(NUMBERS, numbers()?);
    outputs.add(NAMES, names()?);
    Ok(())
}

fn text(generator: &mut SchemaGenerator) -> anyhow::Result<String> {
    let mut text = format!(
        "/**\n * What steelyard writes and this page reads. Made from the types of crates/view, compare, report, findings and metrics\n * by \
         `cargo xtask codegen`; do not edit.\n */\n\n/** Version of the scene. */\nexport const SCENE_VERSION = {};\n",
        view::SCENE_VERSION
    );
    text.push_str(
        "\n/** How a number came about, in words. */\nexport const CERTAINTY: Record<Certainty, string> = {\n",
    );
    for certainty in metrics::Certainty::ALL {
        let (name, words) = (serde_json::to_value(certainty)?, certainty.words());
        writeln!(
            text,
            "  {}: \"{words}\",",
            name.as_str().context("a certainty is a word")?
        )?;
    }
    text.push_str("};\n");
    for (name, what, numbers) in view::CODES {
        writeln!(text, "\n/** {what} */\nexport const {name} = {{")?;
        for (name, number) in *numbers {
            writeln!(text, "  {name}: {number},")?;
        }
        text.push_str("} as const;\n");
    }
    text.push_str("\n/** The columns of a scene, and their types. */\nexport interface SceneColumns {\n");
    for (name, kind, what) in view::COLUMNS {
        let key = match name.split_once("ID") {
            Some((before, after)) => format!("[name: `{before}${{string}}{after}`]"),
            None => format!("\"{name}\""),
        };
        writeln!(text, "  /** {what} */\n  {key}: \"{kind}\";")?;
    }
    text.push_str("}\n");
    let kinds = InstructionKind::ALL
        .iter()
        .map(|kind| kind.word())
        .collect::<Vec<_>>()
        .join("\", \"");
    write!(
        text,
        "\n/** What an instruction does; `path.instruction`. */\nexport const INSTRUCTIONS = [\"not known\", \"{kinds}\"] as const;\n\
         \n/** What code without a name is called: where no file was mapped for it; else this behind its module. */\n\
         export const NO_FILE = \"{}\";\nexport const NO_SYMBOLS = \"{}\";\n\
         \n/** Cells of a heat map this many times smaller than the largest get the first shade, as the smallest do. */\n\
         export const HEAT_RANGE = {};\n",
        model::NO_FILE,
        model::NO_SYMBOLS,
        report::HEAT_RANGE
    )?;
    for (name, schema) in generator.take_definitions(true) {
        ensure!(
            !name.ends_with(|last: char| last.is_ascii_digit()),
            "two types that the viewer reads have the name {name}: rename one with #[schemars(rename = …)]"
        );
        let schema = schema.as_object().context("a definition is an object")?;
        text.push('\n');
        comment(&mut text, "", schema);
        match schema.get("properties") {
            Some(fields) => {
                writeln!(text, "export interface {name} {{")?;
                for (field, schema) in fields.as_object().context("properties are an object")? {
                    let schema = schema.as_object().context("a property is an object")?;
                    comment(&mut text, "  ", schema);
                    writeln!(
                        text,
                        "  {field}: {};",
                        of(schema).with_context(|| format!("{name}.{field}"))?
                    )?;
                }
                text.push_str("}\n");
            }
            None => writeln!(
                text,
                "export type {name} = {};",
                of(schema).with_context(|| name.clone())?
            )?,
        }
    }
    Ok(text)
}

fn comment(text: &mut String, indent: &str, schema: &Map<String, Value>) {
    if let Some(said) = schema.get("description").and_then(Value::as_str) {
        let said = said.replace("[`", "`").replace("`]", "`").replace("::", ".");
        let said = said.replace('\n', &format!("\n{indent} * "));
        let _ = writeln!(text, "{indent}/** {said} */");
    }
}

fn all_of(list: &Value, between: &str) -> anyhow::Result<String> {
    let list = list.as_array().context("a list of schemas")?;
    let types: Vec<String> = list
        .iter()
        .map(|schema| of(schema.as_object().context("a schema")?))
        .collect::<Result<_, _>>()?;
    Ok(types.join(between))
}

/// The type that a schema says.
fn of(schema: &Map<String, Value>) -> anyhow::Result<String> {
    if let Some(name) = schema.get("$ref").and_then(Value::as_str) {
        return Ok(text::file_name(name).to_owned());
    }
    for key in ["anyOf", "oneOf"] {
        if let Some(list) = schema.get(key) {
            return all_of(list, " | ");
        }
    }
    if let Some(one) = schema.get("const") {
        return Ok(one.to_string());
    }
    if let Some(all) = schema.get("enum").and_then(Value::as_array) {
        return Ok(all.iter().map(Value::to_string).collect::<Vec<_>>().join(" | "));
    }
    match schema.get("type") {
        Some(Value::String(name)) => named(name, schema),
        Some(Value::Array(names)) => {
            let types: Vec<String> = names
                .iter()
                .filter_map(Value::as_str)
                .map(|name| named(name, schema))
                .collect::<Result<_, _>>()?;
            Ok(types.join(" | "))
        }
        _ => bail!("no TypeScript for this schema: {}", Value::Object(schema.clone())),
    }
}

fn named(name: &str, schema: &Map<String, Value>) -> anyhow::Result<String> {
    Ok(match name {
        "string" | "boolean" | "null" => name.to_owned(),
        "integer" | "number" => "number".to_owned(),
        "array" => match schema.get("prefixItems") {
            Some(items) => format!("[{}]", all_of(items, ", ")?),
            None => {
                let items = of(schema
                    .get("items")
                    .and_then(Value::as_object)
                    .context("an array of what?")?)?;
                if items.contains(" | ") && !items.starts_with('[') {
                    format!("({items})[]")
                } else {
                    format!("{items}[]")
                }
            }
        },
        _ => bail!("no TypeScript for the type {name}"),
    })
}

/// Unit, value, standard error, and what the report writes for them: the viewer's formatter writes the same.
fn numbers() -> anyhow::Result<String> {
    const DIGITS: [f64; 9] = [1.0, 1.2345, 2.5, 3.125, 4.675, 9.994, 9.9951, 99.94, 99.96];
    const ERRORS: [Option<f64>; 7] = [
        None,
        Some(0.0),
        Some(0.0004),
        Some(0.02),
        Some(0.07),
        Some(0.7),
        Some(30.0),
    ];
    let mut rows = Vec::new();
    for unit in text::Unit::ALL {
        let powers = [
            1e-9, 1e-6, 1e-4, 1e-3, 0.01, 1.0, 60.0, 1e3, 1024.0, 3600.0, 1e6, 1048576.0, 1e9, 1e15,
        ];
        let values = powers.iter().flat_map(|power| DIGITS.map(|digits| digits * power));
        for (at, value) in values
            .chain([0.0, -0.3125, -2.5, -1234.5, 119.4, 119.6, 86_400.0])
            .enumerate()
        {
            let error = ERRORS[at % ERRORS.len()].map(|share| share * value.abs());
            let (text, within) = text::measured(unit, value, error);
            rows.push(serde_json::to_string(&(
                unit,
                value,
                error,
                text::number(unit, value),
                text,
                within,
            ))?);
        }
    }
    Ok(format!("[\n{}\n]\n", rows.join(",\n")))
}

/// Names of functions and others with a width and what [`text::cut`] leaves of them, as a list in JSON.
fn names() -> anyhow::Result<String> {
    const NAMES: [&str; 24] = [
        "",
        "main",
        "größe_des_halos",
        "exchange_the_halo_now (halo.c:7)",
        "ComputeDotProduct_ref (ComputeDotProduct_ref.cpp:70)",
        "LAMMPS_NS::PairLJCut::compute(int, int) (pair.cpp:97)",
        "std::vector<std::pair<int, a::b>, c>::push_back(int&&)",
        "std::operator<< <char>(std::ostream&, char)",
        "ns::Set::operator()(int, int) const (set.h:3)",
        "ns::Set::operator->(int, int)",
        "a::(anonymous namespace)::walk(tree const&)",
        "(anonymous namespace)::kernel(int)",
        "f<g()>() (x.c:1)",
        "sh -c 'sort < in > out' and then (maybe) something else that is long",
        "/scratch/project/user/run/out.dat",
        "libmpi_usempif08.so.40 (no symbols)",
        "a<b<c>>>>::d((((",
        "operator",
        "::::::::::::::",
        "<<<<>>>>(a)",
        "x::operator<(a, b) const",
        "…::…",
        "é::ö<ü>(ä)",
        "a (b:1) (c (2:3)",
    ];
    let cut = |name: &'static str, width| serde_json::to_string(&(name, width, text::cut(name, width)));
    let widths = |name| (0..60).map(move |width| cut(name, width));
    let rows: Vec<String> = NAMES.into_iter().flat_map(widths).collect::<Result<_, _>>()?;
    Ok(format!("[\n{}\n]\n", rows.join(",\n")))
}
