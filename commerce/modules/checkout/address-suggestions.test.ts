import { expect, test } from "vitest";
import { suggestionsFor } from "./address-suggestions";

const lineOf = (line1: string) =>
  suggestionsFor({
    firstName: "A",
    lastName: "B",
    line1,
    town: "Dubbo",
    postalCode: "2830",
    region: "NSW",
    country: { isocode: "AU" },
  })[0]?.line1;

test.each([
  ["UNIT 5A/12 SMITH ST", "Unit 5A/12 Smith Street"],
  ["RMB 1234 OLD MILL RD", "RMB 1234 Old Mill Road"],
  ["9 O'BRIEN ST", "9 O'Brien Street"],
  ["9 ST JOHN'S AVE", "9 St John's Avenue"],
  ["12b quay rd", "12B Quay Road"],
])("[CK-02] %s is suggested as %s", (typed, suggested) => {
  expect(lineOf(typed)).toBe(suggested);
});

const meant = (town: string, postalCode: string, isocode: "AU" | "NZ" = "AU") =>
  suggestionsFor({
    ...{ firstName: "A", lastName: "B", line1: "9 Quay Road", town, postalCode, country: { isocode } },
    region: isocode === "AU" ? "VIC" : undefined,
  }).map((one) => [one.town, one.postalCode, one.region].filter(Boolean).join(" "));

test.each([
  ["Richmnod", "3121", ["Richmond 3121 VIC"]],
  ["Geelong", "3202", ["Geelong 3220 VIC"]],
  ["Burnleigh", "3000", ["Melbourne 3000 VIC"]],
])("[B-23] %s with %s was probably meant as %j", (town, postalCode, first) => {
  expect(meant(town, postalCode).slice(0, 1)).toEqual(first);
});

test.each([
  ["Saint Kilda", "3182"],
  ["ST KILDA", "3182"],
  ["Mt Waverley", "3149"],
  // A postcode that the list does not know says nothing.
  ["Anywhere", "3999"],
])("[B-23] %s with %s belongs together, however it is written", (town, postalCode) => {
  expect(meant(town, postalCode).filter((one) => !one.includes(postalCode))).toEqual([]);
  expect(meant(town, postalCode).length).toBeLessThanOrEqual(1);
});

test.each([
  ["Whangarei", "0110"],
  ["Grey Lynn, Auckland", "1021"],
  ["Auckland", "1021"],
])("[B-23] in New Zealand %s belongs to %s, as a suburb, a town or both", (town, postalCode) => {
  expect(meant(town, postalCode, "NZ")).toEqual([]);
});

test("[B-23] a town of New Zealand with the postcode of another is asked about", () => {
  expect(meant("Wellington", "1021", "NZ")[0]).toMatch(/^Wellington 50|^Wellington 60/);
});
