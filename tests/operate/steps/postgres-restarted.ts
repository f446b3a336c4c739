import { visitorOf, watchOutage } from "../../support/outage";
import { booksAgree, letOrder } from "../ordering";
import { withDemo } from "../stage";
import { mustBeNone, type Step } from "../step";

/** Answers that people get between two outages. */
const ANSWERS = 50;

/** The server is restarted as by its operator, and as after a crash, while people order; the shop is not. */
export const postgresRestarted: Step = {
  name: "postgres-restarted",
  on: ["postgresql"],
  run: (kind) =>
    withDemo(kind, async (place, ground) => {
      const server = place.postgres!;
      const shop = await place.start();
      const visitor = await visitorOf(place.entrance.url);
      const crowd = letOrder(ground, [place.entrance]);
      await crowd.progress(ANSWERS);
      const problems = await watchOutage({ ...server, stop: () => server.stop("fast") }, visitor, 1500);
      await crowd.progress(ANSWERS);
      problems.push(...(await watchOutage(server, visitor, 3000)));
      await crowd.progress(ANSWERS);
      await crowd.home();
      visitor.close();
      mustBeNone([...problems, ...crowd.faults]);
      await shop.stop();
      return booksAgree(place, ground, crowd.trips);
    }),
};
