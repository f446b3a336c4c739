import { installPackage } from "../../support/system.mjs";
import { findPgbouncer, LIMITS, startPgbouncer } from "../../support/pgbouncer.mjs";
import { runProgram } from "../../support/run-program";
import { booksAgree, letOrder } from "../ordering";
import type { Ground } from "../../support/shoppers/ground";
import type { Place } from "../../support/place";
import { withDemo } from "../stage";
import { Missing, must, mustBeNone, type Step } from "../step";

/** A crowd orders in a shop behind a pooler, and nobody sees a fault. @returns what the books say. */
async function served(place: Place, ground: Ground, env: Record<string, string>): Promise<string> {
  const shop = await place.start(env);
  const crowd = letOrder(ground, [place.entrance]);
  await crowd.progress(100);
  await crowd.home();
  mustBeNone([...crowd.faults, ...[...crowd.tally.again.keys()].map((cause) => `sent again: ${cause}`)]);
  await shop.stop();
  return booksAgree(place, ground, crowd.trips);
}

/**
 * PgBouncer in session mode serves the shop, and in transaction mode beside the address of the server; without that the
 * start is refused with a sentence.
 */
export const pooler: Step = {
  name: "pooler",
  on: ["postgresql"],
  run: (kind) => {
    if (!findPgbouncer() && !installPackage("pgbouncer"))
      throw new Missing("there is no PgBouncer and it cannot be installed");
    return withDemo(kind, async (place, ground) => {
      const { url } = place.postgres!;
      const sharing = await startPgbouncer(url, "transaction", { limits: LIMITS });
      const keeping = await startPgbouncer(url, "session");
      try {
        const env = { ...place.env, DATABASE_URL: sharing.url, DATA_DIR: place.dataDir };
        const refused = await runProgram(["build/host.js"], env);
        must(
          refused.status === 1 && refused.said.includes("DATABASE_DIRECT_URL"),
          `in transaction mode the start ended with ${refused.status}: ${refused.said}`,
        );
        const shared = await served(place, ground, { DATABASE_URL: sharing.url, DATABASE_DIRECT_URL: url });
        const kept = await served(place, ground, { DATABASE_URL: keeping.url });
        return `in transaction mode refused without the server's address, with it ${shared}; in session mode ${kept}`;
      } finally {
        await sharing.stop();
        await keeping.stop();
      }
    });
  },
};
