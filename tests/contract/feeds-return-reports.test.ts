import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { credits } from "../../commerce/modules/invoices/tables";
import { returnEvents, returnRequests } from "../../commerce/modules/returns/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { csv, ndjson, type Rows, sendTo, tokenOf, TYPES } from "../support/feeds";
import { ordering } from "../support/ordering";
import { TEST_NOW } from "../support/settings";
import { emptyCarts, onHand, setStock, skuOf } from "../support/shopping";

const api = await apiOfFile();
const token = await tokenOf(api, "erp");
const { order } = ordering(api);
const buyer = "buyer@harrowstreet.example";
const polo = await skuOf(api, "KC-5002");
const cap = await skuOf(api, "KC-5401");
beforeEach(async () => {
  api.setNow(TEST_NOW);
  await emptyCarts(api);
});

const FORMS = { ndjson, csv };
const send = async (feed: string, rows: Rows, form: keyof typeof FORMS = "ndjson") =>
  (await sendTo(api, feed, FORMS[form](rows), { token, type: TYPES[form] })).body;
const receipts = (rows: Rows, form?: keyof typeof FORMS) => send("returnReceipts", rows, form);
const statuses = (rows: Rows, form?: keyof typeof FORMS) => send("returnStatuses", rows, form);
const now = () => api.now().toISOString();

/** An order that has arrived, and what its person asks for of it. @returns the numbers of the requests. */
async function asked(goods: Record<string, number>, entries: object[]): Promise<string[]> {
  const code = await order(buyer, goods);
  const its = { order: code, shipment: `R-${code}` };
  expect(await send("shipments", [its])).toMatchObject({ applied: 1 });
  const arrived = { ...its, status: "DELIVERY_COMPLETED", at: now() };
  expect(await send("orderStatuses", [arrived])).toMatchObject({ applied: 1 });
  const path = `/orders/${code}/returnExchange`;
  const { status, body } = await api.call("POST", path, { as: buyer, body: { entries } });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.returnRequests.map((one: { code: string }) => one.code);
}
const back = (quantity: number, orderEntryNumber = 0) => ({
  ...{ orderEntryNumber, quantity },
  ...{ type: "RETURN", reason: "NOT_NEEDED" },
});
const broke = { orderEntryNumber: 0, quantity: 1, type: "EXCHANGE", reason: "BROKE" };
const returned = async (quantity = 1) => (await asked({ [polo]: 3 }, [back(quantity)]))[0]!;
const faulty = async () => (await asked({ [polo]: 1 }, [broke]))[0]!;

const rowOf = async (code: string) =>
  (await api.db.select().from(returnRequests).where(eq(returnRequests.code, code)))[0]!;
const eventsOf = (code: string) =>
  api.db
    .select()
    .from(returnEvents)
    .where(eq(returnEvents.returnCode, code))
    .orderBy(asc(returnEvents.sequence));
const show = async (code: string, as = buyer) =>
  (await api.call("GET", `/users/current/orderReturns/${code}`, { as })).body;
const creditsOf = (code: string) => api.db.select().from(credits).where(eq(credits.returnCode, code));

