import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { statementCount } from "../../commerce/database/trace";
import { purchaseOrders } from "../../commerce/modules/purchase-orders/tables";
import { testStorefront, type Storefront } from "../support/storefront";

const ADMIN = "admin@korraline.example";
const FOREIGN = "admin@kestrel.example";
const WEARER = "wearer@korraline.example";
const BUYERS = "admin@harrowstreet.example";

let shop: Storefront;
const cookies = new Map<string, string>();
beforeAll(async () => {
  shop = await testStorefront();
  for (const email of [ADMIN, FOREIGN, WEARER]) cookies.set(email, await shop.signIn(email));
});
afterAll(() => shop.api.close());

const ask = (
  path: string,
  as = ADMIN,
  more: { body?: URLSearchParams; fetch?: Storefront["api"]["fetch"] } = {},
) => shop.request(path, { cookie: cookies.get(as), ...more });
const html = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");
const draft = (more: Record<string, string> = {}) =>
  new URLSearchParams({
    number: "KC40001",
    description: "Winter jackets",
    unit: "korraline-gambier",
    ...more,
  });

describe("the list of purchase orders", () => {
  test("[WZ-02] beyond the last page stands the last page", async () => {
    const last = await html(await ask("/purchase-order?currentPage=1&sort=number"));
    const beyond = await html(await ask("/purchase-order?currentPage=99&sort=number"));
    const numbers = (page: string) => page.match(/>KC\w+</g);
    expect(numbers(last)).not.toBeNull();
    expect(numbers(beyond)).toEqual(numbers(last));
    expect(await html(await ask("/purchase-order?search=no-such-number"))).toContain("Nothing found");
  });

  test("[WZ-02] nonsense in the address is left out", async () => {
    for (const query of ["addedFrom=2026-99-99", "status=x", "sort=--", "unit=%00", "currentPage=-1"]) {
      const answer = await ask(`/purchase-order?${query}`);
      expect([query, answer.status]).toEqual([query, 200]);
    }
  });

  test("[WZ-02] as a file it has all pages, filtered alike, and no cell that a spreadsheet would run", async () => {
    const [row] = await shop.api.db
      .select()
      .from(purchaseOrders)
      .where(eq(purchaseOrders.number, "KCBOOTS1"));
    await shop.api.db
      .update(purchaseOrders)
      .set({ description: '=cmd("x"), O\'Brien-Ngāti <b>&' })
      .where(eq(purchaseOrders.id, row!.id));
    const answer = await ask("/purchase-order.csv?sort=number");
    expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("Content-Disposition")).toBe('attachment; filename="purchase-orders.csv"');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).trim().split("\r\n");
    expect(lines[0]).toBe(
      "Number,Description,Units,Added,Added by,Open orders,All orders,Status,First day,Last day",
    );
    expect(lines).toHaveLength(13);
    expect(lines.find((line) => line.startsWith("KCBOOTS1"))).toContain(`"'=cmd(""x""), O'Brien-Ngāti <b>&"`);
    const closed = await (await ask("/purchase-order.csv?status=closed")).text();
    expect(closed.trim().split("\r\n")).toHaveLength(3);
    await shop.api.db
      .update(purchaseOrders)
      .set({ description: row!.description })
      .where(eq(purchaseOrders.id, row!.id));
  });

  test("[WZ-02] ten thousand cost no statement and few bytes more", async () => {
    const cost = async () => {
      const count = { statements: 0 };
      const page = await ask("/purchase-order", ADMIN, {
        fetch: (request) => statementCount.run(count, () => shop.api.fetch(request)),
      });
      return { statements: count.statements, bytes: (await page.text()).length };
    };
    await cost();
    const few = await cost();
    const rows = Array.from({ length: 10_000 }, (_, n) => ({
      id: `PO-${randomUUID()}`,
      organisationUid: "korraline",
      number: `MANY${n}`,
      description: "One of many",
      unitUids: ["korraline-gambier"],
      addedAt: new Date(Date.UTC(2020, 0, 1, 0, 0, n)),
    }));
    for (let at = 0; at < rows.length; at += 1000)
      await shop.api.db.insert(purchaseOrders).values(rows.slice(at, at + 1000));
    const many = await cost();
    expect(many.statements).toBe(few.statements);
    expect(many.bytes).toBeLessThan(few.bytes + 1500);
    await shop.api.db.delete(purchaseOrders).where(eq(purchaseOrders.description, "One of many"));
  });
});

