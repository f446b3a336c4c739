import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { rowsOf } from "../../commerce/database/connection";
import { credits, invoices } from "../../commerce/modules/invoices/tables";
import { moveDemoOrders } from "../../commerce/modules/orders";
import { orders } from "../../commerce/modules/orders/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile, type Answer } from "../support/api";
import { expectRefusal } from "../support/expect";
import { ordering } from "../support/ordering";
import { readPdf } from "../support/pdf";
import { skuOf } from "../support/shopping";

const api = await apiOfFile();
const finance = "finance@kestrel.example";
const wholesale = "admin@harrowstreet.example";
const buyer = "buyer@harrowstreet.example";
const FINANCES = "/wwg-manage-finances";
/** The day of the tests in the organisation. */
const TODAY = "2026-03-18";

type Row = Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any -- as the API answers it
const outstanding = async (query: Record<string, string | number> = {}, as = finance): Promise<Row> =>
  (await api.call("GET", `${FINANCES}/getOutstandingInvoices`, { as, query })).body;
const post = (path: string, body: Row = {}, as = finance): Promise<Answer> =>
  api.call("POST", path, { as, body });
const totals = async (as = finance): Promise<Row> =>
  (await api.call("GET", `${FINANCES}/totalAmount`, { as })).body;
const cents = ({ value }: { value: number }) => Math.round(value * 100);
const sum = (amounts: { value: number }[]) => amounts.reduce((all, one) => all + cents(one), 0);

/** Every page of a list that a POST answers. */
async function all(path: string, name: string, as = finance): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 0; ; page += 1) {
    const { body } = await post(path, { currentPage: page, pageSize: 100 }, as);
    rows.push(...body[name]);
    if (page + 1 >= body.pagination.totalPages) return rows;
  }
}

async function pdf(path: string, body: Row, as = finance) {
  const token = await api.signIn(as);
  const answer = await api.fetch(
    new Request(`http://commerce.test/occ/v2/uniforms${path}`, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }),
  );
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  return readPdf(await answer.arrayBuffer());
}

