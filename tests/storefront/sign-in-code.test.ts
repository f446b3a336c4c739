import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { accessRequests } from "../../commerce/modules/access/tables";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { signInAttempts } from "../../commerce/modules/oauth/tables";
import { TEST_NOW } from "../support/settings";
import { main, testStorefront, type Storefront } from "../support/storefront";

const PATH = "/login/verify-token?redirectTo=%2Fmy-account%2Fprofile";
const wearer = "wearer@kestrel.example";
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
const post = (fields: Record<string, string>, cookie?: string) =>
  shop.request(PATH, { body: new URLSearchParams(fields), cookie });

test("[SI-03] the sign-in page leads there with where the person wanted to go", async () => {
  const html = await main(await shop.request("/login?redirectTo=%2Fcart"));
  expect(html).toContain('href="/login/verify-token?redirectTo=%2Fcart"');
});

test("[SI-03] asks for a name, then for its code, and leads on", async () => {
  const empty = await post({ do: "send", loginId: " " });
  expect(empty.status).toBe(400);
  expect(await main(empty)).toContain("Enter your email, user ID or phone number.");
  const sent = await post({ do: "send", loginId: wearer });
  expect([sent.status, sent.headers.get("Location")]).toEqual([303, PATH]);
  const cookie = cookieOf(sent);
  const html = await main(await shop.request(PATH, { cookie }));
  expect(html).toContain("Enter your code");
  expect(html).toContain("They work for another 10 minutes.");
  expect(html).toMatch(/You can send a new code in <b>\d+ seconds<\/b>/);
  const again = await post({ do: "again" }, cookie);
  expect([again.status, again.headers.get("Retry-After")]).toEqual([429, "30"]);
  expect(await main(again)).toContain(
    "You have reached the limit of sending verification code, wait 30 seconds or use a different e-mail.",
  );
  const missing = await post({ do: "verify", code: "" }, cookie);
  expect([missing.status, await main(missing)]).toEqual([400, expect.stringContaining("Enter the code.")]);
  // Letters are a slip, not a guess.
  const letters = await post({ do: "verify", code: "abcdef" }, cookie);
  expect([letters.status, (await main(letters)).includes("tries left")]).toEqual([400, false]);
  await shop.api.jobs.runDue();
  const [mail] = await shop.api.db.select().from(mailOutbox);
  const code = /\b\d{6}\b/.exec(mail!.text)![0];
  const wrong = await post({ do: "verify", code: code === "123456" ? "654321" : "123456" }, cookie);
  expect(wrong.status).toBe(400);
  expect(await main(wrong)).toContain("That code does not match. You have 4 tries left.");
  const entered = await post({ do: "verify", code }, cookie);
  expect([entered.status, entered.headers.get("Location")]).toEqual([303, "/my-account/profile"]);
  expect((await shop.request("/my-account/profile", { cookie: cookieOf(entered) })).status).toBe(200);
});

test("[SI-03] the page is the same for somebody whom nobody knows, and another name can be used", async () => {
  const sent = await post({ do: "send", loginId: "nobody@kestrel.example" });
  const cookie = cookieOf(sent);
  expect(await main(await shop.request(PATH, { cookie }))).toContain("Enter your code");
  const wrong = await post({ do: "verify", code: "123456" }, cookie);
  expect(await main(wrong)).toContain("That code does not match. You have 4 tries left.");
  const other = await post({ do: "other" }, cookie);
  const html = await main(await shop.request(PATH, { cookie: cookieOf(other) }));
  expect(html).toContain("Sign in with a code");
});

test("[SI-03] a code without a visit that asked for it begins again", async () => {
  const answer = await post({ do: "verify", code: "123456" });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, PATH]);
});
