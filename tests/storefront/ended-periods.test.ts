import { randomUUID } from "node:crypto";
import { like } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { instantAt } from "../../commerce/calendar";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { type Storefront, testStorefront } from "../support/storefront";
import { emptyCarts } from "../support/shopping";
import { APPROVER, NURSE, waitingEqualLines } from "../support/waiting-order";

/** Saltbush keeps Adelaide's time, and its yearly packs end with the financial year. */
const AT = (day: string, time: string) => instantAt(day, time, "Australia/Adelaide");
const LAST_EVENING = AT("2026-06-30", "23:50");
const NEXT_MORNING = AT("2026-07-01", "08:30");
const LAPSES = /What it took of Yearly top-up, [^<]* lapses, because that period ended on 30 Jun 2026\./;
const ADDED = "can choose it again only if an administrator adds to the pack.";

let shop: Storefront;
beforeAll(async () => {
  shop = await testStorefront();
});
afterAll(() => shop.api.close());

const at = (instant: Date) => {
  shop.api.setNow(instant);
  shop.api.forgetTokens();
};
const orderOf = async (pieces: number): Promise<string> => {
  at(LAST_EVENING);
  await emptyCarts(shop.api);
  return (await waitingEqualLines(shop.api, pieces)).code;
};
const visit = async (as: string) => {
  const cookie = await shop.signIn(as);
  const request = (path: string, body?: Record<string, string>) =>
    shop.request(path, {
      cookie,
      ...(body && { body: new URLSearchParams({ idempotencyKey: randomUUID(), ...body }) }),
    });
  return {
    read: async (path: string) => (await (await request(path)).text()).replaceAll("<!-- -->", ""),
    post: request,
  };
};
const balance = async () => {
  const { body } = await shop.api.call("GET", "/orgUsers/current/packs", { as: NURSE });
  return body.packs.find(({ packId }: { packId: string }) => packId.startsWith("PK-SV-TOPUP")).balance;
};
const mailAbout = async (about: string) =>
  (await shop.api.db.select().from(mailOutbox).where(like(mailOutbox.about, about)))[0]!.text;

let code: string;
beforeEach(async () => {
  code = await orderOf(1);
});

test("[AP-01] before an order of a period that is over is declined, every page says what lapses, and the mail says so", async () => {
  const { read } = await visit(APPROVER);
  const pages = [
    `/my-account/approval/${code}`,
    `/my-account/approval/${code}/decline`,
    `/my-account/approval/${code}?do=amend`,
    `/my-account/approval-dashboard?do=decline&order=${code}`,
  ];
  for (const page of pages) expect([page, (await read(page)).includes("lapses,")]).toEqual([page, false]);
  at(NEXT_MORNING);
  const next = await visit(APPROVER);
  const before = await balance();
  const words = await Promise.all(pages.map((page) => next.read(page)));
  expect(words[0]).toMatch(/What you decline of Yearly top-up, [^<]* lapses, because/);
  expect(words[1]).toMatch(LAPSES);
  expect(words[1]).toContain(`Makareta ${ADDED}`);
  expect(words[2]).toMatch(/What you decline of Yearly top-up, [^<]* lapses, because/);
  expect(words[3]).toMatch(new RegExp(`What ${code} took of Yearly top-up, [^<]* lapses, because`));
  await next.post(`/my-account/approval/${code}/decline`, {
    reasonCode: "ORDERED_TWICE",
    comment: "Not now",
  });
  expect(await balance()).toEqual(before);
  const mail = await mailAbout(`order-declined ${code}%`);
  expect(mail).toMatch(
    /What the order used of Yearly top-up, .* has lapsed, because that period ended on 30 Jun 2026\./,
  );
  expect(mail).not.toContain("yours again");
});

test("[OR-02] before an order of a period that is over is cancelled, its page says what lapses, and the mail says so", async () => {
  const evening = await (await visit(NURSE)).read(`/my-account/orders/${code}/cancel`);
  expect(evening).toContain("You can choose from your packs again.");
  expect(evening).not.toContain("lapses, because");
  at(NEXT_MORNING);
  const { read, post } = await visit(NURSE);
  const before = await balance();
  const page = await read(`/my-account/orders/${code}/cancel`);
  expect(page).toMatch(LAPSES);
  expect(page).not.toContain("You can choose from your packs again.");
  await post(`/my-account/orders/${code}/cancel`, {});
  expect(await balance()).toEqual(before);
  const mail = await mailAbout(`order-cancelled ${code}%`);
  expect(mail).toMatch(
    /What it used of Yearly top-up, .* has lapsed, because that period ended on 30 Jun 2026\./,
  );
  expect(mail).not.toContain("yours again");
});

test("[AP-01] an order that is declined in its period is chosen from again, and says so", async () => {
  const { post } = await visit(APPROVER);
  const before = await balance();
  await post(`/my-account/approval/${code}/decline`, { reasonCode: "ORDERED_TWICE", comment: "Not now" });
  expect((await balance()).left).toBe(before.left + 1);
  expect(await mailAbout(`order-declined ${code}%`)).toContain(
    "What the order used of your packs is yours again.",
  );
});
