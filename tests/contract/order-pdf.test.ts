import { and, eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { orderEntries, orders } from "../../commerce/modules/orders/tables";
import { units } from "../../commerce/modules/organisation/tables";
import { users } from "../../commerce/modules/users/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { readPdf } from "../support/pdf";

const api = await apiOfFile();
const AGENT = "agent@kitroom.example";
const HOSTILE = "Zoë O'Brien-Ngāti <b>&";

async function pdfOf(customerId: string, code: string, region = "") {
  const token = await api.signIn(AGENT);
  const answer = await api.fetch(
    new Request(`http://commerce.test/occ/v2/uniforms/users/${customerId}/orders/${code}/pdf${region}`, {
      headers: { Authorization: `Bearer ${token}` },
    }),
  );
  expect([code, answer.status, answer.headers.get("content-type")]).toEqual([code, 200, "application/pdf"]);
  return { file: await answer.arrayBuffer(), headers: answer.headers };
}

type OrderRow = typeof orders.$inferSelect;
const money = (order: OrderRow, cents: number) =>
  `${order.currency === "NZD" ? "NZ$" : "$"}${(cents / 100).toLocaleString("en-AU", { minimumFractionDigits: 2 })}`;
const centsOf = (text: string) => Math.round(Number(text.replaceAll(/[^\d.]/g, "")) * 100);

const sample = async (where: ReturnType<typeof sql>, many = 1) =>
  api.db
    .select()
    .from(orders)
    .where(where)
    .orderBy(sql`md5(code)`)
    .limit(many);
const one = async (where: ReturnType<typeof sql>) => (await sample(where))[0]!;

describe("the paper of an order", () => {
  test("[OR-01] amounts are the stored cents, and what its lines say adds up to them, in both currencies", async () => {
    for (const currency of ["AUD", "NZD"]) {
      const some = await sample(sql`status = 'COMPLETED' and prices_shown and currency = ${currency}`, 12);
      expect(some.length).toBeGreaterThan(3);
      for (const order of some) {
        const { text } = await readPdf((await pdfOf(order.customerId, order.code)).file);
        expect(text).toContain(`Total exc. GST ${money(order, order.subTotalCents + order.deliveryCents)}`);
        expect(text).toContain(`GST ${currency === "NZD" ? 15 : 10}% ${money(order, order.taxCents)}`);
        expect(text).toContain(`Total inc. GST ${money(order, order.totalCents)}`);
        const table = text.slice(text.indexOf("Inc. GST"), text.indexOf("Total exc. GST"));
        const amount = String.raw`((?:NZ)?\$[\d,]+\.\d\d)`;
        const lines = [...table.matchAll(new RegExp(`${amount} ${amount} ${amount}(?! ?(?:NZ)?\\$)`, "g"))];
        const sumOf = (column: number) => lines.reduce((sum, line) => sum + centsOf(line[column]!), 0);
        expect([order.code, sumOf(1), sumOf(2), sumOf(3)]).toEqual([
          order.code,
          order.subTotalCents + order.deliveryCents,
          order.taxCents,
          order.totalCents,
        ]);
      }
    }
  });

  test("[OR-01] a sent order is a tax invoice in Australia, taxable supply information in New Zealand", async () => {
    const au = await one(sql`status = 'COMPLETED' and prices_shown and currency = 'AUD'`);
    const paper = await readPdf((await pdfOf(au.customerId, au.code, "/AU")).file);
    for (const fact of ["Tax invoice", "ABN 12 345 678 900", "Date of issue", au.orderedBy]) {
      expect(paper.text).toContain(fact);
    }
    expect(paper.title).toBe(`Tax invoice, order ${au.code}`);
    const nz = await one(sql`status = 'COMPLETED' and prices_shown and currency = 'NZD'`);
    const its = await readPdf((await pdfOf(nz.customerId, nz.code, "/nz")).file);
    for (const fact of ["Taxable supply information", "GST number 012-345-678", "New Zealand dollars"]) {
      expect(its.text).toContain(fact);
    }
    // Its unit is in another country than its organisation, whose days these are.
    expect(its.text).toMatch(/Days are in (Melbourne|Perth) time\./);
    expect(paper.text).not.toContain("Days are in");
  });

  test("[OR-01] an order that is not all sent, or is cancelled, is no document for tax", async () => {
    const waiting = await one(sql`status in ('CREATED', 'APPROVED') and currency = 'AUD' and prices_shown`);
    const { text } = await readPdf((await pdfOf(waiting.customerId, waiting.code)).file);
    expect(text).toContain("Order confirmation Not all of it has been sent. This is not a tax invoice.");
    const ended = await one(sql`status = 'CANCELLED' and prices_shown and currency = 'AUD'`);
    const gone = (await readPdf((await pdfOf(ended.customerId, ended.code)).file)).text;
    expect(gone).toContain("Cancelled order Nothing is charged.");
    expect(gone).not.toContain(money(ended, ended.totalCents));
  });

  test("[OR-01] a reader who may not see prices sees none but their own share", async () => {
    const order = await one(sql`status = 'COMPLETED' and not prices_shown and own_share_cents = 0`);
    const { text } = await readPdf((await pdfOf(order.customerId, order.code)).file);
    expect(text).toContain("Order record This is not");
    expect(text.replaceAll("$0.00", "")).not.toMatch(/\$\d/);
  });

  test("[OR-01] names are printed as they are written; the file is tagged and names its language", async () => {
    const order = await one(sql`status = 'COMPLETED' and prices_shown and currency = 'NZD'`);
    await api.db
      .update(orders)
      .set({ orderedBy: HOSTILE, purchaseOrderNumber: "PO-Ā/7 <i>" })
      .where(eq(orders.code, order.code));
    const { file, headers } = await pdfOf(order.customerId, order.code);
    const { text } = await readPdf(file);
    expect(text).toContain(`Ordered by ${HOSTILE}`);
    expect(text).toContain("PO-Ā/7 <i>");
    const by = { customerId: order.customerId, name: "Ama Ofori", employeeCode: "1" };
    await api.db.update(orders).set({ placedBy: by }).where(eq(orders.code, order.code));
    const placed = (await readPdf((await pdfOf(order.customerId, order.code)).file)).text;
    expect(placed).toContain(`Ordered by Ama Ofori For ${HOSTILE}`);
    const raw = Buffer.from(file).toString("latin1");
    expect(raw).toContain("/Marked true");
    expect(raw).toContain("/StructTreeRoot");
    expect(raw).toMatch(/\/Lang \(en-NZ\)/);
    expect(file.byteLength).toBeLessThan(80_000);
    expect(headers.get("content-disposition")).toBe(`attachment; filename="order-${order.code}.pdf"`);
    expect(headers.get("cache-control")).toBe("private, no-store");
  });

  test("[OR-01] 200 lines go over several pages, each with the head of the table and its number", async () => {
    const order = await one(sql`status = 'CREATED' and prices_shown and currency = 'AUD'`);
    const [entry] = await api.db.select().from(orderEntries).where(eq(orderEntries.orderCode, order.code));
    await api.db
      .insert(orderEntries)
      .values(
        Array.from({ length: 200 }, (_, n) => ({ ...entry!, entryNumber: 1000 + n, unitCents: 1000 + n })),
      );
    const { totalPages, pages } = await readPdf((await pdfOf(order.customerId, order.code)).file);
    expect(totalPages).toBeGreaterThan(5);
    pages.forEach((page, index) => {
      expect(page).toContain(`Page ${index + 1} of ${totalPages}`);
      if (index < totalPages - 1) expect(page).toContain("Item Qty Each Exc. GST GST Inc. GST");
    });
  });

  test("[OR-01] lines of the same words and price are one, with the sums of their pieces and amounts", async () => {
    const order = await one(
      sql`status = 'COMPLETED' and prices_shown and currency = 'AUD' and own_share_cents = 0`,
    );
    const ofOrder = eq(orderEntries.orderCode, order.code);
    const [entry] = await api.db.select().from(orderEntries).where(ofOrder).limit(1);
    await api.db.delete(orderEntries).where(ofOrder);
    const line = { ...entry!, unitCents: 1000, discounts: [], valueAdds: [] };
    await api.db.insert(orderEntries).values([
      { ...line, entryNumber: 0, quantity: 2 },
      { ...line, entryNumber: 1, quantity: 1, unitCents: 1100 },
      { ...line, entryNumber: 2, quantity: 3 },
    ]);
    const { text } = await readPdf((await pdfOf(order.customerId, order.code)).file);
    const table = text.slice(text.indexOf("Inc. GST"), text.indexOf("Total exc. GST"));
    expect(table.match(/\d+ \$1[01]\.00 \$[\d.]+/g)).toEqual(["5 $10.00 $50.00", "1 $11.00 $11.00"]);
  });

  test("[OR-01] money and GST are those of the order's country, wherever its person is now", async () => {
    const order = await one(sql`status = 'COMPLETED' and prices_shown and currency = 'NZD'`);
    const read = async () => {
      const { text } = await readPdf((await pdfOf(order.customerId, order.code)).file);
      const { body } = await api.call("GET", `/users/${order.customerId}/orders/${order.code}`, {
        as: AGENT,
      });
      return { text, total: body.totalPriceWithTax, tax: body.totalTax, charges: body.charges };
    };
    const before = await read();
    expect(before.text).toContain("GST 15%");
    const [person] = await api.db.select().from(users).where(eq(users.customerId, order.customerId));
    const [australian] = await api.db
      .select()
      .from(units)
      .where(and(eq(units.organisationUid, order.organisationUid), eq(units.currency, "AUD")))
      .limit(1);
    const moveTo = (unitUid: string) =>
      api.db.update(users).set({ unitUid }).where(eq(users.customerId, order.customerId));
    await moveTo(australian!.uid);
    expect(await read()).toEqual(before);
    await moveTo(person!.unitUid);
  });

  test("[OR-01] a part that was cancelled is named and not charged", async () => {
    const order = await one(
      sql`status = 'COMPLETED' and prices_shown and currency = 'AUD' and code like '%7'`,
    );
    await api.db.update(orderEntries).set({ cancelled: 3 }).where(eq(orderEntries.orderCode, order.code));
    const { text } = await readPdf((await pdfOf(order.customerId, order.code)).file);
    expect(text).toMatch(/Cancelled: 3 × /);
    expect(text).toContain(`Total inc. GST ${money(order, order.totalCents)}`);
  });

  test("[OR-01] another region, another person's order and an unknown one are refused", async () => {
    const order = await one(sql`currency = 'AUD' and organisation_uid = 'korraline'`);
    const [owner] = await api.db.select().from(users).where(eq(users.customerId, order.customerId));
    const get = (path: string, as: string) => api.call("GET", `/users/current/orders/${path}`, { as });
    expectRefusal(await get(`${order.code}/pdf/NZ`, owner!.uid), 400, "ValidationError");
    expectRefusal(await get(`${order.code}/pdf/xx`, owner!.uid), 400, "ValidationError");
    expectRefusal(await get(`${order.code}/pdf`, "wearer@kestrel.example"), 404, "NotFoundError");
    expectRefusal(await get("KR-1/pdf", owner!.uid), 404, "NotFoundError");
  });
});
