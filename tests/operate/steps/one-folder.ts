import { freePort } from "../../support/postgres-server.mjs";
import { runProgram } from "../../support/run-program";
import { booksAgree, letOrder } from "../ordering";
import { mustBeRefused } from "../refusals";
import { withDemo } from "../stage";
import { mustBeNone, type Step } from "../step";

/** A second process on the folder of a running shop is refused and harms nothing; after kill -9 the next one opens. */
export const oneFolder: Step = {
  name: "one-folder",
  on: ["pglite"],
  run: (kind) =>
    withDemo(kind, async (place, ground) => {
      const shop = await place.start();
      const crowd = letOrder(ground, [place.entrance]);
      await crowd.progress(30);
      const env = { ...place.env, DATA_DIR: place.dataDir, PORT: String(await freePort()) };
      const sentence = /^The embedded database in .* is in use by process \d+ since .* UTC.*DATABASE_URL/;
      const commands = [["build/host.js"], ["build/check.js"], ["build/queue.js", "list"]];
      for (const command of commands)
        mustBeRefused(command.join(" "), await runProgram(command, env), sentence);
      await crowd.progress(30);
      await shop.kill();
      const next = await place.start();
      await crowd.progress(30);
      await crowd.home();
      mustBeNone(crowd.faults);
      await next.stop();
      return `${commands.length} refused, ${await booksAgree(place, ground, crowd.trips)}`;
    }),
};
