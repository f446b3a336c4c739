import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addBudget,
  give,
  order,
  readyCart,
  WARD_APPROVER,
  wardOfBuyers,
  withoutLimits,
} from "../support/limits";
import { emptyCarts } from "../support/shopping";
import { testStorefront, type Storefront, valueIn } from "../support/storefront";

const ADMIN = "admin@saltbush.example";
const BUYER = "wearer@saltbush.example";
const KOSTAS = "approver@saltbush.example";
const FOREIGN = "admin@kestrel.example";
const LIST = "/purchase-limits";
const CENTRE = "/cost-centres/SV-1010";

let shop: Storefront;
const cookies = new Map<string, string>();
beforeAll(async () => {
  shop = await testStorefront();
  await wardOfBuyers(shop.api);
  for (const email of [ADMIN, BUYER, KOSTAS, FOREIGN]) cookies.set(email, await shop.signIn(email));
});
afterAll(() => shop.api.close());

const ask = (path: string, sent?: Record<string, string>, as = ADMIN) =>
  shop.request(path, {
    cookie: cookies.get(as),
    ...(sent ? { body: new URLSearchParams({ idempotencyKey: randomUUID(), ...sent }) } : {}),
  });
const html = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");
const page = async (path: string, as = ADMIN) => html(await ask(path, undefined, as));

test("[AP-03] the wholesale site says store where others say unit", async () => {
  const host = "wholesale.localhost";
  const cookie = await shop.signIn("admin@harrowstreet.example", host);
  const there = async (path: string) => html(await shop.request(path, { cookie, host }));
  for (const file of [
    "/my-account/approval-dashboard.csv",
    "/manage-users.csv",
    "/cost-centres.csv",
    "/manage-finances.csv?tab=outstanding",
    "/manage-finances.csv?tab=paid",
    "/manage-finances.csv?tab=credits",
  ]) {
    const headOf = (text: string) => text.split("\r\n")[0]!.replace("\uFEFF", "").split(",");
    const heads = headOf(await there(file));
    expect([file, heads.includes("Store"), heads.join().includes("Unit")]).toEqual([file, true, false]);
    expect([file, headOf(await page(file)).includes("Unit")]).toEqual([file, true]);
  }
  const added = await shop.request("/user-groups?do=add", {
    cookie,
    host,
    body: new URLSearchParams({ idempotencyKey: randomUUID(), uid: "", name: "", unitUid: "" }),
  });
  const words = (await html(added)).replace(/<[^>]+>/g, "");
  expect(words).toContain("Store: This information is required.");
});

describe("purchase limits", () => {
  const sent = {
    code: "T-1",
    name: "Small orders",
    type: "B2BOrderThresholdTimespanPermission",
    threshold: "250",
    period: "MONTH",
    unitUid: "saltbush-base",
  };

  test("[OG-01] are listed and added; bad input keeps what was typed; nobody else sees them", async () => {
    expect(await page("/manage-organisation")).toContain(`href="${LIST}"`);
    const bad = await ask(`${LIST}?do=add`, { ...sent, threshold: "-1" });
    const again = await html(bad);
    expect([bad.status, again.includes('value="Small orders"')]).toEqual([400, true]);
    expect(again).toContain("Amount must be zero or more.");
    const made = await ask(`${LIST}?do=add`, sent);
    expect([made.status, made.headers.get("location")]).toEqual([303, `${LIST}/T-1`]);
    expect((await ask(`${LIST}?do=add`, sent)).status).toBe(400);
    expect(await page(`${LIST}?search=small`)).toContain("$250.00 per month");
    for (const path of [LIST, `${LIST}?do=add`, `${LIST}/T-1`]) {
      expect([path, (await ask(path, undefined, KOSTAS)).status]).toEqual([path, 403]);
    }
    expect((await ask(`${LIST}/T-1`, undefined, FOREIGN)).status).toBe(404);
  });

  test("[OG-01] are given to people and taken away; the second of two editors sees both sides", async () => {
    const found = await page(`${LIST}/T-1?find=dunleavy`);
    const customerId = /name="customerId" value="([^"]+)"/.exec(found)![1]!;
    await ask(`${LIST}/T-1`, { section: "give", customerId });
    expect(await page(`${LIST}/T-1`)).toContain("Take away from Makareta Dunleavy");
    await ask(`${LIST}/T-1`, { section: "take", customerId });
    expect(await page(`${LIST}/T-1`)).toContain("Nobody yet.");
    const change = { section: "update", name: "Tiny", threshold: "5", period: "DAY", version: "1" };
    expect((await ask(`${LIST}/T-1?do=update`, change)).status).toBe(303);
    const late = await ask(`${LIST}/T-1?do=update`, { ...change, name: "Large" });
    const both = await html(late);
    expect([late.status, both.includes("Tiny"), both.includes("Large")]).toEqual([409, true, true]);
  });
});

