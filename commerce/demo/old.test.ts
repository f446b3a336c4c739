import { expect, test } from "vitest";
import { oldDemoWords } from "./old";

test("[API-1] whoever starts a demo of more than 60 days ago is told how to date it from today", () => {
  const seeded = new Date("2026-03-18T00:00:00Z");
  expect(oldDemoWords(seeded, new Date("2026-05-17T00:00:00Z"))).toBeUndefined();
  expect(oldDemoWords(seeded, new Date("2026-05-18T00:00:00Z"))).toBe(
    "The demo's data is dated from 18 Mar 2026. To date it from today: npm run demo:reset",
  );
});
