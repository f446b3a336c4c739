import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { checkData } from "../../commerce/checks/run";
import { credits, invoices } from "../../commerce/modules/invoices/tables";
import { checkReturn, receiveReturn, settleReturn } from "../../commerce/modules/returns/warehouse";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { csv, ndjson, type Rows, sendTo, tokenOf, TYPES } from "../support/feeds";
import { ordering } from "../support/ordering";
import { TEST_NOW } from "../support/settings";
import { emptyCarts, skuOf } from "../support/shopping";

const api = await apiOfFile();
const token = await tokenOf(api, "erp");
const { order } = ordering(api);
const buyer = "buyer@harrowstreet.example";
const admin = "admin@harrowstreet.example";
const polo = await skuOf(api, "KC-5002");
beforeEach(async () => {
  api.setNow(TEST_NOW);
  await emptyCarts(api);
});

const send = async (rows: Rows) => (await sendTo(api, "invoices", ndjson(rows), { token })).body;
const money = (cents: number) => (cents / 100).toFixed(2);
let numbers = 90_000;

/** An order that was sent, and the invoice that an ERP makes of it. */
async function invoiced(goods = { [polo]: 2 }) {
  const code = await order(buyer, goods);
  const its = { order: code, shipment: `I-${code}` };
  await sendTo(api, "shipments", ndjson([its]), { token });
  const [own] = await api.db.select().from(invoices).where(eq(invoices.orderCode, code));
  const { totalCents, taxCents } = own!;
  return {
    its,
    own: own!,
    row: {
      number: `E-${(numbers += 1)}`,
      order: code,
      net: money(totalCents - taxCents),
      gst: money(taxCents),
      total: money(totalCents),
      issued_at: api.now().toISOString(),
      due_on: "2026-05-01",
    },
  };
}
const rowOf = async (code: string) =>
  (await api.db.select().from(invoices).where(eq(invoices.orderCode, code)))[0]!;

test.each(["ndjson", "csv"] as const)(
  "[API-2] %s: an invoice has the number and the days of the ERP, in Manage finances too",
  async (form) => {
    const { row } = await invoiced();
    const answer = () => sendTo(api, "invoices", { ndjson, csv }[form]([row]), { token, type: TYPES[form] });
    expect((await answer()).body).toMatchObject({ applied: 1, refused: 0 });
    expect((await answer()).body).toMatchObject({ same: 1, applied: 0 });
    expect(await rowOf(row.order)).toMatchObject({ number: row.number, dueOn: row.due_on, sentBy: "erp" });
    const { body } = await api.call("GET", "/wwg-manage-finances/getOutstandingInvoices", {
      as: admin,
      query: { searchText: undefined, search: row.number },
    });
    expect(body.invoices).toMatchObject([
      { number: row.number, orderCode: row.order, dueDate: row.due_on, amount: { value: Number(row.total) } },
    ]);
  },
);

test("[API-2] amounts that do not add up, or are not what is owed, are refused with what is", async () => {
  const { row, own } = await invoiced();
  const unsent = await order(buyer, { [polo]: 1 });
  const more = (cents: number) => money(own.totalCents + cents);
  const body = await send([
    { ...row, total: more(1) },
    { ...row, net: money(own.totalCents - own.taxCents + 100), total: more(100) },
    { ...row, net: "1.234" },
    { ...row, order: unsent },
    { ...row, order: "KR-1" },
    { ...row, order: undefined },
    { ...row, due_on: "2026-01-01" },
    { ...row, issued_at: "2027-01-01T00:00:00Z" },
    { ...row, kind: "credit", return: "RT-999999" },
  ]);
  expect(body).toMatchObject({ applied: 0, refused: 9 });
  expect(body.rows.map(({ field }: { field: string }) => field)).toEqual([
    "total",
    "total",
    "net",
    "order",
    "order",
    "order",
    "due_on",
    "issued_at",
    "return",
  ]);
  expect(body.rows[1].message).toBe(
    `What order ${row.order} charges its organisation comes to ${money(own.totalCents)}, of it GST ${money(own.taxCents)}. Feeds/orders has its parts.`,
  );
  expect((await rowOf(row.order)).number).toBe(own.number);
});

