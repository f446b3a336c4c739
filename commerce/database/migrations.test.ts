import { readFileSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { expect, test } from "vitest";
import { SCOPE_NAMES } from "../http/scopes";

const folder = "commerce/database/migrations";
const { entries } = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, "utf8")) as {
  entries: { tag: string }[];
};

/** A database with all migrations before one whose name ends so, and a function that runs that one. */
async function before(name: string) {
  const db = new PGlite();
  const run = (tag: string) => db.exec(readFileSync(`${folder}/${tag}.sql`, "utf8"));
  const at = entries.findIndex(({ tag }) => tag.endsWith(name));
  for (const { tag } of entries.slice(0, at)) await run(tag);
  return { db, migrate: () => run(entries[at]!.tag) };
}

test("[OR-01] an order from before histories gets a first event with what is known of it", async () => {
  const { db, migrate } = await before("order-events");
  const order = (code: string, status: string, cancelledAt: string | null) =>
    db.query(
      `insert into orders (code, guid, site, customer_id, organisation_uid, unit_uid, status, placed_at, currency,
        sub_total_cents, delivery_cents, tax_cents, total_cents, delivery_address, delivery_mode, payment_type,
        ordered_by, cancelled_at)
      values ($1, $1, 'uniforms', 'c-1', 'o', 'u', $2, '2026-01-02T03:04:05Z', 'AUD', 0, 0, 0, 0, '{}', '{}',
        'ACCOUNT', 'Zoë O''Brien-Ngāti', $3)`,
      [code, status, cancelledAt],
    );
  await order("A", "CREATED", null);
  await order("B", "CANCELLED", "2026-01-03T00:00:00Z");
  await order("C", "COMPLETED", null);
  await migrate();
  const { rows } = await db.query<Record<string, unknown>>("select * from order_events order by order_code");
  const common = {
    sequence: 1,
    from_state: null,
    channel: "migration",
    note: "Earlier events were not kept.",
  };
  expect(rows).toMatchObject([
    {
      ...common,
      order_code: "A",
      at: new Date("2026-01-02T03:04:05Z"),
      actor: "wearer",
      by: { customerId: "c-1", name: "Zoë O'Brien-Ngāti" },
      to_state: "CREATED",
    },
    {
      ...common,
      order_code: "B",
      at: new Date("2026-01-03T00:00:00Z"),
      actor: "wearer",
      to_state: "CANCELLED",
    },
    { ...common, order_code: "C", actor: "system", by: null, to_state: "COMPLETED" },
  ]);
  expect(Date.now() - (rows[2]!["at"] as Date).getTime()).toBeLessThan(60_000);
  expect((await db.query("select distinct last_event from orders")).rows).toEqual([{ last_event: 1 }]);
  await db.close();
}, 30_000);

test("[API-1] clients from before scopes keep all that they could do", async () => {
  const { db, migrate } = await before("client_scopes");
  await db.exec(`insert into oauth_clients (client_id, name, kind, grants, scopes)
    values ('erp', 'ERP', 'confidential', '{client_credentials}', '{basic}')`);
  await migrate();
  const { rows } = await db.query<{ scopes: string[] }>("select scopes from oauth_clients");
  expect(rows).toEqual([{ scopes: SCOPE_NAMES }]);
  await db.close();
}, 30_000);

test("[AC-01] a shop from before consents asks its people, but not the buyers of a wholesale site", async () => {
  const { db, migrate } = await before("consents");
  await db.exec(`insert into base_sites (uid, name, theme, languages, currencies)
    values ('staff', 'Staff', 'default', '{en}', '{AUD}'), ('trade', 'Trade', 'wholesale', '{en}', '{AUD}')`);
  await migrate();
  const { rows } = await db.query("select site, id, version from consent_templates");
  expect(rows).toEqual([{ site: "staff", id: "SIZES_FROM_ORDERS", version: 1 }]);
  expect((await db.query("select * from consents")).rows).toEqual([]);
  await db.close();
}, 30_000);
