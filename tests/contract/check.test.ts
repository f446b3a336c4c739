import { sql, type SQL } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { checkData, checkShop, checkWords } from "../../commerce/checks/run";
import { RULES } from "../../commerce/checks/rules";
import type { Database } from "../../commerce/database/connection";
import { apiOfFile } from "../support/api";
import { ordering } from "../support/ordering";
import { choose, skuOf } from "../support/shopping";

const WEARER = "wearer@korraline.example";
const PACK = "PK-KC-SUN";
const HAT = { bundleId: "SUN-HAT", setId: "HATS", styleCode: "KC-5402" };
const SOCKS = { bundleId: "SOCKS", setId: "SOCKS", styleCode: "KC-5403" };
const api = await apiOfFile();
let code: string;

/** An order of a pack and of the catalogue, and a cart with the rest of the pack. */
beforeAll(async () => {
  const shop = ordering(api);
  code = await shop.order(WEARER, { [await skuOf(api, "KC-5002")]: 1 }, [{ packId: PACK, ...HAT }]);
  await api.call("POST", "/users/current/carts", { as: WEARER });
  await choose(api, WEARER, PACK, SOCKS.bundleId, SOCKS);
  const added = await api.call("POST", `/orgUsers/current/packs/${PACK}/cart`, { as: WEARER });
  expect(added.status).toBeLessThan(300);
});

const failing = async (db: Database) =>
  (await checkData(db)).filter(({ exceptions }) => exceptions.length > 0).map(({ says }) => says);

