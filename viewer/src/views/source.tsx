/** Source: the files of the run, their lines with time, and what the chosen lines do. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Source as SourceMember } from "../gen/scene";
import type { Scene } from "../data/scene";
import type { FileWeight } from "../logic/lines";
import { shortPaths } from "../logic/listed";
import { counted, percent } from "../logic/units";
import { focus } from "../state";
import { type Code, codeOf, nothingToShow } from "./code";
import "./code.css";
import { Disassembly } from "./disassembly";
import { Nothing } from "./nothing";
import { Lines } from "./sourcelines";
import "./source.css";

export function Source({ scene }: { scene: Scene }) {
  const code = codeOf(scene);
  const member = useSignal<SourceMember | null | undefined>(undefined);
  useEffect(() => {
    let there = true;
    // Without the text the lines are still there.
    code.source().then(
      (source) => there && (member.value = source),
      () => there && (member.value = null),
    );
    return () => {
      there = false;
    };
  }, [code]);
  const nothing = nothingToShow(code);
  if (nothing !== null) return <Nothing {...nothing} />;
  return <Opened code={code} source={member.value} />;
}

/** What is open: a file, or a function without one. */
type Open = { file: number } | { function: number; module: number };

function Opened({ code, source }: { code: Code; source: SourceMember | null | undefined }) {
  const files = code.now().files();
  const at = focus.value;
  const open: Open | null =
    at !== null && at.file !== 0 ? { file: at.file }
    : at !== null && at.function !== 0 ? { function: at.function, module: at.module }
    : files[0] !== undefined ? { file: files[0].file }
    : source?.listings[0] !== undefined ? { function: source.listings[0].function, module: source.listings[0].module }
    : null;
  return (
    <div class="codeview source">
      <div class="desk">
        <Files {...{ code, files, source, open }} />
        {open === null ? (
          <p class="empty">
            <b>No lines in what is selected.</b>
            Its samples carry no file and line: the program may have been built without -g, or all of the time passed in libraries.
          </p>
        ) : "file" in open ? (
          <Lines key={`file ${open.file}`} code={code} file={open.file} source={source} focus={at !== null && at.file === open.file ? at.line : 0} />
        ) : (
          <Disassembly key={`code ${open.function} ${open.module}`} code={code} who={open} source={source} />
        )}
      </div>
    </div>
  );
}

/** Files that are listed until more are asked for. */
const FIRST = 200;

function Files({ code, files, source, open }: { code: Code; files: readonly FileWeight[]; source: SourceMember | null | undefined; open: Open | null }) {
  const now = code.now();
  const filter = useSignal("");
  const most = useSignal(FIRST);
  const texts = code.scene.document.texts;
  const names = shortPaths(files.map(({ file }) => texts[file] ?? ""));
  const wanted = filter.value.toLowerCase();
  const shown = files.map((entry, at) => ({ ...entry, name: names[at]! })).filter(({ file }) => (texts[file] ?? "").toLowerCase().includes(wanted));
  const listings = (source?.listings ?? []).filter(({ function: name }) => (texts[name] ?? "").toLowerCase().includes(wanted));
  return (
    <nav class="files" aria-label="Files">
      <input type="search" placeholder={`Filter ${files.length > 0 ? counted(files.length, "file") : "functions"}`} aria-label="Filter files and functions" value={filter.value} onInput={(event) => (filter.value = event.currentTarget.value)} />
      <ul>
        {shown.slice(0, most.value).map(({ file, name, self, total }) => (
          <li key={file}>
            <button
              aria-current={open !== null && "file" in open && open.file === file}
              onClick={() => (focus.value = { file, line: 0, function: 0, module: 0 })}
              title={`${texts[file] ?? ""}\n${percent(now.share(self))} of the selected time in its lines, ${percent(now.share(total))} with what they called`}
            >
              <span class="cut">{name}</span>
              <span class="soft">{self > 0 ? percent(now.share(self)) : "–"}</span>
            </button>
          </li>
        ))}
        {shown.length > most.value && (
          <li>
            <button class="link" onClick={() => (most.value += FIRST)}>
              {shown.length - most.value} more
            </button>
          </li>
        )}
      </ul>
      {listings.length > 0 && (
        <>
          <h3>Machine code</h3>
          <ul>
            {listings.map(({ function: name, module }) => (
              <li key={`${name} ${module}`}>
                <button
                  aria-current={open !== null && "function" in open && open.function === name && open.module === module}
                  onClick={() => (focus.value = { file: 0, line: 0, function: name, module })}
                  title={`${texts[name] ?? ""}\n${texts[module] ?? ""}`}
                >
                  <span class="cut">{texts[name] || "no name"}</span>
                  <span class="soft cut">{texts[module] ?? ""}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </nav>
  );
}
