import { describe, expect, it } from "vitest";
import { journeys } from "../faults/journeys";
import { type Choose, runJourney } from "../faults/run-journey";

/** Spreads over calls and faults alike, for their numbers have no divisor in common with it. */
const EVERY = 29;

/** The same few of each step in every run; `npm run faults` runs them all. */
const aFew: Choose = (cases, step) => cases.filter((_, index) => (index + step * 5) % EVERY === 0);

describe("one call of a journey goes wrong", () => {
  for (const journey of journeys) {
    it(`[FW-01] ${journey.name}: said in words, nothing lost, nothing doubled, and trying again helps`, async () => {
      const { cases, wrong } = await runJourney(journey, aFew);
      expect(wrong).toEqual([]);
      expect(cases).toBeGreaterThan(20);
    });
  }
});
