import { expect, test } from "vitest";
import { signInAttempts } from "../../commerce/modules/oauth/tables";
import { isBusy, withPlace } from "../../commerce/modules/oauth/password-queue";
import { apiOfFile } from "../support/api";
import { CLIENT, PASSWORD } from "../support/settings";

const api = await apiOfFile();
const WEARER = "wearer@kestrel.example";
const signIn = (username = WEARER, password = PASSWORD) =>
  api.oauth("token", {
    ...{ grant_type: "password", username, password },
    ...{ client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret },
  });

/** Takes every place of the queue, as many people at once do. */
async function whileBusy<T>(work: () => Promise<T>): Promise<T> {
  let end = () => {};
  const ended = new Promise<void>((done) => (end = done));
  const held: Promise<unknown>[] = [];
  while (!isBusy()) held.push(withPlace(() => ended));
  try {
    return await work();
  } finally {
    end();
    await Promise.all(held);
  }
}

test("[SI-01] a sign-in that would wait for long is told to come back, known or not, and counts for nobody", async () => {
  const reads = () => api.call("GET", "/users/current", { as: "approver@kestrel.example" });
  await reads();
  const before = await api.db.$count(signInAttempts);
  await whileBusy(async () => {
    for (const name of [WEARER, "nobody@kestrel.example"]) {
      // More often than anybody may guess.
      for (let n = 0; n < 12; n++) {
        const { status, body, headers } = await signIn(name, n % 2 ? "wrong" : PASSWORD);
        expect([status, headers.get("Retry-After"), headers.get("X-Busy")]).toEqual([503, "5", "sign-ins"]);
        expect(body).toEqual({
          error: "temporarily_unavailable",
          error_description: "Many people are signing in at the moment. Please try again in 5 seconds",
        });
      }
    }
    // Who has signed in goes on.
    expect((await reads()).status).toBe(200);
  });
  expect(await api.db.$count(signInAttempts)).toBe(before);
  expect((await signIn()).status).toBe(200);
});

test("[SI-01] ten people at once are no crowd, on however slow a machine", async () => {
  const all = await Promise.all(Array.from({ length: 10 }, () => signIn("wearer@korraline.example")));
  expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
});
