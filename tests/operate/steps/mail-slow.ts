import { setTimeout as wait } from "node:timers/promises";
import { withDatabaseOf } from "../../support/place";
import { auditBooks } from "../../support/shoppers/books";
import { letOrder, placedIn } from "../ordering";
import { until, withDemo } from "../stage";
import { must, mustBeNone, type Step } from "../step";

/** Milliseconds that the server takes for each mail. */
const EACH_MS = 2_000;

/** The mail server takes seconds for each mail: people order meanwhile as fast as ever, and each mail comes once. */
export const mailSlow: Step = {
  name: "mail-slow",
  run: (kind) =>
    withDemo(kind, async (place, ground) => {
      const { mails } = place;
      mails.onMail = () => wait(EACH_MS);
      const shop = await place.start();
      const crowd = letOrder(ground, [place.entrance]);
      await crowd.progress(60);
      await crowd.home();
      const placed = placedIn(crowd.trips);
      must(placed > 0, "nobody ordered");
      const waiting = placed - mails.mails.length;
      mails.onMail = undefined;
      await until("the mails arrive", () => mails.mails.length >= placed);
      // Others are about what became of an order.
      let before = -1;
      await until("no more mails arrive", async () => {
        const still = mails.mails.length === before;
        before = mails.mails.length;
        if (!still) await wait(6_000);
        return still;
      });
      await shop.stop();
      const books = await withDatabaseOf(place, (db) => auditBooks(db, ground, crowd.trips, mails.mails));
      mustBeNone([...crowd.faults, ...books.problems]);
      must(books.doubled === 0, `${books.doubled} mails came twice`);
      return `${placed} orders, of which ${Math.max(0, waiting)} were ahead of their mail; ${books.written} mails came once`;
    }),
};
