// @ts-check
/// <reference path="./store.js" />
// The worker of pack pages (docs/decisions/0148). While there is a network the shop answers everything. Without one it
// opens pages that were kept, and keeps what is chosen on them.
/** @type {any} */ (self).importScripts(
  "/offline/store.js",
  "/offline/names.js",
  "/offline/pages.js",
  "/offline/send.js",
);

(() => {
  /** @typedef {Event & {waitUntil: (work: Promise<unknown>) => void}} Lasting */
  /** @typedef {Lasting & {request: Request, clientId: string, resultingClientId?: string, respondWith: (answer: Promise<Response>) => void}} Fetched */
  /** @typedef {Lasting & {data: Asked, ports: readonly MessagePort[]}} Told */
  /** @typedef {{verb: "arrived" | "list" | "drop", keeper: string, page: string, copy: boolean, since: number, id?: number}} Asked */
  /** @typedef {{skipWaiting: () => Promise<void>, clients: {claim: () => Promise<void>}, addEventListener: (name: string, heard: (event: any) => void) => void}} Worker */
  const worker = /** @type {Worker} */ (/** @type {unknown} */ (self));

  worker.addEventListener("install", (/** @type {Lasting} */ event) => {
    void worker.skipWaiting();
    event.waitUntil(keptPages.prepare());
  });
  worker.addEventListener("activate", (/** @type {Lasting} */ event) => {
    event.waitUntil(worker.clients.claim());
  });

  worker.addEventListener("fetch", (/** @type {Fetched} */ event) => {
    const { request } = event;
    const url = new URL(request.url);
    const { method, mode, destination } = request;
    if (keptPages.isPackPage(url) && mode === "navigate") {
      event.respondWith(method === "POST" ? post(request, url) : open(event, url));
    } else if (keptPages.isPackPage(url) && method === "POST") {
      event.respondWith(post(request, url));
    } else if (method === "GET" && url.origin === location.origin) {
      const own = keptPages.SCRIPTS.indexOf(url.pathname) >= 0;
      const needed = own || destination === "style" || destination === "image";
      if (needed && drawsKept(event)) event.respondWith(fetch(request).catch(() => keptPages.asset(request)));
    }
  });

  /** The windows that show a kept page. An empty id stands for all, where the browser does not tell it. */
  const drawn = /** @type {Set<string>} */ (new Set());

  /**
   * Whether what a page is drawn with may have to come from here; else the browser asks the shop by itself.
   * @param {Fetched} event
   */
  const drawsKept = ({ clientId }) => !navigator.onLine || drawn.has(clientId) || drawn.has("");

  /** A fragment in the address would not open it anew where it is the page that is open. */
  let nextNote = "";

  /**
   * @param {Fetched} event
   * @param {URL} url
   */
  async function open(event, url) {
    try {
      const answer = await fetch(event.request);
      event.waitUntil(keptPages.keep(url, answer.clone()).catch(() => undefined));
      return answer;
    } catch (error) {
      if (event.request.signal.aborted) throw error;
      const note = nextNote;
      nextNote = "";
      drawn.add(event.resultingClientId || "");
      return keptPages.show(url, note);
    }
  }

  /**
   * A form of a pack page, of the browser or of the router.
   * @param {Request} request
   * @param {URL} url
   */
  async function post(request, url) {
    const sent = request.clone();
    try {
      return await fetch(request);
    } catch (error) {
      const to = request.signal.aborted ? undefined : await keepSent(sent, url);
      if (!to) throw error;
      if (request.mode === "navigate") return Response.redirect(to, 303);
      // As the shop answers the router; it then opens the page as a document.
      const headers = { "X-Remix-Redirect": to, "X-Remix-Status": "303", "X-Remix-Reload-Document": "true" };
      return new Response(null, { status: 204, headers });
    }
  }

  /**
   * Keeps what was chosen.
   * @param {Request} sent
   * @param {URL} url
   * @returns {Promise<string | undefined>} the page to open; undefined if the browser says that there is no network
   */
  async function keepSent(sent, url) {
    const keeper = await keptPages.keeper();
    if (!keeper) return undefined;
    const fields = new URLSearchParams(await sent.text());
    const step = stepOf(url);
    if (fields.get("intent") === "next") return next(step);
    if (!isChoice(fields)) return sent.mode === "navigate" ? hrefOf(url, "not-now") : undefined;
    const page = await keptPages.find(url);
    const { name, detail, lacks } = keptNames.of(page ? await page.text() : "", fields, url);
    if (lacks) return hrefOf(url, "not-whole");
    const key = fields.get("idempotencyKey") || keptStore.newKey();
    const address = keptPages.addressOf(url);
    const kept = await keptStore.keep({ key, keeper, address, fields: Array.from(fields), name, detail });
    return hrefOf(step, kept ? "" : "too-many");
  }

  /**
   * Whether a form adds an item or changes one; the others of a page take one away, or work something out.
   * @param {URLSearchParams} fields
   */
  const isChoice = (fields) =>
    fields.has("setId") && !fields.has("step") && fields.get("intent") !== "remove";

  /**
   * The step of an item.
   * @param {URL} url
   */
  function stepOf(url) {
    const step = new URL("/packDetailsPage", location.origin);
    for (const name of ["packId", "step", "isolated"]) {
      const value = url.searchParams.get(name);
      if (value) step.searchParams.set(name, value);
    }
    return step;
  }

  /**
   * The step after one, if it is kept.
   * @param {URL} step
   */
  async function next(step) {
    const after = new URL(step.href);
    after.searchParams.set("step", String(Number(step.searchParams.get("step") || 1) + 1));
    return (await keptPages.find(after)) ? hrefOf(after) : hrefOf(step, "not-here");
  }

  /**
   * The page that an answer leads to.
   * @param {URL} url
   * @param {string} [note] what it says when it is opened next, see show.js
   */
  function hrefOf(url, note) {
    nextNote = note || "";
    return location.origin + keptPages.addressOf(url);
  }

  worker.addEventListener("message", (/** @type {Told} */ event) => {
    const [port] = event.ports;
    const work = answerTo(event.data).catch(() => undefined);
    event.waitUntil(work.then((answer) => port && port.postMessage(answer)));
  });

  /** @param {Asked} asked */
  async function answerTo({ verb, keeper, page, copy, since, id }) {
    if (verb === "arrived") {
      const outcome = await arrived(keeper, new URL(page, location.origin), copy);
      // The page may have come while another tab had the choices sent.
      return Object.assign({}, outcome, { stale: keptSending.addedAt() > since });
    }
    const mine = await keptPages.keeper();
    const left = mine ? await keptStore.of(mine) : [];
    if (verb === "list") return { left };
    if (left.some((choice) => choice.id === id)) await keptStore.drop(id);
    return undefined;
  }

  /**
   * A page of a person is there, and with it a network.
   * @param {string} keeper
   * @param {URL} url
   * @param {boolean} copy whether it is to be kept as it is now, because it did not come through here
   */
  async function arrived(keeper, url, copy) {
    await keptPages.forgetOthers(keeper);
    const outcome = await keptSending.send(keeper);
    const mayKeep = keptPages.isPackPage(url);
    if (mayKeep && (copy || !(await keptPages.find(url)))) {
      const answer = await fetch(url.href, { headers: { "Kitroom-Copy": "1" } }).catch(() => undefined);
      if (answer) await keptPages.keep(url, answer);
    }
    const ready = mayKeep && (await keptPages.find(url)) !== undefined;
    return Object.assign({}, outcome, { ready });
  }
})();
