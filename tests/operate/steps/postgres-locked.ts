import pg from "pg";
import { booksAgree, letOrder, placedIn } from "../ordering";
import { runProgram } from "../../support/run-program";
import { readiness, until, withDemo } from "../stage";
import { must, mustBeNone, type Step } from "../step";
import { knockerAt, mustBeTurnedAway } from "../turned-away";

/** A statement waits ten seconds for a lock; some more are for a busy machine. */
const MOST_MS = 25_000;

/** Somebody locks tables for longer than the shop waits: writes are turned away, and go on when the lock is gone. */
export const postgresLocked: Step = {
  name: "postgres-locked",
  on: ["postgresql"],
  run: (kind) =>
    withDemo(kind, async (place, ground) => {
      const shop = await place.start();
      const knocker = await knockerAt(place.entrance);
      const locker = new pg.Client({ connectionString: place.postgres!.url });
      await locker.connect();
      await locker.query("begin; lock table carts, orders in access exclusive mode");
      const started = performance.now();
      mustBeTurnedAway("a write at a locked table", await knocker.write());
      const waited = performance.now() - started;
      must(waited < MOST_MS, `it waited ${Math.round(waited)} ms`);
      const { status } = await readiness(shop.url);
      must(status === 200, `/readyz answered ${status} while tables were locked`);
      const page = await knocker.page();
      must(page === 200, `a page without these tables answered ${page}`);
      await locker.query("rollback");
      await locker.end();
      const after = await knocker.write();
      must(after.status === 201, `after the lock a write answered ${after.status}`);
      const crowd = letOrder(ground, [place.entrance]);
      await crowd.progress(50);
      await crowd.home();
      mustBeNone(crowd.faults);
      await until("jobs that met the lock have run again", async () => {
        const { said } = await runProgram(["build/queue.js", "list"], place.env);
        return said.includes("Jobs that failed: 0");
      });
      await shop.stop();
      await booksAgree(place, ground, crowd.trips);
      return `turned away after ${(waited / 1000).toFixed(1)} s, ${placedIn(crowd.trips)} orders after it`;
    }),
};
