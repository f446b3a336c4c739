import { expect, test } from "@playwright/test";
import { JOURNEYS, keptRows } from "./rows";

for (const journey of JOURNEYS) {
  test(`[PK-05] the ${journey} order leaves the same rows with scripts off and on`, () => {
    expect(keptRows(journey, "enhanced")).toEqual(keptRows(journey, "plain"));
  });
}
