import { EARLIER } from "../earlier";
import { openEarlier } from "../earlier-shop";
import { booksAgree, checkHolds, placeOrder } from "../ordering";
import { withPlace } from "../stage";
import { must, mustBeNone, type Step } from "../step";
import type { Place } from "../../support/place";
import { runProgram } from "../../support/run-program";

/** Milliseconds after which a start is killed. The first is always before anything is done, others hit what they hit. */
const MOMENTS = [300, 900, 1800, 3000];

/** Starts today's version and kills it, again and again. @returns how many starts were not over yet. */
async function killStarts({ env, dataDir }: Place): Promise<number> {
  let before = 0;
  for (const moment of MOMENTS) {
    const { said } = await runProgram(["build/host.js"], { ...env, DATA_DIR: dataDir }, moment);
    if (said.includes("Kitroom is open")) break;
    before += 1;
  }
  return before;
}

/** Starts are killed while they migrate a database of an earlier state, and while they fill an empty one. */
export const killedMigrations: Step = {
  name: "killed-migrations",
  run: async (kind) => {
    const upgraded = await withPlace(kind, async (place) => {
      const { shop: old, ground, regular, crowd } = await openEarlier(place, EARLIER[1]);
      await crowd.progress(30);
      await crowd.home();
      await old.stop();
      const kills = await killStarts(place);
      must(kills > 0, "every start was over before it was killed");
      const today = await place.start();
      mustBeNone([...crowd.faults, ...(await regular.whatIsLost())]);
      regular.leave();
      const trips = [...crowd.trips, await placeOrder(ground, place.entrance)];
      await today.stop();
      return `${kills} killed upgrades, ${await booksAgree(place, ground, trips)}`;
    });
    const filled = await withPlace(kind, async (place) => {
      const kills = await killStarts(place);
      const shop = await place.start();
      await shop.stop();
      return `${kills} killed first starts, ${await checkHolds(place.env, place.dataDir)} checks hold`;
    });
    return `${upgraded}; ${filled}`;
  },
};
