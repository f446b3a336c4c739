import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { routePatterns } from "../../app/host/route-patterns.server";
import { openStage, type Change, type Stage } from "../support/stage";
import { loadBuild, testStorefront, type Storefront } from "../support/storefront";
import { markupProblems } from "../support/valid-markup";
import { addressOf, areaOf, isPersonal, opened, pagesOf, type Page } from "./addresses";
import { byClass, byRole } from "./answers";
import { toldOf } from "./asking";
import { assemble, CLASSES, ROLES, type Cast, type Member } from "./cast";
import { decidedForOf, keepLaws, readOwners, type Owners } from "./laws";
import { menus } from "./menus";
import { EXCEPTIONS, keepDoors, keepPagePolicy, type PageAnswer, type Used } from "./page-policy";
import { readScopes, type Scopes } from "./policy";
import { readTable, writeTable, writing } from "./table";
import { stranger, visitorOf, type Visitor } from "./visitors";
import { watched, type Asked, type Watch } from "./watching";

const FILE = "tests/matrix/pages.md";
const table = readTable(FILE);
const build = await loadBuild();
const pages = pagesOf(build);
const found = new Map<string, string[]>();

let stage: Stage;
let shop: Storefront;
let cast: Cast;
let owners: Owners;
let scopes: Scopes;
let watch: Watch;
const used: Used = new Set();
const ways = menus(routePatterns(build).find);
const visitors = new Map<string, Visitor>();
let begun = 0;
/** How the page that is asked now answered each visitor's own address, by their name. */
const doors = new Map<string, PageAnswer>();
/** Pages whose HTML was validated, each with the status that it had, and what was wrong with it. */
const validated = new Set<string>();
const invalid: string[] = [];

beforeAll(async () => {
  stage = await openStage();
  watch = watched(stage.api);
  shop = await testStorefront(watch.api);
  cast = await assemble(stage.api);
  owners = await readOwners(stage.api.db);
  scopes = await readScopes(stage.api.db);
  for (const role of ROLES) visitors.set(role.name, await visitorOf(shop, cast, role.self, role));
  await stage.settle();
  await watch.take();
});
afterAll(async () => {
  await stage.close();
  const paths = [...found.keys()];
  if (writing) writeTable(FILE, found, (path) => areaOf(path, paths));
});

const baseOf = ({ keyed }: Visitor) => (keyed ? `/s/${keyed.key}` : "");
const isPage = ({ headers }: Response) => headers.get("Content-Type")?.startsWith("text/html") === true;

/** The status, or where it leads without its query; a punch-out visit may not be led out of its path. */
function written({ status, headers }: Response, visitor: Visitor): string {
  const to = headers.get("X-Remix-Redirect") ?? headers.get("Location");
  if (!to) return String(status);
  const base = baseOf(visitor);
  expect(to.startsWith(`${base}/`), to).toBe(true);
  return `→ ${to
    .slice(base.length)
    .replace(/\?.*/, "")
    .replace(/^\/s\/[^/]+/, "/s/…")
    .replace(/(KR|RT)-\d+/, "…")}`;
}

/** A visit keeps its own notes and tokens, whatever the page says. */
const isNote = ({ table, row }: Change, self: Member | undefined) =>
  ["oauth_tokens", "sign_ins", "punchout_sessions"].includes(table) &&
  row["customer_id"] === self?.things.customerId;

interface Options {
  post?: boolean;
  data?: boolean;
  /** Whose things are in the address, if they are not the visitor's. */
  owner?: Member;
}

/** Opens a page, or posts an empty form to it, and takes back what that wrote. */
async function open(
  page: Page,
  address: string,
  visitor: Visitor,
  options: Options = {},
): Promise<PageAnswer> {
  const { self, cookie, keyed, host } = visitor;
  const { post, data, owner } = options;
  const path = data
    ? `${address}${address.includes("?") ? "&" : "?"}_data=${encodeURIComponent(page.id)}`
    : address;
  const body = post ? new URLSearchParams() : undefined;
  const { result, changes } = await stage.attempt(async () => {
    const response = await shop.request(path, { cookie, keyed, host, body });
    return { response, text: await response.text() };
  });
  const { response, text } = result;
  const { status } = response;
  const asked = await watch.take();
  const told = toldOf(cast, self, text, decodeURIComponent(path));
  const said = `${post ? "POST " : ""}${path} by ${self?.name ?? "nobody"}`;
  keepLaws(
    { said, self, decidedFor: post ? decidedForOf(owners, self, path) : undefined, ...opened(page) },
    { status, changes: changes.filter((change) => !isNote(change, self)), told },
    owners,
  );
  if (!self && post) expect(changes, `${said}: rows were written`).toEqual([]);
  keepPagePolicy({ said, page, visitor, owner, status, asked }, { cast, scopes, used });
  const answer = written(response, visitor);
  if (!data) ways.answered(visitor.name, post ? "form" : "link", page.path, answer);
  // A mail is HTML for mail programs, whose rules are others (tests/support/whole-mail.ts).
  if (isPage(response) && !page.path.endsWith("/html") && !validated.has(page.path + status)) {
    validated.add(page.path + status);
    invalid.push(...(await markupProblems(text)).map((problem) => `${said}, ${status}: ${problem}`));
  }
  if (isPage(response)) ways.show(visitor.name, text, { on: page.path, address, base: baseOf(visitor) });
  return { answer: `${answer}${told.length > 0 ? "*" : ""}`, asked };
}

