import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { rowsOf } from "../../commerce/database/connection";
import { orders } from "../../commerce/modules/orders/tables";
import { apiOfFile } from "../support/api";
import { type Cut, ordering } from "../support/ordering";
import { emptyCarts, skuOf } from "../support/shopping";

const api = await apiOfFile();
const { order, cancel, details, rowOf, linesOf } = ordering(api);
const polo = await skuOf(api, "KC-5002");
const cap = await skuOf(api, "KC-5401");

/** The same numbers in every run. */
function numbersFrom(seed: number) {
  let state = seed;
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
  return { upTo: (most: number) => Math.floor(next() * (most + 1)) };
}

/** What is left of every counter and on every shelf. */
const ledger = () =>
  rowsOf(
    api.db,
    sql`select allocation_id, measure, bundle_id, sum(case when kind in ('grant', 'release') then amount else -amount end)::int as left
      from entitlement_movements group by 1, 2, 3 order by 1, 2, 3`,
  );
const shelves = () => rowsOf(api.db, sql`select sku, on_hand from stock_levels order by sku`);
const AMOUNTS = [
  "subTotalCents",
  "taxCents",
  "totalCents",
  "creditCents",
  "accountCents",
  "subsidyCents",
  "ownShareCents",
  "points",
] as const;
const amounts = async (code: string) => {
  const row = await rowOf(code);
  return Object.fromEntries(AMOUNTS.map((name) => [name, row[name]]));
};

const LB = "PK-LB-WARDROBE";
const KM = "PK-KM-PTS-CABIN";
const people = [
  {
    as: "wearer@lanternbridge.example",
    currency: "AUD",
    goods: [await skuOf(api, "LB-2102"), await skuOf(api, "LB-2001")],
    choices: [
      { packId: LB, bundleId: "YOUR-WARDROBE", setId: "TAILORING", styleCode: "LB-2202" },
      { packId: LB, bundleId: "YOUR-WARDROBE", setId: "TAILORING", styleCode: "LB-2202" },
    ],
  },
  {
    as: "aroha@kestrel.example",
    currency: "NZD",
    goods: [],
    choices: [
      { packId: KM, bundleId: "SUITING", setId: "JACKETS", styleCode: "KM-1201" },
      { packId: KM, bundleId: "TOPS", setId: "BLOUSES", styleCode: "KM-1001" },
      { packId: "PK-KM-LUGGAGE", bundleId: "CABIN-BAG", setId: "BAGS", styleCode: "KM-1404" },
    ],
  },
  {
    as: "casual@korraline.example",
    currency: "NZD",
    goods: [polo, cap, await skuOf(api, "KC-5202")],
    choices: [
      { packId: "PK-KC-SUN", bundleId: "SUN-HAT", setId: "HATS", styleCode: "KC-5402" },
      { packId: "PK-KC-SUN", bundleId: "SOCKS", setId: "SOCKS", styleCode: "KC-5403" },
    ],
  },
];