describe("invoices", () => {
  test("[FI-01] each delivered order that costs its organisation something has one, over its cents and their GST", async () => {
    const rows = await rowsOf<Row>(
      api.db,
      sql`select o.code, o.total_cents, o.tax_cents, o.own_share_cents, g.own_share, i.total_cents as invoiced, i.tax_cents as gst
        from orders o join organisations g on g.uid = o.organisation_uid left join invoices i on i.order_code = o.code
        where o.status = 'COMPLETED' and exists (select from order_entries e where e.order_code = o.code and e.quantity > 0)`,
    );
    expect(rows.length).toBeGreaterThan(1000);
    for (const row of rows) {
      const total = row.total_cents - (row.own_share === "invoice" ? row.own_share_cents : 0);
      const gst = Math.round((row.tax_cents * total) / row.total_cents);
      const expected = total > 0 ? [row.code, total, gst] : [row.code, null, null];
      expect([row.code, row.invoiced, row.gst]).toEqual(expected);
    }
  });

  test("[FI-01] those to be paid come by due date, with what is overdue, and the totals are their sums in each currency", async () => {
    const { invoices: rows, pagination } = await outstanding({ pageSize: 100 });
    expect(rows).toHaveLength(pagination.totalResults);
    const due = rows.map((one: Row) => one.dueDate);
    expect(due).toEqual([...due].sort());
    for (const one of rows) {
      expect([one.number, one.status]).toEqual([one.number, one.dueDate < TODAY ? "OVERDUE" : "OUTSTANDING"]);
    }
    const told = await totals();
    expect(told.totals.map((one: Row) => one.currencyIso)).toEqual(["AUD", "NZD"]);
    for (const one of told.totals) {
      const its = rows.filter((row: Row) => row.amount.currencyIso === one.currencyIso);
      const late = its.filter((row: Row) => row.status === "OVERDUE");
      expect(cents(one.outstanding)).toBe(sum(its.map((row: Row) => row.dueAmount)));
      expect(cents(one.overdue)).toBe(sum(late.map((row: Row) => row.dueAmount)));
      expect([one.outstandingCount, one.overdueCount]).toEqual([its.length, late.length]);
      expect(one.outstanding.formattedValue).toMatch(one.currencyIso === "NZD" ? /^NZ\$/ : /^\$/);
    }
    const filtered = await outstanding({ status: "OVERDUE" });
    expect(filtered.invoices.every((one: Row) => one.status === "OVERDUE")).toBe(true);
    const { body } = await api.call("GET", `${FINANCES}/filters`, { as: finance });
    const counted = body.filters[1].values.map(({ count }: { count: number }) => count);
    expect(counted).toEqual([
      filtered.pagination.totalResults,
      rows.length - filtered.pagination.totalResults,
    ]);
  });

  test("[FI-01] are found by number, order, PO number, person and unit, whatever stands in the search", async () => {
    const [first] = (await outstanding()).invoices;
    for (const search of [first.number, first.orderCode, first.orderedBy, first.unit.name]) {
      const found = (await outstanding({ search })).invoices.map((one: Row) => one.number);
      expect([search, found]).toEqual([search, expect.arrayContaining([first.number])]);
    }
    for (const search of ["O'Brien-Ngāti <b>&", "%", "\\", "nothing-like-this"]) {
      const answer = await api.call("GET", `${FINANCES}/getOutstandingInvoices`, {
        as: finance,
        query: { search },
      });
      expect([search, answer.status]).toEqual([search, 200]);
    }
    expect((await outstanding({ search: "%" })).invoices).toEqual([]);
    expect((await outstanding({ currentPage: 999 })).invoices).toEqual([]);
    const byAmount = (await outstanding({ sort: "-amount" })).invoices.map((one: Row) => one.amount.value);
    expect(byAmount[0]).toBeGreaterThan(0);
  });

  test("[FI-01] the paid ones name their payment, and a month's filter is in the organisation's days", async () => {
    const rows = await all(`${FINANCES}/paidList`, "invoices");
    expect(rows.length).toBe((await totals()).paidCount);
    for (const one of rows) {
      expect(one.status).toBe("PAID");
      expect(cents(one.payment.amount) + cents(one.creditedAmount ?? { value: 0 })).toBe(cents(one.amount));
    }
    const february = await post(`${FINANCES}/paidList`, {
      filters: { from: "2026-02-01", to: "2026-02-28" },
    });
    expect(february.body.invoices.length).toBeGreaterThan(0);
    expect(february.body.invoices.every((one: Row) => one.payment.date.startsWith("2026-02-1"))).toBe(true);
    const { paymentId } = february.body.invoices[0].payment;
    const its = await post(`${FINANCES}/paidList`, { search: paymentId });
    expect(its.body.invoices.every((one: Row) => one.payment.paymentId === paymentId)).toBe(true);
  });

  test("[FI-01] as a file say number, terms, lines, GST and what is to be paid, for whoever pays and not only its person", async () => {
    const [one] = (await outstanding()).invoices;
    const file = await pdf(`${FINANCES}/downloadInvoice`, { ids: [one.number], tabName: "other" });
    expect(file.title).toBe(`Tax invoice ${one.number}`);
    for (const words of [
      `Invoice ${one.number}`,
      "Payment due",
      "Tax invoice",
      "ABN",
      one.billTo.name,
      `To be paid ${one.dueAmount.formattedValue}`,
      `GST in it ${one.taxAmount.formattedValue}`,
    ]) {
      expect(file.text).toContain(words);
    }
    const two = (await outstanding({ pageSize: 2 })).invoices.map(({ number }: Row) => number);
    const both = await pdf(`${FINANCES}/downloadInvoice`, { ids: two });
    expect(both.totalPages).toBeGreaterThan(1);
    for (const number of two) expect(both.text).toContain(`Invoice ${number}`);
  });
});

