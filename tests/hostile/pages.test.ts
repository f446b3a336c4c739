import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { addressOf, opened, pagesOf, type Page } from "../matrix/addresses";
import { toldOf } from "../matrix/asking";
import { assemble, type Cast, type Name } from "../matrix/cast";
import { decidedForOf, keepLaws, readOwners, writtenTo, type Owners } from "../matrix/laws";
import { stranger, visitorOf, type Visitor } from "../matrix/visitors";
import { readyCart, skuOf } from "../support/shopping";
import { openStage, type Change, type Stage } from "../support/stage";
import { loadBuild, testStorefront, type Storefront } from "../support/storefront";
import { crawl, pageAt, visit, type ShownForm } from "./crawl";
import { readPage } from "./html";
import { keepsCountenance } from "./invariants";
import { held } from "./memory";
import type { Said } from "./send";
import { DEEP, options, RUNS, SEED } from "./settings";
import { leadingAway, triedAs } from "./spellings";
import { staysHere } from "./stays-here";
import { encoded, submissionsOf, type Submission } from "./submissions";
import { hostileText, inAddress, pathPart } from "./values";

const pages = pagesOf(await loadBuild());
const posting = pages.filter(({ takes }) => takes);

let stage: Stage;
let shop: Storefront;
let cast: Cast;
let owners: Owners;
let visitors: Visitor[];
const shown = new Map<string, ShownForm[]>();

beforeAll(async () => {
  // The router says so of each address that cannot be decoded, on its way to answering 404.
  vi.spyOn(console, "warn").mockImplementation(() => {});
  stage = await openStage();
  shop = await testStorefront(stage.api);
  // Only an administrator is shown the forms of purchase orders.
  const more: Name[] = ["admin", ...(DEEP ? (["newStarter", "finance", "agent"] as const) : [])];
  cast = await assemble(stage.api, [
    ...new Set<Name>(["wearer", "bankWearer", "buyer", "punchOut", "approver", "agent", ...more]),
  ]);
  owners = await readOwners(stage.api.db);
  visitors = [
    stranger,
    await visitorOf(shop, cast, "wearer"),
    await visitorOf(shop, cast, "buyer", { site: "wholesale" }),
    await visitorOf(shop, cast, "punchOut", { visit: true }),
  ];
  for (const name of [...more, ...(DEEP ? (["approver"] as const) : [])]) {
    visitors.push(await visitorOf(shop, cast, name));
  }
  const ordering = await orderingFor("wearer");
  // The unit of an administrator at the top has no forms; those below it have.
  const below = await Promise.all(UNITS_BELOW.map((unit) => adminOf(unit)));
  // Nobody records what became of their own pieces.
  const looking = await adminWith({ customerId: cast.wearer.things.customerId });
  const agent = await visitorOf(shop, cast, "agent");
  const paying = await payingByCard();
  await stage.settle();
  // Who orders for another is asked about that page alone: all others hold the other person's things.
  const only = new Map<Visitor, string[]>([
    [ordering, ["/order-in-progress"]],
    [
      agent,
      [
        ...["/connections", "/content-previews", "/program-data", "/program-data/:uploadId"],
        ...["/content", "/content/pages", "/content/add", "/content/:kind/:uid"],
        "/content/components/:uid/delete",
        ...["/content/:kind/:uid/versions", "/content/:kind/:uid/versions/:number"],
        ...["/assisted-service", "/assisted-service/create", "/assisted-service/assign"],
      ],
    ],
    [paying, ["/checkout/payment-method", "/checkout/card-callback"]],
    [looking, ["/manage-users/leavers/:customerPK"]],
    ...below.map((visitor): [Visitor, string[]] => [
      visitor,
      ["/business-units/:uid", "/business-units/:uid/disable"],
    ]),
  ]);
  for (const visitor of [...visitors, ...only.keys()]) {
    const seen = pages.filter(({ path }) => only.get(visitor)?.includes(path) ?? true);
    const forms = await crawl(stage, shop, seen, visitor, (said, address) =>
      keepsCountenance(said, `${address} by ${visitor.name}`),
    );
    for (const form of forms) {
      const path = pageAt(pages, form.form.action)?.path ?? "nowhere";
      shown.set(path, [...(shown.get(path) ?? []), form]);
    }
  }
  shown.set("/punchout/oci/start", [CALL_UP]);
}, 600_000);
afterAll(() => stage.close());

/** What a procurement system posts to open a visit by OCI; no page of the shop shows the form. */
const CALL_UP: ShownForm = {
  visitor: stranger,
  at: "nowhere",
  form: {
    id: "",
    method: "POST",
    action: "/punchout/oci/start",
    fields: [
      ["USERNAME", "tenderline"],
      ["PASSWORD", "wrong"],
      ["HOOK_URL", "https://buyers.example/return"],
      ["FUNCTION", "DETAIL"],
      ["PRODUCTID", "KM-1001"],
    ].map(([name = "", value = ""]) => ({ name, value, type: "hidden", sent: true })),
  },
};