describe("random parts of random orders", () => {
  test.each(people)(
    "[PK-05] of $as in $currency: what is left costs, takes and keeps as if only it had been ordered",
    async ({ as, currency, goods, choices }) => {
      const random = numbersFrom(currency.length + currency.charCodeAt(0));
      for (let run = 0; run < 6; run += 1) {
        await emptyCarts(api);
        const start = { ledger: await ledger(), shelves: await shelves() };
        const wanted = Object.fromEntries(goods.map((sku) => [sku, 1 + random.upTo(4)]));
        const chosen = choices.slice(0, Math.max(goods.length > 0 ? 0 : 2, random.upTo(choices.length)));
        const code = await order(as, wanted, chosen);
        expect((await rowOf(code)).currency).toBe(currency);
        for (let step = 0; step < 3; step += 1) {
          const { entries } = await details(as, code);
          const standing = entries.filter(({ quantity }: { quantity: number }) => quantity > 0);
          const picked = standing[random.upTo(standing.length - 1)];
          const cut: Cut[] = picked.group
            ? standing
                .filter(({ group }: { group?: string }) => group === picked.group)
                .map((one: { orderEntryNumber: number; quantity: number }): Cut => [
                  one.orderEntryNumber,
                  one.quantity,
                ])
            : [[picked.orderEntryNumber, 1 + random.upTo(picked.quantity - 1)]];
          const pieces = (of: { quantity: number }[]) => of.reduce((sum, { quantity }) => sum + quantity, 0);
          if (cut.reduce((sum, [, quantity]) => sum + quantity, 0) === pieces(standing)) break;
          expect((await cancel(as, code, cut)).status).toBe(201);
          const row = await rowOf(code);
          const lines = await linesOf(code);
          expect(row.totalCents).toBe(
            row.creditCents + row.accountCents + row.subsidyCents + row.ownShareCents,
          );
          expect(row.totalCents).toBe(row.subTotalCents + row.deliveryCents + row.taxCents);
          expect(row.subTotalCents).toBe(
            lines.reduce((sum, line) => sum + line.unitCents * line.quantity, 0),
          );
          expect(
            Math.min(row.creditCents, row.subsidyCents, row.accountCents, row.ownShareCents),
          ).toBeGreaterThanOrEqual(0);
        }
        const left = await linesOf(code);
        const after = await amounts(code);
        const { deliveryCents } = await rowOf(code);
        const used = await ledger();
        const shelf = await shelves();
        const rest = left.filter(({ quantity }) => quantity > 0);
        await cancel(
          as,
          code,
          rest.map(({ entryNumber, quantity }): Cut => [entryNumber, quantity]),
        );
        expect({ ledger: await ledger(), shelves: await shelves() }).toEqual(start);
        const twin = await order(
          as,
          Object.fromEntries(
            rest.filter(({ packId }) => !packId).map(({ sku, quantity }) => [sku, quantity]),
          ),
          chosen.filter(({ bundleId }) => rest.some((line) => line.bundleId === bundleId)),
        );
        const fresh = await rowOf(twin);
        expect(deliveryCents).toBeLessThanOrEqual(fresh.deliveryCents);
        if (deliveryCents === fresh.deliveryCents) expect(await amounts(twin)).toEqual(after);
        expect(await ledger()).toEqual(used);
        expect(await shelves()).toEqual(shelf);
        await cancel(
          as,
          twin,
          (await linesOf(twin)).map(({ entryNumber, quantity }): Cut => [entryNumber, quantity]),
        );
      }
    },
    60_000,
  );
});

describe("the demo's own orders, which were placed before packs and points were noted", () => {
  test("[OR-02] can be cancelled in part, and still add up", async () => {
    const open = await api.db
      .select()
      .from(orders)
      .where(sql`code < 'KR-100482' and status in ('CREATED', 'PENDING_APPROVAL', 'APPROVED')`);
    let parts = 0;
    for (const { code, customerId, ...before } of open) {
      const path = `/users/${customerId}/orders/${code}`;
      const agent = { as: "agent@kitroom.example" };
      const { entries } = (await api.call("GET", `${path}/cancelDetails`, agent)).body;
      const keys = entries.map(
        (one: { group?: string; orderEntryNumber: number }) => one.group ?? one.orderEntryNumber,
      );
      if (new Set(keys).size < 2) continue;
      const cuts = entries.filter((_: unknown, n: number) => keys[n] === keys[0]);
      const { status } = await api.call("POST", `${path}/cancellation`, {
        ...agent,
        body: {
          cancellationRequestEntryInputs: cuts.map(
            ({ orderEntryNumber, quantity }: { orderEntryNumber: number; quantity: number }) => ({
              orderEntryNumber,
              quantity,
            }),
          ),
        },
      });
      expect([code, status]).toEqual([code, 201]);
      const row = await rowOf(code);
      const payers = [row.creditCents, row.accountCents, row.subsidyCents, row.ownShareCents];
      expect([code, payers.reduce((sum, cents) => sum + cents, 0)]).toEqual([code, row.totalCents]);
      expect(Math.min(...payers, row.deliveryCents)).toBeGreaterThanOrEqual(0);
      expect(row.totalCents).toBeLessThan(before.totalCents);
      expect([code, row.ownShareCents <= before.ownShareCents]).toEqual([code, true]);
      expect(row.points).toBeLessThanOrEqual(before.points);
      parts += 1;
    }
    expect(parts).toBeGreaterThan(5);
    expect(
      await rowsOf(
        api.db,
        sql`select allocation_id from entitlement_movements group by allocation_id, measure, bundle_id
      having sum(case when kind in ('grant', 'release') then amount else -amount end) < 0`,
      ),
    ).toEqual([]);
  });
});
