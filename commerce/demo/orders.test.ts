import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  mayMove,
  ORDER_TRANSITIONS,
  PARCEL_TRANSITIONS,
  type Actor,
} from "../modules/orders/life/transitions";
import { NOW, PROGRAM_DOMAINS, seededDemo, type SeededDemo } from "./test-demo";

let demo: SeededDemo;

beforeAll(async () => {
  demo = await seededDemo();
});
afterAll(() => demo.close());

const rows = <T = Record<string, unknown>>(query: string) => demo.rows<T>(query);
const count = (from: string) => demo.count(from);

const TABLES = [
  "organisations",
  "units",
  "cost_centres",
  "addresses",
  "users",
  "styles",
  "variants",
  "stock_levels",
  "price_rows",
  "style_value_adds",
  "packs",
  "bundles",
  "bundle_styles",
  "allocations",
  "entitlement_movements",
  "orders",
  "order_entries",
  "consignments",
  "order_events",
  "cms_components",
  "cms_slots",
];

async function digest(of: SeededDemo): Promise<string> {
  const hash = createHash("sha256");
  for (const table of TABLES) {
    for (const row of await of.rows<{ t: string }>(`select t::text as t from ${table} t order by 1`))
      hash.update(row.t);
  }
  return hash.digest("hex");
}

/** What is left of every counter of every allocation. */
const COUNTERS = `select allocation_id, measure, bundle_id,
  sum(case when kind in ('grant', 'release') then amount else -amount end)::int as left
  from entitlement_movements group by 1, 2, 3`;

