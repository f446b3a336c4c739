import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { idOf } from "../support/limits";
import { emptyCarts } from "../support/shopping";
import { testStorefront, type Storefront } from "../support/storefront";
import { APPROVER, NURSE, waitingOrder } from "../support/waiting-order";

const RIVER = "approver.river@saltbush.example";
const LIST = "/my-account/approval-dashboard";
const FORM = `${LIST}?do=delegate`;
let shop: Storefront;
const cookies = new Map<string, string>();
beforeAll(async () => {
  shop = await testStorefront();
  for (const email of [APPROVER, RIVER, NURSE]) cookies.set(email, await shop.signIn(email));
});
afterAll(() => shop.api.close());

const ask = (path: string, as = APPROVER, body?: Record<string, string>) =>
  shop.request(path, {
    cookie: cookies.get(as),
    ...(body ? { body: new URLSearchParams({ idempotencyKey: randomUUID(), ...body }) } : {}),
  });
const html = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");
const day = (days: number) =>
  new Date(shop.api.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

describe("giving one's approvals away", () => {
  test("[AP-01] asks for whom and which days, keeps what was chosen, and shows it on both sides", async () => {
    await emptyCarts(shop.api);
    const { code } = await waitingOrder(shop.api);
    const customerId = await idOf(shop.api, RIVER);
    expect(await html(await ask(LIST))).toContain("Give your approvals to somebody while you are away");
    const refused = await ask(`${LIST}?index&do=delegate`, APPROVER, {
      intent: "delegate",
      customerId,
      startDate: day(3),
      endDate: day(1),
    });
    expect(refused.status).toBe(400);
    const shown = await html(refused);
    expect(shown).toContain("The last day is before the first.");
    expect(shown).toContain(`value="${day(3)}"`);
    const days = { startDate: day(-1), endDate: day(5) };
    const key = { idempotencyKey: randomUUID() };
    for (const answer of await Promise.all(
      [1, 2, 3].map(() =>
        ask(`${LIST}?index&do=delegate`, APPROVER, { intent: "delegate", customerId, ...days, ...key }),
      ),
    )) {
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, LIST]);
    }
    expect(await html(await ask(LIST))).toMatch(/decides for you, /);
    expect(await html(await ask(`${LIST}?search=${code}`, RIVER))).toContain(
      "You also decide for Kostas Whitford",
    );
    expect((await ask(`/my-account/approval/${code}`, RIVER, {})).status).toBe(303);
    const seen = await html(await ask(`/my-account/orders/${code}`, NURSE));
    expect(seen).toMatch(/Approved by [^,]+, for Kostas Whitford/);
    expect(await html(await ask(`${LIST}/actioned?search=${code}`))).toMatch(/, for Kostas Whitford/);
    const id = /name="id" value="(\d+)"/.exec(await html(await ask(FORM)))![1]!;
    const ended = await ask(`${LIST}?index&do=delegate`, RIVER, { intent: "end", id });
    expect(ended.headers.get("Location")).toBe(FORM);
    expect(await html(await ask(LIST, RIVER))).not.toContain("You also decide for");
    expect((await ask(`${LIST}?index&do=delegate`, RIVER, { intent: "end", id: "99999" })).status).toBe(404);
    expect((await ask(FORM, NURSE)).status).toBe(403);
  });
});
