import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { statementCount } from "../../commerce/database/trace";
import { feedMarks, feedPlaces } from "../../commerce/modules/feeds/tables";
import { placeMarks } from "../../commerce/modules/feeds";
import { beginOrder, noteOrder } from "../../commerce/modules/orders/life/life";
import { orderEntries, orders } from "../../commerce/modules/orders/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { ndjson, sendTo, tokenOf } from "../support/feeds";
import { ordering } from "../support/ordering";
import { TEST_NOW } from "../support/settings";
import { emptyCarts, skuOf } from "../support/shopping";
import { ADMIN, APPROVER, waitingOrder } from "../support/waiting-order";

const api = await apiOfFile();
const token = await tokenOf(api, "erp");
const { order, rowOf, cancel } = ordering(api);
const buyer = "buyer@harrowstreet.example";
const polo = await skuOf(api, "KC-5002");
const cap = await skuOf(api, "KC-5401");
beforeEach(async () => {
  api.setNow(TEST_NOW);
  await emptyCarts(api);
});

interface Fed {
  code: string;
  version: number;
  status: string;
}
const ask = (query: { since?: string; limit?: number } = {}) =>
  api.call("GET", "/feeds/orders", { token, query });

/** All that there is behind a cursor, page after page. */
async function rest(since: string | undefined, limit = 100): Promise<{ orders: Fed[]; cursor: string }> {
  const found: Fed[] = [];
  for (let cursor = since; ;) {
    const { body } = await ask({ limit, ...(cursor === undefined ? {} : { since: cursor }) });
    found.push(...body.orders);
    cursor = String(body.cursor);
    if (!body.more) return { orders: found, cursor };
  }
}
const codes = ({ orders: found }: { orders: Fed[] }) => found.map(({ code }) => code);