/** An open unit and a disabled one. */
const UNITS_BELOW = ["korraline-karratha", "korraline-alice"];

/** The administrator at the page of a unit below the own. */
const adminOf = (unit: string): Promise<Visitor> => adminWith({ unit });

/** The administrator at pages of other things than their own. */
async function adminWith(things: Partial<typeof cast.admin.things>): Promise<Visitor> {
  const admin = await visitorOf(shop, cast, "admin");
  // Where the things are another person's, what the administrator changes of their own stays their own.
  return {
    ...admin,
    self: { ...cast.admin, things: { ...cast.admin.things, ...things } },
    about: cast.admin,
  };
}

/** An approver in the middle of an order for somebody else. */
async function orderingFor(name: Name): Promise<Visitor> {
  const approver = await visitorOf(shop, cast, "approver");
  const begun = await shop.request("/proxy-order", {
    cookie: approver.cookie,
    body: new URLSearchParams({ uid: cast[name].things.customerId }),
  });
  const cookie = begun.headers.getSetCookie().find((one) => one.startsWith("kitroom="));
  if (!cookie) throw new Error(`the approver cannot order for the ${name}`);
  return {
    ...approver,
    name: `approver who orders for the ${name}`,
    about: cast[name],
    cookie: cookie.split(";")[0],
  };
}

/** A person with a share of their own to pay, who is at the card provider. */
async function payingByCard(): Promise<Visitor> {
  const visitor = await visitorOf(shop, cast, "bankWearer");
  await readyCart(stage.api, cast.bankWearer.things.uid, { [await skuOf(stage.api, "LB-2201")]: 1 });
  const begun = await shop.request("/checkout/payment-method", {
    cookie: visitor.cookie,
    body: new URLSearchParams({ intent: "add" }),
  });
  const cookie = begun.headers.getSetCookie().find((one) => one.startsWith("kitroom="));
  if (!cookie) throw new Error("no card can be added");
  return { ...visitor, name: "bankWearer who pays by card", cookie: cookie.split(";")[0] };
}

/** A visit keeps its own notes and tokens, whatever the page says. */
const isNote = ({ table, row }: Change, { self }: Visitor) =>
  ["oauth_tokens", "sign_ins", "punchout_sessions"].includes(table) &&
  row["customer_id"] === self?.things.customerId;

/**
 * A button of the demo's sign-in page signs a person in, who has no secret there: the rows of a sign-in, of that one
 * person, are written.
 */
const isDemoSignIn = ({ self }: Visitor, page: Page, sent: string) =>
  !self && page.path === "/login" && sent.includes('["somebody",');

/**
 * Who follows a start link holds its secret, signed in or not: the visit of the link's person gets its own sid. The
 * addresses that are tried have the wearer's link.
 */
const isOpening = ({ table, row }: Change, page: Page) =>
  page.path === "/punchout/cxml/session" &&
  ["punchout_sessions", "carts", "oauth_tokens"].includes(table) &&
  row["customer_id"] === cast.wearer.things.customerId;

/** A wrong password is counted although it is refused: else it could be guessed in an open visit. */
const ASKS_FOR_PASSWORD = ["/my-account/login-security", "/my-account/update-email"];
const isGuess = ({ table }: Change, { path }: Page) =>
  table === "sign_in_attempts" && ASKS_FOR_PASSWORD.includes(path);

/** Pages that send a link or a code to whoever is named: they note the request, and count it. */
const SENDS = [
  "/forgot-password",
  "/login/verify-token",
  "/expired",
  "/register/:code",
  "/register/specific",
];
const NOTES_OF_SENDING = ["access_requests", "sign_in_attempts"];

/**
 * Pages that show their form only to the holder of a link that was just sent or has expired, at a first sign-in, to
 * somebody with nothing open, or to scripts.
 */
const BY_LINK = [
  "/approve-order/:key",
  "/reset",
  "/expired",
  "/customerRegistrationPage",
  "/customer-onboarding",
  "/update-email",
  "/my-account/close-account",
  "/login/passkey",
];

