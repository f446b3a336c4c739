import { eq, like, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { rowsOf } from "../../commerce/database/connection";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { orderEntries, orders } from "../../commerce/modules/orders/tables";
import { organisations } from "../../commerce/modules/organisation/tables";
import { apiOfFile } from "../support/api";
import { expectRefusal } from "../support/expect";
import { give, idOf, WARD_APPROVER, wardOfBuyers } from "../support/limits";
import { ordering, type PackChoice } from "../support/ordering";
import { emptyCarts, skuOf } from "../support/shopping";
import { ADMIN, APPROVER, NURSE, waitingOrder, waitingPackOrder, WARM } from "../support/waiting-order";

const api = await apiOfFile();
const { order, rowOf, linesOf, read } = ordering(api);
const FOREIGN = "approver@kestrel.example";
beforeEach(() => emptyCarts(api));

type Approved = [entryNumber: number, approvedQuantity: number];
const bodyOf = (approved: readonly Approved[], comment?: string) => ({
  entries: approved.map(([entryNumber, approvedQuantity]) => ({ entryNumber, approvedQuantity })),
  comment,
});
const amend = (
  code: string,
  approved: readonly Approved[],
  {
    as = APPROVER,
    comment,
    path = "",
    headers = {},
  }: { as?: string; comment?: string; path?: string; headers?: Record<string, string> } = {},
) =>
  api.call("POST", `/orders/${code}/amend${path}`, {
    as,
    body: bodyOf(approved, comment),
    headers,
    query: { fields: "FULL" },
  });
const lines = async (code: string, as = APPROVER) =>
  (await api.call("GET", `/orders/${code}/amend`, { as })).body;
interface Eligible {
  code: string;
  styleCode: string;
  name: string;
  entryNumber: number;
  maxQuantity: number;
  price: { value: number };
}
const eligible = async (code: string, as = APPROVER): Promise<Eligible[]> =>
  (await api.call("GET", `/orders/${code}/amend/eligibleProducts`, { as, query: { fields: "FULL" } })).body
    .products;
const books = async () => ({
  shelves: await rowsOf<{ sku: string; on_hand: number }>(
    api.db,
    sql`select sku, on_hand from stock_levels order by sku`,
  ),
  ledger: await rowsOf(
    api.db,
    sql`select allocation_id, bundle_id, measure,
        sum(case when kind in ('grant', 'release') then amount else -amount end)::int as left
      from entitlement_movements group by 1, 2, 3 order by 1, 2, 3`,
  ),
});

describe("approving fewer pieces", () => {
  test("[OR-02] tells what was asked for, what may be approved, and of which products", async () => {
    const { code } = await waitingPackOrder(api);
    const amendable = await lines(code);
    expect(amendable).toMatchObject({ code, amendable: true, statusDisplay: "pending.approval" });
    expect(amendable.entries).toHaveLength(2);
    for (const entry of amendable.entries) {
      expect(entry).toMatchObject({
        askedQuantity: entry.quantity,
        maxQuantity: entry.quantity,
        minQuantity: 0,
      });
    }
    const offers = await eligible(code);
    const top = amendable.entries.find(({ packId }: { packId?: string }) => !packId)!;
    // Of the catalogue the same garment in other sizes and colours, of the pack what its category has.
    for (const offer of offers) {
      const its = amendable.entries.find(
        ({ entryNumber }: { entryNumber: number }) => entryNumber === offer.entryNumber,
      );
      expect(offer).toMatchObject({ maxQuantity: its.askedQuantity });
      expect(offer.code).not.toBe(its.product.code);
      expect(offer.price.value).toBeLessThanOrEqual(its.basePrice.value);
    }
    const ofTop = offers.filter(({ entryNumber }) => entryNumber === top.entryNumber);
    expect(new Set(ofTop.map(({ styleCode }) => styleCode))).toEqual(new Set(["SV-3001"]));
    expect(offers.length).toBeGreaterThan(ofTop.length);
    const decline = { orderCode: code, decision: "DECLINE", reasonCode: "NOT_NEEDED" };
    expect((await api.call("POST", "/approveDeclineOrder", { as: APPROVER, body: decline })).status).toBe(
      200,
    );
  });

  test("[OR-02] approves the rest, gives back what it took, and says so to the wearer everywhere", async () => {
    const start = await books();
    const { code } = await waitingPackOrder(api);
    const vest = (await linesOf(code)).find(({ packId }) => packId === WARM)!;
    const top = (await linesOf(code)).find(({ packId }) => !packId)!;
    const tried = await amend(
      code,
      [
        [top.entryNumber, 1],
        [vest.entryNumber, 0],
      ],
      { path: "/price" },
    );
    expect((await rowOf(code)).status).toBe("PENDING_APPROVAL");
    const answer = await amend(
      code,
      [
        [top.entryNumber, 1],
        [vest.entryNumber, 0],
      ],
      { comment: "One <b>now</b>" },
    );
    expect(answer).toMatchObject({ status: 200, body: { status: "APPROVED", totalUnitCount: 1 } });
    expect(answer.body.charges).toEqual(tried.body.charges);
    const after = await books();
    expect(after.ledger).toEqual(start.ledger);
    const shelf = ({ shelves }: typeof start) => shelves.find(({ sku }) => sku === top.sku)!.on_hand;
    expect(Number(shelf(start)) - Number(shelf(after))).toBe(1);

    const seen = await read(NURSE, code);
    expect(seen).toMatchObject({ status: "APPROVED", totalUnitCount: 1 });
    expect(seen.historyEntries.at(-1)).toMatchObject({
      actor: "approver",
      user: { name: "Kostas Whitford" },
      note: "One <b>now</b>",
      amendedEntries: expect.arrayContaining([
        { orderEntryNumber: top.entryNumber, from: 2, to: 1 },
        { orderEntryNumber: vest.entryNumber, from: 1, to: 0 },
      ]),
    });
    const list = await api.call("GET", "/users/current/orders", { as: NURSE, query: { pageSize: 100 } });
    const row = list.body.orders.find((one: { code: string }) => one.code === code);
    const placed = await rowOf(code);
    expect(row).toMatchObject({ totalUnitCount: 1, total: { value: placed.totalCents / 100 } });
    expect(placed.totalCents).toBe(placed.subTotalCents + placed.deliveryCents + placed.taxCents);
    const [mail] = await api.db
      .select()
      .from(mailOutbox)
      .where(like(mailOutbox.about, `order-approved ${code}`));
    expect(mail).toMatchObject({ toAddress: NURSE, subject: `Order ${code} is approved with changes` });
    for (const words of [
      "1 of 2 × ",
      "0 of 1 × ",
      "One <b>now</b>",
      "Warm layer",
      row.total.formattedValue,
    ]) {
      expect(mail!.text).toContain(words);
    }
    const actioned = await api.call("POST", "/orgUsers/current/manageapprovals/actionedOrders", {
      as: APPROVER,
      body: { search: code },
    });
    expect(actioned.body.orders[0]).toMatchObject({ decision: { decision: "APPROVE", amended: true } });
  });

  test("[OR-02] never more than was asked for, nothing twice, no unknown line, and never nothing at all", async () => {
    const { code } = await waitingOrder(api);
    const before = await books();
    const refuse = async (approved: Approved[], words: RegExp, path = "") => {
      const answer = await amend(code, approved, { path });
      expectRefusal(answer, 400, "ValidationError");
      expect(answer.body.errors[0].message).toMatch(words);
    };
    for (const path of ["", "/place", "/price"]) {
      await refuse([[0, 3]], /^3 is more than the 2 asked for\.$/, path);
      await refuse(
        [
          [0, 1],
          [0, 1],
        ],
        /twice/,
        path,
      );
      await refuse([[7, 1]], /no line 7/, path);
      await refuse([[0, 0]], /Decline it instead/, path);
    }
    for (const quantity of [-1, 1.5, "1", null]) {
      expect((await amend(code, [[0, quantity as number]])).status).toBe(400);
    }
    expect(await books()).toEqual(before);
    expect((await amend(code, [[0, 2]], { path: "/place" })).body).toMatchObject({ status: "APPROVED" });
    expect(await books()).toEqual(before);
    expect((await read(NURSE, code)).historyEntries.at(-1).amendedEntries).toBeUndefined();
  });

  test("[OR-02] an optional pack line by line, a new starter pack whole, what was taken not at all", async () => {
    const { code } = await waitingOrder(api);
    await waitingOrder(api);
    const [line] = await linesOf(code);
    const set = (more: object) =>
      api.db.update(orderEntries).set(more).where(eq(orderEntries.orderCode, code));
    await set({ packId: "PK-X", packName: "First <kit>", packType: "new-starter" });
    const torn = await amend(code, [[0, 1]]);
    expectRefusal(torn, 400, "ValidationError", {
      message: "The items of First <kit> can only be approved together.",
    });
    expect((await lines(code)).entries[0]).toMatchObject({ groupName: "First <kit>" });
    await set({ packId: line!.packId, packName: null, packType: null, taken: true });
    expectRefusal(await amend(code, [[0, 1]]), 400, "ValidationError", { subject: "0" });
    expect((await lines(code)).entries[0]).toMatchObject({
      minQuantity: 2,
      fixedReason: expect.stringMatching(/Taken/),
    });
  });

  test("[OR-02] nobody of others, no wearer, and not one's own order", async () => {
    const { code } = await waitingOrder(api);
    const own = (await waitingOrder(api)).code;
    await api.db
      .update(orders)
      .set({ customerId: await idOf(api, APPROVER) })
      .where(eq(orders.code, own));
    for (const path of ["", "/place", "/price"]) {
      expectRefusal(await amend(code, [[0, 1]], { as: NURSE, path }), 403, "ForbiddenError");
      expectRefusal(await amend(code, [[0, 1]], { as: FOREIGN, path }), 404, "NotFoundError");
      expectRefusal(await amend(own, [[0, 1]], { path }), 403, "ForbiddenError", { reason: "ownOrder" });
    }
    expectRefusal(await api.call("GET", `/orders/${own}/amend`, { as: APPROVER }), 404, "NotFoundError");
    expectRefusal(await api.call("GET", `/orders/${code}/amend`, { as: FOREIGN }), 404, "NotFoundError");
    expect((await rowOf(code)).status).toBe("PENDING_APPROVAL");
    expect((await rowOf(own)).status).toBe("PENDING_APPROVAL");
  });

  test("[OR-02] of two approvers one decides, and fifty presses amend once and send one mail", async () => {
    const first = (await waitingOrder(api)).code;
    const both = await Promise.all([amend(first, [[0, 1]]), amend(first, [[0, 1]], { as: ADMIN })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await linesOf(first))[0]).toMatchObject({ quantity: 1, cancelled: 1 });
    const { code } = await waitingOrder(api);
    const headers = { "Idempotency-Key": `fifty-amends-${code}` };
    const presses = await Promise.all(Array.from({ length: 50 }, () => amend(code, [[0, 1]], { headers })));
    expect(new Set(presses.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await linesOf(code))[0]).toMatchObject({ quantity: 1, cancelled: 1 });
    expect(
      await api.db
        .select()
        .from(mailOutbox)
        .where(like(mailOutbox.about, `order-approved ${code}`)),
    ).toHaveLength(1);
    expectRefusal(await amend(code, [[0, 1]]), 409, "ConflictError", { reason: "alreadyDecided" });
  });

  test("[AP-03] an approver's limit counts for what is left, and a budget holds only that", async () => {
    await wardOfBuyers(api);
    await give(api, NURSE, "AMEND-NURSE", "One", 1);
    const { code } = await waitingOrder(api, NURSE, 6);
    const placed = await rowOf(code);
    await give(api, WARD_APPROVER, "AMEND-ONE", "One", placed.totalCents / 100 - 20);
    const used = async () =>
      (await api.call("GET", `/approve-order/${code}/budget`, { as: ADMIN })).body.thisOrder.value as number;
    expect(await used()).toBe(placed.totalCents / 100);
    expectRefusal(await amend(code, [[0, 6]], { as: WARD_APPROVER }), 403, "ForbiddenError", {
      reason: "overLimit",
    });
    expectRefusal(await amend(code, [[0, 6]], { as: WARD_APPROVER, path: "/price" }), 403, "ForbiddenError");
    expect((await linesOf(code))[0]).toMatchObject({ quantity: 6, cancelled: 0 });
    expect((await amend(code, [[0, 2]], { as: WARD_APPROVER })).status).toBe(200);
    expect(await used()).toBe((await rowOf(code)).totalCents / 100);
  });
});

const LB = { packId: "PK-LB-WARDROBE", bundleId: "YOUR-WARDROBE", setId: "TAILORING", styleCode: "LB-2202" };
const KM = { packId: "PK-KM-PTS-CABIN", bundleId: "TOPS", setId: "BLOUSES", styleCode: "KM-1001" };
const cases: { as: string; goods: string[]; choices: PackChoice[] }[] = [
  {
    as: "wearer@lanternbridge.example",
    goods: ["LB-2102", "LB-2001"],
    choices: [LB, LB],
  },
  { as: "aroha@kestrel.example", goods: [], choices: [KM, KM] },
];

/** An administrator of somebody's organisation, at its top. */
async function adminOver(uid: string): Promise<string> {
  const [admin] = await rowsOf<{ uid: string }>(
    api.db,
    sql`select a.uid from users a join users u on u.organisation_uid = a.organisation_uid join units n on n.uid = a.unit_uid
      where u.uid = ${uid} and a.uid <> u.uid and a.active and 'b2badmingroup' = any(a.groups) and n.parent_uid is null limit 1`,
  );
  return admin!.uid;
}

describe("what is left", () => {
  test.each(cases)(
    "[OR-02] of $as costs, takes and keeps as if only it had been ordered",
    async ({ as, goods, choices }) => {
      await api.db.update(organisations).set({ approval: "always" });
      const skus = await Promise.all(goods.map((style) => skuOf(api, style)));
      const start = await books();
      const code = await order(as, Object.fromEntries(skus.map((sku) => [sku, 3])), choices);
      const before = await linesOf(code);
      // One piece less of the first two lines; of a line with one piece, all.
      const approved = before
        .slice(0, before.length > 1 ? 2 : 1)
        .map((line, n): Approved => [
          line.entryNumber,
          line.quantity - (n === 0 || line.quantity > 1 ? 1 : 0),
        ]);
      const answer = await amend(code, approved, { as: await adminOver(as) });
      expect([answer.status, JSON.stringify(answer.body.errors)]).toEqual([200, undefined]);
      const row = await rowOf(code);
      const rest = (await linesOf(code)).filter(({ quantity }) => quantity > 0);
      const used = await books();
      expect(row.totalCents).toBe(row.creditCents + row.accountCents + row.subsidyCents + row.ownShareCents);
      await api.call("POST", `/users/current/orders/${code}/cancellation`, {
        as,
        body: {
          cancellationRequestEntryInputs: rest.map(({ entryNumber, quantity }) => ({
            orderEntryNumber: entryNumber,
            quantity,
          })),
        },
      });
      expect(await books()).toEqual(start);
      const chosen = rest.flatMap(({ packId, quantity }) => (packId ? choices.slice(0, quantity) : []));
      const twin = await order(
        as,
        Object.fromEntries(rest.filter(({ packId }) => !packId).map(({ sku, quantity }) => [sku, quantity])),
        chosen,
      );
      const { creditCents, accountCents, subsidyCents, ownShareCents, points, subTotalCents } =
        await rowOf(twin);
      expect({ creditCents, accountCents, subsidyCents, ownShareCents, points, subTotalCents }).toEqual({
        creditCents: row.creditCents,
        accountCents: row.accountCents,
        subsidyCents: row.subsidyCents,
        ownShareCents: row.ownShareCents,
        points: row.points,
        subTotalCents: row.subTotalCents,
      });
      expect(await books()).toEqual(used);
    },
  );
});
