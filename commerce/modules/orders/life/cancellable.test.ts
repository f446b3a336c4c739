import { describe, expect, test } from "vitest";
import { isCancellable, planCancel } from "./cancellable";

describe("until when", () => {
  test.each([
    ["CREATED", true],
    ["PENDING_APPROVAL", true],
    ["PENDING_APPROVAL_FROM_MERCHANT", true],
    ["ASSIGNED_TO_ADMIN", true],
    ["APPROVED", true],
    ["APPROVED_BY_MERCHANT", true],
    ["OPEN", false],
    ["PROCESSING", false],
    ["COMPLETED", false],
    ["REJECTED", false],
    ["REJECTED_BY_MERCHANT", false],
    ["CANCELLING", false],
    ["CANCELLED", false],
    ["ERROR", false],
    ["anything else", false],
  ])("[OR-02] %s may be cancelled: %s", (status, may) => {
    expect(isCancellable(status, 0)).toBe(may);
    expect(isCancellable(status, 1)).toBe(false);
  });
});

describe("how much", () => {
  const plain = { packId: null, packType: null, packName: null, bundleId: null, bundleName: null };
  const of = (packType: string, bundleId: string) => ({
    packId: "P",
    packType,
    packName: "Cabin pack",
    bundleId,
    bundleName: bundleId,
  });
  const lines = [
    { entryNumber: 0, quantity: 2, ...plain },
    { entryNumber: 1, quantity: 1, ...plain },
    { entryNumber: 2, quantity: 2, ...of("optional", "Tops") },
    { entryNumber: 3, quantity: 1, ...of("optional", "Tops") },
    { entryNumber: 4, quantity: 1, ...of("optional", "Hats") },
    { entryNumber: 5, quantity: 3, ...of("self-purchase", "Own") },
    { entryNumber: 6, quantity: 1, ...of("compulsory", "Boots"), packId: "C" },
    { entryNumber: 7, quantity: 1, ...of("compulsory", "Vests"), packId: "C" },
  ];
  const ask = (...pairs: [number, number][]) =>
    planCancel(
      lines,
      pairs.map(([orderEntryNumber, quantity]) => ({ orderEntryNumber, quantity })),
    );
  const all = lines.map(({ entryNumber, quantity }): [number, number] => [entryNumber, quantity]);
  const cut = (plan: ReturnType<typeof ask>) =>
    "problem" in plan
      ? plan.problem
      : plan.cancelled.map(({ line, quantity }) => `${line.entryNumber}×${quantity}`).join(" ");

  test("[OR-02] all of it, in any order, is the whole order", () => {
    expect(ask(...all)).toMatchObject({ whole: true });
    expect(ask(...all.toReversed())).toMatchObject({ whole: true });
  });

  test("[OR-02] goods from the catalogue and own purchases go piece by piece; a quantity of 0 is not asked for", () => {
    expect(ask([0, 1])).toMatchObject({ whole: false });
    expect(cut(ask([0, 1], [1, 0], [5, 2]))).toBe("0×1 5×2");
  });

  test("[OR-02] a bundle of an optional pack goes whole, and alone", () => {
    expect(cut(ask([2, 2], [3, 1]))).toBe("2×2 3×1");
    expect(cut(ask([4, 1]))).toBe("4×1");
    expect(cut(ask([2, 2]))).toBe("The items of Tops can only be cancelled together.");
    expect(cut(ask([2, 1], [3, 1]))).toBe("The items of Tops can only be cancelled together.");
  });

  test("[OR-02] a compulsory pack goes whole", () => {
    expect(cut(ask([6, 1], [7, 1]))).toBe("6×1 7×1");
    expect(cut(ask([6, 1]))).toBe("The items of Cabin pack can only be cancelled together.");
  });

  test("[OR-02] none, more than there is, a stranger or a line twice is refused", () => {
    expect(ask()).toEqual({ problem: "Select at least one item to cancel.", reason: "missing" });
    expect(ask([0, 0])).toMatchObject({ reason: "missing" });
    expect(cut(ask([0, 3]))).toBe("Line 0 has only 2 to cancel.");
    expect(cut(ask([99, 1]))).toBe("The order has no line 99.");
    expect(cut(ask([0, 1], [0, 1]))).toBe("Line 0 is there twice.");
  });
});
