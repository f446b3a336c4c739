import { and, eq, like, sql } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import { rowsOf } from "../../commerce/database/connection";
import { statementCount } from "../../commerce/database/trace";
import { styles } from "../../commerce/modules/catalogue/tables";
import { mailOutbox } from "../../commerce/modules/mail/tables";
import { notifyOfReplacements } from "../../commerce/modules/notices";
import { notices } from "../../commerce/modules/notices/tables";
import { organisations } from "../../commerce/modules/organisation/tables";
import { classMeets } from "../../commerce/modules/ppe/held";
import { users } from "../../commerce/modules/users/tables";
import { satisfies } from "../../commerce/modules/catalogue/standards";
import { apiOfFile } from "../support/api";

const api = await apiOfFile();
const admin = "admin@korraline.example";
const wearer = "wearer@korraline.example";
const [korraline] = await api.db.select().from(organisations).where(eq(organisations.uid, "korraline"));
const [shirt] = await api.db.select().from(styles).where(eq(styles.code, "KC-5001"));
const TODAY = "2026-03-18";

interface Unmet {
  customerPK: string;
  unit: { uid: string };
  job: string;
  garmentClass: string;
  class: string;
  state: string;
  issuedOn?: string;
  since?: string;
}
const list = async (query: object = {}, as = admin) =>
  (await api.call("GET", "/manage-users/ppe", { as, query: { pageSize: "100", ...query } })).body as {
    unmet: Unmet[];
    pagination: { totalResults: number; totalPages: number };
  };
async function all(query: object = {}, as = admin): Promise<Unmet[]> {
  const first = await list(query, as);
  const rest = await Promise.all(
    Array.from({ length: first.pagination.totalPages - 1 }, (_, page) =>
      list({ ...query, currentPage: String(page + 1) }, as),
    ),
  );
  return [first, ...rest].flatMap(({ unmet }) => unmet);
}
/** Somebody who was given the shirt, whose parcels all came on one day. */
async function givenOn(day: string): Promise<string> {
  const [one] = await rowsOf<{ id: string }>(
    api.db,
    sql`select o.customer_id as id from orders o join order_entries e on e.order_code = o.code
      join users u on u.customer_id = o.customer_id and u.active and u.ends_on is null and u.starts_on is null
      join consignments c on c.order_code = o.code and c.status = 'DELIVERY_COMPLETED'
      where u.organisation_uid = 'korraline' and u.job_group = 'FIELD' and e.pack_id is not null and e.pack_type <> 'self-purchase'
        and e.product ->> 'styleCode' = 'KC-5001'
        and exists (select from jsonb_array_elements(c.lines) l where (l ->> 'entryNumber')::int = e.entry_number)
        and not exists (select from return_entries r where r.order_code = o.code)
      order by o.customer_id limit 1`,
  );
  await api.db.execute(sql`update consignments c set status_at = ${`${day}T04:00:00Z`}::timestamptz
    from orders o where o.code = c.order_code and o.customer_id = ${one!.id}`);
  // No other top of theirs counts.
  await api.db
    .execute(sql`update order_entries e set product = jsonb_set(e.product, '{styleCode}', '"KC-5101"')
    from orders o where o.code = e.order_code and o.customer_id = ${one!.id}
      and e.product ->> 'styleCode' in ('KC-5002', 'KC-5003', 'KC-5004')`);
  await api.db.execute(sql`delete from notices where customer_id = ${one!.id}`);
  return one!.id;
}

afterEach(async () => {
  const { replacedAfterMonths, standards } = shirt!;
  await api.db.update(styles).set({ replacedAfterMonths, standards }).where(eq(styles.code, "KC-5001"));
  const { roleRequirements } = korraline!;
  await api.db.update(organisations).set({ roleRequirements }).where(eq(organisations.uid, "korraline"));
});

