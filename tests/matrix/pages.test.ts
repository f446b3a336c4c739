import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStage, type Change, type Stage } from "../support/stage";
import { loadBuild, testStorefront, type Storefront } from "../support/storefront";
import { addressOf, isPersonal, opened, pagesOf, type Page } from "./addresses";
import { byClass, byRole } from "./answers";
import { toldOf } from "./asking";
import { assemble, CLASSES, ROLES, type Cast, type Member } from "./cast";
import { decidedForOf, keepLaws, readOwners, type Owners } from "./laws";
import { readTable, writeTable, writing } from "./table";
import { stranger, visitorOf, type Visitor } from "./visitors";

const FILE = "tests/matrix/pages.md";
const table = readTable(FILE);
const pages = pagesOf(await loadBuild());
const found = new Map<string, string[]>();

let stage: Stage;
let shop: Storefront;
let cast: Cast;
let owners: Owners;
const visitors = new Map<string, Visitor>();

beforeAll(async () => {
  stage = await openStage();
  shop = await testStorefront(stage.api);
  cast = await assemble(stage.api);
  owners = await readOwners(stage.api.db);
  for (const role of ROLES) visitors.set(role.name, await visitorOf(shop, cast, role.self, role));
  await stage.settle();
});
afterAll(async () => {
  await stage.close();
  if (writing) writeTable(FILE, found);
});

/** The status, or where it leads without its query; a punch-out visit may not be led out of its path. */
function written({ status, headers }: Response, { keyed }: Visitor): string {
  const to = headers.get("X-Remix-Redirect") ?? headers.get("Location");
  if (!to) return String(status);
  const base = keyed ? `/s/${keyed.key}` : "";
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

interface Asked {
  answer: string;
  told: Member[];
}

/** Opens a page, or posts an empty form to it, and takes back what that wrote. */
async function open(
  page: Page,
  address: string,
  visitor: Visitor,
  options: { post?: boolean; data?: boolean } = {},
): Promise<Asked> {
  const { self, cookie, keyed, host } = visitor;
  const path = options.data
    ? `${address}${address.includes("?") ? "&" : "?"}_data=${encodeURIComponent(page.id)}`
    : address;
  const body = options.post ? new URLSearchParams() : undefined;
  const { result, changes } = await stage.attempt(async () => {
    const response = await shop.request(path, { cookie, keyed, host, body });
    return { response, text: await response.text() };
  });
  const { response, text } = result;
  const told = toldOf(cast, self, text, decodeURIComponent(path));
  const said = `${options.post ? "POST " : ""}${path} by ${self?.name ?? "nobody"}`;
  keepLaws(
    { said, self, decidedFor: options.post ? decidedForOf(owners, self, path) : undefined, ...opened(page) },
    { status: response.status, changes: changes.filter((change) => !isNote(change, self)), told },
    owners,
  );
  if (!self && options.post) expect(changes, `${said}: rows were written`).toEqual([]);
  return { answer: `${written(response, visitor)}${told.length > 0 ? "*" : ""}`, told };
}

/** What a page answers, and its data alone: they must be the same, or one of them has lost its guard. */
async function whole(page: Page, address: string, visitor: Visitor): Promise<string> {
  const { answer } = await open(page, address, visitor);
  if (page.loads && (!visitor.self || visitor.self.name === "wearer")) {
    const data = await open(page, address, visitor, { data: true });
    expect(data.answer, `${address} and its data`).toBe(answer);
  }
  return answer;
}

const post = async (page: Page, address: string, visitor: Visitor): Promise<string> =>
  (await open(page, address, visitor, { post: true })).answer;

type Opened = (page: Page, address: string, visitor: Visitor) => Promise<string>;

async function own(page: Page, how: Opened): Promise<string> {
  const answers: [string, string | undefined][] = [];
  for (const { name, self } of ROLES) {
    const address = addressOf(page, cast[self].things);
    answers.push([name, address ? await how(page, address, visitors.get(name)!) : undefined]);
  }
  return byRole(answers);
}

async function anothers(page: Page, how: Opened): Promise<string> {
  const answers: [string, string | undefined][] = [];
  for (const { name, self, others } of ROLES) {
    const classes = [];
    for (const close of CLASSES) {
      const { things } = cast[others[close]];
      const address = isPersonal(page, things, cast[self].things) ? addressOf(page, things) : undefined;
      classes.push(address ? await how(page, address, visitors.get(name)!) : "=");
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
    if (!writing) expect(cells).toEqual(table.get(path));
  });
});
