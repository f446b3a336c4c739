// @ts-check
// Shows what this browser keeps (docs/decisions/0148): on a kept page without a network, and, where there is something to
// say, on the shop's own page when the network is back.
(() => {
  /** @typedef {{id: number, address: string, fields: [string, string][], name: string, detail: string, refused?: string}} Line */
  /** @typedef {{added: {name: string, detail: string}[], left: Line[], state: string}} Outcome */

  /** When the page was kept; empty in the place of one that is not kept, undefined on the shop's own page. */
  const { at, note: noteName = "" } = /** @type {HTMLScriptElement} */ (document.currentScript).dataset;
  const BOX = "kept-choices";
  /** What the worker says of a form that was sent. */
  const NOTES = /** @type {Record<string, string>} */ ({
    "too-many": "This device keeps no more choices. Go online to send those that it has.",
    "not-whole": "Choose a size and a colour first.",
    "not-now": "That needs a network. Try again when you are online.",
    "not-here": "The next step is not kept on this device. Open it when you are online again.",
  });

  /**
   * @param {string} tag
   * @param {string} className
   * @param {(Node | string)[]} children
   */
  function element(tag, className, ...children) {
    const made = document.createElement(tag);
    if (className) made.className = className;
    made.append(...children);
    return made;
  }

  /**
   * @param {"ok" | "warn" | "info"} kind
   * @param {(Node | string)[]} children
   */
  function note(kind, ...children) {
    const made = element(
      "div",
      kind === "info" ? "note mb-5" : `note ${kind} mb-5`,
      element("div", "", ...children),
    );
    made.setAttribute("role", "status");
    return made;
  }

  /** @param {Record<string, unknown>} message */
  const tell = (message) =>
    navigator.serviceWorker.getRegistration("/pack").then(
      (registration) =>
        new Promise((done) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = ({ data }) => done(data);
          if (registration && registration.active) registration.active.postMessage(message, [port2]);
          else done(undefined);
        }),
    );

  /** @param {{name: string, detail: string}} line */
  const titleOf = ({ name, detail }) => [name, detail].filter(Boolean).join(", ");

  /**
   * A choice with what can be done about it.
   * @param {Line} line
   */
  function lineOf(line) {
    const discard = element("button", "link sm", "Discard");
    discard.setAttribute("type", "button");
    discard.setAttribute("aria-label", `Discard ${titleOf(line)}`);
    const actions = element("p", "row", discard);
    const text = element(
      "div",
      "flex-1 min-w-0",
      element("b", "", line.name),
      element("p", "xs mut", line.detail),
    );
    if (line.refused) text.append(element("p", "sm", line.refused));
    text.append(actions);
    const row = element("li", line.refused ? "slot need" : "slot", text);
    discard.addEventListener("click", () => void tell({ verb: "drop", id: line.id }).then(() => gone(row)));
    if (line.refused) {
      const again = element("a", "link sm", "Choose again");
      again.setAttribute("aria-label", `Choose again: ${titleOf(line)}`);
      again.setAttribute("href", itemOf(line));
      again.addEventListener("click", () => void tell({ verb: "drop", id: line.id }));
      actions.prepend(again);
    }
    return row;
  }

  /**
   * A line was discarded: the focus goes to the list that it was in, or to the page.
   * @param {HTMLElement} row
   */
  async function gone(row) {
    const list = /** @type {HTMLElement} */ (row.closest("section"));
    row.remove();
    if (!list.querySelector("li")) list.remove();
    if (at !== undefined) await showLeft();
    const next = document.querySelector(`section[aria-labelledby="${list.getAttribute("aria-labelledby")}"]`);
    const place = /** @type {HTMLElement} */ (next || document.getElementById("main"));
    place.tabIndex = -1;
    place.focus();
  }

  /**
   * The page of the item of a choice.
   * @param {Line} line
   */
  function itemOf({ address, fields }) {
    const url = new URL(address, location.origin);
    for (const [name, value] of fields) {
      if (name === "style") url.searchParams.set("style", value);
      if (name === "setId") url.searchParams.set("set", value);
    }
    return `/packItem${url.search}`;
  }

  /**
   * @param {string} title
   * @param {Line[]} lines
   */
  function listOf(title, lines, level = "h2") {
    const heading = element(level, "", title);
    heading.id = `kept-${title.split(" ")[0]}`;
    const section = element("section", "stack-s mb-5", heading, element("ul", "", ...lines.map(lineOf)));
    section.setAttribute("aria-labelledby", heading.id);
    return section;
  }

  /** @param {HTMLElement[]} parts */
  function showBox(parts) {
    const before = document.getElementById(BOX);
    if (before) before.remove();
    const wraps = document.querySelectorAll("main > .wrap");
    if (parts.length === 0 || wraps.length === 0) return;
    const box = element("div", "pt-4", ...parts);
    box.id = BOX;
    /** @type {Element} */ (wraps[wraps.length - 1]).prepend(box);
  }

  /** @param {Outcome} outcome */
  function showOutcome({ added, left, state }) {
    const parts = [];
    if (added.length > 0) {
      parts.push(note("ok", `Added from this device: ${added.map(titleOf).join("; ")}.`));
    }
    const refused = left.filter((line) => line.refused);
    if (refused.length > 0) parts.push(listOf("Not added", refused));
    const waiting = left.filter((line) => !line.refused);
    if (waiting.length > 0) {
      if (state === "signed-out") {
        const link = element("a", "", "Sign in to send what is kept on this device");
        link.setAttribute(
          "href",
          `/login?redirectTo=${encodeURIComponent(location.pathname + location.search)}`,
        );
        parts.push(note("warn", link, "."));
      }
      parts.push(listOf("Kept on this device", waiting));
    }
    showBox(parts);
  }

  /**
   * Whether a choice was made in the step that is open.
   * @param {string} address
   */
  function samePlace(address) {
    /** @param {string} query */
    const step = (query) => {
      const asked = new URLSearchParams(query);
      return `${asked.get("packId")} ${asked.get("step") || "1"}`;
    };
    return step(new URL(address, location.origin).search) === step(location.search);
  }

  /**
   * What waits and what was refused, above a kept page and in its bundle summary.
   * @param {string} [words] what is said of a form that was sent
   */
  async function showLeft(words) {
    const answer = /** @type {{left: Line[]} | undefined} */ (await tell({ verb: "list" }));
    const left = answer ? answer.left : [];
    const waiting = left.filter((line) => !line.refused);
    const refused = left.filter((line) => line.refused);
    const parts = refused.length > 0 ? [listOf("Not added", refused)] : [];
    if (waiting.length > 0) {
      const them = waiting.length > 1 ? "them" : "it";
      const names = waiting.map(titleOf).join("; ");
      parts.unshift(
        note("info", `Kept on this device: ${names}. We send ${them} when you are online again.`),
      );
    }
    if (words) parts.unshift(note("warn", words));
    showBox(parts);
    const summary = document.querySelector("#summary > ul");
    const before = document.querySelector("#summary > section");
    if (before) before.remove();
    const ofStep = waiting.filter(({ address }) => samePlace(address));
    if (summary && ofStep.length > 0) summary.before(listOf("Kept on this device", ofStep, "h3"));
  }

  if (at !== undefined) void showLeft(NOTES[noteName]);
  else
    showOutcome(
      /** @type {Window & {keptOutcome?: Outcome}} */ (window).keptOutcome || {
        added: [],
        left: [],
        state: "",
      },
    );
})();
