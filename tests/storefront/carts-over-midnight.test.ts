import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, expect, test } from "vitest";
import { instantAt } from "../../commerce/calendar";
import { packs } from "../../commerce/modules/packs/tables";
import { TEST_NOW } from "../support/settings";
import { choose, countOrders, emptyCarts, makeReady } from "../support/shopping";
import { main, testStorefront, valueIn } from "../support/storefront";

const shop = await testStorefront();
const { api } = shop;
afterAll(() => api.close());
afterEach(async () => {
  api.setNow(TEST_NOW);
  api.forgetTokens();
  await emptyCarts(api);
  await api.call("DELETE", `/orgUsers/current/packs/${POINTS}/summary`, { as: WEARER });
});

const WEARER = "wearer@kestrel.example";
const POINTS = "PK-KM-PTS-CABIN";
const PAYMENT = "/checkout/payment-details";
const at = (day: string, time: string) => instantAt(day, time, "Australia/Melbourne");

/** A cart that was filled ten minutes before the pack's period ends, and its page after the end. */
async function afterTheEnd() {
  await emptyCarts(api);
  api.setNow(at("2026-12-31", "23:50"));
  api.forgetTokens();
  const { body: cart } = await api.call("POST", "/users/current/carts", { as: WEARER });
  await choose(api, WEARER, POINTS, "SUITING", { setId: "JACKETS", styleCode: "KM-1201" });
  await api.call("POST", `/orgUsers/current/packs/${POINTS}/cart`, { as: WEARER });
  await makeReady(api, WEARER, cart.code);
  const cookie = await shop.signIn(WEARER);
  const html = await main(await shop.request(PAYMENT, { cookie }));
  api.setNow(at("2027-01-01", "00:01"));
  api.forgetTokens();
  const press = (shown = html) =>
    shop.request(PAYMENT, {
      cookie,
      body: new URLSearchParams({
        ...Object.fromEntries(
          ["guid", "fingerprint", "deliverTo"].map((name) => [name, valueIn(shown, name)]),
        ),
        ...{ idempotencyKey: randomUUID(), intent: "place", termsChecked: "on" },
      }),
    });
  return { press, cookie };
}

test("[PK-05] a cart that cannot be ordered from the next period says which ended and when, and leads to the pack", async () => {
  await api.db.update(packs).set({ reset: "once" }).where(eq(packs.id, POINTS));
  try {
    const { press } = await afterTheEnd();
    const orders = await countOrders(api, WEARER);
    let html: string | undefined;
    // Also from the page that said so, whose amounts are those of today.
    for (let time = 0; time < 2; time += 1) {
      const answer = await press(html);
      expect(answer.status).toBe(409);
      html = await main(answer);
      const name = "Yearly points, cabin crew";
      expect(html).toContain(`The period of ${name} ended on 31 Dec 2026. It is not given for this period.`);
      expect(html).toMatch(
        new RegExp(`href="/packDetailsPage\\?packId=${POINTS}&amp;step=review"[^>]*>Change the pack<`),
      );
      expect(html).not.toContain("We could not update your allowance");
    }
    expect(await countOrders(api, WEARER)).toBe(orders);
  } finally {
    await api.db.update(packs).set({ reset: "calendar-year" }).where(eq(packs.id, POINTS));
  }
});

test("[PK-05] a cart of the last evening is placed on the first morning from the new period, with one press", async () => {
  const { press, cookie } = await afterTheEnd();
  const answer = await press();
  expect([answer.status, answer.headers.get("Location")]).toEqual([
    303,
    expect.stringMatching(/^\/order-confirmation\?code=KR-\d+$/),
  ]);
  const html = await main(await shop.request("/orderUniform", { cookie }));
  expect(html).toContain("<b>59 points</b> left of 75 points until 31 Dec 2027");
});
