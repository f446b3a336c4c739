import { describe, expect, test } from "vitest";
import type { Person } from "../../http/principal";
import { breachOf, breachRefusal, satisfies } from "./standards";
import type { StyleStandard } from "./tables";

const DAY = "2026-03-18";
const HIVIS = "AS/NZS 4602.1";
const certified = (of: string, validUntil: string | null = null, standard = HIVIS): StyleStandard => ({
  ...{ standard, class: of, certificate: "HV-1", version: "1", text: "", validUntil },
});
const needs = (of: string, standard = HIVIS) => ({ standard, class: of });

describe("[B-20] what a certificate satisfies", () => {
  test.each([
    ["D/N", "D/N", true],
    ["D/N", "D", true],
    ["D/N", "N", true],
    ["N/D", "D/N", true],
    ["d/n", "N", true],
    ["D", "D", true],
    ["D", "N", false],
    ["D", "D/N", false],
    ["N", "D", false],
    ["N", "D/N", false],
    // Classes of other series mean only themselves.
    ["R", "R", true],
    ["R", "N", false],
    ["R", "D/N", false],
    ["D/R", "D", false],
    ["Type 1", "type  1", true],
    ["Type 1", "Type 2", false],
    ["", "D", false],
    ["D/N/X", "D", false],
    // Any class of the standard.
    ["D", "", true],
    ["", "", true],
  ])("[B-20] class %j where %j is needed: %s", (has, needed, met) => {
    expect(satisfies(needs(needed), [certified(has)], DAY)).toBe(met);
  });

  test("[B-20] a certificate counts up to its last day, and not after it", () => {
    expect(satisfies(needs("D"), [certified("D", DAY)], DAY)).toBe(true);
    expect(satisfies(needs("D"), [certified("D", "2026-03-17")], DAY)).toBe(false);
    expect(satisfies(needs("D"), [certified("D", "2026-03-17"), certified("D/N")], DAY)).toBe(true);
  });

  test("[B-20] another standard never counts, and capitals and spaces do not matter", () => {
    expect(satisfies(needs("D", "AS/NZS 1801"), [certified("D")], DAY)).toBe(false);
    expect(satisfies(needs("D", "as/nzs  4602.1"), [certified("D")], DAY)).toBe(true);
    expect(satisfies(needs("D"), [], DAY)).toBe(false);
  });
});

describe("[B-20] what a garment does not meet of a role", () => {
  const wearer = (job: string, guard: "refuse" | "reason" | "warn" | null) =>
    ({
      user: { jobGroup: job },
      organisation: {
        ppeGuard: guard,
        roleRequirements: [
          { job: "NIGHT", garmentClass: "hi-vis top", ...needs("D/N"), when: "night" },
          { job: "NIGHT", garmentClass: "helmet", ...needs("", "AS/NZS 1801"), when: "always" },
        ],
      },
    }) as unknown as Person;
  const polo = { name: "O'Brien-Ngāti <b>&polo", garmentClass: "Hi-vis top", standards: [certified("D")] };

  test("[B-20] the sentence names the role, the standard it needs and what the garment has", () => {
    expect(breachOf(wearer("NIGHT", "warn"), polo, DAY)).toEqual({
      guard: "warn",
      message:
        "The role NIGHT needs AS/NZS 4602.1 class D/N for night work. O'Brien-Ngāti <b>&polo has AS/NZS 4602.1 class D.",
    });
    expect(breachOf(wearer("NIGHT", "warn"), { ...polo, standards: [] }, DAY)?.message).toContain(
      "is not certified to it",
    );
    const old = { ...polo, standards: [certified("D/N", "2026-03-01")] };
    expect(breachOf(wearer("NIGHT", "warn"), old, DAY)?.message).toContain("expired on 1 Mar 2026");
  });

  test("[B-20] nothing is said of other roles, other garments, or where nothing is checked", () => {
    expect(breachOf(wearer("DAY", "warn"), polo, DAY)).toBeUndefined();
    expect(breachOf(wearer("NIGHT", null), polo, DAY)).toBeUndefined();
    expect(breachOf(wearer("NIGHT", "warn"), { ...polo, garmentClass: null }, DAY)).toBeUndefined();
    expect(breachOf(wearer("NIGHT", "warn"), { ...polo, garmentClass: "boots" }, DAY)).toBeUndefined();
  });

  test("[B-20] a guard refuses, asks for a reason, or only warns", () => {
    const of = (guard: "refuse" | "reason" | "warn", reason?: string) =>
      breachRefusal(breachOf(wearer("NIGHT", guard), polo, DAY), reason)?.reason;
    expect(of("refuse", "whatever")).toBe("standard");
    expect(of("reason")).toBe("reason-needed");
    expect(of("reason", "  ")).toBe("reason-needed");
    expect(of("reason", "Only by day")).toBeUndefined();
    expect(of("warn")).toBeUndefined();
  });
});
