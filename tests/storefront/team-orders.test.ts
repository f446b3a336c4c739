import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { orders } from "../../commerce/modules/orders/tables";
import { organisations } from "../../commerce/modules/organisation/tables";
import { stockLevels } from "../../commerce/modules/catalogue/tables";
import { mainOf, testStorefront, type Storefront } from "../support/storefront";

const OWNER = "approver@emberbun.example";
const HERE = "/proxy-order?do=team&unit=emberbun-melbourne&pack=PK-EB-TOPUP-CREW";

let shop: Storefront;
let cookie: string;
beforeAll(async () => {
  shop = await testStorefront();
  cookie = await shop.signIn(OWNER);
});
afterAll(() => shop.api.close());
beforeEach(async () => {
  await shop.api.db.update(stockLevels).set({ onHand: 500 });
});

async function ask(path: string, body?: Record<string, string>): Promise<Response> {
  const answer = await shop.request(path, { cookie, body: body && new URLSearchParams(body) });
  const set = answer.headers.getSetCookie().find((one) => /^(__Host-)?kitroom=/.test(one));
  if (set) cookie = set.split(";")[0]!;
  return answer;
}
const textOf = async (answer: Response) => mainOf((await answer.text()).replaceAll("<!-- -->", ""));

interface Field {
  id: string;
  count: string;
  size: string;
  sku: string | undefined;
}

/** The cells of the page, each with the fields of its person and garment, and the values of all its fields. */
async function page(path = HERE) {
  const html = await textOf(await ask(path));
  const form = html.slice(html.indexOf('id="team"'));
  const values: Record<string, string> = {};
  for (const [input] of form.matchAll(/<input[^>]*>/g)) {
    const name = /name="([^"]*)"/.exec(input)?.[1];
    if (name) values[name] = /value="([^"]*)"/.exec(input)?.[1] ?? "";
  }
  for (const [, name, options] of form.matchAll(/<select[^>]*name="([^"]*)"[^>]*>(.*?)<\/select>/gs)) {
    values[name!] = /<option value="([^"]*)" selected=""/.exec(options!)?.[1] ?? "";
  }
  const cells = Object.keys(values)
    .filter((name) => name.startsWith("n."))
    .map((count): Field => {
      const size = count.replace(/^n/, "s");
      const select = new RegExp(`name="${size.replaceAll(".", "\\.")}"[^>]*>(.*?)</select>`, "s").exec(
        form,
      )?.[1];
      const sku = values[size] || /value="([^"]+)"/.exec(select ?? "")?.[1];
      return { id: count.split(".")[1]!.slice(2), count, size, sku };
    });
  return {
    html,
    values,
    cells,
    action: /id="team"[^>]*action="([^"]*)"|action="([^"]*)"[^>]*id="team"/.exec(html),
  };
}
const countOf = () => shop.api.db.$count(orders, eq(orders.organisationUid, "emberbun"));