/** What a page answers, and its data alone: they must be the same, or one of them has lost its guard. */
async function whole(page: Page, address: string, visitor: Visitor, owner?: Member): Promise<string> {
  const door = await open(page, address, visitor, { owner });
  let asked: Asked[] = [];
  if (page.loads && (!visitor.self || visitor.self.name === "wearer")) {
    const data = await open(page, address, visitor, { owner, data: true });
    expect(data.answer, `${address} and its data`).toBe(door.answer);
    asked = data.asked;
  }
  if (!owner) doors.set(visitor.name, { answer: door.answer, asked });
  return door.answer;
}

const post = async (page: Page, address: string, visitor: Visitor, owner?: Member): Promise<string> =>
  (await open(page, address, visitor, { post: true, owner })).answer;

type How = typeof whole;

async function own(page: Page, how: How): Promise<string> {
  const answers: [string, string | undefined][] = [];
  for (const { name, self } of ROLES) {
    const address = addressOf(page, cast[self].things);
    answers.push([name, address ? await how(page, address, visitors.get(name)!) : undefined]);
  }
  return byRole(answers);
}

async function anothers(page: Page, how: How): Promise<string> {
  const answers: [string, string | undefined][] = [];
  for (const { name, self, others } of ROLES) {
    const classes = [];
    for (const close of CLASSES) {
      const owner = cast[others[close]];
      const { things } = owner;
      const address = isPersonal(page, things, cast[self].things) ? addressOf(page, things) : undefined;
      classes.push(address ? await how(page, address, visitors.get(name)!, owner) : "=");
    }
    answers.push([name, classes.every((answer) => answer === "=") ? undefined : byClass(classes)]);
  }
  return byRole(answers);
}

test("[SH-12] the table names every page of the build and no other", () => {
  if (!writing) expect([...table.keys()].sort()).toEqual(pages.map(({ path }) => path).sort());
});

describe("who gets what", () => {
  test.each(pages.map((page) => [page.path, page] as const))("[SI-08] %s", async (path, page) => {
    begun += 1;
    doors.clear();
    const address = addressOf(page, cast.wearer.things)!;
    const cells = [
      await whole(page, address, stranger),
      await own(page, whole),
      await anothers(page, whole),
      await post(page, address, stranger),
      await own(page, post),
      await anothers(page, post),
    ];
    found.set(path, cells);
    const [nobody, wearer, visit] = ["nobody", "wearer", "punchOut"].map((name) => doors.get(name));
    keepDoors(path, { nobody, wearer, visit }, used);
    if (!writing) expect(cells).toEqual(table.get(path));
  });
});

describe("all pages together", () => {
  // Some pages may be left out by a filter.
  const isPart = () => begun < pages.length;

  test("[SI-08] no menu, link or button that somebody is shown leads to a page that is refused to them", ({
    skip,
  }) => {
    skip(isPart());
    expect(ways.dead(used)).toEqual([]);
  });

  test("[SI-08] a page that stands in the menus of some stands in those of all to whom it opens", ({
    skip,
  }) => {
    skip(isPart());
    const people = ROLES.filter(({ visit }) => !visit).map(({ self }) => self);
    expect(ways.missing(people, used)).toEqual([]);
  });

  test("[SH-12] the HTML of every page is valid", () => {
    expect(invalid).toEqual([]);
  });

  test("[SI-08] each page that is named as differing from the policy still does", ({ skip }) => {
    skip(isPart());
    expect([...used].sort()).toEqual([...EXCEPTIONS].sort());
  });
});