describe("the feed of orders", () => {
  test("[API-2] begins with all that the warehouse has to do, in pages without a gap or a double", async () => {
    const open = ["CREATED", "APPROVED", "APPROVED_BY_MERCHANT", "PROCESSING", "OPEN", "ERROR", "CANCELLING"];
    const all = await api.db.select({ code: orders.code, status: orders.status }).from(orders);
    const whole = codes(await rest(undefined));
    expect([...whole].sort()).toEqual(
      all
        .filter(({ status }) => open.includes(status))
        .map(({ code }) => code)
        .sort(),
    );
    expect(codes(await rest(undefined, 7))).toEqual(whole);
  });

  test("[API-2] an order has all that an ERP needs, and its parts add up to what is charged", async () => {
    const { cursor } = await rest(undefined);
    const code = await order(buyer, { [polo]: 3, [cap]: 1 });
    const { body } = await ask({ since: cursor });
    expect(body.orders.map((one: Fed) => one.code)).toEqual([code]);
    const [fed] = body.orders;
    const row = await rowOf(code);
    expect(fed).toMatchObject({
      ...{ code, version: 1, status: "CREATED", site: "uniforms", currency: "AUD" },
      placedAt: api.now().toISOString(),
      organisation: { uid: row.organisationUid },
      unit: { uid: row.unitUid, billTo: expect.any(String) as string },
      person: { customerId: row.customerId, email: buyer, name: row.orderedBy },
      lines: [
        {
          entryNumber: 0,
          sku: polo,
          styleCode: "KC-5002",
          quantity: 3,
          cancelled: 0,
          shipped: 0,
        },
        { entryNumber: 1, sku: cap, styleCode: "KC-5401", quantity: 1 },
      ],
      purchaseOrderNumber: row.purchaseOrderNumber,
      shipTo: { line1: row.deliveryAddress.line1, postalCode: row.deliveryAddress.postalCode },
      shipments: [],
    });
    expect([fed.costCentre, fed.lines[0].pack]).toEqual([row.costCentre ?? undefined, undefined]);
    addsUp(fed);
    expect(Math.round(fed.totals.total * 100)).toBe(row.totalCents);
  });

  test("[API-2] every order of the demo adds up, packs, offers, subsidies and own shares among them", async () => {
    await api.db.execute(sql`insert into feed_marks (kind, code) select 'order', code from orders`);
    const { orders: all } = await rest("0");
    expect(all.length).toBeGreaterThan(100);
    for (const fed of all) addsUp(fed as unknown as Priced);
    const said = JSON.stringify(all);
    for (const who of ["entitlement", "subsidy", "account", "person"])
      expect(said).toContain(`"who":"${who}"`);
  });

  test("[API-2] decoration texts and configurations are on their line", async () => {
    const rows = await api.db.select().from(orderEntries);
    const decorated = rows.find(({ valueAdds }) => valueAdds.some(({ entries }) => entries.length > 0))!;
    const { cursor } = await rest(undefined);
    await api.db.insert(feedMarks).values({ kind: "order", code: decorated.orderCode });
    const { body } = await ask({ since: cursor });
    const { entries, code } = decorated.valueAdds.find((one) => one.entries.length > 0)!;
    const line = body.orders[0].lines.find(
      ({ entryNumber }: { entryNumber: number }) => entryNumber === decorated.entryNumber,
    );
    expect(line.valueAdds.find((one: { code: string }) => one.code === code).texts).toEqual(
      entries.map(({ label, value }) => ({ label, text: value })),
    );
  });

  test("[API-2] what waits for approval is told once it is approved, with who decided; what is declined never", async () => {
    const [approved, declined] = [await waitingOrder(api), await waitingOrder(api)];
    const { cursor } = await rest(undefined);
    expect(codes(await rest(undefined))).not.toContain(approved.code);
    for (const [{ code }, decision] of [
      [approved, "APPROVE"],
      [declined, "REJECT"],
    ] as const) {
      const answer = await api.call("POST", `/users/current/orderapprovals/${code}/decision`, {
        as: APPROVER,
        body: { decision, comment: "Not this month" },
      });
      expect([answer.status, JSON.stringify(answer.body)]).toEqual([200, expect.any(String)]);
    }
    const { body } = await ask({ since: cursor });
    expect(body.orders).toMatchObject([
      {
        code: approved.code,
        status: "APPROVED",
        approvals: [{ decision: "APPROVED", by: { name: expect.any(String) } }],
      },
    ]);
    expect(ADMIN).toBeTruthy();
  });

  test("[API-2] a change comes once, at its last state; a cancelled order has no pieces and no price", async () => {
    const code = await order(buyer, { [polo]: 2, [cap]: 1 });
    const { cursor } = await rest(undefined);
    expect((await ask({ since: cursor })).body).toEqual({ orders: [], cursor, more: false });
    await cancel(buyer, code, [[1, 1]]);
    const part = await ask({ since: cursor });
    expect(part.body.orders).toMatchObject([
      { code, lines: [{ quantity: 2 }, { quantity: 0, cancelled: 1 }] },
    ]);
    addsUp(part.body.orders[0]);
    await sendTo(api, "shipments", ndjson([{ order: code, shipment: "F1", lines: "#0:1" }]), { token });
    const sent = await ask({ since: part.body.cursor });
    expect(sent.body.orders).toMatchObject([
      { code, status: "OPEN", version: (await rowOf(code)).lastEvent, shipments: [{ shipment: "F1" }] },
    ]);
    const whole = await order(buyer, { [polo]: 1 });
    await cancel(buyer, whole, [[0, 1]]);
    const ended = await ask({ since: sent.body.cursor });
    expect(ended.body.orders).toMatchObject([
      {
        code: whole,
        status: "CANCELLED",
        totals: { total: 0 },
        payers: [],
        lines: [{ quantity: 0, cancelled: 1 }],
      },
    ]);
    // An old cursor gives what changed since, each order once.
    expect(codes(await rest(cursor))).toEqual([code, whole]);
  });

  test("[API-2] the statements of a page are as many for one order as for many", async () => {
    const { cursor } = await rest(undefined);
    const statements = async () => {
      const count = { statements: 0 };
      const { body } = await statementCount.run(count, () => ask({ since: cursor }));
      return [body.orders.length, count.statements];
    };
    await order(buyer, { [polo]: 1 });
    await statements();
    const [one, few] = await statements();
    for (let more = 0; more < 4; more += 1) await order(buyer, { [polo]: 1, [cap]: 2 });
    const [five, many] = await statements();
    expect([one, five]).toEqual([1, 5]);
    expect(many).toBe(few);
    expect(many).toBeLessThanOrEqual(14);
  });

  test("[API-2] marks are placed by a job too, so that they do not grow in number where nobody reads", async () => {
    await order(buyer, { [polo]: 1 });
    expect(await api.db.$count(feedMarks)).toBeGreaterThan(0);
    await placeMarks(api.db);
    expect(await api.db.$count(feedMarks)).toBe(0);
    expect(await api.db.$count(feedPlaces)).toBeGreaterThan(0);
  });

  test("[API-2] needs feeds and orders:read, and a cursor that it gave", async () => {
    const weak = await tokenOf(api, "writer", ["feeds", "orders:write"]);
    expectRefusal(await api.call("GET", "/feeds/orders", { token: weak }), 403, "InsufficientScopeError", {
      subject: "feeds orders:read",
    });
    expectRefusal(await api.call("GET", "/feeds/orders", { as: buyer }), 403, "ForbiddenError");
    expectRefusal(await api.call("GET", "/feeds/orders"), 401, "UnauthorizedError");
    for (const query of [
      { since: "-1" },
      { since: "x" },
      { since: "9".repeat(30) },
      { limit: 0 },
      { limit: 101 },
    ]) {
      expectRefusal(await ask(query), 400, "ValidationError");
    }
  });
});

