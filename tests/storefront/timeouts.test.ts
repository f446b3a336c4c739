import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../commerce/database/connection";
import { isUnreachable } from "../../commerce/database/unreachable";
import { orderEvents, orders } from "../../commerce/modules/orders/tables";
import { testApi } from "../support/api";
import { openTestDatabase } from "../support/database";
import { place, readyCart, skuOf } from "../support/shopping";
import { testStorefront, type Storefront } from "../support/storefront";

const buyer = "buyer@harrowstreet.example";
const host = "wholesale.localhost";
const KEY = "cancel-meets-a-lock";

/** The embedded database has one session, so no statement waits for another's lock. */
describe.skipIf(!process.env["TEST_DATABASE_URL"])("a database that takes too long", () => {
  let shop: Storefront;
  let cookie: string;
  let code: string;
  let path: string;
  beforeAll(async () => {
    const patience = { lockMs: 300, statementMs: 1500, idleMs: 2500 };
    shop = await testStorefront(await testApi({ connection: await openTestDatabase(patience) }));
    cookie = await shop.signIn(buyer, host);
    const cart = await readyCart(shop.api, buyer, { [await skuOf(shop.api, "KC-5002")]: 2 });
    code = (await place(shop.api, buyer, cart)).body.code;
    path = `/my-account/orders/${code}/cancel`;
  });
  afterAll(() => shop.api.close());

  const request = (body?: URLSearchParams) => shop.request(path, { cookie, host, body });
  /** What the form of the page sends. */
  const filled = async () => {
    const form = /<form method="post"[\s\S]*?<\/form>/.exec(await (await request()).text())![0];
    const body = new URLSearchParams({ idempotencyKey: KEY });
    for (const [input] of form.matchAll(/<(input|select)[^>]*>/g)) {
      const name = /name="([^"]*)"/.exec(input)?.[1];
      const value = /value="([^"]*)"/.exec(input)?.[1];
      if (name && !body.has(name)) body.append(name, value ?? "");
    }
    return body;
  };
  const standing = async () => {
    const [order] = await shop.api.db.select().from(orders).where(eq(orders.code, code));
    return [order!.status, await shop.api.db.$count(orderEvents, eq(orderEvents.orderCode, code))];
  };
  /** Runs work while another session is in the middle of a transaction that did something. */
  async function during(held: ReturnType<typeof sql>, work: () => Promise<void>) {
    let begun = () => {};
    const isBegun = new Promise<void>((done) => (begun = done));
    let release = () => {};
    const released = new Promise<void>((done) => (release = done));
    const holder = shop.api.db.transaction(async (tx) => {
      await (tx as unknown as Database).execute(held);
      begun();
      await released;
    });
    await isBegun;
    await work().finally(release);
    await holder.catch(() => {});
  }

  test("[FW-01] a write that waits for a lock is a page in words with 503, changes nothing, and may be sent again", async () => {
    const body = await filled();
    await during(sql`select 1 from orders where code = ${code} for update`, async () => {
      const answer = await request(body);
      expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "2"]);
      const html = await answer.text();
      expect(html).toContain("A server error occurred. Please try again later");
      expect(html).not.toMatch(/lock timeout|canceling statement|for update/i);
    });
    expect(await standing()).toEqual(["CREATED", 1]);
    expect((await request(body)).status).toBe(303);
    expect(await standing()).toEqual(["CANCELLED", 2]);
    expect((await request(body)).status).toBe(303);
    expect(await standing()).toEqual(["CANCELLED", 2]);
  });

  test("[FW-01] a statement that takes too long is ended", async () => {
    const failed: unknown = await shop.api.db
      .execute(sql`select pg_sleep(20)`)
      .catch((error: unknown) => error);
    expect(isUnreachable(failed)).toBe(true);
  });

  test("[FW-01] a transaction that does nothing for long is ended, and its locks with it", async () => {
    await during(sql`lock table order_entries`, async () => {
      const page = () => shop.request(`/my-account/orders/${code}`, { cookie, host });
      expect((await page()).status).toBe(503);
      await expect.poll(async () => (await page()).status, { timeout: 10_000 }).toBe(200);
    });
  });
});
