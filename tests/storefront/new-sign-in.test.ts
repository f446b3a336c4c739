import { afterAll, beforeAll, expect, test } from "vitest";
import { PASSWORD } from "../support/settings";
import { main, testStorefront, type Storefront } from "../support/storefront";

const CHROME = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:115.0) Gecko/20100101 Firefox/115.0";
let shop: Storefront;
beforeAll(async () => {
  shop = await testStorefront();
});
afterAll(() => shop.api.close());

async function enter(email: string, agent: string): Promise<string> {
  const body = new URLSearchParams({ email, password: PASSWORD });
  const answer = await shop.request("/login", { body, headers: { "User-Agent": agent } });
  expect(answer.status).toBe(303);
  return (answer.headers.get("Set-Cookie") ?? "").split(";")[0]!;
}

test("[SI-01] a sign-in from a new browser stands in the notices, and leads to login and security", async () => {
  const who = "wearer@saltbush.example";
  await enter(who, CHROME);
  const cookie = await enter(who, FIREFOX);
  const page = await main(await shop.request("/my-account/notices?show=unread", { cookie }));
  expect(page).toMatch(
    /<a[^>]*href="\/my-account\/login-security">.*?New sign-in: Firefox on Linux, \d\d:\d\d on /s,
  );
  expect(page).toContain("Was it not you? Change your password.");
  const again = await enter(who, CHROME);
  const still = await main(await shop.request("/my-account/notices", { cookie: again }));
  expect(still.match(/New sign-in/g)?.length).toBe(page.match(/New sign-in/g)?.length);
});

test("[AC-01] the list of sign-ins names the browser of each", async () => {
  const who = "wearer@lanternbridge.example";
  await enter(who, CHROME);
  const page = await main(await shop.request("/my-account/sessions", { cookie: await enter(who, FIREFOX) }));
  expect([page.includes("Chrome on Windows"), page.includes("Firefox on Linux")]).toEqual([true, true]);
});
