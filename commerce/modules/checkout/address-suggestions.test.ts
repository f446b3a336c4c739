import { expect, test } from "vitest";
import { suggestionFor } from "./address-suggestions";

const lineOf = (line1: string) =>
  suggestionFor({
    firstName: "A",
    lastName: "B",
    line1,
    town: "Dubbo",
    postalCode: "2830",
    region: "AU-NSW",
    country: { isocode: "AU" },
  })?.line1;

test.each([
  ["UNIT 5A/12 SMITH ST", "Unit 5A/12 Smith Street"],
  ["RMB 1234 OLD MILL RD", "RMB 1234 Old Mill Road"],
  ["9 O'BRIEN ST", "9 O'Brien Street"],
  ["9 ST JOHN'S AVE", "9 St John's Avenue"],
  ["12b quay rd", "12B Quay Road"],
])("[CK-02] %s is suggested as %s", (typed, suggested) => {
  expect(lineOf(typed)).toBe(suggested);
});
