import { booksAgree, letOrder } from "../ordering";
import { onServer } from "../../support/on-server";
import { withDemo } from "../stage";
import { must, mustBeNone, type Step } from "../step";

/** Fewer than the thirteen connections of a process. */
const CONNECTIONS = 6;

/** The server gives the shop fewer connections than it may hold: some requests wait or are sent again, none is lost. */
export const fewConnections: Step = {
  name: "few-connections",
  on: ["postgresql"],
  run: (kind) =>
    withDemo(kind, async (place, ground) => {
      const { url } = place.postgres!;
      const few = new URL(url);
      few.username = "few";
      await onServer(url, `create role few login connection limit ${CONNECTIONS}`);
      // Owner of the tables that are there.
      await onServer(url, "grant kitroom to few; alter role few in database postgres set role kitroom");
      const shop = await place.start({ DATABASE_URL: few.href });
      const crowd = letOrder(ground, [place.entrance]);
      await crowd.progress(150);
      await crowd.home();
      mustBeNone(crowd.faults);
      const strange = [...crowd.tally.again].filter(([cause]) => cause !== "503");
      must(strange.length === 0, `sent again: ${JSON.stringify(strange)}`);
      await shop.stop();
      const books = await booksAgree(place, ground, crowd.trips);
      return `${crowd.tally.again.get("503") ?? 0} × 503 sent again, ${books}`;
    }),
};
