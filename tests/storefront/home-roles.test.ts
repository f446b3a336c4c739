import { eq } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { consignments, orders } from "../../commerce/modules/orders/tables";
import { units } from "../../commerce/modules/organisation/tables";
import { users } from "../../commerce/modules/users/tables";
import { dayRange } from "../../app/ui/day-range.server";
import { mainOf, testStorefront } from "../support/storefront";

const WHOLESALE = "wholesale.localhost:3000";
const shop = await testStorefront();
afterAll(() => shop.api.close());
const { api } = shop;

const cookies = new Map<string, string>();
/** Asks as a browser that keeps its cookie. An agent is led to assisted service once, after they have signed in. */
async function ask(
  who: string,
  path: string,
  { host, body }: { host?: string; body?: URLSearchParams } = {},
) {
  const cookie = cookies.get(who) ?? (await shop.signIn(who, host));
  const answer = await shop.request(path, { cookie, host, body });
  const set = answer.headers.getSetCookie().find((one) => one.startsWith("kitroom="));
  cookies.set(who, set?.split(";")[0] ?? cookie);
  return answer;
}
async function home(who: string, host?: string): Promise<string> {
  if (!cookies.has(who)) await ask(who, "/", { host });
  const answer = await ask(who, "/", { host });
  expect([who, answer.status]).toEqual([who, 200]);
  return mainOf(await answer.text()).replaceAll("<!-- -->", "");
}
const inOrder = (html: string, ...parts: string[]) => {
  const places = parts.map((part) => html.indexOf(part));
  expect(
    places.every((place) => place >= 0),
    `${parts.join(", ")} at ${places.join(", ")}`,
  ).toBe(true);
  expect(places).toEqual([...places].sort((a, b) => a - b));
};
const headings = (html: string) => [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));

it("[OG-01] [SH-07] an administrator reads what waits for their decision before what needs attention, and the last 7 days", async () => {
  const who = "admin@saltbush.example";
  const name = "O'Brien-Ngāti <b>&";
  await api.db.update(units).set({ active: false, name }).where(eq(units.uid, "saltbush-maternity"));
  const html = await home(who);
  inOrder(
    html,
    "orders wait for you</h1>",
    "Longest waiting first",
    "Needs your attention",
    "The last 7 days",
  );
  const { attention, week } = (await api.call("GET", "/manage-organisation", { as: who })).body;
  expect(html).toContain(`${attention.people["closed-unit"]} people belong to a unit that is disabled.`);
  expect(html).toContain('href="/manage-users?attention=closed-unit"');
  expect(html).toContain("O&#x27;Brien-Ngāti &lt;b&gt;&amp;");
  expect(html).toContain(`<dd>${week.orders}</dd>`);
  expect(html).not.toContain('class="hero"');
  const list = await ask(who, "/manage-users?attention=closed-unit");
  expect(await list.text()).toContain("Home unit is disabled");
  const tiles = await ask(who, "/manage-organisation");
  expect(await tiles.text()).toContain("Needs your attention");
  expect(await home("admin@kestrel.example")).not.toMatch(/Ngāti|Maternity/);
});