describe("credits and statements", () => {
  test("[FI-01] a credit is what its return refunds, named with its invoice, and a file", async () => {
    const rows = await all(`${FINANCES}/creditList`, "credits", wholesale);
    expect(rows.length).toBe((await totals(wholesale)).creditCount);
    expect(rows.length).toBeGreaterThan(0);
    for (const one of rows) {
      const [request] = await rowsOf<Row>(
        api.db,
        sql`select goods_cents + tax_cents - post_cents as refund, order_code from return_requests where code = ${one.returnCode}`,
      );
      expect([cents(one.amount), one.orderCode]).toEqual([request!.refund, request!.order_code]);
    }
    const [one] = rows;
    const file = await pdf(
      `${FINANCES}/downloadCredit`,
      { ids: [one!.number], tabName: "credit" },
      wholesale,
    );
    expect(file.text).toContain("Adjustment note");
    expect(file.text).toContain(`Credit inc. GST ${one!.amount.formattedValue}`);
    expect(file.text).toContain(`For invoice ${one!.invoiceId}`);
  });

  test("[FI-01] each month begins with what the one before ended with, and the last one leads to what is outstanding", async () => {
    for (const as of [finance, wholesale]) {
      const rows = await all(`${FINANCES}/statements`, "statements", as);
      expect(rows.every(({ month }) => month < "2026-03")).toBe(true);
      const accounts = new Map<string, Row[]>();
      for (const row of rows) accounts.set(keyOf(row), [...(accounts.get(keyOf(row)) ?? []), row]);
      for (const its of accounts.values()) {
        const months = [...its].sort((a, b) => (a.month < b.month ? -1 : 1));
        let balance = 0;
        for (const one of months) {
          expect(cents(one.openingBalance)).toBe(balance);
          balance += cents(one.invoiced) - cents(one.credited) - cents(one.paid);
          expect(cents(one.closingBalance)).toBe(balance);
        }
        const [{ billTo, closingBalance }] = months.slice(-1) as [Row];
        const [open] = await rowsOf<{ cents: number }>(
          api.db,
          sql`select coalesce(sum(total_cents) filter (where issued_at < ${BEGINNING}), 0)::int
              - coalesce(sum(paid_cents) filter (where paid_at < ${BEGINNING}), 0)::int
              - coalesce((select sum(c.total_cents) from credits c where c.settled_by = 'invoice'
                and c.issued_at < ${BEGINNING} and c.bill_to_uid = ${billTo.uid}), 0)::int as cents
            from invoices where bill_to_uid = ${billTo.uid} and currency = ${closingBalance.currencyIso}`,
        );
        expect(cents(closingBalance)).toBe(open!.cents);
      }
    }
  });

  test("[FI-01] a statement as a file ends with its balance, line by line", async () => {
    const { body } = await post(`${FINANCES}/statements`, { pageSize: 1 });
    const [one] = body.statements;
    const file = await pdf("/downloadStatement", { statementId: one.statementId });
    expect(file.text).toContain("Statement");
    expect(file.text).toContain(`Balance at the beginning ${one.openingBalance.formattedValue}`);
    expect(file.text).toContain(`Balance at the end ${one.closingBalance.formattedValue}`);
    const lines = [...file.text.matchAll(/(Invoice INV-|Payment PAY-)\d+/g)];
    expect(lines.length).toBeGreaterThanOrEqual(one.invoiceCount);
    for (const statementId of ["2026-03.kestrel-au.AUD", "2026-02.harrowstreet-group.AUD", "x", "..."]) {
      expectRefusal(await post("/downloadStatement", { statementId }), 404, "NotFoundError");
    }
  });
});

const keyOf = (row: Row) => `${row.billTo.uid} ${row.closingBalance.currencyIso}`;
/** March in the organisations of these tests, all of Melbourne's time. */
const BEGINNING = sql`'2026-03-01T00:00:00+11:00'::timestamptz`;