describe("a team order", () => {
  test("[PX-01] is reached from the page of people, and shows each person with sizes and numbers", async () => {
    expect(await textOf(await ask("/proxy-order"))).toContain('href="/proxy-order?do=team"');
    const { html, cells, values } = await page("/proxy-order?do=team");
    expect(html).toContain("Team order");
    expect(cells.length).toBeGreaterThan(5);
    expect(cells.every(({ count }) => values[count] === "0")).toBe(true);
    // Most had the garment before.
    expect(cells.filter(({ size }) => values[size]).length).toBeGreaterThan(cells.length / 2);
  });

  test("[PX-01] fills a column for everyone, never above what is left, and orders nothing", async () => {
    const before = await countOf();
    const { values, cells, html: empty } = await page();
    const garment = /name="fill".*?<option value="([^"]+)"/s.exec(empty)![1]!;
    const its = `.g-${garment.replace(":", "_")}`;
    const answer = await ask(HERE, { ...values, fill: garment, each: "5", do: "fill" });
    expect(answer.status).toBe(200);
    const html = await textOf(answer);
    for (const { count } of cells.filter((one) => one.count.endsWith(its))) {
      const input = html.match(new RegExp(`<input[^>]*name="${count.replaceAll(".", "\\.")}"[^>]*>`))![0];
      expect(Number(/value="(\d+)"/.exec(input)![1])).toSatisfy((n: number) => n >= 1 && n <= 5);
    }
    expect(await countOf()).toBe(before);
  });

  test("[PX-01] refuses in place, keeps what was typed, and places the good rows meanwhile", async () => {
    const before = await countOf();
    const { values, cells } = await page();
    const [good, over, noSize, letters] = [...new Set(cells.map(({ id }) => id))].map((id) =>
      cells.find((cell) => cell.id === id && cell.sku)!,
    );
    const sent = {
      ...values,
      [good!.count]: "1",
      [good!.size]: good!.sku!,
      [over!.count]: "99",
      [over!.size]: over!.sku!,
      [noSize!.count]: "1",
      [noSize!.size]: "",
      [letters!.count]: "two <b>",
      [letters!.size]: letters!.sku!,
      number: "PO77",
      do: "order",
    };
    const answer = await ask(HERE, sent);
    expect(answer.status).toBe(400);
    const html = await textOf(answer);
    expect(html).toMatch(/1 order was placed: .*KR-\d+/);
    expect(html).toContain("There are 3 things to fix");
    for (const name of [over!.count, noSize!.size, letters!.count]) expect(html).toContain(`href="#${name}"`);
    expect(html).toContain("Choose a size.");
    expect(html).toContain("Enter a whole number from 0 to 99.");
    expect(html).toContain('value="two &lt;b&gt;"');
    expect(html).toContain('value="99"');
    expect(await countOf()).toBe(before + 1);
    const [row] = await shop.api.db
      .select()
      .from(orders)
      .where(eq(orders.customerId, good!.id))
      .orderBy(sql`placed_at desc`)
      .limit(1);
    expect(row).toMatchObject({ purchaseOrderNumber: "PO77" });
    // The same form again, as a reload sends it: nothing is placed twice.
    expect((await ask(HERE, sent)).status).toBe(400);
    expect(await countOf()).toBe(before + 1);
    expect((await page()).html).toContain(`/my-account/orders/${row!.code}`);
  });

  test("[PX-01] says on the next page what was placed; pressed twice it is placed once", async () => {
    const before = await countOf();
    const { values, cells } = await page();
    const ids = [...new Set(cells.filter(({ sku }) => sku).map(({ id }) => id))].slice(-2);
    const sent: Record<string, string> = { ...values, do: "order" };
    for (const id of ids) {
      const cell = cells.find((one) => one.id === id && one.sku)!;
      sent[cell.count] = "1";
      sent[cell.size] = cell.sku!;
    }
    const [first, second] = await Promise.all([ask(HERE, sent), ask(HERE, sent)]);
    expect([first.status, second.status]).toEqual([303, 303]);
    expect(first.headers.get("location")).toContain("do=team");
    expect(await countOf()).toBe(before + 2);
    expect((await page(first.headers.get("location")!)).html).toBeTruthy();
  });

  test("[PX-01] an empty form, a missing number and a number that cannot be are said", async () => {
    const before = await countOf();
    const { values, cells } = await page();
    const empty = await textOf(await ask(HERE, { ...values, do: "order" }));
    expect(empty).toContain("Enter how many pieces somebody gets.");
    const cell = cells.find(({ sku }) => sku)!;
    const sent = { ...values, [cell.count]: "1", [cell.size]: cell.sku!, do: "order" };
    const bad = await textOf(await ask(HERE, { ...sent, number: "not a number!" }));
    expect(bad).toContain("Please enter less than 18 alphanumeric characters.");
    const organisation = eq(organisations.uid, "emberbun");
    await shop.api.db.update(organisations).set({ purchaseOrderMandatory: true }).where(organisation);
    const missing = await textOf(await ask(HERE, sent));
    await shop.api.db.update(organisations).set({ purchaseOrderMandatory: false }).where(organisation);
    expect(missing).toContain("This information is required.");
    expect(await countOf()).toBe(before);
  });
});
