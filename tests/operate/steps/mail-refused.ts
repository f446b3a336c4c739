import { withDatabaseOf } from "../../support/place";
import { auditBooks } from "../../support/shoppers/books";
import { checkHolds, placeOrder } from "../ordering";
import { until, withDemo } from "../stage";
import { must, mustBeNone, type Step } from "../step";

/** More than the minute after which a mail is tried again, and the four after which it is once more. */
const PATIENCE_MS = 400_000;

/** The mail server refuses: orders are placed all the same, and each mail comes once when it takes mail again. */
export const mailRefused: Step = {
  name: "mail-refused",
  run: (kind) =>
    withDemo(kind, async (place, ground) => {
      const { mails } = place;
      mails.refuseWith("451 greylisted, try again later");
      const shop = await place.start();
      const trips = [await placeOrder(ground, place.entrance), await placeOrder(ground, place.entrance)];
      await until("a mail is refused", () => mails.refused > 0);
      must(mails.mails.length === 0, "a refused mail arrived");
      mails.refuseWith(undefined);
      await until("the mails arrive", () => mails.mails.length >= trips.length, PATIENCE_MS);
      await shop.stop();
      const held = await checkHolds(place.env, place.dataDir);
      const books = await withDatabaseOf(place, (db) => auditBooks(db, ground, trips, mails.mails));
      mustBeNone(books.problems);
      must(books.doubled === 0, `${books.doubled} mails came twice`);
      return `${mails.refused} refusals, ${books.written} mails came once, ${held} checks hold`;
    }),
};
