import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "../../commerce/modules/users/tables";
import { PASSWORD } from "../support/settings";
import { main, testStorefront, type Storefront } from "../support/storefront";

const PATH = "/my-account/login-security";
const NEW = "Watle-2026";
let shop: Storefront;
beforeAll(async () => {
  shop = await testStorefront();
});
afterAll(() => shop.api.close());

const post = (cookie: string, fields: Record<string, string>) =>
  shop.request(PATH, { cookie, body: new URLSearchParams(fields) });

test("[SH-04] the menu leads there, by a full page load, only for people who have the page", async () => {
  const who = "wearer@saltbush.example";
  const cookie = await shop.signIn(who);
  expect(await (await shop.request("/my-account/profile", { cookie })).text()).toContain(`href="${PATH}"`);
  expect((await shop.request(PATH, { cookie })).status).toBe(200);
  await shop.api.db.update(users).set({ showLoginPreferencePage: false }).where(eq(users.uid, who));
  const other = await shop.signIn(who);
  expect(await (await shop.request("/my-account/profile", { cookie: other })).text()).not.toContain(PATH);
  expect((await shop.request(PATH, { cookie: other })).headers.get("Location")).toBe("/my-account/profile");
  const posted = await post(other, { do: "mobile", mobile: "0491 570 006" });
  expect(posted.headers.get("Location")).toBe("/my-account/profile");
});

test("[AC-01] changes the password, and names what is wrong", async () => {
  const who = "wearer@korraline.example";
  const cookie = await shop.signIn(who);
  const empty = await post(cookie, { do: "password" });
  expect(empty.status).toBe(400);
  const words = await main(empty);
  expect(words).toContain("Enter your current password.");
  expect(words).toContain("Enter a new password.");
  const word = { do: "password", oldPassword: PASSWORD, password: NEW, confirmpassword: NEW };
  expect(await main(await post(cookie, { ...word, oldPassword: "wrong" }))).toContain(
    "Old password incorrect.",
  );
  expect(await main(await post(cookie, { ...word, confirmpassword: "x" }))).toContain(
    "The passwords are not the same.",
  );
  const weak = await main(await post(cookie, { ...word, password: "watle", confirmpassword: "watle" }));
  expect(weak).toContain("Use at least 8 characters.");
  expect(weak).not.toContain('value="watle"');
  const saved = await post(cookie, word);
  expect([saved.status, saved.headers.get("Location")]).toEqual([303, PATH]);
  expect((await shop.request(PATH, { cookie })).status).toBe(200);
});

test("[AC-01] changes the mobile beside a password form without errors", async () => {
  const cookie = await shop.signIn("wearer@emberbun.example");
  const known = { do: "mobile", mobilePassword: PASSWORD };
  const wrong = await post(cookie, { ...known, mobile: "12" });
  expect(wrong.status).toBe(400);
  const html = await main(wrong);
  expect(html).toContain("Enter a mobile number of Australia or New Zealand, such as 0491 570 006.");
  expect(html.match(/role="alert"/g)).toHaveLength(1);
  expect(html).toContain('value="12"');
  const empty = await post(cookie, { do: "mobile", mobile: "0491 570 006" });
  expect([empty.status, (await main(empty)).includes("Enter your current password.")]).toEqual([400, true]);
  const guessed = await main(await post(cookie, { ...known, mobilePassword: "x", mobile: "0491 570 006" }));
  expect(guessed).toContain("Old password incorrect.");
  expect(guessed).toContain('value="0491 570 006"');
  expect((await post(cookie, { ...known, mobile: "0491 570 006" })).status).toBe(303);
  expect(await main(await shop.request(PATH, { cookie }))).toContain('value="0491 570 006"');
});