describe("who sees it", () => {
  test("[WZ-02] the account menu offers it to those who may, and the pages refuse the others", async () => {
    const menu = 'href="/purchase-order"';
    expect(await html(await ask("/"))).toContain(menu);
    expect(await html(await ask("/", WEARER))).not.toContain(menu);
    for (const path of ["", ".csv", "/add", "/PO-KC-0001", "/PO-KC-0001/update", "/PO-KC-0001/delete"]) {
      expect([path, (await ask(`/purchase-order${path}`, WEARER)).status]).toEqual([path, 403]);
    }
  });

  test("[WZ-02] another organisation's is not found, by any page or post", async () => {
    for (const path of ["/PO-KC-0001", "/PO-KC-0001/update", "/PO-KC-0001/delete"]) {
      expect((await ask(`/purchase-order${path}`, FOREIGN)).status).toBe(404);
    }
    const closing = await ask("/purchase-order/PO-KC-0001", FOREIGN, {
      body: new URLSearchParams({ intent: "close" }),
    });
    expect(closing.status).toBe(404);
    await ask("/purchase-order/PO-KC-0001/delete", FOREIGN, { body: new URLSearchParams({ number: "x" }) });
    const update = await ask("/purchase-order/PO-KC-0001/update", FOREIGN, { body: draft() });
    expect(update.status).toBe(404);
    const [row] = await shop.api.db.select().from(purchaseOrders).where(eq(purchaseOrders.id, "PO-KC-0001"));
    expect(row).toMatchObject({ number: "KC90017", status: "active", version: 1 });
  });

  test("[WZ-02] an address that can be no purchase order's is not found either", async () => {
    for (const id of ["%00", "x".repeat(61)]) {
      for (const path of ["", "/update", "/delete"]) {
        expect((await ask(`/purchase-order/${id}${path}`)).status).toBe(404);
      }
    }
  });

  test("[WZ-01] the wholesale site says Store", async () => {
    const host = "wholesale.localhost";
    const cookie = await shop.signIn(BUYERS, host);
    const page = await html(await shop.request("/purchase-order/add?find=Fitzroy", { cookie, host }));
    expect(page).toContain("Stores</legend>");
    expect(page).toContain("Find a <!-- -->store".replace("<!-- -->", ""));
    expect(page).not.toMatch(/business unit/i);
    expect(page).toMatch(/\d stores? match/);
  });
});