test("[API-2] a number in the form of the shop's own is refused, and one of the ERP is no fault of the data", async () => {
  const { row } = await invoiced();
  const [refused] = (await send([{ ...row, number: "INV-300999" }])).rows;
  expect(refused).toMatchObject({ state: "refused", field: "number" });
  expect(refused.message).toMatch(/INV-300999 are those that the shop gives/);
  // Longer than any number of the shop.
  expect(await send([{ ...row, number: "9".repeat(40) }])).toMatchObject({ applied: 1 });
  const faults = (await checkData(api.db)).filter(({ exceptions }) => exceptions.length > 0);
  expect(faults.filter(({ says }) => says.includes("invoice number"))).toEqual([]);
});

test("[API-2] a number is of one invoice, and an order has one", async () => {
  const [one, other] = [await invoiced(), await invoiced()];
  expect(await send([one.row])).toMatchObject({ applied: 1 });
  const { rows } = await send([
    { ...other.row, number: one.row.number },
    { ...one.row, number: "E-OTHER" },
    { ...one.row, due_on: "2026-06-01" },
  ]);
  expect(rows.map(({ message }: { message: string }) => message)).toEqual([
    `Another order has the invoice ${one.row.number}.`,
    `Order ${one.row.order} has the invoice ${one.row.number}.`,
    `Invoice ${one.row.number} was taken before, issued ${one.row.issued_at} and due 2026-05-01.`,
  ]);
});

test("[API-2] a credit note has the number of the ERP, and is taken off its invoice", async () => {
  const { row, its } = await invoiced();
  await send([row]);
  const at = api.now().toISOString();
  await sendTo(api, "orderStatuses", ndjson([{ ...its, status: "DELIVERY_COMPLETED", at }]), { token });
  const asked = await api.call("POST", `/orders/${its.order}/returnExchange`, {
    as: buyer,
    body: { entries: [{ orderEntryNumber: 0, quantity: 1, type: "RETURN", reason: "NOT_NEEDED" }] },
  });
  const code = String(asked.body.returnRequests[0].code);
  for (const step of [receiveReturn, checkReturn, settleReturn]) await step(api.db, code, api.now());
  const [own] = await api.db.select().from(credits).where(eq(credits.returnCode, code));
  const credit = {
    kind: "credit",
    number: "C-1",
    return: code,
    net: money(own!.totalCents - own!.taxCents),
    gst: money(own!.taxCents),
    total: money(own!.totalCents),
    issued_at: at,
  };
  expect(await send([credit])).toMatchObject({ applied: 1 });
  expect(await send([credit, { ...credit, total: "1.00" }])).toMatchObject({ same: 1, refused: 1 });
  const { body } = await api.call("POST", "/wwg-manage-finances/creditList", {
    as: admin,
    body: { search: "C-1" },
  });
  expect(body.credits).toMatchObject([{ number: "C-1" }]);
  expect(JSON.stringify(body.credits)).toContain(row.number);
});

test("[API-2] needs feeds and invoices:write", async () => {
  const weak = await tokenOf(api, "warehouse", ["feeds", "orders:write"]);
  const body = ndjson([{}]);
  expectRefusal(await sendTo(api, "invoices", body, { token: weak }), 403, "InsufficientScopeError", {
    subject: "feeds invoices:write",
  });
  expectRefusal(
    await sendTo(api, "invoices", body, { token: await api.signIn(admin) }),
    403,
    "ForbiddenError",
  );
  expectRefusal(await sendTo(api, "invoices", body, {}), 401, "UnauthorizedError");
});
