import { describe, expect, test } from "vitest";
import { dayOf } from "../../calendar";
import { type Ending, endingWords, recalledRefusal } from "./ending";

const polo = (ending: Partial<Ending> | null) => ({
  code: "EB-1",
  name: "O'Brien-Ngāti <b>& polo",
  ending: ending && {
    kind: "rebrand" as const,
    endsOn: "2026-04-05",
    reason: "The logo changes",
    exchangeFree: false,
    replacement: { code: "EB-2", name: "Crew tee" },
    ...ending,
  },
});

describe("a style that ends", () => {
  test("[B-17] both go before and on the last day; from the next day on the old one is refused with its reason", () => {
    expect(recalledRefusal(polo({}), "2026-04-04")).toBeUndefined();
    expect(recalledRefusal(polo({}), "2026-04-05")).toBeUndefined();
    expect(recalledRefusal(polo({}), "2026-04-06")).toEqual({
      type: "RecalledError",
      reason: "recalled",
      subject: "EB-1",
      subjectType: "product",
      message:
        "O'Brien-Ngāti <b>& polo was replaced. The logo changes. The last day to order it was 5 Apr 2026. Order Crew tee instead.",
    });
    expect(recalledRefusal(polo(null), "2026-04-06")).toBeUndefined();
  });

  test("[B-17] a recall says so, and one without a replacement names none", () => {
    const recalled = polo({ kind: "recall", reason: "It tears.", replacement: null });
    expect(recalledRefusal(recalled, "2026-05-01")?.message).toBe(
      "O'Brien-Ngāti <b>& polo was recalled. It tears. The last day to order it was 5 Apr 2026.",
    );
    expect(endingWords(recalled, "2026-05-01")).toBe("Ended on 5 Apr 2026.");
  });

  test("[B-17] the day is that of the organisation, also where its clocks go back that night", () => {
    // Daylight saving ends in Melbourne on 5 Apr 2026; in Perth it is 21:30 of the 5th then.
    const justAfter = new Date("2026-04-05T14:30:00Z");
    expect(recalledRefusal(polo({}), dayOf(justAfter, "Australia/Melbourne"))).toBeDefined();
    expect(recalledRefusal(polo({}), dayOf(justAfter, "Australia/Perth"))).toBeUndefined();
    expect(recalledRefusal(polo({}), dayOf(justAfter, "Pacific/Auckland"))).toBeDefined();
    expect(recalledRefusal(polo({}), dayOf(new Date("2026-04-05T13:30:00Z"), "Australia/Melbourne"))).toBe(
      undefined,
    );
  });

  test("[B-17] its end and what replaces it are said before", () => {
    expect(endingWords(polo({}), "2026-04-05")).toBe("Ends on 5 Apr 2026. Replaced by Crew tee.");
    expect(endingWords(polo({}), "2026-04-06")).toBe("Ended on 5 Apr 2026. Replaced by Crew tee.");
    expect(endingWords(polo(null), "2026-04-06")).toBeUndefined();
  });
});
