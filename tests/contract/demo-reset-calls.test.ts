import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { jobRuns } from "../../commerce/jobs/tables";
import { addWebhook } from "../../commerce/modules/webhooks";
import { webhooks } from "../../commerce/modules/webhooks/tables";
import { users } from "../../commerce/modules/users/tables";
import { styles } from "../../commerce/modules/catalogue/tables";
import { testApi, type TestApi } from "../support/api";

const WEARER = "wearer@korraline.example";

describe("the demo is filled anew", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi();
  });
  afterAll(() => api.close());

  const demo = async () => (await api.call("GET", "/demo")).body;
  const reset = (body: object) => api.call("POST", "/demo/reset", { body });
  const nameOf = async (uid: string) =>
    (await api.db.select({ name: users.firstName }).from(users).where(eq(users.uid, uid)))[0]?.name;

  test("[B-21] only when it is confirmed and the filling is the one that was shown, and then everything is as new", async () => {
    const { filling, date, people, orders } = await demo();
    expect({ date, people, orders }).toEqual({ date: "2026-03-18T00:00:00+0000", people: 0, orders: 0 });
    const name = await nameOf(WEARER);
    await api.db.update(users).set({ firstName: "Changed" }).where(eq(users.uid, WEARER));
    await api.db
      .update(users)
      .set({ uid: "somebody@real.example" })
      .where(eq(users.uid, "finance@korraline.example"));
    const token = await api.signIn(WEARER, true);
    await addWebhook(
      api.db,
      { url: "https://stock.example/hook", events: ["order.placed"], privateAllowed: false },
      api.now(),
    );
    await api.jobs.runDue();
    const due = await api.db.select().from(jobRuns);
    expect((await demo()).people).toBe(1);

    for (const confirm of ["", "yes", "RESET!"]) {
      const { status, body } = await reset({ filling, confirm });
      expect(status, confirm).toBe(400);
      expect(body.errors[0]).toMatchObject({ subject: "confirm", message: "Type RESET to reset the demo." });
    }
    expect((await reset({ filling: "another", confirm: "RESET" })).body).toEqual({ filled: false });
    expect(await nameOf(WEARER)).toBe("Changed");

    api.advance(86_400 * 3);
    expect((await reset({ filling, confirm: " reset " })).body).toEqual({ filled: true });
    expect(await nameOf(WEARER)).toBe(name);
    const after = await demo();
    expect(after).toMatchObject({ date: "2026-03-21T00:00:00+0000", people: 0, orders: 0 });
    expect(after.filling).not.toBe(filling);
    // Nobody is signed in any more, and everybody can sign in.
    expect((await api.call("GET", "/users/current", { token })).status).toBe(401);
    api.forgetTokens();
    expect((await api.call("GET", "/users/current", { as: WEARER })).status).toBe(200);
    // Running processes go on with their jobs, and other systems stay connected.
    expect((await api.db.select().from(jobRuns)).length).toBe(due.length);
    expect(await api.db.select().from(webhooks)).toHaveLength(1);
  });

  test("[B-21] pressed twice at the same time, it is filled once", async () => {
    const { filling } = await demo();
    const both = await Promise.all([
      reset({ filling, confirm: "RESET" }),
      reset({ filling, confirm: "RESET" }),
    ]);
    expect(both.map(({ body }) => body.filled).sort()).toEqual([false, true]);
  });

  test("[B-21] pages and caches show the new one", async () => {
    const { filling } = await demo();
    const code = "KC-5101";
    const shown = async () =>
      (await api.call("GET", `/products/${code}`, { as: "buyer@harrowstreet.example" })).body.name;
    const name = await shown();
    await api.db.update(styles).set({ name: "Changed" }).where(eq(styles.code, code));
    await expect.poll(shown).toBe("Changed");
    expect((await reset({ filling, confirm: "RESET" })).body).toEqual({ filled: true });
    api.forgetTokens();
    await expect.poll(shown).toBe(name);
  });
});

test("[B-21] there is nothing to reset in a shop that is no demo", async () => {
  const api = await testApi({ demo: false });
  try {
    expect((await api.call("GET", "/demo")).status).toBe(404);
    const body = { filling: "first", confirm: "RESET" };
    expect((await api.call("POST", "/demo/reset", { body })).status).toBe(404);
    expect((await api.call("GET", "/users/current", { as: WEARER })).status).toBe(200);
  } finally {
    await api.close();
  }
});
