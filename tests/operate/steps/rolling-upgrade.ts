import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startShop } from "../../e2e/host";
import { freePort } from "../../support/postgres-server.mjs";
import { EARLIER } from "../earlier";
import { openEarlier } from "../earlier-shop";
import { booksAgree, letOrder } from "../ordering";
import { withPlace } from "../stage";
import { mustBeNone, must, type Step } from "../step";

/** Answers that people get while one version serves, and while both do. */
const ANSWERS = 60;

/** The old version serves while the new one migrates, then both serve. Nobody's request fails. */
export const rollingUpgrade: Step = {
  name: "rolling-upgrade",
  on: ["postgresql"],
  run: (kind) =>
    withPlace(kind, async (place) => {
      const { shop: old, ground, regular, crowd } = await openEarlier(place, EARLIER.at(-1)!);
      await crowd.progress(ANSWERS);
      const folder = mkdtempSync(join(tmpdir(), "kitroom-second-"));
      const port = await freePort();
      const today = await startShop(folder, { ...place.env, PORT: String(port) });
      try {
        await crowd.progress(ANSWERS);
        await crowd.home();
        const entrances = [place.entrance, { ...place.entrance, url: today.url }];
        const both = letOrder(ground, entrances);
        await both.progress(2 * ANSWERS);
        await both.home();
        mustBeNone([...crowd.faults, ...both.faults, ...(await regular.whatIsLost())]);
        regular.leave();
        const again = [...crowd.tally.again, ...both.tally.again];
        must(again.length === 0, `sent again: ${again.map(([cause, n]) => `${n} × ${cause}`).join(", ")}`);
        await old.stop();
        await today.stop();
        return await booksAgree(place, ground, [...crowd.trips, ...both.trips]);
      } finally {
        await today.kill();
        rmSync(folder, { recursive: true, force: true });
      }
    }),
};