describe("what the running shop makes", () => {
  const { order } = ordering(api);

  test("[FI-01] an order is invoiced with the last of its parcels that leaves, once", async () => {
    const code = await order(buyer, { [await skuOf(api, "KC-5401")]: 2 });
    const invoiced = () => api.db.select().from(invoices).where(eq(invoices.orderCode, code));
    const states: [string, number][] = [];
    for (let step = 0; step < 6; step += 1) {
      api.advance(121);
      await moveDemoOrders(api.db, api.now(), 120);
      const [parcel] = await rowsOf<{ status: string }>(
        api.db,
        sql`select status from consignments where order_code = ${code}`,
      );
      states.push([parcel!.status, (await invoiced()).length]);
    }
    expect(states.slice(0, 5)).toEqual([
      ["PICKPACK", 0],
      ["READY", 0],
      ["SHIPPED", 1],
      ["IN_TRANSIT", 1],
      ["DELIVERY_COMPLETED", 1],
    ]);
    const [made] = await invoiced();
    const [placed] = await api.db.select().from(orders).where(eq(orders.code, code));
    expect(made).toMatchObject({
      totalCents: placed!.totalCents,
      taxCents: placed!.taxCents,
      billToUid: "harrowstreet-group",
      dueOn: "2026-04-17",
      paidAt: null,
    });
  });

  test("[FI-01] a completed return takes its credit off an invoice that is to be paid, and refunds one that is paid", async () => {
    const [owed] = await api.db
      .select()
      .from(invoices)
      .where(and(eq(invoices.organisationUid, "harrowstreet"), isNull(invoices.paidAt)))
      .limit(1);
    const [settled] = await api.db
      .select()
      .from(invoices)
      .where(
        and(eq(invoices.organisationUid, "harrowstreet"), sql`paid_at is not null and credited_cents = 0`),
      )
      .limit(1);
    for (const [invoice, settledBy] of [
      [owed!, "invoice"],
      [settled!, "refund"],
    ] as const) {
      const code = await completeReturn(invoice.orderCode, { goods: 1000, tax: 100, post: 330 });
      const [credit] = await api.db.select().from(credits).where(eq(credits.returnCode, code));
      expect(credit).toMatchObject({
        totalCents: 770,
        taxCents: 70,
        settledBy,
        invoiceNumber: invoice.number,
      });
      const [after] = await api.db.select().from(invoices).where(eq(invoices.number, invoice.number));
      expect([after!.creditedCents, after!.paidAt]).toEqual([invoice.creditedCents + 770, invoice.paidAt]);
    }
    // A credit is never more than what is left, and an invoice of which nothing is left is not to be paid.
    await completeReturn(owed!.orderCode, { goods: 90_000_000, tax: 0, post: 0 });
    const [nothing] = await api.db.select().from(invoices).where(eq(invoices.number, owed!.number));
    expect(nothing).toMatchObject({ creditedCents: owed!.totalCents, paidCents: 0, paymentCode: null });
    const { body } = await post(`${FINANCES}/paidList`, { search: owed!.number }, wholesale);
    expect(body.invoices[0]).toMatchObject({ statusDisplay: "Credited", dueAmount: { value: 0 } });
  });
});

/** A return of an order that has been completed, with its refund. */
async function completeReturn(orderCode: string, { goods, tax, post: postCents }: Record<string, number>) {
  const { beginReturn, moveReturn } = await import("../../commerce/modules/returns/life");
  const at = api.now();
  const by = (actor: "wearer" | "warehouse" | "system") => ({ actor, at, channel: "test" });
  return api.db.transaction(async (db) => {
    const [{ customerId, organisationUid, currency }] = (await db
      .select()
      .from(orders)
      .where(eq(orders.code, orderCode))) as [typeof orders.$inferSelect];
    const request = {
      ...{ orderCode, customerId, organisationUid, currency, askedAt: at, postBy: "2026-04-01" },
      ...{ goodsCents: goods!, taxCents: tax!, postCents: postCents! },
    };
    const code = await beginReturn(db, request, "WAIT", by("wearer"));
    await moveReturn(db, code, "WAIT", "RECEIVING", by("warehouse"));
    await moveReturn(db, code, "RECEIVING", "RECEIVED", by("warehouse"));
    await moveReturn(db, code, "RECEIVED", "COMPLETED", by("warehouse"));
    return code;
  });
}

describe("who may", () => {
  test("[FI-01] finance users and administrators, for what is made out to their units, and nobody else", async () => {
    const get = (as?: string) => api.call("GET", `${FINANCES}/getOutstandingInvoices`, { as });
    expectRefusal(await get(), 401, "UnauthorizedError");
    for (const as of ["wearer", "approver", "newstarter"]) {
      expectRefusal(await get(`${as}@kestrel.example`), 403, "ForbiddenError");
    }
    expect((await get("admin@kestrel.example")).status).toBe(200);
    const [own] = (await outstanding()).invoices;
    for (const [path, ids] of [
      ["downloadInvoice", [own.number]],
      ["downloadInvoice", ["INV-1"]],
      ["downloadCredit", ["CR-1"]],
    ] as const) {
      const answer = await post(`${FINANCES}/${path}`, { ids }, "finance@saltbush.example");
      expectRefusal(answer, 404, "NotFoundError");
    }
  });

  test("[FI-01] an owner of restaurants sees their own invoices and not those of other owners", async () => {
    await api.db
      .update(users)
      .set({ groups: ["financegroup"], unitUid: "emberbun-coastal" })
      .where(inArray(users.uid, ["wearer@emberbun.example"]));
    const rows = await all(`${FINANCES}/paidList`, "invoices", "wearer@emberbun.example");
    expect(rows.length).toBeGreaterThan(0);
    expect([...new Set(rows.map((one) => one.billTo.uid))]).toEqual(["emberbun-coastal"]);
    const whole = await all(`${FINANCES}/paidList`, "invoices", "finance@emberbun.example");
    expect(whole.length).toBeGreaterThan(rows.length);
  });
});
