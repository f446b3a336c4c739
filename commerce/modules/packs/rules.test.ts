import { describe, expect, test } from "vitest";
import { bundle, pack, set, sum } from "../../../tests/support/packs";
import type { Bundle } from "./pack";
import { owedOf } from "./owed";
import { bundleState, lockedSets, type RuleItem } from "./rules";
import { windowRefusal } from "./windows";

const item = (setId: string, quantity = 1, more: Partial<RuleItem> = {}): RuleItem => ({
  bundleId: "one",
  setId,
  quantity,
  points: 0,
  ...more,
});
const day = (text: string) => new Date(`${text}T00:00:00Z`);
const readable = (instant: Date) => instant.toISOString().slice(0, 10);

/** The state of the only bundle of a pack of which nothing was ordered yet. */
function stateOf(one: Bundle, items: RuleItem[]) {
  const plenty = sum("grant", "quantity", 100, { bundleId: one.id });
  const owed = owedOf(pack({ bundles: [one], ledger: [plenty] }), day("2026-03-01"));
  return bundleState(one, items, owed.get(one.id));
}

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
      expect(stateOf(bundle("one", { minItems, maxItems }), items)).toMatchObject({
        chosen,
        missing,
        optional,
        complete,
      });
    },
  );

  test("[PK-03] pieces count, not lines, and only the bundle's own", () => {
    const items = [item("A", 2), item("B", 1), item("A", 5, { bundleId: "two" })];
    expect(stateOf(bundle("one", { maxItems: 9 }), items).chosen).toBe(3);
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
    expect(stateOf(exclusive, items).locked).toEqual(locked);
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
    const state = stateOf(
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
    expect(windowRefusal(window, undefined, { now: new Date(at), readable })).toEqual(
      message ? { rule: "window-closed", message, until } : undefined,
    );
  });

  test("[PK-06] one side may be open", () => {
    expect(
      windowRefusal({ ...window, closesAt: null }, undefined, { now: day("2030-01-01"), readable }),
    ).toBeUndefined();
    expect(
      windowRefusal({ ...window, opensAt: null }, undefined, { now: day("2020-01-01"), readable }),
    ).toBeUndefined();
  });

  test("[PK-06] an indent bundle has its own, which only counts for indent orders", () => {
    const indent = bundle("Coats", {
      isIndentOrder: true,
      indentStartsAt: day("2026-03-10"),
      indentEndsAt: day("2026-03-20"),
    });
    const at = (text: string, of = indent) => windowRefusal(window, of, { now: day(text), readable });
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
