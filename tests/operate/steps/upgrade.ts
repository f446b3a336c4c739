import type { Kind } from "../../support/place";
import { EARLIER, type Earlier } from "../earlier";
import { openEarlier } from "../earlier-shop";
import { booksAgree, placeOrder } from "../ordering";
import { withPlace } from "../stage";
import { mustBeNone, type Step } from "../step";

/** Answers that people get from each version. */
const ANSWERS = 60;

/** An earlier state is stopped while people order, and today's version opens on the same data in its place. */
const upgradeFrom = (kind: Kind, earlier: Earlier): Promise<string> =>
  withPlace(kind, async (place) => {
    const { shop, ground, regular, crowd } = await openEarlier(place, earlier);
    await crowd.progress(ANSWERS);
    await shop.stop();
    const today = await place.start();
    await crowd.progress(ANSWERS);
    await crowd.home();
    mustBeNone([...crowd.faults, ...(await regular.whatIsLost())]);
    regular.leave();
    const trips = [...crowd.trips, await placeOrder(ground, place.entrance)];
    await today.stop();
    return booksAgree(place, ground, trips);
  });

/** One step for each earlier state. */
export const upgrades: Step[] = EARLIER.map((earlier) => ({
  name: `upgrade-from-${earlier.migrations}`,
  run: (kind) => upgradeFrom(kind, earlier),
}));
