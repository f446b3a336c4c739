import { PASSWORD } from "../support/settings";
import { formWith } from "../load/forms";
import type { Browser, Page } from "./browser";
import { FaultyRemote, type CallId, type SeenCall } from "./faulty-remote";
import { kinds, type Fault } from "./kinds";
import type { Journey, Step } from "./journeys";
import { comparable, type RowJournal } from "./row-journal";
import type { TestApi } from "../support/api";

/** One step as it goes without a fault. */
export interface Usual {
  page: Page;
  rows: string[];
  calls: SeenCall[];
}

/** Where a case starts from. */
export interface Scene {
  api: TestApi;
  journal: RowJournal;
  mark: number;
  journey: Journey;
  step: Step;
  before: Browser;
  usual: Usual;
}

export interface Case {
  kind: string;
  call: SeenCall;
}

const WHOLE_PAGE = ["the circuit is open", "nothing answers before the page's deadline"] as const;
type WholePage = (typeof WHOLE_PAGE)[number];

/** Every call of a step with every fault that can meet it. */
export function casesOf({ calls }: Usual): Case[] {
  return calls.flatMap((call) =>
    Object.keys(kinds)
      .filter((kind) => call.bearer || !kind.startsWith("token"))
      .map((kind) => ({ kind, call })),
  );
}

export { WHOLE_PAGE };

/** What a page says to a person, without what differs from answer to answer. */
function mainOf({ html }: Page): string {
  const [main = ""] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
  // Who may be tried in the demo is a help that the sign-in page can be without.
  const [said = ""] = main.includes('name="password"') ? main.split("</form>") : [main];
  return (
    said
      // So is a notice of the shop: nobody's checkout stops for it.
      .replace(/<div class="sn [\s\S]*?<\/form><\/div><\/div>/g, "")
      .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, "…")
      .replace(/\/s\/[\w-]{40,}/g, "/s/…")
      // Each attempt adds a line anew, with the next number.
      .replace(/\.line" value="\d+"/g, '.line"')
      .replace(/KR-\d+/g, "KR-…")
      // A visit stays open for a while after its last step, so the minute it ends moves with the clock.
      .replace(/Open until <b>[^<]*/g, "Open until <b>…")
  );
}

const plain = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, " ");

const excerpt = (page: Page) => `${page.status} ${page.url} ${plain(mainOf(page)).slice(0, 160)}`;

/** Does a step with one call spoiled, and once more without; gives what was wrong in plain sentences. */
export async function runCase(scene: Scene, { kind, call }: Case): Promise<string[]> {
  const fault = kinds[kind]!;
  const remote = new FaultyRemote(scene.api);
  remote.inject(call, fault);
  const browser = scene.before.copy(remote);
  const wrong = new Wrong(scene);
  if (!(await attempt(wrong, browser))) return wrong.list;
  await remote.settled();
  if (!remote.spoiled) wrong.say("the call was not made");
  checkSent(wrong, remote, call, fault);
  const usual = sameAs(browser.page, scene.usual.page);
  if (isPassing(kind, call) && !usual) wrong.say(`it could have been asked again: ${excerpt(browser.page)}`);
  if (!usual) checkWords(wrong, browser, fault, kind, call);
  await checkRows(wrong, usual);
  if (!usual && (kind !== ODD || isFaultPage(browser.page))) await pressAgain(wrong, browser, fault);
  return wrong.list;
}

const ODD = "an object of another shape";

/** The whole API out of reach: refused by the circuit breaker, or silent until the page's deadline. */
export async function runWholePage(scene: Scene, how: WholePage): Promise<string[]> {
  const remote = new FaultyRemote(scene.api);
  const browser = scene.before.copy(remote);
  const wrong = new Wrong(scene);
  const silent = how !== "the circuit is open";
  if (silent) {
    remote.spoilAll("hang");
    browser.pageDeadlineMs = 30;
  } else {
    await openCircuit(remote, scene.before);
  }
  const asked = remote.seen.length;
  if (!(await attempt(wrong, browser))) return wrong.list;
  if (!silent && remote.seen.length > asked) wrong.say("the API was asked although the circuit is open");
  const fault = silent ? kinds["no answer"]! : kinds["503 with Retry-After"]!;
  const needsApi = scene.usual.calls.some((call) => call.page === 1 && !isFrame(call));
  const usual = sameAs(browser.page, scene.usual.page);
  if (usual && needsApi && scene.usual.rows.length > 0) wrong.say("it is said to be done without the API");
  if (!usual) checkWords(wrong, browser, { ...fault, retryAfter: undefined }, how);
  if (!usual && !silent && !(Number(browser.page.headers.get("Retry-After")) > 0)) {
    wrong.say("it does not say when to try again");
  }
  await checkRows(wrong, usual);
  if (usual) return wrong.list;
  const fresh = browser.copy(new FaultyRemote(scene.api));
  fresh.pageDeadlineMs = undefined;
  fresh.posted = browser.posted;
  await pressAgain(wrong, fresh, fault);
  return wrong.list;
}

