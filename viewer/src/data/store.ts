/**
 * Where members come from: gzipped and in base64 in the page itself (`<script type="application/octet-stream"
 * data-member="0/scene">`), or from the server that the page came from. Names are RUN/MEMBER: 0/scene, 0/source,
 * 0/heat/ID, 1/scene, compare.
 */
export interface Store {
  /** Unpacked bytes of a member, `null` if there is none. */
  get(name: string): Promise<ArrayBuffer | null>;
}

async function unpacked(packed: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).arrayBuffer();
}

/** Members in the page. */
export class PageStore implements Store {
  async get(name: string): Promise<ArrayBuffer | null> {
    const element = document.querySelector(`script[data-member="${CSS.escape(name)}"]`);
    if (element === null) return null;
    const text = atob((element.textContent ?? "").trim());
    const bytes = new Uint8Array(text.length);
    for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
    return unpacked(bytes);
  }
}

/** Members from the server: `member/NAME` beside the page, with the token of the page's own address. */
export class ServerStore implements Store {
  async get(name: string): Promise<ArrayBuffer | null> {
    const answer = await fetch(`member/${name}`);
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`steelyard view answered ${answer.status}: is it still running?`);
    return answer.arrayBuffer();
  }
}

/** The page says which it is: `<html data-store="page">` or `"server"`. */
export function storeOfPage(): Store {
  return document.documentElement.dataset["store"] === "server" ? new ServerStore() : new PageStore();
}
