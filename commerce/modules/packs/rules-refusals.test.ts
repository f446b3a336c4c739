import { describe, expect, test } from "vitest";
import { bundle, pack, sum } from "../../../tests/support/packs";
import { additionRefusal, entitlementRefusal, orderRefusals, type RuleItem } from "./rules";

const item = (setId: string, quantity = 1, more: Partial<RuleItem> = {}): RuleItem => ({
  bundleId: "one",
  setId,
  quantity,
  points: 0,
  ...more,
});
const day = (text: string) => new Date(`${text}T00:00:00Z`);
const readable = (instant: Date) => instant.toISOString().slice(0, 10);
const AT = { now: day("2026-03-15"), readable };

describe("one more choice", () => {
  const full = [sum("grant", "quantity", 3, { bundleId: "one" })];
  const add = (of = bundle("one"), items: RuleItem[] = [], addition = item("A"), ledger = full) =>
    additionRefusal(pack({ ledger, bundles: [of] }), of, items, addition, null, AT);

  test("[PK-03] fits while there is room", () => {
    expect(add()).toBeUndefined();
    expect(add(bundle("one"), [item("A", 2)])).toBeUndefined();
    expect(add(bundle("one"), [], item("A", 3))).toBeUndefined();
  });

  test.each([
    [0, 4, 3, "You can choose at most 3 items in one. You have chosen 0. You can add 3 more items."],
    [2, 2, 1, "You can choose at most 3 items in one. You have chosen 2. You can add 1 more item."],
    [3, 1, 0, "You can choose at most 3 items in one. You have chosen 3. Remove an item to choose another."],
    [5, 1, 0, "You can choose at most 3 items in one. You have chosen 5. Remove an item to choose another."],
  ])("[PK-03] %i chosen and %i more: room for %i", (chosen, more, left, message) => {
    const items = chosen > 0 ? [item("A", chosen)] : [];
    expect(add(bundle("one"), items, item("A", more))).toEqual({
      rule: "over-maximum",
      bundleId: "one",
      used: chosen,
      left,
      message,
    });
  });

  test("[PK-03] a locked category is said before a full bundle", () => {
    const of = bundle("one", { exclusive: true, maxItems: 1 });
    expect(add(of, [item("A")], item("B"))).toEqual({
      rule: "category-locked",
      bundleId: "one",
      message: expect.stringMatching(/^This category is unavailable to select from\./),
    });
  });

  test("[PK-03] a group's set takes one item", () => {
    const of = bundle("one", { kind: "group", maxItems: 2 });
    expect(add(of, [item("A")], item("A"))).toMatchObject({
      rule: "set-filled",
      message: "A is already chosen. Remove that item to choose another.",
    });
    expect(add(of, [item("A")], item("B"))).toBeUndefined();
  });

  test("[PK-05] the entitlement counts the whole draft with the addition", () => {
    const two = [sum("grant", "quantity", 2, { bundleId: "one" })];
    expect(add(bundle("one"), [item("A", 2)], item("A"), two)).toMatchObject({
      rule: "allocation-used",
      left: 2,
    });
    expect(add(bundle("one"), [item("A")], item("A"), two)).toBeUndefined();
  });
});