describe("the wizard", () => {
  test("[WZ-01] Next with nothing filled in names each field in the spec's words, and keeps the form", async () => {
    const answer = await ask("/purchase-order/add?number=&description=Winter+9&do=next");
    expect(answer.status).toBe(400);
    const page = await html(answer);
    expect(page).toContain("There are 3 things to fix");
    expect(page).toContain("Purchase order number: This information is required.");
    expect(page).toContain(
      "Description: Please enter a valid name. Names can contain letters, spaces, hyphens and apostrophes.",
    );
    expect(page).toContain("Business units: This information is required.");
    expect(page).toContain('value="Winter 9"');
  });

  test("[WZ-01] a summary that was typed as an address is checked like any other", async () => {
    const answer = await ask("/purchase-order/add?number=TOO-MUCH&description=Winter&unit=x&step=summary");
    expect(answer.status).toBe(400);
    expect(await html(answer)).toContain("Please enter less than 18 alphanumeric characters.");
  });

  test("[WZ-01] Submit twice with one key adds one, and says so in the spec's words", async () => {
    const body = () => draft({ idempotencyKey: "press-po-40001-twice" });
    const path = `/purchase-order/add?${draft().toString()}&step=summary`;
    const [one, two] = await Promise.all([
      ask(path, ADMIN, { body: body() }),
      ask(path, ADMIN, { body: body() }),
    ]);
    expect([one.headers.get("Location"), two.headers.get("Location")]).toEqual([
      "/purchase-order",
      "/purchase-order",
    ]);
    const rows = await shop.api.db.select().from(purchaseOrders).where(eq(purchaseOrders.number, "KC40001"));
    expect(rows).toHaveLength(1);
    const cookie = one.headers.get("Set-Cookie")!.split(";")[0]!;
    const list = await html(await shop.request("/purchase-order", { cookie }));
    expect(list).toContain("Winter jackets (KC40001) was successfully added");
  });

  test("[WZ-02] a change made beside another's shows both, loses neither, and the second press saves", async () => {
    const path = "/purchase-order/PO-KC-0008/update";
    const mine = (version: string) =>
      draft({ number: "KCHIVIS7", description: "Hi-vis for all", unit: "korraline-hamilton", version });
    await shop.api.call("POST", "/wwgPurchaseOrders/updatePurchaseOrderDetails", {
      as: "finance@korraline.example",
      body: {
        purchaseId: "PO-KC-0008",
        purchaseOrderNumber: "KCHIVIS8",
        description: "Hi-vis",
        units: ["korraline-hamilton"],
      },
    });
    const query = `?${mine("1").toString()}&step=summary`;
    const refused = await ask(path + query, ADMIN, { body: mine("1") });
    expect(refused.status).toBe(409);
    const page = await html(refused);
    for (const words of ["Anton Waqa changed KCHIVIS8", "Choose what to keep", "Hi-vis for all", "KCHIVIS7"])
      expect(page).toContain(words);
    const version = /name="version" value="(\d+)"/.exec(page)?.[1] ?? "";
    const saved = await ask(path + query, ADMIN, { body: mine(version) });
    expect(saved.headers.get("Location")).toBe("/purchase-order");
    const [row] = await shop.api.db.select().from(purchaseOrders).where(eq(purchaseOrders.id, "PO-KC-0008"));
    expect(row).toMatchObject({ number: "KCHIVIS7", description: "Hi-vis for all" });
  });

  test("[WZ-01] a first and a last day go through both steps, and stand on the list, the page and the file", async () => {
    const days = { number: "KC40002", activeFrom: "1/7/2026", activeUntil: "2027-06-30" };
    const first = await ask(`/purchase-order/add?${draft({ ...days, do: "next" }).toString()}`);
    const summaryPath = first.headers.get("Location")!;
    const summary = await html(await ask(summaryPath));
    for (const words of ["1 Jul 2026", "30 Jun 2027", "From 1 Jul 2026,", "First day", "Last day"]) {
      expect(summary).toContain(words);
    }
    const body = draft({ ...days, idempotencyKey: randomUUID() });
    expect((await ask(summaryPath, ADMIN, { body })).status).toBe(303);
    const list = await html(await ask("/purchase-order?search=KC40002"));
    expect(list).toContain("1 Jul 2026 to 30 Jun 2027");
    expect(list).toContain("Not started");
    expect(await html(await ask("/purchase-order?status=not-started"))).toContain(">KC40002<");
    const file = await (await ask("/purchase-order.csv?search=KC40002")).text();
    expect(file.trim()).toMatch(/,Not started,1 Jul 2026,30 Jun 2027$/);
    const [row] = await shop.api.db.select().from(purchaseOrders).where(eq(purchaseOrders.number, "KC40002"));
    const page = await html(await ask(`/purchase-order/${row!.id}`));
    for (const words of ["First day", "1 Jul 2026", "Last day", "30 Jun 2027"]) expect(page).toContain(words);
    // The form has them again, closing keeps them, and an empty field takes one away.
    const update = `/purchase-order/${row!.id}/update`;
    expect(await html(await ask(update))).toContain('value="2027-06-30"');
    await ask(`/purchase-order/${row!.id}`, ADMIN, { body: new URLSearchParams({ intent: "close" }) });
    const version = String(row!.version + 1);
    const open = draft({ ...days, activeUntil: "", version, idempotencyKey: randomUUID() });
    expect((await ask(`${update}?${open.toString()}&step=summary`, ADMIN, { body: open })).status).toBe(303);
    const [after] = await shop.api.db.select().from(purchaseOrders).where(eq(purchaseOrders.id, row!.id));
    expect(after).toMatchObject({ activeFrom: "2026-07-01", activeUntil: null, status: "closed" });
  });

  test("[WZ-01] days that cannot be are told beside their fields, with what was typed", async () => {
    const page = async (days: Record<string, string>) => {
      const answer = await ask(`/purchase-order/add?${draft({ ...days, do: "next" }).toString()}`);
      expect(answer.status).toBe(400);
      return html(answer);
    };
    const none = await page({ activeFrom: "30/2/2027" });
    expect(none).toContain("First day: February 2027 has 28 days. Enter a day from 1 to 28.");
    expect(none).toContain('value="30/2/2027"');
    expect(await page({ activeFrom: "2027-07-02", activeUntil: "2027-07-01" })).toContain(
      "Last day: The last day cannot be before the first day.",
    );
  });
});
