import { describe, expect, test } from "vitest";
import { bundle, pack, set, sum } from "../../../tests/support/packs";
import {
  additionRefusal,
  bundleState,
  entitlementRefusal,
  LOCKED_CATEGORY_TEXT,
  lockedSets,
  orderRefusals,
  windowRefusal,
  type RuleItem,
} from "./rules";

const item = (setId: string, quantity = 1, more: Partial<RuleItem> = {}): RuleItem => ({
  bundleId: "one",
  setId,
  quantity,
  points: 0,
  ...more,
});
const day = (text: string) => new Date(`${text}T00:00:00Z`);
const readable = (instant: Date) => instant.toISOString().slice(0, 10);

describe("slots of a bundle", () => {
  test.each([
    // min, max, chosen -> missing, optional, complete
    [1, 1, 0, 1, 0, false],
    [1, 1, 1, 0, 0, true],
    [3, 4, 0, 3, 1, false],
    [3, 4, 2, 1, 1, false],
    [3, 4, 3, 0, 1, true],
    [3, 4, 4, 0, 0, true],
    [0, 20, 0, 0, 20, true],
    [0, 20, 7, 0, 13, true],
    [2, 3, 5, 0, 0, true],
  ])(
    "[PK-03] %i to %i with %i chosen: %i missing, %i optional",
    (minItems, maxItems, chosen, missing, optional, complete) => {
      const items = chosen > 0 ? [item("A", chosen)] : [];
      expect(bundleState(bundle("one", { minItems, maxItems }), items)).toMatchObject({
        chosen,
        missing,
        optional,
        complete,
      });
    },
  );

  test("[PK-03] pieces count, not lines, and only the bundle's own", () => {
    const items = [item("A", 2), item("B", 1), item("A", 5, { bundleId: "two" })];
    expect(bundleState(bundle("one", { maxItems: 9 }), items).chosen).toBe(3);
  });
});

describe("locked categories", () => {
  const exclusive = bundle("one", { exclusive: true, sets: [set("A"), set("B"), set("C")] });
  test.each([
    ["nothing chosen", [], []],
    ["one of A", [item("A")], ["B", "C"]],
    ["A and B, chosen before the rule came", [item("A"), item("B")], ["C"]],
    ["something of another bundle", [item("A", 1, { bundleId: "two" })], []],
  ])("[PK-03] %s", (_, items, locked) => {
    expect(lockedSets(exclusive, items)).toEqual(locked);
    expect(bundleState(exclusive, items).locked).toEqual(locked);
  });

  test("[PK-03] only in exclusive bundles, and never in groups", () => {
    expect(lockedSets(bundle("one"), [item("A")])).toEqual([]);
    expect(lockedSets(bundle("one", { exclusive: true, kind: "group" }), [item("A")])).toEqual([]);
  });
});

describe("groups", () => {
  const group = (minItems: number) =>
    bundle("one", {
      kind: "group",
      minItems,
      maxItems: 3,
      sets: [set("Jacket"), set("Trouser"), set("Tie")],
    });
  test.each([
    [
      3,
      [],
      ["Jacket", "Trouser", "Tie"],
      "Choose an item from Jacket, Trouser and Tie to complete this set.",
    ],
    [3, ["Jacket"], ["Trouser", "Tie"], "Choose an item from Trouser and Tie to complete this set."],
    [0, ["Tie", "Jacket"], ["Trouser"], "Choose an item from Trouser to complete this set."],
    [0, [], [], undefined],
    [3, ["Jacket", "Trouser", "Tie"], [], undefined],
  ])("[PK-03] min %i with %j lacks %j", (min, chosen, missingSets, message) => {
    const state = bundleState(
      group(min),
      chosen.map((id) => item(id)),
    );
    expect(state.missingSets).toEqual(missingSets);
    expect(state.missingSetErrorMessage).toBe(message);
    expect(state.complete).toBe(missingSets.length === 0);
  });
});

