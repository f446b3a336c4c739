// @ts-check
// The pages of packs that this browser keeps, and what they need to be drawn. Part of worker.js (docs/decisions/0148).

const keptPages = (() => {
  /** One cache for the pages of one person, whose mark follows. */
  const PAGES = "kitroom-pages-";
  const ASSETS = "kitroom-assets";
  const SCRIPTS = ["/offline/show.js", "/offline/stay.js"];
  const MOST_PAGES = 24;
  const MOST_BYTES = 3 * 1024 * 1024;
  const PATHS = ["/packDetailsPage", "/packItem"];
  /** The parameters of a page of a pack; one with another is never kept. `_data` is of the router. */
  const NAMES = ["packId", "step", "set", "style", "item", "isolated", "continued"];

  /**
   * Whether an address is of a step of a pack, or of an item of one.
   * @param {URL} url
   */
  const isPackPage = (url) =>
    url.origin === location.origin &&
    PATHS.indexOf(url.pathname) >= 0 &&
    url.searchParams.has("packId") &&
    Array.from(url.searchParams.keys()).every((name) => name === "_data" || NAMES.indexOf(name) >= 0);

  /**
   * The address under which a page is kept: the same page may have been opened by a link or by a refused Next.
   * @param {URL} url
   */
  function addressOf(url) {
    const query = new URLSearchParams();
    for (const name of NAMES) {
      const value = url.searchParams.get(name);
      if (value && name !== "continued") query.set(name, value);
    }
    return `${url.pathname}?${query}`;
  }

  /** The mark of the person whose pages are kept; undefined if there are none. */
  async function keeper() {
    const found = (await caches.keys()).find((name) => name.startsWith(PAGES));
    return found && found.slice(PAGES.length);
  }

  /**
   * Deletes the pages of everybody else.
   * @param {string | undefined} mine
   */
  async function forgetOthers(mine) {
    const others = (await caches.keys()).filter((name) => name.startsWith(PAGES) && name !== PAGES + mine);
    await Promise.all(others.map((name) => caches.delete(name)));
  }

  /**
   * Keeps a page as the shop has answered it, with its style and pictures, if the shop allows it.
   * @param {URL} url
   * @param {Response} answer
   */
  async function keep(url, answer) {
    const type = answer.headers.get("Content-Type") || "";
    if (!answer.ok || answer.redirected || !type.startsWith("text/html")) return;
    const html = await answer.text();
    // In the data of the page; what people have written is escaped there.
    const found = /"keeper":"([\w-]+)"/.exec(html);
    if (!found) return;
    const mine = found[1];
    await forgetOthers(mine);
    const headers = new Headers({ "Content-Type": type, "Kitroom-At": String(Date.now()) });
    for (const name of ["Content-Security-Policy", "Referrer-Policy", "X-Frame-Options"]) {
      const value = answer.headers.get(name);
      if (value) headers.set(name, value);
    }
    const pages = await caches.open(PAGES + mine);
    await pages.put(addressOf(url), new Response(html, { headers }));
    const keys = await pages.keys();
    for (const key of keys.slice(0, Math.max(0, keys.length - MOST_PAGES))) await pages.delete(key);
    await keepAssets(html);
  }

  /** @param {string} html */
  async function keepAssets(html) {
    const sources = html.match(/<link\b[^>]*rel="(?:stylesheet|prefetch)"[^>]*>|<img\b[^>]*>/g) || [];
    const addresses = sources.map((tag) => {
      const found = /\b(?:href|src)="([^"]+)"/.exec(tag);
      return found && found[1] ? found[1].replace(/&amp;/g, "&") : "";
    });
    const assets = await caches.open(ASSETS);
    for (const address of Array.from(new Set(SCRIPTS.concat(addresses)))) {
      if (!/^\/(?!\/)/.test(address) || (await assets.match(address))) continue;
      const answer = await fetch(address).catch(() => undefined);
      if (answer && answer.ok) await assets.put(address, answer);
    }
    await limit(assets);
  }

  /**
   * Deletes the oldest pictures and styles beyond what this browser may keep.
   * @param {Cache} assets
   */
  async function limit(assets) {
    let bytes = 0;
    for (const key of (await assets.keys()).slice().reverse()) {
      const answer = await assets.match(key);
      bytes += answer ? (await answer.blob()).size : 0;
      if (bytes > MOST_BYTES && SCRIPTS.indexOf(new URL(key.url).pathname) < 0) await assets.delete(key);
    }
  }

  /**
   * A style, a picture or the script of kept pages. A size of a picture that is not kept gives the one that is.
   * @param {Request} request
   */
  const asset = async (request) => (await (await caches.open(ASSETS)).match(request)) || Response.error();

  /**
   * A page as it is kept.
   * @param {URL} url
   * @returns {Promise<Response | undefined>}
   */
  async function find(url) {
    const mine = await keeper();
    if (!mine) return undefined;
    const answer = await (await caches.open(PAGES + mine)).match(addressOf(url));
    return answer && Number(answer.headers.get("Kitroom-At")) > keptStore.oldest() ? answer : undefined;
  }

  /** Addresses of the kept pages, the newest first. */
  async function list() {
    const mine = await keeper();
    const keys = mine ? await (await caches.open(PAGES + mine)).keys() : [];
    return keys.map(({ url }) => new URL(url)).reverse();
  }

  /**
   * The page without a network. Each time its forms get a new key, because each is one choice.
   * @param {URL} url
   * @param {string} note of show.js
   */
  async function show(url, note) {
    const answer = await find(url);
    if (!answer) return missing(await list());
    const html = (await answer.text()).replace(
      /(name="idempotencyKey"[^>]*value=")[^"]*/g,
      `$1${keptStore.newKey()}`,
    );
    return new Response(withoutScripts(html, answer.headers.get("Kitroom-At") || "", note), {
      headers: answer.headers,
    });
  }

  /**
   * A page's own scripts would ask the shop for data, so it goes without, but for those of kept pages.
   * @param {string} html
   * @param {string} at when it was kept; empty for a page in the place of another
   * @param {string} note
   */
  const withoutScripts = (html, at, note) =>
    html
      .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
      .replace(/<link\b[^>]*rel="(?:modulepreload|prefetch|preload)"[^>]*>/g, "")
      .replace(/<\/body>/, () => {
        const tags = SCRIPTS.map(
          (src) => `<script src="${src}" data-at="${at}" data-note="${note}" defer></script>`,
        );
        return `${tags.join("")}</body>`;
      });

  /**
   * The page in the place of one that is not kept: the frame of the newest one, and links to all.
   * @param {URL[]} others
   */
  async function missing(others) {
    const links = [];
    let frame;
    for (const url of others) {
      const answer = await find(url);
      if (!answer) continue;
      const html = await answer.text();
      if (!frame) frame = { html, headers: answer.headers };
      const title = (/<title>([^<]*)<\/title>/.exec(html) || [])[1] || "Pack";
      links.push(
        `<li><a href="${escaped(url.pathname + url.search)}">${title.replace(/ \| [^|]*$/, "")}</a></li>`,
      );
    }
    const main =
      '<main id="main" tabindex="-1"><div class="wrap stack pt-6"><h1>You are offline</h1>' +
      "<p>This page is not kept on this device. Open it when you are online again.</p>" +
      `<section class="card pad" aria-labelledby="kept-pages"><h2 id="kept-pages">Pages kept on this device</h2><ul class="rows">${links.join("")}</ul></section>` +
      "</div></main>";
    if (!frame) return Response.error();
    const html = withoutScripts(frame.html, "", "")
      .replace(/<title>[^<]*/, "<title>You are offline | Kitroom")
      .replace(/<main\b[\s\S]*<\/main>/, () => main);
    return new Response(html, { headers: frame.headers });
  }

  /** @param {string} text */
  const escaped = (text) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

  /** Before a page is kept: without a network its scripts must be there. */
  const prepare = async () => (await caches.open(ASSETS)).addAll(SCRIPTS);

  return { SCRIPTS, isPackPage, addressOf, keeper, forgetOthers, keep, find, show, asset, prepare };
})();
