import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { dayOf } from "../../commerce/calendar";
import { testApi } from "../support/api";
import { TEST_NOW } from "../support/settings";
import { boundariesOf, fewOf, fiveYearsAfter } from "./boundaries";
import { live } from "./live";
import { pagesOf } from "./pages";
import { ZONES } from "./zones.mjs";

/**
 * `npm run calendar` lives five years in every zone of the demo, `-- --few` the boundaries that differ most; `npm test`
 * those in one zone.
 */
const RUN = process.env["CALENDAR"];
const WHOLE = RUN === "whole";

const outboxDir = mkdtempSync(join(tmpdir(), "calendar-"));
afterAll(() => rmSync(outboxDir, { recursive: true }));

/** Ten days take a minute, and several on a busy machine. */
const timeout = RUN ? undefined : 600_000;

for (const zone of RUN ? ZONES : ZONES.slice(0, 1)) {
  test(
    `[CK-05] what people are given, spend and order adds up around every boundary, in ${zone}`,
    { timeout },
    async () => {
      const api = await testApi({ mail: { from: "no-reply@shop.example", outboxDir } });
      const from = dayOf(TEST_NOW, zone);
      const choose = (hiredOn: string) => {
        const all = boundariesOf(zone, from, fiveYearsAfter(from), hiredOn);
        return WHOLE ? all : fewOf(all);
      };
      const faults = await live(api, zone, choose, WHOLE ? await pagesOf(api) : undefined);
      await api.close();
      expect(faults).toEqual([]);
    },
  );
}
