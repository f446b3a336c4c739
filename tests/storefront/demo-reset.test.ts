import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { users } from "../../commerce/modules/users/tables";
import { testApi } from "../support/api";
import { main, testStorefront, valueIn, type Storefront } from "../support/storefront";
import { markupProblems } from "../support/valid-markup";

const path = "/demo-reset";
const WEARER = "wearer@korraline.example";

let demo: Storefront;
beforeAll(async () => {
  demo = await testStorefront();
});
afterAll(() => demo.api.close());

const press = (typed: string, filling: string, cookie?: string) =>
  demo.request(path, { body: new URLSearchParams({ confirm: typed, filling }), cookie });

describe("the page that resets the demo", () => {
  test("[B-21] says what goes, and asks for a word before it does anything", async () => {
    const page = await (await demo.request(path)).text();
    expect(await markupProblems(page)).toEqual([]);
    expect(page).toContain("18 Mar 2026");
    expect(page).toContain("All that was ordered, written and changed.");
    const { db } = demo.api;
    const finance = eq(users.uid, "finance@korraline.example");
    await db.update(users).set({ uid: "somebody@real.example" }).where(finance);
    expect(await main(await demo.request(path))).toContain("with 1 person that the demo did not bring.");
    const filling = valueIn(page, "filling");
    const wrong = { "": "This information is required.", "yes <b>&": "Type RESET to reset the demo." };
    for (const [typed, words] of Object.entries(wrong)) {
      const answer = await press(typed, filling);
      expect(answer.status).toBe(400);
      const again = await main(answer);
      expect(again).toContain(words);
      expect(valueIn(again, "confirm")).toBe(typed === "" ? "" : "yes &lt;b&gt;&amp;");
    }
  });

  test("[B-21] resets it, signs out who pressed, and does it once however often it is pressed", async () => {
    const cookie = await demo.signIn(WEARER);
    const filling = valueIn(await (await demo.request(path, { cookie })).text(), "filling");
    await demo.api.db.update(users).set({ firstName: "Changed" }).where(eq(users.uid, WEARER));
    const done = await press("RESET", filling, cookie);
    expect([done.status, done.headers.get("location")]).toEqual([303, "/login"]);
    const [row] = await demo.api.db.select().from(users).where(eq(users.uid, WEARER));
    expect(row!.firstName).not.toBe("Changed");
    const after = done.headers.get("set-cookie")!.split(";")[0]!;
    const login = await demo.request("/login", { cookie: after });
    expect(await login.text()).toContain("The demo is as new, dated from today.");
    await demo.api.db.update(users).set({ firstName: "Changed" }).where(eq(users.uid, WEARER));
    expect((await press("RESET", filling, cookie)).status).toBe(303);
    const [later] = await demo.api.db.select().from(users).where(eq(users.uid, WEARER));
    expect(later!.firstName).toBe("Changed");
  });
});

test("[B-21] a shop that is no demo has no such page", async () => {
  const plain = await testStorefront(await testApi({ demo: false }));
  try {
    expect((await plain.request(path)).status).toBe(404);
    const body = new URLSearchParams({ confirm: "RESET", filling: "first" });
    expect((await plain.request(path, { body })).status).toBe(404);
  } finally {
    await plain.api.close();
  }
});