describe("windows", () => {
  const window = { name: "The pack", opensAt: day("2026-03-01"), closesAt: day("2026-04-01") };
  test.each([
    ["2026-02-28T23:59:59Z", "The pack opens on 2026-03-01.", "2026-03-01"],
    ["2026-03-01T00:00:00Z", undefined, undefined],
    ["2026-03-31T23:59:59Z", undefined, undefined],
    [
      "2026-04-01T00:00:00Z",
      "The pack closed on 2026-04-01. Your administrator can extend it.",
      "2026-04-01",
    ],
  ])("[PK-06] at %s: %s", (at, message, until) => {
    expect(windowRefusal(window, undefined, new Date(at), readable)).toEqual(
      message ? { rule: "window-closed", message, until } : undefined,
    );
  });

  test("[PK-06] one side may be open", () => {
    expect(
      windowRefusal({ ...window, closesAt: null }, undefined, day("2030-01-01"), readable),
    ).toBeUndefined();
    expect(
      windowRefusal({ ...window, opensAt: null }, undefined, day("2020-01-01"), readable),
    ).toBeUndefined();
  });

  test("[PK-06] an indent bundle has its own, which only counts for indent orders", () => {
    const indent = bundle("Coats", {
      isIndentOrder: true,
      indentStartsAt: day("2026-03-10"),
      indentEndsAt: day("2026-03-20"),
    });
    const at = (text: string, of = indent) => windowRefusal(window, of, day(text), readable);
    expect(at("2026-03-09")).toEqual({
      rule: "window-closed",
      bundleId: "Coats",
      message: "Coats opens on 2026-03-10.",
      until: "2026-03-10",
    });
    expect(at("2026-03-15")).toBeUndefined();
    expect(at("2026-03-20")?.message).toMatch(/^Coats closed/);
    expect(at("2026-04-02")).toMatchObject({
      bundleId: "Coats",
      message: expect.stringMatching(/^The pack closed/),
    });
    expect(at("2026-03-25", { ...indent, isIndentOrder: false })).toBeUndefined();
  });
});

describe("one more choice", () => {
  const full = [sum("grant", "quantity", 3, { bundleId: "one" })];
  const add = (of = bundle("one"), items: RuleItem[] = [], addition = item("A"), ledger = full) =>
    additionRefusal(pack({ ledger, bundles: [of] }), of, items, addition, null);

  test("[PK-03] fits while there is room", () => {
    expect(add()).toBeUndefined();
    expect(add(bundle("one"), [item("A", 2)])).toBeUndefined();
    expect(add(bundle("one"), [], item("A", 3))).toBeUndefined();
  });

  test.each([
    [0, 4, 3, "one takes at most 3 items. You have chosen 0, so 3 items can be added."],
    [2, 2, 1, "one takes at most 3 items. You have chosen 2, so 1 item can be added."],
    [3, 1, 0, "one takes at most 3 items. You have chosen 3, so none can be added."],
    [5, 1, 0, "one takes at most 3 items. You have chosen 5, so none can be added."],
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
      message: LOCKED_CATEGORY_TEXT,
    });
  });

  test("[PK-03] a group's set takes one item", () => {
    const of = bundle("one", { kind: "group", maxItems: 2 });
    expect(add(of, [item("A")], item("A"))).toMatchObject({
      rule: "set-filled",
      message: "A already has its item. Remove it first to change it.",
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
    const refusal = entitlementRefusal(points(granted), [item("A", quantity, { points: each })], null);
    expect(refusal !== undefined).toBe(refused);
    if (refusal)
      expect(refusal).toMatchObject({ rule: "allocation-used", left: granted, until: "2026-12-31" });
  });

  test("[PK-05] says how much is used, and by bundle in quantity packs", () => {
    const ledger = [
      sum("grant", "quantity", 4, { bundleId: "two" }),
      sum("use", "quantity", 3, { bundleId: "two" }),
    ];
    const refusal = entitlementRefusal(pack({ ledger }), [item("A", 2, { bundleId: "two" })], null);
    expect(refusal).toEqual({
      rule: "allocation-used",
      bundleId: "two",
      used: 3,
      left: 1,
      until: "2026-12-31",
      message:
        "You have 1 item left of two in this period; 3 of 4 are used. Your administrator can change it.",
    });
    expect(entitlementRefusal(pack(), [item("A")], null)?.message).toMatch(/^You have no items left of one/);
  });

  test("[PK-05] what the same cart holds does not count against it", () => {
    const held = pack({
      allocationType: "points",
      ledger: [sum("grant", "points", 20), sum("hold", "points", 16, { cartCode: "mine" })],
    });
    expect(entitlementRefusal(held, [item("A", 1, { points: 16 })], "mine")).toBeUndefined();
    expect(entitlementRefusal(held, [item("A", 1, { points: 16 })], null)).toMatchObject({
      left: 4,
      used: 16,
    });
  });

  test("[PK-05] dollars and one's own money never refuse", () => {
    const items = [item("A", 99, { points: 99 })];
    expect(entitlementRefusal(pack({ allocationType: "dollar" }), items, null)).toBeUndefined();
    expect(
      entitlementRefusal(pack({ packType: "self-purchase", allocationType: "points" }), items, null),
    ).toBeUndefined();
  });
});

describe("what keeps a draft from the cart", () => {
  const granted = [
    sum("grant", "quantity", 3, { bundleId: "one" }),
    sum("grant", "quantity", 3, { bundleId: "two" }),
  ];
  const refusals = (items: RuleItem[], more = {}) =>
    orderRefusals(pack({ ledger: granted, ...more }), items, day("2026-03-15"), readable);

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
