import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { units } from "../../commerce/modules/organisation/tables";
import { testStorefront, settingsOfFile } from "../support/storefront";

const CHAT = "https://chat.example/widget.js";
const SIZES = "https://sizes.example/fit.js";
const UNIT = "saltbush-emergency";
settingsOfFile({ CHATBOT_SCRIPT_URL: CHAT, SIZE_FITTING_SCRIPT_URL: SIZES });
const shop = await testStorefront();
const cookie = await shop.signIn("wearer@saltbush.example");
afterAll(() => shop.api.close());

const flag = (flags: Partial<typeof units.$inferInsert>) =>
  shop.api.db.update(units).set(flags).where(eq(units.uid, UNIT));
async function open(path: string, as: string | undefined = cookie) {
  const answer = await shop.request(path, { cookie: as });
  const policy = answer.headers.get("Content-Security-Policy") ?? "";
  const html = await answer.text();
  return { html, policy, of: (url: string) => html.includes(`<script src="${url}"`) };
}

test("[SH-13] each script is loaded only for people whose unit has its flag, and the policy lets it speak", async () => {
  await flag({ enableChatbot: false, enableNaizFit: false });
  const none = await open("/home");
  expect([none.of(CHAT), none.of(SIZES)]).toEqual([false, false]);
  expect(none.policy).not.toContain("example/");
  expect(none.policy).not.toContain("https://chat.example");
  await flag({ enableChatbot: true });
  const chat = await open("/home");
  expect([chat.of(CHAT), chat.of(SIZES)]).toEqual([true, false]);
  expect(chat.html).toMatch(/<script src="https:\/\/chat\.example\/widget\.js" async="" nonce="[^"]+">/);
  expect(chat.policy).toMatch(/connect-src 'self' https:\/\/chat\.example;/);
  expect(chat.policy).toMatch(/script-src 'self' 'nonce-[^']+';/);
  await flag({ enableNaizFit: true });
  const both = await open("/search");
  expect([both.of(CHAT), both.of(SIZES)]).toEqual([true, true]);
});

test("[SH-13] the sign-in pages load none", async () => {
  await flag({ enableChatbot: true, enableNaizFit: true });
  for (const path of ["/login", "/forgot-password", "/register"]) {
    const page = await open(path, "");
    expect([path, page.of(CHAT), page.policy.includes("chat.example")]).toEqual([path, false, false]);
  }
});