describe("receipts", () => {
  test.each(["ndjson", "csv"] as const)(
    "[API-2] %s: what came back goes to the shelf, and is credited once it is settled",
    async (form) => {
      const code = await returned(2);
      await setStock(api, polo, 40);
      const note = "O'Brien-Ngāti <b>& Söhne";
      const receipt = { return: code, received_at: now(), lines: `${polo}:2`, note };
      expect(await receipts([receipt], form)).toMatchObject({ applied: 1, refused: 0 });
      expect([(await rowOf(code)).status, await onHand(api, polo)]).toEqual(["RECEIVED", 42]);
      expect(await creditsOf(code)).toEqual([]);
      const settled = { return: code, status: "COMPLETED", at: now() };
      expect(await statuses([settled], form)).toMatchObject({ applied: 1, refused: 0 });
      expect(await creditsOf(code)).toHaveLength(1);
      const view = await show(code);
      expect(view.status).toBe("COMPLETED");
      // A word for the history is not why something went wrong.
      expect(view.note).toBeUndefined();
      expect((await eventsOf(code)).map(({ to, channel, note: said }) => [to, channel, said])).toEqual([
        ["WAIT", expect.any(String), null],
        ["RECEIVING", "erp", null],
        ["RECEIVED", "erp", note],
        ...["REVERSING_PAYMENT", "PAYMENT_REVERSED", "REVERSING_TAX", "TAX_REVERSED", "COMPLETED"].map(
          (to) => [to, "erp", null],
        ),
      ]);
      const before = [await eventsOf(code), await creditsOf(code)];
      expect(await receipts([receipt, { return: code }], form)).toMatchObject({ applied: 0, same: 2 });
      expect(await statuses([settled], form)).toMatchObject({ applied: 0, same: 1 });
      expect([await eventsOf(code), await creditsOf(code), await onHand(api, polo)]).toEqual([...before, 42]);
    },
  );

  test("[API-2] a parcel arrives first and is checked later; its person has a notice from when the shop heard of it", async () => {
    const code = await returned();
    const [arrived, checked] = [now(), new Date(api.now().getTime() + 60_000).toISOString()];
    api.advance(600);
    const rows = [
      { return: code, status: "RECEIVING", received_at: arrived },
      { return: code, status: "RECEIVED", received_at: checked, lines: [{ entry: 0, quantity: 1 }] },
    ];
    expect(await receipts(rows.slice(0, 1))).toMatchObject({ applied: 1 });
    expect((await rowOf(code)).status).toBe("RECEIVING");
    expect(await receipts(rows)).toMatchObject({ applied: 1, same: 1 });
    const events = (await eventsOf(code)).slice(1);
    expect(events.map(({ at }) => at.toISOString())).toEqual([arrived, checked]);
    expect((await rowOf(code)).newsAt).toEqual(api.now());
  });

  test("[API-2] two systems at once receive a return once, and settle it once", async () => {
    const code = await returned();
    await setStock(api, polo, 40);
    const row = { return: code, received_at: now() };
    const both = async (one: () => Promise<{ applied: number; same: number }>) => {
      const answers = await Promise.all([one(), one()]);
      return answers.map(({ applied, same }) => [applied, same].join()).sort();
    };
    expect(await both(() => receipts([row]))).toEqual(["0,1", "1,0"]);
    const settled = { return: code, status: "COMPLETED", at: now() };
    expect(await both(() => statuses([settled]))).toEqual(["0,1", "1,0"]);
    expect([await onHand(api, polo), (await creditsOf(code)).length]).toEqual([41, 1]);
  });

  test("[API-2] a row that is wrong says its line, field and what to do, and the others go on", async () => {
    const [code, fault] = [await returned(2), await faulty()];
    const wrong: [Record<string, unknown>, string, RegExp][] = [
      [{ return: "RT-999999" }, "return", /There is no return RT-999999/],
      [{ return: code, lines: "#0:1" }, "lines", /is of #0:2\. Report it once all of that is there/],
      [{ return: code, lines: "#0:2|#1:1" }, "lines", /is of #0:2/],
      [{ return: code, lines: `${polo}:1|#0:2` }, "lines", /is of #0:2/],
      [{ return: code, lines: "two" }, "lines", /Write pieces as/],
      [{ return: code, received_at: "2030-01-01T00:00:00Z" }, "received_at", /ahead/],
      [
        { return: code, received_at: "2020-01-01T00:00:00Z" },
        "received_at",
        /The return was asked for later/,
      ],
      [{ return: code, status: "COMPLETED" }, "status", /Write one of: RECEIVING, RECEIVED/],
      [{ return: code, note: "x".repeat(201) }, "note", /200/],
      [{ return: fault }, "status", /is APPROVAL_PENDING\. It may become WAIT, CANCELED\./],
    ];
    const body = await receipts([...wrong.map(([row]) => row), { return: code, lines: `#0:1|${polo}:1` }]);
    expect(body).toMatchObject({ applied: 1, same: 0, refused: wrong.length });
    for (const [index, [, field, message]] of wrong.entries()) {
      expect(body.rows[index]).toEqual({
        ...{ line: index + 1, state: "refused", field },
        message: expect.stringMatching(message) as string,
      });
    }
  });

  test("[API-2] a receipt that says something else than the one before is refused with what stands", async () => {
    const code = await returned();
    const at = now();
    api.advance(1200);
    const row = { return: code, received_at: at, note: "Whole" };
    expect(await receipts([row])).toMatchObject({ applied: 1 });
    const { rows } = await receipts([
      { ...row, received_at: now() },
      { ...row, note: "Torn" },
      { ...row, lines: "#0:2" },
      { ...row, status: "RECEIVING", note: "Torn" },
    ]);
    const before = `Return ${code} was taken as`;
    expect(rows.map(({ field, message }: Record<string, string>) => [field, message])).toEqual([
      ["received_at", `${before} RECEIVED before, at ${at}.`],
      ["note", `${before} RECEIVED before, with Whole.`],
      ["lines", expect.stringMatching(/is of #0:1/)],
      ["note", `${before} RECEIVING before, without a note.`],
    ]);
  });
});

describe("what becomes of a return", () => {
  test("[API-2] a fault is agreed to, comes back without going to the shelf, and its person sees what is sent", async () => {
    const code = await faulty();
    const shelf = await onHand(api, polo);
    const agreed = { return: code, status: "WAIT", at: now(), note: "Send it in" };
    expect(await statuses([agreed])).toMatchObject({ applied: 1 });
    expect((await eventsOf(code)).at(-1)).toMatchObject({
      actor: "merchant",
      to: "WAIT",
      note: "Send it in",
    });
    expect(await receipts([{ return: code }])).toMatchObject({ applied: 1 });
    expect(await onHand(api, polo)).toBe(shelf);
    const sent = { return: code, status: "COMPLETED", at: now(), carrier: "Toll", tracking: "TLL1" };
    expect(await statuses([sent])).toMatchObject({ applied: 1 });
    expect(await show(code)).toMatchObject({
      status: "COMPLETED",
      sent: { carrier: "Toll", trackingID: "TLL1" },
    });
    expect(await statuses([agreed, sent])).toMatchObject({ same: 2 });
    const { rows } = await statuses([{ ...sent, tracking: "TLL2" }]);
    expect(rows).toMatchObject([
      { field: "tracking", message: `Return ${code} was taken as COMPLETED before, with TLL1.` },
    ]);
  });

  test("[API-2] a fault is refused: its person reads why, and what was kept for them goes back to the shelf", async () => {
    const code = await faulty();
    const shelf = (await onHand(api, polo))!;
    const row = { return: code, status: "CANCELED", at: now(), note: "It was washed <b>too</b> hot." };
    expect(await statuses([row])).toMatchObject({ applied: 1 });
    expect(await statuses([row])).toMatchObject({ same: 1 });
    expect(await onHand(api, polo)).toBe(shelf + 1);
    expect(await show(code)).toMatchObject({ status: "CANCELED", note: row.note });
  });

  test("[API-2] nothing came back: the return is cancelled, and what is under way is not", async () => {
    const [code, arrived] = [await returned(), await returned()];
    await receipts([{ return: arrived, status: "RECEIVING" }]);
    const row = { return: code, status: "CANCELED", at: now(), note: "It did not arrive." };
    const body = await statuses([row, { ...row, return: arrived }, row]);
    expect(body).toMatchObject({ applied: 1, same: 1, refused: 1 });
    expect(body.rows[1]).toMatchObject({
      field: "status",
      message: `Return ${arrived} is RECEIVING. It may become RECEIVED.`,
    });
    expect(await show(code)).toMatchObject({ status: "CANCELED", note: row.note });
    const [late] = (await receipts([{ return: code }])).rows;
    expect(late.message).toBe(`Return ${code} is CANCELED. Another system can no longer move it.`);
  });

  test("[API-2] nothing is settled before it was checked, and no parcel is named where nothing is sent", async () => {
    const code = (await asked({ [polo]: 1, [cap]: 2 }, [back(1), back(2, 1)]))[0]!;
    const row = { return: code, status: "COMPLETED", at: now() };
    const { rows } = await statuses([row, { ...row, carrier: "Toll" }, { return: code, status: "WAIT" }]);
    expect(rows.map(({ field, message }: Record<string, string>) => [field, message])).toEqual([
      ["status", `Return ${code} is WAIT. It may become RECEIVING, RECEIVED, CANCELED.`],
      ["carrier", `Nothing is sent for return ${code}. Leave it empty.`],
      ["at", "The field is missing."],
    ]);
    expect(await receipts([{ return: code, lines: `#1:2|${polo}:1` }])).toMatchObject({ applied: 1 });
    expect(await statuses([row])).toMatchObject({ applied: 1 });
  });
});

describe("who may", () => {
  test.each(["returnReceipts", "returnStatuses"])(
    "[API-2] feeds/%s needs an application's own token with feeds and orders:write",
    async (feed) => {
      const body = ndjson([{ return: "RT-1" }]);
      expectRefusal(await sendTo(api, feed, body, {}), 401, "UnauthorizedError");
      for (const person of [buyer, "admin@kestrel.example"]) {
        const as = await api.signIn(person);
        expectRefusal(await sendTo(api, feed, body, { token: as }), 403, "ForbiddenError");
      }
      const weak = await tokenOf(api, `reader-${feed}`, ["feeds", "orders:read", "invoices:write"]);
      expectRefusal(await sendTo(api, feed, body, { token: weak }), 403, "InsufficientScopeError", {
        subject: "feeds orders:write",
      });
    },
  );

  test("[API-2] what is reported of a return is shown to its person, and to nobody of another organisation", async () => {
    const code = await returned();
    await receipts([{ return: code }]);
    expect((await show(code)).status).toBe("RECEIVED");
    const path = `/users/current/orderReturns/${code}`;
    expect((await api.call("GET", path, { as: "admin@kestrel.example" })).status).toBe(404);
  });
});
