import fc from "fast-check";
import { expect, test } from "vitest";
import { bundle, pack, set, sum } from "../../../tests/support/packs";
import type { LedgerSum } from "../entitlement";
import type { AllocatedPack, Bundle, PackType } from "./pack";
import { owedOf } from "./owed";
import { additionRefusal, bundleState, orderRefusals, type RuleItem } from "./rules";
import { windowRefusal } from "./windows";

const NOW = new Date("2026-03-01T00:00:00Z");
const AT = { now: NOW, readable: String };
const CLOSED = new Date("2026-02-01T00:00:00Z");
const TYPES: PackType[] = ["compulsory", "new starter", "optional", "self-purchase"];

/** Something that a bundle offers. */
interface Offer {
  bundle: Bundle;
  item: RuleItem;
}

const bundles = fc.array(
  fc.record({
    kind: fc.constantFrom("set" as const, "group" as const),
    exclusive: fc.boolean(),
    min: fc.nat(5),
    more: fc.nat(4),
    shut: fc.boolean(),
    /** Points of the garments of each category; a category may be empty. */
    sets: fc.array(fc.array(fc.nat(9), { maxLength: 3 }), { minLength: 1, maxLength: 3 }),
    granted: fc.nat(8),
  }),
  { minLength: 1, maxLength: 3 },
);
const programs = fc.record({
  packType: fc.constantFrom(...TYPES),
  allocationType: fc.constantFrom("quantity" as const, "points" as const, "dollar" as const),
  bundles,
  points: fc.nat(60),
});
type Program = typeof programs extends fc.Arbitrary<infer Made> ? Made : never;

function made({ packType, allocationType, bundles: its, points }: Program) {
  const whole = its.map(({ kind, exclusive, min, more, shut, sets }, at) =>
    bundle(`B${at}`, {
      kind,
      exclusive,
      minItems: min,
      maxItems: Math.max(1, min + more),
      isIndentOrder: shut,
      indentEndsAt: shut ? CLOSED : null,
      sets: sets.map((garments, n) => ({
        ...set(`B${at}S${n}`),
        styles: garments.map((_, g) => ({ code: `B${at}S${n}-${g}`, colours: null })),
      })),
    }),
  );
  const offers: Offer[] = whole.flatMap((one, at) =>
    its[at]!.sets.flatMap((garments, n) =>
      garments.map((each) => ({
        bundle: one,
        item: { bundleId: one.id, setId: `B${at}S${n}`, quantity: 1, points: each },
      })),
    ),
  );
  const grants =
    allocationType === "points"
      ? [sum("grant", "points", points)]
      : its.map(({ granted }, at) => sum("grant", "quantity", granted, { bundleId: `B${at}` }));
  const cheapest = its.flatMap(({ sets }, at) =>
    sets.flatMap((garments, n) =>
      garments.length > 0
        ? [{ bundleId: `B${at}`, setId: `B${at}S${n}`, points: Math.min(...garments) }]
        : [],
    ),
  );
  return { offers, start: pack({ packType, allocationType, bundles: whole, ledger: grants, cheapest }) };
}

const allowed = (its: AllocatedPack, items: RuleItem[], { bundle: one, item }: Offer) =>
  !windowRefusal(its, one, AT) && !additionRefusal(its, one, items, item, null, AT);

/** Chooses what the pack asks for until nothing is missing: the cheapest first, as somebody with few points would. */
function complete(its: AllocatedPack, offers: readonly Offer[], begun: RuleItem[]): RuleItem[] {
  const items = [...begun];
  const owed = owedOf(its, NOW, null);
  const byPoints = [...offers].sort((a, b) => a.item.points - b.item.points);
  for (;;) {
    const wanted = its.bundles.find((one) => {
      const state = bundleState(one, items, owed.get(one.id));
      const asked = its.packType === "compulsory" || its.packType === "new starter" || state.chosen > 0;
      return asked && !state.complete;
    });
    if (!wanted) return items;
    const { missingSets } = bundleState(wanted, items, owed.get(wanted.id));
    const next = byPoints.find(
      (offer) =>
        offer.bundle.id === wanted.id &&
        (missingSets.length === 0 || missingSets.includes(offer.item.setId)) &&
        allowed(its, items, offer),
    );
    if (!next) return items;
    items.push(next.item);
  }
}

/** The pack after an order of these items, of which some pieces went back to it. */
function after(its: AllocatedPack, items: readonly RuleItem[], back: readonly RuleItem[]): AllocatedPack {
  const kept = [...items];
  for (const item of back) kept.splice(kept.indexOf(item), 1);
  const moves: LedgerSum[] = kept.map(({ bundleId, points }) =>
    its.allocationType === "points" ? sum("use", "points", points) : sum("use", "quantity", 1, { bundleId }),
  );
  const ordered = { ...its.ordered };
  for (const { bundleId } of kept) ordered[bundleId] = (ordered[bundleId] ?? 0) + 1;
  return { ...its, ordered, ledger: [...its.ledger, ...moves] };
}

test("[PK-03] whatever a pack offers can be ordered, also what is left after any use of it", () => {
  const orders = fc.array(
    fc.record({ first: fc.nat(), more: fc.array(fc.nat(), { maxLength: 3 }), back: fc.nat(4) }),
    {
      minLength: 1,
      maxLength: 4,
    },
  );
  fc.assert(
    fc.property(programs, orders, (program, wanted) => {
      const { start, offers } = made(program);
      let its = start;
      for (const { first, more, back } of wanted) {
        const open = offers.filter((offer) => allowed(its, [], offer));
        if (open.length === 0) return;
        // From anything that is offered somebody with the means gets to an order.
        const affordable = open.filter((offer) => {
          const tried = complete(its, offers, [offer.item]);
          return orderRefusals({ ...its, cartCode: null }, tried, AT).length === 0;
        });
        expect(affordable.length).toBeGreaterThan(0);
        if (its.allocationType !== "points") expect(affordable).toEqual(open);
        let items = [affordable[first % affordable.length]!.item];
        for (const at of more) {
          const offer = offers[at % offers.length]!;
          if (!allowed(its, items, offer)) continue;
          const tried = complete(its, offers, [...items, offer.item]);
          if (orderRefusals(its, tried, AT).length === 0) items = [...items, offer.item];
        }
        items = complete(its, offers, items);
        expect(orderRefusals(its, items, AT)).toEqual([]);
        its = after(its, items, items.slice(0, Math.min(back, items.length)));
      }
    }),
    { numRuns: 3_000, seed: 20_262 },
  );
});

test("[PK-03] a minimum is still asked for where nothing was ordered of it", () => {
  const two = pack({
    packType: "new starter",
    bundles: [bundle("one", { minItems: 3, maxItems: 4 }), bundle("two", { minItems: 2 })],
    ledger: ["one", "two"].map((bundleId) => sum("grant", "quantity", 4, { bundleId })),
  });
  const item = (bundleId: string, quantity: number) => ({ bundleId, setId: "A", quantity, points: 0 });
  expect(orderRefusals(two, [item("one", 3)], AT)).toMatchObject([{ bundleId: "two", left: 2 }]);
  expect(orderRefusals(two, [item("one", 2), item("two", 2)], AT)).toMatchObject([
    { bundleId: "one", left: 1 },
  ]);
  const used = { ...two, ledger: [...two.ledger, sum("use", "quantity", 2, { bundleId: "one" })] };
  expect(orderRefusals(used, [item("two", 2)], AT)).toMatchObject([{ bundleId: "one", left: 1 }]);
  expect(orderRefusals(used, [item("one", 1), item("two", 2)], AT)).toEqual([]);
});