describe("who does not have what their role requires", () => {
  const topOf = (unmet: Unmet[], id: string) =>
    unmet.find((one) => one.customerPK === id && one.garmentClass === "Hi-vis top");

  test("[B-20] issued in time, due to be replaced, never issued, and no longer certified", async () => {
    const id = await givenOn("2026-03-10");
    expect(topOf(await all(), id)).toBeUndefined();
    await givenOn("2025-03-18");
    // Twelve months to the day: it is due on it.
    expect(topOf(await all(), id)).toMatchObject({ state: "due", issuedOn: "2025-03-18", since: TODAY });
    await givenOn("2025-03-19");
    expect(topOf(await all(), id)).toBeUndefined();
    await api.db
      .update(styles)
      .set({ standards: [{ ...shirt!.standards[0]!, validUntil: "2026-03-17" }] })
      .where(eq(styles.code, "KC-5001"));
    expect(topOf(await all(), id)).toMatchObject({ state: "expired", since: "2026-03-17" });
    await api.db
      .update(styles)
      .set({ standards: [{ ...shirt!.standards[0]!, class: "N" }] })
      .where(eq(styles.code, "KC-5001"));
    expect(topOf(await all(), id)).toMatchObject({ state: "never" });
  });

  test("[B-20] what an order kept counts, not what its style says later", async () => {
    const id = await givenOn("2026-03-10");
    const kept = [{ ...shirt!.standards[0]!, validUntil: "2026-03-01" }];
    await api.db.execute(sql`update order_entries e set standards = ${JSON.stringify(kept)}::jsonb
      from orders o where o.code = e.order_code and o.customer_id = ${id} and e.product ->> 'styleCode' = 'KC-5001'`);
    // The style was certified again, so what was issued under the old certificate still is.
    expect(topOf(await all(), id)).toBeUndefined();
    await api.db.update(styles).set({ standards: kept }).where(eq(styles.code, "KC-5001"));
    expect(topOf(await all(), id)).toMatchObject({ state: "expired", since: "2026-03-01" });
    await api.db.execute(sql`update order_entries set standards = null`);
  });

  test("[B-20] units add up to the list, filters and sorts agree, and the numbers of statements stay", async () => {
    const count = { statements: 0 };
    const rows = await all();
    expect(rows.length).toBeGreaterThan(20);
    const { units } = (await api.call("GET", "/manage-users/ppe/units", { as: admin })).body;
    for (const state of ["never", "due", "expired"] as const) {
      const its = await all({ state });
      expect(its).toEqual(rows.filter((one) => one.state === state));
      expect(units.reduce((sum: number, one: Record<typeof state, number>) => sum + one[state], 0)).toBe(
        its.length,
      );
    }
    for (const { unit, unmet, people } of units) {
      const its = rows.filter((one) => one.unit.uid === unit.uid);
      expect(new Set(its.map(({ customerPK }) => customerPK)).size).toBe(unmet);
      expect(people).toBeGreaterThanOrEqual(unmet);
      expect(await all({ unit: unit.uid })).toEqual(its);
    }
    expect((await all({ sort: "unit" })).length).toBe(rows.length);
    const one = await statementCount.run(count, () => list({ pageSize: "1" }));
    const first = count.statements;
    count.statements = 0;
    await statementCount.run(count, () => list({ pageSize: "100" }));
    expect(count.statements).toBe(first);
    expect(one.pagination.totalResults).toBe(rows.length);
    const past = await list({ currentPage: "5000" });
    expect([past.unmet, past.pagination.totalResults]).toEqual([[], rows.length]);
  });

  test("[B-20] administrators see their own units and organisation alone, others nothing", async () => {
    const mine = await all();
    const ids = new Set(
      (await api.db.select().from(users).where(eq(users.organisationUid, "korraline"))).map(
        ({ customerId }) => customerId,
      ),
    );
    expect(mine.every(({ customerPK }) => ids.has(customerPK))).toBe(true);
    expect(await all({}, "admin@kestrel.example")).toEqual([]);
    expect(
      (await api.call("GET", "/manage-users/ppe/units", { as: "admin@kestrel.example" })).body.units,
    ).toEqual([]);
    for (const path of ["/manage-users/ppe", "/manage-users/ppe/units"]) {
      for (const as of [wearer, "approver@korraline.example"]) {
        expect((await api.call("GET", path, { as })).status).toBe(403);
      }
    }
    // The same requirements of another organisation find its people alone.
    await api.db
      .update(organisations)
      .set({ roleRequirements: korraline!.roleRequirements.map((one) => ({ ...one, job: "CABIN" })) })
      .where(eq(organisations.uid, "kestrel"));
    const theirs = await all({}, "admin@kestrel.example");
    expect(theirs.some(({ customerPK }) => ids.has(customerPK))).toBe(false);
    await api.db.update(organisations).set({ roleRequirements: [] }).where(eq(organisations.uid, "kestrel"));
  });

  test("[B-20] classes are compared by the database as by the rule", async () => {
    const classes = ["", "D", "N", "D/N", "N/D", "d / n", "R", "Type 1", "type  1", "D/R"];
    for (const has of classes) {
      for (const needs of classes) {
        const [row] = await rowsOf<{ meets: boolean }>(
          api.db,
          sql`select ${classMeets(sql`${has}::text`, sql`${needs}::text`)} as meets`,
        );
        const standard = "S";
        expect([has, needs, row!.meets]).toEqual([
          has,
          needs,
          satisfies({ standard, class: needs }, [{ standard, class: has, validUntil: null }], TODAY),
        ]);
      }
    }
  });
});

describe("garments that are replaced after a time", () => {
  const run = () => notifyOfReplacements(api.db, api.now(), (site) => `https://${site}.shop.example`);
  const told = (id: string) =>
    api.db
      .select()
      .from(notices)
      .where(
        and(eq(notices.customerId, id), eq(notices.kind, "replacement"), like(notices.about, "%KC-5001%")),
      );

  test("[B-20] the wearer is told once, thirty days before, in the shop and by mail", async () => {
    await run();
    const id = await givenOn("2025-04-18");
    await run();
    expect(await told(id)).toEqual([]);
    await givenOn("2025-04-17");
    await run();
    await run();
    const [notice, ...more] = await told(id);
    expect(more).toEqual([]);
    expect(notice!.details).toMatchObject({
      ...{ styleCode: "KC-5001", issuedOn: "2025-04-17", months: 12, replaceOn: "2026-04-17" },
    });
    const mails = await api.db
      .select()
      .from(mailOutbox)
      .where(like(mailOutbox.about, "replacement KC-5001 2026-04-17%"));
    expect(mails.length).toBe(1);
    expect(mails[0]!.text).toContain("17 Apr 2026");
    const { uid } = (await api.db.select().from(users).where(eq(users.customerId, id)))[0]!;
    const shown = await api.call("GET", "/users/current/notifications", { as: uid });
    expect(JSON.stringify(shown.body)).toContain(`Replace your ${shirt!.name} by 17 Apr 2026`);
    const issued = await api.call("GET", "/orgUsers/current/issued", { as: uid });
    expect(
      issued.body.pieces.find(({ product }: { product: { name: string } }) => product.name === shirt!.name),
    ).toMatchObject({ replaceOn: "2026-04-17" });
  });

  test("[B-20] what is replaced only when it is worn out is told of by nothing", async () => {
    await api.db.update(styles).set({ replacedAfterMonths: null }).where(eq(styles.code, "KC-5001"));
    const id = await givenOn("2025-04-17");
    await run();
    expect(await told(id)).toEqual([]);
  });
});
