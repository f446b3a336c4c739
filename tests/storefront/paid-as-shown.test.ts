import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNull } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { savedCards } from "../../commerce/modules/cards/tables";
import { invoicePayments, invoices } from "../../commerce/modules/invoices/tables";
import { main, testStorefront } from "../support/storefront";

const FINANCE = "finance@kestrel.example";
const shop = await testStorefront();
const { db } = shop.api;
afterAll(() => shop.api.close());
const cookie = await shop.signIn(FINANCE);

const ofProgram = and(eq(invoices.organisationUid, "kestrel"), eq(invoices.currency, "AUD"));
const open = await db
  .select()
  .from(invoices)
  .where(and(ofProgram, isNull(invoices.paidAt)))
  .orderBy(invoices.number)
  .limit(3);
const numbers = open.map(({ number }) => number);
const PAGE = `/make-payment?${numbers.map((number) => `invoice=${number}`).join("&")}`;
const before = await db.select().from(savedCards);

const ask = (body?: URLSearchParams) => shop.request(PAGE, { cookie, body });
const update = (number: string, set: Partial<typeof invoices.$inferInsert>) =>
  db.update(invoices).set(set).where(eq(invoices.number, number));

/** What may happen between the page and its press. */
const CHANGES = ["credited", "dearer", "paid by another", "another card", "card gone", "look"] as const;
type Change = (typeof CHANGES)[number];

async function startAgain(): Promise<void> {
  for (const { number, totalCents, paidCents } of open)
    await update(number, { totalCents, paidCents, paidAt: null, paymentCode: null });
  for (const card of before) await db.insert(savedCards).values(card).onConflictDoNothing();
}

/** The button says what is paid, and the form has its fields. */
const shownIn = (html: string) => ({
  sum: /PAY ([^<]*\d)</.exec(html)?.[1],
  amount: /name="amount"[^>]*value="([^"]*)"/.exec(html)?.[1] ?? "",
  invoice: [...html.matchAll(/name="invoice"[^>]*value="([^"]*)"/g)].map(([, number]) => number!),
  cards: [...html.matchAll(/name="card"[^>]*value="([^"]+)"/g)].map(([, card]) => card!),
});

async function pay(changes: readonly Change[]): Promise<void> {
  await startAgain();
  let html = await main(await ask());
  let chosen = 0;
  for (const change of changes) {
    const [first, second] = open;
    if (change === "credited") await update(first!.number, { paidCents: 100 });
    else if (change === "dearer") await update(second!.number, { totalCents: second!.totalCents + 100 });
    else if (change === "paid by another") await update(first!.number, { paidAt: new Date() });
    else if (change === "another card") chosen = 1;
    else if (change === "card gone") {
      const gone = shownIn(html).cards[0];
      if (gone) await db.delete(savedCards).where(eq(savedCards.id, gone));
    } else html = await main(await ask());
  }
  for (const press of [1, 2, 3]) {
    const { sum, amount, invoice, cards } = shownIn(html);
    const known = await db.select({ code: invoicePayments.code }).from(invoicePayments);
    const form = new URLSearchParams({ amount, idempotencyKey: randomUUID() });
    // Test cards that the bank takes; without one nothing can be paid any more.
    const good = cards.filter((card) => card.endsWith("4242") || card.endsWith("4444"));
    if (press > 1 && good.length === 0) return;
    form.set("card", (press === 1 ? (cards[chosen] ?? cards[0]) : (good[0] ?? cards[0]))!);
    for (const number of invoice) form.append("invoice", number);
    const answer = await ask(form);
    const made = (await db.select().from(invoicePayments)).filter(
      ({ code }) => !known.some((one) => one.code === code),
    );
    if (answer.status === 303) {
      expect(made).toHaveLength(1);
      const paid = `$${(made[0]!.amountCents / 100).toLocaleString("en-AU", { minimumFractionDigits: 2 })}`;
      expect([changes, paid]).toEqual([changes, sum]);
      const rows = await db.select().from(invoices).where(inArray(invoices.number, numbers));
      expect(rows.filter(({ paymentCode }) => paymentCode === made[0]!.code)).toHaveLength(invoice.length);
      return;
    }
    expect([changes, [400, 409].includes(answer.status), made]).toEqual([changes, true, []]);
    html = await main(answer);
    expect(html).toContain('role="alert"');
  }
  throw new Error(`not paid: ${changes.join(", ")}`);
}

test("[FI-02] what is paid of invoices is what the page showed, whatever changes before the press", async () => {
  const random = fc.array(fc.constantFrom(...CHANGES), { minLength: 1, maxLength: 4 });
  await fc.assert(fc.asyncProperty(random, pay), { numRuns: 15, seed: 20_261 });
});