describe("the demo's orders", () => {
  it("[PK-04] lines of packs that ask have a reason of their list, and some lines a comment", async () => {
    expect(
      await count(`order_entries e join packs p on p.id = e.pack_id
        where (e.reason_of_replacement is null) <> (p.replacement_reasons = '{}')
          or (e.reason_of_replacement is not null and not e.reason_of_replacement = any(p.replacement_reasons))`),
    ).toBe(0);
    expect(await count("order_entries where reason_of_replacement is not null")).toBeGreaterThan(20);
    expect(await count("order_entries where additional_comments is not null")).toBeGreaterThan(20);
  });

  it("[PK-05] no counter of any allocation is below nothing", async () => {
    expect(await rows(`select * from (${COUNTERS}) c where c.left < 0`)).toEqual([]);
    // New starters have all that is required of them.
    expect(
      await rows(`select * from (${COUNTERS}) c join allocations a on a.id = c.allocation_id
      join users u using (customer_id) join bundles b on b.pack_id = a.pack_id and b.id = c.bundle_id
      where u.uid like 'newstarter@%' and c.left < b.min_items`),
    ).toEqual([]);
  });

  it("[PK-05] grants 75 points to the airline's wearer, some of them used", async () => {
    const [points] = await rows<{ granted: number; used: number }>(`
      select sum(amount) filter (where kind = 'grant')::int as granted, sum(amount) filter (where kind = 'use')::int as used
      from entitlement_movements m join allocations a on a.id = m.allocation_id join users u using (customer_id)
      where u.uid = 'wearer@kestrel.example' and measure = 'points'`);
    expect(points?.granted).toBe(75);
    expect(points?.used).toBeGreaterThan(0);
    expect(points?.used).toBeLessThanOrEqual(40);
  });

  it("[OR-01] has orders whose totals add up, with lines, below the numbers of new orders", async () => {
    expect(await count("orders")).toBeGreaterThanOrEqual(1300);
    expect(await count("orders where total_cents <> sub_total_cents + delivery_cents + tax_cents")).toBe(0);
    expect(
      await count(
        "orders where total_cents <> credit_cents + subsidy_cents + account_cents + own_share_cents or least(credit_cents, subsidy_cents, account_cents, own_share_cents) < 0",
      ),
    ).toBe(0);
    expect(
      await count(
        "orders o where sub_total_cents <> (select sum(unit_cents * quantity) from order_entries e where e.order_code = o.code)",
      ),
    ).toBe(0);
    expect(
      await count(
        "orders o join units u on u.uid = o.unit_uid where tax_cents <> round((sub_total_cents + delivery_cents)::numeric * u.gst_rate / 10000.0) or o.currency <> u.currency",
      ),
    ).toBe(0);
    expect(await count("orders where code >= 'KR-100482' or code !~ '^KR-0[0-9]{5}$'")).toBe(0);
    expect(await count(`orders where placed_at > '${NOW.toISOString()}'`)).toBe(0);
    expect(await count("order_entries e where not exists (select from variants v where v.sku = e.sku)")).toBe(
      0,
    );
  });

  it("[OR-01] gives every wearer orders to look at, and new starters none", async () => {
    const of = await rows<{ uid: string; n: number }>(
      "select uid, count(o.code)::int as n from users u left join orders o using (customer_id) group by 1",
    );
    const orders = new Map(of.map((row) => [row.uid, row.n]));
    for (const domain of PROGRAM_DOMAINS) {
      expect(orders.get(`wearer@${domain}.example`), domain).toBeGreaterThanOrEqual(6);
      expect(orders.get(`newstarter@${domain}.example`), domain).toBe(0);
    }
    expect(await count("orders where total_cents > 500000 and status = 'PENDING_APPROVAL'")).toBe(1);
  });

  it("[AP-01] leaves an order waiting in the units of each approver", async () => {
    const idle = await rows<{ uid: string }>(
      `select u.uid from users u
        where u.active and 'b2bapprovergroup' = any(u.groups) and not exists (
          with recursive below as (
            select n.uid from units n where n.uid = u.unit_uid
            union select n.uid from units n join below b on n.parent_uid = b.uid)
          select from orders o where o.status = 'PENDING_APPROVAL' and o.customer_id <> u.customer_id
            and o.unit_uid in (select uid from below))`,
    );
    expect(idle).toEqual([]);
  });

  it("[AP-01] leaves orders waiting for approval in every program with packs", async () => {
    const waiting = await rows(
      "select organisation_uid from orders where status = 'PENDING_APPROVAL' group by 1",
    );
    expect(waiting).toHaveLength(PROGRAM_DOMAINS.length);
  });

  it("[OR-02] gives back what cancelled and declined orders had used", async () => {
    expect(
      await count(`(select order_code from entitlement_movements m join orders o on o.code = m.order_code
      where o.status in ('CANCELLED', 'REJECTED')
      group by 1 having sum(case kind when 'use' then amount else -amount end) <> 0) x`),
    ).toBe(0);
  });

  it("[OR-01] tells of each order how it came to its state, by permitted steps", async () => {
    const events = await rows<{
      order_code: string;
      sequence: number;
      at: string;
      actor: Actor;
      parcel: string | null;
      from_state: string | null;
      to_state: string;
    }>("select * from order_events order by order_code, sequence");
    const state = new Map<string, string>();
    let last = { order_code: "", sequence: 0, at: new Date(0) };
    for (const event of events) {
      const { order_code: order, sequence, parcel, actor, from_state: from, to_state: to } = event;
      const at = new Date(event.at);
      const thing = parcel ?? order;
      const table = parcel ? PARCEL_TRANSITIONS : ORDER_TRANSITIONS;
      expect([order, from, to, mayMove(table, from, to, actor)]).toEqual([order, from, to, true]);
      expect([thing, from]).toEqual([thing, state.get(thing) ?? null]);
      if (order === last.order_code) {
        expect(sequence).toBe(last.sequence + 1);
        expect([order, at >= last.at]).toEqual([order, true]);
      } else expect(sequence).toBe(1);
      state.set(thing, to);
      last = { order_code: order, sequence, at };
    }
    const things = await rows<{ code: string; status: string }>(
      "select code, status from orders union all select code, status from consignments",
    );
    expect(new Map(things.map(({ code, status }) => [code, status]))).toEqual(state);
    expect(await count(`order_events where at > '${NOW.toISOString()}'`)).toBe(0);
    const off = (what: string) =>
      count(`order_events e join orders o on o.code = e.order_code where ${what}`);
    expect(await off("e.sequence = 1 and e.at <> o.placed_at")).toBe(0);
    expect(await off("e.parcel is null and e.to_state = 'CANCELLED' and e.at <> o.cancelled_at")).toBe(0);
    expect(await off("e.sequence > o.last_event")).toBe(0);
    expect(await off("e.actor = 'approver' and e.by is null")).toBe(0);
    expect(await off("e.to_state = 'APPROVED'")).toBeGreaterThan(100);
    expect(
      await count(`consignments c where status_at <> (select max(at) from order_events e
        where e.order_code = c.order_code and e.parcel = c.code)`),
    ).toBe(0);
  });

  it("[FW-02] is the same demo for the same day", async () => {
    const again = await seededDemo();
    try {
      expect(await digest(again)).toBe(await digest(demo));
    } finally {
      await again.close();
    }
  });
});