/** What fails once a statement has been made, which is then taken back. */
async function failingAfter(statement: SQL): Promise<string[]> {
  const found: string[] = [];
  const undone = new Error("taken back");
  await api.db
    .transaction(async (tx) => {
      await tx.execute(statement);
      found.push(...(await failing(tx)));
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return found;
}

/** One return that has ended, as a table `r`. */
const RETURNED = sql`(select * from return_requests where status = 'COMPLETED' order by code limit 1) r`;

const BREAKS: Record<string, () => SQL> = {
  "No more was taken of an allocation than it was granted": () =>
    sql`insert into entitlement_movements (allocation_id, measure, kind, amount)
      select id, 'quantity', 'use', 99999 from allocations limit 1`,
  "Whatever a cart holds of a pack is for items in it": () =>
    sql`delete from cart_entries where pack_id = ${PACK}`,
  "Items of a pack in a cart are held": () =>
    sql`update cart_entries set quantity = quantity + 1 where pack_id = ${PACK}`,
  "An order that stands used what its items of a pack are": () =>
    sql`update order_entries set quantity = quantity + 1 where order_code = ${code} and pack_id = ${PACK}`,
  "An order that stands used the points that it says": () =>
    sql`update orders set points = points + 1 where code = ${code}`,
  "A cancelled or declined order gave back what it used": () =>
    sql`update orders set status = 'CANCELLED' where code = ${code}`,
  "Each period was granted once": () =>
    sql`insert into entitlement_movements (allocation_id, bundle_id, measure, kind, amount)
      select allocation_id, bundle_id, measure, kind, amount from entitlement_movements
      where kind = 'grant' and change_id is null limit 1`,
  "Nobody has two periods of a pack on one day": () =>
    sql`insert into allocations (customer_id, pack_id, period_start, period_end)
      select customer_id, pack_id, period_start + 1, period_end from allocations limit 1`,
  "A cart that became an order is gone": () =>
    sql`update orders set guid = (select guid from carts limit 1) where code = ${code}`,
  "Each order has lines": () => sql`delete from order_entries where order_code = ${code}`,
  "The state of an order is that of its last event": () =>
    sql`update orders set last_event = last_event + 1 where code = ${code}`,
  "No more goes back of a line than was delivered": () =>
    sql`update return_entries set quantity = 9999 where came_by is null`,
  "No shelf has less than nothing": () => sql`update stock_levels set on_hand = -1`,
  "The total of an order is its goods, freight and GST": () =>
    sql`update orders set tax_cents = tax_cents + 1 where code = ${code}`,
  "The parts that pay an order are its total": () =>
    sql`update orders set account_cents = account_cents + 1 where code = ${code}`,
  "The credits of an invoice are those that it counts, and not more than it": () =>
    sql`update invoices set credited_cents = credited_cents + 1`,
  "No more goes back to a card than was taken from it": () =>
    sql`with paid as (insert into card_payments (order_code, customer_id, paid_with, authorisation, authorised_cents,
        authorised_at, captured_cents) select order_code, customer_id, '', '', 99, now(), 99 from ${RETURNED} returning 1)
      insert into card_refunds (number, return_code, source, paid_with, authorisation, currency, cents, requested_at)
      select 'RF-1', code, 'order', '', '', 'AUD', 100, now() from ${RETURNED}`,
  "A refund that is under way is that of a return under way, and a paid one of one that is completed": () =>
    sql`insert into card_refunds (number, return_code, source, paid_with, authorisation, currency, cents, requested_at)
      select 'RF-1', code, 'order', '', '', 'AUD', 100, now() from ${RETURNED}`,
  "A payment is the sum of its invoices": () =>
    sql`update invoices set paid_cents = paid_cents + 1 where payment_code is not null`,
  "The next order number is a new one": () => sql`select setval('order_numbers', 1)`,
  "The next invoice number is a new one": () => sql`select setval('invoice_numbers', 1)`,
  "The next credit number is a new one": () => sql`select setval('credit_numbers', 1)`,
  "The next payment number is a new one": () => sql`select setval('payment_numbers', 1)`,
  "The next refund number is a new one": () =>
    sql`insert into card_refunds (number, return_code, source, paid_with, authorisation, currency, cents, requested_at)
      select 'RF-6199', code, 'invoice', '', '', 'AUD', 100, now() from ${RETURNED}
      returning setval('refund_numbers', 1)`,
  "The next return number is a new one": () => sql`select setval('return_numbers', 1)`,
};

describe("npm run check", () => {
  test("[API-1] finds nothing in a shop that orders", async () => {
    expect(await failing(api.db)).toEqual([]);
    expect(Object.keys(BREAKS)).toEqual(RULES.map(({ says }) => says));
  });

  test.each(Object.entries(BREAKS).filter(([says]) => !says.startsWith("The next")))(
    "[API-1] finds where it does not hold: %s",
    async (says, statement) => {
      expect(await failingAfter(statement())).toContain(says);
    },
  );

  test("[API-1] finds numbers that would be given twice", async () => {
    const all = Object.entries(BREAKS).filter(([says]) => says.startsWith("The next"));
    // A sequence is not taken back with its transaction, so they come last.
    for (const [says, statement] of all) {
      await api.db.execute(statement());
      expect(await failing(api.db)).toContain(says);
    }
  });

  test("[API-1] a job is late beside the others, and not because the shop is closed", async () => {
    const waits = async () =>
      (await checkShop(api.db, api.now())).find(({ says }) => says.startsWith("No job waited"))!.exceptions;
    const ran = (name: string, at: string) =>
      api.db.execute(sql`insert into job_runs (name, due_at, finished_at)
        values (${name}, ${at}::timestamptz + interval '1 hour', ${at}::timestamptz)
        on conflict (name) do update set due_at = excluded.due_at, finished_at = excluded.finished_at,
          claimed_by = null`);
    await api.db.execute(sql`delete from job_runs`);
    await ran("sweep-tokens", "2026-01-01T00:00:00Z");
    expect(await waits()).toEqual([]);
    await ran("sweep-codes", "2026-01-01T03:00:00Z");
    expect(await waits()).toEqual(["sweep-tokens for 120 min"]);
  });

  test("[API-1] says one line for each check, names where it fails, and tells of jobs that wait and mails given up", async () => {
    await api.db.execute(sql`update mail_outbox set dead_at = now(), sent_at = null`);
    const words = checkWords(await checkShop(api.db, api.now()));
    expect(words).toContain("ok    Each order has lines");
    expect(words).toContain("WRONG No mail was given up, and no job failed when it last ran: not mail ");
    expect(words).toMatch(/\d+ of \d+ failed\.$/);
  });
});
