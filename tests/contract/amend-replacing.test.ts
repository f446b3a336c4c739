import { eq, like, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { rowsOf } from "../../commerce/database/connection";
import { priceRows, stockLevels } from "../../commerce/modules/catalogue/tables";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { orderEntries } from "../../commerce/modules/orders/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { ordering } from "../support/ordering";
import { emptyCarts } from "../support/shopping";
import { APPROVER, NURSE, waitingOrder, waitingPackOrder, WARM } from "../support/waiting-order";

const api = await apiOfFile();
const { rowOf, linesOf, read } = ordering(api);
beforeEach(() => emptyCarts(api));

interface Instead {
  entryNumber: number;
  code: string;
  quantity: number;
}

const amend = (
  code: string,
  approved: [entryNumber: number, approvedQuantity: number][],
  instead: Instead[],
  {
    path = "",
    as = APPROVER,
    headers = {},
  }: { path?: string; as?: string; headers?: Record<string, string> } = {},
) =>
  api.call("POST", `/orders/${code}/amend${path}`, {
    as,
    body: {
      entries: approved.map(([entryNumber, approvedQuantity]) => ({ entryNumber, approvedQuantity })),
      replacements: instead.map(({ code: sku, ...one }) => ({ ...one, product: { code: sku } })),
    },
    headers,
    query: { fields: "FULL" },
  });

const eligible = async (code: string, as = APPROVER) =>
  (await api.call("GET", `/orders/${code}/amend/eligibleProducts`, { as, query: { fields: "FULL" } })).body
    .products as { code: string; styleCode: string; name: string; entryNumber: number }[];

const cancel = async (code: string) =>
  api.call("POST", `/users/current/orders/${code}/cancellation`, {
    as: NURSE,
    body: {
      cancellationRequestEntryInputs: (await linesOf(code))
        .filter(({ quantity }) => quantity > 0)
        .map(({ entryNumber, quantity }) => ({ orderEntryNumber: entryNumber, quantity })),
    },
  });

const onHand = async (sku: string) =>
  (await api.db.select().from(stockLevels).where(eq(stockLevels.sku, sku)))[0]?.onHand ?? 0;

const ledger = () =>
  rowsOf(
    api.db,
    sql`select allocation_id, bundle_id, measure,
      sum(case when kind in ('grant', 'release') then amount else -amount end)::int as left
    from entitlement_movements group by 1, 2, 3 order by 1, 2, 3`,
  );

/** A waiting order of a vest of a pack and two tops, and something that may stand in the vest's place. */
async function order() {
  const { code } = await waitingPackOrder(api);
  const lines = await linesOf(code);
  const vest = lines.find(({ packId }) => packId === WARM)!;
  const top = lines.find(({ packId }) => !packId)!;
  const offers = await eligible(code);
  const ofVest = offers.filter(({ entryNumber }) => entryNumber === vest.entryNumber);
  const ofTop = offers.filter(({ entryNumber }) => entryNumber === top.entryNumber);
  return { code, vest, top, ofVest, ofTop };
}

describe("something else in the place of a line", () => {
  test("[OR-02] takes the pieces it stands for, is paid like them, and everybody reads it", async () => {
    const { code, vest, top, ofVest, ofTop } = await order();
    const used = await ledger();
    const placed = await rowOf(code);
    const shelves = await Promise.all([vest.sku, ofVest[0]!.code, top.sku, ofTop[0]!.code].map(onHand));
    const approved: [number, number][] = [
      [vest.entryNumber, 0],
      [top.entryNumber, 1],
    ];
    const instead = [
      { entryNumber: vest.entryNumber, code: ofVest[0]!.code, quantity: 1 },
      { entryNumber: top.entryNumber, code: ofTop[0]!.code, quantity: 1 },
    ];
    const tried = await amend(code, approved, instead, { path: "/price" });
    expect(tried.status).toBe(200);
    expect(await linesOf(code)).toHaveLength(2);
    const answer = await amend(code, approved, instead);
    expect(answer).toMatchObject({ status: 200, body: { status: "APPROVED", totalUnitCount: 3 } });
    expect(answer.body.charges).toEqual(tried.body.charges);
    expect(answer.body.decision).toMatchObject({ amended: true });

    const lines = await linesOf(code);
    expect(lines.filter(({ quantity }) => quantity > 0)).toHaveLength(3);
    const inVest = lines.find(({ sku }) => sku === ofVest[0]!.code)!;
    expect(inVest).toMatchObject({ packId: WARM, bundleId: vest.bundleId, quantity: 1 });
    // The same pieces of the allocation are used, and nobody pays more.
    expect(await ledger()).toEqual(used);
    const row = await rowOf(code);
    expect(row.totalCents).toBe(row.creditCents + row.accountCents + row.subsidyCents + row.ownShareCents);
    expect(row.totalCents).toBeLessThanOrEqual(placed.totalCents);
    expect(row.ownShareCents).toBeLessThanOrEqual(placed.ownShareCents);
    const after = await Promise.all([vest.sku, ofVest[0]!.code, top.sku, ofTop[0]!.code].map(onHand));
    expect(after.map((now, index) => now - shelves[index]!)).toEqual([1, -1, 1, -1]);

    const seen = await read(NURSE, code);
    expect(seen.historyEntries.at(-1).amendedEntries).toEqual(
      expect.arrayContaining([
        { orderEntryNumber: vest.entryNumber, from: 1, to: 0 },
        { orderEntryNumber: inVest.entryNumber, from: 0, to: 1, inPlaceOf: vest.entryNumber },
      ]),
    );
    const [mail] = await api.db
      .select()
      .from(mailOutbox)
      .where(like(mailOutbox.about, `order-approved ${code}`));
    expect(mail!.text).toContain(`; in place of ${vest.product.name}\n`);
    const log = await api.call("POST", "/manage-organisation/changes", {
      as: "admin@saltbush.example",
      body: { filters: { kind: "order" }, search: code },
    });
    expect(JSON.stringify(log.body)).toContain("Put in place of");
    await cancel(code);
    expect((await rowOf(code)).status).toBe("CANCELLED");
    expect(await onHand(ofVest[0]!.code)).toBe(shelves[1]);
  });

  test("[OR-02] a whole order may be replaced, pressed fifty times once", async () => {
    const { code } = await waitingOrder(api);
    const [offer] = await eligible(code);
    const before = await onHand(offer!.code);
    const headers = { "Idempotency-Key": `replaced-${code}` };
    const presses = await Promise.all(
      Array.from({ length: 50 }, () =>
        amend(code, [[0, 0]], [{ entryNumber: 0, code: offer!.code, quantity: 2 }], { headers }),
      ),
    );
    expect(new Set(presses.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await linesOf(code)).map(({ quantity }) => quantity)).toEqual([0, 2]);
    expect(before - (await onHand(offer!.code))).toBe(2);
  });

  test("[OR-02] never more pieces, more money or points, other goods, or goods that are gone", async () => {
    const { code, vest, top, ofVest, ofTop } = await order();
    const refuse = async (approved: [number, number][], instead: Instead, words: RegExp) => {
      for (const path of ["", "/price"]) {
        const answer = await amend(code, approved, [instead], { path });
        expectRefusal(answer, 400, "ValidationError", { subject: String(instead.entryNumber) });
        expect(answer.body.errors[0].message).toMatch(words);
      }
    };
    const one = { entryNumber: top.entryNumber, code: ofTop[0]!.code, quantity: 1 };
    await refuse([], one, /^Take something off this line first/);
    await refuse([[top.entryNumber, 1]], { ...one, quantity: 2 }, /^2 is more than the 1 that you take off/);
    await refuse([[top.entryNumber, 0]], { ...one, code: ofVest[0]!.code }, /cannot be put in its place/);
    await refuse([[top.entryNumber, 0]], { ...one, code: top.sku }, /cannot be put in its place/);
    await refuse([[top.entryNumber, 0]], { ...one, code: "NO-SUCH" }, /cannot be put in its place/);
    await refuse(
      [[vest.entryNumber, 0]],
      { entryNumber: 99, code: "NO-SUCH", quantity: 1 },
      /Take something/,
    );

    // What became dearer since is not offered, nor what needs more points than the piece had.
    const style = ofTop[0]!.styleCode;
    await api.db
      .update(priceRows)
      .set({ cents: sql`cents + 1` })
      .where(eq(priceRows.styleCode, style));
    await refuse([[top.entryNumber, 0]], one, /cannot be put in its place/);
    await api.db
      .update(priceRows)
      .set({ cents: sql`cents - 1` })
      .where(eq(priceRows.styleCode, style));
    const points = (value: number) => sql`update styles set points = ${value} where code = ${style}`;
    await api.db.execute(points(5));
    await api.db.update(orderEntries).set({ points: 4 }).where(eq(orderEntries.orderCode, code));
    expect((await eligible(code)).some(({ styleCode }) => styleCode === style)).toBe(false);
    await api.db.execute(sql`update styles set points = null where code = ${style}`);

    await api.db.execute(sql`update styles set back_order = false where code = ${style}`);
    await api.db.update(stockLevels).set({ onHand: 1 }).where(eq(stockLevels.sku, one.code));
    await refuse([[top.entryNumber, 0]], { ...one, quantity: 2 }, /^Only 1 of it are left/);
    expect((await rowOf(code)).status).toBe("PENDING_APPROVAL");
    expect(await linesOf(code)).toHaveLength(2);
    await cancel(code);
  });

  test("[OR-02] another organisation and a wearer see and replace nothing", async () => {
    const { code, top, ofTop } = await order();
    const one = { entryNumber: top.entryNumber, code: ofTop[0]!.code, quantity: 1 };
    const path = `/orders/${code}/amend/eligibleProducts`;
    expectRefusal(await api.call("GET", path, { as: "approver@kestrel.example" }), 404, "NotFoundError");
    expectRefusal(await api.call("GET", path, { as: NURSE }), 403, "ForbiddenError");
    const foreign = await amend(code, [[top.entryNumber, 0]], [one], { as: "approver@kestrel.example" });
    expectRefusal(foreign, 404, "NotFoundError");
    await amend(code, [], []);
    expect(await eligible(code)).toEqual([]);
    await cancel(code);
  });
});
