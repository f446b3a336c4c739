import { installPackage } from "../../support/system.mjs";
import { findPgbouncer, startPgbouncer } from "../../support/pgbouncer";
import { runProgram } from "../../support/run-program";
import { booksAgree, letOrder } from "../ordering";
import { withDemo } from "../stage";
import { Missing, must, mustBeNone, type Step } from "../step";

/** PgBouncer in session mode serves the shop; in transaction mode the start is refused with a sentence. */
export const pooler: Step = {
  name: "pooler",
  on: ["postgresql"],
  run: (kind) => {
    if (!findPgbouncer() && !installPackage("pgbouncer"))
      throw new Missing("there is no PgBouncer and it cannot be installed");
    return withDemo(kind, async (place, ground) => {
      const { url } = place.postgres!;
      const sharing = await startPgbouncer(url, "transaction");
      const env = { ...place.env, DATABASE_URL: sharing.url, DATA_DIR: place.dataDir };
      const refused = await runProgram(["build/host.js"], env).finally(sharing.stop);
      must(
        refused.status === 1 && refused.said.includes("pool_mode = session"),
        `in transaction mode the start ended with ${refused.status}: ${refused.said}`,
      );
      const keeping = await startPgbouncer(url, "session");
      try {
        const shop = await place.start({ DATABASE_URL: keeping.url });
        const crowd = letOrder(ground, [place.entrance]);
        await crowd.progress(100);
        await crowd.home();
        mustBeNone([
          ...crowd.faults,
          ...[...crowd.tally.again.keys()].map((cause) => `sent again: ${cause}`),
        ]);
        await shop.stop();
        return `refused in transaction mode; in session mode ${await booksAgree(place, ground, crowd.trips)}`;
      } finally {
        await keeping.stop();
      }
    });
  },
};
