import { describe, expect, it } from "vitest";
import { journeys } from "./journeys";
import { runJourney } from "./run-journey";

/** `npm run faults`: every call of every step of every journey, with every fault. */
describe("one call goes wrong", () => {
  for (const journey of journeys) {
    it(`[FW-01] ${journey.name}: words, nothing lost, nothing doubled`, async () => {
      const report = await runJourney(journey, (cases) => cases);
      console.log(`${journey.name}: ${report.steps.length} steps, ${report.cases} cases`);
      expect(report.wrong).toEqual([]);
    });
  }
});
