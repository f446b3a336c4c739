import { brotliCompressSync } from "node:zlib";
import type { CorePage } from "./pages";
import type { Visitor } from "./visitor";

export interface Weight {
  status: number;
  /** Bytes before compression, at brotli's best, and as the shop sent them. */
  html: number;
  htmlBrotli: number;
  htmlServed: number;
  /** For a visitor who asks to save data, at brotli's best. */
  htmlSaveDataBrotli: number;
  cssBrotli: number;
  cssServed: number;
  scripts: number;
  scriptsBrotli: number;
  /** With their headers. */
  scriptsServed: number;
  /** What a first paint waits for, the page itself not counted. */
  blocking: number;
  /** Pictures that are not lazy, as served. */
  picturesServed: number;
}

const attributes = (html: string, tag: RegExp, name: string): string[] =>
  [...html.matchAll(tag)].flatMap(([found]) => new RegExp(`\\s${name}="([^"]*)"`).exec(found)?.[1] ?? []);

const packed = new Map<string, { brotli: number; served: number; head: number }>();

/** An asset's sizes; it is fetched and packed once a run. */
async function sizesOf(visitor: Visitor, url: string) {
  const known = packed.get(url);
  if (known) return known;
  const { text, bytes, headBytes, status } = await visitor.get(url.replace(/&amp;/g, "&"));
  if (status !== 200) throw new Error(`${url} answered ${status}`);
  const sizes = {
    brotli: brotliCompressSync(text).length,
    served: bytes,
    head: headBytes,
  };
  packed.set(url, sizes);
  return sizes;
}

async function sum(visitor: Visitor, urls: string[]) {
  const total = { brotli: 0, served: 0, head: 0 };
  for (const url of new Set(urls)) {
    const sizes = await sizesOf(visitor, url);
    total.brotli += sizes.brotli;
    total.served += sizes.served;
    total.head += sizes.head;
  }
  return total;
}

/** What a page weighs on its first visit, with an empty cache. */
export async function weigh({ path, visitor }: CorePage): Promise<Weight> {
  const page = await visitor.get(path);
  const html = page.text;
  const lean = await visitor.get(path, { "Save-Data": "on" });
  const head = html.slice(0, html.indexOf("</head>"));
  const styles = attributes(html, /<link [^>]*rel="stylesheet"[^>]*>/g, "href");
  const modules = attributes(html, /<link [^>]*rel="modulepreload"[^>]*>/g, "href");
  const pictures = attributes(html, /<img (?![^>]*loading="lazy")[^>]*>/g, "src").filter((url) =>
    url.startsWith("/"),
  );
  const blockingScripts = attributes(head, /<script (?![^>]*(?:async|defer|type="module"))[^>]*>/g, "src");
  const css = await sum(visitor, styles);
  const scripts = await sum(visitor, modules);
  return {
    status: page.status,
    html: Buffer.byteLength(html),
    htmlBrotli: brotliCompressSync(html).length,
    htmlServed: page.bytes,
    htmlSaveDataBrotli: brotliCompressSync(lean.text).length,
    cssBrotli: css.brotli,
    cssServed: css.served,
    scripts: modules.length,
    scriptsBrotli: scripts.brotli,
    scriptsServed: scripts.served + scripts.head,
    blocking: styles.length + blockingScripts.length,
    picturesServed: (await sum(visitor, pictures)).served,
  };
}
