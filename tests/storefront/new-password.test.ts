import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { passwordLink } from "../../commerce/modules/account";
import { accessRequests } from "../../commerce/modules/access/tables";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { signInAttempts } from "../../commerce/modules/oauth/tables";
import { PASSWORD, TEST_NOW } from "../support/settings";
import { main, testStorefront, type Storefront } from "../support/storefront";

const wearer = "wearer@kestrel.example";
const NEW = "Watle-2026";
let shop: Storefront;
beforeAll(async () => {
  shop = await testStorefront();
});
afterAll(() => shop.api.close());
beforeEach(async () => {
  shop.api.setNow(TEST_NOW);
  for (const table of [accessRequests, mailOutbox, signInAttempts]) await shop.api.db.delete(table);
});

const cookieOf = (answer: Response) => (answer.headers.get("Set-Cookie") ?? "").split(";")[0]!;
const post = (path: string, fields: Record<string, string>, cookie?: string) =>
  shop.request(path, { body: new URLSearchParams(fields), cookie });

/** The page of the link that was sent to a name. */
async function linkFor(userid: string): Promise<string> {
  await post("/forgot-password", { userid });
  await shop.api.jobs.runDue();
  const [mail] = await shop.api.db.select().from(mailOutbox);
  return /\/reset\?\S+/.exec(mail!.text)![0];
}

describe("forgotten password", () => {
  test("[SI-04] the sign-in page leads there; the other address too", async () => {
    expect(await main(await shop.request("/login"))).toContain('href="/forgot-password"');
    const other = await shop.request("/login/forgot-password?x=1");
    expect([other.status, other.headers.get("Location")]).toEqual([303, "/forgot-password?x=1"]);
  });

  test.each([
    ["", "Enter your email, user ID or phone number."],
    ["  ", "Enter your email, user ID or phone number."],
    ["aroha@kestrel", "Enter the whole email, for example name@company.example."],
  ])("[SI-04] '%s' is refused and kept", async (userid, words) => {
    const answer = await post("/forgot-password", { userid });
    expect(answer.status).toBe(400);
    const html = await main(answer);
    expect(html).toContain(words);
    if (userid) expect(html).toContain(`value="${userid}"`);
  });

  test.each([
    [wearer, "Look at your email"],
    ["nobody@kestrel.example", "Look at your email"],
    ["0491 570 006", "Look at your phone"],
    ["no-such-id", "Look at your phone"],
  ])("[SI-04] %s: %s, whoever that is", async (userid, title) => {
    const sent = await post("/forgot-password", { userid });
    expect([sent.status, sent.headers.get("Location")]).toEqual([303, "/forgot-password?sent=1"]);
    const cookie = cookieOf(sent);
    const html = await main(await shop.request("/forgot-password?sent=1", { cookie }));
    expect(html).toContain(title);
    expect(html).toContain(`If <b class="wrap-anywhere">${userid}</b> is known to us`);
    const soon = await post("/forgot-password?sent=again", {}, cookie);
    expect([soon.status, soon.headers.get("Retry-After")]).toEqual([429, "30"]);
    expect(await main(soon)).toContain("You have reached the limit of sending links. Wait 30 seconds.");
    shop.api.advance(31);
    expect((await post("/forgot-password?sent=again", {}, cookie)).status).toBe(303);
  });
});

describe("a new password by a link", () => {
  test.each(["/resetpassword", "/reset-password", "/login/pw/change"])(
    "[SI-05] %s leads to the page with its query",
    async (path) => {
      const answer = await shop.request(`${path}?token=abc&type=SMS`);
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/reset?token=abc&type=SMS"]);
    },
  );

  test("[SI-05] without a link the pages ask for one", async () => {
    for (const path of ["/reset", "/expired", "/reset?type=SMS"]) {
      expect((await shop.request(path)).headers.get("Location"), path).toBe("/forgot-password");
    }
  });

  test("[SI-05] a link that an operator made says for how many days it works", async () => {
    const { token } = await passwordLink(shop.api.db, wearer, shop.api.now());
    const path = `/reset?${new URLSearchParams({ token, type: "EMAIL" }).toString()}`;
    expect(await main(await shop.request(path))).toContain("This link works once, for another 7 days.");
  });

  test("[SI-05] lists the rules, names the broken ones, and saves once", async () => {
    const path = await linkFor(wearer);
    const html = await main(await shop.request(path));
    expect(html).toContain("For w•••••@kestrel.example");
    expect(html).toContain("This link works once, for another 60 minutes.");
    for (const rule of ["At least 8 characters", "A capital letter", "A digit", "A special character"]) {
      expect(html).toContain(rule);
    }
    const empty = await main(await post(path, {}));
    expect(empty).toContain("Enter a new password.");
    expect(empty).toContain("Repeat the new password.");
    const refused = await post(path, { password: "bookkeeper", confirmpassword: "x" });
    expect(refused.status).toBe(400);
    const words = await main(refused);
    expect(words).toContain("Two of the same character stand side by side.");
    expect(words).toContain("The passwords are not the same.");
    expect(words).not.toContain("bookkeeper");
    const saved = await post(path, { password: NEW, confirmpassword: NEW });
    expect([saved.status, saved.headers.get("Location")]).toEqual([303, "/login"]);
    const login = await shop.request("/login", { cookie: cookieOf(saved) });
    expect(await login.text()).toContain("Your password is updated. Sign in with the new one.");
    expect((await post("/login", { email: wearer, password: PASSWORD })).status).toBe(400);
    expect((await post("/login", { email: wearer, password: NEW })).status).toBe(303);
    const again = await shop.request(path);
    expect(again.headers.get("Location")).toMatch(/^\/expired\?/);
    expect(await main(await shop.request(again.headers.get("Location")!))).toContain(
      "This link does not work",
    );
  });

  test.each([
    ["finance@saltbush.example", "Link from an email", "SEND A NEW LINK<", "email"],
    ["0491 570 006", "Link from a text message", "SEND A NEW LINK BY TEXT<", "text message"],
  ])("[SI-05] of %s, expired, says so and is exchanged", async (userid, eyebrow, button, way) => {
    const path = await linkFor(userid);
    shop.api.advance(3601);
    const expired = (await shop.request(path)).headers.get("Location")!;
    const html = await main(await shop.request(expired));
    expect(html).toContain("This link has expired");
    expect(html).toContain(eyebrow);
    expect(html).toContain(button);
    const sent = await post(expired, {});
    expect([sent.status, sent.headers.get("Location")]).toEqual([303, "/login"]);
    const login = await shop.request("/login", { cookie: cookieOf(sent) });
    expect(await login.text()).toContain(`A new link is on its way by ${way}.`);
    expect((await post(expired, {})).status).toBe(429);
  });

  test("[SI-05] that works leads from the expired page to its own", async () => {
    const path = await linkFor(wearer);
    const answer = await shop.request(path.replace("/reset", "/expired"));
    expect(answer.headers.get("Location")).toBe(path);
  });
});
