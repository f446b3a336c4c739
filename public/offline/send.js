// @ts-check
// Sends what was kept when there is a network again, one after the other. Part of worker.js (docs/decisions/0148).

/**
 * @typedef {object} KeptOutcome
 * @property {{name: string, detail: string}[]} added
 * @property {KeptChoice[]} left what waits, and what was refused
 * @property {"done" | "no-answer" | "signed-out" | "somebody-else"} state
 */

const keptSending = (() => {
  /** After so many errors of the shop a choice no longer holds up the others. */
  const MOST_TRIES = 5;
  const FAILED = "The shop could not add it. Choose it again.";
  const GONE = "We cannot find this page, or you do not have access to it.";

  /** When a choice was last added, in milliseconds since 1970. */
  let lastAdded = 0;

  /** @type {Promise<KeptOutcome> | undefined} */
  let running;

  /**
   * Several tabs that ask at once wait for the same round.
   * @param {string} keeper
   */
  function send(keeper) {
    if (!running) {
      running = round(keeper);
      const ended = () => (running = undefined);
      running.then(ended, ended);
    }
    return running;
  }

  /**
   * @param {string} keeper
   * @returns {Promise<KeptOutcome>}
   */
  async function round(keeper) {
    const added = [];
    for (const choice of await keptStore.of(keeper)) {
      if (choice.refused) continue;
      const outcome = await post(choice);
      if (outcome === "added") {
        await keptStore.drop(choice.id);
        lastAdded = Date.now();
        added.push({ name: choice.name, detail: choice.detail });
      } else if (typeof outcome === "object") {
        await keptStore.put(Object.assign({}, choice, outcome));
      } else {
        if (outcome === "somebody-else") await forget(keeper);
        return { added, left: await keptStore.of(keeper), state: outcome };
      }
    }
    return { added, left: await keptStore.of(keeper), state: "done" };
  }

  /** @param {string} keeper */
  async function forget(keeper) {
    for (const choice of await keptStore.of(keeper)) await keptStore.drop(choice.id);
    await keptPages.forgetOthers(undefined);
  }

  /**
   * Sends a choice to the action of its page, as the router does: the answer is then where the page leads, or what the
   * form says.
   * @param {KeptChoice} choice
   * @returns {Promise<"added" | "no-answer" | "signed-out" | "somebody-else" | {refused: string} | {tries: number}>}
   */
  async function post({ address, fields, key, keeper, tries }) {
    const url = new URL(address, location.origin);
    const body = new URLSearchParams(fields.filter(([name]) => name !== "idempotencyKey"));
    body.set("idempotencyKey", key);
    url.searchParams.set("_data", `routes${url.pathname}`);
    let answer;
    try {
      answer = await fetch(url.href, { method: "POST", body, headers: { "Kitroom-Keeper": keeper } });
    } catch (error) {
      return "no-answer";
    }
    const to = answer.headers.get("X-Remix-Redirect");
    if (to) return /^\/pack(DetailsPage|Item)\b/.test(to) ? "added" : "signed-out";
    const now = answer.headers.get("Kitroom-Keeper");
    if (now) return now === "none" ? "no-answer" : "somebody-else";
    if (answer.status === 429 || answer.status === 503) return "no-answer";
    if (answer.status >= 500) return tries + 1 < MOST_TRIES ? { tries: tries + 1 } : { refused: FAILED };
    return { refused: await sentenceOf(answer) };
  }

  /**
   * What the shop says of the fields of a refused form.
   * @param {Response} answer
   */
  async function sentenceOf(answer) {
    /** @type {{error?: Record<string, string[] | null>, text?: string} | undefined} */
    const reply = await answer.json().catch(() => undefined);
    const said = Object.values((reply && reply.error) || {}).filter(Boolean);
    const words = said.map((texts) => (texts || []).join(" ")).join(" ");
    return words || (answer.status === 404 || answer.status === 403 ? GONE : (reply && reply.text) || FAILED);
  }

  return { send, addedAt: () => lastAdded };
})();