describe("budgets", () => {
  test("[OG-01] are added and changed on the page of their cost centre, never below what is used", async () => {
    const sent = {
      section: "budget",
      code: "BU-T",
      name: "Ward year",
      budget: "1000",
      startDate: "2020-01-01",
      endDate: "2099-12-31",
    };
    for (const [typed, words] of [
      ["1/7/27", "Enter the year with four digits, such as 2027."],
      ["0027-07-01", "Enter the year with four digits, such as 2027."],
      ["31/02/2027", "February 2027 has 28 days. Enter a day from 1 to 28."],
      ["tomorrow", "Enter a date such as 1/7/2027."],
    ] as const) {
      const refused = await ask(`${CENTRE}?do=budget`, { ...sent, startDate: typed });
      expect([typed, refused.status]).toEqual([typed, 400]);
      const page = await refused.text();
      expect(page).toContain(words);
      expect(page).toContain(`value="${typed}"`);
    }
    const bad = await ask(`${CENTRE}?do=budget`, { ...sent, endDate: "2019-01-01" });
    expect([bad.status, (await html(bad)).includes("must not be before the first")]).toEqual([400, true]);
    expect((await ask(`${CENTRE}?do=budget`, sent)).status).toBe(303);
    const shown = await page(CENTRE);
    for (const words of ["Ward year", "left of $1,000.00", "BU-T"]) expect(shown).toContain(words);
    const change = { ...sent, known: "BU-T", version: "1", active: "yes" };
    const less = await ask(`${CENTRE}?do=budget&budget=BU-T`, { ...change, budget: "0" });
    expect([less.status, (await html(less)).includes("It cannot be less than $")]).toEqual([400, true]);
    expect((await ask(`${CENTRE}?do=budget&budget=BU-T`, { ...change, active: "no" })).status).toBe(303);
    const late = await ask(`${CENTRE}?do=budget&budget=BU-T`, change);
    expect([late.status, (await html(late)).includes("Choose what to keep")]).toEqual([409, true]);
    expect(await page(CENTRE)).toContain("Disabled");
  });
});

describe("an order over a limit", () => {
  test("[AP-03] checkout says so before it is placed; the approval shows why, the way and the budget", async () => {
    await emptyCarts(shop.api);
    await give(shop.api, BUYER, "S-1", "One", 1);
    await addBudget(shop.api, 100_000, { code: "BU-S" });
    await readyCart(shop.api, BUYER, 2);
    const checkout = await page("/checkout/summary", BUYER);
    for (const words of [
      "This order needs an approval before it is packed.",
      "It goes to Ikram Sorensen",
      "over the limit for one order",
    ]) {
      expect(checkout).toContain(words);
    }
    await emptyCarts(shop.api);
    await give(shop.api, "newstarter@saltbush.example", "S-2", "One", 2);
    await give(shop.api, KOSTAS, "S-3", "One", 3);
    const { code } = (await order(shop.api, 2)).body;
    const shown = await page(`/my-account/approval/${code}`);
    for (const words of [
      "Why this came to you",
      "over the limit for one order",
      "How it reached you",
      "Passed up:",
    ]) {
      expect(shown).toContain(words);
    }
    for (const words of ["Ward year", "Held by", "This order", "APPROVE 2 PIECES"])
      expect(shown).toContain(words);
    const passed = await page(`/my-account/approval/${code}`, KOSTAS);
    expect(passed).toContain(`${code} is more than you may approve. It waits for Bronwyn Taulanga.`);
    expect(passed).not.toContain("APPROVE 2 PIECES");
  });

  test("[AP-03] Approve pressed over a limit that came meanwhile says by how much and who can decide", async () => {
    await emptyCarts(shop.api);
    await withoutLimits(shop.api);
    await give(shop.api, BUYER, "P-1", "One", 1);
    const { code } = (await order(shop.api, 2)).body;
    const as = WARD_APPROVER;
    cookies.set(as, await shop.signIn(as));
    const path = `/my-account/approval/${code}`;
    const shown = await page(path, as);
    expect(shown).toContain("APPROVE 2 PIECES");
    await give(shop.api, as, "P-2", "One", 4);
    const sent = { fingerprint: valueIn(shown, "fingerprint"), comment: "For ward O'Brien-Ngāti <b>&" };
    const answer = await ask(path, sent, as);
    const refused = await html(answer);
    expect(answer.status).toBe(403);
    expect(refused).toMatch(/is more than you may approve\. \$\d+\.\d\d over the limit for one order/);
    expect(refused).not.toContain("You are not authorized to perform this action");
    expect(refused).toContain("<h1");
    // What was typed is still there.
    expect(refused).toContain("For ward O&#x27;Brien-Ngāti &lt;b&gt;&amp;");
    const { body } = await shop.api.call("GET", `/approve-order/${code}`, { as: ADMIN });
    expect(body.status).toBe("PENDING_APPROVAL");
  });
});
