import { asc, eq, like, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { rowsOf } from "../../commerce/database/connection";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { consignments, orderEvents } from "../../commerce/modules/orders/tables";
import { apiOfFile } from "../support/api";
import { grantsAs, register } from "../support/clients";
import { expectRefusal } from "../support/expect";
import { csv, ndjson, type Rows, sendTo, tokenOf, TYPES } from "../support/feeds";
import { ordering } from "../support/ordering";
import { scimOf } from "../support/scim";
import { CLIENT, TEST_NOW } from "../support/settings";
import { emptyCarts, onHand, setStock, skuOf } from "../support/shopping";
import { waitingOrder } from "../support/waiting-order";

const api = await apiOfFile();
const token = await tokenOf(api, "erp");
const { order, read, rowOf, linesOf } = ordering(api);
const buyer = "buyer@harrowstreet.example";
const polo = await skuOf(api, "KC-5002");
const cap = await skuOf(api, "KC-5401");
beforeEach(async () => {
  // Tokens do not last as long as all of these tests together.
  api.setNow(TEST_NOW);
  await emptyCarts(api);
});

const shipments = async (rows: Rows) => (await sendTo(api, "shipments", ndjson(rows), { token })).body;
const statuses = async (rows: Rows) => (await sendTo(api, "orderStatuses", ndjson(rows), { token })).body;
const parcelsOf = (code: string) =>
  api.db.select().from(consignments).where(eq(consignments.orderCode, code)).orderBy(asc(consignments.code));
const eventsOf = (code: string) =>
  api.db.select().from(orderEvents).where(eq(orderEvents.orderCode, code)).orderBy(asc(orderEvents.sequence));
const now = () => api.now().toISOString();
const mailsAbout = (about: string) => api.db.select().from(mailOutbox).where(like(mailOutbox.about, about));
let numbers = 0;
const next = () => `DN-${(numbers += 1)}`;

describe("shipments", () => {
  test.each(["ndjson", "csv"] as const)(
    "[API-2] %s: a parcel is packed and sent as the warehouse does",
    async (form) => {
      const code = await order(buyer, { [polo]: 3, [cap]: 1 });
      const shipment = next();
      const row = { order: code, shipment, carrier: "Toll", tracking: "T1", lines: `#0:2|${cap}:1` };
      const answer = await sendTo(api, "shipments", { ndjson, csv }[form]([row]), {
        token,
        type: TYPES[form],
      });
      expect(answer.body).toEqual({
        ...{ rowCount: 1, applied: 1, same: 0, refused: 0 },
        rows: [{ line: form === "csv" ? 2 : 1, state: "applied" }],
      });
      const view = await read(buyer, code);
      expect([view.status, view.consignments[0]]).toMatchObject([
        "OPEN",
        { status: "SHIPPED", carrier: "Toll", trackingID: "T1", entries: [{ quantity: 2 }, { quantity: 1 }] },
      ]);
      expect((await eventsOf(code)).slice(1).map(({ actor, channel, to }) => [actor, channel, to])).toEqual(
        ["OPEN", "PICKPACK", "READY", "SHIPPED"].map((to) => ["warehouse", "erp", to]),
      );
      expect(await mailsAbout(`parcel-sent ${code}-1`)).toHaveLength(1);
    },
  );

  test("[API-2] the same again changes nothing, and neither does a file that was taken in part", async () => {
    const code = await order(buyer, { [polo]: 2 });
    const rows = [
      { order: code, shipment: next(), tracking: "A", lines: [{ entry: 0, quantity: 1 }] },
      { order: code, shipment: next(), tracking: "B" },
    ];
    expect(await shipments(rows.slice(0, 1))).toMatchObject({ applied: 1 });
    expect(await shipments(rows)).toMatchObject({ applied: 1, same: 1 });
    const before = [await parcelsOf(code), await eventsOf(code)];
    expect(await shipments(rows)).toMatchObject({ applied: 0, same: 2, refused: 0 });
    expect([await parcelsOf(code), await eventsOf(code)]).toEqual(before);
    expect(await mailsAbout(`parcel-sent ${code}-%`)).toHaveLength(2);
  });

  test("[API-2] a parcel is packed first and sent later, with the carrier that is known by then", async () => {
    const code = await order(buyer, { [polo]: 1 });
    const row = { order: code, shipment: next() };
    const steps = [
      { ...row, status: "PICKPACK" },
      { ...row, status: "READY" },
      { ...row, status: "SHIPPED", carrier: "Toll", tracking: "T2" },
    ];
    for (const step of steps) {
      expect(await shipments([step])).toMatchObject({ applied: 1 });
      expect((await parcelsOf(code)).map(({ status }) => status)).toEqual([step.status]);
    }
    expect((await parcelsOf(code))[0]).toMatchObject({ carrier: "Toll", trackingId: "T2" });
    expect(await shipments(steps)).toMatchObject({ same: 3 });
  });

  test("[API-2] a row that is wrong says its line, field and what to do, and the others go on", async () => {
    const code = await order(buyer, { [polo]: 2 });
    const shipment = next();
    const wrong: [Record<string, unknown>, string, RegExp][] = [
      [{ order: "KR-999999999", shipment }, "order", /There is no order/],
      [{ order: code, shipment, lines: "#0:3" }, "lines", /2 can be sent, not 3/],
      [{ order: code, shipment, lines: "#7:1" }, "lines", /no line 7. Its lines are 0/],
      [{ order: code, shipment, lines: "NO-SUCH:1" }, "lines", /has no NO-SUCH/],
      [{ order: code, shipment, lines: "two" }, "lines", /Write pieces as/],
      [{ order: code, shipment, sent_at: "yesterday" }, "sent_at", /Write a moment/],
      [{ order: code, shipment, sent_at: "2030-01-01T00:00:00Z" }, "sent_at", /ahead/],
      [{ order: code, shipment, sent_at: "2020-01-01T00:00:00Z" }, "sent_at", /placed later/],
      [{ order: code, shipment, status: "FLYING" }, "status", /Write one of: PICKPACK, READY, SHIPPED/],
      [{ order: code, shipment, trackin: "T" }, "trackin", /Did you mean tracking/],
      [{ order: code }, "shipment", /missing/],
    ];
    const body = await shipments([...wrong.map(([row]) => row), { order: code, shipment }]);
    expect(body).toMatchObject({ applied: 1, same: 0, refused: wrong.length });
    for (const [index, [, field, message]] of wrong.entries()) {
      expect(body.rows[index]).toEqual({
        ...{ line: index + 1, state: "refused", field },
        message: expect.stringMatching(message) as string,
      });
    }
    expect(await parcelsOf(code)).toHaveLength(1);
  });

  test("[API-2] a known number with other contents is refused", async () => {
    const code = await order(buyer, { [polo]: 3 });
    const row = { order: code, shipment: next(), carrier: "Toll", tracking: "T3", lines: "#0:1" };
    await shipments([row]);
    const body = await shipments([{ ...row, lines: "#0:2", tracking: "T4" }]);
    expect(body.rows).toMatchObject([
      {
        field: "lines",
        message: `Shipment ${row.shipment} was taken before with #0:1. Give a new one its own number.`,
      },
    ]);
    expect(await parcelsOf(code)).toMatchObject([{ trackingId: "T3" }]);
  });

  test("[API-2] a wrong carrier or number is corrected: its person sees the new one, and the history the old one", async () => {
    const code = await order(buyer, { [polo]: 1 });
    const row = { order: code, shipment: next(), carrier: "Toll", tracking: "T <b>&'" };
    await shipments([row]);
    const corrected = { ...row, tracking: "T5" };
    const answers = await Promise.all([shipments([corrected]), shipments([corrected])]);
    expect(answers.map(({ applied }) => applied).sort()).toEqual([0, 1]);
    expect(await shipments([{ ...corrected, carrier: "StarTrack" }])).toMatchObject({ applied: 1 });
    const view = await read(buyer, code);
    expect(view.consignments).toMatchObject([{ status: "SHIPPED", carrier: "StarTrack", trackingID: "T5" }]);
    const consignment = `${code}-1`;
    expect(
      view.historyEntries.flatMap((one: { trackingChange?: object }) => one.trackingChange ?? []),
    ).toEqual([
      { consignment, trackingID: { from: row.tracking, to: "T5" } },
      { consignment, carrier: { from: "Toll", to: "StarTrack" } },
    ]);
    expect((await eventsOf(code)).at(-1)).toMatchObject({ actor: "warehouse", channel: "erp", parcel: null });
    expect(await mailsAbout(`parcel-sent ${code}-1`)).toHaveLength(1);
  });

  test("[API-2] an old row does not bring back what was corrected, and what has arrived stays", async () => {
    const code = await order(buyer, { [polo]: 1 });
    const row = { order: code, shipment: next(), carrier: "Toll", tracking: "T6" };
    await shipments([row, { ...row, tracking: "T7" }, { ...row, carrier: "StarTrack", tracking: "T8" }]);
    const has = `Shipment ${row.shipment} is SHIPPED with StarTrack, T8`;
    const old = await shipments([row, { order: code, shipment: row.shipment, carrier: "Toll" }]);
    expect(old.rows).toMatchObject([
      {
        field: "tracking",
        message: `${has}. It was corrected from T6, which an old row does not bring back.`,
      },
      {
        field: "carrier",
        message: `${has}. It was corrected from Toll, which an old row does not bring back.`,
      },
    ]);
    // The carrier of before, with a number of today.
    expect(await shipments([{ ...row, tracking: "T9" }])).toMatchObject({ applied: 1 });
    const arrived = { order: code, shipment: row.shipment, status: "DELIVERY_COMPLETED", at: now() };
    expect(await statuses([arrived])).toMatchObject({ applied: 1 });
    expect((await shipments([{ ...row, tracking: "T10" }])).rows).toMatchObject([
      {
        field: "tracking",
        message: `Shipment ${row.shipment} is DELIVERY_COMPLETED with Toll, T9, which stays as it is.`,
      },
    ]);
    expect(await parcelsOf(code)).toMatchObject([{ carrier: "Toll", trackingId: "T9" }]);
  });

  test("[API-2] nothing is sent of an order that waits for approval, and the sentence says so", async () => {
    const { code } = await waitingOrder(api);
    const { rows } = await shipments([{ order: code, shipment: next() }]);
    expect(rows[0].message).toBe(
      `Order ${code} is PENDING_APPROVAL. Shipments are of orders that are CREATED, APPROVED, APPROVED_BY_MERCHANT, PROCESSING, OPEN.`,
    );
  });

  test("[API-2] what was sent yesterday is new to its person today", async () => {
    const code = await order(buyer, { [polo]: 1 });
    const sentAt = api.now();
    api.advance(600);
    const before = (await rowOf(code)).newsAt;
    api.advance(60);
    await shipments([{ order: code, shipment: next(), sent_at: sentAt.toISOString() }]);
    const [parcel] = await parcelsOf(code);
    expect(parcel!.statusAt).toEqual(sentAt);
    expect([before, (await rowOf(code)).newsAt]).toEqual([null, api.now()]);
  });
});

describe("statuses", () => {
  async function sent(goods: Record<string, number> = { [polo]: 1 }, lines?: string) {
    const code = await order(buyer, goods);
    const shipment = next();
    expect(await shipments([{ order: code, shipment, lines }])).toMatchObject({ applied: 1 });
    return { order: code, shipment };
  }

  test.each(["ndjson", "csv"] as const)(
    "[API-2] %s: a parcel arrives, and the order is complete",
    async (form) => {
      const its = await sent();
      const rows = ["IN_TRANSIT", "DELIVERY_COMPLETED"].map((status) => ({ ...its, status, at: now() }));
      const send = async () =>
        (await sendTo(api, "orderStatuses", { ndjson, csv }[form](rows), { token, type: TYPES[form] })).body;
      expect(await send()).toMatchObject({ applied: 2 });
      expect((await rowOf(its.order)).status).toBe("COMPLETED");
      const events = await eventsOf(its.order);
      // An old file again, after the parcel went further.
      expect(await send()).toMatchObject({ applied: 0, same: 2 });
      expect(await eventsOf(its.order)).toEqual(events);
    },
  );

  test("[API-2] a parcel that comes back is sent once more", async () => {
    const its = await sent();
    const at = (minutes: number) => new Date(api.now().getTime() + minutes * 60_000).toISOString();
    api.advance(600);
    const rows = [
      { ...its, status: "DELIVERY_REJECTED", at: at(-8), note: "Nobody <b>& no O'Brien there" },
      { ...its, status: "SHIPPED", at: at(-4) },
      { ...its, status: "DELIVERY_COMPLETED", at: at(-2) },
    ];
    expect(await statuses(rows)).toMatchObject({ applied: 3 });
    expect(await statuses(rows)).toMatchObject({ same: 3 });
    expect((await eventsOf(its.order)).map(({ note }) => note)).toContain("Nobody <b>& no O'Brien there");
  });

  test("[API-2] a move that the life of an order has not says which it has", async () => {
    const its = await sent();
    const { rows } = await statuses([
      { ...its, status: "PICKUP_COMPLETE", at: now() },
      { order: its.order, status: "PROCESSING", at: now() },
      { order: its.order, status: "DELIVERY_COMPLETED", at: now() },
      { ...its, shipment: "none", status: "DELIVERY_COMPLETED", at: now() },
      { ...its, status: "PROCESSING", at: now() },
      { ...its, status: "DELIVERING" },
    ]);
    expect(rows.map(({ field, message }: Record<string, string>) => [field, message])).toEqual([
      [
        "status",
        `Shipment ${its.shipment} is SHIPPED. It may become IN_TRANSIT, DELIVERING, DELIVERY_COMPLETED, DELIVERY_REJECTED.`,
      ],
      ["status", `Order ${its.order} is OPEN. Another system can no longer move it.`],
      ["shipment", expect.stringMatching(/is a state of a parcel: name the shipment/)],
      ["shipment", expect.stringMatching(/no shipment none/)],
      ["status", expect.stringMatching(/is a state of a whole order/)],
      ["at", "The field is missing."],
    ]);
  });

  test("[API-2] a system takes an order, fails, takes it again, and the warehouse opens it", async () => {
    const code = await order(buyer, { [polo]: 1 });
    for (const status of ["PROCESSING", "ERROR", "PROCESSING", "OPEN"]) {
      api.advance(60);
      expect(await statuses([{ order: code, status, at: now() }])).toMatchObject({ applied: 1 });
      expect((await rowOf(code)).status).toBe(status);
    }
  });

  test("[API-2] an order that cannot be sent is cancelled: stock goes back, and its person has a mail", async () => {
    await setStock(api, polo, 40);
    const code = await order(buyer, { [polo]: 2 });
    expect(await onHand(api, polo)).toBe(38);
    const row = { order: code, status: "CANCELLED", at: now() };
    expect(await statuses([row])).toMatchObject({ applied: 1 });
    expect([(await rowOf(code)).status, await onHand(api, polo)]).toEqual(["CANCELLED", 40]);
    expect(await statuses([row])).toMatchObject({ same: 1 });
    expect(await onHand(api, polo)).toBe(40);
    expect(await mailsAbout(`order-cancelled ${code}`)).toHaveLength(1);
  });

  test("[API-2] the rest of an order is cancelled: what was sent is charged, and invoiced", async () => {
    await setStock(api, polo, 40);
    const its = await sent({ [polo]: 3 }, "#0:1");
    const before = await rowOf(its.order);
    const row = { order: its.order, status: "CANCELLED", at: now() };
    expect(await statuses([row])).toMatchObject({ applied: 1 });
    expect((await linesOf(its.order))[0]).toMatchObject({ quantity: 1, cancelled: 2 });
    expect(await onHand(api, polo)).toBe(39);
    const after = await rowOf(its.order);
    expect(after.subTotalCents).toBe(before.subTotalCents / 3);
    const [invoice] = await rowsOf<{ cents: number }>(
      api.db,
      sql`select total_cents as cents from invoices where order_code = ${its.order}`,
    );
    expect(invoice!.cents).toBe(after.totalCents);
    expect(await statuses([row])).toMatchObject({ same: 1 });
    await statuses([{ ...its, status: "DELIVERY_COMPLETED", at: now() }]);
    expect((await rowOf(its.order)).status).toBe("COMPLETED");
    expect(await mailsAbout(`order-part-cancelled ${its.order}%`)).toHaveLength(1);
  });
});

describe("who may", () => {
  test("[API-2] only an application's own token with both scopes; the refusal names what is missing", async () => {
    const body = ndjson([{ order: "KR-1", shipment: "1" }]);
    for (const feed of ["shipments", "orderStatuses"]) {
      expectRefusal(await sendTo(api, feed, body, {}), 401, "UnauthorizedError");
      for (const person of [buyer, "admin@harrowstreet.example", "agent@kitroom.example"]) {
        const as = await api.signIn(person).catch(() => undefined);
        if (as) expectRefusal(await sendTo(api, feed, body, { token: as }), 403, "ForbiddenError");
      }
      for (const scopes of [["feeds"], ["orders:write"], ["feeds", "orders:read", "invoices:write"]]) {
        const weak = await tokenOf(api, `weak-${feed}-${scopes.length}-${scopes[0]!.length}`, scopes);
        const refused = await sendTo(api, feed, body, { token: weak });
        expectRefusal(refused, 403, "InsufficientScopeError", { subject: "feeds orders:write" });
      }
    }
  });

  test("[API-2] the storefront's own token, and that of an organisation's people system, reach nothing", async () => {
    const { body } = await grantsAs(api).own({
      client_id: CLIENT.clientId,
      client_secret: CLIENT.clientSecret,
    });
    expectRefusal(
      await sendTo(api, "shipments", "{}", { token: body.access_token }),
      403,
      "InsufficientScopeError",
    );
    const people = await scimOf(api, "saltbush");
    expectRefusal(await sendTo(api, "shipments", "{}", { token: people.token }), 403, "ForbiddenError");
  });

  test("[API-2] the scope is for clients with a secret alone, and a client without it stays without", async () => {
    await expect(
      register(api, "app", {
        kind: "public",
        scopes: ["feeds"],
        grants: ["authorization_code"],
        redirectUris: ["com.example.app:/in"],
      }),
    ).rejects.toThrow("feeds needs a client with a secret");
  });
});

describe("files", () => {
  const send = (body: string | Uint8Array, type: string = TYPES.ndjson) =>
    sendTo(api, "shipments", body, { token, type });

  test("[API-2] what is no file of rows is refused as a whole", async () => {
    expectRefusal(await send("{}", "application/json"), 415, "HttpMediaTypeNotSupportedError");
    expectRefusal(await send(" ".repeat(5_000_000)), 413, "PayloadTooLargeError");
    const cases: [string | Uint8Array, string, RegExp][] = [
      ["", TYPES.ndjson, /no rows/],
      ["\n\n", TYPES.ndjson, /no rows/],
      [new Uint8Array([0x50, 0x4b, 3, 4]), TYPES.csv, /workbook/],
      ["order,shipment\n", TYPES.csv, /no rows/],
      ["order,tracking\nKR-1,T", TYPES.csv, /shipment: The column is missing/],
      [
        "order,shipment,trackin\nKR-1,1,T",
        TYPES.csv,
        /trackin: There is no such column. Did you mean tracking/,
      ],
      ['order,shipment\nKR-1,"1', TYPES.csv, /never closed/],
      [`${"{}\n".repeat(5001)}`, TYPES.ndjson, /more than 5,000 rows/],
    ];
    for (const [body, type, message] of cases) {
      expectRefusal(await send(body, type), 400, "ValidationError", {
        message: expect.stringMatching(message) as string,
      });
    }
  });

  test("[API-2] hostile rows are refused one by one", async () => {
    const rows = [
      "null",
      "[]",
      "nonsense",
      `${"[".repeat(40_000)}${"]".repeat(40_000)}`,
      `{"order":${"[".repeat(40)}${"]".repeat(40)},"shipment":"1"}`,
      '{"order":"KR-\\u0000","shipment":"1"}',
      '{"order":"\\ud800","shipment":"1"}',
      '{"__proto__":{},"order":"KR-1","shipment":"1"}',
      `{"order":"KR-1","shipment":"1","lines":[{"entry":1e99,"quantity":-1}]}`,
      `{"order":"${"x".repeat(20_000)}","shipment":"1"}`,
      '{"order":true,"shipment":{"a":1}}',
    ];
    const { status, body } = await send(rows.join("\n"));
    expect([status, body.refused, body.applied]).toEqual([200, rows.length, 0]);
  });
});