/** Refused connections until no call goes out any more. */
async function openCircuit(remote: FaultyRemote, before: Browser): Promise<void> {
  remote.spoilAll("refuse");
  const victim = before.copy(remote);
  for (let round = 0; round < 30; round++) {
    const asked = remote.seen.length;
    await victim.go("/login");
    if (remote.seen.length === asked) break;
  }
  remote.spoilAll("nothing");
}

class Wrong {
  readonly list: string[] = [];
  constructor(readonly scene: Scene) {}
  say(what: string): void {
    this.list.push(what);
  }
}

async function attempt(wrong: Wrong, browser: Browser): Promise<boolean> {
  try {
    await wrong.scene.step.act(browser);
  } catch (error) {
    wrong.say(`it threw: ${String(error)}`);
    return false;
  }
  if (!/<h1[\s>]/.test(browser.page.html)) wrong.say(`a page without a heading: ${excerpt(browser.page)}`);
  if (!/<title>[^<]/.test(browser.page.html)) wrong.say("a page without a title");
  if (/proxy-internals/.test(browser.page.html)) wrong.say("the page shows what only the proxy knows");
  return true;
}

const sameAs = (page: Page, usual: Page) => page.status === usual.status && mainOf(page) === mainOf(usual);

/** Greeting, cart number and menus: a page can be without them. */
const isFrame = ({ name }: CallId) =>
  /^GET \/(cms\/pages|users\/current\/carts\/current\?fields=totalUnitCount|orgUsers\/current\?fields=name)/.test(
    name,
  );

const isRead = ({ method }: SeenCall) => method === "GET";

/** Reads are asked again after a fault that passes by itself. */
const isPassing = (kind: string, call: SeenCall) =>
  isRead(call) && /once$/.test(kind) && !kind.startsWith("token");

function checkSent(wrong: Wrong, remote: FaultyRemote, call: SeenCall, fault: Fault): void {
  const usually = wrong.scene.usual.calls.filter((one) => one.page === call.page && one.name === call.name);
  const extra = isRead(call) ? 2 : call.keyed ? 1 : 0;
  // A refused token is renewed, and the call is sent once more with the new one.
  const renewed = fault === kinds["token revoked"] || fault === kinds["token expired once"] ? 1 : 0;
  if (remote.sent > usually.length * (1 + extra) + renewed)
    wrong.say(`the call was sent ${remote.sent} times`);
}

function checkWords(wrong: Wrong, browser: Browser, fault: Fault, kind: string, call?: CallId): void {
  const { page, posted } = browser;
  const text = plain(page.html);
  const { journey } = wrong.scene;
  if (kind.startsWith("token")) {
    const ended = journey.start
      ? /Your session has ended/.test(text)
      : /^\/login\?/.test(page.url) && text.includes("Your session has expired. Please login again.");
    if (!ended) wrong.say(`no way to sign in again: ${excerpt(page)}`);
    if (!journey.start && posted && call?.page === 1 && !/[?&]resume=/.test(page.url))
      wrong.say("the form was not taken along");
    return;
  }
  if (kind === ODD) {
    // It may pass for an empty cart or a product that is not for sale, as long as that is a page.
    if (!isFaultPage(page)) return;
  } else {
    if (page.status !== fault.status)
      wrong.say(`status ${page.status} for ${fault.status}: ${excerpt(page)}`);
    if (!text.includes(fault.words)) wrong.say(`other words than "${fault.words}": ${excerpt(page)}`);
  }
  if (fault.retryAfter && page.headers.get("Retry-After") !== String(fault.retryAfter)) {
    wrong.say(`Retry-After ${page.headers.get("Retry-After")}`);
  }
  if (isFaultPage(page) && !/<code id="reference">[\w-]{8,}<\/code>/.test(page.html)) {
    wrong.say("no reference to quote");
  }
  if (posted?.answered) checkTyped(wrong, page, posted.entries);
}

