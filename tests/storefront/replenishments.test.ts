import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { rowsOf } from "../../commerce/database/connection";
import { statementCount } from "../../commerce/database/trace";
import { carts } from "../../commerce/modules/carts/tables";
import { organisations } from "../../commerce/modules/organisation/tables";
import { replenishments } from "../../commerce/modules/replenishments/tables";
import { users } from "../../commerce/modules/users/tables";
import { inTurn, repeated } from "../support/replenishing";
import { TEST_NOW } from "../support/settings";
import { emptyCarts, readyCart, setStock, skuOf } from "../support/shopping";
import { main, testStorefront } from "../support/storefront";

const shop = await testStorefront();
afterAll(() => shop.api.close());

const BUYER = "buyer@harrowstreet.example";
const HOST = "wholesale.localhost";
const LIST = "/my-account/my-replenishments";
const ONE = "/my-account/my-replenishment";
const NAME = "O'Brien-Ngāti <b>&";
const pant = await skuOf(shop.api, "KC-5101");
const buyer = repeated(shop.api, BUYER);
let cookie = await shop.signIn(BUYER, HOST);

const open = (path: string, as = cookie) => shop.request(path, { cookie: as, host: HOST });
const page = async (path: string) => (await main(await open(path))).replaceAll("<!-- -->", "");
const post = (path: string, form: [string, string][], as = cookie) =>
  shop.request(path, { cookie: as, host: HOST, body: new URLSearchParams(form) });
const told = async (answer: Response) =>
  (await open(answer.headers.get("Location")!, answer.headers.getSetCookie()[0]!.split(";")[0])).text();

const cartOf = async () => {
  const code = await readyCart(shop.api, BUYER, { [pant]: 3 }, { poNumber: "HSREP7" });
  await shop.api.db.update(carts).set({ site: "wholesale" }).where(eq(carts.code, code));
};
/** What the form of the page holds, with changes. */
async function filled(changes: [string, string][]): Promise<[string, string][]> {
  const html = await page("/checkout/repeat");
  const hidden = [...html.matchAll(/<input type="hidden"[^>]*name="([^"]+)"[^>]*value="([^"]*)"/g)];
  return [...hidden.map((one): [string, string] => [one[1]!, one[2]!]), ...changes];
}
const GOOD: [string, string][] = [
  ["recurrencePeriod", "WEEKLY"],
  ["numberOfWeeks", "2"],
  ["daysOfWeek", "MONDAY"],
  ["daysOfWeek", "THURSDAY"],
  ["replenishmentStartDate", "2026-04-01"],
  ["termsChecked", "on"],
];

beforeEach(async () => {
  shop.api.setNow(TEST_NOW);
  shop.api.forgetTokens();
  cookie = await shop.signIn(BUYER, HOST);
  await emptyCarts(shop.api);
  await shop.api.db.delete(replenishments);
});

