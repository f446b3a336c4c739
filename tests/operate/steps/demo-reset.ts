import type { Place } from "../../support/place";
import { runProgram } from "../../support/run-program";
import { checkHolds, placeOrder } from "../ordering";
import { mustBeRefused } from "../refusals";
import { withDemo } from "../stage";
import { must, type Step } from "../step";

const reset = (place: Place, args: string[] = [], env: Record<string, string> = {}) =>
  runProgram([process.execPath, "--import", "tsx", "commerce/demo/reset.ts", ...args], {
    ...place.env,
    DATA_DIR: place.dataDir,
    ...env,
  });

/** `demo:reset` refuses a real shop, a running one and one with orders of its own, and changes nothing of them. */
export const demoReset: Step = {
  name: "demo-reset",
  run: (kind) =>
    withDemo(kind, async (place, ground) => {
      const shop = await place.start();
      await placeOrder(ground, place.entrance);
      mustBeRefused("with DEMO=off", await reset(place, [], { DEMO: "off" }), /^DEMO=off says/);
      if (place.postgres)
        mustBeRefused(
          "with an order",
          await reset(place),
          /^The database postgres has 1 order .*--erase postgres$/,
        );
      else mustBeRefused("beside a running shop", await reset(place), /is in use by process \d+/);
      await placeOrder(ground, place.entrance);
      await shop.stop();
      await checkHolds(place.env, place.dataDir);
      const done = await reset(place, place.postgres ? ["--erase", "postgres"] : []);
      must(done.status === 0, `the reset ended with ${done.status}: ${done.said}`);
      const again = await place.start();
      await placeOrder(ground, place.entrance);
      await again.stop();
      const held = await checkHolds(place.env, place.dataDir);
      return `2 refusals, then a reset: ${held} checks hold`;
    }),
};
