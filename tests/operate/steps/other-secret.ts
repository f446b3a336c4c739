import type { Place } from "../../support/place";
import { runProgram } from "../../support/run-program";
import { withDemo } from "../stage";
import { must, type Step } from "../step";

const OTHER = "another-secret-of-the-harness-9876543210";

/** Whether a start with a secret wrote that it is another one. */
async function warns(place: Place, secret: string): Promise<boolean> {
  const shop = await place.start({ SESSION_SECRET: secret, LOG_LEVEL: "warn" });
  await shop.stop();
  return shop.output().includes('"event":"secret.another"');
}

/** A start with another session secret is in the log once, and `npm run check` says whose secret it has. */
export const otherSecret: Step = {
  name: "other-secret",
  run: (kind) =>
    withDemo(kind, async (place) => {
      const own = place.env["SESSION_SECRET"]!;
      const said = [];
      for (const secret of [own, own, OTHER, OTHER]) said.push(await warns(place, secret));
      must(said.join() === "false,false,true,false", `the starts warned: ${said.join()}`);
      const env = { ...place.env, DATA_DIR: place.dataDir };
      const checked = await runProgram(["build/check.js"], env);
      must(
        checked.status === 1 && /^WRONG The session secret is that of the last start/m.test(checked.said),
        `check with the former secret ended with ${checked.status}: ${checked.said}`,
      );
      const right = await runProgram(["build/check.js"], { ...env, SESSION_SECRET: OTHER });
      must(right.status === 0, `check with the new secret ended with ${right.status}: ${right.said}`);
      return "1 of 4 starts warned, and so does the check";
    }),
};
