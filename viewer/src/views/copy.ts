/** Text that leaves the page: to the clipboard, or as a file. */

/** Whether it is in the clipboard now. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // A page from a file may be without the clipboard; what is selected in it can be copied all the same.
    const area = document.createElement("textarea");
    area.value = text;
    area.style.position = "fixed";
    area.style.opacity = "0";
    document.body.append(area);
    area.select();
    const done = document.execCommand("copy");
    area.remove();
    return done;
  }
}

/** Hands a file to the reader. */
export function saveText(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A file's name from the run's: what no file system minds. */
export function fileName(run: string, what: string): string {
  const plain = run.replace(/[^\w.-]+/g, "-").replace(/^[-.]+|-+$/g, "").slice(0, 60);
  return `${plain === "" ? "run" : plain}-${what}`;
}