it("[FI-01] [SH-07] a finance user reads what is overdue, what is to be paid and the credits, each as a link", async () => {
  const who = "finance@korraline.example";
  const { body } = await api.call("GET", "/wwg-manage-finances/totalAmount", { as: who });
  const html = await home(who);
  for (const { outstanding, overdue, overdueCount } of body.totals) {
    expect(html).toContain(outstanding.formattedValue);
    if (overdueCount > 0) expect(html).toContain(overdue.formattedValue);
  }
  expect(html).toContain('href="/manage-finances/credits"');
  expect(html).toMatch(
    /<h1[^>]*>(\d+ invoices? (is|are) overdue|\d+ invoices? to be paid|Nothing is owed)<\/h1>/,
  );
  expect(html).toMatch(/href="\/make-payment\?invoice=INV-/);
  expect(await home("wearer@korraline.example")).not.toMatch(/manage-finances|make-payment/);
});

it("[AS-01] [SH-07] an agent finds customers on the home page, and those whom they helped last", async () => {
  const who = "agent@kitroom.example";
  const before = await home(who);
  expect(before).toMatch(/<form[^>]*action="\/assisted-service"[^>]*role="search"/);
  expect(before).toContain("You have not helped anybody yet.");
  const [customer] = (
    await api.call("GET", "/assistedservicewebservices/customers/search", {
      as: who,
      query: { query: "wearer@korraline.example" },
    })
  ).body.entries;
  const desk = (fields: Record<string, string>) =>
    ask(who, "/assisted-service", { body: new URLSearchParams(fields) });
  await desk({ do: "start", customer: customer.customerId });
  // Whoever helps sees what the customer sees, and nothing of other customers.
  expect(await home(who)).not.toContain("Find a customer");
  await desk({ do: "end" });
  const html = await home(who);
  expect(html).toContain(customer.name);
  expect(html).toContain(`name="customer" value="${customer.customerId}"`);
});

it("[SH-07] [CA-05] a wholesale buyer orders again, from a file, from saved carts and from the packs of the store", async () => {
  const html = await home("buyer@harrowstreet.example", WHOLESALE);
  expect(html).toContain('<h1>Hello, <span translate="no">Marguerite</span></h1>');
  expect(html).toMatch(/href="\/my-account\/orders\/KR-\d+\/again"/);
  expect(html).toContain('href="/bulk-order"');
  expect(html).toContain('href="/bulk-order.csv"');
  expect(html).toContain('href="/my-account/saved-carts"');
  expect(await home("wearer@korraline.example")).not.toMatch(/bulk-order|saved-carts/);
});

it("[OR-01] [SH-07] a wearer reads what is left of the next pack and until when, and the day of the parcel on its way", async () => {
  const who = "wearer@korraline.example";
  const { packs } = (await api.call("GET", "/orgUsers/current/packs", { as: who })).body;
  const { balance } = packs.find(({ packType }: { packType: string }) => packType === "compulsory");
  const html = await home(who);
  expect(html).toContain(`${balance.leftText} left until ${balance.until}`);

  const { customerId } = (await api.db.select().from(users).where(eq(users.uid, who)))[0]!;
  const sent = await api.db
    .select({ code: orders.code })
    .from(consignments)
    .innerJoin(orders, eq(orders.code, consignments.orderCode))
    .where(eq(orders.customerId, customerId));
  const rows = (await api.call("GET", "/users/current/orders", { as: who })).body.orders as {
    code: string;
    expected?: { from: string; to: string };
  }[];
  const coming = rows.find(({ expected }) => expected)!;
  expect(sent.map(({ code }) => code)).toContain(coming.code);
  const { from, to } = coming.expected!;
  const late = to < new Date().toISOString().slice(0, 10);
  expect(html).toContain(late ? `Was expected by ${dayRange(to, to)}` : `Expected ${dayRange(from, to)}`);
  expect(html).toContain(`href="/my-account/orders/${coming.code}"`);
  inOrder(html, '<section class="hero">', "On its way to you", "Packs waiting for you", "Recent orders");
});

it("[SH-07] each home page has one h1 and no heading that skips a level", async () => {
  for (const [who, host] of [
    ["approver@korraline.example"],
    ["admin@saltbush.example"],
    ["finance@korraline.example"],
    ["agent@kitroom.example"],
    ["wearer@korraline.example"],
    ["buyer@harrowstreet.example", WHOLESALE],
    ["admin@harrowstreet.example", WHOLESALE],
  ] as const) {
    const levels = headings(await home(who, host));
    expect([who, levels.filter((level) => level === 1)]).toEqual([who, [1]]);
    expect([who, levels.every((level, at) => level <= (levels[at - 1] ?? 0) + 1)]).toEqual([who, true]);
  }
});