const WRITERS = 20;
const EACH = 8;

test("[API-2] a reader beside twenty writers misses nothing, and gets nothing twice", async () => {
  const model = await rowOf(await order(buyer, { [polo]: 1 }));
  let { cursor } = await rest(undefined);
  const { code: _, status: __, lastEvent: ___, ...values } = model;
  const cause = () => ({ actor: "wearer" as const, at: api.now(), channel: "test" });
  const written = new Map<string, number>();
  let writing = true;
  /** Writers begin in one order and commit in another. */
  const write = async (writer: number) => {
    for (let time = 0; time < EACH; time += 1) {
      let code = "";
      await api.db.transaction(async (tx) => {
        code = await beginOrder(tx, { ...values, guid: randomUUID() }, "CREATED", cause());
        await pause((writer * 7 + time * 13) % 40);
        if (time % 2 === 1) await noteOrder(tx, code, cause());
      });
      written.set(code, time % 2 === 1 ? 2 : 1);
      if (time % 3 === 0) {
        await api.db.transaction(async (tx) => {
          await tx.execute(sql`select code from orders where code = ${code} for update`);
          await noteOrder(tx, code, cause());
          await pause((writer * 11) % 30);
        });
        written.set(code, written.get(code)! + 1);
      }
    }
  };
  const told: Fed[] = [];
  const read = async () => {
    for (let last = false; !last;) {
      last = !writing;
      const found = await rest(cursor, 5);
      told.push(...found.orders);
      cursor = found.cursor;
    }
  };
  const writers = Promise.all(Array.from({ length: WRITERS }, (_one, writer) => write(writer)));
  const reading = read();
  await writers;
  writing = false;
  await reading;
  const states = told.map(({ code, version }) => `${code} ${version}`);
  expect(new Set(states).size).toBe(states.length);
  const last = new Map<string, number>();
  for (const { code, version } of told) {
    expect(version).toBeGreaterThan(last.get(code) ?? 0);
    last.set(code, version);
  }
  expect(new Map([...last].sort())).toEqual(new Map([...written].sort()));
  expect(written.size).toBe(WRITERS * EACH);
  await api.db.update(orders).set({ newsAt: null }).where(eq(orders.code, model.code));
});

interface Priced {
  code: string;
  lines: { net: number; gst: number; total: number; quantity: number; unitPrice: number; discount: number }[];
  freight: { net: number; gst: number; total: number };
  totals: { net: number; gst: number; total: number };
  payers: { amount: number }[];
}

/** Expects that the lines and the freight come to the totals, and that the payers pay them. */
function addsUp({ code, lines, freight, totals, payers }: Priced): void {
  const cents = (amount: number) => Math.round(amount * 100);
  const sum = (of: "net" | "gst" | "total") =>
    [...lines, freight].reduce((all, part) => all + cents(part[of]), 0);
  expect([code, sum("net"), sum("gst"), sum("total")]).toEqual([
    code,
    cents(totals.net),
    cents(totals.gst),
    cents(totals.total),
  ]);
  expect(cents(totals.net) + cents(totals.gst)).toBe(cents(totals.total));
  for (const line of lines) {
    expect(cents(line.net)).toBe(line.quantity * cents(line.unitPrice) - cents(line.discount));
  }
  const paid = payers.reduce((all, { amount }) => all + cents(amount), 0);
  expect([code, paid]).toEqual([code, cents(totals.total)]);
}
