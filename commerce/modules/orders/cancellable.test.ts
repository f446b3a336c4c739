import { describe, expect, test } from "vitest";
import { cancelProblem, isCancellable } from "./cancellable";

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
  const entries = [
    { entryNumber: 0, quantity: 2 },
    { entryNumber: 1, quantity: 1 },
  ];
  const ask = (...pairs: [number, number][]) =>
    cancelProblem(
      entries,
      pairs.map(([orderEntryNumber, quantity]) => ({ orderEntryNumber, quantity })),
    );

  test("[OR-02] all of it, in any order", () => {
    expect(ask([0, 2], [1, 1])).toBeUndefined();
    expect(ask([1, 1], [0, 2])).toBeUndefined();
  });

  test("[OR-02] none of it is no request", () => {
    expect(ask()).toBe("nothing");
    expect(ask([0, 0], [1, 0])).toBe("nothing");
  });

  test("[OR-02] a part, more than there is, a stranger or a line twice is refused", () => {
    expect(ask([0, 2])).toBe("partly");
    expect(ask([0, 1], [1, 1])).toBe("partly");
    expect(ask([0, 3], [1, 1])).toBe("partly");
    expect(ask([0, 2], [7, 1])).toBe("partly");
    expect(ask([0, 2], [1, 1], [1, 1])).toBe("partly");
  });
});