describe("in checkout", () => {
  it("[CK-05] what was typed goes along to the page where it is repeated, which changes nothing yet", async () => {
    await cartOf();
    const html = await page("/checkout/summary");
    expect(html).toContain('name="intent" value="repeat"');
    const hidden = [
      ...html.matchAll(/<input type="hidden"[^>]*name="(guid|fingerprint)"[^>]*value="([^"]*)"/g),
    ];
    const typed: [string, string][] = [
      ...hidden.map((one): [string, string] => [one[1]!, one[2]!]),
      ["addressId", /name="addressId"[^>]*value="([^"]+)"/.exec(html)![1]!],
      ["deliveryMode", "express"],
      ["intent", "repeat"],
    ];
    const bad = await post("/checkout/summary", [...typed, ["purchaseOrderNumber", "not good"]]);
    expect(bad.status).toBe(400);
    expect(await bad.text()).toContain('value="not good"');
    const answer = await post("/checkout/summary", [...typed, ["purchaseOrderNumber", "HSTYPED1"]]);
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/checkout/repeat"]);
    const repeat = await page("/checkout/repeat");
    expect(repeat).toContain("HSTYPED1");
    expect(repeat).toContain("Express");
    expect(await shop.api.db.$count(replenishments)).toBe(0);
    expect(await shop.api.db.$count(carts)).toBe(1);
  });

  it("[CK-05] set up by a form, pressed twice, it is one and says when the first order comes", async () => {
    await cartOf();
    const form = await filled(GOOD);
    for (const press of [1, 2]) {
      const answer = await post("/checkout/repeat", form);
      expect([press, answer.status]).toEqual([press, 303]);
      expect(answer.headers.get("Location")).toMatch(/^\/my-account\/my-replenishment\/RP-\d+$/);
      expect(await told(answer)).toContain("The first order is placed on 2 Apr 2026.");
    }
    expect(await shop.api.db.$count(replenishments)).toBe(1);
    const [row] = await shop.api.db.select().from(replenishments);
    const html = await page(`${ONE}/${row!.code}`);
    for (const words of [
      "Every 2 weeks on Monday and Thursday",
      "2 Apr 2026",
      "HSREP7",
      "No date has come yet.",
    ]) {
      expect(html).toContain(words);
    }
  });

  it("[CK-05] what changed after the page was shown is told before anything is set up", async () => {
    await cartOf();
    const at = "/users/current/carts/current";
    const call = (method: string, path: string, options: object) =>
      shop.api.call(method, at + path, { as: BUYER, site: "wholesale", ...options });
    const { body } = await shop.api.call("GET", "/orgUsers/current/addresses/wwgAddresses", { as: BUYER });
    const other = body.addresses.at(-1).id as string;
    const payer = { paymentType: "ACCOUNT", purchaseOrderNumber: "HSOTHER1" };
    const changes: [string, string, object, words: string][] = [
      ["PATCH", "/entries/0", { body: { quantity: 5 } }, "Your cart changed after this page was shown."],
      [
        "PUT",
        "/addresses/delivery",
        { query: { addressId: other } },
        "Where it goes, or what it is charged to,",
      ],
      ["PUT", "/paymenttype", { query: payer }, "Where it goes, or what it is charged to,"],
    ];
    for (const [method, path, options, words] of changes) {
      const form = await filled(GOOD);
      expect([path, (await call(method, path, options)).status]).toEqual([path, 200]);
      await call("PUT", "/deliverymode", { query: { deliveryModeId: "standard" } });
      const refused = await post("/checkout/repeat", form);
      expect([path, [400, 409].includes(refused.status)]).toEqual([path, true]);
      expect(await refused.text()).toContain(words);
      expect(await shop.api.db.$count(replenishments)).toBe(0);
    }
    const html = await page("/checkout/repeat");
    expect(html).toContain("HSOTHER1");
    expect((await post("/checkout/repeat", await filled(GOOD))).status).toBe(303);
    const [row] = await shop.api.db.select().from(replenishments);
    const shown = /<dt>Deliver to<\/dt><dd[^>]*>([^<]*)/.exec(html)![1]!;
    expect(await page(`${ONE}/${row!.code}`)).toContain(shown);
  });

  it("[CK-05] refused, it keeps what was typed and says what is wrong at its fields", async () => {
    await cartOf();
    const bad: [string, string][] = [
      ["recurrencePeriod", "DAILY"],
      ["numberOfDays", "99"],
      ["numberOfWeeks", "5"],
      ["daysOfWeek", "SUNDAY"],
      ["nthDayOfMonth", NAME.slice(0, 10)],
      ["replenishmentStartDate", "2020-01-01"],
      ["termsChecked", "on"],
    ];
    const answer = await post("/checkout/repeat", await filled(bad));
    expect(answer.status).toBe(400);
    const html = (await answer.text()).replaceAll("<!-- -->", "");
    expect(html).toContain("Enter a whole number of days from 1 to 30.");
    expect(html).toContain("Choose today or a later day.");
    expect(html).toMatch(/name="numberOfDays"[^>]*value="99"|value="99"[^>]*name="numberOfDays"/);
    expect(html).toMatch(/<option value="5" selected="">/);
    expect(html).toContain("O&#x27;Brien-N");
    expect(html).toMatch(/<input[^>]*value="SUNDAY"[^>]*checked=""|<input[^>]*checked=""[^>]*value="SUNDAY"/);
    expect(html).not.toMatch(/<input[^>]*value="MONDAY"[^>]*checked=""/);
    const none = await post("/checkout/repeat", await filled([["replenishmentStartDate", "soon"]]));
    expect(none.status).toBe(400);
    const words = await none.text();
    for (const one of ["Choose how often it is placed.", "Enter a date", "Accept the terms"])
      expect(words).toContain(one);
    for (const date of ["2020-01-01", "soon"]) {
      const several = await post(
        "/checkout/repeat",
        await filled([
          ["recurrencePeriod", "WEEKLY"],
          ["numberOfWeeks", "13"],
          ["replenishmentStartDate", date],
        ]),
      );
      expect(several.status).toBe(400);
      const all = await main(several);
      for (const field of ["numberOfWeeks", "daysOfWeek", "replenishmentStartDate", "termsChecked"])
        expect(all).toContain(`href="#repeat-${field}"`);
    }
    const noDay = GOOD.filter(([name]) => name !== "daysOfWeek");
    expect(await (await post("/checkout/repeat", await filled(noDay))).text()).toContain(
      'href="#repeat-daysOfWeek"',
    );
    expect(await shop.api.db.$count(replenishments)).toBe(0);
  });

  it("[CK-05] opened by its address before it is known how it is paid, it leads to where that is chosen", async () => {
    const mandatory = (purchaseOrderMandatory: boolean) =>
      shop.api.db
        .update(organisations)
        .set({ purchaseOrderMandatory })
        .where(eq(organisations.site, "wholesale"));
    await mandatory(true);
    onTestFinished(() => mandatory(false).then(() => undefined));
    for (const [unpaid, words] of [
      [{ paymentType: null }, "Choose how to pay, then repeat this order."],
      [{ paymentType: "CARD" }, "Choose how to pay, then repeat this order."],
      [{ purchaseOrderNumber: null }, "Enter a purchase order number, then repeat this order."],
    ] as const) {
      await emptyCarts(shop.api);
      await cartOf();
      await shop.api.db.update(carts).set(unpaid);
      const opened = await open("/checkout/repeat");
      expect([opened.status, opened.headers.get("Location")]).toEqual([303, "/checkout/payment-details"]);
      const payment = await told(opened);
      expect(payment).toContain(words);
      expect(payment).toContain("Repeat this order");
    }
    // Undone in another tab meanwhile.
    await emptyCarts(shop.api);
    await cartOf();
    const form = await filled(GOOD);
    await shop.api.db.update(carts).set({ paymentType: null });
    const sent = await post("/checkout/repeat", form);
    expect([sent.status, sent.headers.get("Location")]).toEqual([303, "/checkout/payment-details"]);
    expect(await shop.api.db.$count(replenishments)).toBe(0);
  });

  it("[CK-05] a cart that changed meanwhile is not repeated unseen", async () => {
    await cartOf();
    const form = await filled(GOOD);
    await shop.api.db.execute(sql`update cart_entries set quantity = 9`);
    const answer = await post("/checkout/repeat", form);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("Your cart changed after this page was shown.");
    await emptyCarts(shop.api);
    expect((await post("/checkout/repeat", form)).headers.get("Location")).toBe("/cart");
  });

  it("[CK-05] packs are told of before the press", async () => {
    await cartOf();
    const [row] = await rowsOf<{ pack: string }>(
      shop.api.db,
      sql`select a.pack_id as pack from allocations a join users u on u.customer_id = a.customer_id
        where u.uid = ${BUYER} limit 1`,
    );
    await shop.api.db.execute(sql`update cart_entries set pack_id = ${row!.pack}, pack_type = 'issue'`);
    const html = await page("/checkout/repeat");
    expect(html).toContain("Items of packs cannot be repeated");
    expect(html).not.toContain("SET UP REPLENISHMENT");
  });

  it("[CK-05] wearers have no button for it, and the page is closed to them", async () => {
    const wearer = await shop.signIn("wearer@lanternbridge.example");
    const cart = await readyCart(shop.api, "wearer@lanternbridge.example", {
      [await skuOf(shop.api, "LB-2401")]: 1,
    });
    expect(cart).toBeTruthy();
    const payment = await shop.request("/checkout/payment-details", { cookie: wearer });
    expect([payment.status, (await payment.text()).includes("Repeat this order")]).toEqual([200, false]);
    for (const path of ["/checkout/repeat", LIST, `${ONE}/RP-9001`]) {
      expect([path, (await shop.request(path, { cookie: wearer })).status]).toEqual([path, 403]);
    }
    const home = await (await shop.request("/", { cookie: wearer })).text();
    expect(home).not.toContain(LIST);
    expect(await (await open("/")).text()).toContain(LIST);
  });

  it("[CK-05] a guest signs in first", async () => {
    for (const path of ["/checkout/repeat", LIST, `${ONE}/RP-9001`]) {
      const answer = await shop.request(path, { host: HOST });
      expect([answer.status, answer.headers.get("Location")]).toEqual([
        303,
        `/login?redirectTo=${encodeURIComponent(path)}`,
      ]);
    }
  });
});

