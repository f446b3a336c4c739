import { and, eq, isNull, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { savedCards } from "../../commerce/modules/cards/tables";
import { invoicePayments, invoices } from "../../commerce/modules/invoices/tables";
import { apiOfFile, testApi } from "../support/api";
import { expectRefusal } from "../support/expect";

const api = await apiOfFile();
const finance = "finance@kestrel.example";
const admin = "admin@kestrel.example";
const foreign = "finance@saltbush.example";

let nextKey = 0;
const newKey = () => `payment-${(nextKey += 1)}-key`;
const pay = (body: Record<string, unknown>, as = finance, key = newKey()) =>
  api.call("POST", "/payment/makePayment", { as, body, headers: { "Idempotency-Key": key } });
const toPay = (invoiceIds: string, as = finance) =>
  api.call("GET", "/payment/payment-invoice", { as, query: { invoiceIds } });

interface Card {
  id: string;
  cardNumber: string;
  expired: boolean;
  defaultPayment: boolean;
}
const cardsOf = async (as = finance): Promise<Card[]> =>
  (await api.call("GET", "/payment/saved-cards", { as })).body.payments;
const cardEnding = async (digits: string, as = finance) =>
  (await cardsOf(as)).find(({ cardNumber }) => cardNumber.endsWith(digits))!.id;
const good = await cardEnding("4242");

let open: (typeof invoices.$inferSelect)[];
beforeEach(async () => {
  // Each test has its own: what another one paid is to be paid again.
  await api.db
    .update(invoices)
    .set({ paidAt: null, paidCents: 0, paymentCode: null })
    .where(sql`organisation_uid = 'kestrel' and issued_at > '2026-01-01'`);
  open = await api.db
    .select()
    .from(invoices)
    .where(
      and(eq(invoices.organisationUid, "kestrel"), eq(invoices.currency, "AUD"), isNull(invoices.paidAt)),
    )
    .orderBy(invoices.number);
});
const stored = async (number: string) =>
  (await api.db.select().from(invoices).where(eq(invoices.number, number)))[0]!;
const paymentsCount = () => api.db.$count(invoicePayments);

describe("paying invoices", () => {
  test("[FI-02] what is about to be paid is told with its sum", async () => {
    const [one, two] = open;
    const { body } = await toPay(`${one!.number},${two!.number},${one!.number}`);
    expect(body.invoices.map(({ number }: { number: string }) => number)).toEqual([one!.number, two!.number]);
    expect(Math.round(body.totalAmount.value * 100)).toBe(one!.totalCents + two!.totalCents);
    expectRefusal(await toPay("INV-1"), 404, "NotFoundError");
    expectRefusal(await toPay(one!.number, foreign), 404, "NotFoundError");
    expectRefusal(await toPay(","), 400, "ValidationError", { subject: "invoiceIds" });
  });

  test("[FI-02] several are paid wholly with one payment, which says who, when, how and how much", async () => {
    const [one, two] = open;
    const numbers = [one!.number, two!.number];
    const amount = one!.totalCents + two!.totalCents;
    const answer = await pay({ invoiceIds: numbers, paymentDetailsId: good, amount: amount / 100 });
    expect(answer).toMatchObject({
      status: 201,
      body: { status: "SUCCESS", amount: { value: amount / 100 }, invoiceIds: numbers },
    });
    expect(answer.body.message).toContain("for 2 invoices with Visa ending in 4242.");
    const code = answer.body.paymentId as string;
    const [payment] = await api.db.select().from(invoicePayments).where(eq(invoicePayments.code, code));
    expect(payment).toMatchObject({
      amountCents: amount,
      currency: "AUD",
      by: { name: "Tomasz Wierzbicki" },
      paidWith: "Visa ending in 4242",
      at: api.now(),
    });
    for (const row of [one!, two!]) {
      expect(await stored(row.number)).toMatchObject({
        paymentCode: code,
        paidCents: row.totalCents,
        paidAt: api.now(),
      });
    }
    const log = await api.call("POST", "/manage-organisation/changes", {
      as: admin,
      body: { filters: { kind: "payment" } },
    });
    expect(log.body.changes[0]).toMatchObject({
      kind: { code: "payment" },
      subject: { code },
      user: { name: "Tomasz Wierzbicki" },
      values: [{ what: "Paid" }, { what: one!.number, to: "Paid" }, { what: two!.number, to: "Paid" }],
    });
  });

  test("[FI-02] pressed twice it is paid once, also at the same moment", async () => {
    const before = await paymentsCount();
    const body = { invoiceIds: [open[0]!.number], paymentDetailsId: good };
    const key = newKey();
    const answers = await Promise.all([pay(body, finance, key), pay(body, finance, key)]);
    const again = await pay(body, finance, key);
    expect([...answers, again].map(({ status, body: said }) => [status, said.paymentId])).toEqual(
      Array(3).fill([201, answers[0].body.paymentId]),
    );
    expect(await paymentsCount()).toBe(before + 1);
  });

  test("[FI-02] a key used again for another invoice is another payment, with its own reference at the bank", async () => {
    const key = newKey();
    const references: string[] = [];
    for (const { number } of open.slice(0, 2)) {
      const { body } = await pay({ invoiceIds: [number], paymentDetailsId: good }, finance, key);
      expect(body.invoiceIds).toEqual([number]);
      const [payment] = await api.db
        .select()
        .from(invoicePayments)
        .where(eq(invoicePayments.code, body.paymentId));
      references.push(payment!.authorisation);
    }
    expect(new Set(references).size).toBe(2);
  });

  test("[FI-02] of two people who pay the same invoice one pays it, and the other is told who did", async () => {
    const before = await paymentsCount();
    const [one, two, three] = open.map(({ number }) => number);
    const answers = await Promise.all([
      pay({ invoiceIds: [one, two], paymentDetailsId: good }),
      pay({ invoiceIds: [two, three], paymentDetailsId: await cardEnding("4242", admin) }, admin),
    ]);
    const [won, lost] = answers[0].status === 201 ? answers : [...answers].reverse();
    expect(won!.status).toBe(201);
    expectRefusal(lost!, 409, "ConflictError", { subject: "invoiceIds" });
    expect(lost!.body.errors[0].message).toMatch(
      new RegExp(
        `^${two} is not to be paid any more: (Tomasz Wierzbicki|Priya Raghunathan) paid it at .+ \\(PAY-\\d+\\)\\. Nothing was charged\\.$`,
      ),
    );
    expect(await paymentsCount()).toBe(before + 1);
    // All or none: what the loser alone had chosen is still to be paid.
    const untouched = answers[0] === won ? three! : one!;
    expect((await stored(untouched)).paidAt).toBeNull();
  });

  test("[FI-02] nothing is paid with a card that is refused, has expired or is somebody else's", async () => {
    const before = await paymentsCount();
    const invoiceIds = [open[0]!.number];
    const [others] = await api.db
      .select()
      .from(savedCards)
      .where(sql`customer_id like 'SB-%' or customer_id like 'SV-%'`)
      .limit(1);
    for (const [paymentDetailsId, words] of [
      [await cardEnding("0002"), /^The bank refused Mastercard ending in 0002\. Nothing was charged\./],
      [await cardEnding("1881"), /^Visa ending in 1881 has expired\./],
      [await cardEnding("4242", admin), /^Choose one of your saved cards\.$/],
      [others?.id ?? "card-x", /^Choose one of your saved cards\.$/],
    ] as const) {
      const answer = await pay({ invoiceIds, paymentDetailsId });
      expectRefusal(answer, 400, "ValidationError", { subject: "paymentDetailsId" });
      expect(answer.body.errors[0].message).toMatch(words);
    }
    expect(await paymentsCount()).toBe(before);
    expect((await stored(invoiceIds[0]!)).paidAt).toBeNull();
    // The same key may be sent again with another card.
    const key = newKey();
    await pay({ invoiceIds, paymentDetailsId: await cardEnding("0002") }, finance, key);
    expect((await pay({ invoiceIds, paymentDetailsId: good }, finance, key)).status).toBe(201);
  });

  test("[FI-02] nothing is paid if the amount is another by now, or in two currencies, or of another organisation", async () => {
    const [one] = open;
    const [nzd] = await api.db
      .select()
      .from(invoices)
      .where(
        and(eq(invoices.organisationUid, "kestrel"), eq(invoices.currency, "NZD"), isNull(invoices.paidAt)),
      )
      .limit(1);
    await api.db.update(invoices).set({ creditedCents: 500 }).where(eq(invoices.number, one!.number));
    const shown = { invoiceIds: [one!.number], paymentDetailsId: good, amount: one!.totalCents / 100 };
    expectRefusal(await pay(shown), 409, "ConflictError");
    await api.db.update(invoices).set({ creditedCents: 0 }).where(eq(invoices.number, one!.number));
    const mixed = { invoiceIds: [one!.number, nzd!.number], paymentDetailsId: good };
    expectRefusal(await pay(mixed), 400, "ValidationError", {
      message: "Pay invoices in AUD and in NZD apart.",
    });
    const stolen = { invoiceIds: [one!.number], paymentDetailsId: await cardEnding("4242", foreign) };
    expectRefusal(await pay(stolen, foreign), 404, "NotFoundError");
    expectRefusal(await pay({ invoiceIds: [], paymentDetailsId: good }), 400, "ValidationError");
    expect((await stored(one!.number)).paidAt).toBeNull();
  });

  test("[FI-02] cards are the caller's own, without their numbers; others may not", async () => {
    const cards = await cardsOf();
    expect(cards.map(({ cardNumber }) => cardNumber)).toEqual([
      "************4242",
      "************0002",
      "************1881",
    ]);
    expect(cards.map(({ expired, defaultPayment }) => [expired, defaultPayment])).toEqual([
      [false, true],
      [false, false],
      [true, false],
    ]);
    expect(JSON.stringify(cards)).not.toContain("demo-");
    for (const path of ["saved-cards", "modes", "captureContext", "payment-invoice?invoiceIds=INV-1"]) {
      const as = "wearer@kestrel.example";
      expectRefusal(await api.call("GET", `/payment/${path}`, { as }), 403, "ForbiddenError");
      expectRefusal(await api.call("GET", `/payment/${path}`), 401, "UnauthorizedError");
    }
    expectRefusal(
      await pay({ invoiceIds: [open[0]!.number], paymentDetailsId: good }, "wearer@kestrel.example"),
      403,
      "ForbiddenError",
    );
  });

  test("[FI-02] a shop without a card processor charges nothing", async () => {
    const { body } = await api.call("GET", "/payment/modes", { as: finance });
    expect(body).toEqual({ paymentModes: [{ code: "CARD", displayName: "Saved card" }] });
    const context = await api.call("GET", "/payment/captureContext", { as: finance });
    expect(context.body.captureContext).toMatch(/^[\w-]{40,}$/);
    const plain = await testApi({ demo: false });
    const modes = await plain.call("GET", "/payment/modes", { as: finance });
    expect(modes.body).toEqual({ paymentModes: [] });
    const refused = await plain.call("POST", "/payment/makePayment", {
      as: finance,
      body: { invoiceIds: [open[0]!.number], paymentDetailsId: good },
    });
    expect([400, 409]).toContain(refused.status);
    expect(await plain.db.$count(invoicePayments, sql`at >= ${api.now().toISOString()}::timestamptz`)).toBe(
      0,
    );
    await plain.close();
  });
});