describe("the entitlement", () => {
  const points = (granted: number, more = {}) =>
    pack({ allocationType: "points", ledger: [sum("grant", "points", granted)], ...more });
  test.each([
    [48, 16, 3, false],
    [47, 16, 3, true],
    [0, 1, 1, true],
    [0, 0, 5, false],
  ])("[PK-05] %i points for %i each, %i pieces: refused %s", (granted, each, quantity, refused) => {
    const refusal = entitlementRefusal(points(granted), [item("A", quantity, { points: each })], null, AT);
    expect(refusal !== undefined).toBe(refused);
    if (refusal)
      expect(refusal).toMatchObject({ rule: "allocation-used", left: granted, until: "2026-12-31" });
  });

  test("[PK-05] says how much is used, and by bundle in quantity packs", () => {
    const ledger = [
      sum("grant", "quantity", 4, { bundleId: "two" }),
      sum("use", "quantity", 3, { bundleId: "two" }),
    ];
    const refusal = entitlementRefusal(pack({ ledger }), [item("A", 2, { bundleId: "two" })], null, AT);
    expect(refusal).toEqual({
      rule: "allocation-used",
      bundleId: "two",
      used: 3,
      left: 1,
      until: "2026-12-31",
      message:
        "You have 1 item left in two for this period. You have used 3 of 4. You can choose again from 1 Jan 2027. Ask your administrator if you need more before then.",
    });
    expect(entitlementRefusal(pack(), [item("A")], null, AT)?.message).toMatch(
      /^You have no items left in one/,
    );
  });

  test("[PK-05] what the same cart holds does not count against it", () => {
    const held = pack({
      allocationType: "points",
      ledger: [sum("grant", "points", 20), sum("hold", "points", 16, { cartCode: "mine" })],
    });
    expect(entitlementRefusal(held, [item("A", 1, { points: 16 })], "mine", AT)).toBeUndefined();
    expect(entitlementRefusal(held, [item("A", 1, { points: 16 })], null, AT)).toMatchObject({
      left: 4,
      used: 16,
    });
  });

  test("[PK-05] dollars and one's own money never refuse", () => {
    const items = [item("A", 99, { points: 99 })];
    expect(entitlementRefusal(pack({ allocationType: "dollar" }), items, null, AT)).toBeUndefined();
    expect(
      entitlementRefusal(pack({ packType: "self-purchase", allocationType: "points" }), items, null, AT),
    ).toBeUndefined();
  });
});

describe("what keeps a draft from the cart", () => {
  const granted = [
    sum("grant", "quantity", 3, { bundleId: "one" }),
    sum("grant", "quantity", 3, { bundleId: "two" }),
  ];
  const refusals = (items: RuleItem[], more = {}) =>
    orderRefusals(pack({ ledger: granted, ...more }), items, AT);

  test("[PK-07] an empty one", () => {
    expect(refusals([])).toEqual([
      { rule: "selection-required", message: "Choose at least one item of The pack." },
    ]);
  });

  test.each([
    ["optional", 1],
    ["compulsory", 2],
    ["new starter", 2],
  ] as const)(
    "[PK-03] a %s pack needs what is begun, and all bundles only where it must be filled",
    (packType, count) => {
      const bundles = [bundle("one", { minItems: 2 }), bundle("two")];
      const found = refusals([item("A")], { packType, bundles });
      expect(found).toHaveLength(count);
      expect(found[0]).toMatchObject({
        rule: "selection-required",
        bundleId: "one",
        left: 1,
        message: "one: Selection Required. Choose 1 more item.",
      });
    },
  );

  test("[PK-03] a set without its parts", () => {
    const bundles = [bundle("one", { kind: "group", minItems: 1 })];
    expect(refusals([item("A")], { bundles })[0]?.message).toBe(
      "one: Choose an item from B to complete this set.",
    );
  });

  test("[PK-06] a closed window counts only for what was chosen from it", () => {
    const closed = bundle("two", {
      isIndentOrder: true,
      indentStartsAt: day("2026-01-01"),
      indentEndsAt: day("2026-02-01"),
      minItems: 0,
    });
    const bundles = [bundle("one"), closed];
    expect(refusals([item("A")], { bundles })).toEqual([]);
    expect(refusals([item("A"), item("A", 1, { bundleId: "two" })], { bundles })).toMatchObject([
      { rule: "window-closed", bundleId: "two" },
    ]);
  });

  test("[PK-05] a spent entitlement, but not by the cart that holds this very draft", () => {
    const ledger = [...granted, sum("hold", "quantity", 3, { bundleId: "one", cartCode: "mine" })];
    expect(refusals([item("A")], { ledger })).toMatchObject([{ rule: "allocation-used" }]);
    expect(refusals([item("A")], { ledger, cartCode: "mine" })).toEqual([]);
  });

  test("[PK-07] nothing, when all is well", () => {
    expect(refusals([item("A"), item("B", 2, { bundleId: "two" })], { packType: "compulsory" })).toEqual([]);
  });
});
