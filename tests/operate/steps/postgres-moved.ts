import { startReplica } from "../../support/postgres-server.mjs";
import { checkHolds, letOrder, placedIn, placeOrder } from "../ordering";
import { comeIn } from "../regular";
import { onServer } from "../../support/on-server";
import { until, withDemo } from "../stage";
import { mustBeNone, type Step } from "../step";

/** The database moves to another server: a replica is promoted, and the shop starts with its address. */
export const postgresMoved: Step = {
  name: "postgres-moved",
  on: ["postgresql"],
  run: (kind) =>
    withDemo(kind, async (place, ground) => {
      const other = await startReplica(place.postgres!, { keepsCommits: true });
      try {
        const shop = await place.start();
        const regular = await comeIn(place.entrance, ground.skus.slice(2, 5));
        const crowd = letOrder(ground, [place.entrance]);
        await crowd.progress(80);
        await crowd.home();
        await shop.stop();
        // A server that stops sends its replicas the rest first.
        await place.postgres!.stop();
        await onServer(other.url, "select pg_promote()");
        await until("the replica is a primary", async () => {
          const [row] = await onServer<{ standby: boolean }>(
            other.url,
            "select pg_is_in_recovery() as standby",
          );
          return row?.standby === false;
        });
        const moved = await place.start({ DATABASE_URL: other.url });
        const codes = await onServer<{ code: string }>(other.url, "select code from orders");
        const there = new Set(codes.map(({ code }) => code));
        mustBeNone([
          ...crowd.faults,
          ...crowd.trips.flatMap(({ order }) => (order && !there.has(order) ? [`${order} is lost`] : [])),
          ...(await regular.whatIsLost()),
        ]);
        regular.leave();
        await placeOrder(ground, place.entrance);
        await moved.stop();
        const held = await checkHolds({ ...place.env, DATABASE_URL: other.url }, place.dataDir);
        return `${placedIn(crowd.trips)} orders are there, ${held} checks hold`;
      } finally {
        await other.remove();
      }
    }),
};