/** What holds of every page and every post. */
function holds(
  said: string,
  page: Page,
  visitor: Visitor,
  { result, changes }: { result: Said; changes: Change[] },
  sent: string,
) {
  keepsCountenance(result, said);
  const told = toldOf(cast, visitor.self, result.text, sent);
  const signedIn = isDemoSignIn(visitor, page, sent);
  if (signedIn) expect(writtenTo(owners, changes).size, `${said}: of one person`).toBeLessThanOrEqual(1);
  const written = signedIn
    ? []
    : changes.filter(
        (change) => !isNote(change, visitor) && !isOpening(change, page) && !isGuess(change, page),
      );
  const decidedFor = decidedForOf(owners, visitor.self, sent);
  const question = { said, self: visitor.self, about: visitor.about, decidedFor, ...opened(page) };
  keepLaws(question, { status: result.status, changes: written, told }, owners);
  if (!visitor.self)
    expect(
      written.filter(
        ({ table }) =>
          table !== "oauth_tokens" && !(SENDS.includes(page.path) && NOTES_OF_SENDING.includes(table)),
      ),
      said,
    ).toEqual([]);
  const base = visitor.keyed ? `/s/${visitor.keyed.key}/` : "/";
  const to = result.headers.get("Location");
  // The one way out: a visit's cart goes back to the address that opened it, whatever a form says.
  const goesBack = visitor.keyed && page.path === "/requisition" && result.status === 307;
  if (goesBack) expect(to, said).toBe("https://punchout.buyers.example/return");
  else if (to !== null)
    expect([to.startsWith(base), staysHere(to)], `${said} leads to ${to}`).toEqual([true, true]);
}

/** What a person typed and could read again must stand in the form that comes back. */
function keepsTyped(
  said: string,
  page: string,
  html: string,
  form: ShownForm["form"],
  { typed, as }: Submission,
) {
  if (as !== "form" || !typed || !/^[\u0020-\u007e\u00a0-\ud7ff]{1,2000}$/.test(typed.value)) return;
  const again = readPage(html, page).forms.find(({ id, fields }) =>
    form.id ? id === form.id : fields.some(({ name }) => name === typed.name),
  );
  const field = again?.fields.find(({ name, type }) => name === typed.name && type !== "password");
  expect(field?.value.trim(), `${said} lost what was typed into ${typed.name}`).toBe(typed.value.trim());
}

describe("whatever is sent in place of a form", () => {
  const shownToMany = posting.filter(({ path }) => !BY_LINK.includes(path));
  test.each(shownToMany.map((page) => [page.path, page] as const))(
    "[SI-08] %s keeps its countenance",
    async (path, page) => {
      const forms = (shown.get(path) ?? []).filter(({ form }) => form.method === "POST");
      expect(forms.length, `no page shows a form for ${path}`).toBeGreaterThan(0);
      const other = (visitor: Visitor) =>
        cast[visitor.self?.organisation === "lanternbridge" ? "wearer" : "bankWearer"].things;
      const arbitrary = fc
        .constantFrom(...forms.map((_, at) => at))
        .chain((at) =>
          submissionsOf(forms[at]!.form, other(forms[at]!.visitor)).map((submission) => ({ at, submission })),
        );
      await fc.assert(
        fc.asyncProperty(arbitrary, async ({ at, submission }) => {
          const { visitor, form } = forms[at]!;
          const said = `POST ${form.action} by ${visitor.name}`;
          const brought = await visit(stage, shop, visitor, form.action, encoded(submission));
          holds(said, page, visitor, brought, JSON.stringify([form.action, submission.entries]));
          if (brought.result.status === 400)
            keepsTyped(said, form.action, brought.result.text, form, submission);
        }),
        options(RUNS * 2),
      );
    },
  );
});

/** An address of a page with one name of its path, or something in its query, as nobody would write it. */
function addresses(page: Page, names: string[]): fc.Arbitrary<string> {
  const good = addressOf(page, cast.wearer.things) ?? page.path;
  const [path = "", query = ""] = good.split("?");
  const parts = path.split("/");
  const variable = page.path.split("/").flatMap((part, at) => (/^[:*]/.test(part) ? [at] : []));
  const inPath =
    variable.length === 0
      ? fc.constant(good)
      : fc
          .tuple(fc.constantFrom(...variable), pathPart)
          .map(([at, part]) => `${parts.with(at, part).join("/")}${query && `?${query}`}`);
  const known = [...new Set([...new URLSearchParams(query).keys(), ...names])];
  const inQuery = fc
    .array(fc.tuple(fc.constantFrom(...known), hostileText), { minLength: 1, maxLength: 3 })
    .map((pairs) => {
      const bent = new Set(pairs.map(([name]) => name));
      const kept = [...new URLSearchParams(query)].filter(([name]) => !bent.has(name));
      return `${path}?${[...kept, ...pairs].map(([name, value]) => `${inAddress(name)}=${inAddress(value)}`).join("&")}`;
    });
  return fc.oneof(
    { weight: variable.length > 0 ? 1 : 0, arbitrary: inPath },
    { weight: 1, arbitrary: inQuery },
  );
}