const isFaultPage = ({ html }: Page) => /<h1>Something went wrong/.test(html);

/** What was typed is in the form that sends it again; a password is typed again. */
function checkTyped(wrong: Wrong, page: Page, entries: [string, string][]): void {
  const form = formWith(page.html, isFaultPage(page) ? /^try again/i : /./);
  const kept = new Set((form?.entries ?? []).map(([name, value]) => `${name}=${value}`));
  const lost = entries.filter(([name, value]) => {
    if (/password/i.test(name) || value === "") return false;
    // A form that is drawn again on its own page has a button, and a key, of its own.
    if (!isFaultPage(page) && /^(intent|idempotencyKey)$/.test(name)) return false;
    return !kept.has(`${name}=${value}`);
  });
  if (lost.length > 0) wrong.say(`lost what was typed: ${lost.map(([name]) => name).join(", ")}`);
}

/** What stands in the database now may be all of it or a part, but nothing twice and nothing else. */
async function checkRows(wrong: Wrong, done: boolean): Promise<void> {
  const { journal, mark, usual } = wrong.scene;
  const rows = comparable(await journal.changes(mark));
  if (done) {
    if (rows.join("\n") !== usual.rows.join("\n"))
      wrong.say(`it looks done but is not: ${difference(rows, usual.rows)}`);
    return;
  }
  const made = (list: string[]) => list.filter((row) => row.includes('"before":null')).length;
  if (made(rows) > made(usual.rows))
    wrong.say(`more rows than without the fault: ${difference(rows, usual.rows)}`);
}

function difference(rows: string[], usual: string[]): string {
  const more = rows.filter((row) => !usual.includes(row));
  const less = usual.filter((row) => !rows.includes(row));
  return (
    [...more.map((row) => `+ ${row}`), ...less.map((row) => `- ${row}`)].join("\n    ").slice(0, 1500) ||
    "a row twice"
  );
}

/** The person does what the page offers, and the step ends as it would have. */
async function pressAgain(wrong: Wrong, spoiled: Browser, fault: Fault): Promise<void> {
  const { journal, mark, usual, step, journey, api } = wrong.scene;
  const browser = spoiled.copy(new FaultyRemote(api));
  browser.posted = spoiled.posted;
  try {
    if (/punchout-session-end/.test(browser.page.url)) return;
    await offered(browser, journey, step);
  } catch (error) {
    wrong.say(`trying again threw: ${String(error)}`);
    return;
  }
  const again = sameAs(browser.page, usual.page);
  if (!again && !(step.saysOtherwise && fault.processed)) {
    wrong.say(`trying again did not help: ${excerpt(browser.page)}`);
  }
  const rows = comparable(await journal.changes(mark));
  if (rows.join("\n") !== usual.rows.join("\n")) {
    wrong.say(`after trying again: ${difference(rows, usual.rows)}`);
  }
}

async function offered(browser: Browser, { email }: Journey, step: Step): Promise<void> {
  const { page } = browser;
  if (page.url.startsWith("/login") && !isFaultPage(page)) {
    await browser.press(/^sign in/i, { password: PASSWORD, ...(page.status === 200 ? { email } : {}) });
    if (browser.page.url.startsWith("/login/resume")) {
      const waits = formWith(browser.page.html, /^continue/i);
      await browser.press(/^continue/i);
      // What orders or pays is shown again first, with what was typed; then the person presses its button.
      if (waits?.entries.some(([name, value]) => name === "intent" && value === "show")) {
        await step.act(browser);
      }
    }
  } else if (formWith(page.html, /^try again/i)) {
    await browser.press(/^try again/i);
  } else if (page.status === 409) {
    await browser.press(/^place order/i, { termsChecked: "on" });
  } else {
    await browser.go(page.url);
  }
}
