import { builtEarlier, EARLIER } from "../earlier";
import { openEarlier } from "../earlier-shop";
import { booksAgree } from "../ordering";
import { withPlace } from "../stage";
import { mustBeNone, type Step } from "../step";

/** Answers that people get from each version. */
const ANSWERS = 40;

/** After an upgrade the old version starts again on the new tables, and the new one after it, while people order. */
export const rollback: Step = {
  name: "rollback",
  run: (kind) =>
    withPlace(kind, async (place) => {
      const earlier = EARLIER.at(-1)!;
      const { shop: old, ground, regular, crowd } = await openEarlier(place, earlier);
      let running = old;
      for (const root of [".", await builtEarlier(earlier), "."]) {
        await crowd.progress(ANSWERS);
        await running.stop();
        running = await place.start({}, root);
      }
      await crowd.progress(ANSWERS);
      await crowd.home();
      mustBeNone([...crowd.faults, ...(await regular.whatIsLost())]);
      regular.leave();
      await running.stop();
      return booksAgree(place, ground, crowd.trips);
    }),
};