/** Names that some page of the shop reads in its query. */
const NAMES = [
  "redirectTo",
  "resume",
  "billTo",
  "_data",
  "index",
  "step",
  "set",
  "style",
  "isolated",
  "continued",
  "role",
  "text",
  "query",
  "currentPage",
  "pageSize",
  "sortCode",
  "sort",
  "colour",
  "fit",
  "quantity",
  "returns",
  "code",
  "packId",
  "sid",
];

describe("whatever stands in the address", () => {
  test.each(pages.map((page) => [page.path, page] as const))(
    "[SH-12] %s keeps its countenance",
    async (_, page) => {
      await fc.assert(
        fc.asyncProperty(addresses(page, NAMES), fc.nat(visitors.length - 1), async (address, who) => {
          const visitor = visitors[who]!;
          const brought = await visit(stage, shop, visitor, address);
          holds(`${address} by ${visitor.name}`, page, visitor, brought, address);
        }),
        options(),
      );
    },
  );
});

describe("however its address is spelled", () => {
  test.each(pages.map((page, at) => [page.path, page, at] as const))(
    "[SH-12] %s keeps its countenance",
    async (_, page, at) => {
      const [path = ""] = (addressOf(page, cast.wearer.things) ?? page.path).split("?");
      const plain = path.replace(/\/$/, "");
      const keyed = visitors.find(({ name }) => name === "punchOut")!;
      for (const address of triedAs(plain, at)) {
        for (const visitor of [stranger, keyed]) {
          const brought = await visit(stage, shop, visitor, address);
          holds(`${address} by ${visitor.name}`, page, visitor, brought, address);
        }
      }
    },
  );
});

describe("what once broke a page", () => {
  const status = async (address: string, sent: Parameters<typeof visit>[4] = {}, visitor = visitors[1]!) =>
    (await visit(stage, shop, visitor, address, sent)).result.status;

  test("[SH-12] addresses with a null character or a backslash", async () => {
    expect(await status("/%5c")).toBe(404);
    expect(await status("/%5C%5Cevil.example", {}, stranger)).toBe(404);
    for (const path of leadingAway("").filter((one) => one.includes("evil")))
      expect(await status(path, {}, stranger), path).toBe(404);
    expect(
      await status(
        "/%5C';--",
        {},
        visitors.find(({ name }) => name === "punchOut"),
      ),
    ).toBe(404);
    expect(await status("/category/%00")).toBe(404);
    expect(await status("/search/%00")).toBe(200);
    expect(await status("/search/shirt?query=%00:relevance:colour:%00&sortCode=%00")).toBe(200);
  });

  test("[SI-08] orders to the form library and lists without end", async () => {
    const post = (body: Record<string, string>) => ({ body: new URLSearchParams(body) });
    const insert = JSON.stringify({ type: "insert", payload: { name: "sku", index: 1e9 } });
    // They are left out, so nothing was pressed and nothing is changed.
    expect(await status("/cart", post({ __intent__: insert }))).toBe(303);
    expect(await status("/cart", post({ __state__: "%" }))).toBe(303);
    expect(await status("/cart", post({ "lines[999999999].quantity": "1" }))).toBe(303);
    expect(await status("/cart", post({ "lines[999].quantity": "1" }))).toBe(400);
    const named = { titleCode: "mx", firstName: "A\u0000nn", lastName: "O'Brien-Ngāti <b>&" };
    expect(await status("/my-account/profile", post({ ...named, preferredName: "A\u0000nn" }))).toBe(303);
  });

  test("[SI-08] a broken cookie is a visitor without one", async () => {
    for (const cookie of ["abc", "%00%ff", "z".repeat(5000), "=;=;"]) {
      const { result } = await visit(stage, shop, { name: "nobody", cookie: `kitroom=${cookie}` }, "/cart");
      expect(result.status).toBe(303);
      expect(result.headers.get("Location")).toMatch(/^\/login\?/);
    }
  });

  test("[SI-08] a body of a megabyte or of no form is refused in words", async () => {
    const big = new URLSearchParams({ preferredName: "x".repeat(1_000_000) });
    expect(await status("/my-account/profile", { body: big })).toBe(413);
    const headers = { "Content-Type": "application/json" };
    expect(await status("/my-account/profile", { body: "{", headers })).toBe(400);
  });
});

/** Bytes that hundreds of pages may leave behind: compiled code and caches that have an end. */
const MOST_GROWTH = 8 * 2 ** 20;

// Last in the file, so that everything above has warmed up what stays.
test("[SI-08] what was sent is not held when it is answered", async () => {
  const before = await held();
  for (const page of pages) {
    for (const address of fc.sample(addresses(page, NAMES), { numRuns: 4, seed: SEED })) {
      await visit(stage, shop, visitors[1]!, address);
    }
  }
  expect((await held()) - before).toBeLessThan(MOST_GROWTH);
});
