import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PASSWORD } from "../support/settings";
import { testStorefront, type Storefront } from "../support/storefront";

let shop: Storefront;
beforeAll(async () => {
  shop = await testStorefront();
});
afterAll(() => shop.api.close());

const wild: Record<string, string> = {
  "a list of a hundred million": "email[99999999]",
  "a list past every bound": "email[9007199254740991]",
  "objects twenty thousand deep": "a.b".repeat(20_000),
  "lists five thousand deep": `a${"[0]".repeat(5000)}`,
  "a long name": "n".repeat(5000),
  "conform's command": "__intent__",
};

describe("names and numbers of form fields", () => {
  for (const [what, name] of Object.entries(wild)) {
    it(`${what}: left out before anything is made of it`, async () => {
      const body = new URLSearchParams({ password: "x", [name]: "x" });
      const answer = await shop.request("/login", { body });
      expect(answer.status).toBe(400);
      const text = await answer.text();
      expect(text).toContain('role="alert"');
      expect(text.length).toBeLessThan(100_000);
    });
  }

  it("a command of conform's cannot reach a list either", async () => {
    const update = { type: "update", payload: { name: "email", index: 99_999_999, value: "x" } };
    const body = new URLSearchParams({ email: "x", __intent__: JSON.stringify(update) });
    expect((await shop.request("/login", { body })).status).toBe(400);
  });

  it("too many fields: 413 in words", async () => {
    const body = new URLSearchParams(Array.from({ length: 5101 }, (_, n) => [`f${n}`, "x"]));
    const answer = await shop.request("/login", { body });
    expect(answer.status).toBe(413);
    expect(await answer.text()).toContain("That is more than this form can take.");
  });

  it("names that would reach an object's prototype change nothing", async () => {
    const body = new URLSearchParams({
      email: "x",
      password: "x",
      "__proto__.polluted": "yes",
      "constructor.prototype.polluted": "yes",
      "email.__proto__.polluted": "yes",
    });
    const answer = await shop.request("/login", { body });
    expect(answer.status).toBeLessThan(500);
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
    const token = await shop.api.signIn("wearer@lanternbridge.example");
    const json = `{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}},"name":"x"}`;
    await shop.api.fetch(
      new Request("http://commerce.local/occ/v2/uniforms/orgUsers/current/carts", {
        method: "POST",
        headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
        body: json,
      }),
    );
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  });
});

describe("where a sign-in leads", () => {
  const elsewhere = [
    "https://evil.example/",
    "//evil.example/",
    "/\\evil.example/",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/.//evil.example",
    "/a/..//evil.example",
    "/%2e%2e//evil.example",
    // No header can hold these, so they would break the answer to a good sign-in.
    "/\u007f",
    "/\u20ac",
    "/a b",
    "javascript:alert(1)",
    "data:text/html,x",
    "/login?redirectTo=//evil.example",
  ];
  it("[SI-08] never to another site, whatever the address asked for", async () => {
    for (const redirectTo of elsewhere) {
      const body = new URLSearchParams({
        email: "wearer@lanternbridge.example",
        password: "Kitroom-2026!",
      });
      const path = `/login?${new URLSearchParams({ redirectTo }).toString()}`;
      const answer = await shop.request(path, { body });
      expect(answer.status, redirectTo).toBe(303);
      const target = new URL(answer.headers.get("Location") ?? "", "http://localhost");
      expect(target.host, redirectTo).toBe("localhost");
      expect(target.pathname, redirectTo).toBe("/");
    }
  });
});

describe("who guesses somebody's password", () => {
  const signIn = (email: string, password: string, more: { cookie?: string; address: string }) =>
    shop.request("/login", { body: new URLSearchParams({ email, password }), ...more });
  const guesser = "203.0.113.9";
  const deviceOf = (answer: Response) =>
    answer.headers
      .getSetCookie()
      .find((text) => text.startsWith("kitroom-device="))!
      .split(";")[0]!;

  it("[SI-08] is held back, and keeps them out neither elsewhere nor at a device they have used", async () => {
    const victim = "approver@saltbush.example";
    const before = await signIn(victim, PASSWORD, { address: guesser });
    expect(before.status).toBe(303);
    for (let n = 0; n < 12; n += 1) await signIn(victim, "wrong", { address: guesser });
    const shut = await signIn(victim, PASSWORD, { address: guesser });
    expect(await shut.text()).toContain("Too many attempts.");
    expect((await signIn(victim, PASSWORD, { address: "198.51.100.7" })).status).toBe(303);
    expect((await signIn(victim, PASSWORD, { address: guesser, cookie: deviceOf(before) })).status).toBe(303);
  });

  it("[SI-08] gains nothing by a device of their own, nor by a cookie that they made up", async () => {
    const victim = "approver@korraline.example";
    const own = await signIn("wearer@korraline.example", PASSWORD, { address: guesser });
    for (let n = 0; n < 12; n += 1) await signIn(victim, "wrong", { address: guesser });
    for (const cookie of [deviceOf(own), "kitroom-device=abc", "kitroom-device=%ff"]) {
      const answer = await signIn(victim, PASSWORD, { address: guesser, cookie });
      expect(await answer.text(), cookie).toContain("Too many attempts.");
    }
  });
});

describe("a sign-in's end", () => {
  it("[SI-08] a cookie that was copied before the sign-out opens nothing after it", async () => {
    const cookie = await shop.signIn("admin@saltbush.example");
    expect((await shop.request("/my-account/profile", { cookie })).status).toBe(200);
    await shop.request("/logout", { cookie, body: new URLSearchParams() });
    const answer = await shop.request("/my-account/profile", { cookie });
    expect(answer.status).toBeGreaterThanOrEqual(300);
    expect(answer.headers.get("Location")).toMatch(/^\/login\?/);
  });

  it("[SI-08] whoever signs in over another sign-in ends that one", async () => {
    const before = await shop.signIn("finance@saltbush.example");
    const body = new URLSearchParams({ email: "wearer@saltbush.example", password: "Kitroom-2026!" });
    const answer = await shop.request("/login", { cookie: before, body });
    expect(answer.headers.get("Set-Cookie")).not.toContain(before);
    const old = await shop.request("/my-account/profile", { cookie: before });
    expect(old.headers.get("Location")).toMatch(/^\/login\?/);
  });
});