describe("the pages", () => {
  it("[CK-05] empty, with one, and with ten thousand rows in a few statements", async () => {
    expect(await page(LIST)).toContain("No replenishment orders yet");
    const code = await buyer.start({ [pant]: 1 }, inTurn);
    expect(await page(LIST)).toContain(`${ONE}/${code}`);
    const [{ customerId, organisationUid } = { customerId: "", organisationUid: "" }] = await shop.api.db
      .select()
      .from(users)
      .where(eq(users.uid, BUYER));
    await shop.api.db.execute(sql`
      insert into replenishments (code, guid, site, customer_id, organisation_uid, currency, recurrence, start_date,
        first_date, next_date, due_at, active, delivery_address, delivery_mode, payment_type, total_cents, created_at)
      select 'RP-8' || n, 'many-' || n, 'wholesale', ${customerId}, ${organisationUid}, 'AUD', '{"period":"DAILY","every":7}',
        '2026-04-01', '2026-04-01', '2026-04-01', '2026-03-31T19:00:00Z', false, '{}', 'standard', 'ACCOUNT', n,
        '2026-03-01T00:00:00Z' from generate_series(1, 9999) n`);
    const count = { statements: 0 };
    const answer = await shop.request(`${LIST}?currentPage=499`, {
      cookie,
      host: HOST,
      fetch: (request) => statementCount.run(count, () => shop.api.fetch(request)),
    });
    const html = (await answer.text()).replaceAll("<!-- -->", "");
    expect(html).toContain("Showing 9981 to 10000 of 10000");
    expect(count.statements).toBeLessThan(20);
    expect(await page(`${LIST}?search=zzz`)).toContain("No replenishment order is like that.");
    expect((await open(`${LIST}?sort=nonsense&currentPage=99999`)).status).toBe(200);
  });

  it("[CK-05] dates with and without an order stand on its page, with names as they are", async () => {
    const code = await buyer.start({ [pant]: 2 }, inTurn);
    await buyer.work("2026-04-01T00:00:00Z");
    await setStock(shop.api, pant, 1, false);
    await shop.api.db.execute(sql`update replenishment_lines
      set product = product || ${JSON.stringify({ name: NAME })}::jsonb where replenishment_code = ${code}`);
    await buyer.work("2026-04-08T00:00:00Z");
    await setStock(shop.api, pant, 500, false);
    cookie = await shop.signIn(BUYER, HOST);
    const html = await page(`${ONE}/${code}`);
    expect(html).toContain("1 placed, 1 not placed.");
    const [order] = /\/my-account\/orders\/KR-\d+/.exec(html)!;
    expect(await page(order)).toContain(`Placed by replenishment order ${code}`);
    expect(html).toContain("O&#x27;Brien-Ngāti &lt;b&gt;&amp;");
    expect(html).toContain("Only 1 left.");
    expect(html).toContain("The next order is placed on 15 Apr 2026.");
    const notices = await page("/my-account/notices");
    expect(notices).toContain(`Replenishment order ${code} was not placed on 8 Apr 2026`);
    expect(notices).toContain(`${ONE}/${code}`);
  });

  it("[CK-05] cancelling asks first, is one press or two, and is nobody else's", async () => {
    const code = await buyer.start({ [pant]: 1 }, inTurn);
    const path = `${ONE}/${code}`;
    expect(await page(`${path}?do=cancel`)).toContain(`Cancel replenishment order ${code}?`);
    const other = await shop.signIn("admin@harrowstreet.example", HOST);
    for (const one of [path, `${path}?do=cancel`, `${ONE}/RP-0`])
      expect((await open(one, other)).status).toBe(404);
    expect((await post(path, [["intent", "cancel"]], other)).status).toBe(404);
    expect((await shop.api.db.select().from(replenishments))[0]!.active).toBe(true);
    for (const press of [1, 2]) {
      const answer = await post(path, [["intent", "cancel"]]);
      expect([press, answer.status, answer.headers.get("Location")]).toEqual([press, 303, path]);
      expect(await told(answer)).toContain(`Replenishment order ${code} is cancelled.`);
    }
    expect(await page(`${path}?do=cancel`)).toContain("It is cancelled, so no more orders are placed.");
  });
});
