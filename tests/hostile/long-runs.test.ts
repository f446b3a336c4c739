import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { assemble, type Cast } from "../matrix/cast";
import { CALLS, nameOf } from "../matrix/requests";
import { openStage, type Stage } from "../support/stage";
import { keepsCountenance } from "./invariants";
import { cpuOf, isCostly, longRuns, plainRun } from "./long-runs";
import { textPlaces } from "./plans";
import { send } from "./send";
import { DEEP } from "./settings";

let stage: Stage;
let cast: Cast;
beforeAll(async () => {
  stage = await openStage();
  cast = await assemble(stage.api, ["wearer", "bankWearer"]);
  await stage.settle();
});
afterAll(() => stage.close());

/** Paths that begin with `/users` are other names of the same calls. */
const calls = CALLS.filter(({ path }) => DEEP || !path.startsWith("/users/"));

describe("long runs of one sign cost no more than other long texts", () => {
  test.each(calls.map((call) => [nameOf(call), call] as const))(
    "[API-1] %s",
    async (name, call) => {
      for (const { place, planOf } of textPlaces(call, cast)) {
        const ask = async (text: string) => {
          const { result } = await send(stage, cast, planOf(text));
          keepsCountenance(result, `${name} ${place}`);
        };
        await ask(plainRun);
        const plain = await cpuOf(() => ask(plainRun));
        for (const { said, text } of longRuns) {
          expect(await isCostly(plain, () => ask(text)), `${name}: ${said} as ${place}`).toBe(false);
        }
      }
    },
    120_000,
  );
});
