import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { assemble, type Cast } from "../matrix/cast";
import { toldOf } from "../matrix/asking";
import { keepLaws, readOwners, type Owners } from "../matrix/laws";
import { CALLS, nameOf, opened } from "../matrix/requests";
import { openStage, type Stage } from "../support/stage";
import { keepsCountenance } from "./invariants";
import { held } from "./memory";
import { formPlans, plansOf, strayPlans } from "./plans";
import { selfOf, send, type Said } from "./send";
import { options, RUNS, SEED } from "./settings";

let stage: Stage;
let cast: Cast;
let owners: Owners;
beforeAll(async () => {
  stage = await openStage();
  cast = await assemble(stage.api, ["wearer", "bankWearer"]);
  owners = await readOwners(stage.api.db);
  await stage.settle();
});
afterAll(() => stage.close());

/** Every refusal has OCC's shape, and every answer names its request. */
function speaksOcc({ status, headers, text }: Said, said: string) {
  expect(headers.get("X-Correlation-Id"), `${said} names no request`).toMatch(/^[\w.:-]{1,128}$/);
  if (status < 400) return;
  expect(headers.get("Content-Type"), said).toMatch(/^application\/json/);
  const { errors } = JSON.parse(text) as { errors: Record<string, unknown>[] };
  expect(errors.length, said).toBeGreaterThan(0);
  for (const { type, message, subject = "" } of errors) {
    expect([typeof type, typeof message, typeof subject], said).toEqual(["string", "string", "string"]);
  }
}

describe("whatever is sent to a call", () => {
  test.each(CALLS.map((call) => [nameOf(call), call] as const))(
    "[API-1] %s keeps its countenance",
    async (name, call) => {
      await fc.assert(
        fc.asyncProperty(plansOf(call, cast), async (plan) => {
          const { result, changes } = await send(stage, cast, plan);
          keepsCountenance(result, name);
          speaksOcc(result, name);
          const sent = `${decode(plan.address)} ${JSON.stringify(plan)}`;
          const self = selfOf(cast, plan);
          const told = toldOf(cast, self, result.text, sent);
          // A wrong password leaves a count behind, under a hash of the name.
          const written = changes.filter(({ table }) => table !== "sign_in_attempts");
          keepLaws(
            { said: name, self, ...opened(call) },
            { status: result.status, changes: written, told },
            owners,
          );
        }),
        options(),
      );
    },
  );
});

test("[API-1] whatever is posted to the authorization server, it answers as OAuth does", async () => {
  await fc.assert(
    fc.asyncProperty(formPlans, async (plan) => {
      const { result, changes } = await send(stage, cast, plan);
      keepsCountenance(result, plan.address);
      if (result.status < 400) return;
      // A wrong password leaves a count behind, under a hash of the name, and nothing else.
      expect(changes.filter(({ table }) => table !== "sign_in_attempts")).toEqual([]);
      if (!/(^|&)username=/.test(plan.body ?? "")) expect(changes).toEqual([]);
      expect(JSON.parse(result.text)).toMatchObject({ error: expect.stringMatching(/^\w+$/) });
    }),
    options(RUNS * 3),
  );
});

test("[API-1] whatever address is asked by whatever method, the API keeps its countenance", async () => {
  await fc.assert(
    fc.asyncProperty(strayPlans, async (plan) => {
      const { result, changes } = await send(stage, cast, plan);
      keepsCountenance(result, plan.address);
      expect([plan.method, plan.address, changes]).toEqual([plan.method, plan.address, []]);
    }),
    options(RUNS * 6),
  );
});

/** Bytes that hundreds of hostile requests may leave behind: compiled code and caches that have an end. */
const MOST_GROWTH = 8 * 2 ** 20;

// Last in the file, so that everything above has warmed up what stays.
test("[API-1] what was sent is not held when it is answered", async () => {
  const plans = CALLS.flatMap((call) => fc.sample(plansOf(call, cast), { numRuns: 5, seed: SEED }));
  const before = await held();
  for (const [at, plan] of plans.entries()) {
    const headers = { ...plan.headers, "X-Correlation-Id": `page-${at}` };
    await send(stage, cast, { ...plan, headers });
  }
  expect((await held()) - before).toBeLessThan(MOST_GROWTH);
});

function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
